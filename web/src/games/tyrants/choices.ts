// What of the choices' kinds and piles is drawn on this table, and what becomes of the rest.
import type { Drawing } from "../../board/offers";
import type { TyrantsView } from "./types";

export const DRAWING: Drawing = {
  onTable: ["place", "site", "troop", "spy", "hand", "market", "play", "devoured"],
  laidOut: ["inner", "discard", "trophy", "card"],
  buttons: ["recruit-devoured", "use-devoured"],
  usual: {
    place: "deploy",
    troop: "assassinate",
    spy: "return-spy",
    hand: "play",
    market: "recruit",
    play: "promote",
  },
};
/** Of these, what stands on the map, at a site. */
export const AT_SITE = ["site", "place", "troop", "spy"];

export function inPlay(view: TyrantsView): string[] {
  return view.turn.played.filter(([, where]) => where === "play").map(([card]) => card);
}
