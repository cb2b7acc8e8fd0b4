// The game's own JSON: what a seat sees (docs/positions/immortals.md) and what the page needs to draw the board.

export type Pair = [x: number, y: number];
export type Realm = "light" | "dark";
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
  /** Null where the seat's tribe says what it does. */
  effect: Effect | null;
}

export interface Numbers {
  yields: Record<string, Record<Realm, Cost>>;
  tribes: Record<string, { prices: Record<Build, Cost>; special: Effect; special_cost: Cost }>;
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
  effects: Record<string, string>;
  /** Whose side the inhabitants are on: the attacker's, nobody's, the other's. */
  sides: string[];
  cards: Record<string, string>;
  numbers: Numbers;
}

export interface Here {
  owner?: string;
  armies?: number;
  portal?: boolean;
  temple?: boolean;
  capital?: boolean;
}

/** Cubes by colour: seats, and green for the inhabitants. */
export type Cubes = Record<string, number>;

export interface SeatView {
  light_tribe: string;
  dark_tribe: string;
  gold: number;
  energy: number;
  points: number;
  limbo: Record<Realm, number>;
  supply: number;
  groups: number[];
  conflicts?: string[];
  plan: Record<string, string>;
  cursor: number;
  draft_hand?: string[];
  chosen: string | null;
  conflict_count: number;
  draft_count: number;
  occupied: number;
}

export interface ImmortalsView {
  players: number;
  /** The table's own numbers, where they differ from the printed ones. */
  data: Record<string, unknown>;
  house_rules: Record<string, string>;
  rounds: number;
  round: number;
  marker: string;
  first: string;
  sites: Record<string, Here>;
  seats: Record<string, SeatView>;
  region_cards: Record<string, string>;
  tray: Cubes;
  tower: Cubes;
  inhabitants: number;
  portals_left: number;
  tiles_left: number;
  deck: number;
  discards: string[];
  placing: string[];
  ready: string[];
  passed: string[];
  action: {
    space: string | null;
    card: string | null;
    site: string | null;
    origin: string | null;
    target: string | null;
  };
  over: boolean;
  waiting: string[];
  you: string | null;
}
