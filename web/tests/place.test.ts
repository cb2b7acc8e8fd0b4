import { expect, test } from "vitest";
import { place } from "../src/shell/learn/place";

const FRAME = { x: 0, y: 50, width: 1000, height: 600 };
const SIZE = { width: 300, height: 100 };
const box = (x: number, y: number, width = 80, height = 40) => ({ x, y, width, height });

test("it stands below the thing it speaks of", () => {
  expect(place(SIZE, FRAME, box(400, 200), [])).toMatchObject({ x: 290, y: 250 });
});

test("at the lower edge it stands above it", () => {
  expect(place(SIZE, FRAME, box(400, 600), []).y).toBe(490);
});

test("it doesn't stand before what is to be chosen", () => {
  const clear = [box(300, 260, 300, 60)];
  const { y } = place(SIZE, FRAME, box(400, 200), clear);
  expect(y + SIZE.height).toBeLessThanOrEqual(260);
});

test("with nothing to point at it stands at the foot of the board, inside it", () => {
  expect(place(SIZE, FRAME, null, [])).toMatchObject({ x: 350, y: 540 });
  expect(place({ width: 380, height: 100 }, { x: 0, y: 0, width: 390, height: 500 }, null, []).x).toBe(10);
});

test("where everything is in the way, it covers least", () => {
  const clear = [box(0, 0, 1000, 500)];
  expect(place(SIZE, FRAME, null, clear).y).toBe(540);
});

test("it finds the gap between cards and a button below them, which it would rather not hide", () => {
  const phone = { x: 0, y: 100, width: 390, height: 700 };
  const cards = [box(0, 110, 390, 480)];
  const ready = box(10, 740, 200, 40);
  const { y } = place({ width: 370, height: 120 }, phone, null, [...cards, ready]);
  expect(y).toBeGreaterThanOrEqual(590);
  expect(y + 120).toBeLessThanOrEqual(740);
});
