// What each side of a deal gives, item by item, and the choices that fill it, by what they are about.
import type { Choice } from "../../shell/board";
import type { DealView, OathView } from "./types";

export type Item =
  | {
      kind: "favor" | "secrets" | "later_favor" | "later_secrets";
      n: number;
    }
  | { kind: "thing" | "banner" | "site" | "citizenship"; id: string }
  | { kind: "peace" };

/** Column 0: what the proposer gives; 1: what the partner does. */
export function itemsOf(view: OathView, deal: DealView, column: 0 | 1): Item[] {
  const items: Item[] = [];
  if (deal.citizenship && column === 0 && deal.space !== null)
    items.push({ kind: "citizenship", id: deal.space });
  for (const kind of ["favor", "secrets", "later_favor", "later_secrets"] as const)
    if (deal[kind][column] > 0) items.push({ kind, n: deal[kind][column] });
  for (const id of deal.things[column]) items.push({ kind: "thing", id });
  const named = (ids: string[], mask: number): string[] => ids.filter((_, bit) => (mask >> bit) & 1);
  for (const id of named(Object.keys(view.banners), deal.banners[column])) items.push({ kind: "banner", id });
  for (const id of named(Object.keys(view.map), deal.sites[column])) items.push({ kind: "site", id });
  if (deal.peace[column]) items.push({ kind: "peace" });
  return items;
}

/** What one side may still put in. */
export interface Filling {
  /** By verb: amounts to choose from, now and as promises. */
  now: Map<string, Choice[]>;
  later: Map<string, Choice[]>;
  items: Choice[];
}

export interface Fillings {
  /** What the proposer may give, and want. */
  sides: [Filling, Filling];
  /** Propose, start over, show the relic, let it be; or accept and decline. */
  answers: Choice[];
}

const side = (): Filling => ({ now: new Map(), later: new Map(), items: [] });

export function fillings(choices: Choice[]): Fillings {
  const found: Fillings = { sides: [side(), side()], answers: [] };
  for (const choice of choices) {
    const { verb } = choice;
    if (!/^(give|want|promise)-/u.test(verb)) {
      found.answers.push(choice);
      continue;
    }
    const { now, later, items } = found.sides[verb.startsWith("want-") ? 1 : 0];
    if (/-(favor|secrets)$/u.test(verb)) {
      const amounts = verb.includes("promise") ? later : now;
      amounts.set(verb, [...(amounts.get(verb) ?? []), choice]);
    } else items.push(choice);
  }
  return found;
}
