import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FAR, gap, Queue, type Pace } from "../src/shell/pace";

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

describe("the gap between two moves", () => {
  it("is leisurely when there is time", () => {
    expect(gap("slow", 1, 0)).toBeGreaterThan(gap("normal", 1, 0));
    expect(gap("normal", 1, 0)).toBe(500);
  });

  it("shrinks with what waits", () => {
    expect(gap("normal", 25, 0)).toBe(200);
    expect(gap("normal", 25, 1500)).toBe(140);
    expect(gap("normal", 1, 9999)).toBe(0);
  });

  it("is nothing when too much waits, or when it is set so", () => {
    expect(gap("slow", FAR + 1, 0)).toBe(0);
    expect(gap("off", 1, 0)).toBe(0);
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

  it("goes the faster the more there is, so that the newest is never late by much", () => {
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
