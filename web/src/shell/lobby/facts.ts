// A game in figures, as the lobby and the form for a new table show it.
import type { GamePage } from "../api";

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

/** Who sits at the empty seats unless somebody says otherwise: quick, and no pushover. */
export function usualBot(game: GamePage): string | null {
  return game.bots.find((name) => name === "greedy") ?? game.bots[0] ?? null;
}
