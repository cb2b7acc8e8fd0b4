// A table that somebody is about to open: its seats and options, and what is sent to the server.
import type { FirstGamePage, GamePage, SeatIn, TableIn } from "../api";
import { countsOf, isFirstGame, usualBot } from "./facts";

export interface Seat {
  /** me, open, guest or bot/level */
  choice: string;
  /** Of a guest. */
  name: string;
}
export type Given = Record<string, string | number | string[]>;

/** With whom one plays, as a table is filled at once. */
export const COMPANIES = ["friends", "bots", "here"] as const;
export type Company = (typeof COMPANIES)[number];

const seat = (choice: string): Seat => ({ choice, name: "" });
const botSeat = (game: GamePage): Seat => seat(`bot/${usualBot(game) ?? ""}`);

/** Who comes to an empty seat in such company. */
function another(game: GamePage, company: Company): Seat {
  return company === "friends" ? seat("open") : company === "here" ? seat("guest") : botSeat(game);
}

/** Oneself, and so many others. */
export function seatsFor(game: GamePage, company: Company, count: number): Seat[] {
  return [seat("me"), ...Array.from({ length: count - 1 }, () => another(game, company))];
}

/** As many seats as the game can have, the nearest number to those there are: bots come, the last go. */
export function fitting(game: GamePage, seats: Seat[], counts = countsOf(game)): Seat[] {
  const least = Math.min(...counts);
  const most = Math.max(...counts);
  const count = Math.max(least, Math.min(most, seats.length));
  const more = Array.from({ length: Math.max(0, count - seats.length) }, () => botSeat(game));
  return [...seats.slice(0, count), ...more];
}

/** Whether it will be the first game that the rulebook lays out. */
export function isFirst(first: FirstGamePage, options: Given, seats: Seat[]): boolean {
  return (first.players === null || first.players === seats.length) && isFirstGame(first, options);
}

/** The options without those of the first game. */
export function withoutFirst(first: FirstGamePage, options: Given): Given {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !(name in first.options)));
}

export const isReady = (seats: Seat[]): boolean => seats.every(({ choice }) => choice !== "open");

export function toSend(
  game: GamePage,
  seats: Seat[],
  options: Given,
  open: boolean,
  hints: boolean,
): TableIn {
  return {
    game: game.name,
    options: Object.fromEntries(
      Object.entries(options).filter(([, value]) => !Array.isArray(value) || value.length > 0),
    ),
    seats: seats.map(({ choice, name }): SeatIn => {
      const [kind, bot] = choice.split("/") as [SeatIn["kind"], string | undefined];
      if (kind === "bot") return { kind, bot: bot || null };
      return kind === "guest" && name.trim() ? { kind, name: name.trim() } : { kind };
    }),
    public: open,
    hints,
    start: isReady(seats),
  };
}
