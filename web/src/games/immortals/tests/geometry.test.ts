import { describe, expect, it } from "vitest";
import { within } from "../../../board/outline";
import { label, layOut, LETTER, linesOf, spots } from "../geometry";
import { BOARD } from "./board";

const WIDE = { width: 1200, height: 600 };
const TALL = { width: 390, height: 640 };

describe("the map", () => {
  it("has both realms side by side, dark on the left, as wide as the pane allows", () => {
    const layout = layOut(BOARD, WIDE, ["dark", "light"]);
    expect(layout.realms.map(({ realm }) => realm)).toEqual(["dark", "light"]);
    expect(layout.realms[1]?.at.x).toBeGreaterThan(layout.width);
    expect(layout.bounds.width / layout.bounds.height).toBeCloseTo(2, 1);
  });

  it("has one of them where there is no room for two", () => {
    const layout = layOut(BOARD, TALL, ["light"]);
    expect(layout.realms).toHaveLength(1);
    expect(layout.bounds.width).toBeLessThan(layout.bounds.height);
  });

  it("knows the border of an area: the sides that only one of its regions has", () => {
    const { areas } = layOut(BOARD, WIDE, ["dark", "light"]);
    const peaks = areas.find(({ area }) => area === "highpeaks");
    expect(peaks?.border.match(/M/gu)).toHaveLength(4);
    // Five squares in two rows of three, without the last: twenty sides, five of them shared by two.
    const woods = areas.find(({ area }) => area === "greenwood");
    expect(woods?.border.match(/M/gu)).toHaveLength(20 - 2 * 5);
  });

  it("keeps its scenery inside a region", () => {
    for (const shape of layOut(BOARD, WIDE, ["dark", "light"]).regions)
      for (const spot of spots(shape, 4)) expect(within(shape.corners, spot)).toBe(true);
  });
});

describe("a name", () => {
  it("stands in one line if it fits, else in two", () => {
    expect(linesOf("Grove", 9)).toEqual(["Grove"]);
    expect(linesOf("Emerald Cliff", 9)).toEqual(["Emerald", "Cliff"]);
    expect(linesOf("Desfiladeiro do Tributo", 9)).toEqual(["Desfiladeiro", "do Tributo"]);
    expect(linesOf("Northwatch", 9)).toEqual(["Northwatch"]);
  });
});

describe.each([
  [WIDE, ["dark", "light"]],
  [{ width: 1280, height: 560 }, ["dark", "light"]],
  [{ width: 900, height: 420 }, ["dark", "light"]],
  [TALL, ["light"]],
  [{ width: 390, height: 360 }, ["dark"]],
] as const)("names on a map of %o", (pane, realms) => {
  it("never meet, however long they are", () => {
    const { regions, grain } = layOut(BOARD, pane, realms);
    const boxes = regions.map(({ centre, room }) => {
      const { lines, size } = label("Borderlandmistshore of Old", room, grain);
      const wide = Math.max(...lines.map((line) => line.length)) * LETTER * size * grain;
      const bottom = centre.y - (48 - size / 2) * grain;
      return {
        left: centre.x - wide / 2,
        right: centre.x + wide / 2,
        top: bottom - lines.length * size * grain,
        bottom,
      };
    });
    const meet = boxes.filter((one, i) =>
      boxes.some(
        (other, j) =>
          i !== j &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    expect(meet).toEqual([]);
  });
});
