import { describe, expect, it } from "vitest";
import { beside } from "../beside";
import { clamp, fit, pan, zoom } from "../camera";

describe("the camera", () => {
  const bounds = { x: 0, y: 0, width: 100, height: 50 };
  const pane = { width: 200, height: 200 };

  it("fits the map into the pane", () => {
    expect(fit(bounds, pane)).toEqual({ scale: 2, x: 0, y: 50 });
  });

  it("zooms about a point", () => {
    const camera = zoom({ scale: 2, x: 0, y: 50 }, 2, { x: 100, y: 100 });
    expect(camera).toEqual({ scale: 4, x: -100, y: 0 });
  });

  it("moves with the hand", () => {
    expect(pan({ scale: 2, x: 0, y: 50 }, 5, -7)).toEqual({ scale: 2, x: 5, y: 43 });
  });

  it("never shows less than the fitted map or loses it", () => {
    expect(clamp({ scale: 0.1, x: 999, y: 999 }, bounds, pane)).toEqual({ scale: 2, x: 0, y: 50 });
    expect(clamp({ scale: 4, x: -500, y: 0 }, bounds, pane)).toEqual({ scale: 4, x: -200, y: 0 });
  });
});

it("puts what floats above a thing, or below it where there is no room", () => {
  const frame = { x: 0, y: 0, width: 300, height: 300 };
  const size = { width: 100, height: 40 };
  expect(beside({ x: 140, y: 100, width: 20, height: 20 }, frame, size)).toEqual({ x: 100, y: 52 });
  expect(beside({ x: 0, y: 10, width: 20, height: 20 }, frame, size)).toEqual({ x: 8, y: 38 });
});
