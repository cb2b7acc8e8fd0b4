// Where pieces went, as the newest lines of the log tell it: such a line names two places, from the first to the second.
import type { LogEvent } from "../shell/board";

export interface Journey {
  /** Another for each line. */
  key: string;
  /** Whose piece it is, or what kind of piece. */
  piece: string;
  from: string;
  to: string;
}

/** What the lines that tell of a journey are called, and the tokens in them for places and, if it is not who acts, for the piece. */
export interface Travels {
  kinds: readonly string[];
  place: string;
  piece?: string;
}

export function journeysOf(events: readonly LogEvent[], { kinds, place, piece }: Travels): Journey[] {
  return events.flatMap(({ kind, number, seat, tokens }, i): Journey[] => {
    if (!kinds.includes(kind)) return [];
    const [from, to] = tokens.filter((token) => token.kind === place);
    const who = piece === undefined ? seat : tokens.find((token) => token.kind === piece)?.id;
    return from && to && who ? [{ key: `${number} ${i}`, piece: who, from: from.id, to: to.id }] : [];
  });
}
