import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Hands, SLIP, WAITS, type Wish } from "../src/shell/hands.svelte";

const END: Wish = { action: "end-turn", text: "End your turn", loses: "4 influence unspent" };
const PLAY: Wish = { action: "play noble", text: "Play Noble", loses: "" };

let sent: string[];
let careful: { guard: boolean; confirm: boolean };
let hands: Hands;

/** What a button does when it is pressed. */
function press(wish: Wish, ...actions: string[]): void {
  if (hands.sure(wish)) hands.act(...(actions.length > 0 ? actions : [wish.action]));
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  careful = { guard: true, confirm: false };
  hands = new Hands(
    (...actions) => sent.push(...actions),
    () => careful,
  );
});
afterEach(() => vi.useRealTimers());

describe("what would lose something", () => {
  it("is done when it is chosen a second time", () => {
    press(END);
    expect([sent, hands.armed]).toEqual([[], END]);
    vi.advanceTimersByTime(SLIP);
    press(END);
    expect([sent, hands.armed]).toEqual([["end-turn"], null]);
  });

  it("is not done by a double click, nor by a key that is held down", () => {
    press(END);
    vi.advanceTimersByTime(SLIP - 1);
    press(END);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    press(END);
    expect(sent).toEqual(["end-turn"]);
  });

  it("is forgotten after a while, and when something else is done", () => {
    press(END);
    vi.advanceTimersByTime(WAITS);
    expect(hands.armed).toBeNull();
    press(END);
    press(PLAY);
    vi.advanceTimersByTime(SLIP);
    press(END);
    expect(sent).toEqual(["play noble"]);
  });

  it("is done at once by who has switched that off", () => {
    careful.guard = false;
    press(END);
    expect(sent).toEqual(["end-turn"]);
  });
});

describe("what loses nothing", () => {
  it("is done at once", () => {
    press(PLAY);
    press({ ...END, loses: "" });
    expect(sent).toEqual(["play noble", "end-turn"]);
  });
});

describe("who confirms every move", () => {
  beforeEach(() => (careful.confirm = true));

  it("sees it first, and sends it then", () => {
    press(PLAY, "play noble", "play soldier");
    expect(hands.held).toEqual({ wish: PLAY, actions: ["play noble", "play soldier"] });
    expect(sent).toEqual([]);
    hands.confirm();
    expect([sent, hands.held]).toEqual([["play noble", "play soldier"], null]);
  });

  it("may change their mind, or choose something else", () => {
    press(PLAY);
    expect(hands.calm()).toBe(true);
    hands.confirm();
    expect(sent).toEqual([]);
    press(PLAY);
    press(END);
    hands.confirm();
    expect(sent).toEqual(["end-turn"]);
  });

  it("is told there what would be lost, and not asked a third time", () => {
    press(END);
    expect([hands.armed, hands.held?.wish]).toEqual([null, END]);
  });
});
