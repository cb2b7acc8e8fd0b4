import { describe, expect, it } from "vitest";
import { seek } from "../src/shell/reference/search";

describe("searching", () => {
  it("finds all the words, in any order and case", () => {
    const has = seek("spy  PLACE");
    expect(has("Place a spy.")).toBe(true);
    expect(has("Return a spy.")).toBe(false);
  });
  it("finds everything as long as nothing is wanted", () => {
    expect([seek("")("anything"), seek("   ")("")]).toEqual([true, true]);
  });
});
