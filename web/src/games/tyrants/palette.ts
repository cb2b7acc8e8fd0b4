// The colours of the seats and of white troops. Each has a shape and a letter of its own, and the fills differ in lightness,
// so that no one needs to tell the hues apart.
import { palette, type Ink, type Shape } from "../../board/inks";

const INKS: Record<string, Ink<Shape>> = {
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

export const { inkOf, seatColour } = palette(INKS, "white");
