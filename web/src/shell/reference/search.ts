// Searching in the reference: a text is found if it has all the words, in any order and in any case.

export function seek(wanted: string): (text: string) => boolean {
  const words = wanted.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return (text) => {
    const lower = text.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  };
}
