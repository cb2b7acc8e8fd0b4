import { describe, expect, it } from "vitest";
import { arrive, away, burst, deal } from "../motion";

const piece = {} as Element;
/** Every value that a transition goes through, as Svelte asks for it. */
const course = ({ css }: ReturnType<typeof arrive>): string =>
  [0, 0.5, 1].map((t) => css?.(t, 1 - t) ?? "").join(" ");

describe("motion", () => {
  it("has figures only, also where Svelte hands in an empty object", () => {
    const moved = { from: { x: 30, y: -10 } };
    const all = [arrive(piece), arrive(piece, {}), arrive(piece, { from: null }), arrive(piece, moved)];
    for (const transition of [...all, burst(piece, {}), deal(piece, { x: 0, y: 40 }), away(piece)])
      expect(course(transition)).not.toMatch(/NaN|undefined/);
    expect(course(arrive(piece, moved))).toContain("translate(30px, -10px)");
  });

  it("lets a piece burst unless it has moved on", () => {
    expect(burst(piece, {}).duration).toBeGreaterThan(0);
    expect(burst(piece, { moved: true }).duration).toBe(0);
  });
});
