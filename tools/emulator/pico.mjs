// A Raspberry Pi Pico on a desk: the chip, its flash, the USB cable, the pins, and
// the panel that hangs on them.
//
// Emulated: one core, flash, USB serial, SPI, DMA, GPIO, timers, PWM, watchdog.
// Pretended: the boot ROM (bootrom.mjs), random bits, the analogue inputs. Absent:
// the second core, and the misses of the flash cache, so that code in flash is
// somewhat slower on a true chip.

import { RP2040 } from "./rp2040.mjs";
import { BootRom } from "./bootrom.mjs";
import { Clock } from "./clock.mjs";
import { Flash, PowerCut } from "./flash.mjs";
import { RingOscillator } from "./oscillator.mjs";
import { SpiBus } from "./spi_bus.mjs";
import { UsbHost } from "./usb_host.mjs";
import { makePanel } from "./panels/panels.mjs";

const START = 0x10000000; // the program in flash begins with its second boot stage
const WATCHDOG = 0x40058;
const OSCILLATOR = 0x40060;
const MOST_WARNINGS = 100;

// Parts with registers that firmware touches at its start and the emulated chip does
// not have. Nothing depends upon them.
const INCOMPLETE_PARTS = ["IO_QSPI_BASE", "PPB", "RTC_BASE", "USB"];

export class Pico {
  // `board` is { pins: {number: level}, panel: {...} or null, seed }.
  constructor(board) {
    this.board = board;
    this.clock = new Clock();
    this.flash = new Flash(this.clock);
    this.levels = new Map(Object.entries(board.pins).map(([n, l]) => [Number(n), l]));
    this.printed = []; // packets from the serial port
    this.warnings = [];
    this.stopped = null; // why the chip does not run: "cut", "bootloader", ...
    this.wantsReset = false;
    this.resets = 0;
    this.lastWorkCycle = 0;
    this.sleptCycles = 0; // of all that have passed
    if (board.panel) this.addPanel(board.panel);
  }

  addPanel(settings) {
    const world = {
      clock: this.clock,
      warn: this.warn,
      drive: (pin, level) => this.setPin(pin, level),
    };
    this.panel = makePanel(settings, world);
    this.bus = new SpiBus(settings, this.panel, this.warn);
  }

  warn = (text) => {
    const { warnings } = this;
    if (warnings.includes(text) || warnings.length >= MOST_WARNINGS) return;
    warnings.push(text);
  };

  get cycles() {
    return this.clock.core.cycles;
  }

  // Power comes on, or comes back: flash and e-ink are as before, nothing else is.
  powerOn() {
    this.flash.cutCycle = this.flash.cutOperation = Infinity;
    this.panel?.losePower();
    this.bus?.forget();
    this.boot(new Uint32Array(8), 0);
  }

  boot(scratch, reason) {
    const chip = new RP2040(this.clock);
    const [warn, error] = [this.chipWarns, this.chipFails];
    chip.logger = { debug() {}, info() {}, warn, error };
    chip.peripherals[OSCILLATOR] = new RingOscillator(chip, this.board.seed ?? 1);
    const rom = new BootRom(chip, this.flash, () => (this.stopped = "bootloader"));
    chip.loadBootrom(rom.image);
    chip.onBreak = (number) => rom.call(number) || this.crash();
    this.useFlash(chip);
    this.followClock(chip);
    this.followWatchdog(chip.peripherals[WATCHDOG], scratch, reason);
    this.host = new UsbHost(chip.usbCtrl, (bytes) => this.printed.push(bytes));
    this.chip = chip;
    this.bus?.connect(chip);
    for (const [pin, level] of this.levels) chip.gpio[pin].setInputValue(!!level);
    chip.core.PC = START;
    this.stopped = null;
    this.wantsReset = false;
  }

  // The chip reads the flash's own bytes; loading the boot ROM wiped only a copy.
  useFlash(chip) {
    const { bytes } = this.flash;
    chip.flash = bytes;
    chip.flash16 = new Uint16Array(bytes.buffer);
    chip.flashView = new DataView(bytes.buffer);
  }

