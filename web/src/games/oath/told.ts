// What the Clockwork Prince did in his last turn and why, as the log has told it.
import type { LogEvent } from "../../shell/board";

const textOf = ({ tokens }: LogEvent): string => tokens.map(({ text }) => text).join("");

/** The lines from the beginning of his last turn to the next player's. */
export function lastTurn(log: readonly LogEvent[], seat: string): string[] {
  const begun = log.findLastIndex((event) => event.kind === "turn" && whose(event) === seat);
  if (begun < 0) return [];
  const rest = log.slice(begun + 1);
  const end = rest.findIndex(({ kind }) => kind === "turn");
  return (end < 0 ? rest : rest.slice(0, end)).map(textOf);
}

function whose({ seat, tokens }: LogEvent): string | null {
  return seat ?? tokens.find(({ kind }) => kind === "seat")?.id ?? null;
}
