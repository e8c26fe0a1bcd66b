// The page: a device on the table, the games that are kept, and what can be done.

import { BOARDS } from "./boards.js";
import { Device } from "./device.js";
import { ask, copy, dismiss, element, notice, say } from "./dialogs.js";
import { Fingers } from "./fingers.js";
import { seedIn, linkTo } from "./link.js";
import { Machine } from "./machine.js";
import { keepOffline } from "./offline.js";
import { bytesOf, digitsOf, Saves } from "./saves.js";

const DEFAULT_BOARD = "pico_lcd_1_3";
const LONGEST_JOURNAL = 4096; // bytes
const PATIENCE_MS = 1000;

const saves = new Saves((trouble) => notice("saves", trouble));
const machine = new Machine();
const fingers = new Fingers(press);
let board = BOARDS[saves.board] ? saves.board : DEFAULT_BOARD;
let device = null;

function press(code, isDown) {
  device.show(code, isDown);
  machine.press(code, isDown);
}

// Switch the chosen device on, with a journal to replay or with the game.
function switchOn(journal = null) {
  if (element("trouble").open) element("trouble").close();
  say("");
  device = new Device(element("device"), board, BOARDS[board]);
  fingers.hold(device);
  machine.start({ board, files: saves.all(), seed: seedIn(location.hash), journal });
  showTools();
}

function showTools() {
  const any = saves.game ?? saves.finished;
  for (const name of ["export", "replay", "share"]) element(name).disabled = !any;
}

// What the machine tells.

machine.addEventListener("palette", ({ detail }) => device.panel.setPalette(detail.colours));
machine.addEventListener("picture", ({ detail }) => device.panel.draw(detail));
machine.addEventListener("light", ({ detail }) => device.panel.setLight(detail.percent));
machine.addEventListener("say", ({ detail }) => say(detail.words));
machine.addEventListener("keep", ({ detail }) => {
  saves.keep(detail.name, detail.data);
  showTools();
});
machine.addEventListener("forget", ({ detail }) => {
  saves.forget(detail.name);
  showTools();
});
machine.addEventListener("failed", ({ detail }) => {
  const report = [detail.traceback.trim(), `device: ${BOARDS[board].title}`];
  if (saves.game) report.push(`game: ${saves.game}`);
  element("traceback").textContent = report.join("\n");
  if (!element("trouble").open) element("trouble").showModal();
});

// What the people do.

function showBoards() {
  for (const [name, { title }] of Object.entries(BOARDS)) {
    const label = document.createElement("label");
    const choice = document.createElement("input");
    choice.type = "radio";
    choice.name = "board";
    choice.value = name;
    choice.checked = name === board;
    choice.addEventListener("change", () => {
      board = saves.board = name;
      switchOn();
    });
    const [, ...short] = title.split(" ");
    label.append(choice, short.join(" "));
    element("boards").append(label);
  }
}

function exportGame() {
  const link = document.createElement("a");
  const bytes = bytesOf(saves.game ?? saves.finished);
  link.href = URL.createObjectURL(new Blob([bytes], { type: "application/octet-stream" }));
  link.download = "game";
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE_MS);
}

// A game that goes on takes the place of the one here; one that is over is replayed.
async function importGame(file) {
  if (file.size > LONGEST_JOURNAL) {
    notice("import", `${file.name} is no saved game: ${file.size} bytes are too many.`);
    return;
  }
  const journal = digitsOf(new Uint8Array(await file.arrayBuffer()));
  const about = await machine.describe(journal);
  if (about.error) {
    notice("import", `${file.name} is no saved game: ${about.error}.`);
    return;
  }
  dismiss("import");
  if (about.isOver) {
    saves.finished = journal;
    switchOn(journal);
  } else if (!saves.game || (await mayReplace(about))) {
    saves.keep("game", journal);
    switchOn();
  }
}

function mayReplace({ names, round, card }) {
  const game = `${names.join(", ")}, round ${round}, card ${card}`;
  return ask(`Give up the game that is here for this one: ${game}?`, "Give it up");
}

async function replayGame() {
  const journal = saves.finished ?? saves.game;
  const about = await machine.describe(journal);
  if (about.error) notice("import", `The last game cannot be replayed: ${about.error}.`);
  else switchOn(journal);
}

async function shareDeal() {
  const about = await machine.describe(saves.game ?? saves.finished);
  if (about.error) {
    notice("share", `The saved game cannot be read: ${about.error}.`);
    return;
  }
  const link = linkTo(about.seed);
  const done = (await copy(link)) ? "Copied: " : "Copy this link: ";
  notice("share", `${done}${link} deals the same cards to as many players.`);
}

function showSeed() {
  try {
    const seed = seedIn(location.hash);
    if (seed === null) dismiss("seed");
    else notice("seed", `A new game here deals the cards of seed ${seed}.`);
  } catch (error) {
    notice("seed", error.message);
    history.replaceState(null, "", location.pathname);
  }
}

element("export").addEventListener("click", exportGame);
element("import").addEventListener("click", () => element("file").click());
element("file").addEventListener("change", ({ target }) => {
  const [file] = target.files;
  target.value = ""; // so that the same file can be chosen again, even at once
  if (file) importGame(file);
});
element("replay").addEventListener("click", replayGame);
element("share").addEventListener("click", shareDeal);
element("restart").addEventListener("click", () => switchOn());
element("again").addEventListener("click", () => switchOn());
element("copy").addEventListener("click", async ({ target }) => {
  const done = await copy(element("traceback").textContent);
  target.textContent = done ? "Copied" : "Mark the lines and copy them";
});
window.addEventListener("resize", () => device?.fit());
window.addEventListener("hashchange", () => {
  showSeed();
  switchOn();
});

// Two pages would write over each other's games: the second one waits for the first.
function whenAlone(begin) {
  if (!navigator.locks) return begin();
  const waiting = setTimeout(
    () => notice("alone", "The game is open in another window. Close that one first."),
    PATIENCE_MS,
  );
  return navigator.locks.request("hundred-crosses", () => {
    clearTimeout(waiting);
    dismiss("alone");
    begin();
    return new Promise(() => {}); // until this page is closed
  });
}

showBoards();
showSeed();
showTools();
whenAlone(() => switchOn());
keepOffline(() => notice("offline", "A newer version is here.", "Use it"));
