import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Press } from "../press";

let shown = 0;
let press: Press;
let on: ReturnType<Press["on"]>;
const event = (timeStamp: number, x = 0, pointerType = "touch"): PointerEvent =>
  ({ pointerType, isPrimary: true, clientX: x, clientY: 0, timeStamp, currentTarget: null }) as PointerEvent;

beforeEach(() => {
  vi.useFakeTimers();
  shown = 0;
  press = new Press();
  on = press.on(() => void shown++);
});
afterEach(() => vi.useRealTimers());

describe("a finger", () => {
  it("that rests is shown the thing, and letting go chooses nothing", () => {
    on.onpointerdown(event(0));
    vi.advanceTimersByTime(500);
    expect(shown).toBe(1);
    on.onpointerup(event(500));
    expect([press.ended(), press.ended()]).toEqual([true, false]);
  });

  it("that taps is shown nothing, and chooses, however late it is heard", () => {
    on.onpointerdown(event(0));
    on.onpointerup(event(80));
    vi.advanceTimersByTime(500);
    expect(shown).toBe(0);
    expect(press.ended()).toBe(false);
  });

  it("that moves is shown nothing", () => {
    on.onpointerdown(event(0));
    on.onpointermove(event(50, 40));
    vi.advanceTimersByTime(500);
    expect(shown).toBe(0);
  });

  it("that rested long while nothing could be shown chooses nothing either", () => {
    on.onpointerdown(event(0));
    on.onpointerup(event(900));
    expect(press.ended()).toBe(true);
  });
});

it("a mouse does not rest", () => {
  on.onpointerdown(event(0, 0, "mouse"));
  vi.advanceTimersByTime(500);
  on.onpointerup(event(500, 0, "mouse"));
  expect([shown, press.ended()]).toEqual([0, false]);
});
