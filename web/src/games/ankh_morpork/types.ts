// What the page needs to draw the board; what a seat sees is in `view`, made from the game's field table.
import type { AnkhView } from "./view";

export type Pair = [x: number, y: number];

export type Sign = "money" | "minion" | "draw" | "shield" | "sell" | "trouble" | "calm";

export interface AreaData {
  id: string;
  /** As on the die. */
  number: number;
  name: string;
  cost: number;
  power: { sign: Sign; gain: number; price: number };
  adjacent: string[];
  outline: Pair[];
  centre: Pair;
}

export interface IconData {
  name: string;
  amount: number;
}

export interface BoardData {
  size: number;
  areas: AreaData[];
  river: Pair[][];
  bridges: { a: string; b: string; over: [Pair, Pair] }[];
  seats: Record<string, string>;
  /** Minions by seat, troll, demon. */
  kinds: Record<string, string>;
  personalities: Record<string, { name: string; counts: string }>;
  events: Record<string, string>;
  /** Trouble markers with which riots end the game. */
  riots: number;
  cards: Record<string, { name: string; border: string; icons: IconData[] }>;
}

/** Pieces by kind, whose building, whether there is trouble. */
export type Here = AnkhView["areas"][string];
export type * from "./view";
