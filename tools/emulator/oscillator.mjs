// The ring oscillator, for its random bit alone: firmware makes its random numbers
// of it. Here the bits come from a seed, so that a run can be repeated.

import { BasePeripheral } from "./rp2040.mjs";

const STATUS = 0x18;
const RANDOM_BIT = 0x1c;
const STABLE_AND_ENABLED = 0x80001000;

export class RingOscillator extends BasePeripheral {
  constructor(chip, seed) {
    super(chip, "ROSC");
    this.state = seed >>> 0 || 1; // xorshift never leaves zero
    this.registers = new Map();
  }

  readUint32(offset) {
    if (offset === RANDOM_BIT) return this.randomBit();
    if (offset === STATUS) return STABLE_AND_ENABLED;
    return this.registers.get(offset) ?? 0;
  }

  writeUint32(offset, value) {
    this.registers.set(offset, value);
  }

  randomBit() {
    this.state ^= this.state << 13;
    this.state ^= this.state >>> 17;
    this.state ^= this.state << 5;
    return this.state & 1;
  }
}
