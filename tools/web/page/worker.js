// Runs the handheld: MicroPython in WebAssembly, away from the page, so that the page
// never freezes.
//
// An exception thrown through Python would break its garbage collector for good:
// whatever Python calls here catches its own.

import { loadMicroPython } from "./micropython.mjs";

const HOME = "/game";
const MOST_SEEDS = 2 ** 30;

let frame = null; // what was written to the panel last
let run = null; // the Python side
let describe = null;

function tell(kind, values = {}, transfer = []) {
  try {
    postMessage({ kind, ...values }, transfer);
  } catch (error) {
    console.error(error);
  }
}

// What Python sees as the module `browser`.
function browserFor(seed) {
  return {
    palette: (colours) => tell("palette", { colours: colours.split(" ") }),
    show(x, y, width, height, isRefresh) {
      const values = { pixels: frame, x, y, width, height, isRefresh };
      tell("picture", values, [frame.buffer]);
    },
    keep: (name, data) => tell("keep", { name, data }),
    forget: (name) => tell("forget", { name }),
    light: (percent) => tell("light", { percent }),
    say: (words) => tell("say", { words }),
    fail: (traceback) => tell("failed", { traceback }),
    seed: () => seed ?? crypto.getRandomValues(new Uint32Array(1))[0] % MOST_SEEDS,
  };
}

// A file that only takes pixels: the bytes come as they lie in Python's memory.
function makePanelFile(FS) {
  const device = FS.makedev(64, 0);
  FS.registerDevice(device, {
    write(stream, buffer, offset, length) {
      frame = Uint8Array.from(buffer.subarray(offset, offset + length));
      return length;
    },
  });
  FS.mkdev("/dev/panel", device);
}

function copyFiles(FS, files) {
  for (const [path, text] of Object.entries(files)) {
    const folder = `${HOME}/${path}`.replace(/\/[^/]*$/, "");
    FS.mkdirTree(folder);
    FS.writeFile(`${HOME}/${path}`, text);
  }
}

async function gameFiles() {
  const answer = await fetch("./game.json");
  if (!answer.ok) throw new Error(`game.json cannot be read: ${answer.status}`);
  return answer.json();
}

async function start({ board, files, seed, journal }) {
  const [python, sources] = await Promise.all([
    loadMicroPython({ url: new URL("./micropython.wasm", import.meta.url).href }),
    gameFiles(),
  ]);
  copyFiles(python.FS, sources);
  makePanelFile(python.FS);
  python.registerJsModule("browser", browserFor(seed));
  python.runPython(`import sys; sys.path.insert(0, "${HOME}")`);
  const { Run, describe: describeJournal } = python.pyimport("tools.web.start");
  describe = describeJournal;
  run = Run(board);
  for (const [name, data] of Object.entries(files)) run.lay(name, data);
  tell("ready");
  await (journal ? run.replay(journal) : run.play());
}

const ANSWERS = {
  async start(request) {
    try {
      await start(request);
    } catch (error) {
      tell("failed", { traceback: String(error.message ?? error) });
    }
  },
  press({ code, isDown, at }) {
    const age = performance.timeOrigin + performance.now() - at;
    run?.press(code, isDown, Math.max(0, Math.round(age)));
  },
  describe({ journal, ticket }) {
    tell("described", { ticket, about: JSON.parse(describe(journal)) });
  },
};

onmessage = ({ data }) => ANSWERS[data.kind](data);
