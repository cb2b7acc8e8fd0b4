// What a page knows of a table it follows, and how a message from the server changes that. Pure: no socket, no clock.
import type { ChatPage, LiveView, ViewPage } from "./api";
import type { LogEvent } from "./board";
import { withNames } from "./names";
import { share } from "./share";

export interface Following {
  page: ViewPage | null;
  /** Every event of every row that counts, in order. */
  log: LogEvent[];
  /** The events that came with the newest message, for the board to animate. */
  fresh: LogEvent[];
  chat: ChatPage[];
  /** The first row whose events we have not seen: what to ask for after a lost connection. */
  since: number;
  /** The first row of what the others did since the viewer's last turn; null if there is no such row. */
  away: number | null;
}

export function nothing(): Following {
  return { page: null, log: [], fresh: [], chat: [], since: 0, away: null };
}

export function receive(old: Following, message: LiveView): Following {
  const { chat, since, ...sent } = message;
  const events = withNames(sent.events, sent.table.seats);
  const page: ViewPage = share(old.page, { ...sent, events });
  const counts = new Set(page.rows);
  const kept = old.log.filter((event) => event.number < since && counts.has(event.number));
  const log = [...kept, ...page.events];
  // The whole log of a game just opened is no news.
  const known = old.page?.number ?? page.number;
  return {
    page,
    log,
    fresh: page.events.filter((event) => event.number >= known),
    chat: mergeChat(old.chat, chat),
    since: page.number,
    away: awaySince(log, page.seat),
  };
}

/** A long move in steps: its moments one after another, each with its own part of the news, and where it leads to. */
export function unfold(step: Following): Following[] {
  const { page } = step;
  const newest = step.fresh.at(-1)?.number;
  if (!page || newest === undefined || page.scenes.length === 0) return [step];
  const older = step.fresh.filter((event) => event.number !== newest).length;
  const ends = [...page.scenes.map(({ told }) => older + told), step.fresh.length];
  const before = step.log.length - step.fresh.length;
  return ends.map((end, i) => {
    const scene = page.scenes[i];
    const fresh = step.fresh.slice(i === 0 ? 0 : ends[i - 1], end);
    if (!scene) return { ...step, fresh };
    const shown = { ...page, view: scene.view, aims: scene.aims, legal: [], prompt: null, over: false };
    return { ...step, page: shown, log: step.log.slice(0, before + end), fresh };
  });
}

/** What takes long to read is told part by part, each of about so many characters: the table changes with the last of them. */
export function spread(
  step: Following,
  before: ViewPage | null,
  length: (event: LogEvent) => number,
  room = 110,
): Following[] {
  const { page, fresh, log } = step;
  const ends: number[] = [];
  let told = 0;
  fresh.forEach((event, i) => {
    told += length(event);
    if (told > room && i + 1 < fresh.length) {
      ends.push(i + 1);
      told = 0;
    }
  });
  if (!page || !before?.view || ends.length === 0) return [step];
  const { view, waiting, aims } = before;
  const still = { ...page, view, waiting, aims, legal: [], prompt: null, over: false };
  const older = log.length - fresh.length;
  return [...ends, fresh.length].map((end, i) => {
    const part = fresh.slice(ends[i - 1] ?? 0, end);
    return end === fresh.length
      ? { ...step, fresh: part }
      : { ...step, page: still, log: log.slice(0, older + end), fresh: part };
  });
}

/** Several steps of following in one: the last, with the news of all. */
export function join(steps: readonly Following[]): Following {
  return { ...(steps.at(-1) ?? nothing()), fresh: steps.flatMap((step) => step.fresh) };
}

/** What the viewer had agreed to and somebody has refused since. */
export function refused(before: ViewPage | null, now: ViewPage | null): "undo" | "abandon" | null {
  if (!before || !now || before.number !== now.number || now.table.status !== "playing") return null;
  if (before.undo_asked?.agreed && !now.undo_asked) return "undo";
  return before.abandon?.agreed && !now.abandon ? "abandon" : null;
}

/** The row of each move that counts, in order: move n of a replay is the n-th of them. */
export function movesOf({ rows, asides }: Pick<ViewPage, "rows" | "asides">): number[] {
  return asides.length ? rows.filter((row) => !asides.includes(row)) : rows;
}

/** What was said, with what was said since. Where something between them is missing the old lines go: they can be had again. */
export function mergeChat(old: ChatPage[], news: ChatPage[]): ChatPage[] {
  const first = news[0];
  if (!first) return old;
  const next = (old.at(-1)?.number ?? first.number - 1) + 1;
  return first.number > next ? news : [...old, ...news.filter((line) => line.number >= next)];
}

/** What the table tells, and no game: moves were taken back, what nobody could know was drawn anew. */
export const TAKEN_BACK = "!undo";
export const DRAWN_ANEW = "!redrawn";

/** Whether a line is about the game's being taken back. */
export const isAside = ({ kind }: LogEvent): boolean => kind === TAKEN_BACK || kind === DRAWN_ANEW;

/** The first event of each move. */
export function moves(log: LogEvent[]): LogEvent[] {
  return log.filter((event, index) => event.number !== log[index - 1]?.number && !isAside(event));
}

/** From the end of the viewer's last turn; in a game without turns, from their last move that others have followed. */
function awaySince(log: LogEvent[], seat: string | null): number | null {
  const all = moves(log);
  const turns = log.filter((event) => event.kind === "turn");
  if (turns.length) {
    const over = turns.at(-1)?.seat === seat ? turns.slice(0, -1) : turns;
    const mine = over.findLastIndex((event) => event.seat === seat);
    const ended = turns[mine + 1]?.number ?? Infinity; // the next turn is told with the move that ended this one
    return seat === null || mine < 0 ? null : (all.find((event) => event.number > ended)?.number ?? null);
  }
  const theirs = all.findLastIndex((event) => event.by !== seat);
  const mine = all.findLastIndex((event, index) => index < theirs && event.by === seat);
  return seat === null || mine < 0 ? null : (all[mine + 1]?.number ?? null);
}
