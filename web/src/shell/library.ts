// Games as the page needs them: the board's code and the game's words, each fetched once a language.
import { games } from "../games";
import { ask } from "./api";
import type { CardPage, GameModule } from "./board";
import type { Lang } from "./settings.svelte";

export interface Book {
  title: string;
  cards: Record<string, CardPage>;
  data: any;
}

const books = new Map<string, Promise<Book>>();

export function openBook(game: string, lang: Lang): Promise<Book> {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = readBook(game, lang);
    book.catch(() => books.delete(key)); // asked again, it may work
    books.set(key, book);
  }
  return book;
}

async function readBook(game: string, lang: Lang): Promise<Book> {
  const page = await ask("get", "/api/games/{name}", { path: { name: game }, query: { lang } });
  return {
    title: page.title,
    cards: Object.fromEntries(page.cards.map((card) => [card.id, card])),
    data: page.data,
  };
}

export async function openModule(game: string): Promise<GameModule | null> {
  const load = games[game];
  return load ? await load() : null;
}

/** What a game calls one of its seats: its page data may have names for them. */
export function seatWord(book: Book | null, seat: string): string {
  const names = book?.data?.seats as Record<string, unknown> | undefined;
  const name = names?.[seat];
  return typeof name === "string" ? name : seat;
}
