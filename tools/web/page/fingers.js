// Whatever presses the buttons: mouse, touch, keyboard and gamepad.

import { NAMES } from "./boards.js";

const CODE = Object.fromEntries(NAMES.map((name, code) => [name, code]));

// For each key what it presses: the first of these that the board has.
const KEYS = {
  ArrowUp: ["up"],
  ArrowDown: ["down"],
  ArrowLeft: ["left", "up"],
  ArrowRight: ["right", "down"],
  Enter: ["A"],
  " ": ["centre", "A"],
  o: ["centre"],
  Escape: ["B"],
  Backspace: ["B"],
  a: ["A"],
  b: ["B"],
  c: ["C"],
  x: ["X"],
  y: ["Y"],
};

// The same for a gamepad, by the standard numbers of its buttons.
const PADS = {
  0: ["A"],
  1: ["B"],
  2: ["X", "C"],
  3: ["Y"],
  9: ["C", "B"],
  10: ["centre"],
  11: ["centre"],
  12: ["up"],
  13: ["down"],
  14: ["left", "up"],
  15: ["right", "down"],
};
const STICK = 0.5; // how far a stick is pushed to count
const CLICK_MS = 40; // a press that comes without a finger

export class Fingers {
  #sources = new Map(); // which code each finger, key or pad button holds down
  #isPolling = false;

  // `press` is called with a code and whether that button is down now.
  constructor(press) {
    this.press = press;
    this.codes = [];
    window.addEventListener("keydown", (event) => this.#keyDown(event));
    window.addEventListener("keyup", (event) => this.#up(`key ${event.code}`));
    window.addEventListener("blur", () => this.letGo());
    document.addEventListener("visibilitychange", () => this.letGo());
    window.addEventListener("gamepadconnected", () => this.#watchPads());
  }

  // Take up another device.
  hold(device) {
    this.letGo();
    this.codes = device.board.codes;
    for (const [code, button] of device.buttons) this.#touch(code, button);
  }

  letGo() {
    for (const source of [...this.#sources.keys()]) this.#up(source);
  }

  #down(source, code) {
    if (code === undefined || this.#sources.has(source)) return;
    const isDown = this.#isDown(code);
    this.#sources.set(source, code);
    if (!isDown) this.press(code, true);
  }

  #up(source) {
    const code = this.#sources.get(source);
    if (code === undefined) return;
    this.#sources.delete(source);
    if (!this.#isDown(code)) this.press(code, false);
  }

  #isDown(code) {
    return [...this.#sources.values()].includes(code);
  }

  #first(names) {
    return names?.map((name) => CODE[name]).find((code) => this.codes.includes(code));
  }

  // Mouse and touch.

  #touch(code, button) {
    button.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      button.setPointerCapture(event.pointerId);
      this.#down(`pointer ${event.pointerId}`, code);
    });
    for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) {
      button.addEventListener(kind, (event) => this.#up(`pointer ${event.pointerId}`));
    }
    button.addEventListener("contextmenu", (event) => event.preventDefault());
    button.addEventListener("click", (event) => this.#click(code, event));
  }

  // A screen reader clicks without any pointer or key.
  #click(code, event) {
    if (event.detail !== 0) return;
    this.press(code, true);
    setTimeout(() => this.press(code, false), CLICK_MS);
  }

  // Keyboard.

  #keyDown(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || isBusy(event)) return;
    const focused = event.target.closest?.(".button");
    const presses = event.key === "Enter" || event.key === " ";
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const code = presses && focused ? Number(focused.dataset.code) : this.#first(KEYS[key]);
    if (code === undefined) return;
    event.preventDefault();
    if (!event.repeat) this.#down(`key ${event.code}`, code);
  }

  // Gamepads tell nothing by themselves: look at them with every picture.

  #watchPads() {
    if (this.#isPolling) return;
    this.#isPolling = true;
    const look = () => {
      const pads = navigator.getGamepads().filter(Boolean);
      for (const pad of pads) this.#readPad(pad);
      this.#isPolling = pads.length > 0;
      if (this.#isPolling) requestAnimationFrame(look);
    };
    look();
  }

  #readPad(pad) {
    const [x = 0, y = 0] = pad.axes;
    const pushed = { 12: y < -STICK, 13: y > STICK, 14: x < -STICK, 15: x > STICK };
    for (const number of Object.keys(PADS)) {
      const source = `pad ${pad.index} ${number}`;
      const isDown = pad.buttons[number]?.pressed || pushed[number];
      if (isDown) this.#down(source, this.#first(PADS[number]));
      else this.#up(source);
    }
  }
}

// Somebody types or chooses elsewhere in the page.
function isBusy(event) {
  const { target } = event;
  if (target.closest?.("dialog")) return true;
  if (target.closest?.(".button")) return false;
  if (target.closest?.("input, textarea, select")) return true;
  const presses = event.key === "Enter" || event.key === " ";
  return presses && Boolean(target.closest?.("button, a, summary, label"));
}
