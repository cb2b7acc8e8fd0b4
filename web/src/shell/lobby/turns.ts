// At which of one's tables one is waited for. The list of tables doesn't say; the public view of each does.
import { ask, type TablePage } from "../api";

const LATEST = 12;

export async function waitedFor(tables: TablePage[]): Promise<Set<string>> {
  const running = tables.filter(
    (table) => table.status === "playing" && table.seats.some((seat) => seat.yours),
  );
  const asked = await Promise.all(
    running.slice(0, LATEST).map(async (table) => {
      const query = { seat: -1, since: 1_000_000 };
      const view = await ask("get", "/api/tables/{table}/view", { path: { table: table.id }, query });
      const mine = view.table.seats.filter((seat) => seat.yours && seat.bot === null);
      return mine.some((seat) => view.waiting?.includes(seat.seat)) ? [table.id] : [];
    }),
  );
  return new Set(asked.flat());
}
