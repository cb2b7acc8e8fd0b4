import { describe, expect, it } from "vitest";
import { attackForce, defenseForce, targetsOf } from "../campaign";
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

  it("counts the attacker's board, and the site that joins", () => {
    expect(attackForce(view(), campaign())).toEqual({ boards: 3, sites: 0, bandits: 0 });
    expect(attackForce(view(), campaign({ joined_site: "cradle-1" })).sites).toBe(2);
  });

  it("counts boards of defenders who are near, and who holds the targeted sites", () => {
    const force = (more: Parameters<typeof campaign>[0]) => defenseForce(BOARD, view(), campaign(more));
    expect(force({})).toEqual({ boards: 4, sites: 0, bandits: 0 });
    expect(force({ targets: [0] })).toEqual({ boards: 4, sites: 2, bandits: 0 });
    expect(force({ defender: "blue" }).boards).toBe(0);
    expect(force({ defender: "blue", targets: [1] }).boards).toBe(5);
    expect(force({ defender: "bandits", targets: [1] })).toEqual({ boards: 0, sites: 0, bandits: 1 });
    expect(force({ allies: ["blue"], targets: [1] }).boards).toBe(9);
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
    expect([...found.amounts.keys()]).toEqual([
      "give-favor",
      "want-favor",
      "promise-secrets",
      "want-promised-favor",
    ]);
    expect(found.wants.map(({ verb }) => verb)).toEqual(["want-relic", "want-peace"]);
    expect(found.gives.map(({ verb }) => verb)).toEqual(["give-card", "promise-peace"]);
    expect(found.answers.map(({ verb }) => verb)).toEqual(["propose", "decline", "show-relic"]);
    const sum = [...found.amounts.values(), found.gives, found.wants, found.answers].flat();
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
