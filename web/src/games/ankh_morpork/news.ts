// Random events, told so that nobody misses them: each is gathered from the log with its dice and what came of it, and stays on
// the screen until it has been read.
import type { LogEvent } from "../../shell/board";
import type { BoardData } from "./types";

export interface News {
  /** Of the move it came with; tells it from all others. */
  number: number;
  event: string;
  seat: string | null;
  /** What was rolled, in order: numbers of areas. */
  dice: number[];
  /** What came of it, a line each. */
  lines: string[];
  /** Whether somebody has answered it with an interrupt. */
  answered: boolean;
  /** Whether the log has gone on to other things. */
  closed: boolean;
}

/** What an event can bring about; any other line is no longer its doing. */
const DOINGS = new Set(
  "roll removed building_lost calm trouble arrive milled retired protect answer pay riots_end exhausted".split(
    " ",
  ),
);
/** What only some events do. */
const OWN_DOINGS: Record<string, string> = { flood: "move", mysterious_murders: "attack" };

export function hear(news: readonly News[], events: readonly LogEvent[], data: BoardData): News[] {
  const all = [...news];
  const change = (last: News, more: Partial<News>): void => void (all[all.length - 1] = { ...last, ...more });
  for (const line of events) {
    const last = all.at(-1);
    if (line.kind === "event") {
      if (last) change(last, { closed: true });
      const event = line.tokens.find((token) => token.kind === "event")?.id ?? "";
      all.push({
        number: line.number,
        event,
        seat: line.seat,
        dice: [],
        lines: [],
        closed: false,
        answered: false,
      });
    } else if (last && !last.closed) {
      if (!belongs(line, last)) change(last, { closed: true });
      else if (line.kind === "roll") change(last, { dice: [...last.dice, rolled(line, data)] });
      else {
        const text = line.tokens.map((token) => token.text).join("");
        change(last, { lines: [...last.lines, text], answered: last.answered || line.kind === "answer" });
      }
    }
  }
  return all;
}

/** An answer may bring a minion back; otherwise no event places any. */
function belongs({ kind }: LogEvent, { event, answered }: News): boolean {
  return DOINGS.has(kind) || OWN_DOINGS[event] === kind || (kind === "place" && answered);
}

/** The number on the die: as such, or as the area that it stands for. */
function rolled(line: LogEvent, data: BoardData): number {
  for (const { kind, id, text } of line.tokens) {
    const area = kind === "area" ? data.areas.find((area) => area.id === id) : undefined;
    if (area) return area.number;
    if (kind === "n") return Number(text);
  }
  return 0;
}
