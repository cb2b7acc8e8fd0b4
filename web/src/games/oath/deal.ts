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

const WANTS = /^want-/u;

export interface Fillings {
  /** By verb: amounts to choose from. */
  amounts: Map<string, Choice[]>;
  gives: Choice[];
  wants: Choice[];
  /** Propose, start over, show the relic, let it be; or accept and decline. */
  answers: Choice[];
}

export function fillings(choices: Choice[]): Fillings {
  const found: Fillings = { amounts: new Map(), gives: [], wants: [], answers: [] };
  for (const choice of choices) {
    const { verb } = choice;
    if (/-(favor|secrets)$/u.test(verb))
      found.amounts.set(verb, [...(found.amounts.get(verb) ?? []), choice]);
    else if (WANTS.test(verb)) found.wants.push(choice);
    else if (/^(give|promise)-/u.test(verb)) found.gives.push(choice);
    else found.answers.push(choice);
  }
  return found;
}

export function wants(verb: string): boolean {
  return WANTS.test(verb);
}
