// The colours of the seats and of the inhabitants. Each has a letter of its own, and the fills differ in lightness, so that no one
// needs to tell the hues apart.
import { palette, type Ink } from "../../board/inks";

const INKS: Record<string, Ink> = {
  red: {
    fill: "#c3263b",
    ink: "#ffffff",
    edge: "light-dark(#5c0a17, #ffa3ae)",
    shape: "circle",
    letter: "R",
  },
  blue: {
    fill: "#2a6fd6",
    ink: "#ffffff",
    edge: "light-dark(#0c2f68, #a3caff)",
    shape: "diamond",
    letter: "B",
  },
  purple: {
    fill: "#7a3fb0",
    ink: "#ffffff",
    edge: "light-dark(#38105c, #d9b0ff)",
    shape: "hexagon",
    letter: "P",
  },
  yellow: {
    fill: "#f6cf3f",
    ink: "#2b2000",
    edge: "light-dark(#6e5300, #fff2b8)",
    shape: "triangle",
    letter: "Y",
  },
  black: {
    fill: "#26262b",
    ink: "#ffffff",
    edge: "light-dark(#000000, #c9c9d4)",
    shape: "square",
    letter: "K",
  },
  green: {
    fill: "#4f9c46",
    ink: "#06200a",
    edge: "light-dark(#164d14, #bdf0b4)",
    shape: "pentagon",
    letter: "I",
  },
};

export const SEATS = ["red", "blue", "purple", "yellow", "black"] as const;
export const GREEN = "green";
export const COLOURS = [...SEATS, GREEN] as const;

export const { inkOf, seatColour } = palette(INKS, "green");
