import { describe, expect, it } from "vitest";
import type { LogEvent } from "../../../shell/board";
import { hear } from "../news";
import { BOARD } from "./board";

const line = (number: number, kind: string, text = kind, tokens: LogEvent["tokens"] = []): LogEvent => ({
  number,
  kind,
  seat: "blue",
  by: "blue",
  at: 0,
  tokens: [{ kind: "text", id: "", text }, ...tokens],
});
const event = (number: number, id: string): LogEvent =>
  line(number, "event", "", [{ kind: "event", id, text: id }]);
const die = (number: number, face: number): LogEvent =>
  line(number, "roll", "Die: ", [{ kind: "n", id: String(face), text: String(face) }]);

describe("news of random events", () => {
  it("is gathered from the log, with the dice and what came of it", () => {
    const log = [
      line(4, "play"),
      event(4, "flood"),
      die(4, 8),
      die(4, 10),
      line(5, "move", "Red flees"),
      line(6, "turn"),
    ];
    expect(hear([], log, BOARD)).toEqual([
      {
        number: 4,
        event: "flood",
        seat: "blue",
        dice: [8, 10],
        lines: ["Red flees"],
        closed: true,
        answered: false,
      },
    ]);
  });

  it("goes on when the log does", () => {
    const before = hear([], [event(4, "fire"), die(4, 8)], BOARD);
    const after = hear(before, [line(5, "building_lost", "Burnt")], BOARD);
    expect(after[0]).toMatchObject({ dice: [8], lines: ["Burnt"], closed: false });
  });

  it("has nothing to do with what is played afterwards", () => {
    const log = [event(4, "fire"), line(5, "play"), die(5, 9), line(5, "earn", "$4")];
    expect(hear([], log, BOARD)[0]).toMatchObject({ dice: [], lines: [] });
  });

  it("counts a minion placed only if it comes back by an interrupt", () => {
    const placed = [event(4, "the_dragon"), line(4, "place", "Green places a minion")];
    expect(hear([], placed, BOARD)[0]?.lines).toEqual([]);
    const back = [event(4, "the_dragon"), line(5, "answer", "Red: Igor"), line(6, "place", "Red comes back")];
    expect(hear([], back, BOARD)[0]?.lines).toEqual(["Red: Igor", "Red comes back"]);
  });

  it("tells two events apart", () => {
    const log = [event(4, "fire"), die(4, 8), event(7, "flood"), die(7, 9)];
    expect(hear([], log, BOARD).map(({ event, dice }) => [event, dice])).toEqual([
      ["fire", [8]],
      ["flood", [9]],
    ]);
  });

  it("knows a roll that is told as an area", () => {
    const roll = line(4, "roll", "", [{ kind: "area", id: "longwall", text: "Longwall" }]);
    expect(hear([], [event(4, "fire"), roll], BOARD)[0]?.dice).toEqual([9]);
  });
});
