// Gives every card of a pile a key of its own (the second Noble is `noble#1`), so that lists of cards can be told apart.

export interface Keyed {
  key: string;
  id: string;
}

export function keyed(cards: readonly string[]): Keyed[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const n = seen.get(id) ?? 0;
    seen.set(id, n + 1);
    return { key: `${id}#${n}`, id };
  });
}

/** Each card once with its number, in order of first appearance. */
export function counted(cards: readonly string[]): { id: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const id of cards) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** A card's name, or its id in words where the data has no name. */
export function cardName(id: string, name: string | undefined): string {
  return name ?? id.replaceAll("_", " ").replace(/\b[a-z]/gu, (letter) => letter.toUpperCase());
}
