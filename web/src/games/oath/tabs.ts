// On a phone the board is shown in parts; which part comes into sight when something is asked for.
import type { Offers } from "./choices";

export const TABS = ["map", "courts", "table"] as const;
export type Tab = (typeof TABS)[number];

const TAB_OF: Record<string, Tab> = {
  slot: "map",
  relic: "map",
  pile: "map",
  seat: "courts",
  facedown: "courts",
  bank: "table",
};

/** Where a thing that is pointed at lies; null if that is on no part. What must be answered in the panel stays in sight. */
export function tabWith(
  thing: { kind: string; id: string },
  offers: Offers,
  where: (card: string) => Tab,
): Tab | null {
  if (offers.panel.length > 0) return "table";
  if (thing.kind === "card") return where(thing.id);
  return thing.kind === "part" && thing.id === "prince" ? "table" : (TAB_OF[thing.kind] ?? null);
}

/** Where the choices are. Cards lie on all parts: `where` tells; in the Act phase the buttons below have everything. */
export function tabFor(offers: Offers, now: Tab, where: (card: string) => Tab): Tab {
  if (offers.panel.length > 0) return "table";
  if (offers.deeds.size > 0) return now === "table" ? "map" : now;
  const found = [...offers.at.keys()].map((thing) => {
    const kind = thing.slice(0, thing.indexOf(":"));
    return TAB_OF[kind] ?? where(thing.slice(kind.length + 1));
  });
  return found.length === 0 || found.includes(now) ? now : (found[0] ?? now);
}
