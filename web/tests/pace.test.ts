import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FAR, gap, Queue, type Pace } from "../src/shell/pace";
import { readingTime } from "../src/shell/telling";

let pace: Pace;
let frames: (() => void)[];
let shown: { moments: number[]; behind: number; at: number }[];
let queue: Queue<number>;

const drawFrame = (): void => frames.splice(0).forEach((draw) => draw());

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  pace = "normal";
  frames = [];
  shown = [];
  queue = new Queue((moments) => shown.push({ moments, behind: queue.length, at: Date.now() }), {
    frame: (draw) => frames.push(draw),
    pace: () => pace,
  });
});
afterEach(() => vi.useRealTimers());

describe("the time that a move stays", () => {
  it("is what it takes to read what is told of it, and never less than a glance", () => {
    expect(gap("normal", 30, 1, 0)).toBe(readingTime(30));
    expect(gap("normal", 30, 25, 9999)).toBe(readingTime(30));
    expect(gap("slow", 30, 1, 0)).toBe(2 * readingTime(30));
    expect(gap("normal", 0, 1, 0)).toBe(500);
  });

  it("shrinks with what waits for who wants it quick", () => {
    expect(gap("quick", 30, 1, 0)).toBe(500);
    expect(gap("quick", 30, 25, 0)).toBe(200);
    expect(gap("quick", 30, 25, 1500)).toBe(140);
    expect(gap("quick", 30, 1, 9999)).toBe(0);
  });

  it("is nothing when too much waits, or when it is set so", () => {
    expect(gap("slow", 30, FAR + 1, 0)).toBe(0);
    expect(gap("off", 30, 1, 0)).toBe(0);
  });
});

describe("what waits to be shown", () => {
  it("shows the first at once and the others one after another", () => {
    [1, 2, 3].forEach((moment) => queue.push(moment));
    vi.advanceTimersByTime(0);
    expect(shown.map((s) => s.moments)).toEqual([[1]]);
    vi.advanceTimersByTime(500);
    expect(shown.map((s) => s.moments)).toEqual([[1], [2]]);
    vi.advanceTimersByTime(500);
    expect(shown.map((s) => [s.moments, s.behind])).toEqual([
      [[1], 2],
      [[2], 1],
      [[3], 0],
    ]);
  });

  it("passes over all but the last ones, which keep their pace", () => {
    [1, 2, 3, 4].forEach((moment) => queue.push(moment));
    queue.skip(2);
    expect(shown.map((s) => s.moments)).toEqual([[1, 2]]);
    vi.advanceTimersByTime(500);
    expect(shown.map((s) => s.moments)).toEqual([[1, 2], [3]]);
    vi.advanceTimersByTime(500);
    expect(shown.at(-1)?.moments).toEqual([4]);
  });

  it("does not wait after a silence", () => {
    queue.push(1);
    vi.advanceTimersByTime(10_000);
    queue.push(2);
    vi.advanceTimersByTime(0);
    expect(shown.map((s) => s.moments)).toEqual([[1], [2]]);
  });

  it("leaves each for as long as it takes to read", () => {
    for (const told of [20, 50, 10]) queue.push(told, told);
    vi.advanceTimersByTime(60_000);
    expect(shown.map((s) => s.at)).toEqual([0, readingTime(20), readingTime(20) + readingTime(50)]);
  });

  it("goes the faster the more there is, so that the newest is never late by much, if it is to be quick", () => {
    pace = "quick";
    for (let moment = 0; moment < 20; moment++) queue.push(moment);
    vi.advanceTimersByTime(5000);
    expect(shown.map((s) => s.moments)).toEqual(Array.from({ length: 20 }, (_, moment) => [moment]));
    const pauses = shown.slice(1).map((s, i) => s.at - shown[i]!.at);
    expect(Math.max(...pauses)).toBeLessThan(300);
    expect(Math.min(...pauses)).toBeGreaterThan(200);
  });

  it("passes over what is too much, in one picture", () => {
    for (let moment = 0; moment <= FAR; moment++) queue.push(moment);
    expect(shown).toEqual([]);
    drawFrame();
    expect(shown).toHaveLength(1);
    expect(shown[0]?.moments).toHaveLength(FAR + 1);
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(1);
  });

  it("makes one picture of a burst when there is no pace", () => {
    pace = "off";
    [1, 2, 3].forEach((moment) => queue.push(moment));
    expect(frames).toHaveLength(1);
    drawFrame();
    queue.push(4);
    drawFrame();
    expect(shown.map((s) => s.moments)).toEqual([[1, 2, 3], [4]]);
  });

  it("is skipped at will", () => {
    [1, 2, 3].forEach((moment) => queue.push(moment));
    vi.advanceTimersByTime(0);
    queue.skip();
    expect(shown.map((s) => s.moments)).toEqual([[1], [2, 3]]);
    vi.advanceTimersByTime(60_000);
    expect(shown).toHaveLength(2);
  });

  it("stays where it is until somebody goes on, step by step or at its pace", () => {
    [1, 2, 3, 4].forEach((moment) => queue.push(moment));
    vi.advanceTimersByTime(0);
    queue.hold();
    queue.push(5);
    vi.advanceTimersByTime(60_000);
    expect(shown.map((s) => s.moments)).toEqual([[1]]);
    queue.step();
    vi.advanceTimersByTime(60_000);
    expect(shown.map((s) => s.moments)).toEqual([[1], [2]]);
    queue.go();
    vi.advanceTimersByTime(499);
    expect(shown).toHaveLength(2);
    vi.advanceTimersByTime(60_000);
    expect(shown.map((s) => s.moments)).toEqual([[1], [2], [3], [4], [5]]);
  });

  it("takes in what is told to nobody", () => {
    [1, 2].forEach((moment) => queue.push(moment));
    queue.amend((last) => last * 10);
    vi.advanceTimersByTime(60_000);
    expect(shown.map((s) => s.moments)).toEqual([[1], [20]]);
  });

  it("is forgotten at will, also what was about to be drawn", () => {
    queue.push(1);
    queue.clear();
    pace = "off";
    queue.push(2);
    queue.clear();
    drawFrame();
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([]);
  });
});
