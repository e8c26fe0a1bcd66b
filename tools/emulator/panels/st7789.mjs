// Sitronix ST7789: the chip of the LCD panels, with 240 x 320 pixels of memory.
//
// Modelled: the address window and its counter, pixels of 12, 16 and 18 bits, byte
// order, all eight orientations of MADCTL and red-blue order, inversion, sleep, and
// display on and off. Commands within 5 ms of a reset or of waking up warn.
//
// A panel shows a part of the memory, and is mounted in one of the orientations.
// Its settings say so as a driver would: the MADCTL with which the picture stands
// upright, and the column and row where the picture then begins.

import { CommandChip, silent, unmodelled } from "./command_chip.mjs";

const COLUMNS = 240;
const ROWS = 320;

const MY = 0x80; // bits of MADCTL
const MX = 0x40;
const MV = 0x20;
const BGR = 0x08;

const AFTER_RESET_NANOS = 5e6; // until the next command is heard
const AFTER_WAKING_NANOS = 5e6;

const wide = (high, low) => (high << 8) | low;
const five = (bits) => ((bits & 0x1f) << 3) | ((bits & 0x1f) >> 2);
const six = (bits) => ((bits & 0x3f) << 2) | ((bits & 0x3f) >> 4);
const four = (bits) => (bits & 0xf) * 17;

// How many bytes hold how many pixels, and the pixels' red, green and blue.
const FORMATS = {
  3: { bytes: 3, pixels: ([a, b, c]) => [
    [four(a >> 4), four(a), four(b >> 4)],
    [four(b), four(c >> 4), four(c)],
  ] },
  5: { bytes: 2, pixels: ([high, low]) => [
    [five(high >> 3), six((high << 3) | (low >> 5)), five(low)],
  ] },
  6: { bytes: 3, pixels: ([r, g, b]) => [[six(r >> 2), six(g >> 2), six(b >> 2)]] },
};

const COMMANDS = {
  0x00: { name: "NOP" },
  0x01: { name: "SWRESET", run: (chip) => chip.softReset() },
  0x10: { name: "SLPIN", run: (chip) => (chip.isAsleep = true) },
  0x11: { name: "SLPOUT", run: (chip) => chip.wake() },
  0x20: { name: "INVOFF", run: (chip) => (chip.isInverted = false) },
  0x21: { name: "INVON", run: (chip) => (chip.isInverted = true) },
  0x28: { name: "DISPOFF", run: (chip) => (chip.isOn = false) },
  0x29: { name: "DISPON", run: (chip) => (chip.isOn = true) },
  0x2a: { name: "CASET", takes: 4, run: (chip, p) => chip.setColumns(...p) },
  0x2b: { name: "RASET", takes: 4, run: (chip, p) => chip.setRows(...p) },
  0x2c: { name: "RAMWR", stream: (chip, byte) => chip.write(byte) },
  0x3c: { name: "WRMEMC", stream: (chip, byte) => chip.write(byte) },
  0x36: { name: "MADCTL", takes: 1, run: (chip, [bits]) => (chip.madctl = bits) },
  0x3a: { name: "COLMOD", takes: 1, run: (chip, [bits]) => chip.setFormat(bits) },
  0xb0: { name: "RAMCTRL", takes: 2, run: (chip, p) => chip.setByteOrder(...p) },
  ...silent({
    0x13: "NORON", 0x26: "GAMSET", 0x34: "TEOFF", 0x35: "TEON", 0x38: "IDMOFF",
    0x44: "STE", 0x51: "WRDISBV", 0x53: "WRCTRLD", 0x55: "WRCACE", 0x5e: "WRCABCMB",
    0xb2: "PORCTRL", 0xb3: "FRCTRL1", 0xb5: "PARCTRL", 0xb7: "GCTRL", 0xb8: "GTADJ",
    0xba: "DGMEN", 0xbb: "VCOMS", 0xbc: "POWSAVE", 0xbd: "DLPOFFSAVE",
    0xc0: "LCMCTRL", 0xc1: "IDSET", 0xc2: "VDVVRHEN", 0xc3: "VRHS", 0xc4: "VDVSET",
    0xc5: "VCMOFSET", 0xc6: "FRCTR2", 0xc7: "CABCCTRL", 0xc8: "REGSEL1",
    0xca: "REGSEL2", 0xcc: "PWMFRSEL", 0xd0: "PWCTRL1", 0xd2: "VAPVANEN",
    0xdf: "CMD2EN", 0xe0: "PVGAMCTRL", 0xe1: "NVGAMCTRL", 0xe2: "DGMLUTR",
    0xe3: "DGMLUTB", 0xe4: "GATECTRL", 0xe7: "SPI2EN", 0xe8: "PWCTRL2",
    0xe9: "EQCTRL", 0xec: "PROMCTRL",
  }),
  ...unmodelled({
    0x04: "RDDID", 0x09: "RDDST", 0x0a: "RDDPM", 0x0b: "RDDMADCTL", 0x0c: "RDDCOLMOD",
    0x12: "PTLON", 0x2e: "RAMRD", 0x30: "PTLAR", 0x33: "VSCRDEF", 0x37: "VSCSAD",
    0x39: "IDMON", 0x3e: "RDMEMC", 0xb1: "RGBCTRL",
  }),
};

