import { describe, expect, it } from "vitest";
import { clearest, corners, overlap, type Box } from "../src/shell/table/clear";

const ROOM: Box = { x: 0, y: 50, width: 900, height: 600 };
const CARD = { width: 250, height: 350 };
const place = (...avoid: Box[][]): { x: number; y: number } => clearest(CARD, corners(ROOM, CARD), avoid);

describe("a large card", () => {
  it("stands in the first corner while nothing is in its way", () => {
    expect(place()).toEqual({ x: 650, y: 50 });
  });

  it("never covers what is pointed at, whatever else it then covers", () => {
    const pointed = { x: 700, y: 60, width: 100, height: 140 };
    const choices = [{ x: 0, y: 50, width: 400, height: 600 }];
    expect(place([pointed], choices)).toEqual({ x: 650, y: 300 });
  });

  it("covers as little as it can of what can be chosen", () => {
    const market = { x: 640, y: 50, width: 260, height: 600 };
    expect(place([], [market])).toEqual({ x: 0, y: 50 });
  });

  it("stays in a room that is too small for it", () => {
    expect(corners({ x: 0, y: 0, width: 100, height: 100 }, CARD)[3]).toEqual({ x: 0, y: 0 });
  });

  it("is measured by the area that it shares", () => {
    expect(overlap(ROOM, { x: 890, y: 0, width: 100, height: 60 })).toBe(100);
    expect(overlap(ROOM, { x: 900, y: 0, width: 100, height: 60 })).toBe(0);
  });
});
