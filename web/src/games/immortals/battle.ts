// Whose side the inhabitants take (I-12.3, I-12.4): told from the card that was used and the two sites.
import { partsOf } from "./choices";
import type { BoardData } from "./types";

/** As in `BoardData.sides`. */
export type Side = 0 | 1 | 2;

export function shows(data: BoardData, card: string, site: string): boolean {
  const { realm, region } = partsOf(site);
  const [kind, ...rest] = card.split(".");
  if (kind === "region") return rest[0] === region;
  if (kind === "conflict") return rest.join(".") === site;
  const area = data.regions.find(({ id }) => id === region)?.area;
  return kind === "wild" && rest[0] === realm && rest[1] === area;
}

export function sideOf(data: BoardData, card: string, origin: string, target: string): Side {
  if (shows(data, card, target)) return 0;
  return shows(data, card, origin) ? 1 : 2;
}
