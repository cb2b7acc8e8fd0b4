import { describe, expect, it } from "vitest";
import type { Choice } from "../../../shell/board";
import { choicesAt, naturalAction, NOTHING, sortOffers } from "../choices";
import type { TyrantsView } from "../types";

function choice(action: string): Choice {
  const space = action.indexOf(" ");
  const verb = space < 0 ? action : action.slice(0, space);
  return { action, verb, argument: space < 0 ? "" : action.slice(space + 1), text: action };
}

const VIEW = {
  map: {},
  seats: { red: { hand: ["noble", "noble", "wight"], inner_circle: ["kobold"], discard: ["lich"] } },
  market: {
    row: ["kobold", "wight", null],
    deck: 10,
    devoured: [],
    supplies: { house_guard: 3, insane_outcast: 0 },
  },
  turn: {
    power: 0,
    influence: 0,
    paid: [],
    ghost: false,
    shown: [],
    played: [
      ["soldier", "play"],
      ["imix", "gone"],
    ],
  },
} as unknown as TyrantsView;

const things = (...actions: string[]): string[] => [
  ...sortOffers(actions.map(choice), VIEW, "red").at.keys(),
];

describe("where a choice is made", () => {
  it("gives every choice at least one place", () => {
    const all = `end-turn,decline,option 2,target blue,take-trophy red white,play noble,deploy everfire,
      deploy everfire__chaulssin:0,assassinate everfire white,return-spy everfire blue,place-spy everfire,recruit kobold,
      recruit house_guard,recruit-devoured,devour kobold,promote soldier,resolve imix,promote-from-discard lich,use kobold,
      something-new 7`;
    const legal = all.split(",").map((action) => choice(action.trim()));
    const offers = sortOffers(legal, VIEW, "red");
    const laidOut = offers.tray.map((card) => card.choice);
    const drawn = new Set([...offers.at.values(), laidOut, offers.trophies, offers.buttons].flat());
    expect(legal.filter((c) => !drawn.has(c))).toEqual([]);
  });

  it("puts deployments, moved and raised troops on empty spaces", () => {
    expect(things("deploy everfire", "move-to eryndlyn", "raise-at a__b:1")).toEqual([
      "space:everfire",
      "space:eryndlyn",
      "space:a__b:1",
    ]);
  });

  it("puts two verbs for one troop on the same troop", () => {
    const offers = sortOffers(
      [choice("assassinate everfire white"), choice("supplant everfire white")],
      VIEW,
      "red",
    );
    expect(offers.at.get("troop:everfire white")?.map((c) => c.verb)).toEqual(["assassinate", "supplant"]);
  });

  it("looks for a card to devour where all such cards are", () => {
    expect(things("devour noble", "devour wight")).toEqual(["hand:noble", "hand:wight"]);
    expect(things("devour kobold", "devour wight")).toEqual(["market:kobold", "market:wight"]);
  });

  it("lays out cards that are nowhere in sight, by their pile", () => {
    const offers = sortOffers([choice("promote-from-discard lich"), choice("resolve imix")], VIEW, "red");
    expect(offers.tray.map(({ choice, pile }) => [choice.argument, pile])).toEqual([
      ["lich", "discard"],
      ["imix", null],
    ]);
    expect(offers.at.size).toBe(0);
  });

  it("lays out the inner circle even when the market has such a card too", () => {
    const offers = sortOffers([choice("use kobold")], VIEW, "red");
    expect(offers.tray.map((card) => card.pile)).toEqual(["inner"]);
    expect(offers.at.size).toBe(0);
    expect(things("use kobold", "use wight")).toEqual(["market:kobold", "market:wight"]);
  });

  it("leaves everything else without a choice, always the same one", () => {
    expect(choicesAt(sortOffers([], VIEW, "red"), "everfire")).toBe(NOTHING);
  });

  it("makes buttons of verbs it does not know", () => {
    expect(sortOffers([choice("something-new 7")], VIEW, "red").buttons).toHaveLength(1);
  });

  it("gathers all that can be done at a site", () => {
    const offers = sortOffers(
      [
        "deploy everfire",
        "assassinate everfire white",
        "return-spy everfire blue",
        "deploy everfire__chaulssin:0",
      ].map(choice),
      VIEW,
      "red",
    );
    expect(choicesAt(offers, "everfire")).toHaveLength(3);
  });
});

describe("what one would ask about a thing", () => {
  it("is what is being asked for", () => {
    expect(naturalAction("troop", "everfire white", new Set(["supplant"]))).toBe("supplant everfire white");
    expect(naturalAction("site", "everfire", new Set(["place-spy"]))).toBe("place-spy everfire");
  });
  it("is else what one does in a turn", () => {
    expect(naturalAction("site", "everfire", new Set())).toBe("deploy everfire");
    expect(naturalAction("market", "kobold", new Set(["play"]))).toBe("recruit kobold");
    expect(naturalAction("devoured", "grimlock", new Set(["play"]))).toBe("recruit-devoured");
  });
});
