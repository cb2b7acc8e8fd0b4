// Who holds a site, read off the map (T-8.1, T-8.2): the view lists troops and spies, and control follows from them.
import { COLOURS, WHITE } from "./palette";
import type { BoardData, Here, SiteData, TyrantsView } from "./types";

export interface Control {
  ruler: string | null;
  total: boolean;
}

export function troopsAt(here: Here | undefined, colour: string): number {
  return here?.[colour] ?? 0;
}

/** The one colour with the most troops, white included; nobody when it is white or there is a tie (T-8.1). */
export function ruler(here: Here | undefined): string | null {
  let best = 0;
  let who: string | null = null;
  for (const colour of COLOURS) {
    const troops = troopsAt(here, colour);
    if (troops > best) [best, who] = [troops, colour];
    else if (troops === best) who = null;
  }
  return who === WHITE ? null : who;
}

/** Total control: every space, and no rival's spy (T-8.2). */
export function controlOf(site: SiteData, here: Here | undefined): Control {
  const who = ruler(here);
  const full = who !== null && troopsAt(here, who) === site.spaces.length;
  return { ruler: who, total: full && !(here?.spies ?? []).some((spy) => spy !== who) };
}

/** How many sites a seat controls, how many of them totally, and what they are worth. */
export function controlled(
  data: BoardData,
  view: TyrantsView,
  seat: string,
): { sites: number; total: number; vp: number } {
  const all = { sites: 0, total: 0, vp: 0 };
  for (const site of data.sites) {
    const { ruler, total } = controlOf(site, view.map[site.id]);
    if (ruler !== seat) continue;
    all.sites += 1;
    all.total += total ? 1 : 0;
    all.vp += site.vp;
  }
  return all;
}

export function spiesOnMap(view: TyrantsView, seat: string): number {
  return Object.values(view.map).filter((here) => here.spies?.includes(seat)).length;
}

/** Every player has five spies (T-1.2). */
export const SPIES = 5;
