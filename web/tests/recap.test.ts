import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReplayPage } from "../src/shell/api";
import { nothing, receive, type Following } from "../src/shell/following";
import { missed, Recap, SHOWN } from "../src/shell/table/recap";
import { readingTime } from "../src/shell/telling";
import { message } from "./message";

/** A game of which red has seen the end: each letter is who made a move. */
function game(seats: string): Following {
  const rows = [...seats].map((_, row) => row);
  const events = [...seats].map((one, number) => {
    const seat = one === "r" ? "red" : "blue";
    return { number, kind: "said", seat, by: seat, tokens: [], at: 0 };
  });
  return receive(nothing(), message(rows.length, 0, rows, { events }));
}

describe("what was missed", () => {
  it("begins where one left and ends before now", () => {
    expect(missed(game("brbbb"), 0)).toEqual([2, 3, 4]);
  });

  it("leaves out what was seen", () => {
    expect(missed(game("brbbb"), 4)).toEqual([4]);
    expect(missed(game("brbbb"), 5)).toEqual([]);
  });

  it("is nothing before one's first turn and once one has moved", () => {
    expect(missed(game("bbb"), 0)).toEqual([]);
    expect(missed(game("brbbr"), 0)).toEqual([]);
    expect(missed(nothing(), 0)).toEqual([]);
  });

  it("is never too much", () => {
    const moves = missed(game("r" + "b".repeat(300)), 0);
    expect(moves).toHaveLength(SHOWN);
    expect(moves.at(-1)).toBe(300);
  });
});

describe("the recap", () => {
  const shown: (number | null)[] = [];
  const show = (page: ReplayPage | null): void => void shown.push(page && page.to);
  const fetch = (to: number): Promise<ReplayPage> => Promise.resolve({ to } as ReplayPage);
  const stage = { frame: (draw: () => void): void => draw(), pace: () => "normal" as const };

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
  });
  afterEach(() => vi.useRealTimers());

  it("shows one position after another, then now", async () => {
    new Recap([2, 3, 4], fetch, show, stage, () => 10);
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([2]);
    await vi.advanceTimersByTimeAsync(readingTime(10) - 1);
    expect(shown).toEqual([2]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toEqual([2, 3]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([2, 3, 4, null]);
  });

  it("can be stopped, gone on with step by step, and left to itself again", async () => {
    const recap = new Recap([2, 3, 4], fetch, show, stage, () => 10);
    await vi.advanceTimersByTimeAsync(0);
    recap.hold();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([2]);
    recap.step();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([2, 3]);
    recap.go();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([2, 3, 4, null]);
  });

  it("ends at once when it is skipped", async () => {
    const recap = new Recap([2, 3, 4], fetch, show, stage, () => 10);
    await vi.advanceTimersByTimeAsync(0);
    recap.skip();
    recap.skip();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([2, null]);
  });

  it("gives up when the server does", async () => {
    const broken = (to: number): Promise<ReplayPage> => (to > 2 ? Promise.reject(new Error()) : fetch(to));
    new Recap([2, 3, 4], broken, show, stage, () => 10);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown).toEqual([2, null]);
  });
});
