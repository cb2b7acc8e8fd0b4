import { describe, expect, it } from "vitest";
import { share } from "../src/shell/share";

describe("sharing between two messages", () => {
  it("gives the old back when nothing changed", () => {
    const old = { map: { a: { red: 1 }, b: {} }, hand: ["noble", "soldier"], over: false };
    expect(share(old, structuredClone(old))).toBe(old);
  });

  it("keeps what did not change beside what did", () => {
    const old = { map: { a: { red: 1 }, b: { red: 2 } }, hand: ["noble"] };
    const next = share(old, { map: { a: { red: 1 }, b: { red: 3 } }, hand: ["noble"] });
    expect(next).toEqual({ map: { a: { red: 1 }, b: { red: 3 } }, hand: ["noble"] });
    expect(next.map.a).toBe(old.map.a);
    expect(next.map.b).not.toBe(old.map.b);
    expect(next.hand).toBe(old.hand);
  });

  it.each([
    [{ a: 1 }, {}],
    [{}, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
    [[1, 2], [1]],
    [[1], [1, 2]],
    [["x"], { 0: "x" }],
    [null, { a: null }],
    [{ a: null }, { a: {} }],
    [{ a: 0 }, { a: "0" }],
  ])("says exactly what is new: %j, then %j", (old, next) => {
    expect(share(old, structuredClone(next))).toStrictEqual(next);
  });
});
