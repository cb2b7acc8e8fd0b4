// Points if the game ended now: all that counts lies open.
import { DEMON } from "./palette";
import type { AnkhView, BoardData } from "./types";

const MINION = 5;
const REPAY = 12;
const UNPAID = 15;

export function pointsOf(data: BoardData, view: AnkhView, seat: string): number {
  const mine = view.seats[seat];
  if (!mine) return 0;
  let points = 0;
  for (const area of data.areas) {
    const here = view.areas[area.id];
    if (!here || here[DEMON]) continue;
    points += MINION * (here[seat] ?? 0) + (here.building === seat ? area.cost : 0);
  }
  // loans one by one
  let cash = mine.cash;
  for (let loans = mine.loans.length; loans > 0; loans--) {
    if (cash >= REPAY) cash -= REPAY;
    else points -= UNPAID;
  }
  return points + cash;
}

export function troubleOf(view: AnkhView): number {
  return Object.values(view.areas).filter((here) => here.trouble).length;
}
