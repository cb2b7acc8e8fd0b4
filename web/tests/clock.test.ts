import { describe, expect, it } from "vitest";
import { ago, lasting } from "../src/shell/clock";

describe("how long something lasts", () => {
  it("counts seconds within the first hour", () => {
    expect([-3, 0, 7, 130, 3599].map((s) => lasting(s, "en"))).toEqual([
      "0:00",
      "0:00",
      "0:07",
      "2:10",
      "59:59",
    ]);
  });
  it("then hours and days, in the reader's words", () => {
    expect([lasting(3600, "en"), lasting(47 * 3600, "en"), lasting(50 * 3600, "en")]).toEqual([
      "1 hr",
      "47 hr",
      "2 days",
    ]);
    expect([lasting(3 * 86400, "pt"), lasting(3 * 86400, "it")]).toEqual(["3 dias", "3 giorni"]);
  });
});

describe("how long ago something was", () => {
  it("is said in the reader's words", () => {
    expect([0, 59, 60, 7200, 90_000].map((s) => ago(s, "en"))).toEqual([
      "now",
      "now",
      "1 minute ago",
      "2 hours ago",
      "yesterday",
    ]);
    expect([ago(90_000, "pt"), ago(90_000, "it")]).toEqual(["ontem", "ieri"]);
  });
  it("is never in the future, whatever the clocks say", () => {
    expect(ago(-500, "en")).toBe("now");
  });
});
