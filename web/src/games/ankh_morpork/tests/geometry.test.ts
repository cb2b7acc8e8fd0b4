import { describe, expect, it } from "vitest";
import { inset, within } from "../../../board/outline";
import { groupsOf, layOut, linesOf, roofs, smooth } from "../geometry";
import { BOARD } from "./board";

describe("the city", () => {
  it("is as wide as the pane allows, with everything in its place", () => {
    const layout = layOut(BOARD, 1.5);
    expect(layout.areas[0]?.centre).toEqual({ x: 375, y: 750 });
    expect(layout.wall).toMatchObject({ centre: { x: 750, y: 500 }, rx: 735, ry: 490 });
    expect(layout.bounds.width).toBeGreaterThan(1500);
  });

  it("has bridges across the river, not along it", () => {
    const [bridge] = layOut(BOARD).bridges;
    expect(bridge).toMatchObject({ at: { x: 400, y: 450 }, turn: 180 });
  });

  it("draws larger where there is more room", () => {
    expect(layOut(BOARD, 1.6).grain).toBeGreaterThan(layOut(BOARD, 0.9).grain);
  });

  it("has a river that passes through all its points", () => {
    const path = smooth([
      { x: 0, y: 0 },
      { x: 10, y: 5 },
      { x: 20, y: 0 },
    ]);
    expect(path.startsWith("M0 0C")).toBe(true);
    expect(path).toContain("10.0 5.0C");
    expect(path.endsWith("20.0 0.0")).toBe(true);
  });

  it("has lines inside the areas' edges, each side as far in as it needs", () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 100, y: 0 },
      { x: 100, y: 50 },
      { x: 0, y: 50 },
    ];
    expect(inset(corners, [10, 5, 1, 2])).toEqual([
      { x: 2, y: 10 },
      { x: 95, y: 10 },
      { x: 95, y: 49 },
      { x: 2, y: 49 },
    ]);
  });

  it("keeps its roofs inside the area, and out of its middle", () => {
    for (const shape of layOut(BOARD).areas) {
      const starts = [...roofs(shape).matchAll(/M(\d+) (\d+)/gu)].map(([, x, y]) => ({
        x: Number(x),
        y: Number(y),
      }));
      expect(starts.length).toBeGreaterThan(10);
      for (const at of starts) {
        expect(within(shape.corners, at)).toBe(true);
        expect(Math.abs(at.x - shape.centre.x) > 115 || Math.abs(at.y - shape.centre.y) > 80).toBe(true);
      }
    }
  });
});

describe("the pieces of an area", () => {
  const kinds = (...counts: number[]) => counts.map((count, i) => ({ kind: `k${i}`, count }));

  it("stand in a row around the middle", () => {
    const front = groupsOf(kinds(1, 1, 1)).map(({ at }) => at[0]?.x);
    expect(front).toEqual([-54, 0, 54]);
  });

  it("stand one behind the other, at most three", () => {
    const [group] = groupsOf(kinds(7));
    expect(group?.at).toHaveLength(3);
    expect(group?.count).toBe(7);
  });

  it("move closer when there are all six kinds", () => {
    const row = groupsOf(kinds(1, 1, 1, 1, 1, 1));
    expect((row.at(-1)?.at[0]?.x ?? 0) - (row[0]?.at[0]?.x ?? 0)).toBeLessThan(6 * 54 - 54);
  });
});

describe("a name", () => {
  it("takes two lines only where it is long and room is short", () => {
    expect(linesOf("Dragon's Landing", true)).toEqual(["Dragon's", "Landing"]);
    expect(linesOf("Dragon's Landing", false)).toEqual(["Dragon's Landing"]);
    expect(linesOf("Nap Hill", true)).toEqual(["Nap Hill"]);
  });
});
