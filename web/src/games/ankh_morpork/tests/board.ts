// A small city for tests: as the server sends it, with three of the twelve areas.
import type { AnkhView, AreaData, BoardData, Pair } from "../types";

const square = (x: number, y: number): Pair[] => [
  [x, y],
  [x + 300, y],
  [x + 300, y + 300],
  [x, y + 300],
];

function area(id: string, number: number, cost: number, x: number, y: number): AreaData {
  return {
    id,
    number,
    name: id,
    cost,
    power: { sign: "money", gain: 1, price: 0 },
    adjacent: [],
    outline: square(x, y),
    centre: [x + 150, y + 150],
  };
}

export const BOARD: BoardData = {
  size: 1000,
  riots: 8,
  areas: [
    area("dimwell", 8, 6, 100, 600),
    area("longwall", 9, 12, 100, 300),
    area("isle_of_gods", 10, 12, 400, 300),
  ],
  river: [
    [
      [500, 10],
      [400, 400],
      [500, 990],
    ],
    [
      [400, 400],
      [350, 500],
      [400, 600],
    ],
  ],
  bridges: [
    {
      a: "longwall",
      b: "isle_of_gods",
      over: [
        [400, 400],
        [400, 500],
      ],
    },
  ],
  seats: { red: "Red", blue: "Blue" },
  kinds: {},
  personalities: {},
  events: { flood: "Flood", fire: "Fire" },
  cards: {},
};

export function viewOf(areas: AnkhView["areas"], red: { cash: number; loans: string[] }): AnkhView {
  return { areas, seats: { red } } as unknown as AnkhView;
}
