// What the log tells of a round, kept for the eye: which cards have been revealed on whose board, and how the last battle went.
import type { LogEvent } from "../../shell/board";

export interface Revealed {
  card: string;
  forfeited: boolean;
}

export interface Told {
  /** By seat and space. */
  revealed: Record<string, Record<string, Revealed>>;
  /** The seat whose card was revealed last, and on which space. */
  acting: { seat: string; space: string } | null;
  /** The last battle of this round, a line each. */
  battle: string[];
}

const BATTLE = new Set(["strengths", "fallen", "conquers", "repelled", "wins_battle", "tie"]);
const textOf = (event: LogEvent): string => event.tokens.map((token) => token.text).join("");
const idOf = (event: LogEvent, kind: string): string =>
  event.tokens.find((token) => token.kind === kind)?.id ?? "";

/** `spaceOf` turns the name of a space in the log, which may be a tribe's, into the space of that seat's board. */
export function hear(log: readonly LogEvent[], spaceOf: (named: string) => string): Told {
  const told: Told = { revealed: {}, acting: null, battle: [] };
  const begin = log.findLastIndex(({ kind }) => kind === "planning" || kind === "all_ready");
  for (const event of log.slice(begin + 1)) {
    const { kind, seat } = event;
    if ((kind === "act" || kind === "forfeit") && seat !== null) {
      const space = spaceOf(idOf(event, "space"));
      (told.revealed[seat] ??= {})[space] = { card: idOf(event, "card"), forfeited: kind === "forfeit" };
      told.acting = { seat, space };
    } else if (kind === "pass") told.acting = null;
    else if (kind === "attack") told.battle = [textOf(event)];
    else if (BATTLE.has(kind)) told.battle.push(textOf(event));
  }
  return told;
}
