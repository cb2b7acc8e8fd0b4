// What a page knows of a table it follows, and how a message from the server changes that. Pure: no socket, no clock.
import type { ChatPage, ViewPage } from "./api";
import type { LogEvent } from "./board";

/** What the server sends: a view, of which only the table is there before the start. */
export type ViewMessage = Pick<ViewPage, "type" | "number" | "table"> &
  Partial<ViewPage> & { chat: ChatPage[]; since: number };

const BEFORE_START: Omit<ViewPage, "type" | "number" | "table"> = {
  view: null,
  seat: null,
  waiting: [],
  prompt: null,
  legal: [],
  over: false,
  scores: null,
  sources: null,
  source_names: {},
  events: [],
  rows: [],
  can_undo: false,
  undo_asked: null,
  abandon_asked: false,
  abandon_agreed: false,
};

export interface ProblemMessage {
  type: "problem";
  code: string;
  sentence: string;
}

export type Message = ViewMessage | ProblemMessage;

export interface Following {
  page: ViewPage | null;
  /** Every event of every row that counts, in order. */
  log: LogEvent[];
  /** The events that came with the newest message, for the board to animate. */
  fresh: LogEvent[];
  chat: ChatPage[];
  /** The first row whose events we have not seen: what to ask for after a lost connection. */
  since: number;
  /** The first row after the viewer's last turn; null as long as there was none. */
  away: number | null;
}

export function nothing(away: number | null = null): Following {
  return { page: null, log: [], fresh: [], chat: [], since: 0, away };
}

export function receive(old: Following, message: ViewMessage): Following {
  const { chat, since, ...sent } = message;
  const page: ViewPage = { ...BEFORE_START, ...sent };
  const counts = new Set(page.rows);
  const kept = old.log.filter((event) => event.number < since && counts.has(event.number));
  return {
    page,
    log: [...kept, ...page.events],
    // The whole log of a game just opened is no news; what happened since the viewer's last turn is.
    fresh: page.events.filter((event) => event.number >= (old.page?.number ?? old.away ?? page.number)),
    chat: mergeChat(old.chat, chat),
    since: page.number,
    away: awaySince(old, page),
  };
}

function mergeChat(old: ChatPage[], news: ChatPage[]): ChatPage[] {
  if (!news.length) return old;
  const known = new Set(old.map((line) => line.number));
  return [...old, ...news.filter((line) => !known.has(line.number))];
}

function awaySince(old: Following, page: ViewPage): number | null {
  const was = old.page?.seat != null && old.page.waiting.includes(old.page.seat);
  const is = page.seat != null && page.waiting.includes(page.seat);
  return was && !is ? page.number : old.away;
}
