// A small world for tests: as the server sends it, with five of the 25 regions, all of one area, and one of another.
import type { LogEvent, Token } from "../../../shell/board";
import type { BoardData, Here, ImmortalsView, Pair, RegionData, SeatView } from "../types";

const square = (x: number, y: number): Pair[] => [
  [x, y],
  [x + 200, y],
  [x + 200, y + 200],
  [x, y + 200],
];

const region = (id: string, area: string, x: number, y: number): RegionData => ({
  id,
  name: id,
  area,
  adjacent: [],
  outline: square(x, y),
  centre: [x + 100, y + 100],
});

export const BOARD: BoardData = {
  size: 1000,
  regions: [
    region("treehome", "greenwood", 0, 0),
    region("heartwood", "greenwood", 200, 0),
    region("grove", "greenwood", 400, 0),
    region("mossvale", "greenwood", 0, 200),
    region("owlshade", "greenwood", 200, 200),
    region("mountains", "highpeaks", 400, 200),
  ],
  lakes: [],
  missing: { "2": [] },
  areas: { greenwood: "Greenwood", highpeaks: "Highpeaks" },
  realms: { light: "light realm", dark: "dark realm" },
  seats: { red: "Red", blue: "Blue" },
  tribes: {
    elves: { name: "Elves", realm: "light", start: "treehome" },
    trolls: { name: "Trolls", realm: "dark", start: null },
  },
  spaces: [
    { id: "extract_gold", name: "extract gold", effect: "extract_gold" },
    { id: "extract_energy", name: "extract energy", effect: "extract_energy" },
    { id: "transition", name: "transition of 3", effect: "transition" },
    { id: "build", name: "build", effect: "build" },
    { id: "attack", name: "attack", effect: "attack" },
    { id: "attack_or_move", name: "attack or move", effect: "attack_or_move" },
    { id: "light_special", name: "light tribe's space", effect: null },
    { id: "dark_special", name: "dark tribe's space", effect: null },
    { id: "magic_1", name: "magic space 1", effect: "magic" },
    { id: "magic_2", name: "magic space 2", effect: "magic" },
  ],
  effects: {},
  sides: ["with", "neutral", "against"],
  cards: {},
  numbers: {
    yields: { grove: { light: [2, 4], dark: [2, 5] } },
    tribes: {
      elves: {
        prices: { portal: [0, 3], temple: [2, 2], capital: [3, 4] },
        special: "extract_energy",
        special_cost: [0, 0],
      },
      trolls: {
        prices: { portal: [1, 4], temple: [2, 2], capital: [3, 2] },
        special: "attack",
        special_cost: [2, 1],
      },
    },
    costs: { transition: [1, 2], move: [1, 0], transition_5: [1, 4] },
    points: {
      build_portal: 1,
      build_temple: 1,
      build_capital: 2,
      temple: 1,
      capital: 1,
      sites_per_point: 2,
      area_majority: 2,
      area_complete: 3,
    },
  },
};

const SEAT: SeatView = {
  scored: [0, 0, 0, 0],
  prices: {},
  round_points: { sites: 0, temples: 0, capitals: 0, areas: 0 },
  draft_realm: "light",
  light_tribe: "elves",
  dark_tribe: "trolls",
  gold: 5,
  energy: 5,
  points: 0,
  limbo: { light: 3, dark: 3 },
  supply: 0,
  groups: [],
  plan: {},
  cursor: 0,
  chosen: null,
  conflict_count: 2,
  draft_count: 0,
  occupied: 1,
};

/** Red holds the cards of Grove and of Mountains, but has armies only in Grove, and two conflict cards. */
export function viewOf(more: Partial<ImmortalsView> = {}, red: Partial<SeatView> = {}): ImmortalsView {
  return {
    area_rulers: {},
    draft: { light: { deck: 0, discards: [] }, dark: { deck: 0, discards: [] } },
    players: 2,
    data: {},
    house_rules: {},
    rounds: 5,
    round: 1,
    marker: "red",
    first: "red",
    sites: { "light.grove": { owner: "red", armies: 3 } } as Record<string, Here>,
    seats: {
      red: { ...SEAT, conflicts: ["conflict.dark.treehome", "wild.light.greenwood"], ...red },
      blue: SEAT,
    },
    region_cards: { grove: "red", mountains: "red", treehome: "blue" },
    tray: {},
    tower: {},
    inhabitants: 10,
    portals_left: 26,
    tiles_left: 50,
    deck: 40,
    discards: [],
    placing: [],
    ready: [],
    passed: [],
    action: { space: null, card: null, site: null, origin: null, target: null },
    over: false,
    waiting: ["red", "blue"],
    you: "red",
    ...more,
  };
}

export function line(
  kind: string,
  seat: string | null,
  ...tokens: [kind: string, id: string, text: string][]
): LogEvent {
  const told: Token[] = tokens.map(([token, id, text]) => ({ kind: token, id, text }));
  return { number: 7, kind, seat, tokens: told, at: 0 };
}
