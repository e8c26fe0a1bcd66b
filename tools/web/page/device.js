// The chosen board as an object on the table: its panel and its buttons.

import { NAMES } from "./boards.js";
import { Panel } from "./panel.js";

// Where each button sits, and what it is called in full.
const PAD = ["up", "left", "centre", "right", "down"];
const LABELS = { up: "Up", down: "Down", left: "Left", right: "Right", centre: "Centre" };
const FACES = { up: "▲", down: "▼", left: "◀", right: "▶", centre: "" };

export class Device {
  constructor(place, name, board) {
    this.place = place;
    this.board = board;
    this.buttons = new Map(); // elements by code
    place.className = `device ${name}`;
    place.setAttribute("aria-label", board.title);
    const canvas = document.createElement("canvas");
    canvas.setAttribute("role", "img");
    canvas.setAttribute("aria-label", `Panel of the ${board.title}`);
    canvas.setAttribute("aria-describedby", "said");
    place.replaceChildren(
      group("pad", "Direction", this.#buttonsIn((code) => PAD.includes(NAMES[code]))),
      box("panel", [box("glass", [canvas])]),
      group("keys", "Buttons", this.#buttonsIn((code) => !PAD.includes(NAMES[code]))),
      box("print", [document.createTextNode(board.title)]),
    );
    this.panel = new Panel(canvas, board);
    this.fit();
  }

  #buttonsIn(isHere) {
    return this.board.codes.filter(isHere).map((code) => this.#button(code));
  }

  #button(code) {
    const name = NAMES[code];
    const button = document.createElement("button");
    button.type = "button";
    button.className = `button ${name}`;
    button.dataset.code = code;
    button.setAttribute("aria-label", LABELS[name] ?? `Button ${name}`);
    button.textContent = FACES[name] ?? name;
    this.buttons.set(code, button);
    return button;
  }

  show(code, isDown) {
    this.buttons.get(code)?.classList.toggle("pressed", isDown);
  }

  // style.css says how much of the window is taken up round the panel.
  fit() {
    const style = getComputedStyle(this.place);
    const around = (name) => parseInt(style.getPropertyValue(name), 10) || 0;
    this.panel.fit({
      width: document.documentElement.clientWidth - around("--around-x"),
      height: window.innerHeight - around("--around-y"),
    });
  }
}

function box(className, children) {
  const element = document.createElement("div");
  element.className = className;
  element.append(...children);
  return element;
}

function group(className, label, children) {
  const element = box(className, children);
  element.setAttribute("role", "group");
  element.setAttribute("aria-label", label);
  return element;
}
