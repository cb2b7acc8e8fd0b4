// What of the choices' kinds is drawn on this table. Laying cards is no choice of its own here: a plan is made on the page and sent as
// a whole (see `plan`).
import { sortOffers as sortAny, type Drawing, type Offers as AnyOffers } from "../../board/offers";
import type { Choice } from "../../shell/board";

export interface Offers extends AnyOffers {
  /** Attacks, and how many armies go into one. */
  battle: Choice[];
  /** Actions that can be given up: apart from the spaces, where a tap carries one out. */
  forfeits: Choice[];
  /** Whether the player is planning. */
  planning: boolean;
}

export const DRAWING: Drawing = { onTable: ["site", "space"], laidOut: ["conflict"], usual: {} };
const PLAN_VERBS = ["plan", "cast", "leave", "ready", "start-over"];

/** `fighting`: a target has been chosen, so that armies go into a battle; otherwise they only move. */
export function sortOffers(legal: Choice[], fighting: boolean): Offers {
  const plans = ({ verb }: Choice): boolean => PLAN_VERBS.includes(verb);
  const forfeits = ({ verb }: Choice): boolean => verb === "forfeit";
  const sent = ({ verb }: Choice): boolean => fighting && verb === "armies";
  return {
    ...sortAny(
      legal.filter((choice) => !plans(choice) && !sent(choice) && !forfeits(choice)),
      DRAWING,
    ),
    battle: legal.filter((choice) => choice.verb === "attack" || sent(choice)),
    forfeits: legal.filter(forfeits),
    planning: legal.some(plans),
  };
}

/** The realm of a site, and its region. */
export function partsOf(site: string): { realm: string; region: string } {
  const dot = site.indexOf(".");
  return { realm: site.slice(0, dot), region: site.slice(dot + 1) };
}

export function twinOf(site: string): string {
  const { realm, region } = partsOf(site);
  return `${realm === "light" ? "dark" : "light"}.${region}`;
}
