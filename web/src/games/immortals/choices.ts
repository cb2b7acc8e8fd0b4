// Sorts what a player may do now by the thing on the table it is done to, so that every choice has something to click. Laying
// cards is no choice of its own here: a plan is made on the page and sent as a whole (see `plan`).
import type { Choice } from "../../shell/board";

export interface Offers {
  /** By thing: `site:SITE`, `space:SPACE`. */
  at: Map<string, Choice[]>;
  /** Conflict cards to choose from, in the initial placement. */
  tray: Choice[];
  /** Attacks, and how many armies go into one. */
  battle: Choice[];
  buttons: Choice[];
  /** Whether the player is planning. */
  planning: boolean;
  verbs: Set<string>;
}

/** What may be done with most things: always the same object, so that nothing is drawn again for it. */
export const NOTHING: Choice[] = [];

const SITE_VERBS = ["site", "move-from", "move-to"];
const PLAN_VERBS = ["plan", "cast", "leave", "ready", "start-over"];

/** `fighting`: a target has been chosen, so that armies go into a battle; otherwise they only move. */
export function sortOffers(legal: Choice[], fighting: boolean): Offers {
  const offers: Offers = {
    at: new Map(),
    tray: [],
    battle: [],
    buttons: [],
    planning: legal.some(({ verb }) => PLAN_VERBS.includes(verb)),
    verbs: new Set(legal.map((choice) => choice.verb)),
  };
  const put = (thing: string, choice: Choice): void => {
    offers.at.set(thing, [...(offers.at.get(thing) ?? []), choice]);
  };
  for (const choice of legal) {
    const { verb, argument } = choice;
    if (SITE_VERBS.includes(verb)) put(`site:${argument}`, choice);
    else if (verb === "attack") {
      put(`site:${argument.split(" ")[1]}`, choice);
      offers.battle.push(choice);
    } else if (verb === "act" || verb === "forfeit") put(`space:${argument}`, choice);
    else if (verb === "choose") {
      if (argument.startsWith("conflict.")) put(`site:${argument.slice("conflict.".length)}`, choice);
      offers.tray.push(choice);
    } else if (verb === "armies" && fighting) offers.battle.push(choice);
    else if (!PLAN_VERBS.includes(verb)) offers.buttons.push(choice);
  }
  return offers;
}

/** What one would most likely want to do at a site: what is being asked for, or else to attack it. */
export function naturalAction(site: string, verbs: Set<string>): string | null {
  const wanted = SITE_VERBS.find((verb) => verbs.has(verb));
  if (wanted) return `${wanted} ${site}`;
  return verbs.has("choose") ? `choose conflict.${site}` : null;
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
