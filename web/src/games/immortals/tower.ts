// The cube tower: what a throw did, read from the log, and how each cube falls. Cubes of one colour are alike, so which of them
// stayed and which came out is for the picture to say.
import type { LogEvent } from "../../shell/board";
import { COLOURS } from "./palette";
import type { Cubes } from "./types";

export interface Throw {
  /** Of the move it came with. */
  number: number;
  thrown: Cubes;
  out: Cubes;
}

/** A cube on its way: from above or from a ledge, to a ledge or into the tray. */
export interface Falling {
  colour: string;
  from: "above" | "inside";
  to: "inside" | "tray";
  /** Its place where it begins inside, ends inside or lies in the tray. */
  place: number;
  /** Milliseconds before it falls. */
  delay: number;
}

/** Milliseconds a throw takes at most, and a single cube. */
export const LONGEST = 1900;
export const FALL = 900;

/** The throw that a line of the log tells of: what went in before the semicolon, what came out after it. */
export function readThrow({ number, kind, tokens }: LogEvent): Throw | null {
  if (kind !== "throw") return null;
  const found: Throw = { number, thrown: {}, out: {} };
  let into = found.thrown;
  for (const token of tokens) {
    if (token.kind === "text" && token.text.startsWith(";")) into = found.out;
    if (token.kind === "cube") into[token.id] = Number(/\d+/u.exec(token.text)?.[0] ?? 0);
  }
  return found;
}

/** The cubes one by one, in the order of the colours. */
export function spread(cubes: Cubes): string[] {
  return COLOURS.flatMap((colour) => Array.from({ length: cubes[colour] ?? 0 }, () => colour));
}

/** What lies inside before anything falls, and stays there: what is inside afterwards without what came to stay. */
export function resting({ thrown, out }: Throw, inside: Cubes): Cubes {
  return Object.fromEntries(
    COLOURS.map((colour) => [colour, (inside[colour] ?? 0) - stuck(thrown, out, colour)]),
  );
}

const stuck = (thrown: Cubes, out: Cubes, colour: string): number =>
  Math.max(0, (thrown[colour] ?? 0) - (out[colour] ?? 0));

/** Every cube that moves in a throw, in a mixed order that is always the same; `inside` is what the tower holds afterwards. */
export function choreograph(one: Throw, inside: Cubes): Falling[] {
  const { thrown, out } = one;
  const rest = spread(resting(one, inside)).length;
  let ledge = rest;
  const moving: Omit<Falling, "delay" | "place">[] = [];
  for (const colour of COLOURS) {
    const into = thrown[colour] ?? 0;
    const through = Math.min(into, out[colour] ?? 0);
    for (let i = 0; i < into; i++)
      moving.push({ colour, from: "above", to: i < through ? "tray" : "inside" });
    for (let i = through; i < (out[colour] ?? 0); i++) moving.push({ colour, from: "inside", to: "tray" });
  }
  const mixed = shuffled(moving, one.number);
  const step = mixed.length > 1 ? Math.min(90, (LONGEST - FALL) / (mixed.length - 1)) : 0;
  let tray = 0;
  return mixed.map((cube, i) => ({
    ...cube,
    place: cube.to === "inside" ? ledge++ : tray++,
    delay: Math.round(i * step),
  }));
}

function shuffled<T>(things: readonly T[], seed: number): T[] {
  let state = (seed + 1) * 7919;
  const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  return things
    .map((thing) => ({ thing, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ thing }) => thing);
}
