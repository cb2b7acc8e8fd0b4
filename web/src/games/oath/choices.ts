// What of the choices' kinds is drawn on this table; what one does in the Act phase stands together by its kind as well.
import { NOTHING, sortOffers as sortAny, type Drawing, type Offers as AnyOffers } from "../../board/offers";
import type { Choice } from "../../shell/board";
import type { OathView, ThingData } from "./types";

/** What is done in the Act phase, by kind. */
const VERBS = {
  search: ["search"],
  muster: ["muster"],
  trade: ["trade-favor", "trade-secrets"],
  travel: ["travel"],
  recover: ["recover-relic", "recover-banner"],
  campaign: ["campaign"],
  powers: ["use"],
  minor: [
    ...["adviser", "peek-relic", "peek-reliquary", "to-board", "to-site", "hand-over", "ask-for", "offer"],
    ...["exile", "self-exile", "show"],
  ],
};
export type Deed = keyof typeof VERBS;
export const DEEDS = Object.keys(VERBS) as Deed[];
const deedOf = ({ verb }: Choice): Deed | undefined => DEEDS.find((deed) => VERBS[deed].includes(verb));

/** Where the rules in flight ask: a campaign, a deal, the chronicle, or the table itself. */
export type Asker = "campaign" | "deal" | "chronicle" | "table";

export interface Offers extends AnyOffers {
  /** In the Act phase. */
  deeds: Map<Deed, Choice[]>;
  /** All of them, if they belong to a panel of their own. */
  panel: Choice[];
  asker: Asker;
}

const DRAWING: Drawing = {
  onTable: ["slot", "card", "relic", "facedown", "seat", "pile", "bank"],
  laidOut: ["card"],
  usual: { slot: "travel", pile: "search", relic: "peek-relic", seat: "campaign" },
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

function askerOf(view: OathView): Asker {
  if (view.winner !== null) return "chronicle";
  if (view.deal !== null) return "deal";
  return view.campaign !== null ? "campaign" : "table";
}

/** `hand`: the viewer's own cards. What is about nothing on the table becomes a button. */
export function sortOffers(legal: Choice[], view: OathView, hand: readonly string[]): Offers {
  const asker = askerOf(view);
  const there = onTable(view, hand);
  const offers = sortAny(legal, { ...DRAWING, drawn: (thing) => there.has(thing) });
  // Who has something promised to do first may not rest (O-11.13), but acts all the same.
  const all = legal.length > 0 && legal.every(deedOf);
  const acting = all || offers.verbs.has("rest") || view.action.declared.length > 0;
  const deeds = new Map<Deed, Choice[]>();
  for (const choice of acting && asker === "table" ? legal : NOTHING) {
    const deed = deedOf(choice);
    if (deed) deeds.set(deed, [...(deeds.get(deed) ?? []), choice]);
  }
  return {
    ...offers,
    buttons: asker === "table" ? offers.buttons.filter((choice) => !deeds.size || !deedOf(choice)) : NOTHING,
    deeds,
    panel: asker === "table" ? NOTHING : legal,
    asker,
  };
}

/** The same of a faceup card, relic or banner: use its power, or work with it where it lies at a site. */
export function naturalUse(id: string, facts: ThingData, atSite: boolean, acting: boolean): string | null {
  if (!acting) return null;
  if (facts.group === "banner") return `recover-banner ${id}`;
  return atSite && !facts.used ? `muster ${id}` : `use ${id}`;
}

/** What one would most likely want to do with a thing that nothing can be done with now. */
export function naturalAction(thing: string, acting: boolean): string | null {
  const [kind = "", id] = thing.split(":");
  const verb = DRAWING.usual[kind];
  return acting && verb !== undefined ? `${verb} ${id}` : null;
}
