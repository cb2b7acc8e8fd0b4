// The numbers that a table plays with: the printed ones, with the table's own in their place wherever it has any.
import type { BoardData, Cost, Effect, ImmortalsView, Numbers } from "./types";

type Tree = { [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function merged(printed: unknown, own: unknown): unknown {
  if (!isTree(printed) || !isTree(own)) return own === undefined ? printed : own;
  return Object.fromEntries(Object.entries(printed).map(([key, value]) => [key, merged(value, own[key])]));
}

export function numbersOf(data: BoardData, view: ImmortalsView): Numbers {
  return merged(data.numbers, view.data) as Numbers;
}

/** What a space does on a seat's board (I-9): a tribe's own is among the numbers that a table may have corrected. */
export function effectOf(data: BoardData, view: ImmortalsView, seat: string, space: string): Effect {
  const printed = data.spaces.find(({ id }) => id === space)?.effect;
  return printed ?? specialOf(data, view, tribeOf(view, seat, space)) ?? "magic";
}

function specialOf(data: BoardData, view: ImmortalsView, tribe: string): Effect | undefined {
  const own = view.data["tribes"] as Record<string, { special?: Effect }> | undefined;
  return own?.[tribe]?.special ?? data.numbers.tribes[tribe]?.special;
}

/** The tribe whose own space this is; empty for spaces that every board has. */
export function tribeOf(view: ImmortalsView, seat: string, space: string): string {
  const mine = view.seats[seat];
  if (space === "light_special") return mine?.light_tribe ?? "";
  return space === "dark_special" ? (mine?.dark_tribe ?? "") : "";
}

/** What acting there costs before anything is chosen: null where it depends on what is built or cast. */
export function costOf(
  data: BoardData,
  view: ImmortalsView,
  numbers: Numbers,
  seat: string,
  space: string,
  card: string | null,
): Cost | null {
  const tribe = tribeOf(view, seat, space);
  if (tribe) return numbers.tribes[tribe]?.special_cost ?? null;
  const effect = effectOf(data, view, seat, space);
  if (effect === "transition") return numbers.costs["transition"] ?? null;
  if (effect === "magic") {
    const magic = card?.startsWith("magic.") ? card.slice("magic.".length) : "";
    return numbers.costs[magic] ?? null;
  }
  return null;
}
