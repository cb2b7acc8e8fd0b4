// What everybody can count on the map: who has how many sites of an area.
import { SEATS } from "./palette";
import type { BoardData, ImmortalsView, Realm } from "./types";

export interface Share {
  seat: string;
  sites: number;
}

/** Of one area in one realm: who has how many of its sites, the most first. */
export function sharesOf(data: BoardData, view: ImmortalsView, realm: Realm, area: string): Share[] {
  const owners = data.regions
    .filter((region) => region.area === area)
    .map(({ id }) => view.sites[`${realm}.${id}`]?.owner);
  return SEATS.map((seat) => ({ seat, sites: owners.filter((owner) => owner === seat).length }))
    .filter(({ sites }) => sites > 0)
    .sort((a, b) => b.sites - a.sites);
}
