import { describe, expect, it } from "vitest";
import { idOf } from "../../../board/offers";
import { choice } from "../../../board/tests/choice";
import type { Choice } from "../../../shell/board";
import { naturalAction, naturalUse, sortOffers } from "../choices";
import { tabFor, tabWith } from "../tabs";
import type { OathView, ThingData } from "../types";
import { BOARD, campaign, deal, view } from "./board";

const sorted = (position: OathView, ...legal: Choice[]) => sortOffers(legal, position);
/** A choice about one thing that it names: `card elders` about `card:elders`. */
const named = (action: string, kind: string) =>
  choice(action, `${kind}:${action.slice(action.indexOf(" ") + 1)}`);
const card = (action: string) => named(action, "card");

describe("where a choice is made", () => {
  const LEGAL = [
    card("muster elders"),
    card("card oracle"),
    named("travel cradle-2", "slot"),
    choice("rest"),
  ];
  it.each([
    ["in the Act phase", view()],
    ["in a campaign", view({ asks: "campaign", campaign: campaign() })],
    ["in a deal", view({ asks: "deal", deal: deal() })],
    ["in the chronicle", view({ asks: "chronicle", winner: "red" })],
  ])("is at one place at least for every choice %s", (_, position) => {
    const offers = sorted(position, ...LEGAL, named("something-new 7", "seven"));
    const lists = [
      ...offers.at.values(),
      ...offers.deeds.values(),
      offers.tray,
      offers.buttons,
      offers.panel,
    ];
    expect(LEGAL.filter((one) => !lists.flat().includes(one))).toEqual([]);
  });

  it("puts on the table only what lies there", () => {
    const offers = sorted(
      view(),
      card("card elders"),
      choice("card oracle", "card@aside:oracle"),
      card("relic map"),
      choice("use plains", "slot:cradle-1", "site:plains"),
    );
    expect([...offers.at.keys()].sort()).toEqual(["card:elders", "card:map", "slot:cradle-1"]);
    expect(offers.tray.map(idOf)).toEqual(["oracle"]);
  });

  it("gathers what can be done in the Act phase by its kind", () => {
    const offers = sorted(
      view(),
      choice("rest"),
      card("trade-favor elders"),
      card("trade-secrets elders"),
      named("campaign bandits", "seat"),
    );
    expect(offers.deeds.get("trade")).toHaveLength(2);
    expect(offers.deeds.get("campaign")).toHaveLength(1);
    expect(offers.buttons.map(({ verb }) => verb)).toEqual(["rest"]);
  });

  it("asks in a panel while a campaign or a deal is under way", () => {
    const offers = sorted(
      view({ asks: "campaign", campaign: campaign() }),
      named("target-site cradle-1", "slot"),
      choice("done"),
    );
    expect(offers.asker).toBe("campaign");
    expect(offers.panel).toHaveLength(2);
    expect(offers.buttons).toEqual([]);
    expect(offers.at.has("slot:cradle-1")).toBe(true);
    expect(sorted(view({ asks: "deal", campaign: campaign(), deal: deal() }), choice("accept")).asker).toBe(
      "deal",
    );
  });

  it("makes a button of what is about nothing on the table", () => {
    const offers = sorted(
      view(),
      choice("player bandits", "seat@nowhere:bandits"),
      named("site cradle-2", "slot"),
    );
    expect(offers.buttons.map(({ action }) => action)).toEqual(["player bandits"]);
  });
});

describe("in the Act phase", () => {
  it("deeds stand together even while one may not rest, and nowhere else", () => {
    const travel = named("travel cradle-2", "slot");
    expect(sorted(view(), travel, card("show scouts")).deeds.get("travel")).toHaveLength(1);
    const asked = sorted(view({ asks: "table" }), named("campaign purple", "seat"), choice("decline"));
    expect(asked.deeds.size).toBe(0);
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
    const on = (...legal: Choice[]) => tabFor(sorted(view(), ...legal), "map", () => "courts");
    const blue = named("player blue", "seat");
    expect(on(named("suit order", "bank"))).toBe("table");
    expect(on(blue)).toBe("courts");
    expect(on(card("card wolves"))).toBe("courts");
    expect(on(named("site cradle-1", "slot"), blue)).toBe("map");
    expect(on()).toBe("map");
    expect(tabFor(sorted(view({ asks: "deal", deal: deal() }), choice("accept")), "map", () => "map")).toBe(
      "table",
    );
  });

  it("shows what is pointed at, unless the panel has something to answer", () => {
    const on = (kind: string, id: string, ...legal: Choice[]) =>
      tabWith({ kind, id }, sorted(view(), ...legal), () => "courts");
    expect(on("slot", "cradle-1")).toBe("map");
    expect(on("card", "wolves")).toBe("courts");
    expect(on("part", "prince")).toBe("table");
    expect(on("part", "purse")).toBeNull();
    const asked = sorted(view({ asks: "deal", deal: deal() }), choice("accept"));
    expect(tabWith({ kind: "slot", id: "cradle-1" }, asked, () => "map")).toBe("table");
  });
});
