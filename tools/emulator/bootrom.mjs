// A boot ROM of our own: the functions that firmware looks up in the Pico's ROM.
//
// It is high-level emulation. Each function is a stub of two instructions, a
// breakpoint with its number and a return; the breakpoint does the work here and
// charges the cycles that it would cost. Nothing is copied from the true ROM, which
// does not run here: the chip starts with the program in flash.

import { FLOAT_TABLE, DOUBLE_TABLE, floatFunctions } from "./rom_floats.mjs";

const VERSION = 3; // firmware then takes all its float functions from the ROM
const STACK = 0x20042000; // the end of memory, for the second boot stage
const STUBS = 0x100;
const TABLES = 0x800;
const BKPT = 0xbe00;
const BX_LR = 0x4770;
const CALL_CYCLES = 6;

const code = (name) => name.charCodeAt(0) | (name.charCodeAt(1) << 8);

export class BootRom {
  constructor(chip, flash, onBootloader) {
    this.chip = chip;
    this.flash = flash;
    this.image = new Uint32Array(4096);
    this.halfwords = new Uint16Array(this.image.buffer);
    this.stubs = []; // the function behind each breakpoint
    this.end = TABLES;
    this.write(onBootloader);
  }

  // Called by the chip at a breakpoint; false for one that is not ours.
  call(number) {
    const { core } = this.chip;
    const inRom = core.PC >= STUBS && core.PC < TABLES;
    if (!inRom || !this.stubs[number]) return false;
    const cycles = this.stubs[number](core.registers, this.chip);
    core.cycles += CALL_CYCLES + cycles; // flash operations have counted their own
    return true;
  }

  write(onBootloader) {
    const functions = {
      ...BIT_FUNCTIONS,
      ...MEMORY_FUNCTIONS,
      ...this.flashFunctions(),
      UB: () => (onBootloader(), 0),
    };
    const lookUp = this.stub((r) => ((r[0] = this.find(r[0], r[1])), 30));
    const pointers = Object.entries(functions).map(([name, f]) => [name, this.stub(f)]);
    const tables = [
      ["SF", this.functionTable(FLOAT_TABLE)],
      ["SD", this.functionTable(DOUBLE_TABLE)],
    ];
    this.image[0] = STACK;
    this.halfwords.set([code("Mu"), (VERSION << 8) | 1], 0x10 / 2);
    const heads = [this.lookUpTable(pointers), this.lookUpTable(tables), lookUp];
    this.halfwords.set(heads, 0x14 / 2);
  }

  stub(does) {
    const number = this.stubs.push(does) - 1;
    const address = STUBS + 4 * number;
    this.halfwords.set([BKPT | number, BX_LR], address / 2);
    return address | 1; // Thumb
  }

  lookUpTable(entries) {
    const at = this.end;
    const words = entries.flatMap(([name, pointer]) => [code(name), pointer]);
    this.halfwords.set([...words, 0], at / 2);
    this.end += 2 * words.length + 4;
    return at;
  }

  find(table, wanted) {
    for (let at = table / 2; this.halfwords[at]; at += 2) {
      if (this.halfwords[at] === (wanted & 0xffff)) return this.halfwords[at + 1];
    }
    return 0;
  }

  // A row of pointers. The firmware reads their number just before the first one.
  functionTable(names) {
    this.end = (this.end + 7) & ~3;
    const at = this.end;
    const functions = floatFunctions(names);
    this.halfwords[at / 2 - 1] = functions.length;
    functions.forEach((does, i) => (this.image[at / 4 + i] = this.stub(does)));
    this.end += 4 * functions.length;
    return at;
  }

  flashFunctions() {
    const { flash } = this;
    const nothing = () => 0;
    return {
      IF: nothing, // connect_internal_flash
      EX: nothing, // flash_exit_xip
      FC: nothing, // flash_flush_cache
      CX: nothing, // flash_enter_cmd_xip
      RE: (r) => (flash.erase(r[0], r[1]), 0),
      RP: (r, chip) => (flash.program(r[0], read(chip, r[1], r[2])), 0),
    };
  }
}

const BIT_FUNCTIONS = {
  P3: (r) => {
    let ones = 0;
    for (let rest = r[0]; rest; rest &= rest - 1) ones++;
    r[0] = ones;
    return 18;
  },
  L3: (r) => ((r[0] = Math.clz32(r[0])), 12),
  T3: (r) => ((r[0] = r[0] ? 31 - Math.clz32(r[0] & -r[0]) : 32), 12),
  R3: (r) => {
    let reversed = 0;
    for (let bit = 0; bit < 32; bit++) {
      reversed = (reversed << 1) | ((r[0] >>> bit) & 1);
    }
    r[0] = reversed;
    return 18;
  },
};

// The cycles are estimates: words move faster than bytes, which it takes when source
// and target differ in their last two bits.
const MEMORY_FUNCTIONS = {
  MC: (r, chip) => copy(chip, r[0], r[1], r[2]),
  C4: (r, chip) => copy(chip, r[0], r[1], r[2]),
  MS: (r, chip) => fill(chip, r[0], r[1], r[2]),
  S4: (r, chip) => fill(chip, r[0], r[1], r[2]),
};

const SRAM = 0x20000000;
const FLASH = 0x10000000;

function copy(chip, to, from, count) {
  const data = read(chip, from, count);
  if (isSram(chip, to, count)) chip.sram.set(data, to - SRAM);
  else data.forEach((byte, i) => chip.writeUint8(to + i, byte));
  return (to ^ from) & 3 ? 20 + 5 * count : 15 + Math.ceil(0.7 * count);
}

function fill(chip, to, value, count) {
  if (isSram(chip, to, count)) chip.sram.fill(value, to - SRAM, to - SRAM + count);
  else for (let i = 0; i < count; i++) chip.writeUint8(to + i, value & 0xff);
  return 15 + Math.ceil(0.4 * count);
}

function read(chip, from, count) {
  const slice = (memory, start) => memory.slice(from - start, from - start + count);
  if (isSram(chip, from, count)) return slice(chip.sram, SRAM);
  if (from >= FLASH && from + count <= FLASH + chip.flash.length) {
    return slice(chip.flash, FLASH);
  }
  return Uint8Array.from({ length: count }, (_, i) => chip.readUint8(from + i));
}

function isSram(chip, address, count) {
  return address >= SRAM && address + count <= SRAM + chip.sram.length;
}
