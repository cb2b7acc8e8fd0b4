import { describe, expect, it } from "vitest";
import { wordsIn } from "../words";

describe.each(["en", "pt", "it"])("the words in %s", (lang) => {
  const words = wordsIn(lang);

  it("tell the progress of every kind of goal with its numbers", () => {
    for (const counts of ["minions", "control", "trouble", "worth"])
      expect(words.progress[counts]?.(7, 9)).toMatch(/7.*9/u);
    expect(words.progress.exhaustion(1)).not.toBe(words.progress.exhaustion(2).replace("2", "1"));
  });

  it("name every icon", () => {
    expect(Object.keys(words.icons)).toHaveLength(9);
  });
});

it("are English in a language that is not spoken here", () => {
  expect(wordsIn("de")).toBe(wordsIn("en"));
});
