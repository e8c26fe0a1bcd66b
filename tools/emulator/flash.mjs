// The flash chip: what it holds, how long it takes, and what a power cut leaves.
//
// Erasing sets all bits of a sector, programming clears bits of a page. Each takes
// its time, all at once for the program that waits for it; when the supply ends in
// the middle, part of the bits have changed and part have not.

export const SECTOR = 4096;
export const PAGE = 256;
const SIZE = 2 * 1024 * 1024;
const ERASE_SECTOR_NANOS = 45e6;
const PROGRAM_PAGE_NANOS = 400e3;

export class PowerCut extends Error {}

export class Flash {
  constructor(clock) {
    this.clock = clock;
    this.bytes = new Uint8Array(SIZE).fill(0xff);
    this.operations = []; // since the beginning: kind, address, data, begin and end
    this.cutCycle = Infinity; // the supply ends when the core has counted so far
    this.cutOperation = Infinity; // or amid this one of all operations
    this.noise = 1; // decides which bits of a half-done operation have changed
  }

  load(bytes, address = 0) {
    if (address + bytes.length > SIZE) {
      throw new RangeError(`${bytes.length} bytes at ${address} are not in flash`);
    }
    this.bytes.set(bytes, address);
  }

  erase(address, length) {
    for (let at = address; at < address + length; at += SECTOR) {
      const sector = this.bytes.subarray(at, at + SECTOR);
      const what = { kind: "erase", address: at };
      this.perform(what, ERASE_SECTOR_NANOS, sector, () => 0xff);
    }
  }

  program(address, data) {
    for (let at = 0; at < data.length; at += PAGE) {
      const page = this.bytes.subarray(address + at, address + at + PAGE);
      const old = page.slice();
      const written = data.slice(at, at + PAGE);
      const what = { kind: "program", address: address + at, data: written };
      this.perform(what, PROGRAM_PAGE_NANOS, page, (i) => old[i] & written[i]);
    }
  }

  // One operation, from its first cycle to its last, or to the end of the supply.
  perform(what, nanos, bytes, wanted) {
    const { core } = this.clock;
    const begin = core.cycles;
    const end = begin + this.clock.cyclesIn(nanos);
    if (this.operations.length === this.cutOperation) {
      this.cutCycle = Math.floor((begin + end) / 2);
    }
    this.operations.push({ ...what, begin, end });
    const isCut = this.cutCycle < end;
    for (let i = 0; i < bytes.length; i++) {
      const changing = bytes[i] ^ wanted(i);
      bytes[i] ^= isCut ? changing & this.someBits() : changing;
    }
    core.cycles = Math.min(end, this.cutCycle);
    if (isCut) throw new PowerCut();
  }

  // Xorshift: the same cut leaves the same bits, so that a failure can be repeated.
  someBits() {
    this.noise ^= this.noise << 13;
    this.noise ^= this.noise >>> 17;
    this.noise ^= this.noise << 5;
    return this.noise & 0xff;
  }
}
