// A plan in the making: which card lies on which of the ten spaces (I-7). It is made on the page, in any order and changed at will,
// and sent as a whole when its owner is ready. The view says where each card may lie, so that the server has nothing to refuse.
import type { BoardData, ImmortalsView, SeatView } from "./types";

/** By space, in the order of the board; null for an empty one. */
export type Plan = readonly (string | null)[];

export const BLANK = "blank";
export const isWild = (card: string): boolean => card.startsWith("wild.");

export function emptyPlan(data: BoardData): Plan {
  return data.spaces.map(() => null);
}

/** What lies on a seat's board as the server has it. */
export function planOf(data: BoardData, view: ImmortalsView, seat: string): Plan {
  return data.spaces.map(({ id }) => view.seats[seat]?.plan[id] ?? null);
}

/** All cards of a player that could ever lie on a board, blanks once. */
const cardsOf = (view: ImmortalsView, seat: string): NonNullable<SeatView["cards"]> =>
  view.seats[seat]?.cards ?? {};

/** Cards that are not laid yet; blanks as many as there are left. */
export function handOf(data: BoardData, view: ImmortalsView, seat: string, plan: Plan): string[] {
  return Object.keys(cardsOf(view, seat)).filter((card) =>
    card === BLANK ? blanksLeft(data, plan) > 0 : !plan.includes(card),
  );
}

export function blanksLeft(data: BoardData, plan: Plan): number {
  return data.blanks - plan.filter((card) => card === BLANK).length;
}

/** Why a card may not lie on a space, wherever else it lies now, by the key of the words for it; null if it may. */
export function refusal(view: ImmortalsView, seat: string, space: string, card: string): string | null {
  const found = cardsOf(view, seat)[card];
  return found === undefined ? "not_held" : (found.refused[space] ?? null);
}

/** The plan with a card on a space, taken from where it lay; what lay there goes where the card came from, if it may. */
export function lay(
  plan: Plan,
  space: number,
  card: string,
  from: number | null,
  maySwap: (card: string, space: number) => boolean,
): Plan {
  const there = plan[space] ?? null;
  const next = [...plan];
  const origin = from ?? (card === BLANK ? -1 : plan.indexOf(card));
  if (origin >= 0) next[origin] = there !== null && maySwap(there, origin) ? there : null;
  next[space] = card;
  return next;
}

export function takeBack(plan: Plan, space: number): Plan {
  return plan.map((card, i) => (i === space ? null : card));
}

/** How many empty spaces could be filled from the hand, each with a card of its own; blanks fill nothing. */
export function fillable(
  plan: Plan,
  hand: readonly string[],
  fits: (space: number, card: string) => boolean,
): number {
  const holder = new Map<string, number>(); // by card: the space it would fill
  const find = (space: number, tried: Set<string>): boolean =>
    hand.some((card) => {
      if (card === BLANK || tried.has(card) || !fits(space, card)) return false;
      tried.add(card);
      const other = holder.get(card);
      if (other !== undefined && !find(other, tried)) return false; // that one takes another card
      holder.set(card, space);
      return true;
    });
  return plan.filter((card, space) => card === null && find(space, new Set())).length;
}

/** Cards that can't lie where they do any more, as when a plan was kept and the table has moved on, are taken back. */
export function tidy(data: BoardData, view: ImmortalsView, seat: string, plan: readonly unknown[]): Plan {
  const next: (string | null)[] = data.spaces.map(() => null);
  data.spaces.forEach(({ id }, i) => {
    const card = plan[i];
    if (typeof card !== "string" || refusal(view, seat, id, card) !== null) return;
    if (card === BLANK ? blanksLeft(data, next) > 0 : !next.includes(card)) next[i] = card;
  });
  return next;
}

/** What the server has newly been told of a plan counts: each space that it has passed since. */
export function adopt(plan: Plan, served: Plan, from: number, to: number): Plan {
  let next = plan;
  for (let space = from; space < to; space++) {
    const card = served[space] ?? null;
    next = card === null ? takeBack(next, space) : lay(next, space, card, null, () => false);
  }
  return next;
}

/** The actions that make the server's plan this one, and say "ready": from its next space on or, if what it has differs, anew. */
export function sequence(data: BoardData, plan: Plan, served: Plan, cursor: number): string[] {
  const action = (space: number): string => {
    const { id, magic } = data.spaces[space] ?? { id: "", magic: false };
    const card = plan[space] ?? null;
    return card === null ? `leave ${id}` : `${magic ? "cast" : "plan"} ${id} ${card}`;
  };
  const spaces = data.spaces.map((_, i) => i);
  const agrees = spaces.slice(0, cursor).every((i) => (plan[i] ?? null) === (served[i] ?? null));
  if (agrees) return [...spaces.slice(cursor).map(action), "ready"];
  const rest = spaces.slice(cursor).map((i) => `leave ${data.spaces[i]?.id}`);
  return [...rest, "start-over", ...spaces.map(action), "ready"];
}
