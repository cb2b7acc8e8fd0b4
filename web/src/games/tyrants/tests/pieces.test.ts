import { describe, expect, it } from "vitest";
import { clamp, fit, zoom } from "../camera";
import { pieces, signs } from "../cardtext";
import { beside } from "../beside";
import { controlOf, ruler } from "../control";
import { counted, keyed } from "../keyed";
import { moves, settle } from "../slots";
import type { Here, SiteData } from "../types";

const here = (troops: Record<string, number>, spies: string[] = []): Here => ({ ...troops, spies }) as Here;
const site = (spaces: number): SiteData =>
  ({ spaces: Array.from({ length: spaces }, () => [0, 0]) }) as unknown as SiteData;

describe("control", () => {
  it("goes to the most troops, white included (T-8.1)", () => {
    expect(ruler(here({ red: 2, blue: 1, white: 1 }))).toBe("red");
    expect(ruler(here({ red: 2, blue: 2 }))).toBeNull();
    expect(ruler(here({ red: 1, white: 2 }))).toBeNull();
    expect(ruler(undefined)).toBeNull();
  });
  it("is total with every space and no rival's spy (T-8.2)", () => {
    expect(controlOf(site(2), here({ red: 2 }, ["red"])).total).toBe(true);
    expect(controlOf(site(2), here({ red: 2 }, ["blue"])).total).toBe(false);
    expect(controlOf(site(3), here({ red: 2 })).total).toBe(false);
  });
});

describe("drawn spaces", () => {
  it("keep the troops that stay", () => {
    expect(settle(["white", "red", "", "blue"], here({ red: 1, blue: 2 }), 4)).toEqual([
      "blue",
      "red",
      "",
      "blue",
    ]);
  });
  it("fill from the first on a fresh board", () => {
    expect(settle(undefined, here({ white: 2, red: 1 }), 4)).toEqual(["red", "white", "white", ""]);
  });
  it("tell a move from a deployment", () => {
    const before = { a: ["red", ""], b: ["", "blue"] };
    expect(moves(before, { a: ["", ""], b: ["red", "blue"] }).get("b/0")).toEqual({ place: "a", slot: 0 });
    expect(moves(before, { a: ["red", "red"], b: ["", "blue"] }).size).toBe(0);
  });
});

describe("a card's text", () => {
  it("shows gains by their signs in every language", () => {
    for (const text of ["+2 power", "+2 de Força", "+2 Power"])
      expect(signs(text)[0]).toMatchObject({ kind: "power", text: "+2" });
    expect(signs("Deploy 2 troops, then +1 de Influência.").map((part) => part.kind)).toEqual([
      "text",
      "influence",
      "text",
    ]);
  });
  it("gives each sentence and each alternative a line", () => {
    const lines = pieces("Choose one: place a spy; or +2 power. Draw a card.", true);
    expect(lines.map((line) => line.option)).toEqual([false, true, true, false]);
  });
});

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

it("gives every copy of a card a key of its own", () => {
  expect(keyed(["noble", "noble"]).map((card) => card.key)).toEqual(["noble#0", "noble#1"]);
  expect(counted(["noble", "lich", "noble"])).toEqual([
    { id: "noble", count: 2 },
    { id: "lich", count: 1 },
  ]);
});
