import { describe, expect, it } from "vitest";
import { choice } from "../../../board/tests/choice";
import type { Choice } from "../../../shell/board";
import { partsOf, sortOffers, twinOf } from "../choices";
import { tabFor, tabWith } from "../tabs";
import { question } from "../question";
import { wordsIn } from "../words";

const sorted = (...legal: Choice[]) => sortOffers(legal, true);

const site = (verb: string, id: string) => choice(`${verb} ${id}`, `site:${id}`);
const space = (verb: string, id: string) => choice(`${verb} ${id}`, `space:${id}`);
const armies = (n: number) => choice(`armies ${n}`, `n:${n}`);

describe("where a choice is made", () => {
  it("leaves a plan to be made as a whole", () => {
    const offers = sorted(space("leave", "build"), choice("ready"));
    expect(offers.planning).toBe(true);
    expect(offers.buttons).toEqual([]);
    expect(offers.at.size).toBe(0);
    expect(sorted(choice("ready"), choice("start-over")).planning).toBe(true);
    expect(sorted(choice("pass")).planning).toBe(false);
  });

  it("puts an attack on its target, and in the battle panel", () => {
    const attack = (from: string, at: string) =>
      choice(`attack ${from} ${at}`, `origin:${from}`, `site:${at}`);
    const offers = sorted(attack("light.grove", "light.treehome"), attack("dark.treehome", "light.treehome"));
    expect([...offers.at.keys()]).toEqual(["site:light.treehome"]);
    expect(offers.at.get("site:light.treehome")).toHaveLength(2);
    expect(offers.battle).toHaveLength(2);
  });

  it("asks for armies in the battle panel before a battle, with buttons before a move", () => {
    const legal = [armies(1), armies(2)];
    expect(sortOffers(legal, true).battle).toEqual(legal);
    expect(sortOffers(legal, true).buttons).toEqual([]);
    expect(sortOffers(legal, false).buttons).toEqual(legal);
  });

  it("puts a conflict card on its site too; a wildcard has none", () => {
    const offers = sorted(
      choice("choose conflict.dark.grove", "conflict:conflict.dark.grove", "site:dark.grove"),
      choice("choose wild.dark.greenwood", "conflict:wild.dark.greenwood"),
    );
    expect([...offers.at.keys()]).toEqual(["site:dark.grove"]);
    expect(offers.tray).toHaveLength(2);
  });
});

describe("a site", () => {
  it("has a realm, a region and a twin", () => {
    expect(partsOf("dark.the_murk")).toEqual({ realm: "dark", region: "the_murk" });
    expect(twinOf("dark.the_murk")).toBe("light.the_murk");
  });
});

describe("on a phone, what comes into sight", () => {
  it("is the board when it is planned or acted on", () => {
    expect(tabFor(sorted(space("leave", "build")), "light")).toBe("plan");
    expect(tabFor(sorted(choice("pass"), space("act", "build")), "tower")).toBe("plan");
  });

  it("is a realm with something to choose, the one in sight if it has any", () => {
    expect(tabFor(sorted(site("site", "dark.grove")), "light")).toBe("dark");
    expect(tabFor(sorted(site("site", "dark.grove"), site("site", "light.grove")), "light")).toBe("light");
    expect(tabFor(sorted(site("site", "dark.grove"), site("site", "light.grove")), "tower")).toBe("dark");
  });

  it("is the battle with its odds; and for anything else it stays", () => {
    expect(tabFor(sorted(armies(1), armies(2)), "plan")).toBe("tower");
    expect(tabFor(sorted(choice("take-gold"), choice("take-energy")), "plan")).toBe("plan");
    expect(tabFor(sorted(), "dark")).toBe("dark");
  });

  it("is what is pointed at, unless a battle is being chosen", () => {
    const dark = { kind: "site", id: "dark.grove" };
    expect(tabWith(dark, sorted(space("leave", "build")))).toBe("dark");
    expect(tabWith({ kind: "space", id: "build" }, sorted())).toBe("plan");
    expect(tabWith({ kind: "seat", id: "red" }, sorted())).toBeNull();
    expect(tabWith(dark, sorted(armies(1), armies(2)))).toBe("tower");
  });
});

describe.each(["en", "pt", "it"])("the question in %s", (lang) => {
  it("is the board's own while one plans, since that is done in any order here", () => {
    expect(question([choice("leave extract_gold"), choice("plan extract_gold blank")], lang)).toBe(
      wordsIn(lang).planAsk,
    );
  });

  it("is the server's otherwise", () => {
    expect(question([choice("pass"), choice("act attack")], lang)).toBeNull();
    expect(question([], lang)).toBeNull();
  });
});
