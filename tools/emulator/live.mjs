// The Pico running by itself beside the wall clock, with its serial port on a socket
// of this machine: for programs and people that cannot wait for cycles.

import { createServer } from "node:net";

const BURST_NANOS = 1e6; // emulated, between two looks at the wall clock
const SLICE_MS = 15; // of work, between two looks at the sockets
const NAP_MS = 2;
const FORGIVEN_MS = 100; // lag that is caught up with; what is more is dropped

export class Live {
  constructor(pico) {
    this.pico = pico;
    this.timer = null;
    this.socket = null;
    this.server = createServer((socket) => this.attach(socket));
  }

  // Begins to run; resolves to the port. With a pace of 2 emulated time may be twice
  // as fast as the wall clock.
  async start(pace) {
    this.pace = pace;
    this.rebase();
    this.tick();
    if (!this.server.listening) {
      await new Promise((done) => this.server.listen(0, "127.0.0.1", done));
    }
    return this.server.address().port;
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = null;
    this.socket?.destroy();
    this.server.close();
  }

  // One client at a time, as one cable has one end.
  attach(socket) {
    this.socket?.destroy();
    this.socket = socket;
    socket.setNoDelay(true);
    socket.on("data", (bytes) => this.pico.host.type(bytes));
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      if (this.socket === socket) this.socket = null;
    });
  }

  rebase() {
    this.wallMs = performance.now();
    this.emulatedNanos = this.pico.clock.nanos;
  }

  // How far emulated time is behind where it should be; negative when it is ahead.
  lagNanos() {
    const wall = (performance.now() - this.wallMs) * 1e6 * this.pace;
    return this.emulatedNanos + wall - this.pico.clock.nanos;
  }

  tick = () => {
    const until = performance.now() + SLICE_MS;
    while (this.lagNanos() > 0 && performance.now() < until) this.burst();
    if (this.lagNanos() > FORGIVEN_MS * 1e6) this.rebase();
    const nap = this.lagNanos() > 0 ? 0 : NAP_MS;
    this.timer = setTimeout(this.tick, nap);
  };

  burst() {
    const { pico } = this;
    const before = pico.printed.length;
    const end = pico.cycles + pico.clock.cyclesIn(BURST_NANOS);
    const why = pico.runUntil(end);
    if (why === "idle") pico.skipTo(end);
    else if (why !== "cycle") this.rebase();
    for (const bytes of pico.printed.slice(before)) this.socket?.write(bytes);
  }
}
