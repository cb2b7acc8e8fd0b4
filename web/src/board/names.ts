// Names on a map: broken where that makes the longer of two lines shortest. Knows no game.

/** A name in two lines; in one if it is a single word. */
export function inTwo(name: string): string[] {
  const words = name.split(" ");
  const splits = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const longest = (lines: string[]): number => Math.max(...lines.map((line) => line.length));
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best), [name]);
}
