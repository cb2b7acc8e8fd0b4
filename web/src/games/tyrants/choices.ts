// Sorts what a player may do now by the thing on the table it is done to, so that every choice has something to click.
// What has no thing of its own becomes a button; a card that lies nowhere in sight is laid out in a tray.
import type { Choice } from "../../shell/board";
import type { TyrantsView } from "./types";

/** Where cards lie. The first four are always in sight, the row and the supplies together as the market. */
export type Zone = "hand" | "row" | "supply" | "play" | "inner" | "discard";

export interface Offers {
  /** By thing: `space:PLACE`, `site:SITE`, `troop:SITE COLOUR`, `troop:SPACE`, `spy:SITE SEAT`, `hand:CARD`, `market:CARD`, `play:CARD`. */
  at: Map<string, Choice[]>;
  /** Cards to choose from that are not in sight, and the pile they lie in: the inner circle, a discard pile, or elsewhere. */
  tray: { choice: Choice; pile: "inner" | "discard" | null }[];
  /** Troops to take from trophy halls. */
  trophies: Choice[];
  buttons: Choice[];
  verbs: Set<string>;
}

/** What may be done with most things: always the same object, so that nothing is drawn again for it. */
export const NOTHING: Choice[] = [];

const SPACE_VERBS = ["deploy", "move-to", "raise-at"];
export const TROOP_VERBS = ["assassinate", "supplant", "return-troop", "move-from"];
/** These name no card: only the top devoured card is ever meant. */
const DEVOURED_VERBS = ["recruit-devoured", "use-devoured"];
const CARD_ZONES: Record<string, Zone[]> = {
  play: ["hand"],
  discard: ["hand"],
  reveal: ["hand"],
  "promote-from-hand": ["hand"],
  recruit: ["row", "supply"],
  devour: ["hand", "row", "inner"],
  use: ["row", "inner"],
  promote: ["play"],
  resolve: ["play"],
  "promote-from-discard": ["discard"],
};
/** The things of the table that zones are drawn as; a pile's cards are laid out in the tray. */
const DRAWN_AS: Partial<Record<Zone, string>> = {
  hand: "hand",
  row: "market",
  supply: "market",
  play: "play",
};

export function inPlay(view: TyrantsView): string[] {
  return view.turn.played.filter(([, where]) => where === "play").map(([card]) => card);
}

/** The cards in each zone, as this viewer sees them. */
export function zones(view: TyrantsView, seat: string | null): Record<Zone, Set<string>> {
  const { row, supplies } = view.market;
  const mine = seat === null ? undefined : view.seats[seat];
  return {
    hand: new Set(mine?.hand),
    row: new Set(row.filter((card) => card !== null)),
    supply: new Set(Object.keys(supplies).filter((card) => (supplies[card] ?? 0) > 0)),
    play: new Set(inPlay(view)),
    inner: new Set(mine?.inner_circle),
    discard: new Set(mine?.discard),
  };
}

export function sortOffers(legal: Choice[], view: TyrantsView, seat: string | null): Offers {
  const offers: Offers = {
    at: new Map(),
    tray: [],
    trophies: [],
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
      const drawn = found.filter((zone) => zone in DRAWN_AS);
      for (const zone of drawn) put(`${DRAWN_AS[zone]}:${argument}`, choice);
      const pile = found.find((zone) => zone === "inner" || zone === "discard");
      if (pile || drawn.length === 0) offers.tray.push({ choice, pile: pile ?? null });
    } else if (verb === "take-trophy") offers.trophies.push(choice);
    else {
      // The top devoured card can be clicked where it lies, too.
      if (DEVOURED_VERBS.includes(verb)) put("devoured", choice);
      offers.buttons.push(choice);
    }
  }
  return offers;
}

/**
 * Where a verb looks for its cards. The server names cards, not piles: those that hold just the cards it may name now are meant,
 * or else those that hold them all, or else any that the verb could mean.
 */
function zonesOf(verb: string, legal: Choice[], shown: Record<Zone, Set<string>>): Zone[] {
  const candidates = CARD_ZONES[verb] ?? [];
  const named = new Set(legal.filter((choice) => choice.verb === verb).map((choice) => choice.argument));
  const whole = candidates.filter((zone) => [...named].every((card) => shown[zone].has(card)));
  const exact = whole.filter((zone) => shown[zone].size === named.size);
  return [exact, whole, candidates].find((found) => found.length > 0) ?? [];
}

/** The choices at a site as a whole: its spaces, its troops, its spies, itself. */
export function choicesAt(offers: Offers, site: string): Choice[] {
  const all: Choice[] = [];
  for (const [thing, choices] of offers.at) {
    const [kind = "", argument = ""] = split(thing, ":");
    if (["site", "space", "troop", "spy"].includes(kind) && split(argument, " ")[0] === site)
      all.push(...choices);
  }
  return all.length > 0 ? all : NOTHING;
}

function split(text: string, by: string): [string, string] {
  const at = text.indexOf(by);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

export type ThingKind = "space" | "site" | "troop" | "spy" | "hand" | "market" | "play" | "devoured";

const NATURAL: Record<ThingKind, string[]> = {
  space: SPACE_VERBS,
  site: ["place-spy", ...SPACE_VERBS],
  troop: TROOP_VERBS,
  spy: ["return-spy"],
  hand: ["play", "discard", "devour", "reveal", "promote-from-hand"],
  market: ["recruit", "devour", "use"],
  play: ["promote", "resolve"],
  devoured: DEVOURED_VERBS,
};

/** What one would most likely want to do with a thing now: what is being asked for, or else what one does in a turn. */
export function naturalAction(kind: ThingKind, argument: string, verbs: Set<string>): string {
  const wanted = NATURAL[kind];
  const usual = kind === "site" ? "deploy" : wanted[0];
  const verb = wanted.find((verb) => verbs.has(verb)) ?? usual;
  return kind === "devoured" ? `${verb}` : `${verb} ${argument}`;
}
