// What the page needs to draw the board; what a seat sees is in `view`, made from the game's field table.
import type { ImmortalsView, Realm } from "./view";

export type Pair = [x: number, y: number];
export const REALMS: readonly Realm[] = ["light", "dark"];
/** Gold and energy. */
export type Cost = [gold: number, energy: number];

export type Effect =
  | "extract_gold"
  | "extract_energy"
  | "transition"
  | "build"
  | "attack"
  | "attack_or_move"
  | "temple"
  | "magic";
export type Build = "portal" | "temple" | "capital";

export interface RegionData {
  id: string;
  name: string;
  area: string;
  adjacent: string[];
  outline: Pair[];
  centre: Pair;
}

export interface TribeData {
  name: string;
  realm: Realm;
  start: string | null;
}

export interface SpaceData {
  id: string;
  name: string;
  /** Whether magic cards lie there, and nothing else. */
  magic: boolean;
}

export interface Numbers {
  yields: Record<string, Record<Realm, Cost>>;
  costs: Record<string, Cost>;
  points: Record<string, number>;
}

export interface BoardData {
  size: number;
  regions: RegionData[];
  lakes: Pair[][];
  /** By the number of players: the areas that are out of play. */
  missing: Record<string, string[]>;
  areas: Record<string, string>;
  realms: Record<Realm, string>;
  seats: Record<string, string>;
  tribes: Record<string, TribeData>;
  /** The ten spaces of a board, in order. */
  spaces: SpaceData[];
  /** How many everybody has. */
  blanks: number;
  effects: Record<string, string>;
  /** Whose side the inhabitants are on: the attacker's, nobody's, the other's. */
  sides: string[];
  cards: Record<string, string>;
  numbers: Numbers;
}

export type Here = ImmortalsView["sites"][string];
/** Cubes by colour: seats, and green for the inhabitants. */
export type Cubes = ImmortalsView["tray"];
export type * from "./view";
