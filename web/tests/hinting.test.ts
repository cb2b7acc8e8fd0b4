import { describe, expect, it } from "vitest";
import type { HintPage } from "../src/shell/api";
import { Hinting } from "../src/shell/table/hinting.svelte";
import { choice } from "../src/board/tests/choice";

const answer = (number: number, ...actions: string[]): HintPage => ({
  number,
  choices: actions.map((action, n) => ({ action, chance: 60 - 10 * n, why: "" })),
});
const legal = [choice("play noble"), choice("end-turn")];

describe("a hint", () => {
  it("is asked for once a decision, and shown again when it is opened again", async () => {
    const asked: number[] = [];
    const hinting = new Hinting((number) => {
      asked.push(number);
      return Promise.resolve(answer(number, "play noble"));
    });
    await hinting.ask(3);
    expect(hinting.close()).toBe(true);
    expect(hinting.close()).toBe(false);
    await hinting.ask(3);
    expect([asked, hinting.open]).toEqual([[3], true]);
    hinting.forget();
    await hinting.ask(4);
    expect(asked).toEqual([3, 4]);
  });

  it("that comes after a move is not shown", async () => {
    const waiting: ((found: HintPage) => void)[] = [];
    const hinting = new Hinting(() => new Promise((resolve) => waiting.push(resolve)));
    const first = hinting.ask(3);
    hinting.forget();
    const second = hinting.ask(4);
    waiting[0]?.(answer(3, "play noble"));
    await first;
    expect([hinting.open, hinting.answer]).toEqual([true, null]);
    waiting[1]?.(answer(4, "end-turn"));
    await second;
    expect(hinting.among(legal).map((one) => [one.choice.action, one.chance])).toEqual([["end-turn", 60]]);
  });

  it("that is refused closes again", async () => {
    const hinting = new Hinting(() => Promise.resolve(null));
    await hinting.ask(3);
    expect(hinting.open).toBe(false);
  });

  it("names only what can be chosen, the best first", async () => {
    const hinting = new Hinting((number) =>
      Promise.resolve(answer(number, "end-turn", "recruit drow", "play noble")),
    );
    await hinting.ask(3);
    expect(hinting.among(legal).map((one) => one.choice.action)).toEqual(["end-turn", "play noble"]);
  });
});
