// Searching in the reference: a text is found if it has all the words, in any order and in any case.

export function seek(wanted: string): (text: string) => boolean {
  const words = wanted.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return (text) => {
    const lower = text.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  };
}

/** A text in pieces: those that are one of the words, and those between them. */
export function split(text: string, wanted: string): { text: string; hit: boolean }[] {
  const words = wanted.split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [{ text, hit: false }];
  const any = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")).join("|");
  return text
    .split(new RegExp(`(${any})`, "giu"))
    .map((piece, i) => ({ text: piece, hit: i % 2 === 1 }))
    .filter((piece) => piece.text !== "");
}
