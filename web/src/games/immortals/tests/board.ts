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
    { id: "extract_gold", name: "extract gold", magic: false },
    { id: "extract_energy", name: "extract energy", magic: false },
    { id: "transition", name: "transition of 3", magic: false },
    { id: "build", name: "build", magic: false },
    { id: "attack", name: "attack", magic: false },
    { id: "attack_or_move", name: "attack or move", magic: false },
    { id: "light_special", name: "light tribe's space", magic: false },
    { id: "dark_special", name: "dark tribe's space", magic: false },
    { id: "magic_1", name: "magic space 1", magic: true },
    { id: "magic_2", name: "magic space 2", magic: true },
  ],
  blanks: 4,
  effects: {},
  sides: ["with", "neutral", "against"],
  cards: {},
  numbers: {
    yields: { grove: { light: [2, 4], dark: [2, 5] } },
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

const EFFECTS = ["extract_gold", "extract_energy", "transition", "build", "attack", "attack_or_move"];
const SPACES: SeatView["spaces"] = {
  ...Object.fromEntries(EFFECTS.map((effect) => [effect, { effect, cost: [0, 0] }])),
  light_special: { effect: "extract_energy", cost: [0, 0] },
  dark_special: { effect: "attack", cost: [2, 1] },
  magic_1: { effect: "magic", cost: [0, 0] },
  magic_2: { effect: "magic", cost: [0, 0] },
};
const everywhere = (reason: string): Record<string, string> =>
  Object.fromEntries(Object.keys(SPACES).map((space) => [space, reason]));
const CARDS: SeatView["cards"] = {
  "region.grove": { sites: ["light.grove"], refused: {} },
  "region.mountains": { sites: [], refused: everywhere("region_not_occupied") },
  "conflict.dark.treehome": { sites: ["dark.treehome"], refused: {} },
  "magic.transition_5": { sites: [], refused: {} },
  blank: { sites: [], refused: {} },
};

const SEAT: SeatView = {
  spaces: SPACES,
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

/** Red holds the cards of Grove and of Mountains, but has armies only in Grove, and a conflict card. */
export function viewOf(more: Partial<ImmortalsView> = {}, red: Partial<SeatView> = {}): ImmortalsView {
  return {
    area_rulers: {},
    phase: "planning",
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
      red: { ...SEAT, conflicts: ["conflict.dark.treehome"], cards: CARDS, ...red },
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
    action: { space: null, card: null, site: null, origin: null, target: null, sides: {} },
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
  return { number: 7, kind, seat, by: seat, tokens: told, at: 0 };
}
