import { describe, expect, it } from "vitest";
import { sharesOf } from "../score";
import type { Here } from "../types";
import { wordsIn } from "../words";
import { BOARD, viewOf } from "./board";

const sites = (realm: string, owner: string, ...regions: string[]): Record<string, Here> =>
  Object.fromEntries(regions.map((region) => [`${realm}.${region}`, { owner, armies: 1 }]));

describe("who is in an area", () => {
  const view = viewOf({
    sites: {
      ...sites("light", "red", "treehome", "grove", "mossvale"),
      ...sites("light", "blue", "owlshade"),
      ...sites("dark", "blue", "treehome", "heartwood", "grove", "mossvale", "owlshade"),
    },
  });

  it("has so many of its sites in that realm, the most first", () => {
    const shares = sharesOf(BOARD, view, "light", "greenwood");
    expect(shares).toEqual([
      { seat: "red", sites: 3 },
      { seat: "blue", sites: 1 },
    ]);
  });
});

describe.each(["en", "pt", "it"])("the words in %s", (lang) => {
  const words = wordsIn(lang);

  it("tell armies with their numbers", () => {
    expect(words.armiesOf(1, "X")).not.toBe(words.armiesOf(2, "X").replace("2", "1"));
  });

  it("are different for every tab", () => {
    expect(new Set(Object.values(words.tabs)).size).toBe(4);
  });
});

it("are English in a language that is not spoken here", () => {
  expect(wordsIn("de")).toBe(wordsIn("en"));
});
