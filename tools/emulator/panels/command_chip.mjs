// What the panels' chips have in common: bytes with data/command low are commands,
// the others are their parameters.
//
// A chip has a table of commands. Each is
//   { name, takes, run, stream, unmodelled }
// `takes` parameters are collected, then `run(chip, parameters)` is called; `stream
// (chip, byte)` gets every byte of data instead. A command with neither changes
// nothing that can be seen (voltages, gamma). One that would, but is not modelled,
// warns, and so does one that the chip does not have.

export class CommandChip {
  constructor(name, commands, world) {
    this.name = name;
    this.commands = commands;
    this.world = world;
    this.command = null;
    this.parameters = [];
    this.inReset = false;
  }

  warn(text) {
    this.world.warn(`${this.name}: ${text}`);
  }

  get nanos() {
    return this.world.clock.nanos;
  }

  // The reset wire is held low, or let go.
  holdReset(isLow) {
    if (this.inReset && !isLow) this.hardReset();
    this.inReset = isLow;
  }

  receive(byte, isData) {
    if (this.inReset) this.warn("it is spoken to while it is held in reset");
    else if (isData) this.takeData(byte);
    else this.begin(byte);
  }

  begin(code) {
    this.checkParameters();
    this.parameters = [];
    this.command = this.commands[code] ?? null;
    if (!this.command) return this.warn(`there is no command ${hex(code)}`);
    this.label = `${this.command.name} (${hex(code)})`;
    if (this.command.unmodelled) this.warn(`${this.label} is not modelled`);
    this.beforeCommand(code);
    if (!this.command.takes) this.command.run?.(this, []);
  }

  // For what a chip does not allow at all times.
  beforeCommand() {}

  takeData(byte) {
    const { command, parameters } = this;
    if (!command) return;
    if (command.stream) return command.stream(this, byte);
    parameters.push(byte);
    if (!command.run) return;
    if (parameters.length === command.takes) command.run(this, parameters);
    else if (parameters.length > command.takes) {
      this.warn(`${this.label} takes ${command.takes ?? 0} parameters, and got more`);
    }
  }

  checkParameters() {
    const { command, parameters } = this;
    if (!command?.run || parameters.length >= (command.takes ?? 0)) return;
    if (command.atLeast !== undefined && parameters.length >= command.atLeast) {
      return command.run(this, parameters);
    }
    const count = `${parameters.length} of ${command.takes}`;
    this.warn(`${this.label} was given ${count} parameters`);
  }
}

export function hex(code) {
  return `0x${code.toString(16).padStart(2, "0")}`;
}

// Commands that change nothing to be seen here, as an object of codes and names.
export function silent(names) {
  return mapped(names, (name) => ({ name }));
}

// Commands that would change something, if they were modelled.
export function unmodelled(names) {
  return mapped(names, (name) => ({ name, unmodelled: true }));
}

function mapped(names, make) {
  const entries = Object.entries(names).map(([code, name]) => [code, make(name)]);
  return Object.fromEntries(entries);
}
