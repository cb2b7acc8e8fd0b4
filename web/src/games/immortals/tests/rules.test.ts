import { describe, expect, it } from "vitest";
import { sideOf } from "../battle";
import { costOf, effectOf, numbersOf } from "../numbers";
import { sharesOf } from "../score";
import type { Here } from "../types";
import { wordsIn } from "../words";
import { BOARD, viewOf } from "./board";

const sites = (realm: string, owner: string, ...regions: string[]): Record<string, Here> =>
  Object.fromEntries(regions.map((region) => [`${realm}.${region}`, { owner, armies: 1 }]));

describe("the side of the inhabitants (I-12.3, I-12.4)", () => {
  const side = (card: string, origin: string, target: string, house: Record<string, string> = {}): number =>
    sideOf(
      BOARD,
      viewOf({ sites: { [origin]: { owner: "red", armies: 2 } }, house_rules: house }),
      card,
      origin,
      target,
    );

  it("is the attacker's if the card shows the target, nobody's if it shows the origin", () => {
    expect(side("conflict.light.grove", "light.treehome", "light.grove")).toBe(0);
    expect(side("conflict.light.grove", "light.grove", "light.treehome")).toBe(1);
    expect(side("conflict.dark.grove", "light.treehome", "light.grove")).toBe(2);
  });

  it("goes by where its holder has armies for a region card, unless the house lets it serve both realms (R-18)", () => {
    expect(side("region.grove", "light.grove", "light.treehome")).toBe(1);
    expect(side("region.grove", "light.grove", "dark.grove")).toBe(1);
    expect(side("region.grove", "light.treehome", "light.grove")).toBe(2);
    const both = { allegiance: "both_realms" };
    expect(side("region.grove", "light.grove", "dark.grove", both)).toBe(0);
    expect(side("region.grove", "light.treehome", "light.grove", both)).toBe(0);
  });

  it("goes by the area for a wildcard", () => {
    expect(side("wild.light.greenwood", "light.mountains", "light.grove")).toBe(0);
    expect(side("wild.dark.greenwood", "light.mountains", "light.grove")).toBe(2);
  });
});

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

describe("the numbers of a table", () => {
  it("are its own where it has any, else the printed ones", () => {
    const numbers = numbersOf(
      BOARD,
      viewOf({ data: { yields: { grove: { dark: [9, 9] } }, costs: { move: [3, 0] } } }),
    );
    expect(numbers.yields["grove"]).toEqual({ light: [2, 4], dark: [9, 9] });
    expect(numbers.costs["move"]).toEqual([3, 0]);
    expect(numbers.costs["transition"]).toEqual([1, 2]);
  });

  it("say what acting on a space costs, which a tribe or a card may decide", () => {
    const view = viewOf();
    const cost = (space: string, card: string | null = null) =>
      costOf(BOARD, view, BOARD.numbers, "red", space, card);
    expect(effectOf(BOARD, view, "red", "light_special")).toBe("extract_energy");
    expect(effectOf(BOARD, view, "red", "dark_special")).toBe("attack");
    expect(cost("transition")).toEqual([1, 2]);
    expect(cost("dark_special")).toEqual([2, 1]);
    expect(cost("magic_1", "magic.transition_5")).toEqual([1, 4]);
    expect(cost("magic_1")).toBeNull();
    expect(cost("attack")).toBeNull();
  });

  it("correct what a tribe's own space does and costs, whatever that is", () => {
    const own = { tribes: { elves: { special: "transition", special_cost: [0, 7] } } };
    const view = viewOf({ data: own });
    expect(effectOf(BOARD, view, "red", "light_special")).toBe("transition");
    expect(costOf(BOARD, view, numbersOf(BOARD, view), "red", "light_special", null)).toEqual([0, 7]);
    expect(effectOf(BOARD, view, "red", "dark_special")).toBe("attack");
  });
});

describe.each(["en", "pt", "it"])("the words in %s", (lang) => {
  const words = wordsIn(lang);

  it("tell odds and armies with their numbers", () => {
    expect(words.oddsOf(61, 7, 32)).toMatch(/61.*7.*32/u);
    expect(words.armiesOf(1, "X")).not.toBe(words.armiesOf(2, "X").replace("2", "1"));
  });

  it("are different for every tab", () => {
    expect(new Set(Object.values(words.tabs)).size).toBe(4);
  });
});

it("are English in a language that is not spoken here", () => {
  expect(wordsIn("de")).toBe(wordsIn("en"));
});
