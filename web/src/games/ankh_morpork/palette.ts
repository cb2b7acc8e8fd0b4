// The colours of the seats, of trolls and of demons. Each has a shape and a letter of its own, and the fills differ in lightness,
// so that no one needs to tell the hues apart.

export type Shape = "circle" | "diamond" | "square" | "triangle" | "hexagon" | "star";

export interface Ink {
  fill: string;
  ink: string;
  /** The line around a piece: light in the dark, dark in the light. */
  edge: string;
  shape: Shape;
  letter: string;
}

const INKS: Record<string, Ink> = {
  red: {
    fill: "#c3263b",
    ink: "#ffffff",
    edge: "light-dark(#650c1a, #ffa3ae)",
    shape: "circle",
    letter: "R",
  },
  blue: {
    fill: "#1f5fbf",
    ink: "#ffffff",
    edge: "light-dark(#0c2f68, #a3caff)",
    shape: "diamond",
    letter: "B",
  },
  green: {
    fill: "#4f9c46",
    ink: "#06200a",
    edge: "light-dark(#164d14, #bdf0b4)",
    shape: "square",
    letter: "G",
  },
  yellow: {
    fill: "#f6cf3f",
    ink: "#2b2000",
    edge: "light-dark(#6e5300, #fff2b8)",
    shape: "triangle",
    letter: "Y",
  },
  troll: {
    fill: "#7d858c",
    ink: "#0d1013",
    edge: "light-dark(#2f353a, #d6dde3)",
    shape: "hexagon",
    letter: "T",
  },
  demon: {
    fill: "#3a1346",
    ink: "#ffd9f6",
    edge: "light-dark(#1a0520, #e79bff)",
    shape: "star",
    letter: "D",
  },
};

export const SEATS = ["red", "blue", "green", "yellow"] as const;
export const TROLL = "troll";
export const DEMON = "demon";
export const KINDS = [...SEATS, TROLL, DEMON] as const;

export function inkOf(kind: string): Ink {
  return INKS[kind] ?? (INKS[TROLL] as Ink);
}

export function seatColour(seat: string): { fill: string; ink: string; shape: string; letter: string } {
  const { fill, ink, shape, letter } = inkOf(seat);
  return { fill, ink, shape, letter };
}

/** The outline of a piece around the origin, for a circle of radius 10; all cover about the same area. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z",
  diamond: "M-1.2-10.8Q0-12 1.2-10.8L10.8-1.2Q12 0 10.8 1.2L1.2 10.8Q0 12-1.2 10.8L-10.8 1.2Q-12 0-10.8-1.2Z",
  square: "M-7.4-8.8H7.4Q8.8-8.8 8.8-7.4V7.4Q8.8 8.8 7.4 8.8H-7.4Q-8.8 8.8-8.8 7.4V-7.4Q-8.8-8.8-7.4-8.8Z",
  triangle: "M-1.5-10.2Q0-12.6 1.5-10.2L11 6.6Q12.2 9 9.6 9H-9.6Q-12.2 9-11 6.6Z",
  hexagon: "M0-10.4 9-5.2V5.2L0 10.4-9 5.2V-5.2Z",
  star: "M0-12 3.4-7.6 8.5-8.5 7.6-3.4 12 0 7.6 3.4 8.500 8.500 3.4 7.6 0 12-3.4 7.6-8.5 8.5-7.6 3.4-12 0-7.6-3.4-8.500-8.500-3.4-7.6Z",
};

/** How far the letter sits below the middle: a triangle's weight is low. */
export function letterDrop(shape: Shape): number {
  return shape === "triangle" ? 2 : 0;
}

/** A house around the origin, 24 wide: standing, with its door left out. */
export const HOUSE = "M0-13 13-2H10V11H-10V-2H-13Z";
