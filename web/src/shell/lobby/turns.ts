// Whose turn it is at a table, as the list of tables tells it.
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
