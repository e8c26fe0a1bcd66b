// The computer at the other end of the USB cable, as far as a serial port needs it.
//
// It gives the Pico an address, finds the two bulk endpoints of its serial port and
// opens that. Then it takes what the Pico prints, and hands over what is typed: a
// read of the Pico stays pending until there is something for it (NAK on a real
// bus), so that a Pico with nothing to do sleeps. Nothing typed is ever dropped.

import {
  createSetupPacket,
  getDescriptorPacket,
  setDeviceAddressPacket,
  setDeviceConfigurationPacket,
} from "./rp2040.mjs";

const CONFIGURATION = 2; // types of descriptors
const INTERFACE = 4;
const ENDPOINT = 5;
const CONFIGURATION_LENGTH = 9;
const CDC_DATA = 10; // a class of interfaces
const BULK = 2; // a kind of endpoints
const SET_CONTROL_LINE_STATE = 0x22;
const DTR_AND_RTS = 3;

export class UsbHost {
  constructor(usb, onPrinted) {
    this.usb = usb;
    this.onPrinted = onPrinted;
    this.typed = [];
    this.unplug();
    usb.onUSBEnabled = () => {
      this.unplug();
      usb.resetDevice();
    };
    usb.onResetReceived = () => usb.sendSetupPacket(setDeviceAddressPacket(1));
    usb.onEndpointWrite = (endpoint, bytes) => this.take(endpoint, bytes);
    usb.onEndpointRead = (endpoint, size) => {
      if (endpoint !== this.outEndpoint) return;
      this.wanted = size;
      this.hand();
    };
  }

  get isOpen() {
    return this.step === "open";
  }

  type(bytes) {
    for (const byte of bytes) this.typed.push(byte);
    this.hand();
  }

  // All that was typed is with the Pico.
  get isHandedOver() {
    return this.typed.length === 0;
  }

  unplug() {
    this.step = "address";
    this.descriptors = [];
    this.inEndpoint = -1;
    this.outEndpoint = -1;
    this.wanted = 0; // bytes that the Pico is ready to read
  }

  hand() {
    if (!this.wanted || !this.typed.length) return;
    const packet = Uint8Array.from(this.typed.splice(0, this.wanted));
    this.wanted = 0;
    this.usb.endpointReadDone(this.outEndpoint, packet);
  }

  take(endpoint, bytes) {
    if (endpoint === this.inEndpoint) this.onPrinted(bytes);
    else if (endpoint === 0 && bytes.length) this.describe(bytes);
    else if (endpoint === 0) this.acknowledged();
  }

  // An empty packet: the Pico has done what the last request asked.
  acknowledged() {
    if (this.step === "address") {
      this.step = "length";
      this.ask(getDescriptorPacket(CONFIGURATION, CONFIGURATION_LENGTH));
    } else if (this.step === "configure") {
      this.step = "open";
      this.ask(openSerialPort());
    }
  }

  describe(bytes) {
    if (this.step === "length") {
      this.step = "describe";
      this.length = bytes[2] | (bytes[3] << 8);
      this.ask(getDescriptorPacket(CONFIGURATION, this.length));
    } else if (this.step === "describe") {
      this.descriptors.push(...bytes);
      if (this.descriptors.length < this.length) return;
      this.findEndpoints();
      this.step = "configure";
      this.ask(setDeviceConfigurationPacket(1));
    }
  }

  ask(packet) {
    this.usb.sendSetupPacket(packet);
  }

  findEndpoints() {
    let isSerial = false;
    for (const [, type, ...rest] of rows(this.descriptors)) {
      if (type === INTERFACE) isSerial = rest[3] === CDC_DATA;
      if (type !== ENDPOINT || !isSerial || (rest[1] & 3) !== BULK) continue;
      if (rest[0] & 0x80) this.inEndpoint = rest[0] & 0xf;
      else this.outEndpoint = rest[0] & 0xf;
    }
  }
}

// Each descriptor begins with its own length.
function* rows(bytes) {
  for (let at = 0; bytes[at] >= 2; at += bytes[at]) {
    yield bytes.slice(at, at + bytes[at]);
  }
}

function openSerialPort() {
  return createSetupPacket({
    dataDirection: 0, // to the device
    type: 1, // of its class
    recipient: 0,
    bRequest: SET_CONTROL_LINE_STATE,
    wValue: DTR_AND_RTS,
    wIndex: 0,
    wLength: 0,
  });
}
