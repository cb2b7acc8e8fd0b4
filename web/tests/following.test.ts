import { describe, expect, it } from "vitest";
import type { LiveView } from "../src/shell/api";
import type { LogEvent, SeatPage } from "../src/shell/board";
import {
  join,
  mergeChat,
  movesOf,
  nothing,
  receive,
  refused,
  spread,
  unfold,
  type Following,
} from "../src/shell/following";
import { event, message } from "./message";

const rowsOf = (log: LogEvent[]): number[] => log.map((e) => e.number);

describe("a long move", () => {
  const scene = (told: number): LiveView["scenes"][number] => ({ told, view: { told }, aims: null });
  const lines = (count: number): LogEvent[] => Array.from({ length: count }, (_, i) => event(2, `line ${i}`));

  it("is seen in moments, each with its own lines, and ends where it leads to", () => {
    const before = receive(nothing(), message(2, 0, [0, 1]));
    const sent = { events: lines(5), scenes: [scene(1), scene(4)], view: { told: "all" } };
    const steps = unfold(receive(before, message(3, 2, [0, 1, 2], sent)));
    expect(steps.map(({ page }) => page?.view)).toEqual([{ told: 1 }, { told: 4 }, { told: "all" }]);
    expect(steps.map(({ fresh }) => fresh.length)).toEqual([1, 3, 1]);
    expect(steps.map(({ log }) => log.length)).toEqual([3, 6, 7]);
    expect(steps.map(({ page }) => page?.number)).toEqual([3, 3, 3]);
    expect(join(steps)).toEqual({ ...steps[2], fresh: lines(5) });
  });

  it("comes after what else is new", () => {
    const before = receive(nothing(), message(1, 0, [0]));
    const sent = { events: [event(1), ...lines(2)], scenes: [scene(1)] };
    const steps = unfold(receive(before, message(3, 1, [0, 1, 2], sent)));
    expect(steps.map(({ fresh }) => rowsOf(fresh))).toEqual([[1, 2], [2]]);
  });

  it("is one step for who has just come, and where there is nothing between", () => {
    expect(unfold(receive(nothing(), message(3, 0, [0, 1, 2], { scenes: [scene(1)] })))).toHaveLength(1);
    const before = receive(nothing(), message(2, 0, [0, 1]));
    expect(unfold(receive(before, message(3, 2, [0, 1, 2])))).toHaveLength(1);
  });
});

