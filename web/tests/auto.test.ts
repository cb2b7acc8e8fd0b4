import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { choice } from "../src/board/tests/choice";
import { answered, AutoAnswer, pause } from "../src/shell/auto";

let answers: string[];
let chance: number;
let auto: AutoAnswer;

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  chance = 0.5;
  auto = new AutoAnswer(
    (action) => answers.push(action),
    () => chance,
  );
});
afterEach(() => vi.useRealTimers());

describe("the pause", () => {
  it("is of random length within the time a person takes to look", () => {
    expect([pause(() => 0), pause(() => 0.5), pause(() => 1)]).toEqual([1000, 2500, 4000]);
    expect(new Set(Array.from({ length: 50 }, () => pause())).size).toBeGreaterThan(40);
  });
});

describe("an only choice", () => {
  it("is taken once, after the pause", () => {
    auto.offer(7, ["decline"]);
    vi.advanceTimersByTime(2499);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(60_000);
    expect(answers).toEqual(["decline"]);
  });

  it("is not waited for longer when it is offered again", () => {
    auto.offer(7, ["decline"]);
    vi.advanceTimersByTime(2000);
    auto.offer(7, ["decline"]);
    vi.advanceTimersByTime(500);
    expect(answers).toEqual(["decline"]);
    auto.offer(7, ["decline"]);
    vi.advanceTimersByTime(60_000);
    expect(answers).toEqual(["decline"]);
  });

  it("has a pause of its own at each decision", () => {
    auto.offer(7, ["decline"]);
    vi.advanceTimersByTime(2000);
    auto.offer(8, ["decline"]);
    vi.advanceTimersByTime(2000);
    expect(answers).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(answers).toEqual(["decline"]);
  });

  it("is left alone when there is more to choose, or nothing any more", () => {
    auto.offer(7, ["decline", "answer gaspode"]);
    auto.offer(8, ["decline"]);
    auto.offer(9, []);
    auto.offer(10, ["decline"]);
    auto.stop();
    vi.advanceTimersByTime(60_000);
    expect(answers).toEqual([]);
  });

  it("can be offered anew after it was withdrawn", () => {
    auto.offer(7, ["decline"]);
    auto.offer(7, []);
    auto.offer(7, ["decline"]);
    vi.advanceTimersByTime(2500);
    expect(answers).toEqual(["decline"]);
  });
});

describe("what is answered for a person", () => {
  const decline = { ...choice("decline"), idle: true };
  const end = choice("end-turn");

  it("is where nothing can be done against what others do, unless they want it otherwise", () => {
    expect(answered([decline], "idle")).toEqual([decline]);
    expect(answered([end], "idle")).toEqual([]);
    expect(answered([end], "always")).toEqual([end]);
    expect(answered([decline], "never")).toEqual([]);
  });

  it("is nothing where there is something to choose", () => {
    expect(answered([decline, choice("answer gaspode")], "always")).toEqual([]);
    expect(answered([], "always")).toEqual([]);
  });
});
