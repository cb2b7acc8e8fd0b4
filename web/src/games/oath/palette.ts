// The colours of the seats, of the bandits and of the suits. Each has a letter or a sign of its own, so that no one needs to tell
// the hues apart.
import { palette, type Ink } from "../../board/inks";

interface SideInk extends Ink {
  /** A line that stands for the side: its own colour, where that can be seen. */
  line: string;
}

const INKS: Record<string, SideInk> = {
  purple: {
    fill: "#7a3fb0",
    ink: "#ffffff",
    edge: "light-dark(#38105c, #d9b0ff)",
    line: "light-dark(#7a3fb0, #9a63cf)",
    shape: "hexagon",
    letter: "P",
  },
  red: {
    fill: "#c3263b",
    ink: "#ffffff",
    edge: "light-dark(#5c0a17, #ffa3ae)",
    line: "#c3263b",
    shape: "circle",
    letter: "R",
  },
  blue: {
    fill: "#2a6fd6",
    ink: "#ffffff",
    edge: "light-dark(#0c2f68, #a3caff)",
    line: "#2a6fd6",
    shape: "diamond",
    letter: "B",
  },
  yellow: {
    fill: "#f6cf3f",
    ink: "#2b2000",
    edge: "light-dark(#6e5300, #fff2b8)",
    line: "light-dark(#b98f00, #f6cf3f)",
    shape: "triangle",
    letter: "Y",
  },
  white: {
    fill: "#f4f1ea",
    ink: "#26221a",
    edge: "light-dark(#6d675a, #ffffff)",
    line: "light-dark(#8d8778, #f4f1ea)",
    shape: "pentagon",
    letter: "W",
  },
  black: {
    fill: "#26262b",
    ink: "#ffffff",
    edge: "light-dark(#000000, #c9c9d4)",
    line: "light-dark(#26262b, #8f8f9b)",
    shape: "square",
    letter: "K",
  },
  bandits: {
    fill: "#7d6a4a",
    ink: "#ffffff",
    edge: "light-dark(#3d3018, #d8c39a)",
    line: "#7d6a4a",
    shape: "square",
    letter: "b",
  },
};

export const SEATS = ["purple", "red", "blue", "yellow", "white", "black"] as const;
export const BANDITS = "bandits";

export const { inkOf, seatColour } = palette(INKS, "bandits");
