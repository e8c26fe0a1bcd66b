// UltraChip UC8151: the chip of the Badger 2040's e-ink panel, 128 sources wide and
// 296 gates long. Its BUSY wire is low while it is busy.
//
// Modelled: both memories, the partial window, waveforms from the chip's own store
// or from the registers, the frame rate, data polarity, scan directions, power on
// and off, deep sleep.
//
// Assumed, as no data sheet was at hand: after a refresh the two memories change
// places, so that what was new is old and the other one is to be written anew. If the
// chip copies instead, a driver that works here works there too. The times of power
// on and off and of a reset, and the frame rate by PLL, are estimates; the time of a
// refresh with the chip's own waveforms is what owners of the panel report.

import { silent, unmodelled } from "./command_chip.mjs";
import { bitOf, driven, EInk, levels, LINE_BYTES, LINES } from "./e_ink.mjs";

const FROM_REGISTERS = 0x20; // bits of PSR
const BLACK_AND_WHITE = 0x10;
const SCAN_UP = 0x08;
const SHIFT_RIGHT = 0x04;
const NOT_RESET = 0x01;
const ONE_IS_WHITE = 0x10; // in CDI
const SLEEP_CHECK = 0xa5;

const OWN_REFRESH_NANOS = 4.5e9;
const POWER_ON_NANOS = 40e6;
const POWER_OFF_NANOS = 20e6;
const RESET_NANOS = 1e6;

// Waveform tables by old and new colour.
const TABLES = { 0x20: "vcom", 0x21: "ww", 0x22: "bw", 0x23: "wb", 0x24: "bb" };
const GROUP = 6; // bytes: four levels, the frames of each, how often
const GROUPS = 7;

const COMMANDS = {
  0x00: { name: "PSR", takes: 1, run: (chip, [bits]) => chip.setPanel(bits) },
  0x02: { name: "POF", run: (chip) => chip.power(false) },
  0x04: { name: "PON", run: (chip) => chip.power(true) },
  0x07: { name: "DSLP", takes: 1, run: (chip, [check]) => chip.sleep(check) },
  0x10: { name: "DTM1", stream: (chip, byte) => chip.write(chip.old, byte) },
  0x11: { name: "DSP" },
  0x12: { name: "DRF", run: (chip) => chip.drive() },
  0x13: { name: "DTM2", stream: (chip, byte) => chip.write(chip.fresh, byte) },
  0x20: { name: "LUTC", takes: 44, atLeast: 42, run: (chip, p) => chip.load(0x20, p) },
  0x21: { name: "LUTWW", takes: 42, run: (chip, p) => chip.load(0x21, p) },
  0x22: { name: "LUTKW", takes: 42, run: (chip, p) => chip.load(0x22, p) },
  0x23: { name: "LUTWK", takes: 42, run: (chip, p) => chip.load(0x23, p) },
  0x24: { name: "LUTKK", takes: 42, run: (chip, p) => chip.load(0x24, p) },
  0x30: { name: "PLL", takes: 1, run: (chip, [bits]) => chip.setRate(bits) },
  0x50: { name: "CDI", takes: 1, run: (chip, [bits]) => (chip.cdi = bits) },
  0x61: { name: "TRES", takes: 3, run: (chip, p) => chip.checkResolution(...p) },
  0x90: { name: "PTL", takes: 7, run: (chip, p) => chip.setWindow(...p) },
  0x91: { name: "PTIN", run: (chip) => (chip.isPartial = true) },
  0x92: { name: "PTOU", run: (chip) => (chip.isPartial = false) },
  ...silent({
    0x01: "PWR", 0x03: "PFS", 0x05: "PMES", 0x06: "BTST", 0x25: "LUTBD", 0x2a: "LUTOPT",
    0x40: "TSC", 0x41: "TSE", 0x42: "TSW", 0x43: "TSR", 0x44: "PBC", 0x51: "LPD",
    0x60: "TCON", 0x70: "REV", 0x71: "FLG", 0x80: "AMV", 0x81: "VV", 0x82: "VDCS",
    0xe0: "CCSET", 0xe3: "PWS", 0xe4: "LVSEL", 0xe5: "TSSET",
  }),
  ...unmodelled({ 0x17: "AUTO", 0xa0: "PGM", 0xa1: "APG", 0xa2: "ROTP" }),
};

export class Uc8151 extends EInk {
  constructor(settings, world) {
    super("UC8151", COMMANDS, settings, world);
    this.old = new Uint8Array(LINES * LINE_BYTES);
    this.fresh = new Uint8Array(LINES * LINE_BYTES);
    this.setDefaults();
  }

  // What the glass shows stays there for years.
  losePower() {
    this.stop();
    this.setDefaults();
  }

  setDefaults() {
    this.psr = SHIFT_RIGHT | SCAN_UP | NOT_RESET; // and colours from three memories
    this.cdi = 0xd7;
    this.framesPerSecond = 50;
    this.isPowered = false;
    this.isAsleep = false;
    this.isPartial = false;
    this.window = { first: 0, last: LINE_BYTES - 1, top: 0, bottom: LINES - 1 };
    this.tables = {};
    this.at = 0;
  }

