// Sorts what a player may do now by the thing on the table it is done to, so that every choice has something to click.
// What has no thing of its own becomes a button; a card that lies nowhere in sight is laid out in a tray.
import type { Choice } from "../../shell/board";
import type { TyrantsView } from "./types";

/** Zones of cards that are always in sight. */
export type Zone = "hand" | "market" | "play";

export interface Offers {
  /** By thing: `space:PLACE`, `site:SITE`, `troop:SITE COLOUR`, `troop:SPACE`, `spy:SITE SEAT`, `hand:CARD`, `market:CARD`, `play:CARD`. */
  at: Map<string, Choice[]>;
  /** Cards to choose from that are not in sight: in the inner circle, in a discard pile. */
  tray: Choice[];
  buttons: Choice[];
  verbs: Set<string>;
}

const SPACE_VERBS = ["deploy", "move-to", "raise-at"];
const TROOP_VERBS = ["assassinate", "supplant", "return-troop", "move-from"];
const CARD_ZONES: Record<string, Zone[]> = {
  play: ["hand"],
  discard: ["hand"],
  reveal: ["hand"],
  "promote-from-hand": ["hand"],
  recruit: ["market"],
  devour: ["hand", "market"],
  use: ["market"],
  promote: ["play"],
  resolve: ["play"],
  "promote-from-discard": [],
};

export function inPlay(view: TyrantsView): string[] {
  return view.turn.played.filter(([, where]) => where === "play").map(([card]) => card);
}

/** The cards in each zone, as this viewer sees them. */
export function zones(view: TyrantsView, seat: string | null): Record<Zone, Set<string>> {
  const { row, supplies } = view.market;
  const market = row.filter((card) => card !== null);
  for (const [card, left] of Object.entries(supplies)) if (left > 0) market.push(card);
  return {
    hand: new Set(seat === null ? [] : (view.seats[seat]?.hand ?? [])),
    market: new Set(market),
    play: new Set(inPlay(view)),
  };
}

export function sortOffers(legal: Choice[], view: TyrantsView, seat: string | null): Offers {
  const offers: Offers = {
    at: new Map(),
    tray: [],
    buttons: [],
    verbs: new Set(legal.map((choice) => choice.verb)),
  };
  const put = (thing: string, choice: Choice): void => {
    offers.at.set(thing, [...(offers.at.get(thing) ?? []), choice]);
  };
  const shown = zones(view, seat);
  for (const choice of legal) {
    const { verb, argument } = choice;
    if (SPACE_VERBS.includes(verb)) put(`space:${argument}`, choice);
    else if (TROOP_VERBS.includes(verb)) put(`troop:${argument}`, choice);
    else if (verb === "return-spy") put(`spy:${argument}`, choice);
    else if (verb === "place-spy") put(`site:${argument}`, choice);
    else if (verb in CARD_ZONES) {
      const found = zonesOf(verb, legal, shown).filter((zone) => shown[zone].has(argument));
      for (const zone of found) put(`${zone}:${argument}`, choice);
      if (found.length === 0) offers.tray.push(choice);
    } else {
      // The top devoured card can be clicked where it lies, too.
      if (verb === "recruit-devoured" || verb === "use-devoured") put("devoured", choice);
      offers.buttons.push(choice);
    }
  }
  return offers;
}

/** Where a verb looks for its cards: the zones that hold all of those it may name now, or else every zone it could mean. */
function zonesOf(verb: string, legal: Choice[], shown: Record<Zone, Set<string>>): Zone[] {
  const candidates = CARD_ZONES[verb] ?? [];
  const named = legal.filter((choice) => choice.verb === verb).map((choice) => choice.argument);
  const whole = candidates.filter((zone) => named.every((card) => shown[zone].has(card)));
  return whole.length > 0 ? whole : candidates;
}

/** The choices at a site as a whole: its spaces, its troops, its spies, itself. */
export function choicesAt(offers: Offers, site: string): Choice[] {
  const all: Choice[] = [];
  for (const [thing, choices] of offers.at) {
    const [kind = "", argument = ""] = split(thing, ":");
    if (["site", "space", "troop", "spy"].includes(kind) && split(argument, " ")[0] === site)
      all.push(...choices);
  }
  return all;
}

function split(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

export type ThingKind = "space" | "site" | "troop" | "spy" | "hand" | "market" | "play";

const NATURAL: Record<ThingKind, string[]> = {
  space: SPACE_VERBS,
  site: ["place-spy", ...SPACE_VERBS],
  troop: TROOP_VERBS,
  spy: ["return-spy"],
  hand: ["play", "discard", "devour", "reveal", "promote-from-hand"],
  market: ["recruit", "devour", "use"],
  play: ["promote", "resolve"],
};

/** What one would most likely want to do with a thing now: what is being asked for, or else what one does in a turn. */
export function naturalAction(kind: ThingKind, argument: string, verbs: Set<string>): string {
  const wanted = NATURAL[kind];
  const usual = kind === "site" ? "deploy" : wanted[0];
  return `${wanted.find((verb) => verbs.has(verb)) ?? usual} ${argument}`;
}
