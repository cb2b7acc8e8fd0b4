import { describe, expect, it } from "vitest";
import { naturalAction, partsOf, sortOffers, twinOf } from "../choices";
import { tabFor } from "../tabs";
import { choice } from "./board";
import { question } from "../question";
import { wordsIn } from "../words";

const sorted = (...actions: string[]) => sortOffers(actions.map(choice), true);

describe("where a choice is made", () => {
  it("gives every kind of action at least one place", () => {
    const all = `pass,done,draw,decline,take-gold,take-energy,option 1,realm dark,build temple,group 3,armies 2,split 4,
      act build,forfeit build,site light.grove,move-from dark.grove,move-to light.grove,choose conflict.dark.grove,
      choose wild.light.greenwood,attack light.grove light.treehome,something-new 7`;
    const legal = all.split(",").map((action) => choice(action.trim()));
    const offers = sortOffers(legal, true);
    const placed = new Set([...offers.at.values(), offers.tray, offers.battle, offers.buttons].flat());
    expect(legal.filter((one) => !placed.has(one))).toEqual([]);
  });

  it("leaves a plan to be made as a whole", () => {
    const offers = sorted("leave build", "plan build region.grove");
    expect(offers.planning).toBe(true);
    expect(offers.buttons).toEqual([]);
    expect(sorted("ready", "start-over").planning).toBe(true);
    expect(sorted("pass").planning).toBe(false);
  });

  it("puts an attack on its target, and in the battle panel", () => {
    const offers = sorted("attack light.grove light.treehome", "attack dark.treehome light.treehome");
    expect(offers.at.get("site:light.treehome")).toHaveLength(2);
    expect(offers.battle).toHaveLength(2);
  });

  it("asks for armies in the battle panel before a battle, with buttons before a move", () => {
    const legal = ["armies 1", "armies 2"].map(choice);
    expect(sortOffers(legal, true).battle).toEqual(legal);
    expect(sortOffers(legal, false).buttons).toEqual(legal);
  });

  it("puts a conflict card on its site too; a wildcard has none", () => {
    const offers = sorted("choose conflict.dark.grove", "choose wild.dark.greenwood");
    expect([...offers.at.keys()]).toEqual(["site:dark.grove"]);
    expect(offers.tray).toHaveLength(2);
  });
});

describe("a site", () => {
  it("has a realm, a region and a twin", () => {
    expect(partsOf("dark.the_murk")).toEqual({ realm: "dark", region: "the_murk" });
    expect(twinOf("dark.the_murk")).toBe("light.the_murk");
  });

  it("is wished for what is being asked", () => {
    expect(naturalAction("light.grove", new Set(["site", "done"]))).toBe("site light.grove");
    expect(naturalAction("light.grove", new Set(["choose"]))).toBe("choose conflict.light.grove");
    expect(naturalAction("light.grove", new Set(["pass"]))).toBeNull();
  });
});

describe("on a phone, what comes into sight", () => {
  it("is the board when it is planned or acted on", () => {
    expect(tabFor(sorted("leave build"), "light")).toBe("plan");
    expect(tabFor(sorted("pass", "act build"), "tower")).toBe("plan");
  });

  it("is a realm with something to choose, the one in sight if it has any", () => {
    expect(tabFor(sorted("site dark.grove"), "light")).toBe("dark");
    expect(tabFor(sorted("site dark.grove", "site light.grove"), "light")).toBe("light");
    expect(tabFor(sorted("site dark.grove", "site light.grove"), "tower")).toBe("dark");
  });

  it("is the battle with its odds; and for anything else it stays", () => {
    expect(tabFor(sorted("armies 1", "armies 2"), "plan")).toBe("tower");
    expect(tabFor(sorted("take-gold", "take-energy"), "plan")).toBe("plan");
    expect(tabFor(sorted(), "dark")).toBe("dark");
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
