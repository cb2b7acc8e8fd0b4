// Sorts what a player may do now by the thing on the table it is done to, so that every choice has something to click; what one
// does in the Act phase stands together by its kind as well.
import type { Choice } from "../../shell/board";
import type { OathView, ThingData } from "./types";

/** What is done in the Act phase, by kind. */
export const DEEDS = [
  "search",
  "muster",
  "trade",
  "travel",
  "recover",
  "campaign",
  "powers",
  "minor",
] as const;
export type Deed = (typeof DEEDS)[number];

/** Where the rules in flight ask: a campaign, a deal, the chronicle, or the table itself. */
export type Asker = "campaign" | "deal" | "chronicle" | "table";

export interface Offers {
  /** By thing: `slot:SLOT`, `card:THING`, `relic:SLOT N`, `facedown:SEAT N`, `seat:SEAT`, `pile:PILE`, `bank:SUIT` … */
  at: Map<string, Choice[]>;
  /** Cards and relics that lie nowhere in sight. */
  tray: Choice[];
  /** In the Act phase. */
  deeds: Map<Deed, Choice[]>;
  buttons: Choice[];
  /** All of them, if they belong to a panel of their own. */
  panel: Choice[];
  asker: Asker;
}

/** What may be done with most things: always the same object, so that nothing is drawn again for it. */
export const NOTHING: Choice[] = [];

const DEED_OF: Record<string, Deed> = {
  search: "search",
  muster: "muster",
  "trade-favor": "trade",
  "trade-secrets": "trade",
  travel: "travel",
  "recover-relic": "recover",
  "recover-banner": "recover",
  campaign: "campaign",
  use: "powers",
  adviser: "minor",
  "peek-relic": "minor",
  "peek-reliquary": "minor",
  "to-board": "minor",
  "to-site": "minor",
  "hand-over": "minor",
  "ask-for": "minor",
  offer: "minor",
  exile: "minor",
  "self-exile": "minor",
  show: "minor",
};
const KIND_OF: Record<string, string> = {
  search: "pile",
  region: "pile",
  "on-pile": "pile",
  "under-pile": "pile",
  travel: "slot",
  "play-site": "slot",
  "target-site": "slot",
  "lose-at": "slot",
  site: "slot",
  "give-site": "slot",
  "want-site": "slot",
  muster: "card",
  "trade-favor": "card",
  "trade-secrets": "card",
  adviser: "card",
  show: "card",
  use: "card",
  card: "card",
  relic: "card",
  "target-relic": "card",
  "give-relic": "card",
  "want-relic": "card",
  "give-card": "card",
  "want-card": "card",
  "recover-banner": "card",
  "target-banner": "card",
  banner: "card",
  "give-banner": "card",
  "want-banner": "card",
  space: "card",
  "peek-relic": "relic",
  "relic-at": "relic",
  facedown: "facedown",
  campaign: "seat",
  player: "seat",
  "lose-from": "seat",
  "hand-over": "seat",
  "ask-for": "seat",
  offer: "seat",
  exile: "seat",
  suit: "bank",
};

/** Everything that is drawn on the table and can be clicked, by the names that `Offers.at` has. */
export function onTable(view: OathView, hand: readonly string[]): Set<string> {
  const drawn = new Set(["pile:world"]);
  const cards = (...things: (string | null)[]): void => {
    for (const thing of things) if (thing !== null) drawn.add(`card:${thing}`);
  };
  for (const region of Object.keys(view.discards)) drawn.add(`pile:${region}`);
  for (const suit of Object.keys(view.banks)) drawn.add(`bank:${suit}`);
  for (const [slot, here] of Object.entries(view.map)) {
    drawn.add(`slot:${slot}`);
    if (!here.faceup) continue;
    cards(...here.cards, ...here.relics);
    here.relics.forEach((_, i) => drawn.add(`relic:${slot} ${i + 1}`));
  }
  for (const [seat, page] of Object.entries(view.seats)) {
    drawn.add(`seat:${seat}`);
    cards(...page.advisers, ...page.facedown, ...page.relics, page.vision);
    page.facedown.forEach((_, i) => drawn.add(`facedown:${seat} ${i + 1}`));
  }
  for (const [space, relic] of Object.entries(view.reliquary)) if (relic !== "unused") cards(space, relic);
  cards(...hand, ...Object.keys(view.banners));
  return drawn;
}

/** The thing that a choice is about; null if it is about none. */
export function thingOf(choice: Choice, view: OathView): string | null {
  const { verb, argument } = choice;
  if (verb === "recover-relic") {
    const pawn = view.seats[view.turn]?.pawn;
    return pawn ? `relic:${pawn} ${argument}` : null;
  }
  const kind = KIND_OF[verb];
  if (kind === undefined) return null;
  if (kind === "card") {
    const slot = Object.entries(view.map).find(([, here]) => here.faceup && here.site === argument)?.[0];
    if (slot) return `slot:${slot}`;
  }
  return `${kind}:${argument}`;
}

function askerOf(view: OathView): Asker {
  if (view.winner !== null) return "chronicle";
  if (view.deal !== null) return "deal";
  return view.campaign !== null ? "campaign" : "table";
}

function put<Key>(lists: Map<Key, Choice[]>, key: Key, choice: Choice): void {
  lists.set(key, [...(lists.get(key) ?? []), choice]);
}

/** `hand`: the viewer's own cards. What is about nothing on the table becomes a button. */
export function sortOffers(legal: Choice[], view: OathView, hand: readonly string[]): Offers {
  const asker = askerOf(view);
  const offers: Offers = {
    at: new Map(),
    tray: [],
    deeds: new Map(),
    buttons: [],
    panel: asker === "table" ? NOTHING : legal,
    asker,
  };
  const drawn = onTable(view, hand);
  // Who has something promised to do first may not rest (O-11.13), but acts all the same.
  const deeds = legal.length > 0 && legal.every(({ verb }) => DEED_OF[verb] !== undefined);
  const acting = deeds || legal.some(({ verb }) => verb === "rest") || view.action.declared.length > 0;
  for (const choice of legal) {
    const thing = thingOf(choice, view);
    const deed = acting && asker === "table" ? DEED_OF[choice.verb] : undefined;
    const there = thing !== null && drawn.has(thing);
    if (there) put(offers.at, thing, choice);
    else if (thing?.startsWith("card:")) offers.tray.push(choice);
    else if (asker === "table" && !deed) offers.buttons.push(choice);
    if (deed) put(offers.deeds, deed, choice);
  }
  return offers;
}

/** The same of a faceup card, relic or banner: use its power, or work with it where it lies at a site. */
export function naturalUse(id: string, facts: ThingData, atSite: boolean, acting: boolean): string | null {
  if (!acting) return null;
  if (facts.group === "banner") return `recover-banner ${id}`;
  return atSite && !facts.used ? `muster ${id}` : `use ${id}`;
}

/** What one would most likely want to do with a thing that nothing can be done with now. */
export function naturalAction(thing: string, acting: boolean): string | null {
  if (!acting) return null;
  const colon = thing.indexOf(":");
  const [kind, id] = [thing.slice(0, colon), thing.slice(colon + 1)];
  if (kind === "slot") return `travel ${id}`;
  if (kind === "pile") return `search ${id}`;
  if (kind === "relic") return `peek-relic ${id}`;
  return kind === "seat" ? `campaign ${id}` : null;
}
