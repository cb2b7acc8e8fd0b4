// People's names in what is told: a game knows its seats by their colours. Bots, and sides that nobody plays, keep what the game
// calls them.
import type { LogEvent, SeatPage, Token } from "./board";

/** The same lines with people's names in the place of their colours. */
export function withNames(events: LogEvent[], seats: readonly SeatPage[]): LogEvent[] {
  const names = new Map(seats.filter(({ person, name }) => person && name).map((s) => [s.seat, s.name]));
  const named = (token: Token): Token => {
    const name = token.kind === "seat" ? names.get(token.id) : undefined;
    return name === undefined ? token : { ...token, text: name };
  };
  return names.size === 0 ? events : events.map((event) => ({ ...event, tokens: event.tokens.map(named) }));
}
