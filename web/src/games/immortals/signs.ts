// The signs that the texts of Immortals show and explain, in the colours they have on the board.
import type { Sign } from "../../shell/board";
import { EFFECT_ICONS, ICONS } from "./icons";

const GOLD = "light-dark(#8a5a00, #f0c25a)";
const ENERGY = "light-dark(#6a2fb0, #c9a2ff)";
const INKS: Record<string, string> = {
  gold: GOLD,
  extract_gold: GOLD,
  energy: ENERGY,
  extract_energy: ENERGY,
};

export const signs: Record<string, Sign> = Object.fromEntries(
  Object.entries({ ...EFFECT_ICONS, ...ICONS }).map(([name, path]) => {
    const ink = INKS[name];
    return [name, ink === undefined ? { path } : { path, ink }];
  }),
);
