import { describe, expect, it } from "vitest";
import type { LogEvent } from "../src/shell/board";
import { nothing, receive, type ViewMessage } from "../src/shell/following";

function event(number: number, text = `row ${number}`): LogEvent {
  return { number, kind: "said", seat: "red", tokens: [{ kind: "text", id: "", text }] };
}

function message(
  number: number,
  since: number,
  rows: number[],
  more: Partial<ViewMessage> = {},
): ViewMessage {
  return {
    type: "view",
    number,
    since,
    rows,
    events: rows.filter((row) => row >= since).map((row) => event(row)),
    chat: [],
    waiting: [],
    legal: [],
    seat: "red",
    ...more,
  } as ViewMessage;
}

const rowsOf = (log: LogEvent[]): number[] => log.map((e) => e.number);

describe("following a table", () => {
  it("begins with the whole log, none of it news", () => {
    const now = receive(nothing(), message(3, 0, [0, 1, 2]));
    expect(rowsOf(now.log)).toEqual([0, 1, 2]);
    expect(now.fresh).toEqual([]);
    expect(now.since).toBe(3);
  });

  it("adds what is new, and hands exactly that to the board", () => {
    const before = receive(nothing(), message(2, 0, [0, 1]));
    const now = receive(before, message(4, 2, [0, 1, 2, 3]));
    expect(rowsOf(now.log)).toEqual([0, 1, 2, 3]);
    expect(rowsOf(now.fresh)).toEqual([2, 3]);
  });

  it("does not double what is sent twice", () => {
    const before = receive(nothing(), message(3, 0, [0, 1, 2]));
    const now = receive(before, message(3, 1, [0, 1, 2]));
    expect(rowsOf(now.log)).toEqual([0, 1, 2]);
    expect(now.fresh).toEqual([]);
  });

  it("forgets what was taken back", () => {
    const before = receive(nothing(), message(3, 0, [0, 1, 2]));
    const now = receive(before, message(4, 3, [0, 1])); // row 3 took row 2 back
    expect(rowsOf(now.log)).toEqual([0, 1]);
    expect(now.since).toBe(4);
  });

  it("replaces the log when it is sent anew in another language", () => {
    const before = { ...receive(nothing(), message(2, 0, [0, 1])), since: 0 };
    const now = receive(
      before,
      message(2, 0, [0, 1], { events: [event(0, "linha 0"), event(1, "linha 1")] }),
    );
    expect(now.log.map((e) => e.tokens[0]?.text)).toEqual(["linha 0", "linha 1"]);
    expect(now.fresh).toEqual([]);
  });

  it("remembers where the viewer's last turn ended", () => {
    const mine = receive(nothing(), message(2, 0, [0, 1], { waiting: ["red"] }));
    const theirs = receive(mine, message(3, 2, [0, 1, 2], { waiting: ["blue"] }));
    const again = receive(theirs, message(6, 3, [0, 1, 2, 3, 4, 5], { waiting: ["red"] }));
    expect([mine.away, theirs.away, again.away]).toEqual([null, 3, 3]);
  });

  it("plays what happened during an absence first", () => {
    const back = receive(nothing(2), message(4, 0, [0, 1, 2, 3]));
    expect(rowsOf(back.log)).toEqual([0, 1, 2, 3]);
    expect(rowsOf(back.fresh)).toEqual([2, 3]);
  });

  it("knows only the table before the start", () => {
    const now = receive(nothing(), { type: "view", number: 0, since: 0, chat: [] } as unknown as ViewMessage);
    expect(now.page).toMatchObject({ view: null, waiting: [], legal: [] });
    expect(now.log).toEqual([]);
  });

  it("keeps each chat line once", () => {
    const line = (number: number) => ({ number, name: "Ann", text: "hello", at: 0 });
    const before = receive(nothing(), message(0, 0, [], { chat: [line(0)] }));
    const now = receive(before, message(0, 0, [], { chat: [line(0), line(1)] }));
    expect(now.chat.map((l) => l.number)).toEqual([0, 1]);
  });
});
