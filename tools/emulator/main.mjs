// The emulated Pico as a program: a request a line on standard input, an answer a
// line on standard output, both JSON. pico.py is the other side.
//
// Every answer tells how many cycles have passed, what the Pico printed (base64),
// what was warned of, and why the chip stands still, if it does.

import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Live } from "./live.mjs";
import { Pico } from "./pico.mjs";

let pico = null;
let live = null;

const base64 = (bytes) => Buffer.from(bytes).toString("base64");

const REQUESTS = {
  // A new Pico without power: { pins, panel, seed }.
  make: (board) => {
    pico = new Pico(board);
    return {};
  },
  power_on: () => (pico.powerOn(), {}),
  reset: () => (pico.reset(), {}),

  load_flash: ({ path, address }) => (pico.flash.load(readFileSync(path), address), {}),
  save_flash: ({ path }) => (writeFileSync(path, pico.flash.bytes), {}),
  flash_operations: ({ since }) => ({
    operations: pico.flash.operations.slice(since).map(inText),
  }),

  // The supply ends when so many cycles have passed, or amid an operation of flash
  // to come, 0 for the next one; `noise` picks the bits that are left unchanged.
  cut_at: ({ cycle, operation, noise }) => {
    const { flash } = pico;
    flash.cutCycle = cycle ?? Infinity;
    flash.cutOperation = flash.operations.length + (operation ?? Infinity);
    flash.noise = noise;
    return {};
  },

  type: ({ bytes }) => (pico.host.type(Buffer.from(bytes, "base64")), {}),
  pin: ({ number, level }) => (pico.setPin(number, level), {}),
  read_pin: ({ number }) => ({ level: pico.chip.gpio[number].value }),

  // Up to a cycle; with `text`, until that is printed; with `idle_ms`, until the core
  // would sleep for so long; with `quiet_ms`, until the core sleeps, however shortly,
  // and the panel was left alone for so long; with `answer`, until the panel was sent
  // something and the core sleeps again.
  run: ({ cycle, text, idle_ms: idle, quiet_ms: quiet, answer }) => {
    const enough = [];
    if (text !== undefined) enough.push(printedText(Buffer.from(text, "base64")));
    if (idle !== undefined) enough.push(() => isIdle(idle * 1e6));
    if (quiet !== undefined) enough.push(panelIsQuiet(quiet * 1e6));
    if (answer) enough.push(panelWasToldMore());
    const why = pico.runUntil(cycle, () => enough.some((is) => is()));
    if (why === "idle" && idle === undefined) {
      const enoughCycles = pico.clock.cyclesIn((quiet ?? Infinity) * 1e6);
      pico.skipTo(Math.min(cycle, pico.cycles + enoughCycles));
    }
    return { why };
  },

  picture: () => {
    const { width, height, rgb } = pico.panel.picture();
    return { width, height, rgb: base64(rgb) };
  },
  panel: () => pico.panel.state(),

  // When the last bit was on the wire to the panel, and how many cycles the core slept.
  work: () => ({ last_bit: pico.bus?.lastCycle ?? 0, slept: pico.sleptCycles }),

  live: async ({ pace }) => {
    live ??= new Live(pico);
    return { port: await live.start(pace) };
  },
  halt: () => {
    live?.stop();
    live = null;
    return {};
  },
};

function inText({ data, ...rest }) {
  return data ? { ...rest, data: base64(data) } : rest;
}

function isIdle(nanos) {
  return pico.host.isHandedOver && pico.sleepNanos >= nanos;
}

// A panel that was never spoken to is not quiet: the program has still to start.
function panelIsQuiet(nanos) {
  const start = pico.clock.nanos;
  return () => {
    const { lastNanos } = pico.bus;
    if (!pico.chip.core.waiting || pico.panel.isBusy || !lastNanos) return false;
    return pico.clock.nanos - Math.max(start, lastNanos) >= nanos;
  };
}

function panelWasToldMore() {
  const { lastNanos: before } = pico.bus;
  return () => pico.chip.core.waiting && pico.bus.lastNanos > before;
}

// Looks only at what is new, and at as much before it as the text may need.
function printedText(text) {
  let [tail, seen] = [Buffer.alloc(0), 0];
  return () => {
    const fresh = pico.printed.slice(seen);
    if (!fresh.length) return false;
    seen = pico.printed.length;
    const all = Buffer.concat([tail, ...fresh]);
    tail = all.subarray(-text.length);
    return all.includes(text);
  };
}

function takePrinted() {
  const printed = Buffer.concat(pico?.printed ?? []);
  if (pico) pico.printed.length = 0;
  return printed.toString("base64");
}

async function answer(line) {
  try {
    const { do: name, ...rest } = JSON.parse(line);
    if (!Object.hasOwn(REQUESTS, name)) throw new Error(`no request is called ${name}`);
    const result = await REQUESTS[name](rest);
    const warnings = pico?.warnings.splice(0) ?? [];
    const { cycles, stopped, resets } = pico ?? {};
    return { ...result, cycles, stopped, resets, warnings, printed: takePrinted() };
  } catch (error) {
    return { error: error.stack };
  }
}

const lines = createInterface({ input: process.stdin });
for await (const line of lines) {
  process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
}
live?.stop();
