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
    ...["peek-relic", "adviser", "peek-reliquary", "to-board", "to-site", "hand-over", "ask-for", "offer"],
    ...["exile", "self-exile", "show"],
  ],
};
export type Deed = keyof typeof VERBS;
export const DEEDS = Object.keys(VERBS) as Deed[];
/** What to ask about a deed that nothing can be done with: its verb alone. */
export const verbOf = (deed: Deed): string => VERBS[deed][0] ?? deed;
const deedOf = ({ verb }: Choice): Deed | undefined => DEEDS.find((deed) => VERBS[deed].includes(verb));

export interface Offers extends AnyOffers {
  /** In the Act phase. */
  deeds: Map<Deed, Choice[]>;
  /** All of them, if they belong to a panel of their own. */
  panel: Choice[];
  asker: OathView["asks"];
}

const DRAWING: Drawing = {
  onTable: ["slot", "card", "relic", "facedown", "seat", "pile", "bank"],
  laidOut: ["aside"],
  usual: { slot: "travel", pile: "search", relic: "peek-relic", seat: "campaign" },
};

/** What is about nothing on the table becomes a button; a card that lies nowhere in sight is laid out. */
export function sortOffers(legal: Choice[], view: OathView): Offers {
  const asker = view.asks;
  const offers = sortAny(legal, DRAWING);
  const deeds = new Map<Deed, Choice[]>();
  for (const choice of asker === "act" ? legal : NOTHING) {
    const deed = deedOf(choice);
    if (deed) deeds.set(deed, [...(deeds.get(deed) ?? []), choice]);
  }
  const apart = asker !== "act" && asker !== "table";
  return {
    ...offers,
    buttons: apart ? NOTHING : offers.buttons.filter((choice) => !deeds.size || !deedOf(choice)),
    deeds,
    panel: apart ? legal : NOTHING,
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
