// The emulated chip, from where the set-up has installed it.

import { createRequire } from "node:module";

const require = createRequire(new URL("../../build/emulator/", import.meta.url));

export const {
  BasePeripheral,
  GPIOPinState,
  RP2040,
  createSetupPacket,
  getDescriptorPacket,
  setDeviceAddressPacket,
  setDeviceConfigurationPacket,
} = require("rp2040js");
