// Cards by their ids: REGION, CONFLICT, wildcard, magic, blank.

/** The page that tells of a card: conflict cards of a realm share one. */
export function pageOf(card: string): string {
  const [kind, realm] = card.split(".");
  return kind === "conflict" || kind === "wild" ? `${kind}.${realm}` : card;
}
