// Saved files: as on a device, but kept by the browser, in hexadecimal digits.

const PREFIX = "hundred-crosses/save/";
const FINISHED = "hundred-crosses/finished";
const BOARD = "hundred-crosses/board";
const GAME = "game";

export class Saves {
  constructor(onTrouble) {
    this.onTrouble = onTrouble;
  }

  all() {
    const names = this.#try(() => Object.keys(localStorage)) ?? [];
    const ours = names.filter((name) => name.startsWith(PREFIX));
    return Object.fromEntries(
      ours.map((name) => [name.slice(PREFIX.length), localStorage.getItem(name)]),
    );
  }

  get game() {
    return this.#get(PREFIX + GAME);
  }

  // The last game that came to its end: the handheld forgets it, the page does not.
  get finished() {
    return this.#get(FINISHED);
  }

  set finished(journal) {
    this.#set(FINISHED, journal);
  }

  get board() {
    return this.#get(BOARD);
  }

  set board(name) {
    this.#set(BOARD, name);
  }

  keep(name, data) {
    this.#set(PREFIX + name, data);
  }

  forget(name) {
    if (name === GAME && this.game) this.finished = this.game;
    this.#try(() => localStorage.removeItem(PREFIX + name));
  }

  #get(key) {
    return this.#try(() => localStorage.getItem(key)) ?? null;
  }

  #set(key, value) {
    this.#try(() => localStorage.setItem(key, value));
  }

  // A browser may refuse to keep anything, or have no room left.
  #try(deed) {
    try {
      return deed();
    } catch (error) {
      this.onTrouble(`This browser keeps no saved games: ${error.message}`);
      return undefined;
    }
  }
}

export function bytesOf(digits) {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function digitsOf(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
