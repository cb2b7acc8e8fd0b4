// The game's own JSON: what a seat sees (docs/positions/ankh_morpork.md) and what the page needs to draw the board.

export type Lang = "en" | "pt" | "it";
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
  cards: Record<string, { name: string; border: string; icons: IconData[] }>;
}

/** Pieces by kind, whose building, whether there is trouble. */
export type Here = { [kind: string]: number } & { building?: string; trouble?: boolean };

export interface SeatView {
  cash: number;
  hand?: string[];
  hand_size: number;
  penalty_cards: string[];
  loans: string[];
  minions_left: number;
  buildings_left: number;
  city_cards: string[];
  controls: number;
  personality?: string;
  knows_unused?: string[];
}

export interface AnkhView {
  players: number;
  first: string;
  active: string;
  round: number;
  over: boolean;
  areas: Record<string, Here>;
  seats: Record<string, SeatView>;
  control: Record<string, string>;
  /** City Area cards that have left the game. */
  retired: string[];
  draw_pile: number;
  discard_pile: string[];
  events_left: number;
  past_events: string[];
  goal?: { personality: string; has: number; needs: number; reached: boolean };
  turn: {
    in_play: string | null;
    icons: string[];
    icons_done: number;
    used: string[];
    rolls: number[];
    /** The cards themselves for who may see them, else how many. */
    offered: string[] | number;
  };
  waiting: string[];
  ended: string;
  winners: string[];
  you: string | null;
}