describe("what takes long to read", () => {
  const before = receive(nothing(), message(2, 0, [0, 1], { view: { now: "before" } }));
  const events = [1, 2, 3, 4].map((n) => event(2, `line ${n}`));
  const step = receive(before, message(3, 2, [0, 1, 2], { events, view: { now: "after" } }));
  const parts = (length: number): Following[] => spread(step, before.page, () => length, 100);

  it("is told part by part, and the table changes with the last of them", () => {
    expect(parts(60).map(({ fresh }) => fresh.length)).toEqual([2, 2]);
    expect(parts(60).map(({ page }) => page?.view)).toEqual([{ now: "before" }, { now: "after" }]);
    expect(parts(60).map(({ log }) => log.length)).toEqual([4, 6]);
    expect(parts(200).map(({ fresh }) => fresh.length)).toEqual([1, 1, 1, 1]);
  });

  it("is one step if it is short, or if nobody knows what was before", () => {
    expect(parts(20)).toEqual([step]);
    expect(spread(step, null, () => 200)).toEqual([step]);
  });
});

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

  it("keeps the line that something was taken back, which is no move", () => {
    const before = receive(nothing(), message(3, 0, [0, 1, 2]));
    const line = { ...event(3), kind: "!undo", seat: "blue" };
    const now = receive(before, message(4, 3, [0, 1, 3], { events: [line], asides: [3] }));
    expect(rowsOf(now.log)).toEqual([0, 1, 3]);
    expect(rowsOf(now.fresh)).toEqual([3]);
    expect(now.page && movesOf(now.page)).toEqual([0, 1]);
    expect(now.away).toBeNull(); // nobody has moved since
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

  it("knows what the others did since the viewer's last turn", () => {
    const said = (seats: string): LogEvent[] =>
      [...seats].map((one, row) => {
        const seat = one === "r" ? "red" : "blue";
        return { ...event(row), seat, by: seat };
      });
    const away = (seats: string, seat: string | null = "red"): number | null => {
      const rows = [...seats].map((_, row) => row);
      return receive(nothing(), message(seats.length, 0, rows, { seat, events: said(seats) })).away;
    };
    expect([away(""), away("rr"), away("bb")]).toEqual([null, null, null]);
    expect([away("brb"), away("brrbb"), away("brbrbb")]).toEqual([2, 3, 4]);
    expect(away("rbbrr")).toBe(1); // still, while the viewer's next turn goes on
    expect(away("rbbrr", null)).toBeNull(); // who only watches has no turn
    const turn = { ...event(2), seat: "red", by: "blue" }; // blue's move ends with the news that it is red's turn
    const ended = message(3, 0, [0, 1, 2], { events: [...said("rbb"), turn] });
    expect(receive(nothing(), ended).away).toBe(1);
  });

  it("counts from the end of the viewer's turn, though others are asked in the middle of one", () => {
    // Each row: who moved, and whose turn it said had begun.
    const away = (...rows: [mover: string, turn?: string][]): number | null => {
      const events = rows.flatMap(([seat, turn], row) => [
        { ...event(row), seat, by: seat },
        ...(turn ? [{ ...event(row), kind: "turn", seat: turn, by: seat }] : []),
      ]);
      return receive(
        nothing(),
        message(
          rows.length,
          0,
          rows.map((_, row) => row),
          { seat: "red", events },
        ),
      ).away;
    };
    const first: [string, string?][] = [["green", "red"], ["red"], ["blue"], ["red"]];
    expect(away(...first)).toBeNull(); // blue has only answered, in red's first turn
    const second: [string, string?][] = [...first, ["red", "blue"]];
    expect(away(...second)).toBeNull(); // nobody has moved since
    expect(away(...second, ["blue"], ["red"], ["blue", "red"])).toBe(5); // red has answered in blue's turn
    expect(away(...second, ["blue", "red"], ["red"], ["blue"], ["red"])).toBe(5); // blue in red's next turn
  });

  it("keeps what a message did not change", () => {
    const view = { map: { a: { red: 1 }, b: { red: 1 } } };
    const before = receive(nothing(), message(1, 0, [0], { view: structuredClone(view) }));
    const now = receive(before, message(2, 1, [0, 1], { view: { map: { ...view.map, b: { red: 2 } } } }));
    const map = (following: typeof now): Record<string, unknown> =>
      following.page?.view?.["map"] as Record<string, unknown>;
    expect(map(now)["a"]).toBe(map(before)["a"]);
    expect(map(now)["b"]).toEqual({ red: 2 });
  });

  it("joins several steps without losing news", () => {
    const one = receive(nothing(), message(1, 0, [0]));
    const two = receive(one, message(2, 1, [0, 1]));
    const three = receive(two, message(3, 2, [0, 1, 2]));
    expect(rowsOf(join([two, three]).fresh)).toEqual([1, 2]);
    expect(join([two, three]).page).toBe(three.page);
  });

  it("tells what somebody refused, and only that", () => {
    const playing = { table: { status: "playing", seats: [] as SeatPage[] } } as Partial<LiveView>;
    const asked = { ...playing, undo_asked: { seat: "red", moves: 1, agreed: true } };
    const page = (number: number, more: Partial<LiveView>) =>
      receive(nothing(), message(number, 0, [], more)).page;
    expect(refused(page(3, asked), page(3, playing))).toBe("undo");
    expect(refused(page(3, asked), page(4, playing))).toBeNull(); // it was done
    const mine = { ...playing, abandon: { by: "Ann", agreed: true, missing: ["Ben"] } };
    expect(refused(page(3, mine), page(3, playing))).toBe("abandon");
    expect(
      refused(page(3, mine), page(3, { table: { status: "abandoned", seats: [] } } as never)),
    ).toBeNull();
    const theirs = { ...playing, abandon: { by: "Ben", agreed: false, missing: ["Ann"] } };
    expect(refused(page(3, theirs), page(3, playing))).toBeNull(); // the viewer refused it
  });

  it("keeps each chat line once", () => {
    const line = (number: number) => ({ number, name: "Ann", text: "hello", at: 0 });
    const before = receive(nothing(), message(0, 0, [], { chat: [line(0)] }));
    const now = receive(before, message(0, 0, [], { chat: [line(0), line(1)] }));
    expect(now.chat.map((l) => l.number)).toEqual([0, 1]);
  });

  it("puts earlier chat lines before what is known", () => {
    const chat = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, i) => ({ number: from + i, name: "Ann", text: "hello", at: 0 }));
    expect(mergeChat(chat(0, 20), chat(20, 40))).toEqual(chat(0, 40));
    expect(mergeChat(chat(0, 30), chat(20, 40))).toEqual(chat(0, 40));
    expect(mergeChat(chat(0, 20), [])).toEqual(chat(0, 20));
    expect(mergeChat([], chat(20, 40))).toEqual(chat(20, 40));
  });

  it("shows no chat with lines missing between", () => {
    const line = (number: number) => ({ number, name: "Ann", text: "hello", at: 0 });
    const before = receive(nothing(), message(0, 0, [], { chat: [line(0), line(1)] }));
    const now = receive(before, message(0, 0, [], { chat: [line(5), line(6)] }));
    expect(now.chat).toEqual([line(5), line(6)]);
  });
});
