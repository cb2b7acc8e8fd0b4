import { describe, expect, it } from "vitest";
import type { LogEvent } from "../../shell/board";
import { journeysOf } from "../journeys";

const line = (kind: string, seat: string | null, ...tokens: [kind: string, id: string][]): LogEvent => ({
  number: 7,
  kind,
  seat,
  by: seat,
  tokens: tokens.map(([kind, id]) => ({ kind, id, text: id })),
  at: 0,
});

describe("journeys", () => {
  it("go from the first place of a line to the second, with the piece that it names", () => {
    const events = [
      line("place", "red", ["area", "shades"]),
      line("move", null, ["the_kind", "blue"], ["area", "shades"], ["area", "hippo"]),
    ];
    expect(journeysOf(events, { kinds: ["move"], place: "area", piece: "the_kind" })).toEqual([
      { key: "7 1", piece: "blue", from: "shades", to: "hippo" },
    ]);
  });
  it("are those of who acts, where no piece is named, and none where a place is missing", () => {
    const travels = { kinds: ["move", "attack"], place: "site" };
    const events = [
      line("attack", "red", ["site", "a"], ["site", "b"]),
      line("move", "red", ["site", "a"]),
      line("move", null, ["site", "a"], ["site", "b"]),
    ];
    expect(journeysOf(events, travels)).toEqual([{ key: "7 0", piece: "red", from: "a", to: "b" }]);
  });
});
