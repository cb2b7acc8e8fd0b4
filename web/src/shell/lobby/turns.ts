// What tables are about for the person who looks at the list of them: whose turn it is, what comes first, who has won.
import type { TablePage } from "../api";
import type { SeatPage } from "../board";

/** The seats that must choose now. */
export function waitedFor(table: TablePage): SeatPage[] {
  return table.seats.filter((seat) => table.waiting.includes(seat.seat));
}

/** Whether the person must choose at this table; a bot that plays for them doesn't count. */
export function waitsForMe(table: TablePage): boolean {
  return waitedFor(table).some((seat) => seat.yours && seat.bot === null);
}

/** When something last happened at a table. */
export const lastly = (table: TablePage): number => table.moved ?? table.created;

export const isFinished = (table: TablePage): boolean =>
  table.status === "over" || table.status === "abandoned";

/** Where one must choose first, then what is being played, then what waits for players, then the rest; each newest first. */
export function inOrder(tables: TablePage[]): TablePage[] {
  const rank = (table: TablePage): number =>
    waitsForMe(table) ? 0 : table.status === "playing" ? 1 : table.status === "open" ? 2 : 3;
  return tables.toSorted((a, b) => rank(a) - rank(b) || lastly(b) - lastly(a));
}

/** The seats that have won; none while the game goes on, or if it was abandoned. */
export function winnersOf(table: TablePage): SeatPage[] {
  const winners: unknown = table.result?.["winners"];
  return Array.isArray(winners) ? table.seats.filter((seat) => winners.includes(seat.seat)) : [];
}
