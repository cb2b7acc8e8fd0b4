// The game's own JSON: what a seat sees (docs/positions/oath.md) and what the page needs to draw the board.

export type Group = "denizen" | "edifice" | "vision" | "relic" | "site" | "reliquary" | "banner";
export type Suit = "discord" | "arcane" | "order" | "hearth" | "beast" | "nomad";
export const SUITS: readonly Suit[] = ["discord", "arcane", "order", "hearth", "beast", "nomad"];

export interface ThingData {
  name: string;
  group: Group;
  suit: Suit | null;
  /** The only place where it may be faceup. */
  where: "site" | "adviser" | null;
  locked: boolean;
  /** Of a site. */
  room: number | null;
  /** Of a relic: its defense dice. */
  dice: number | null;
  /** Whether it has a power that one uses, or declares, in the Act phase. */
  used: boolean;
}

export interface RegionData {
  id: string;
  name: string;
  pile: string;
  slots: string[];
}

export type TargetKind = "site" | "relic" | "facedown" | "banner" | "pawn";

export interface BoardData {
  regions: RegionData[];
  slots: Record<string, string>;
  things: Record<string, ThingData>;
  suits: Record<Suit, string>;
  /** The bandits too. */
  seats: Record<string, string>;
  roles: Record<string, string>;
  spaces: Record<string, string>;
  banners: Record<string, string>;
  oaths: Record<string, { name: string; goal: string }>;
  victories: Record<string, string>;
  world: string;
  targets: Record<string, [kind: TargetKind, id: string]>;
  piles: Record<string, string>;
  pledges: PledgeData;
  rounds: number;
  visions_needed: number;
  prince: {
    quadrants: Record<string, string>;
    mind: Record<string, string>;
    levels: number;
    actions: number[];
  };
}

export interface SlotView {
  /** Null: facedown, and not seen. */
  site: string | null;
  faceup: boolean;
  cards: string[];
  relics: (string | null)[];
  favor: number;
  secrets: number;
  warbands: number;
  colour: string | null;
  ruler: string | null;
}

export interface SeatView {
  role: "chancellor" | "citizen" | "exile";
  pawn: string | null;
  supply: number;
  favor: number;
  secrets: number;
  facedown_secrets: number;
  warbands: number;
  advisers: string[];
  /** Known cards by name, others by their backs. */
  facedown: string[];
  vision: string | null;
  relics: string[];
  hand: string[];
}

/** What one side of a campaign has before any die is rolled. */
export interface Force {
  /** Warbands on boards. */
  boards: number;
  /** Warbands at sites. */
  sites: number;
  bandits: number;
}

export interface CampaignView {
  attacker: string;
  defender: string;
  site: string | null;
  joined_site: string | null;
  allies: string[];
  targets: number[];
  attack_dice: number;
  defense_dice: number;
  forces: { attack: Force; defense: Force };
  plans: [source: string, user: string][];
  /** A letter a die. */
  defense_roll: string;
  attack_roll: string;
  defense: number;
  attack: number;
  sacrificed: number;
  killed: [attackers: number, defenders: number];
  /** 0: not decided, 1: the attacker, 2: the defender. */
  victor: number;
}

type Columns<T> = [given: T, wanted: T];

export interface DealView {
  proposer: string;
  partner: string;
  space: string | null;
  citizenship: boolean;
  favor: Columns<number>;
  secrets: Columns<number>;
  things: Columns<string[]>;
  /** A bit each. */
  banners: Columns<number>;
  sites: Columns<number>;
  /** Of both sides. */
  promises: PromiseView[];
  /** The promise that is being worded. */
  draft: PromiseView | null;
  /** How often it was answered with another. */
  counters: number;
}

export type Gift = "favor" | "secrets" | "relic" | "adviser";

export interface PromiseView {
  by: string;
  to: string;
  what: "do" | "not" | Gift;
  /** An action, or a verb alone for any of them. */
  deed: string | null;
  n: number;
  when: string;
  penalty: { favor: number; secrets: number; relics: number; advisers: number };
  fate: "running" | "kept" | "broken" | "void";
}

/** How promises are worded; `{0}` and `{1}` are to be filled. */
export interface PledgeData {
  /** Any of the kind, and a certain one. */
  deeds: Record<string, [any: string, one: string]>;
  /** Of several, and of one. */
  gifts: Record<Gift, [many: string, one: string]>;
  /** Nobody has said how much. */
  some: Record<string, string>;
  by: Record<string, string>;
  until: Record<string, string>;
  not: string;
  when: string;
  or_else: string;
  relic: string;
  adviser: string;
  fates: Record<PromiseView["fate"], string>;
}

export interface PrinceView {
  powers: string;
  relationships: Record<Suit, { column: "unaligned" | "friend" | "conspirator"; level: number }>;
  tactics: number;
  ambition: number;
  threat: string | null;
  goal: string | null;
  start: string;
  current: string;
  allowed: number;
  taken: number;
}

export interface OathView {
  players: number;
  prince: string | null;
  clockwork: PrinceView | null;
  oath: string;
  oathkeeper: string;
  usurper: boolean;
  round: number;
  turn: string;
  visions_drawn: number;
  map: Record<string, SlotView>;
  seats: Record<string, SeatView>;
  stock: Record<string, number>;
  banners: Record<string, { holder: string | null; tokens: number }>;
  mob: boolean;
  banks: Record<Suit, number>;
  shared: number;
  /** The top, or as much as is known. */
  deck: string[];
  discards: Record<string, string[]>;
  relic_deck: number;
  /** `facedown`: a relic one has not seen; `unused`: no space of this game. */
  reliquary: Record<string, string | null>;
  dispossessed: number;
  on_things: Record<string, { favor: number; secrets: number }>;
  caged: Record<string, number>;
  prophet: string | null;
  prophesied: string | null;
  action: { declared: string[]; used: string[] };
  campaign: CampaignView | null;
  deal: DealView | null;
  promises: PromiseView[];
  winner: string | null;
  victory: string | null;
  legacy: {
    game_number: number;
    world_name: string;
    vow: string;
    heirs_asked: string[];
    heirs: string[];
    building: string | null;
  };
  over: boolean;
  waiting: string[];
  you: string | null;
}
