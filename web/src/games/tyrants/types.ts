// The game's own JSON: what a seat sees (docs/positions/tyrants.md) and what the page needs to draw the board.
import type { SeatPage } from "../../shell/board";

export type Lang = "en" | "pt" | "it";
/** A fraction of the board's width and height. */
export type Fraction = [number, number];

export interface SiteData {
  id: string;
  name: string;
  section: string;
  vp: number;
  spaces: Fraction[];
  whites: number;
  start: boolean;
  marker_vp: number;
  marker: Fraction | null;
}

export interface SpaceData {
  id: string;
  at: Fraction;
  name: string;
  white: boolean;
}

export interface RouteData {
  id: string;
  a: string;
  b: string;
  spaces: SpaceData[];
}

export interface CardData {
  name?: string;
  cost: number | null;
  aspect: string | null;
  kind: string;
  deck: string;
  copies: number;
  deck_vp: number;
  inner_vp: number;
}

export interface BoardData {
  sites: SiteData[];
  routes: RouteData[];
  dividers: Record<string, Fraction[]>;
  seats: Record<string, string>;
  aspects: Record<string, string>;
  decks: Record<string, string>;
  half_decks: string[];
  cards: Record<string, CardData>;
}

/** Troops by colour, and the seats whose spies are here. */
export type Here = { [colour: string]: number } & { spies?: string[] };

export interface SeatView {
  barracks: number;
  vp: number;
  trophies: Record<string, number>;
  hand?: string[];
  deck?: string[];
  unseen?: string[];
  discard: string[];
  inner_circle: string[];
  deck_size: number;
  hand_size: number;
}

export interface TyrantsView {
  players: number;
  sections: string[];
  decks: string[];
  first: string;
  active: string | null;
  round: number;
  ending: boolean;
  over: boolean;
  map: Record<string, Here>;
  seats: Record<string, SeatView>;
  market: {
    row: (string | null)[];
    deck: number;
    devoured: string[];
    supplies: Record<string, number>;
  };
  turn: {
    power: number;
    influence: number;
    paid: string[];
    ghost: boolean;
    played: [card: string, where: string][];
    shown: string[];
  };
  waiting: string[];
  you: string | null;
}

export type { SeatPage };
