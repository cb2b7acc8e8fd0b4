// Which drawn space of a site each troop stands on. To the rules the spaces of a site are interchangeable: the view only
// counts. A troop that stays must not jump on the screen, so each drawing starts from the one before.
import type { Point } from "../../board/plane";
import { COLOURS } from "./palette";
import type { BoardData, Here, TyrantsView } from "./types";

/** The colour on each drawn space; an empty string where nobody stands. */
export type Slots = string[];

/** Keep every troop that is still there where it was, then put the newcomers on the first free spaces. */
export function settle(before: Slots | undefined, here: Here | undefined, spaces: number): Slots {
  const left = new Map<string, number>(COLOURS.map((colour) => [colour, here?.[colour] ?? 0]));
  const slots = Array.from({ length: spaces }, (_, i) => {
    const colour = before?.[i] ?? "";
    const more = left.get(colour) ?? 0;
    if (colour === "" || more === 0) return "";
    left.set(colour, more - 1);
    return colour;
  });
  for (const colour of COLOURS) {
    for (let more = left.get(colour) ?? 0; more > 0; more--) {
      const free = slots.indexOf("");
      if (free >= 0) slots[free] = colour;
    }
  }
  return slots;
}

/** The slots of every site and route space, by place. */
export type Drawing = Record<string, Slots>;

export function settleAll(before: Drawing, data: BoardData, view: TyrantsView): Drawing {
  const after: Drawing = {};
  for (const site of data.sites)
    after[site.id] = settle(before[site.id], view.map[site.id], site.spaces.length);
  for (const route of data.routes)
    for (const space of route.spaces) after[space.id] = settle(before[space.id], view.map[space.id], 1);
  return after;
}

export interface Spot {
  place: string;
  slot: number;
}

/** What is drawn on a space. */
export interface Standing {
  /** Who stands here; an empty string for nobody. */
  colour: string;
  /** Where the piece that stands here has just come from, seen from here. */
  from: Point | null;
  /** Whether a piece has just left for another space, rather than died. */
  left: boolean;
}

/**
 * Where a troop that has just appeared came from: if exactly one troop of its colour went and one came, it moved.
 * Anything else (a deployment, an assassination) just appears or goes.
 */
export function moves(before: Drawing, after: Drawing): Map<string, Spot> {
  const gone = new Map<string, Spot[]>();
  const come = new Map<string, Spot[]>();
  const note = (into: Map<string, Spot[]>, colour: string, spot: Spot): void => {
    if (colour !== "") into.set(colour, [...(into.get(colour) ?? []), spot]);
  };
  for (const [place, slots] of Object.entries(after)) {
    slots.forEach((colour, slot) => {
      const was = before[place]?.[slot] ?? "";
      if (was === colour) return;
      note(gone, was, { place, slot });
      note(come, colour, { place, slot });
    });
  }
  const from = new Map<string, Spot>();
  for (const [colour, [spot, ...more]] of come) {
    const [origin, ...others] = gone.get(colour) ?? [];
    if (spot && origin && more.length === 0 && others.length === 0)
      from.set(`${spot.place}/${spot.slot}`, origin);
  }
  return from;
}
