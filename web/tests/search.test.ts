import { describe, expect, it } from "vitest";
import { seek, split } from "../src/shell/reference/search";

describe("searching", () => {
  it("finds all the words, in any order and case", () => {
    const has = seek("spy  PLACE");
    expect(has("Place a spy.")).toBe(true);
    expect(has("Return a spy.")).toBe(false);
  });
  it("finds everything as long as nothing is wanted", () => {
    expect([seek("")("anything"), seek("   ")("")]).toEqual([true, true]);
  });
  it("shows where the words are, whatever is in them", () => {
    expect(split("Place a spy (or two).", "SPY (or")).toEqual([
      { text: "Place a ", hit: false },
      { text: "spy", hit: true },
      { text: " ", hit: false },
      { text: "(or", hit: true },
      { text: " two).", hit: false },
    ]);
    expect(split("spy", "")).toEqual([{ text: "spy", hit: false }]);
  });
});
