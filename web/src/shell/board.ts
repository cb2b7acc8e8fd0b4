// The contract between the shell and the boards. The shell knows no game; a board knows no server.
import type { Component } from "svelte";
import type { Wish } from "./hands.svelte";
import type { Pace } from "./pace";
import type { components } from "./schema";
import type { Sound } from "./sounds";

export type { Sound };

type Schemas = components["schemas"];

/** What the server sends, by the names that boards know it by. */
export type Choice = Schemas["Choice"];
/** A thing that a choice is about; of a card also where it lies. */
export type Target = Schemas["Target"];
/** Choices that may as well be made one after the other at once. */
export type Bundle = Schemas["Bundle"];
export type Token = Schemas["Token"];
export type Odds = Schemas["OddsPage"];
export type LogEvent = Schemas["EventPage"];
export type SeatPage = Schemas["SeatPage"];
export type CardPage = Schemas["CardOut"];

/** What every game shows; the rest is typed by the game (`view.d.ts`, made from its field table). */
export interface GameView {
  over: boolean;
  waiting: string[];
  you: string | null;
}

export interface BoardProps<View extends GameView = GameView, Data = unknown> {
  /** The game's own JSON for this viewer. */
  view: View;
  /** The game's page data in the current language. */
  data: Data;
  /** All cards by id. */
  cards: Record<string, CardPage>;
  /** What this viewer may do now; empty when not asked. */
  legal: Choice[];
  /** Of these, what may be done at once. */
  bundles: Bundle[];
  /** The viewer's seat; null for spectators. */
  seat: string | null;
  seats: SeatPage[];
  lang: string;
  /** A move is on its way. */
  busy: boolean;
  /** How much time the viewer wants for what happens; when off, nothing is acted out. */
  pace: Pace;
  /** Take an action; several are taken one after the other, as far as they are accepted. The first must be legal now. */
  act: (...actions: string[]) => void;
  /** Whether the viewer is sure of what they are about to do: to be asked before each `act`. If not, they are to choose it again. */
  sure: (wish: Wish) => boolean;
  /** What has been chosen once and is to be chosen again, by its action: what its button says then, and whether it may be already. */
  armed: { action: string; text: string; ripe: boolean } | null;
  /** The sentence why an action can't be taken now; null if it can. The shell remembers the answers. */
  why: (action: string) => Promise<string | null>;
  /** Something the log points at: pulse it. */
  hover: { kind: string; id: string } | null;
  /** What the others' moves since the viewer's last one are about, by kind and id (`place:everfire`): mark it, quietly. */
  changed: ReadonlySet<string>;
  /** All that has happened, as far as this viewer was told; in a replay, of the move that is shown. */
  log: LogEvent[];
  /** The newest events, for animation; each batch once. */
  events: LogEvent[];
  /** The address of the rules: a clause's number, behind a #, leads to the clause. */
  rules?: string;
  /** Ask the shell to show a big card; null hides it. */
  showCard: (id: string | null) => void;
}

export interface SeatPanelProps<View extends GameView = GameView, Data = unknown> {
  seat: string;
  view: View;
  data: Data;
  /** Whether it is the viewer's own seat. */
  you: boolean;
  lang: string;
}

export interface CardProps<Data = unknown> {
  id: string;
  card: CardPage;
  data: Data;
  lang: string;
}

/** The shell knows nobody's view or data (`never`): it hands each board what the server sent for its game. */
export interface GameModule {
  /** The stage: map, market, hand … It fills the space it is given and never makes the page scroll. */
  Board: Component<BoardProps<never, never>>;
  /** A card drawn large. */
  Card: Component<CardProps<never>>;
  /** A player's public things. */
  SeatPanel: Component<SeatPanelProps<never, never>>;
  /** What is heard of what the log tells, by its kind. */
  sounds: Record<string, Sound>;
  seatColour: (seat: string) => { fill: string; ink: string; shape: string; letter: string };
  /** What the board asks for instead of the server's question, where it lets one answer in any order; null: nothing. */
  question?: (legal: Choice[], lang: string) => string | null;
}

/** A picture in a game's texts: a part of its board at some moment of a game. */
export interface FigureProps<View extends GameView = GameView, Data = unknown> {
  /** Which part it is, by the board's own name for it. */
  part: string;
  /** What of it: the places of a cut-out, the cards of a row. */
  of: string[];
  view: View;
  data: Data;
  cards: Record<string, CardPage>;
  /** What the seat may choose, if the picture is about that. */
  legal: Choice[];
  seat: string;
  lang: string;
}

/** A small sign, one path in a square of 24; `line` is the colour of its outline, where it has one. */
export interface Sign {
  path: string;
  ink?: string;
  line?: string;
}

export interface FigureModule {
  Figure: Component<FigureProps<never, never>>;
  /** The game's signs by name: its texts show them, and its legend explains every one of them. */
  signs: Record<string, Sign>;
}
