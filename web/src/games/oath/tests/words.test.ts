import { describe, expect, it } from "vitest";
import { DEEDS } from "../choices";
import { PARTS } from "../deal";
import { FACES } from "../icons";
import { TABS } from "../tabs";
import { wordsIn } from "../words";

describe.each(["en", "pt", "it"])("the words in %s", (lang) => {
  const words = wordsIn(lang);

  it("name every deed, every part of the board and every face of the dice", () => {
    expect(Object.keys(words.deeds)).toEqual([...DEEDS]);
    expect(Object.keys(words.tabs)).toEqual([...TABS]);
    expect(Object.keys(words.faces).sort()).toEqual(
      Object.keys(FACES)
        .map((face) => `face_${face}`)
        .sort(),
    );
    expect(Object.keys(words.parts)).toHaveLength(4);
  });

  it("tell promises with who, whom and how much", () => {
    expect(words.promise("Ann", "Bob", "much")).toMatch(/Ann.*Bob.*much/u);
    expect(words.promisedTo("Bob", "much")).toMatch(/Bob.*much/u);
    expect(Object.keys(words.wording)).toEqual([...PARTS]);
  });
});

it("are English in a language that is not spoken here", () => {
  expect(wordsIn("de")).toBe(wordsIn("en"));
});
