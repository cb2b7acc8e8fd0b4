import { describe, expect, test } from "vitest";
import type { Aims, Notice } from "../src/shell/api";
import { further, headline, spoken, worst } from "../src/shell/table/aims";

const notice = (level: Notice["level"], text: string): Notice => ({
  level,
  tokens: [{ kind: "text", id: "", text }],
});
const aims = (notices: Notice[], own: Notice[] = []): Aims => ({ goal: "Win.", notices, own, standings: [] });
const text = (one: Notice | null): string | undefined => one?.tokens[0]?.text;

describe("the line about the goal", () => {
  test("says what threatens before what only the viewer knows, and that before who is ahead", () => {
    const leads = notice("info", "Red leads");
    const mine = notice("info", "You are Rust");
    expect(text(headline(aims([leads])))).toBe("Red leads");
    expect(text(headline(aims([leads], [mine])))).toBe("You are Rust");
    expect(text(headline(aims([notice("soon", "Few cards"), leads], [mine])))).toBe("Few cards");
    expect(headline(aims([]))).toBeNull();
  });

  test("counts the warnings that it has no room for", () => {
    expect(further(aims([notice("info", "Red leads")]))).toBe(0);
    expect(further(aims([notice("alarm", "one"), notice("soon", "two"), notice("info", "three")]))).toBe(1);
  });

  test("is as pressing as the most pressing of all that it says", () => {
    expect(worst(aims([]))).toBe("info");
    expect(worst(aims([notice("soon", "Few cards")], [notice("alarm", "You win")]))).toBe("alarm");
  });

  test("calls people by their names", () => {
    const tokens = [
      { kind: "seat", id: "red", text: "Red" },
      { kind: "text", id: "", text: " leads." },
    ];
    expect(spoken(tokens, (seat) => (seat === "red" ? "Ann" : seat))).toBe("Ann leads.");
  });
});
