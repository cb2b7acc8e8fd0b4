// Sorts what a player may do now by the thing on the table it is done to, so that every choice has something to click.
// What has no thing of its own becomes a button, and so do answers, powers and protections, which must not be overlooked.
import type { Choice } from "../../shell/board";

export interface Offers {
  /** By thing: `area:AREA`, `piece:AREA KIND`, `building:AREA`, `power:AREA`, `hand:CARD`. */
  at: Map<string, Choice[]>;
  /** Cards to choose from that are not in the player's hand. */
  tray: Choice[];
  /** City Area powers that can be used now. */
  powers: Choice[];
  buttons: Choice[];
  verbs: Set<string>;
}

/** What may be done with most things: always the same object, so that nothing is drawn again for it. */
export const NOTHING: Choice[] = [];

export type ThingKind = "area" | "piece" | "building" | "power" | "hand";

export const AREA_VERBS = ["place", "build", "stir", "calm", "pick", "move-to"];
export const PIECE_VERBS = ["remove", "move", "swap"];
const BUILDING_VERBS = ["raze", "take-over", "give-up"];
const CARD_VERBS = ["play", "discard", "give", "keep"];

export function sortOffers(legal: Choice[], hand: readonly string[], seat: string | null): Offers {
  const offers: Offers = {
    at: new Map(),
    tray: [],
    powers: [],
    buttons: [],
    verbs: new Set(legal.map((choice) => choice.verb)),
  };
  const put = (thing: string, choice: Choice): void => {
    offers.at.set(thing, [...(offers.at.get(thing) ?? []), choice]);
  };
  for (const choice of legal) {
    const { verb, argument } = choice;
    if (AREA_VERBS.includes(verb)) put(`area:${argument}`, choice);
    else if (PIECE_VERBS.includes(verb)) put(`piece:${argument}`, choice);
    else if (verb === "relocate") put(`piece:${argument} ${seat}`, choice);
    else if (BUILDING_VERBS.includes(verb)) put(`building:${argument}`, choice);
    else if (verb === "power") {
      put(`power:${argument}`, choice);
      offers.powers.push(choice);
    } else if (CARD_VERBS.includes(verb)) {
      if (hand.includes(argument)) put(`hand:${argument}`, choice);
      else offers.tray.push(choice);
    } else {
      const thing = alsoAt(choice, seat);
      if (thing !== null) put(thing, choice);
      offers.buttons.push(choice);
    }
  }
  return offers;
}

/** The thing that a button can be clicked at, too. */
function alsoAt({ verb, argument }: Choice, seat: string | null): string | null {
  if (verb === "answer") return `hand:${argument}`;
  if (verb !== "protect") return null;
  const [area = "", what] = argument.split(" ");
  const things: Record<string, string> = {
    minion: `piece:${area} ${seat}`,
    building: `building:${area}`,
    card: `power:${area}`,
    arrival: `area:${area}`,
  };
  return (what && things[what]) ?? null;
}

/** The choices in an area as a whole: itself, its pieces, its building, its power. */
export function choicesIn(offers: Offers, area: string): Choice[] {
  const all = new Set<Choice>();
  for (const [thing, choices] of offers.at) {
    const [kind, argument = ""] = thing.split(":");
    if (kind !== "hand" && argument.split(" ")[0] === area) for (const choice of choices) all.add(choice);
  }
  return all.size > 0 ? [...all] : NOTHING;
}

/** What one would most likely want to do with a thing now: what is being asked for, or else what one does in a turn. */
export function naturalAction(
  kind: ThingKind,
  argument: string,
  verbs: Set<string>,
  interrupt = false,
): string {
  const first = (wanted: string[], usual: string): string =>
    `${wanted.find((verb) => verbs.has(verb)) ?? usual} ${argument}`;
  switch (kind) {
    case "area":
      return first(AREA_VERBS, "place");
    case "piece":
      return first(PIECE_VERBS, "remove");
    case "building":
      return first([...BUILDING_VERBS, "build"], "raze");
    case "power":
      return `power ${argument}`;
    case "hand":
      return interrupt && verbs.has("decline") ? `answer ${argument}` : first(CARD_VERBS, "play");
  }
}
