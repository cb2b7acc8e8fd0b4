// A plan in the making: which card lies on which of the ten spaces (I-7). It is made on the page, in any order and changed at will,
// and sent as a whole when its owner is ready. Only what the rules allow can be laid, so that the server has nothing to refuse.
import { effectOf } from "./numbers";
import { REALMS, type BoardData, type ImmortalsView } from "./types";

/** By space, in the order of the board; null for an empty one. */
export type Plan = readonly (string | null)[];

export const BLANK = "blank";
const BLANKS = 4;
const MAGICS = ["transition_5", "conflict_or_first", "dominate_or_temple", "draw_2_or_transition_2"].map(
  (magic) => `magic.${magic}`,
);

export const isMagic = (card: string): boolean => card.startsWith("magic.");
export const isWild = (card: string): boolean => card.startsWith("wild.");

export function emptyPlan(data: BoardData): Plan {
  return data.spaces.map(() => null);
}

/** What lies on a seat's board as the server has it. */
export function planOf(data: BoardData, view: ImmortalsView, seat: string): Plan {
  return data.spaces.map(({ id }) => view.seats[seat]?.plan[id] ?? null);
}

/** All cards of a player that could ever lie on a board, blanks once. */
export function cardsOf(data: BoardData, view: ImmortalsView, seat: string): string[] {
  const regions = data.regions
    .filter(({ id }) => view.region_cards[id] === seat)
    .map(({ id }) => `region.${id}`);
  return [...regions, ...(view.seats[seat]?.conflicts ?? []), ...MAGICS, BLANK];
}

/** Cards that are not laid yet; blanks as many as there are left. */
export function handOf(data: BoardData, view: ImmortalsView, seat: string, plan: Plan): string[] {
  return cardsOf(data, view, seat).filter((card) =>
    card === BLANK ? blanksLeft(plan) > 0 : !plan.includes(card),
  );
}

export function blanksLeft(plan: Plan): number {
  return BLANKS - plan.filter((card) => card === BLANK).length;
}

export type Refusal = "wrong_space" | "not_held" | "not_occupied" | "no_wildcards";

/** Why a card may not lie on a space (I-7.2 to I-7.5), wherever else it lies now; null if it may. */
export function refusal(
  data: BoardData,
  view: ImmortalsView,
  seat: string,
  space: string,
  card: string,
): Refusal | null {
  if (card === BLANK) return null;
  const effect = effectOf(data, view, seat, space);
  if (isMagic(card) !== (effect === "magic")) return "wrong_space";
  if (!cardsOf(data, view, seat).includes(card)) return "not_held";
  if (card.startsWith("region.")) {
    const region = card.slice("region.".length);
    if (!REALMS.some((realm) => view.sites[`${realm}.${region}`]?.owner === seat)) return "not_occupied";
  }
  if (isWild(card) && (effect === "extract_gold" || effect === "extract_energy")) return "no_wildcards";
  return null;
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

/** Cards that can't lie where they do any more, as when a plan was kept and the table has moved on, are taken back. */
export function tidy(data: BoardData, view: ImmortalsView, seat: string, plan: readonly unknown[]): Plan {
  const next: (string | null)[] = data.spaces.map(() => null);
  data.spaces.forEach(({ id }, i) => {
    const card = plan[i];
    if (typeof card !== "string" || refusal(data, view, seat, id, card) !== null) return;
    if (card === BLANK ? blanksLeft(next) > 0 : !next.includes(card)) next[i] = card;
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
    const { id, effect } = data.spaces[space] ?? { id: "", effect: null };
    const card = plan[space] ?? null;
    return card === null ? `leave ${id}` : `${effect === "magic" ? "cast" : "plan"} ${id} ${card}`;
  };
  const spaces = data.spaces.map((_, i) => i);
  const agrees = spaces.slice(0, cursor).every((i) => (plan[i] ?? null) === (served[i] ?? null));
  if (agrees) return [...spaces.slice(cursor).map(action), "ready"];
  const rest = spaces.slice(cursor).map((i) => `leave ${data.spaces[i]?.id}`);
  return [...rest, "start-over", ...spaces.map(action), "ready"];
}
