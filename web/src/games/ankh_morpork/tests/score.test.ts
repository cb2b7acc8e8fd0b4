import { describe, expect, it } from "vitest";
import { pointsOf, troubleOf } from "../score";
import { BOARD, viewOf } from "./board";

const AREAS = {
  dimwell: { red: 2, building: "red", trouble: true },
  longwall: { red: 1, demon: 1, building: "red" },
  isle_of_gods: { blue: 3, trouble: true },
} as never;

describe("points if the game ended now (A-19)", () => {
  it("are minions, buildings and cash, but nothing among demons", () => {
    expect(pointsOf(BOARD, viewOf(AREAS, { cash: 7, loans: [] }), "red")).toBe(2 * 5 + 6 + 7);
  });

  it("settle loans one by one, and lose 15 for each that can't be repaid", () => {
    expect(pointsOf(BOARD, viewOf(AREAS, { cash: 13, loans: ["mr_bent"] }), "red")).toBe(16 + 1);
    expect(pointsOf(BOARD, viewOf(AREAS, { cash: 13, loans: ["mr_bent", "x"] }), "red")).toBe(16 + 1 - 15);
  });

  it("are none for a seat that isn't there", () => {
    expect(pointsOf(BOARD, viewOf(AREAS, { cash: 1, loans: [] }), "yellow")).toBe(0);
  });
});

it("counts the trouble in the city", () => {
  expect(troubleOf(viewOf(AREAS, { cash: 0, loans: [] }))).toBe(2);
});
