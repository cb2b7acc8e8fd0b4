import { afterEach, describe, expect, it } from "vitest";
import { arrive, away, burst, deal, flare, keepStill, roll, travel, turn } from "../motion";

const piece = {} as Element;
/** Every value that a transition goes through, as Svelte asks for it. */
const course = ({ css }: ReturnType<typeof arrive>): string =>
  [0, 0.5, 1].map((t) => css?.(t, 1 - t) ?? "").join(" ");

describe("motion", () => {
  const moved = { from: { x: 30, y: -10 } };
  const everything = (): ReturnType<typeof arrive>[] => [
    arrive(piece),
    arrive(piece, moved),
    burst(piece),
    deal(piece, { x: 0, y: 40 }),
    away(piece),
    turn(piece),
    travel(piece, { x: 90, y: -40 }),
    roll(piece),
    roll(piece, { nth: 40 }),
    flare(piece),
  ];
  afterEach(() => keepStill(false));

  it("takes less than half a second", () => {
    for (const { duration } of everything()) {
      expect(duration).toBeGreaterThan(0);
      expect(duration).toBeLessThan(500);
    }
  });

  it("is no more when the others' moves are shown at once", () => {
    keepStill(true);
    for (const { duration } of everything()) expect(duration).toBe(0);
  });

  it("comes to rest: a card lies flat, a die upright, what flared is dark", () => {
    expect(turn(piece).css?.(1, 0)).toBe("opacity: 1; transform: perspective(700px) rotateY(0deg)");
    expect(roll(piece).css?.(1, 0)).toMatch(/translate\(-?0px, -?0px\) rotate\(-?0deg\)/);
    expect(Number(flare(piece).css?.(1, 0).replace("opacity: ", ""))).toBeCloseTo(0);
    expect(Number(flare(piece).css?.(0, 1).replace("opacity: ", ""))).toBeCloseTo(0);
  });

  it("has figures only, also where Svelte hands in an empty object", () => {
    const all = [arrive(piece), arrive(piece, {}), arrive(piece, { from: null }), arrive(piece, moved)];
    for (const transition of [...all, burst(piece, {}), ...everything()])
      expect(course(transition)).not.toMatch(/NaN|undefined/);
    expect(course(arrive(piece, moved))).toContain("translate(30px, -10px)");
  });

  it("lets a piece burst unless it has moved on", () => {
    expect(burst(piece, {}).duration).toBeGreaterThan(0);
    expect(burst(piece, { moved: true }).duration).toBe(0);
  });
});
