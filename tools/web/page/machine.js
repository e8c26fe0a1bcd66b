// The switched-on device: a worker with MicroPython in it, and what it tells.

export class Machine extends EventTarget {
  #worker = null;
  #tickets = new Map();
  #isReady = null;

  // Switch on, after switching off what was on. `request` is what worker.js starts.
  start(request) {
    this.#worker?.terminate();
    this.#tickets.clear();
    this.#worker = new Worker("./worker.js", { type: "module" });
    this.#isReady = withResolvers();
    this.#worker.onmessage = ({ data }) => this.#heard(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#tell({ kind: "failed", traceback: event.message ?? "worker.js is missing" });
    };
    this.#worker.postMessage({ kind: "start", ...request });
  }

  press(code, isDown) {
    const at = performance.timeOrigin + performance.now(); // the worker may be busy
    this.#worker?.postMessage({ kind: "press", code, isDown, at });
  }

  // What a journal is about, or why it is none.
  async describe(journal) {
    await this.#isReady.promise;
    const answer = withResolvers();
    const ticket = this.#tickets.size;
    this.#tickets.set(ticket, answer.resolve);
    this.#worker.postMessage({ kind: "describe", journal, ticket });
    return answer.promise;
  }

  #heard(data) {
    if (data.kind === "ready") this.#isReady.resolve();
    else if (data.kind === "described") this.#tickets.get(data.ticket)(data.about);
    else this.#tell(data);
  }

  #tell(detail) {
    this.dispatchEvent(new CustomEvent(detail.kind, { detail }));
  }
}

function withResolvers() {
  let resolve;
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
