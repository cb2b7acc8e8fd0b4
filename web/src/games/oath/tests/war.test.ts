import { describe, expect, it } from "vitest";
import { targetsOf } from "../campaign";
import { fillings, wording } from "../deal";
import { promiseText, whatText } from "../promise";
import { lastTurn } from "../told";
import type { PromiseView } from "../types";
import { wordsIn } from "../words";
import { choice } from "../../../board/tests/choice";
import { BOARD, campaign, promise, told, view } from "./board";

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
  it("sorts what may be put in, and loses nothing", () => {
    const all =
      "give-favor 1,give-favor 2,want-favor 1,promise-secrets 2,want-promised-favor 1,give-card wolves,want-relic map,promise-peace,want-peace,promise,want-promise,propose,decline,show-relic";
    const choices = all.split(",").map((action) => choice(action));
    const found = fillings(choices);
    const [gives, wants] = found.sides;
    expect([...gives.now.keys(), ...gives.later.keys()]).toEqual(["give-favor", "promise-secrets"]);
    expect([...wants.now.keys(), ...wants.later.keys()]).toEqual(["want-favor", "want-promised-favor"]);
    expect(gives.items.map(({ verb }) => verb)).toEqual(["give-card", "promise-peace", "promise"]);
    expect(wants.items.map(({ verb }) => verb)).toEqual(["want-relic", "want-peace", "want-promise"]);
    expect(found.answers.map(({ verb }) => verb)).toEqual(["propose", "decline", "show-relic"]);
    const put = found.sides.flatMap(({ now, later, items }) => [...now.values(), ...later.values(), items]);
    const sum = [...put, found.answers].flat();
    expect(sum).toHaveLength(choices.length);
  });
});

describe("a promise", () => {
  const said = (more: Partial<PromiseView>): string =>
    promiseText("en", view(), BOARD, wordsIn("en"), promise(more));

  it("tells what, when, and what if not", () => {
    expect(said({})).toBe("not to campaign against Purple, until round 2");
    expect(said({ what: "do", deed: "travel cradle-1" })).toBe("to travel to Plains, by round 2");
    expect(said({ what: "do", deed: "travel" })).toBe("to travel, by round 2");
    expect(said({ what: "do", deed: "search world" })).toBe("to search the world deck, by round 2");
    expect(said({ what: "do", deed: "use elders" })).toBe("to use Elders, by round 2");
    expect(said({ what: "secrets", deed: null, n: 1 })).toBe("to give 1 secret, by round 2");
    const penalty = { favor: 2, secrets: 0, relics: 1, advisers: 0 };
    expect(said({ what: "favor", deed: null, n: 3, penalty })).toBe(
      "to give 3 favor, by round 2; otherwise 2 favor, a relic",
    );
  });

  it("draws an article into the preposition before it, as the server does", () => {
    const deeds = { ...BOARD.pledges.deeds, search: ["explorar", "explorar em {0}"] as [string, string] };
    const data = {
      ...BOARD,
      pledges: { ...BOARD.pledges, deeds },
      piles: { ...BOARD.piles, world: "o baralho" },
    };
    expect(whatText("pt", view(), data, promise({ what: "do", deed: "search world" }))).toBe(
      "explorar no baralho",
    );
  });

  it("half worded, tells what has been said", () => {
    const half = promise({ what: "favor", deed: null, n: 0, when: "now" });
    expect(promiseText("en", view(), BOARD, wordsIn("en"), half, false)).toBe("to give favor");
  });

  it("is worded part by part, and nothing is lost", () => {
    const all =
      "decline,will travel,will use,will-not travel,will-give favor,done,penalty-favor 1,penalty-relic,travel cradle-1,by end";
    const choices = all.split(",").map((action) => choice(action));
    const { parts, answers } = wording(choices);
    expect(parts.map(([part]) => part)).toEqual([
      "will",
      "will-not",
      "will-give",
      "which",
      "by",
      "penalty-favor",
      "penalty",
    ]);
    expect(answers.map(({ verb }) => verb)).toEqual(["decline", "done"]);
    expect([...parts.flatMap(([, found]) => found), ...answers]).toHaveLength(choices.length);
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
