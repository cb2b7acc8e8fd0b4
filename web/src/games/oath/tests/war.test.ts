import { describe, expect, it } from "vitest";
import { targetsOf } from "../campaign";
import { fillings, itemsOf } from "../deal";
import { lastTurn } from "../told";
import { BOARD, campaign, choice, deal, told, view } from "./board";

describe("a campaign", () => {
  it("names its targets", () => {
    expect(targetsOf(BOARD, campaign({ targets: [1, 472, 512, 768] }))).toEqual([
      { kind: "site", id: "cradle-2" },
      { kind: "relic", id: "cup_of_plenty" },
      { kind: "banner", id: "peoples_favor" },
      { kind: "pawn", id: "" },
    ]);
  });
});

describe("a deal", () => {
  it("tells what each side gives", () => {
    const made = deal({
      citizenship: true,
      space: "brutal",
      favor: [2, 0],
      things: [[], ["wolves"]],
      banners: [0, 2],
      sites: [1, 0],
      peace: [0, 1],
      later_secrets: [0, 3],
    });
    expect(itemsOf(view(), made, 0)).toEqual([
      { kind: "citizenship", id: "brutal" },
      { kind: "favor", n: 2 },
      { kind: "site", id: "cradle-1" },
    ]);
    expect(itemsOf(view(), made, 1)).toEqual([
      { kind: "later_secrets", n: 3 },
      { kind: "thing", id: "wolves" },
      { kind: "banner", id: "darkest_secret" },
      { kind: "peace" },
    ]);
  });

  it("sorts what may be put in, and loses nothing", () => {
    const all =
      "give-favor 1,give-favor 2,want-favor 1,promise-secrets 2,want-promised-favor 1,give-card wolves,want-relic map,promise-peace,want-peace,propose,decline,show-relic";
    const choices = all.split(",").map(choice);
    const found = fillings(choices);
    const [gives, wants] = found.sides;
    expect([...gives.now.keys(), ...gives.later.keys()]).toEqual(["give-favor", "promise-secrets"]);
    expect([...wants.now.keys(), ...wants.later.keys()]).toEqual(["want-favor", "want-promised-favor"]);
    expect(gives.items.map(({ verb }) => verb)).toEqual(["give-card", "promise-peace"]);
    expect(wants.items.map(({ verb }) => verb)).toEqual(["want-relic", "want-peace"]);
    expect(found.answers.map(({ verb }) => verb)).toEqual(["propose", "decline", "show-relic"]);
    const put = found.sides.flatMap(({ now, later, items }) => [...now.values(), ...later.values(), items]);
    const sum = [...put, found.answers].flat();
    expect(sum).toHaveLength(choices.length);
  });
});

describe("what the Prince did", () => {
  it("is what was told from the beginning of his last turn to the end of it", () => {
    const log = [
      told("turn", "purple", "an old turn"),
      told("muster", "purple", "long ago"),
      told("turn", "red", "red's turn"),
      told("turn", "purple", "his turn"),
      told("prince_space", "purple", "why"),
      told("muster", "purple", "what"),
      told("turn", "red", "red's turn"),
      told("muster", "red", "red musters"),
    ];
    expect(lastTurn(log, "purple")).toEqual(["why", "what"]);
    expect(lastTurn(log, "red")).toEqual(["red musters"]);
    expect(lastTurn(log, "blue")).toEqual([]);
  });
});
