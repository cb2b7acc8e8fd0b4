import { describe, expect, it } from "vitest";
import { pieces, signs } from "../cardtext";
import { counted, keyed } from "../keyed";
import { moves, settle } from "../slots";
import type { Here } from "../types";

const here = (troops: Record<string, number>, spies: string[] = []): Here => ({ ...troops, spies }) as Here;

describe("drawn spaces", () => {
  it("keep the troops that stay", () => {
    expect(settle(["white", "red", "", "blue"], here({ red: 1, blue: 2 }), 4)).toEqual([
      "blue",
      "red",
      "",
      "blue",
    ]);
  });
  it("fill from the first on a fresh board", () => {
    expect(settle(undefined, here({ white: 2, red: 1 }), 4)).toEqual(["red", "white", "white", ""]);
  });
  it("tell a move from a deployment", () => {
    const before = { a: ["red", ""], b: ["", "blue"] };
    expect(moves(before, { a: ["", ""], b: ["red", "blue"] }).get("b/0")).toEqual({ place: "a", slot: 0 });
    expect(moves(before, { a: ["red", "red"], b: ["", "blue"] }).size).toBe(0);
  });
});

describe("a card's text", () => {
  it("shows gains by their signs in every language", () => {
    for (const text of ["+2 power", "+2 de Força", "+2 Potere"])
      expect(signs(text)[0]).toMatchObject({ kind: "power", text: "+2" });
    expect(signs("Deploy 2 troops, then +1 de Influência.").map((part) => part.kind)).toEqual([
      "text",
      "influence",
      "text",
    ]);
  });
  it("gives each sentence and each alternative a line", () => {
    const lines = pieces("Choose one: place a spy; or +2 power. Draw a card.", true);
    expect(lines.map((line) => line.option)).toEqual([false, true, true, false]);
  });
});

it("gives every copy of a card a key of its own", () => {
  expect(keyed(["noble", "noble"]).map((card) => card.key)).toEqual(["noble#0", "noble#1"]);
  expect(counted(["noble", "lich", "noble"])).toEqual([
    { id: "noble", count: 2 },
    { id: "lich", count: 1 },
  ]);
});
