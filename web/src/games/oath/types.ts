// What the page needs to draw the board; what a seat sees is in `view`, made from the game's field table.
import type { CampaignView, OathView, Suit } from "./view";

export type Group = "denizen" | "edifice" | "vision" | "relic" | "site" | "reliquary" | "banner";
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
  visions: number;
  visions_needed: number;
  prince: {
    quadrants: Record<string, string>;
    mind: Record<string, string>;
    /** All spaces of his Mind, with the paths that lead on from each, in the order in which he tries them. */
    board: {
      id: string;
      quadrant: string;
      kind: string;
      name: string;
      paths: { colour: string; says: string; to: string }[];
    }[];
    levels: number;
    actions: number[];
  };
}

/** What one side of a campaign has before any die is rolled. */
export type Force = CampaignView["forces"]["attack"];
export type Gift = "favor" | "secrets" | "relic" | "adviser";
export type PromiseView = OathView["promises"][number];

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

export type * from "./view";
