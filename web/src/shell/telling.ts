// How what happened is worded on the page: a line for what one move did, turns under a heading, and how long it takes to
// read. Pure, and for any game: it goes by the tokens of the lines.
import type { LogEvent, Token } from "./board";
import { isAside } from "./following";

/** The events under whose heading the rest of the log stands: turns, or rounds in a game without turns. */
const TURN = "turn";
const ROUND = "round";
/** A line takes in what the same seat did in the same move as long as it is not longer than this. */
const LONG_LINE = 90;
/** Where the rules say so, as a line may cite it: "(CP-3.5, CP-3.6)". Who reads how it went has no use for it. */
const CLAUSE = / \((?:[A-Z]+-\d+(?:\.\d+)*(?:, )?)+\)|, [A-Z]+-\d+(?:\.\d+)*(?=\))/gu;

// ---------------------------------------------------------------- words

export const textOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join("");

/** A line without the clauses it cites. */
export function plain(tokens: readonly Token[]): Token[] {
  return tokens.map((token) =>
    token.text.includes("(") ? { ...token, text: token.text.replace(CLAUSE, "") } : token,
  );
}

/** The clauses that a line cites; empty if it cites none. */
export function clausesOf(tokens: readonly Token[]): string {
  return (textOf(tokens).match(CLAUSE) ?? []).join("").trim();
}

/** Whether a line begins with who did it. */
export const opensWith = (seat: string | null, tokens: readonly Token[]): boolean =>
  seat !== null && tokens[0]?.kind === "seat" && tokens[0].id === seat;

/** What somebody did, where it is plain who: "Ann plays Noble" is "plays Noble". */
export function deed(seat: string | null, tokens: readonly Token[]): Token[] {
  if (!opensWith(seat, tokens)) return [...tokens];
  const [next, ...rest] = tokens.slice(1);
  if (next?.kind !== "text" || !next.text.startsWith(" ")) return [...tokens];
  return [{ ...next, text: next.text.trimStart() }, ...rest];
}

/** What stands before a line that comes after another: a sentence of its own is not a part of the one before it. */
export const joint = (tokens: readonly Token[], mark: "," | ";"): string =>
  tokens[0]?.kind === "text" ? ". " : `${mark} `;

// ---------------------------------------------------------------- time

/** Milliseconds to find a new line, and for each of its characters: about 250 words a minute. */
const FIND = 300;
const CHARACTER = 40;

/** Milliseconds that it takes to read a text of so many characters. */
export const readingTime = (characters: number): number =>
  characters > 0 ? FIND + CHARACTER * characters : 0;

// ---------------------------------------------------------------- lines and turns

/** What a seat did in one move, or what else happened in it. */
export interface Line {
  key: string;
  seat: string | null;
  events: LogEvent[];
}

/** Lines with what they stand under: a turn, or the beginning of the game, which has no heading. */
export interface Chapter {
  key: string;
  head: LogEvent | null;
  lines: Line[];
}

/** The kind of event that begins a chapter. */
export const headingOf = (log: readonly LogEvent[]): string =>
  log.some(({ kind }) => kind === TURN) ? TURN : ROUND;

/** Sorts a log into chapters, and what each move did into as few lines as can be read with ease. */
export function chapters(log: readonly LogEvent[], heading = headingOf(log)): Chapter[] {
  const all: Chapter[] = [];
  let chapter: Chapter | null = null;
  let line: Line | null = null;
  let length = 0;
  let place = 0;
  log.forEach((event, index) => {
    place = log[index - 1]?.number === event.number ? place + 1 : 0;
    const key = `${event.number}.${place}`; // the same, wherever the log begins
    if (event.kind === heading || chapter === null) {
      chapter = { key, head: event.kind === heading ? event : null, lines: [] };
      all.push(chapter);
      line = null;
      if (event.kind === heading) return;
    }
    const alone = isAside(event) || (line !== null && line.events.some(isAside));
    const another = event.seat !== null && line !== null && line.seat !== null && event.seat !== line.seat;
    if (!line || alone || another || line.events[0]?.number !== event.number || length > LONG_LINE) {
      line = { key, seat: event.seat, events: [] };
      chapter.lines.push(line);
      length = 0;
    }
    line.seat ??= event.seat;
    line.events.push(event);
    length += textOf(event.tokens).length;
  });
  return all;
}

/** What happened in a chapter, in a few words: as many of its deeds as fit in them. */
export function gist({ head, lines }: Chapter, tokensOf: (event: LogEvent) => Token[], room = 120): string {
  const said: string[] = [];
  let length = 0;
  for (const { events } of lines)
    for (const event of events) {
      if (length > room) return `${said.join(" → ")} …`;
      const one = textOf(plain(deed(head?.seat ?? null, tokensOf(event))));
      said.push(one);
      length += one.length;
    }
  return said.join(" → ");
}
