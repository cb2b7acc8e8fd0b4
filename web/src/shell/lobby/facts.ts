// A game in figures, as the lobby and the form for a new table show it.
import type { FirstGamePage, GamePage } from "../api";

/** The option that says how many play: a table takes it from its seats. */
export const PLAYERS = "players";

/** How many can play, from few to many. */
export function countsOf(game: GamePage): number[] {
  const option = game.options.find(({ name }) => name === PLAYERS);
  return (option?.values ?? []).map(Number).sort((a, b) => a - b);
}

/** "2–4"; a single number by itself. */
export function span(numbers: number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** Who sits at the empty seats unless somebody says otherwise: quick, and no pushover. Bots come from the weakest to the strongest. */
export function usualBot(game: GamePage): string | null {
  return game.bots.find((name) => name === "medium") ?? game.bots[0] ?? null;
}

/** Whether a table's options are those of the first game that the rulebook lays out. */
export function isFirstGame(first: FirstGamePage, options: Record<string, unknown>): boolean {
  return Object.entries(first.options).every(
    ([name, value]) => JSON.stringify(options[name]) === JSON.stringify(value),
  );
}

export interface Chosen {
  name: string;
  title: string;
  value: string;
}

/** What a table's options are, in words, where they are not the usual ones. How many play is seen from the seats. */
export function unusual(game: GamePage, options: Record<string, unknown>): Chosen[] {
  return game.options.flatMap((option): Chosen[] => {
    const { name, title } = option;
    const value = options[name];
    if (name === PLAYERS || value === undefined || value === option.values[0]) return [];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    if (option.kind === "line") return [{ name, title, value: String(value) }];
    const names = values.flatMap((one) => option.names[String(one)] ?? []);
    // A person's own numbers, or none of them
    if (names.length === 0) return Object.keys(value ?? {}).length ? [{ name, title, value: "✓" }] : [];
    return [{ name, title, value: names.join(", ") }];
  });
}
