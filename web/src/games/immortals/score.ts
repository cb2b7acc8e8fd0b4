// What everybody can count on the map: who has how many sites of an area, and what the round would score now (I-14).
import { SEATS } from "./palette";
import { REALMS, type BoardData, type ImmortalsView, type Numbers, type Realm } from "./types";

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

/** Who scores an area in a realm: three of its five sites are enough (I-14.3). */
export function rulerOf(shares: readonly Share[]): Share | null {
  const first = shares[0];
  return first && first.sites >= 3 ? first : null;
}

/** Points of a round, by what they are for. */
export interface Parts {
  sites: number;
  temples: number;
  capitals: number;
  areas: number;
}

/** The points that a seat would get if the round were scored now. */
export function roundParts(data: BoardData, view: ImmortalsView, numbers: Numbers, seat: string): Parts {
  const points = (key: string): number => numbers.points[key] ?? 0;
  const mine = Object.values(view.sites).filter((here) => here.owner === seat);
  let areas = 0;
  for (const realm of REALMS)
    for (const area of Object.keys(data.areas)) {
      const sites = sharesOf(data, view, realm, area).find((share) => share.seat === seat)?.sites ?? 0;
      areas += sites === 5 ? points("area_complete") : sites >= 3 ? points("area_majority") : 0;
    }
  return {
    sites: Math.floor(mine.length / Math.max(1, points("sites_per_point"))),
    temples: points("temple") * mine.filter((here) => here.temple).length,
    capitals: points("capital") * mine.filter((here) => here.capital).length,
    areas,
  };
}

export function sumOf({ sites, temples, capitals, areas }: Parts): number {
  return sites + temples + capitals + areas;
}
