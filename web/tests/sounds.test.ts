import { describe, expect, it } from "vitest";
import { sounds as ankhMorpork } from "../src/games/ankh_morpork/sounds";
import { sounds as immortals } from "../src/games/immortals/sounds";
import { sounds as oath } from "../src/games/oath/sounds";
import { sounds as tyrants } from "../src/games/tyrants/sounds";
import { foremost, NOTES, SOUNDS } from "../src/shell/sounds";

const LOGS = import.meta.glob<string>("../../src/bailiwick/games/*/words/en.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});
const GAMES = { ankh_morpork: ankhMorpork, immortals, oath, tyrants };

describe("sounds", () => {
  it("are over within half a second", () => {
    for (const sound of SOUNDS)
      for (const { at, lasts } of NOTES[sound]) expect(at + lasts).toBeLessThan(0.5);
  });
  it("are heard one at a time, the foremost of those that come together", () => {
    expect(foremost(["play", "deploy", "control"], tyrants)).toBe("control");
    expect(foremost(["play", "turn"], tyrants)).toBe("card");
    expect(foremost(["turn"], tyrants)).toBeNull();
    expect(foremost(["play"], undefined)).toBeNull();
  });
  it.each(Object.entries(GAMES))("of %s belong to what its log tells", (game, sounds) => {
    const log = LOGS[`../../src/bailiwick/games/${game}/words/en.ftl`] ?? "";
    const told = new Set([...log.matchAll(/^log-(\w+)/gmu)].map(([, kind]) => kind));
    expect(told.size).toBeGreaterThan(20);
    expect(Object.keys(sounds).filter((kind) => !told.has(kind))).toEqual([]);
  });
});
