import { describe, expect, it } from "vitest";
import type { Choice } from "../../../shell/board";
import { choicesIn, naturalAction, NOTHING, sortOffers } from "../choices";

function choice(action: string): Choice {
  const space = action.indexOf(" ");
  const verb = space < 0 ? action : action.slice(0, space);
  return { action, verb, argument: space < 0 ? "" : action.slice(space + 1), targets: [], text: action };
}

const HAND = ["groat", "gaspode"];
const sorted = (...actions: string[]) => sortOffers(actions.map(choice), HAND, "red");
const things = (...actions: string[]): string[] => [...sorted(...actions).at.keys()];

describe("where a choice is made", () => {
  it("gives every kind of action at least one place", () => {
    const all = `pass,skip,end-turn,decline,scroll,take-money,pay,refuse,done,name blue,answer gaspode,power dimwell,
      play groat,place dimwell,relocate dimwell,build dimwell,give-up dimwell,raze dimwell,take-over dimwell,stir dimwell,
      calm dimwell,pick dimwell,move-to dimwell,remove dimwell troll,move dimwell blue,swap dimwell demon,
      protect dimwell minion,protect dimwell building,protect dimwell card,protect dimwell arrival,discard groat,
      discard hex,give groat,keep hex,something-new 7`;
    const legal = all.split(",").map((action) => choice(action.trim()));
    const offers = sortOffers(legal, HAND, "red");
    const placed = new Set([...offers.at.values(), offers.tray, offers.powers, offers.buttons].flat());
    expect(legal.filter((one) => !placed.has(one))).toEqual([]);
  });

  it("puts what concerns an area on the area", () => {
    expect(things("place dimwell", "build longwall", "calm nap_hill")).toEqual([
      "area:dimwell",
      "area:longwall",
      "area:nap_hill",
    ]);
  });

  it("puts what is done to a piece on that piece, and relocation on one's own", () => {
    expect(things("remove dimwell troll", "move the_hippo blue", "relocate longwall")).toEqual([
      "piece:dimwell troll",
      "piece:the_hippo blue",
      "piece:longwall red",
    ]);
  });

  it("puts what is done to a building on the building", () => {
    expect(things("raze dimwell", "take-over longwall", "give-up nap_hill")).toEqual([
      "building:dimwell",
      "building:longwall",
      "building:nap_hill",
    ]);
  });

  it("offers an interrupt as the card in hand and as a button", () => {
    const offers = sorted("decline", "answer gaspode");
    expect(offers.at.get("hand:gaspode")?.map((one) => one.action)).toEqual(["answer gaspode"]);
    expect(offers.buttons.map((one) => one.action)).toEqual(["decline", "answer gaspode"]);
  });

  it("offers the protection of Small Gods at what it protects and as a button", () => {
    const offers = sorted("protect dimwell minion", "protect dimwell building", "protect dimwell arrival");
    expect([...offers.at.keys()]).toEqual(["piece:dimwell red", "building:dimwell", "area:dimwell"]);
    expect(offers.buttons).toHaveLength(3);
  });

  it("lays out cards that are in another's hand or between two hands", () => {
    const offers = sorted("discard groat", "discard hex", "keep librarian");
    expect([...offers.at.keys()]).toEqual(["hand:groat"]);
    expect(offers.tray.map((one) => one.argument)).toEqual(["hex", "librarian"]);
  });

  it("gathers all that can be done in an area, each once", () => {
    const offers = sorted(
      "build dimwell",
      "remove dimwell troll",
      "power dimwell",
      "protect dimwell minion",
      "place longwall",
    );
    expect(choicesIn(offers, "dimwell").map((one) => one.action)).toEqual([
      "build dimwell",
      "remove dimwell troll",
      "power dimwell",
      "protect dimwell minion",
    ]);
    expect(choicesIn(offers, "the_hippo")).toBe(NOTHING);
  });
});

describe("what one would want to do with a thing", () => {
  const verbs = (...all: string[]): Set<string> => new Set(all);

  it("is what is being asked for", () => {
    expect(naturalAction("area", "dimwell", verbs("skip", "build"))).toBe("build dimwell");
    expect(naturalAction("piece", "dimwell troll", verbs("swap"))).toBe("swap dimwell troll");
    expect(naturalAction("hand", "groat", verbs("discard", "done"))).toBe("discard groat");
  });

  it("or else what one does in a turn", () => {
    expect(naturalAction("area", "dimwell", verbs())).toBe("place dimwell");
    expect(naturalAction("building", "dimwell", verbs("skip"))).toBe("raze dimwell");
    expect(naturalAction("power", "dimwell", verbs("play"))).toBe("power dimwell");
    expect(naturalAction("hand", "groat", verbs("end-turn"))).toBe("play groat");
  });

  it("is to answer with an interrupt where one is asked for", () => {
    expect(naturalAction("hand", "gaspode", verbs("decline"), true)).toBe("answer gaspode");
    expect(naturalAction("hand", "gaspode", verbs("play"), true)).toBe("play gaspode");
  });
});
