// The score if the game ended now, by source (T-13.1). All of it is open to whoever watched the game: of a hand and a deck the
// view lists the cards together.
import { inPlay } from "./choices";
import { controlled } from "./control";
import type { BoardData, TyrantsView } from "./types";

/** VP for each site totally controlled, beside the site's own (T-13.1). */
const TOTAL_CONTROL = 2;

export const SOURCES = ["sites", "total", "trophies", "deck", "inner", "tokens"] as const;
export type Score = Record<(typeof SOURCES)[number], number>;

export function scoreOf(data: BoardData, view: TyrantsView, seat: string): Score {
  const mine = view.seats[seat];
  if (!mine) return { sites: 0, total: 0, trophies: 0, deck: 0, inner: 0, tokens: 0 };
  const sum = (numbers: number[]): number => numbers.reduce((all, n) => all + n, 0);
  const held = controlled(data, view, seat);
  // Played cards are on their way to the discard pile.
  const played = view.active === seat ? inPlay(view) : [];
  const cards = [
    ...(mine.unseen ?? []),
    ...(mine.deck ?? []),
    ...(mine.hand ?? []),
    ...mine.discard,
    ...played,
  ];
  return {
    sites: held.vp,
    total: TOTAL_CONTROL * held.total,
    trophies: sum(Object.values(mine.trophies)),
    deck: sum(cards.map((id) => data.cards[id]?.deck_vp ?? 0)),
    inner: sum(mine.inner_circle.map((id) => data.cards[id]?.inner_vp ?? 0)),
    tokens: mine.vp,
  };
}

export function totalOf(score: Score): number {
  return SOURCES.reduce((all, source) => all + score[source], 0);
}
