// The panel: pixels as the handheld sends them, drawn on a canvas at a whole-number
// scale.

import { E_INK_COLOURS } from "./boards.js";

const FLASH_MS = 150;

export class Panel {
  constructor(canvas, board) {
    this.canvas = canvas;
    this.board = board;
    canvas.width = board.width;
    canvas.height = board.height;
    this.context = canvas.getContext("2d", { willReadFrequently: true });
    this.image = this.context.createImageData(board.width, board.height);
    this.dots = new Uint32Array(this.image.data.buffer);
    this.setPalette(E_INK_COLOURS);
  }

  // Colours as hexadecimal digits; a panel of ink and paper keeps its own.
  setPalette(colours) {
    if (this.board.bits === 1) colours = E_INK_COLOURS;
    this.palette = Uint32Array.from(colours, opaque);
  }

  // Only the given part is drawn: what the handheld forgets to send is not seen.
  draw({ pixels, x, y, width, height, isRefresh }) {
    if (this.board.bits === 4) this.#expandFourBits(pixels);
    else this.#expandOneBit(pixels);
    this.context.putImageData(this.image, 0, 0, x, y, width, height);
    if (isRefresh && this.board.bits === 1) this.#flash();
  }

  // Two pixels a byte, row by row, the left one in the high half.
  #expandFourBits(pixels) {
    const { dots, palette } = this;
    let at = 0;
    for (const pair of pixels) {
      dots[at++] = palette[pair >> 4];
      dots[at++] = palette[pair & 15];
    }
  }

  // Eight pixels a byte, from top to bottom, in bands of eight rows.
  #expandOneBit(pixels) {
    const { dots, palette } = this;
    const { width } = this.board;
    pixels.forEach((byte, place) => {
      let at = Math.floor(place / width) * 8 * width + (place % width);
      for (let row = 0; row < 8; row++, at += width) dots[at] = palette[(byte >> row) & 1];
    });
  }

  // E-ink turns over before it shows a whole new picture.
  #flash() {
    this.canvas.classList.add("flashing");
    setTimeout(() => this.canvas.classList.remove("flashing"), FLASH_MS);
  }

  setLight(percent) {
    const brightness = this.board.bits === 1 ? 1 : 0.3 + (0.7 * percent) / 100;
    this.canvas.style.setProperty("--light", brightness);
  }

  // As large as the room allows, each pixel a whole number of the screen's own.
  fit(room) {
    const ratio = window.devicePixelRatio || 1;
    const { width, height } = this.board;
    const most = Math.min(room.width / width, room.height / height) * ratio;
    const scale = Math.max(1, Math.floor(most));
    this.canvas.style.width = `${(width * scale) / ratio}px`;
    this.canvas.style.height = `${(height * scale) / ratio}px`;
  }
}

function opaque(colour) {
  const rgb = parseInt(colour, 16);
  const bytes = Uint8Array.of(rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255);
  return new Uint32Array(bytes.buffer)[0];
}
