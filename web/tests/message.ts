// Messages as the live socket of a table sends them, for tests of what is made of them.
import type { LiveView, TablePage } from "../src/shell/api";
import type { LogEvent, SeatPage } from "../src/shell/board";

export function event(number: number, text = `row ${number}`): LogEvent {
  return { number, kind: "said", seat: "red", by: "red", tokens: [{ kind: "text", id: "", text }], at: 0 };
}

/** A view with so many rows; those from `since` on are told. Whatever a test doesn't care for is as before the first move. */
export function message(
  number: number,
  since: number,
  rows: number[],
  more: Partial<LiveView> = {},
): LiveView {
  return {
    type: "view",
    number,
    since,
    rows,
    events: rows.filter((row) => row >= since).map((row) => event(row)),
    chat: [],
    table: { seats: [] as SeatPage[] } as TablePage,
    view: null,
    seat: "red",
    waiting: [],
    prompt: null,
    legal: [],
    bundles: [],
    over: false,
    aims: null,
    ending: "",
    fates: [],
    scores: null,
    sources: null,
    winners: null,
    source_names: {},
    scenes: [],
    asides: [],
    can_undo: false,
    undo_asked: null,
    abandon: null,
    lesson: null,
    ...more,
  };
}
