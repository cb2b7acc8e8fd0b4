// Games as the page needs them: the board's code and the game's words, each fetched once a language.
import { figures, games } from "../games";
import { ask } from "./api";
import type { CardPage, FigureModule, GameModule } from "./board";
import type { Lang } from "./settings.svelte";

export interface Book {
  title: string;
  cards: Record<string, CardPage>;
  /** The game's page data; only its board knows what is in it. */
  data: never;
}

const books = new Map<string, Promise<Book>>();

/** With a table: the cards as they are there, where somebody's own numbers may have their part. */
export function openBook(game: string, lang: Lang, table: string | null = null): Promise<Book> {
  const key = `${game} ${lang} ${table ?? ""}`;
  let book = books.get(key);
  if (!book) {
    book = table === null ? readBook(game, lang) : readTableBook(game, lang, table);
    book.catch(() => books.delete(key)); // asked again, it may work
    books.set(key, book);
  }
  return book;
}

async function readBook(game: string, lang: Lang): Promise<Book> {
  const page = await ask("get", "/api/games/{name}", { path: { name: game }, query: { lang } });
  return { title: page.title, cards: byId(page.cards), data: page.data as never };
}

async function readTableBook(game: string, lang: Lang, table: string): Promise<Book> {
  const [book, cards] = await Promise.all([
    openBook(game, lang),
    ask("get", "/api/tables/{table}/cards", { path: { table }, query: { lang } }),
  ]);
  return { ...book, cards: byId(cards) };
}

function byId(cards: (CardPage & { id: string })[]): Record<string, CardPage> {
  return Object.fromEntries(cards.map((card) => [card.id, card]));
}

export async function openModule(game: string): Promise<GameModule | null> {
  const load = games[game];
  return load ? await load() : null;
}

/** What draws the pictures in a game's texts. */
export async function openFigures(game: string): Promise<FigureModule | null> {
  const load = figures[game];
  return load ? await load() : null;
}

/** What a game calls one of its seats: its page data may have names for them. */
export function seatWord(book: Book | null, seat: string): string {
  const names = (book?.data as { seats?: Record<string, unknown> } | undefined)?.seats;
  const name = names?.[seat];
  return typeof name === "string" ? name : seat;
}
