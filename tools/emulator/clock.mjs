// Emulated time: whole cycles of the core, and the alarms set upon them.
//
// Time is always worked out from the number of cycles, never added up, so a run
// gives the same moments however it is cut into pieces. An alarm fires at its own
// exact moment, even when the instruction under way ends a little later.

const NEVER = Infinity;

class Alarm {
  constructor(clock, callback, ofChip) {
    this.clock = clock;
    this.callback = callback;
    this.ofChip = ofChip;
    this.nanos = NEVER;
  }

  schedule(nanos) {
    this.clock.remove(this);
    this.nanos = this.clock.nanos + nanos;
    this.clock.insert(this);
  }

  cancel() {
    this.clock.remove(this);
  }
}

export class Clock {
  constructor() {
    this.core = { cycles: 0 }; // until a chip counts them
    this.alarms = []; // the next one first
    this.dueCycle = NEVER;
    this.firingNanos = null;
    this.anchor = { cycles: 0, nanos: 0, nanosPerCycle: 8 };
  }

  // What the chip and its peripherals ask of a clock.

  get nanos() {
    return this.firingNanos ?? this.nanosAt(this.core.cycles);
  }

  get micros() {
    return this.nanos / 1000;
  }

  createAlarm(callback) {
    return new Alarm(this, callback, true);
  }

  // What is around the chip goes on when the chip is reset.

  after(nanos, callback) {
    const alarm = new Alarm(this, callback, false);
    alarm.schedule(nanos);
    return alarm;
  }

  // The chip's alarms end with it; the new chip counts on from where it was.
  follow(core) {
    core.cycles = this.core.cycles;
    this.core = core;
    this.alarms = this.alarms.filter((alarm) => !alarm.ofChip);
    this.findNext();
  }

  setFrequency(hertz) {
    const { cycles } = this.core;
    this.anchor = { cycles, nanos: this.nanosAt(cycles), nanosPerCycle: 1e9 / hertz };
    this.findNext();
  }

  // Fires all that is due, each alarm at its own moment.
  fire() {
    const now = this.nanosAt(this.core.cycles);
    while (this.alarms.length && this.alarms[0].nanos <= now) {
      const alarm = this.alarms.shift();
      this.firingNanos = alarm.nanos;
      alarm.nanos = NEVER;
      alarm.callback();
    }
    this.firingNanos = null;
    this.findNext();
  }

  nanosAt(cycles) {
    const { anchor } = this;
    return anchor.nanos + (cycles - anchor.cycles) * anchor.nanosPerCycle;
  }

  cycleAt(nanos) {
    return this.anchor.cycles + this.cyclesIn(nanos - this.anchor.nanos);
  }

  cyclesIn(nanos) {
    return Math.ceil(nanos / this.anchor.nanosPerCycle);
  }

  insert(alarm) {
    const { alarms } = this;
    let at = alarms.length;
    while (at && alarms[at - 1].nanos > alarm.nanos) at--;
    alarms.splice(at, 0, alarm);
    if (at === 0) this.findNext();
  }

  remove(alarm) {
    if (alarm.nanos === NEVER) return;
    alarm.nanos = NEVER;
    const at = this.alarms.indexOf(alarm);
    if (at >= 0) this.alarms.splice(at, 1);
    if (at === 0) this.findNext();
  }

  findNext() {
    const [next] = this.alarms;
    this.dueCycle = next ? this.cycleAt(next.nanos) : NEVER;
  }
}
