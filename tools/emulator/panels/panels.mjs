// The panels' chips by name.

import { Ssd1680 } from "./ssd1680.mjs";
import { St7789 } from "./st7789.mjs";
import { Uc8151 } from "./uc8151.mjs";

const CHIPS = { st7789: St7789, uc8151: Uc8151, ssd1680: Ssd1680 };

export function makePanel(settings, world) {
  const Chip = CHIPS[settings.chip];
  if (!Chip) {
    const known = Object.keys(CHIPS).join(", ");
    throw new Error(`no panel has the chip ${settings.chip}; there are: ${known}`);
  }
  return new Chip(settings, world);
}
