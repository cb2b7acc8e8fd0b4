// The colours of sides and pieces. Each has a shape and a letter of its own, and the fills differ in lightness, so that no one needs
// to tell the hues apart.

export interface Ink<S extends string = string> {
  fill: string;
  ink: string;
  /** The line around a piece: light in the dark, dark in the light. */
  edge: string;
  shape: S;
  letter: string;
}

/** A game's inks by id; what has none of its own has that of `other`. */
export function palette<I extends Ink>(
  inks: Record<string, I>,
  other: string,
): { inkOf: (id: string) => I; seatColour: (seat: string) => Omit<Ink, "edge"> } {
  const inkOf = (id: string): I => inks[id] ?? (inks[other] as I);
  return {
    inkOf,
    seatColour: (seat) => {
      const { fill, ink, shape, letter } = inkOf(seat);
      return { fill, ink, shape, letter };
    },
  };
}

/** The outline of a piece around the origin, for a circle of radius 10; all cover about the same area. */
export const OUTLINES = {
  circle: "M0-9.6A9.6 9.6 0 1 1 0 9.6A9.6 9.6 0 1 1 0-9.6Z",
  diamond: "M-1.2-10.8Q0-12 1.2-10.8L10.8-1.2Q12 0 10.8 1.2L1.2 10.8Q0 12-1.2 10.8L-10.8 1.2Q-12 0-10.8-1.2Z",
  square: "M-7.4-8.8H7.4Q8.8-8.8 8.8-7.4V7.4Q8.8 8.8 7.4 8.8H-7.4Q-8.8 8.8-8.8 7.4V-7.4Q-8.8-8.8-7.4-8.8Z",
  triangle: "M-1.5-10.2Q0-12.6 1.5-10.2L11 6.6Q12.2 9 9.6 9H-9.6Q-12.2 9-11 6.6Z",
  hexagon: "M0-10.4 9-5.2V5.2L0 10.4-9 5.2V-5.2Z",
  star: "M0-12 3.4-7.6 8.5-8.5 7.6-3.4 12 0 7.6 3.4 8.500 8.500 3.4 7.6 0 12-3.4 7.6-8.5 8.5-7.6 3.4-12 0-7.6-3.4-8.500-8.500-3.4-7.6Z",
};
export type Shape = keyof typeof OUTLINES;

/** How far the letter sits below the middle: a triangle's weight is low. */
export function letterDrop(shape: Shape): number {
  return shape === "triangle" ? 2 : 0;
}
