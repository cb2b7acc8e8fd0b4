import { describe, expect, it } from "vitest";
import {
  adopt,
  BLANK,
  blanksLeft,
  emptyPlan,
  fillable,
  handOf,
  lay,
  refusal,
  sequence,
  takeBack,
  tidy,
  type Plan,
} from "../plan";
import { BOARD, viewOf } from "./board";

const view = viewOf();
const EMPTY = emptyPlan(BOARD);
const may = (): boolean => true;
const mayNot = (): boolean => false;
const plan = (...cards: (string | null)[]): Plan => EMPTY.map((_, i) => cards[i] ?? null);

describe("the cards of a player", () => {
  it("are in hand as long as they are not laid; blanks as long as one is left", () => {
    expect(handOf(BOARD, view, "red", EMPTY)).toEqual(Object.keys(view.seats["red"]?.cards ?? {}));
    expect(handOf(BOARD, view, "red", plan("region.grove"))).not.toContain("region.grove");
    const blanks = plan(BLANK, BLANK, BLANK, BLANK);
    expect(blanksLeft(BOARD, blanks)).toBe(0);
    expect(handOf(BOARD, view, "red", blanks)).not.toContain(BLANK);
  });

  it("may lie wherever the view refuses nothing; others' are not held", () => {
    expect(refusal(view, "red", "build", "region.grove")).toBeNull();
    expect(refusal(view, "red", "build", "region.mountains")).toBe("region_not_occupied");
    expect(refusal(view, "red", "build", "region.treehome")).toBe("not_held");
    expect(refusal(view, "blue", "build", "region.grove")).toBe("not_held");
  });
});

describe("the spaces that could still be filled", () => {
  const fits = (space: number, card: string): boolean =>
    ({ narrow: [0], wide: [0, 1], [BLANK]: [0, 1, 2] })[card]?.includes(space) ?? false;

  it("are counted with a card of their own each, and blanks fill nothing", () => {
    expect(fillable(EMPTY, ["wide", "narrow", BLANK], fits)).toBe(2);
    expect(fillable(EMPTY, ["wide"], fits)).toBe(1);
    expect(fillable(plan("narrow"), ["wide", BLANK], fits)).toBe(1);
    expect(fillable(plan("narrow", "wide"), [BLANK], fits)).toBe(0);
  });
});

describe("laying cards", () => {
  it("moves a card that lies elsewhere", () => {
    expect(lay(plan("region.grove"), 3, "region.grove", null, may)).toEqual(
      plan(null, null, null, "region.grove"),
    );
  });

  it("swaps two cards if both may lie there, and takes the other back if not", () => {
    const both = plan("region.grove", "conflict.dark.treehome");
    expect(lay(both, 1, "region.grove", 0, may)).toEqual(plan("conflict.dark.treehome", "region.grove"));
    expect(lay(both, 1, "region.grove", 0, mayNot)).toEqual(plan(null, "region.grove"));
  });

  it("takes a blank from the hand, or from the space it is taken from", () => {
    expect(lay(plan(BLANK), 1, BLANK, null, may)).toEqual(plan(BLANK, BLANK));
    expect(lay(plan(BLANK), 1, BLANK, 0, may)).toEqual(plan(null, BLANK));
  });

  it("can be taken back", () => {
    expect(takeBack(plan("region.grove", BLANK), 0)).toEqual(plan(null, BLANK));
  });
});

describe("a plan that was kept", () => {
  it("loses what can't lie there any more, what lies twice, and what is no card", () => {
    const kept = [
      "region.grove",
      "region.mountains",
      "region.grove",
      7,
      BLANK,
      BLANK,
      BLANK,
      BLANK,
      BLANK,
      "x",
    ];
    expect(tidy(BOARD, view, "red", kept)).toEqual(
      plan("region.grove", null, null, null, BLANK, BLANK, BLANK, BLANK),
    );
    expect(tidy(BOARD, view, "red", [])).toEqual(EMPTY);
  });
});

describe("what the server has", () => {
  it("counts for the spaces that it was newly told of", () => {
    const mine = plan("region.grove", null, null, BLANK);
    const served = plan(null, "region.grove");
    expect(adopt(mine, served, 0, 2)).toEqual(plan(null, "region.grove", null, BLANK));
  });
});

describe("sending a plan", () => {
  const wanted = plan("region.grove", null, null, null, null, null, null, null, "magic.transition_5", BLANK);

  it("names every space in order, then says ready", () => {
    expect(sequence(BOARD, wanted, EMPTY, 0)).toEqual([
      "plan extract_gold region.grove",
      ...["extract_energy", "transition", "build", "attack", "attack_or_move", "light_special"].map(
        (id) => `leave ${id}`,
      ),
      "leave dark_special",
      "cast magic_1 magic.transition_5",
      "cast magic_2 blank",
      "ready",
    ]);
  });

  it("goes on where the server is, if what it has is the same", () => {
    expect(sequence(BOARD, wanted, wanted, 8)).toEqual([
      "cast magic_1 magic.transition_5",
      "cast magic_2 blank",
      "ready",
    ]);
    expect(sequence(BOARD, wanted, wanted, 10)).toEqual(["ready"]);
  });

  it("starts over if it is not, after leaving the rest: only then may one", () => {
    const actions = sequence(BOARD, wanted, plan(BLANK), 9);
    expect(actions.slice(0, 3)).toEqual(["leave magic_2", "start-over", "plan extract_gold region.grove"]);
    expect(actions).toHaveLength(1 + 1 + 10 + 1);
  });
});
