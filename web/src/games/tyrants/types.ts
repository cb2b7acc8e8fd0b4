// What the page needs to draw the board; what a seat sees is in `view`, made from the game's field table.
import type { SeatPage } from "../../shell/board";
import type { TyrantsView } from "./view";

/** A fraction of the board's width and height. */
export type Fraction = [number, number];

export interface SiteData {
  id: string;
  name: string;
  /** What it is, and how its name is spoken: nothing where that is how it is written. */
  about: string;
  spoken: string;
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
export type Here = TyrantsView["map"][string];

export type { SeatPage };
export type * from "./view";
