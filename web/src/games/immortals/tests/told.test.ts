import { describe, expect, it } from "vitest";
import { hear } from "../told";
import { line } from "./board";

const spaceOf = (named: string): string => (named === "elves" ? "light_special" : named);
const act = line(
  "act",
  "red",
  ["card", "region.grove", "Region Grove"],
  ["space", "elves", "extract energy"],
);
const forfeit = line("forfeit", "blue", ["card", "blank", "Blank card"], ["space", "build", "build"]);

describe("what the log tells of a round", () => {
  it("is which card was revealed where, and who acts", () => {
    const told = hear([act, forfeit], spaceOf);
    expect(told.revealed).toEqual({
      red: { light_special: { card: "region.grove", forfeited: false } },
      blue: { build: { card: "blank", forfeited: true } },
    });
    expect(told.acting).toEqual({ seat: "blue", space: "build" });
  });

  it("begins anew with each execution", () => {
    const told = hear([act, line("all_ready", null)], spaceOf);
    expect(told.revealed).toEqual({});
    expect(told.acting).toBeNull();
  });

  it("keeps the last battle", () => {
    const attack = line("attack", "red", ["text", "", "Red attacks"]);
    const tie = line("tie", null, ["text", "", "A tie"]);
    expect(hear([attack, tie, line("pay", "red")], spaceOf).battle).toEqual(["Red attacks", "A tie"]);
    expect(hear([attack, tie, attack], spaceOf).battle).toEqual(["Red attacks"]);
  });
});
