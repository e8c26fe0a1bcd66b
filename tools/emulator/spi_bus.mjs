// The wires between the Pico and a panel: SPI with data/command, select and reset.
//
// A frame is on the wire for as long as its bits take at the SPI's clock, which the
// chip works out from CLK_PERI_CTRL and the two dividers. The panel looks at select
// and data/command when the last bit has come, so a driver that moves these wires
// before the last byte is out fails here as it does on a desk.

import { GPIOPinState } from "./rp2040.mjs";

const PHASE = 1 << 7; // in SSPCR0
const POLARITY = 1 << 6;

export class SpiBus {
  constructor(wiring, panel, warn) {
    this.wiring = wiring; // spi, cs, dc, reset: which SPI, and pin numbers
    this.panel = panel;
    this.warn = warn;
    this.forget();
  }

  forget() {
    this.lastNanos = 0; // when the last frame came since power came on
    this.lastCycle = 0; // the same moment in cycles of the core
  }

  // Each reset of the Pico makes a new chip; the wires are the same.
  connect(chip) {
    this.chip = chip;
    this.spi = chip.spi[this.wiring.spi];
    const frame = chip.clock.createAlarm(() => this.arrive());
    this.spi.onTransmit = (value) => {
      this.value = value;
      frame.schedule((this.spi.dataBits * 1e9) / this.frequency());
    };
    this.followReset();
  }

  frequency() {
    const hertz = this.spi.clockFrequency;
    if (hertz) return hertz;
    this.warn(`SPI${this.wiring.spi} sends without a clock divider`);
    return this.chip.clkPeri;
  }

  arrive() {
    const { clock } = this.chip;
    this.lastNanos = clock.nanos;
    this.lastCycle = clock.cycleAt(clock.nanos);
    if (this.isLow(this.wiring.cs)) this.deliver();
    this.spi.completeTransmit(0);
  }

  deliver() {
    const { dataBits, control0 } = this.spi;
    const isData = !this.isLow(this.wiring.dc);
    if (!!(control0 & PHASE) !== !!(control0 & POLARITY)) {
      this.warn("the panel wants SPI mode 0 or 3");
    } else if (dataBits === 16) {
      this.panel.receive(this.value >> 8, isData);
      this.panel.receive(this.value & 0xff, isData);
    } else if (dataBits === 8) {
      this.panel.receive(this.value, isData);
    } else {
      this.warn(`the panel cannot read frames of ${dataBits} bits`);
    }
  }

  // A pin that nobody drives is held high by the board.
  isLow(pin) {
    return this.chip.gpio[pin].value === GPIOPinState.Low;
  }

  followReset() {
    const { reset } = this.wiring;
    if (reset === null) return;
    const tell = () => this.panel.holdReset(this.isLow(reset));
    this.chip.gpio[reset].addListener(tell);
    tell();
  }
}
