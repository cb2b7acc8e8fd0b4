// No word of the page is left in English, but for those that are words of the other language too.
import { describe, expect, it } from "vitest";
import { wordsIn as ankhMorpork } from "../src/games/ankh_morpork/words";
import { wordsIn as immortals } from "../src/games/immortals/words";
import { wordsIn as oath } from "../src/games/oath/words";
import { wordsIn as tyrants } from "../src/games/tyrants/words";
import { wordsIn as shell } from "../src/i18n/shell";

const TABLES: Record<string, (lang: string) => object> = {
  shell,
  "Ankh-Morpork": ankhMorpork,
  Immortals: immortals,
  Oath: oath,
  Tyrants: tyrants,
};
/** Called the same by those who speak the language; "deck" by Brazilian players. */
const SAME: Record<string, string[]> = {
  pt: ["bot", "bot: 2", "Menu", "Total", "pts", "Limbo", "portal", "capital", "Deck", "deck"],
  it: ["bot", "bot: 2", "Menu", "Chat", "Limbo", "Round 2"],
};

/** Every text of a table with its place in it, those with a hole filled with signs. */
function texts(table: object, path = ""): [string, string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    const place = `${path}/${key}`;
    if (typeof value === "string") return [[place, value]];
    if (typeof value === "function")
      return [[place, String((value as (...s: string[]) => string)("2", "3", "4"))]];
    return typeof value === "object" && value !== null ? texts(value, place) : [];
  });
}

describe.each(Object.keys(TABLES))("the words of %s", (name) => {
  it.each(["pt", "it"] as const)("are not English in %s", (lang) => {
    const english = new Map(texts(TABLES[name]!("en")));
    const left = texts(TABLES[name]!(lang)).filter(
      ([place, text]) => /\p{L}/u.test(text) && english.get(place) === text && !SAME[lang]!.includes(text),
    );
    expect(left).toEqual([]);
  });
});

it.each(["pt", "it"] as const)("no word is called the same in %s without need", (lang) => {
  const all = Object.values(TABLES).map(
    (table) => [new Map(texts(table("en"))), texts(table(lang))] as const,
  );
  const same = all.flatMap(([english, other]) =>
    other.filter(([place, text]) => english.get(place) === text),
  );
  expect(SAME[lang]!.filter((word) => !same.some(([, text]) => text === word))).toEqual([]);
});
