import { describe, expect, it } from "vitest";
import type { Choice } from "../../shell/board";
import { choicesAt, idOf, likeliestFirst, NOTHING, sortOffers, wishFor, type Drawing } from "../offers";
import { choice } from "./choice";

const DRAWING: Drawing = {
  onTable: ["place", "troop", "hand", "devoured"],
  laidOut: ["discard"],
  buttons: ["use-devoured", "answer"],
  usual: { place: "deploy", hand: "play" },
};
const LEGAL = [
  choice("end-turn"),
  choice("deploy everfire", "place:everfire"),
  choice("assassinate everfire white", "troop:everfire white"),
  choice("supplant everfire white", "troop:everfire white"),
  choice("play noble", "card@hand:noble"),
  choice("promote lich", "card@discard:lich"),
  choice("use-devoured", "card@devoured:wight"),
  choice("something-new 7", "number:7"),
];
const offers = sortOffers(LEGAL, DRAWING);
const actions = (choices: readonly { action: string }[] | undefined) => choices?.map(({ action }) => action);

describe("where a choice is made", () => {
  it("is at the thing it is about, a card's being its pile", () => {
    expect([...offers.at.keys()]).toEqual([
      "place:everfire",
      "troop:everfire white",
      "hand:noble",
      "devoured:wight",
    ]);
    expect(actions(offers.at.get("troop:everfire white"))).toEqual([
      "assassinate everfire white",
      "supplant everfire white",
    ]);
  });
  it("is among what is laid out, where that lies nowhere in sight", () => {
    expect(actions(offers.tray)).toEqual(["promote lich"]);
  });
  it("is a button for all that is about nothing drawn, and for what must not be overlooked", () => {
    expect(actions(offers.buttons)).toEqual(["end-turn", "use-devoured", "something-new 7"]);
  });
  it("is at one place at least for every choice", () => {
    const placed = new Set([...offers.at.values(), offers.tray, offers.buttons].flat());
    expect(LEGAL.filter((one) => !placed.has(one))).toEqual([]);
  });

  it("is at each thing that it is about", () => {
    const both = sortOffers([choice("move a b", "place:a", "place:b")], DRAWING);
    expect([...both.at.keys()]).toEqual(["place:a", "place:b"]);
  });
  it("at a place as a whole is all that can be done there, each once", () => {
    const there = choicesAt(offers, ["place", "troop"], "everfire");
    expect(actions(there)).toEqual([
      "deploy everfire",
      "assassinate everfire white",
      "supplant everfire white",
    ]);
    expect(choicesAt(offers, ["troop"], "everfire")).toHaveLength(2);
    expect(choicesAt(offers, ["place"], "eryndlyn")).toBe(NOTHING);
  });
});

describe("what one would want to do with a thing", () => {
  it("is what is asked for", () => {
    expect(wishFor(offers, DRAWING, "troop", "eryndlyn white")).toBe("assassinate eryndlyn white");
    const asked = sortOffers([choice("discard noble", "card@hand:noble")], DRAWING);
    expect(wishFor(asked, DRAWING, "hand", "wight")).toBe("discard wight");
  });
  it("is else what one does in a turn", () => {
    expect(wishFor(sortOffers([], DRAWING), DRAWING, "hand", "wight")).toBe("play wight");
    expect(wishFor(sortOffers([], DRAWING), DRAWING, "troop", "everfire white")).toBeNull();
  });
  it("is nothing that only stands for something else, or that has a button besides", () => {
    expect(offers.asked.has("devoured")).toBe(false);
    const answers = [choice("answer gaspode", "card@hand:gaspode"), choice("play hex", "card@hand:hex")];
    expect(sortOffers(answers, DRAWING).asked.get("hand")).toBe("play");
  });
});

it("a choice is about its first target", () => {
  expect(LEGAL.map(idOf)).toEqual([
    "",
    "everfire",
    "everfire white",
    "everfire white",
    "noble",
    "lich",
    "wight",
    "7",
  ]);
});

describe("what chance decides", () => {
  const odds = (win: number | null): Choice["odds"] => ({
    said: "",
    lines: [],
    exact: true,
    win,
    tie: win === null ? null : 0,
    lose: win === null ? null : 1 - win,
  });
  const all = [
    { ...choice("pass"), odds: null },
    { ...choice("attack a"), odds: odds(0.2) },
    { ...choice("draw"), odds: odds(null) },
    { ...choice("attack b"), odds: odds(0.7) },
  ];
  it("comes with the likeliest first, and all else behind in its order", () => {
    expect(likeliestFirst(all).map(({ action }) => action)).toEqual(["attack b", "attack a", "pass", "draw"]);
  });
});