  hardReset() {
    this.stop();
    this.setDefaults();
    this.busyFor(RESET_NANOS);
  }

  beforeCommand(code) {
    super.beforeCommand();
    if (code === 0x10 || code === 0x13) this.at = 0;
  }

  setPanel(bits) {
    if (!(bits & NOT_RESET)) this.hardReset();
    this.psr = bits;
    if (!(bits & BLACK_AND_WHITE)) this.warn("PSR asks for red, and there is none");
  }

  setRate(bits) {
    const [m, n] = [(bits >> 3) & 7, bits & 7];
    this.framesPerSecond = (28.6 * m) / (n || 1);
  }

  checkResolution(sources, high, low) {
    const gates = (high << 8) | low;
    if (sources !== 8 * LINE_BYTES || gates !== LINES) {
      this.warn(`TRES says ${sources} x ${gates}; the panel has 128 x ${LINES}`);
    }
  }

  power(isPowered) {
    this.isPowered = isPowered;
    this.busyFor(isPowered ? POWER_ON_NANOS : POWER_OFF_NANOS);
  }

  sleep(check) {
    this.isAsleep = check === SLEEP_CHECK;
    if (!this.isAsleep) this.warn("DSLP without its check code 0xa5 does nothing");
  }

  // Sources come in bytes: the last three bits of a window's edges do not count.
  setWindow(left, right, a, b, c, d) {
    const [top, bottom] = [(a << 8) | b, (c << 8) | d];
    this.window = { first: left >> 3, last: right >> 3, top, bottom };
    if (left > right || top > bottom || right > 127 || bottom >= LINES) {
      this.warn(`PTL ${left} to ${right}, ${top} to ${bottom} is not on the panel`);
    }
    if (left & 7 || (right & 7) !== 7) {
      this.warn(`PTL ${left} to ${right} does not begin and end with a byte`);
    }
  }

  get area() {
    const whole = { first: 0, last: LINE_BYTES - 1, top: 0, bottom: LINES - 1 };
    return this.isPartial ? this.window : whole;
  }

  write(memory, byte) {
    const { first, last, top, bottom } = this.area;
    const width = last - first + 1;
    const line = top + Math.floor(this.at / width);
    if (line > bottom) return this.warn(`${this.label} got more data than fits`);
    memory[line * LINE_BYTES + first + (this.at % width)] = byte;
    this.at++;
  }

  load(code, bytes) {
    this.tables[TABLES[code]] = phasesOf(bytes);
  }

  drive() {
    if (!this.isPowered) return this.warn("DRF without power does nothing: PON first");
    const { psr, cdi, area } = this;
    const [old, fresh] = [this.old.slice(), this.fresh.slice()];
    const flip = cdi & ONE_IS_WHITE ? 0 : 1;
    const colour = (memory, pixel) => bitOf(memory, pixel) ^ flip;
    const [kind, nanos, wave] = psr & FROM_REGISTERS ? this.ownWaves() : OWN_WAVES;
    this.refresh(this.isPartial ? `partial ${kind}` : kind, nanos, (place, now) => {
      const pixel = placed(psr, place);
      if (!isInside(area, pixel)) return now;
      return wave(colour(old, pixel), colour(fresh, pixel), now);
    });
    [this.old, this.fresh] = [this.fresh, this.old];
  }

  ownWaves() {
    const { vcom, ww, bw, wb, bb } = this.tables;
    if (!(vcom && ww && bw && wb && bb)) {
      this.warn("DRF with waveforms from registers, but not all five are loaded");
      return ["registers", 0, (from, to, now) => now];
    }
    const frames = vcom.reduce((sum, [, count]) => sum + count, 0);
    const tables = [[bb, bw], [wb, ww]]; // by old and new colour
    const wave = (from, to, now) => driven(tables[from][to], now);
    return ["registers", (frames * 1e9) / this.framesPerSecond, wave];
  }
}

const OWN_WAVES = ["own", OWN_REFRESH_NANOS, (from, to) => to];

function phasesOf(bytes) {
  const phases = [];
  for (let at = 0; at < GROUPS * GROUP; at += GROUP) {
    const [level, ...frames] = bytes.slice(at, at + GROUP);
    const times = frames.pop();
    const group = levels(level).map((level, i) => [level, frames[i]]);
    for (let i = 0; i < times; i++) phases.push(...group);
  }
  return phases;
}

// Which pixel of the memory is shown at a place on the glass. The Badger's panel is
// mounted for shifting right and scanning down.
function placed(psr, place) {
  const [line, column] = [Math.floor(place / 128), place % 128];
  const gate = psr & SCAN_UP ? LINES - 1 - line : line;
  const source = psr & SHIFT_RIGHT ? column : 127 - column;
  return gate * 128 + source;
}

function isInside({ first, last, top, bottom }, pixel) {
  const [line, byte] = [Math.floor(pixel / 128), (pixel % 128) >> 3];
  return line >= top && line <= bottom && byte >= first && byte <= last;
}
