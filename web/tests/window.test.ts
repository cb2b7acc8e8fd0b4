import { describe, expect, it } from "vitest";
import { earlier, firstLine, KEPT, STEP } from "../src/shell/table/window";

describe("the lines of a long log in the page", () => {
  it("are all of them while they are few", () => {
    expect([0, 1, KEPT, KEPT + STEP - 1].map(firstLine)).toEqual([0, 0, 0, 0]);
  });

  it("are the newest, and never fewer than promised", () => {
    for (let count = KEPT; count < 3000; count++) {
      const kept = count - firstLine(count);
      expect(kept).toBeGreaterThanOrEqual(KEPT);
      expect(kept).toBeLessThan(KEPT + STEP);
    }
  });

  it("change at their beginning only now and then", () => {
    const beginnings = new Set(Array.from({ length: 1000 }, (_, count) => firstLine(count)));
    expect(beginnings.size).toBeLessThanOrEqual(1000 / STEP);
  });

  it("reach further up on demand, to the first", () => {
    expect(earlier(firstLine(1000))).toBe(700);
    expect([earlier(STEP), earlier(40), earlier(0)]).toEqual([0, 0, 0]);
  });
});
