import { describe, expect, it } from "vitest";
import { choreograph, FALL, LONGEST, readThrow, resting, spread, type Throw } from "../tower";
import { line } from "./board";

const THROW = line(
  "throw",
  null,
  ["text", "", "Into the tower"],
  ["text", "", ": "],
  ["cube", "red", "4 Red"],
  ["text", "", ", "],
  ["cube", "green", "1 inhabitant"],
  ["text", "", "; out came"],
  ["text", "", ": "],
  ["cube", "red", "3 Red"],
  ["text", "", ", "],
  ["cube", "blue", "2 Blue"],
);

describe("a throw", () => {
  it("is read from the log: what went in, what came out", () => {
    expect(readThrow(THROW)).toEqual({ number: 7, thrown: { red: 4, green: 1 }, out: { red: 3, blue: 2 } });
    expect(readThrow(line("attack", "red"))).toBeNull();
  });

  it("leaves what was inside, without what came out and without what stayed", () => {
    const after = { red: 2, green: 1, blue: 1 };
    expect(spread(resting(readThrow(THROW) as Throw, after))).toEqual(["red", "blue"]);
  });

  it("moves every cube once: through the tower, to a ledge, or from a ledge", () => {
    const cubes = choreograph(readThrow(THROW) as Throw, { red: 2, green: 1, blue: 1 });
    const way = ({ colour, from, to }: (typeof cubes)[number]): string => `${colour} ${from} ${to}`;
    expect(cubes.map(way).sort()).toEqual([
      "blue inside tray",
      "blue inside tray",
      "green above inside",
      "red above inside",
      "red above tray",
      "red above tray",
      "red above tray",
    ]);
    const places = cubes.filter(({ to }) => to === "tray").map(({ place }) => place);
    expect(places).toEqual([0, 1, 2, 3, 4]);
  });

  it("is over within two seconds, however many cubes there are", () => {
    const many = choreograph({ number: 1, thrown: { red: 40, green: 10 }, out: { red: 40 } }, { green: 10 });
    expect(Math.max(...many.map(({ delay }) => delay)) + FALL).toBeLessThanOrEqual(LONGEST);
    expect(LONGEST).toBeLessThanOrEqual(2000);
  });
});
