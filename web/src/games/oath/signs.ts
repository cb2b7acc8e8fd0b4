// The signs that the texts of Oath show and explain, in the colours they have on the board.
import type { Sign } from "../../shell/board";
import { FACES, ICONS, SUIT_ICONS } from "./icons";

/** What the faces of the dice are called in a text. */
const DICE = {
  half_sword: "H",
  sword: "S",
  two_swords: "D",
  blank: "B",
  shield: "1",
  two_shields: "2",
  times_two: "X",
} as const;

const faces = Object.entries(DICE).map(([name, letter]): [string, string] => [name, FACES[letter] ?? ""]);
export const signs: Record<string, Sign> = Object.fromEntries(
  [...Object.entries({ ...SUIT_ICONS, ...ICONS }), ...faces].map(([name, path]) => [name, { path }]),
);
