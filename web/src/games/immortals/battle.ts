// Whose side the inhabitants take (I-12.3, I-12.4): told from the card that was used and the two sites.
import { partsOf } from "./choices";
import type { BoardData, ImmortalsView } from "./types";

/** As in `BoardData.sides`. */
export type Side = 0 | 1 | 2;

/** Whether a seat's card matches a site; a region card does where its holder has armies. */
export function shows(
  data: BoardData,
  view: ImmortalsView,
  seat: string,
  card: string,
  site: string,
): boolean {
  const { realm, region } = partsOf(site);
  const [kind, ...rest] = card.split(".");
  if (kind === "region")
    return (
      rest[0] === region &&
      (view.house_rules["allegiance"] === "both_realms" || view.sites[site]?.owner === seat)
    );
  if (kind === "conflict") return rest.join(".") === site;
  const area = data.regions.find(({ id }) => id === region)?.area;
  return kind === "wild" && rest[0] === realm && rest[1] === area;
}

/** With a card of whoever attacks, who is still at the origin. */
export function sideOf(
  data: BoardData,
  view: ImmortalsView,
  card: string,
  origin: string,
  target: string,
): Side {
  const seat = view.sites[origin]?.owner ?? "";
  if (shows(data, view, seat, card, target)) return 0;
  return shows(data, view, seat, card, origin) ? 1 : 2;
}
