// The signs that the texts of Tyrants show and explain, in the colours they have on the board.
import type { Sign } from "../../shell/board";
import { ASPECT_ICONS, ASPECT_INKS, DECK_ICONS, ICONS } from "./icons";

const POWER = "light-dark(#a0281c, #ff8f78)";
const INFLUENCE = "light-dark(#005f73, #6fd6e8)";
const GOLD = "light-dark(#8a5a00, #f0c25a)";
const INKS: Record<string, string> = {
  power: POWER,
  influence: INFLUENCE,
  vp: GOLD,
  circle: GOLD,
  crown: GOLD,
};

export const signs: Record<string, Sign> = Object.fromEntries([
  ...Object.entries({ ...ICONS, ...DECK_ICONS }).map(([name, path]) => [name, { path, ink: INKS[name] }]),
  ...Object.entries(ASPECT_ICONS).map(([name, path]) => [name, { path, ink: ASPECT_INKS[name] }]),
]) as Record<string, Sign>;
