// A small world for tests, as the server sends it: two regions' worth of places, three players, one of them the Clockwork Prince.
import type { Choice, LogEvent } from "../../../shell/board";
import type {
  BoardData,
  CampaignView,
  DealView,
  OathView,
  PromiseView,
  SeatView,
  SlotView,
  ThingData,
} from "../types";

const thing = (name: string, more: Partial<ThingData> = {}): ThingData => ({
  name,
  group: "denizen",
  suit: null,
  where: null,
  locked: false,
  room: null,
  dice: null,
  used: false,
  ...more,
});

export const BOARD: BoardData = {
  regions: [
    { id: "cradle", name: "Cradle", pile: "the discard pile of the Cradle", slots: ["cradle-1", "cradle-2"] },
  ],
  slots: { "cradle-1": "Cradle 1", "cradle-2": "Cradle 2" },
  things: {
    plains: thing("Plains", { group: "site", room: 3 }),
    elders: thing("Elders", { suit: "nomad" }),
    wolves: thing("Wolves", { suit: "beast" }),
    cup_of_plenty: thing("Cup of Plenty", { group: "relic", dice: 1 }),
  },
  suits: {
    discord: "Discord",
    arcane: "Arcane",
    order: "Order",
    hearth: "Hearth",
    beast: "Beast",
    nomad: "Nomad",
  },
  seats: { purple: "Purple", red: "Red", blue: "Blue", bandits: "Bandits" },
  roles: {},
  spaces: { brutal: "Brutal" },
  banners: {},
  oaths: {},
  victories: {},
  world: "the world deck",
  targets: {
    "0": ["site", "cradle-1"],
    "1": ["site", "cradle-2"],
    "472": ["relic", "cup_of_plenty"],
    "512": ["banner", "peoples_favor"],
    "768": ["pawn", ""],
  },
  piles: { world: "the world deck" },
  pledges: {
    deeds: {
      travel: ["to travel", "to travel to {0}"],
      campaign: ["to campaign", "to campaign against {0}"],
      search: ["to search", "to search {0}"],
      use: ["to use a power", "to use {0}"],
    },
    gifts: {
      favor: ["to give {0} favor", "to give {0} favor"],
      secrets: ["to give {0} secrets", "to give {0} secret"],
      relic: ["to give a relic", "to give a relic"],
      adviser: ["to give an adviser", "to give an adviser"],
    },
    some: { favor: "to give favor", secrets: "to give secrets" },
    by: { now: "now", "round-2": "by round 2" },
    until: { "round-2": "until round 2", end: "until the end" },
    not: "not {0}",
    when: "{0}, {1}",
    or_else: "{0}; otherwise {1}",
    relic: "a relic",
    adviser: "an adviser",
    fates: { running: "running", kept: "kept", broken: "broken", void: "void" },
  },
  rounds: 8,
  visions_needed: 3,
  prince: { quadrants: {}, mind: {}, levels: 3, actions: [2, 3, 4, 5] },
};

const slot = (more: Partial<SlotView>): SlotView => ({
  site: null,
  faceup: false,
  cards: [],
  relics: [],
  favor: 0,
  secrets: 0,
  warbands: 0,
  colour: null,
  ruler: null,
  ...more,
});

const seat = (more: Partial<SeatView>): SeatView => ({
  role: "exile",
  pawn: "cradle-1",
  supply: 7,
  favor: 1,
  secrets: 1,
  facedown_secrets: 0,
  warbands: 3,
  advisers: [],
  facedown: [],
  vision: null,
  relics: [],
  hand: [],
  ...more,
});

export const view = (more: Partial<OathView> = {}): OathView => ({
  players: 3,
  prince: null,
  clockwork: null,
  oath: "supremacy",
  oathkeeper: "purple",
  usurper: false,
  round: 1,
  turn: "red",
  visions_drawn: 0,
  map: {
    "cradle-1": slot({
      site: "plains",
      faceup: true,
      cards: ["elders"],
      relics: [null],
      warbands: 2,
      colour: "purple",
      ruler: "purple",
    }),
    "cradle-2": slot({ site: "marshes", faceup: true, ruler: "bandits" }),
  },
  seats: {
    purple: seat({ role: "chancellor", warbands: 4, relics: ["cup_of_plenty"] }),
    red: seat({ advisers: ["wolves"], facedown: ["scouts"], hand: ["tents"] }),
    blue: seat({ pawn: "cradle-2", facedown: ["denizen"], warbands: 5 }),
  },
  stock: {},
  banners: {
    peoples_favor: { holder: null, tokens: 1 },
    darkest_secret: { holder: "blue", tokens: 2 },
  },
  mob: false,
  banks: { discord: 3, arcane: 3, order: 3, hearth: 3, beast: 3, nomad: 3 },
  shared: 13,
  deck: ["denizen"],
  discards: { cradle: ["denizen"] },
  relic_deck: 15,
  reliquary: { brutal: "facedown", decadent: null, careless: "unused", greedy: "map" },
  dispossessed: 0,
  on_things: {},
  caged: {},
  prophet: null,
  prophesied: null,
  action: { declared: [], used: [] },
  campaign: null,
  deal: null,
  promises: [],
  winner: null,
  victory: null,
  legacy: {
    game_number: 1,
    world_name: "",
    vow: "supremacy",
    heirs_asked: [],
    heirs: [],
    building: null,
  },
  over: false,
  waiting: ["red"],
  you: "red",
  ...more,
});

export const campaign = (more: Partial<CampaignView> = {}): CampaignView => ({
  attacker: "red",
  defender: "purple",
  site: "cradle-1",
  joined_site: null,
  allies: [],
  targets: [],
  attack_dice: 0,
  defense_dice: 0,
  forces: { attack: { boards: 3, sites: 0, bandits: 0 }, defense: { boards: 4, sites: 0, bandits: 0 } },
  plans: [],
  defense_roll: "",
  attack_roll: "",
  defense: 0,
  attack: 0,
  sacrificed: 0,
  killed: [0, 0],
  victor: 0,
  ...more,
});

export const deal = (more: Partial<DealView> = {}): DealView => ({
  proposer: "purple",
  partner: "red",
  space: null,
  citizenship: false,
  favor: [0, 0],
  secrets: [0, 0],
  things: [[], []],
  banners: [0, 0],
  sites: [0, 0],
  promises: [],
  draft: null,
  counters: 0,
  ...more,
});

export const promise = (more: Partial<PromiseView> = {}): PromiseView => ({
  by: "red",
  to: "purple",
  what: "not",
  deed: "campaign purple",
  n: 0,
  when: "round-2",
  penalty: { favor: 0, secrets: 0, relics: 0, advisers: 0 },
  fate: "running",
  ...more,
});

export function choice(action: string): Choice {
  const space = action.indexOf(" ");
  const verb = space < 0 ? action : action.slice(0, space);
  return { action, verb, argument: space < 0 ? "" : action.slice(space + 1), targets: [], text: action };
}

export const told = (kind: string, who: string | null, text: string): LogEvent => ({
  number: 0,
  kind,
  seat: who,
  tokens: [{ kind: "text", id: "", text }],
  at: 0,
});
