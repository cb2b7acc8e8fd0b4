import { describe, expect, it } from "vitest";
import { boundsOf, guessWidth, layOut, PIECE, smooth, splitName, type Layout } from "../geometry";
import { BOARD } from "./board";

function overlaps(layout: Layout): string[] {
  const found: string[] = [];
  const rects = layout.sites.map((box) => ({
    id: box.site.id,
    x: box.x,
    y: box.y,
    w: box.width,
    h: box.height,
  }));
  for (const [id, { x, y }] of Object.entries(layout.spaces))
    rects.push({ id, x: x - PIECE, y: y - PIECE, w: 2 * PIECE, h: 2 * PIECE });
  rects.forEach((a, i) => {
    for (const b of rects.slice(i + 1))
      if (a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h)
        found.push(`${a.id} and ${b.id}`);
  });
  return found;
}

describe("the layout of the map", () => {
  it.each([1, 1.1, 1.2, 1.3, 1.4, 1.5])("lets nothing overlap on a board of shape %f : 1", (aspect) => {
    expect(overlaps(layOut(BOARD, guessWidth, aspect))).toEqual([]);
  });

  it.each([1, 1.2, 1.4, 1.5])("fills a pane of shape %f : 1 with fewer sections", (aspect) => {
    const layout = layOut(BOARD, guessWidth, aspect, ["center"]);
    const bounds = boundsOf(layout, ["center"]);
    expect(overlaps(layout)).toEqual([]);
    expect(bounds.width / bounds.height).toBeGreaterThan(aspect * 0.85);
    expect(bounds.width / bounds.height).toBeLessThan(aspect * 1.15);
  });

  it("keeps everything on the board", () => {
    const layout = layOut(BOARD);
    const bounds = boundsOf(layout, ["left", "center", "right"], 0);
    expect(bounds.x).toBeGreaterThanOrEqual(0);
    expect(bounds.y).toBeGreaterThanOrEqual(0);
    expect(bounds.x + bounds.width).toBeLessThanOrEqual(layout.width);
    expect(bounds.y + bounds.height).toBeLessThanOrEqual(layout.height);
  });

  it("keeps the order of the sites from left to right where they are far apart", () => {
    const layout = layOut(BOARD);
    const x = (id: string): number => layout.sites.find((box) => box.site.id === id)?.centre.x ?? NaN;
    expect(x("gauntlgrym")).toBeLessThan(x("mantol_derith"));
    expect(x("mantol_derith")).toBeLessThan(x("everfire"));
    expect(x("everfire")).toBeLessThan(x("phaerlin"));
  });

  it("shows only the sections in play", () => {
    const layout = layOut(BOARD);
    expect(boundsOf(layout, ["center"]).width).toBeLessThan(
      boundsOf(layout, ["left", "center", "right"]).width,
    );
  });
});

it("splits a long name into two even lines", () => {
  expect(splitName("Araumycos")).toEqual(["Araumycos"]);
  expect(splitName("Halls of the Scoured Legion")).toEqual(["Halls of the", "Scoured Legion"]);
});

it("draws a smooth line through all points", () => {
  expect(
    smooth([
      { x: 0, y: 0 },
      { x: 6, y: 0 },
    ]),
  ).toBe("M0.0 0.0C1.0 0.0 5.0 0.0 6.0 0.0");
});
