import { describe, expect, it } from "vitest";
import { naturalAction, naturalUse, onTable, sortOffers } from "../choices";
import { partOf } from "../chronicle";
import { tabFor } from "../tabs";
import type { OathView, ThingData } from "../types";
import { BOARD, campaign, choice, deal, view } from "./board";

const sorted = (position: OathView, ...actions: string[]) =>
  sortOffers(actions.map(choice), position, ["tents"]);

// At least one of every verb there is (vocabulary.py), and one that nobody has thought of.
const ALL =
  `accept,decline,done,start-over,rest,search world,search cradle,muster elders,trade-favor elders,trade-secrets elders,
  travel cradle-2,recover-relic 1,recover-banner peoples_favor,campaign purple,campaign bandits,adviser scouts,use plains,use wolves,
  use brutal,peek-relic cradle-1 1,peek-reliquary,to-board 2,to-site 1,hand-over blue,ask-for blue,offer blue,exile blue,self-exile,
  play-site cradle-1,play-adviser,play-facedown,reveal,discard,on-pile cradle,under-pile cradle,under-deck,target-site cradle-1,
  target-relic cup_of_plenty,target-banner darkest_secret,target-pawn,sacrifice,lose-at cradle-1,lose-from blue,place-favor,
  take-favor,take-secret,number 3,site cradle-2,player blue,player bandits,suit order,region cradle,card tents,card oracle,
  facedown blue 1,relic cup_of_plenty,relic map,relic-at cradle-1 1,banner darkest_secret,space brutal,give-favor 2,want-secrets 1,
  give-relic cup_of_plenty,want-banner darkest_secret,give-card wolves,want-site cradle-1,promise-peace,show-relic,propose,
  vow devotion,promise,want-promise,will travel,will-not use,will-give favor,anything,by round-2,penalty-favor 1,
  penalty-secrets 1,penalty-relic,penalty-adviser,counter,show-space brutal,show scouts,something-new 7`
    .split(",")
    .map((action) => choice(action.trim()));

const placed = (position: OathView) => {
  const offers = sortOffers(ALL, position, ["tents"]);
  const lists = [...offers.at.values(), ...offers.deeds.values(), offers.tray, offers.buttons, offers.panel];
  return new Set(lists.flat());
};

describe("where a choice is made", () => {
  it.each([
    ["in the Act phase", view()],
    ["in a campaign", view({ campaign: campaign() })],
    ["in a deal", view({ deal: deal() })],
    ["in the chronicle", view({ winner: "red" })],
  ])("gives every kind of action at least one place %s", (_, position) => {
    expect(ALL.filter((one) => !placed(position).has(one))).toEqual([]);
  });

  it("puts on the table only what lies there", () => {
    const offers = sorted(view(), "card elders", "card tents", "card oracle", "relic map", "use plains");
    expect([...offers.at.keys()].sort()).toEqual(["card:elders", "card:map", "card:tents", "slot:cradle-1"]);
    expect(offers.tray.map(({ argument }) => argument)).toEqual(["oracle"]);
  });

  it("finds a relic to recover at the site of who is on turn", () => {
    expect([...sorted(view(), "recover-relic 1").at.keys()]).toEqual(["relic:cradle-1 1"]);
  });

  it("gathers what can be done in the Act phase by its kind", () => {
    const offers = sorted(view(), "rest", "trade-favor elders", "trade-secrets elders", "campaign bandits");
    expect(offers.deeds.get("trade")).toHaveLength(2);
    expect(offers.deeds.get("campaign")).toHaveLength(1);
    expect(offers.buttons.map(({ verb }) => verb)).toEqual(["rest"]);
  });

  it("asks in a panel while a campaign or a deal is under way", () => {
    const offers = sorted(view({ campaign: campaign() }), "target-site cradle-1", "done");
    expect(offers.asker).toBe("campaign");
    expect(offers.panel).toHaveLength(2);
    expect(offers.buttons).toEqual([]);
    expect(offers.at.has("slot:cradle-1")).toBe(true);
    expect(sorted(view({ campaign: campaign(), deal: deal() }), "accept").asker).toBe("deal");
  });

  it("makes a button of what is about nothing on the table", () => {
    const offers = sorted(
      view(),
      "player bandits",
      "facedown blue 3",
      "relic-at cradle-2 1",
      "site cradle-2",
    );
    expect(offers.buttons.map(({ action }) => action)).toEqual([
      "player bandits",
      "facedown blue 3",
      "relic-at cradle-2 1",
    ]);
  });

  it("sees no space of a Reliquary that is not in use", () => {
    const drawn = onTable(view(), []);
    expect(drawn.has("card:brutal")).toBe(true);
    expect(drawn.has("card:careless")).toBe(false);
  });
});

describe("in the Act phase", () => {
  it("deeds stand together even while one may not rest, because something was promised", () => {
    expect(sorted(view(), "travel cradle-2", "show scouts").deeds.get("travel")).toHaveLength(1);
    expect(sorted(view(), "campaign purple", "decline").deeds.size).toBe(0);
  });
});

describe("what is asked of a thing that nothing can be done with", () => {
  it("is why one can't go, search or fight there", () => {
    expect(naturalAction("slot:cradle-1", true)).toBe("travel cradle-1");
    expect(naturalAction("pile:world", true)).toBe("search world");
    expect(naturalAction("seat:red", true)).toBe("campaign red");
    expect(naturalAction("relic:cradle-1 1", true)).toBe("peek-relic cradle-1 1");
    expect(naturalAction("slot:cradle-1", false)).toBeNull();
  });
  it("is why a faceup card can't be used or worked with, and a banner not recovered", () => {
    const { elders, wolves } = BOARD.things as { elders: ThingData; wolves: ThingData };
    const use = { ...wolves, used: true };
    expect(naturalUse("elders", elders, true, true)).toBe("muster elders");
    expect(naturalUse("elders", elders, false, true)).toBe("use elders");
    expect(naturalUse("wolves", use, true, true)).toBe("use wolves");
    expect(naturalUse("peoples_favor", { ...elders, group: "banner" }, false, true)).toBe(
      "recover-banner peoples_favor",
    );
    expect(naturalUse("elders", elders, true, false)).toBeNull();
  });
});

describe("on a phone", () => {
  it("shows the part that has something to choose", () => {
    const on = (...actions: string[]) => tabFor(sorted(view(), ...actions), "map", () => "courts");
    expect(on("suit order")).toBe("table");
    expect(on("player blue")).toBe("courts");
    expect(on("card wolves")).toBe("courts");
    expect(on("site cradle-1", "player blue")).toBe("map");
    expect(on()).toBe("map");
    expect(tabFor(sorted(view({ deal: deal() }), "accept"), "map", () => "map")).toBe("table");
  });
});

describe("the chronicle", () => {
  it("knows which decision is asked for", () => {
    const part = (...actions: string[]) => partOf(actions.map(choice));
    expect(part("vow people", "vow devotion")).toBe(0);
    expect(part("done", "player red")).toBe(1);
    expect(part("accept", "decline")).toBe(1);
    expect(part("decline", "card elders")).toBe(2);
    expect(part("suit order", "suit beast")).toBe(3);
    expect(part()).toBeNull();
  });
});
