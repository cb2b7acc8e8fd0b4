// The colours of the seats and of white troops. Each has a shape and a letter of its own, and the fills differ in lightness,
// so that no one needs to tell the hues apart.

export interface Ink {
  fill: string;
  ink: string;
  /** The line around a piece: light in the dark, dark in the light. */
  edge: string;
  shape: "circle" | "diamond" | "triangle" | "square" | "hexagon";
  letter: string;
}

const INKS: Record<string, Ink> = {
  red: {
    fill: "#c9304a",
    ink: "#ffffff",
    edge: "light-dark(#6d0f20, #ff9aa8)",
    shape: "circle",
    letter: "R",
  },
  blue: {
    fill: "#2468c8",
    ink: "#ffffff",
    edge: "light-dark(#0f3573, #9cc7ff)",
    shape: "diamond",
    letter: "B",
  },
  orange: {
    fill: "#f5a83c",
    ink: "#231300",
    edge: "light-dark(#7c4a00, #ffe0ad)",
    shape: "triangle",
    letter: "O",
  },
  black: {
    fill: "#26252e",
    ink: "#f6f3ff",
    edge: "light-dark(#000000, #bdb7d4)",
    shape: "square",
    letter: "K",
  },
  white: {
    fill: "#ece5d6",
    ink: "#4a4338",
    edge: "light-dark(#6f6757, #8c8474)",
    shape: "hexagon",
    letter: "W",
  },
};

export const COLOURS = ["red", "blue", "orange", "black", "white"] as const;
export const WHITE = "white";

export function inkOf(colour: string): Ink {
  return INKS[colour] ?? (INKS[WHITE] as Ink);
}

export function seatColour(seat: string): { fill: string; ink: string; shape: string; letter: string } {
  const { fill, ink, shape, letter } = inkOf(seat);
  return { fill, ink, shape, letter };
}

/** The outline of a piece around the origin, for a circle of radius 10; all cover about the same area. */
export const OUTLINES: Record<Ink["shape"], string> = {
  circle: "M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z",
  diamond: "M-1.2-10.8Q0-12 1.2-10.8L10.8-1.2Q12 0 10.8 1.2L1.2 10.8Q0 12-1.2 10.8L-10.8 1.2Q-12 0-10.8-1.2Z",
  triangle: "M-1.5-10.2Q0-12.6 1.5-10.2L11 6.6Q12.2 9-.2 9H-10Q-12.2 9-11 6.6Z",
  square: "M-7.4-8.8H7.4Q8.8-8.8 8.8-7.4V7.4Q8.8 8.8 7.4 8.8H-7.4Q-8.8 8.8-8.8 7.4V-7.4Q-8.8-8.8-7.4-8.8Z",
  hexagon: "M0-9.8 8.5-4.9V4.9L0 9.8-8.5 4.9V-4.9Z",
};

/** How far the letter sits below the middle: a triangle's weight is low. */
export const LETTER_DROP: Record<Ink["shape"], number> = {
  circle: 0,
  diamond: 0,
  triangle: 1.8,
  square: 0,
  hexagon: 0,
};
