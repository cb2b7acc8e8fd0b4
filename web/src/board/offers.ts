// Sorts what a player may do now by the thing on the table it is done to, so that every choice has something to click. The server
// says what each choice is about, a board only which kinds of things it draws. Knows no game.
import type { Choice, Target } from "../shell/board";

/** What a board draws, by the kind of thing or, of cards, by the pile they lie in. */
export interface Drawing {
  /** What can be clicked where it is drawn. */
  onTable: readonly string[];
  /** What lies nowhere in sight, and is laid out to choose from. */
  laidOut?: readonly string[];
  /** The verbs that have a button besides, not to be overlooked. */
  buttons?: readonly string[];
  /** What one does with such a thing in a turn. */
  usual: Readonly<Record<string, string>>;
}

export interface Offers {
  /** By thing: `troop:everfire white`, `hand:noble` (see `thingOf`). */
  at: Map<string, Choice[]>;
  tray: Choice[];
  /** What is about nothing that is drawn. */
  buttons: Choice[];
  verbs: Set<string>;
  /** By kind or pile: the verb that such things are asked for with. */
  asked: Map<string, string>;
}

/** What may be done with most things: always the same object, so that nothing is drawn again for it. */
export const NOTHING: Choice[] = [];

const kindOf = ({ kind, pile }: Target): string => pile || kind;

/** The name of a thing on the table: its kind, or the pile it lies in, and its id. */
export const thingOf = (target: Target): string => `${kindOf(target)}:${target.id}`;

/** The id of what a choice is about; empty if it is about nothing. */
export const idOf = ({ targets }: Choice): string => targets[0]?.id ?? "";

export function sortOffers(legal: Choice[], drawing: Drawing): Offers {
  const { onTable, laidOut = [], buttons = [] } = drawing;
  const offers: Offers = {
    at: new Map(),
    tray: [],
    buttons: [],
    verbs: new Set(legal.map(({ verb }) => verb)),
    asked: new Map(),
  };
  for (const choice of legal) {
    const loud = buttons.includes(choice.verb);
    let placed = false;
    let laid = false;
    for (const target of choice.targets) {
      const [kind, thing] = [kindOf(target), thingOf(target)];
      if (onTable.includes(kind)) {
        offers.at.set(thing, [...(offers.at.get(thing) ?? []), choice]);
        placed = true;
      } else laid ||= laidOut.includes(kind);
      const whole = !loud && choice.action === `${choice.verb} ${target.id}`;
      if (whole && !offers.asked.has(kind)) offers.asked.set(kind, choice.verb);
    }
    if (laid) offers.tray.push(choice);
    else if (loud || !placed) offers.buttons.push(choice);
  }
  return offers;
}

/** What one would most likely want to do with a thing now: what is being asked for, or else what one does in a turn. */
export function wishFor(offers: Offers, drawing: Drawing, kind: string, id: string): string | null {
  const verb = offers.asked.get(kind) ?? drawing.usual[kind];
  return verb === undefined ? null : `${verb} ${id}`;
}

/** The choices at a place as a whole: itself and whatever of these kinds is there, each once. */
export function choicesAt(offers: Offers, kinds: readonly string[], place: string): Choice[] {
  const all = new Set<Choice>();
  for (const [thing, choices] of offers.at) {
    const colon = thing.indexOf(":");
    const here = kinds.includes(thing.slice(0, colon)) && thing.slice(colon + 1).split(" ")[0] === place;
    if (here) for (const choice of choices) all.add(choice);
  }
  return all.size > 0 ? [...all] : NOTHING;
}

/** What chance favours most comes first; what is left to no chance keeps its place behind. */
export const likeliestFirst = (choices: readonly Choice[]): Choice[] =>
  [...choices].sort((one, other) => likely(other) - likely(one));
const likely = ({ odds }: Choice): number => (odds?.win ?? -1) + (odds?.tie ?? 0) / 2;
