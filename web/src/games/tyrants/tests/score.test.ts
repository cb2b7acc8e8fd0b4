import { describe, expect, it } from "vitest";
import { scoreOf, totalOf } from "../score";
import type { BoardData, CardData, TyrantsView } from "../types";
import { BOARD } from "./board";

const card = (deck_vp: number, inner_vp: number): CardData => ({ deck_vp, inner_vp }) as CardData;
const DATA: BoardData = { ...BOARD, cards: { noble: card(0, 1), wight: card(1, 3), lich: card(4, 7) } };
const SEAT = {
  vp: 2,
  trophies: { white: 3, blue: 1 },
  hand: ["wight"],
  deck: ["noble", "lich"],
  discard: ["wight"],
  inner_circle: ["lich", "noble"],
};
const position = (seat: object, active: string | null = null): TyrantsView =>
  ({
    active,
    // Gauntlgrym (2 VP, 3 spaces) is full of red, Jhachalkhyn (4 VP) is not.
    map: { gauntlgrym: { red: 3 }, jhachalkhyn: { red: 2, white: 1 } },
    seats: { red: seat },
    turn: {
      played: [
        ["lich", "play"],
        ["wight", "devoured"],
      ],
    },
  }) as unknown as TyrantsView;

describe("the score if the game ended now (T-13.1)", () => {
  it("adds up sites, total control, trophies, cards and tokens", () => {
    const score = scoreOf(DATA, position(SEAT), "red");
    expect(score).toEqual({ sites: 6, total: 2, trophies: 4, deck: 6, inner: 8, tokens: 2 });
    expect(totalOf(score)).toBe(28);
  });
  it("counts the cards in play of the player on turn, not those that have left it", () => {
    expect(scoreOf(DATA, position(SEAT, "red"), "red").deck).toBe(10);
  });
  it("is the same for who sees the hand and the deck only together", () => {
    const { hand, deck, ...open } = SEAT;
    const rival = { ...open, unseen: [...hand, ...deck].sort() };
    expect(scoreOf(DATA, position(rival), "red")).toEqual(scoreOf(DATA, position(SEAT), "red"));
  });
});
