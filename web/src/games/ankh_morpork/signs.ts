// The signs that the texts of Ankh-Morpork show and explain, in the colours they have on the board.
import type { Sign } from "../../shell/board";
import { CARD_ICONS, ICONS, POWER_ICONS } from "./icons";

const COIN = "light-dark(#8a5f00, #e8bd55)";
const DANGER = "var(--danger)";
const INKS: Record<string, string> = {
  take_money: COIN,
  coin: COIN,
  assassinate: DANGER,
  random_event: DANGER,
  trouble: DANGER,
  interrupt: "var(--accent)",
  mask: "var(--accent)",
};
const { minion, building, coin, trouble, hand, deck, discard, first, control, loan, penalty, mask } = ICONS;
const { shield, sell } = POWER_ICONS;
const COUNTED = { minion, building, coin, trouble, hand, deck, discard, first, control, loan, penalty, mask };

export const signs: Record<string, Sign> = Object.fromEntries(
  Object.entries({ ...CARD_ICONS, ...COUNTED, shield, sell }).map(([name, path]) => {
    const ink = INKS[name];
    return [name, ink === undefined ? { path } : { path, ink }];
  }),
);
