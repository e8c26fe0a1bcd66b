// What the e-ink panels' chips have in common: glass that keeps its picture, and a
// refresh that takes its time and says so on the BUSY wire.
//
// A refresh drives each pixel with a waveform, chosen by what the pixel was and what
// it shall be. A waveform is a row of phases, [level, frames] each. The last level
// that drives decides the colour; a waveform that never drives leaves the pixel as
// it is, which is how ghosts come about when a driver lets the memories disagree.

import { CommandChip } from "./command_chip.mjs";

const BLACK = 0;
const WHITE = 1;
export const LINES = 296;
export const LINE_BYTES = 16; // 128 pixels
const PIXELS = LINES * LINE_BYTES * 8;

const TO_BLACK = 1; // levels of a phase
const TO_WHITE = 2;

export class EInk extends CommandChip {
  constructor(name, commands, settings, world) {
    super(name, commands, world);
    this.settings = settings; // busy (a pin), busy_level, flipped
    this.glass = new Uint8Array(PIXELS).fill(BLACK); // until the first refresh
    this.refreshes = []; // kind, begin and end in cycles
    this.isBusy = false;
    this.isAsleep = false;
    this.setBusyWire();
  }

  setBusyWire() {
    const { busy, busy_level: busyLevel } = this.settings;
    this.world.drive(busy, this.isBusy ? busyLevel : 1 - busyLevel);
  }

  // Busy for some time; then the wire goes back, and `done` has happened.
  busyFor(nanos, done = () => {}) {
    this.ending?.cancel();
    this.isBusy = true;
    this.setBusyWire();
    this.ending = this.world.clock.after(nanos, () => {
      done();
      this.isBusy = false;
      this.setBusyWire();
    });
  }

  // What was under way when the reset came is not finished.
  stop() {
    this.ending?.cancel();
    this.isBusy = false;
    this.setBusyWire();
    this.command = null;
  }

  beforeCommand() {
    if (this.isBusy) this.warn(`${this.label} comes while the chip is busy`);
    if (this.isAsleep) this.warn(`${this.label} comes in deep sleep: RST wakes it`);
  }

  // `change` returns the new colour of a pixel, by its number and the old colour.
  refresh(kind, nanos, change) {
    const { clock } = this.world;
    const begin = clock.core.cycles;
    const end = begin + clock.cyclesIn(nanos);
    this.refreshes.push({ kind, begin, end });
    this.busyFor(nanos, () => {
      this.glass = this.glass.map((colour, pixel) => change(pixel, colour));
    });
  }

  // As the player holds it: the long side across.
  picture() {
    const [width, height] = [LINES, LINE_BYTES * 8];
    const rgb = new Uint8Array(3 * width * height);
    for (let y = 0, to = 0; y < height; y++) {
      const column = this.settings.flipped ? height - 1 - y : y;
      for (let x = 0; x < width; x++, to += 3) {
        rgb.fill(this.glass[x * height + column] * 255, to, to + 3);
      }
    }
    return { width, height, rgb };
  }

  state() {
    return { isBusy: this.isBusy, refreshes: this.refreshes };
  }
}

// The colour that a waveform leaves, from the colour that was there.
export function driven(phases, colour) {
  for (const [level, frames] of phases) {
    if (frames && level === TO_BLACK) colour = BLACK;
    if (frames && level === TO_WHITE) colour = WHITE;
  }
  return colour;
}

export function bitOf(memory, pixel) {
  return (memory[pixel >> 3] >> (7 - (pixel & 7))) & 1;
}

// The four levels in a byte of a waveform table.
export function levels(byte) {
  return [byte >> 6, (byte >> 4) & 3, (byte >> 2) & 3, byte & 3];
}