export class St7789 extends CommandChip {
  constructor(settings, world) {
    super("ST7789", COMMANDS, world);
    this.settings = settings; // width, height, madctl, column, row
    this.memory = new Uint8Array(3 * COLUMNS * ROWS);
    this.losePower();
  }

  losePower() {
    this.memory.fill(0x55); // as good as noise
    this.command = null;
    this.deafUntil = 0;
    this.setDefaults();
  }

  setDefaults() {
    this.isAsleep = true;
    this.isOn = false;
    this.isInverted = false;
    this.madctl = 0;
    this.setFormat(0x66);
    this.lowByteFirst = false;
    this.columns = [0, COLUMNS - 1];
    this.rows = [0, ROWS - 1];
    this.rewind();
  }

  hardReset() {
    this.setDefaults();
    this.command = null;
    this.deafUntil = this.nanos + AFTER_RESET_NANOS;
  }

  softReset() {
    this.setDefaults();
    this.deafUntil = this.nanos + AFTER_RESET_NANOS;
  }

  wake() {
    this.isAsleep = false;
    this.deafUntil = this.nanos + AFTER_WAKING_NANOS;
  }

  beforeCommand() {
    if (this.nanos < this.deafUntil) {
      this.warn(`${this.label} comes within 5 ms of a reset or of SLPOUT`);
    }
    if (this.command.stream && this.command.name === "RAMWR") this.rewind();
    this.bytes.length = 0;
  }

  setFormat(bits) {
    this.format = FORMATS[bits & 7];
    this.bytes = [];
    if (this.format) return;
    this.warn(`COLMOD has no format ${bits & 7}: 3, 5, 6 are 12, 16 and 18 bits`);
    this.format = FORMATS[6];
  }

  setByteOrder(_, order) {
    this.lowByteFirst = !!(order & 0x08);
  }

  setColumns(a, b, c, d) {
    this.columns = this.range("CASET", wide(a, b), wide(c, d), this.width);
  }

  setRows(a, b, c, d) {
    this.rows = this.range("RASET", wide(a, b), wide(c, d), this.height);
  }

  get width() {
    return this.madctl & MV ? ROWS : COLUMNS;
  }

  get height() {
    return this.madctl & MV ? COLUMNS : ROWS;
  }

  range(name, first, last, limit) {
    if (first > last || last >= limit) {
      this.warn(`${name} asks for ${first} to ${last}; there are 0 to ${limit - 1}`);
    }
    return [first, last];
  }

  rewind() {
    this.x = this.columns[0];
    this.y = this.rows[0];
  }

  write(byte) {
    const { bytes, format } = this;
    bytes.push(byte);
    if (bytes.length < format.bytes) return;
    if (this.lowByteFirst && format.bytes === 2) bytes.reverse();
    for (const pixel of format.pixels(bytes)) this.store(pixel);
    bytes.length = 0;
  }

  store(pixel) {
    const at = address(this.madctl, this.x, this.y);
    if (at !== null) this.memory.set(this.madctl & BGR ? pixel.reverse() : pixel, at);
    if (++this.x <= this.columns[1]) return;
    this.x = this.columns[0];
    if (++this.y > this.rows[1]) this.y = this.rows[0];
  }

  // What a person sees: red, green and blue of each pixel. These panels show black
  // where there is no voltage, so the colours are right with inversion on.
  picture() {
    const { width, height, madctl, column, row } = this.settings;
    const rgb = new Uint8Array(3 * width * height);
    if (!this.isOn || this.isAsleep) return { width, height, rgb };
    for (let y = 0, to = 0; y < height; y++) {
      for (let x = 0; x < width; x++, to += 3) {
        const from = address(madctl, x + column, y + row);
        for (let i = 0; i < 3; i++) {
          rgb[to + i] = this.memory[from + i] ^ (this.isInverted ? 0 : 0xff);
        }
      }
    }
    return { width, height, rgb };
  }

  state() {
    const { isAsleep, isOn, isInverted, madctl } = this;
    return { isAsleep, isOn, isInverted, madctl };
  }
}

// Where a pixel lies in memory; null outside of it.
function address(madctl, x, y) {
  let [column, row] = madctl & MV ? [y, x] : [x, y];
  if (column >= COLUMNS || row >= ROWS) return null;
  if (madctl & MX) column = COLUMNS - 1 - column;
  if (madctl & MY) row = ROWS - 1 - row;
  return 3 * (row * COLUMNS + column);
}
