// The colours of the seats, of trolls and of demons. Each has a shape and a letter of its own, and the fills differ in lightness,
// so that no one needs to tell the hues apart.
import { palette, type Ink, type Shape } from "../../board/inks";

const INKS: Record<string, Ink<Shape>> = {
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

export const { inkOf, seatColour } = palette(INKS, "troll");

/** A house around the origin, 24 wide: standing, with its door left out. */
export const HOUSE = "M0-13 13-2H10V11H-10V-2H-13Z";