  followClock(chip) {
    this.clock.follow(chip.core);
    this.clock.setFrequency(chip.clkSys);
    chip.addClockListener((hertz) => this.clock.setFrequency(hertz));
  }

  // The scratch registers and the reason of a reset outlive it.
  followWatchdog(watchdog, scratch, reason) {
    watchdog.scratchData.set(scratch);
    watchdog.reason = reason;
    watchdog.onWatchdogTrigger = () => {
      watchdog.alarm.enable = false; // or it would go off again at this very moment
      this.wantsReset = true;
    };
  }

  reset() {
    const { scratchData, reason } = this.chip.peripherals[WATCHDOG];
    this.resets++;
    this.boot(scratchData, reason);
  }

  setPin(pin, level) {
    if (this.levels.get(pin) === level) return; // the chip would see an edge
    this.levels.set(pin, level);
    this.chip?.gpio[pin].setInputValue(!!level);
  }

  // Runs up to a cycle, or until `isEnough` says so when the core sleeps or prints.
  // Returns why it ended: "cycle", "enough", "idle" or what stopped the chip.
  runUntil(cycle, isEnough = () => false) {
    while (!this.stopped) {
      const end = Math.min(cycle, this.flash.cutCycle);
      const { printed } = this;
      const before = printed.length;
      try {
        this.runBurst(end, before);
      } catch (error) {
        if (!(error instanceof PowerCut)) throw error;
      }
      if (this.cycles >= this.flash.cutCycle) this.stopped = "cut";
      else if (this.wantsReset) this.reset();
      else if (isEnough()) return "enough";
      else if (this.cycles >= end) return "cycle";
      else if (this.chip.core.waiting && !this.sleep(end)) return "idle";
    }
    return this.stopped;
  }

  // The inner loop: instructions, until there is something else to see to.
  runBurst(end, printedBefore) {
    const { clock, printed } = this;
    const { core } = this.chip;
    while (core.cycles < end && !this.stopped) {
      if (core.cycles >= clock.dueCycle) {
        clock.fire();
        if (this.wantsReset || printed.length > printedBefore) return;
      }
      if (core.waiting) return;
      core.executeInstruction();
      this.lastWorkCycle = core.cycles;
      if (this.wantsReset) return;
    }
  }

  // Skips to the next alarm. False when there is none: only someone outside can
  // wake the chip.
  sleep(end) {
    const { core } = this.chip;
    if (core.pendingInterrupts & core.enabledInterrupts) {
      core.waiting = false; // one that came while interrupts were off
    } else if (this.clock.dueCycle < Infinity) {
      this.skipTo(Math.min(end, this.clock.dueCycle));
    } else {
      return false;
    }
    return true;
  }

  // Lets time pass for a chip that sleeps.
  skipTo(cycle) {
    const { core } = this.chip;
    const skipped = Math.max(cycle - core.cycles, 0);
    core.cycles += skipped;
    this.sleptCycles += skipped;
  }

  // How long the core has slept and will sleep, up to the next alarm; not all alarms
  // wake it.
  get sleepNanos() {
    if (!this.chip.core.waiting) return 0;
    const [next] = this.clock.alarms;
    return next ? next.nanos - this.clock.nanosAt(this.lastWorkCycle) : Infinity;
  }

  crash() {
    const at = (this.chip.core.PC - 2).toString(16);
    this.warn(`the program crashed at address 0x${at}`);
    this.stopped = "crash";
  }

  // The core warns of nothing but instructions that there are not.
  chipWarns = (part, message) => {
    if (INCOMPLETE_PARTS.includes(part)) return;
    this.warn(`${part}: ${message}`);
    if (part === "CortexM0Core") this.crash();
  };

  chipFails = (part, message) => {
    throw new Error(`${part}: ${message}`);
  };
}
