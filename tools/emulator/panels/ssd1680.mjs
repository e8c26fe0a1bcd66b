// Solomon SSD1680: the chip of the 2.9 inch e-ink panels, here with 128 sources and
// 296 gates. Its BUSY wire is high while it is busy.
//
// Modelled: both memories with window, counters and all data entry modes, display
// update sequences, waveforms from the chip's own store (full, and differential) or
// from its register, frame rate, deep sleep, gate order, inverting a memory. A
// differential update compares memory 0x26 with 0x24 and copies nothing by itself.
//
// How long power, loading and the chip's own waveforms take is estimated.

import { silent, unmodelled } from "./command_chip.mjs";
import { bitOf, driven, EInk, levels, LINE_BYTES, LINES } from "./e_ink.mjs";

const CLOCK_ON = 0x80; // steps of an update sequence
const ANALOG_ON = 0x40;
const LOAD_WAVEFORM = 0x10;
const DIFFERENTIAL = 0x08;
const DISPLAY = 0x04;
const ANALOG_OFF = 0x02;

const X_UP = 1; // bits of the data entry mode
const Y_UP = 2;
const Y_FIRST = 4;
const GATES_REVERSED = 0x01; // in driver output control

const RESET_NANOS = 5e6;
const POWER_ON_NANOS = 80e6;
const POWER_OFF_NANOS = 100e6;
const LOAD_NANOS = 5e6;
const FULL_NANOS = 2e9;
const DIFFERENTIAL_NANOS = 300e6;

const WAVEFORM_BYTES = 153;
const GROUPS = 12;
const TIMES = 60; // where the frames of the groups begin
const RATES = 144;
const HERTZ = [25, 25, 50, 75, 100, 125, 150, 175, 200];

const wide = (low, high) => low | (high << 8);

const COMMANDS = {
  0x01: { name: "DRIVER_OUTPUT_CONTROL", takes: 3, run: (c, p) => c.setGates(...p) },
  0x10: { name: "DEEP_SLEEP_MODE", takes: 1, run: (c, [mode]) => c.sleep(mode) },
  0x11: { name: "DATA_ENTRY_MODE", takes: 1, run: (c, [mode]) => (c.entry = mode) },
  0x12: { name: "SW_RESET", run: (c) => c.softReset() },
  0x20: { name: "MASTER_ACTIVATION", run: (c) => c.activate() },
  0x21: { name: "UPDATE_CONTROL_1", takes: 2, atLeast: 1, run: (c, p) => c.read(p) },
  0x22: { name: "UPDATE_CONTROL_2", takes: 1, run: (c, [steps]) => (c.steps = steps) },
  0x24: { name: "WRITE_RAM_BW", stream: (c, byte) => c.write(c.fresh, byte) },
  0x26: { name: "WRITE_RAM_RED", stream: (c, byte) => c.write(c.old, byte) },
  0x32: { name: "WRITE_LUT", takes: WAVEFORM_BYTES, run: (c, p) => (c.waveform = p) },
  0x44: { name: "SET_RAM_X", takes: 2, run: (c, p) => c.setX(...p) },
  0x45: { name: "SET_RAM_Y", takes: 4, run: (c, p) => c.setY(...p) },
  0x46: { name: "AUTO_WRITE_RED", takes: 1, run: (c, [bits]) => c.fill(c.old, bits) },
  0x47: { name: "AUTO_WRITE_BW", takes: 1, run: (c, [bits]) => c.fill(c.fresh, bits) },
  0x4e: { name: "SET_RAM_X_COUNTER", takes: 1, run: (c, [x]) => (c.x = x & 0x3f) },
  0x4f: { name: "SET_RAM_Y_COUNTER", takes: 2, run: (c, p) => (c.y = wide(...p)) },
  0x7f: { name: "NOP" },
  ...silent({
    0x03: "GATE_VOLTAGE", 0x04: "SOURCE_VOLTAGE", 0x08: "INITIAL_CODE_PROGRAM",
    0x09: "INITIAL_CODE_WRITE", 0x0a: "INITIAL_CODE_READ", 0x0c: "BOOSTER_SOFT_START",
    0x14: "HV_READY", 0x15: "VCI_DETECTION", 0x18: "TEMPERATURE_SENSOR",
    0x1a: "TEMPERATURE_WRITE", 0x1b: "TEMPERATURE_READ", 0x1c: "TEMPERATURE_EXTERNAL",
    0x29: "VCOM_SENSE_DURATION", 0x2b: "VCOM_CONTROL", 0x2c: "WRITE_VCOM",
    0x37: "WRITE_DISPLAY_OPTION", 0x38: "WRITE_USER_ID", 0x3c: "BORDER_WAVEFORM",
    0x3f: "END_OPTION", 0x41: "READ_RAM_OPTION",
  }),
  ...unmodelled({
    0x27: "READ_RAM", 0x28: "VCOM_SENSE", 0x2a: "PROGRAM_VCOM", 0x2d: "OTP_READ",
    0x2e: "USER_ID_READ", 0x2f: "STATUS_READ", 0x30: "PROGRAM_WS_OTP",
    0x31: "LOAD_WS_OTP", 0x34: "CRC_CALCULATION", 0x35: "CRC_READ",
    0x36: "PROGRAM_OTP_SELECTION", 0x39: "OTP_PROGRAM_MODE",
  }),
};

export class Ssd1680 extends EInk {
  constructor(settings, world) {
    super("SSD1680", COMMANDS, settings, world);
    this.fresh = new Uint8Array(LINES * LINE_BYTES);
    this.old = new Uint8Array(LINES * LINE_BYTES);
    this.losePower();
  }

  // What the glass shows stays there for years.
  losePower() {
    this.stop();
    this.waveform = null; // until one is loaded
    this.isAsleep = false;
    this.setDefaults();
  }

