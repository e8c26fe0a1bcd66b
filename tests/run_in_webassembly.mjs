// Runs a Python script on MicroPython in WebAssembly, under Node.
//
// node tests/run_in_webassembly.mjs PATH/TO/micropython.mjs SCRIPT.py [ARGUMENT...]
// node tests/run_in_webassembly.mjs PATH/TO/micropython.mjs -c CODE [ARGUMENT...]
//
// The project's folders are copied into the interpreter's file system, which
// lives in memory: what the script writes there is gone when it ends.

import { existsSync, readdirSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const ROOMS = ["engine_core", "board", "firmware", "tools", "tests"];
const HOME = "/project";

function copyFolder(FS, folder) {
  FS.mkdir(`${HOME}/${folder}`);
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isFile()) {
      FS.writeFile(`${HOME}/${path}`, readFileSync(join(ROOT, path)));
    } else if (entry.isDirectory() && entry.name !== "__pycache__") {
      copyFolder(FS, path);
    }
  }
}

function copyProject(FS) {
  FS.mkdir(HOME);
  for (const room of ROOMS) {
    if (existsSync(join(ROOT, room))) copyFolder(FS, room);
  }
}

// Bytes as Python wrote them. Given line by line, the last one would be lost if
// it had no end.
class Output {
  constructor(descriptor) {
    this.descriptor = descriptor;
    this.bytes = [];
  }

  add = (chunk) => {
    this.bytes.push(...chunk);
    if (this.bytes.length > 65536) this.flush();
  };

  flush() {
    let rest = Uint8Array.from(this.bytes);
    while (rest.length) rest = rest.subarray(writeSync(this.descriptor, rest));
    this.bytes = [];
  }
}

// As python3 does: sys.exit(3) ends with 3, any other exception with 1.
function exitCode(error, errors) {
  const exit = /SystemExit:? ?(.*)\s*$/.exec(error.message);
  if (error.type === "SystemExit" && /^\d*$/.test(exit[1])) return Number(exit[1]);
  errors.add(new TextEncoder().encode(`${error.message ?? error}\n`));
  return 1;
}

async function main([interpreter, ...argv]) {
  const { loadMicroPython } = await import(pathToFileURL(interpreter));
  const output = new Output(1);
  const errors = new Output(2);
  const python = await loadMicroPython({
    stdout: output.add,
    stderr: errors.add,
    linebuffer: false,
  });
  copyProject(python.FS);
  const code = argv[0] === "-c" ? argv.splice(1, 1)[0] : readFileSync(argv[0], "utf8");
  let ended = 0;
  try {
    python.runPython(
      `import os, sys; os.chdir("${HOME}"); sys.argv[:] = ${JSON.stringify(argv)}`,
    );
    python.runPython(code);
  } catch (error) {
    ended = exitCode(error, errors);
  }
  output.flush();
  errors.flush();
  return ended;
}

process.exitCode = await main(process.argv.slice(2));
