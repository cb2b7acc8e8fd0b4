// On a phone the board is shown in parts; which part comes into sight when something is asked for.
import { partsOf, type Offers } from "./choices";

export const TABS = ["light", "dark", "plan", "tower"] as const;
export type Tab = (typeof TABS)[number];

/** Where a thing that is pointed at lies; null if that is on no part. A battle that is being chosen stays in sight. */
export function tabWith(thing: { kind: string; id: string }, offers: Offers): Tab | null {
  if (offers.battle.length > 0) return "tower";
  if (thing.kind === "site") return partsOf(thing.id).realm as Tab;
  return thing.kind === "space" || thing.kind === "card" ? "plan" : null;
}

/** Where the choices are: the realm of the sites, the player's board, the tower with the battle; else it stays as it is. */
export function tabFor(offers: Offers, now: Tab): Tab {
  if (offers.planning) return "plan";
  const things = [...offers.at.keys()];
  if (things.some((thing) => thing.startsWith("space:"))) return "plan";
  if (offers.battle.length > 0) return "tower";
  const realms = things.map((thing) => partsOf(thing.slice("site:".length)).realm as Tab);
  return realms.length === 0 || realms.includes(now) ? now : (realms[0] ?? now);
}