  setDefaults() {
    this.entry = X_UP | Y_UP;
    this.options = 0;
    this.steps = 0xff;
    this.gates = 0;
    this.columns = [0, 0x15];
    this.rows = [0, LINES - 1];
    this.x = 0;
    this.y = 0;
  }

  hardReset() {
    this.stop();
    this.isAsleep = false;
    this.softReset();
  }

  softReset() {
    this.setDefaults();
    this.busyFor(RESET_NANOS);
  }

  sleep(mode) {
    this.isAsleep = (mode & 3) !== 0;
  }

  // How an update is to read the two memories.
  read([options]) {
    this.options = options;
  }

  setGates(low, high, order) {
    this.gates = order;
    const count = (low | ((high & 1) << 8)) + 1;
    if (count !== LINES) this.warn(`${count} gates are driven; the panel has ${LINES}`);
  }

  setX(first, last) {
    this.columns = [first & 0x3f, last & 0x3f];
    if (Math.max(...this.columns) >= LINE_BYTES) {
      this.warn(`SET_RAM_X ${first} to ${last}: the panel has bytes 0 to 15`);
    }
  }

  setY(firstLow, firstHigh, lastLow, lastHigh) {
    this.rows = [wide(firstLow, firstHigh), wide(lastLow, lastHigh)];
    if (Math.max(...this.rows) >= LINES) {
      this.warn(`SET_RAM_Y ${this.rows.join(" to ")}: the panel has 0 to ${LINES - 1}`);
    }
  }

  write(memory, byte) {
    const { x, y } = this;
    if (x < LINE_BYTES && y < LINES) memory[y * LINE_BYTES + x] = byte;
    if (this.entry & Y_FIRST) {
      if (this.stepY()) this.stepX();
    } else if (this.stepX()) {
      this.stepY();
    }
  }

  // Both step within the window, and tell when they began again.
  stepX() {
    const isLast = this.x === this.columns[1];
    this.x = isLast ? this.columns[0] : (this.x + (this.entry & X_UP ? 1 : -1)) & 0x3f;
    return isLast;
  }

  stepY() {
    const isLast = this.y === this.rows[1];
    this.y = isLast ? this.rows[0] : (this.y + (this.entry & Y_UP ? 1 : -1)) & 0x1ff;
    return isLast;
  }

  // A regular pattern; of those only one colour all over is modelled.
  fill(memory, bits) {
    if (bits & 0x77 && (bits & 0x77) !== 0x77) {
      this.warn(`${this.label} of a pattern is not modelled`);
    }
    memory.fill(bits & 0x80 ? 0xff : 0);
    this.busyFor(LOAD_NANOS);
  }

  // The steps chosen by DISPLAY_UPDATE_CONTROL_2, one after the other.
  activate() {
    const { steps } = this;
    if (steps & LOAD_WAVEFORM) this.waveform = null;
    let nanos = steps & LOAD_WAVEFORM ? LOAD_NANOS : 0;
    if (steps & (CLOCK_ON | ANALOG_ON)) nanos += POWER_ON_NANOS;
    if (steps & ANALOG_OFF) nanos += POWER_OFF_NANOS;
    if (!(steps & DISPLAY)) return this.busyFor(nanos);
    const [kind, display, wave] = this.waves();
    const { gates } = this;
    const [old, fresh] = [this.seen(this.old, 4), this.seen(this.fresh, 0)];
    this.refresh(kind, nanos + display, (place, now) => {
      const pixel = gates & GATES_REVERSED ? turned(place) : place;
      return wave(bitOf(old, pixel), bitOf(fresh, pixel), now);
    });
  }

  // A memory as the update reads it: as it is, as all zeros, or inverted.
  seen(memory, shift) {
    const option = (this.options >> shift) & 0xf;
    if (option === 4) return new Uint8Array(memory.length);
    return option === 8 ? memory.map((byte) => ~byte) : memory.slice();
  }

  waves() {
    if (this.waveform) return waveformFrom(this.waveform);
    if (!(this.steps & DIFFERENTIAL)) return ["full", FULL_NANOS, (from, to) => to];
    const differential = (from, to, now) => (from === to ? now : to);
    return ["differential", DIFFERENTIAL_NANOS, differential];
  }
}

// The register's tables by old and new bit, and how long all their frames take.
function waveformFrom(bytes) {
  const tables = [0, 1, 2, 3].map((nth) => phasesOf(bytes, nth));
  const seconds = secondsOf(bytes);
  const wave = (from, to, now) => driven(tables[2 * from + to], now);
  return ["registers", seconds * 1e9, wave];
}

// A group's seven bytes: frames of A and B, their repeats, of C and D, theirs, all.
function phasesOf(bytes, nth) {
  const phases = [];
  for (let group = 0; group < GROUPS; group++) {
    const [a, b, , c, d] = bytes.slice(TIMES + 7 * group);
    const frames = [a, b, c, d];
    const driving = levels(bytes[nth * GROUPS + group]);
    driving.forEach((level, i) => phases.push([level, frames[i]]));
  }
  return phases;
}

function secondsOf(bytes) {
  let seconds = 0;
  for (let group = 0; group < GROUPS; group++) {
    const [a, b, repeatAB, c, d, repeatCD, repeat] = bytes.slice(TIMES + 7 * group);
    const frames = (a + b) * (repeatAB + 1) + (c + d) * (repeatCD + 1);
    const rate = (bytes[RATES + (group >> 1)] >> (group & 1 ? 0 : 4)) & 0xf;
    seconds += (frames * (repeat + 1)) / (HERTZ[rate] ?? 200);
  }
  return seconds;
}

function turned(place) {
  return (LINES - 1 - Math.floor(place / 128)) * 128 + (place % 128);
}
