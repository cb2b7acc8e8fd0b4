// Words as kernel/words.py fills them: the form that a number wants, articles drawn into prepositions, values by English's order.
import { describe, expect, it } from "vitest";
import { compile, declare } from "../scripts/words.mjs";
import { joined, LANGS, ownName, speaking, type Sheet } from "../src/i18n/fluent";

const read = (text: string): Sheet => compile(text);
const EN = `
page-plain = Plain
not-for-the-page = x
page-cards =
    { $n ->
        [one] { $who } has a card
       *[other] { $who } has { $n } cards
    }
# Values: $seat $name
page-pass = Pass it to { $name } ({ $seat })
page-at = At { $place }
page-icons =
    .one = { seat-red }
    .two = { $n } of { $m }
seat-red = Red
`;
const IT = `
page-plain = Semplice
page-cards =
    { $who }: { $n ->
        [one] una carta
       *[other] { $n } carte
    }
page-pass = { $seat }: passalo a { $name }
page-at = { " " }A { $place }
page-icons =
    .one = { seat-red }
    .two = di { $m }, { $n }
seat-red = Rosso
`;
interface Words {
  plain: string;
  cards: (n: number, who: string) => string;
  pass: (seat: string, name: string) => string;
  at: (place: string) => string;
  icons: { one: string; two: (n: number, m: number) => string };
}
const wordsIn = speaking<Words>({ "a/en.ftl": read(EN), "a/it.ftl": read(IT) });

describe("words", () => {
  it("are what begins with page-, by the rest of the key", () => {
    expect(Object.keys(wordsIn("it"))).toEqual(["plain", "cards", "pass", "at", "icons"]);
    expect(wordsIn("it").plain).toBe("Semplice");
    expect(wordsIn("it").icons.one).toBe("Rosso");
  });

  it("are English in a language without a file", () => {
    expect(wordsIn("de")).toBe(wordsIn("en"));
  });

  it("take their values in the order of English, or of its comment, wherever they stand", () => {
    expect(wordsIn("en").pass("red", "Ann")).toBe("Pass it to Ann (red)");
    expect(wordsIn("it").pass("rosso", "Ann")).toBe("rosso: passalo a Ann");
    expect(wordsIn("it").icons.two(2, 3)).toBe("di 3, 2");
  });

  it("have the form that a number wants", () => {
    expect([1, 2].map((n) => wordsIn("it").cards(n, "Rosso"))).toEqual([
      "Rosso: una carta",
      "Rosso: 2 carte",
    ]);
  });

  it("draw articles and prepositions together, as the language has it", () => {
    expect(wordsIn("it").at("Il Labirinto")).toBe(" Al Labirinto");
    expect(wordsIn("en").at("The Maze")).toBe("At The Maze");
    expect(joined("pt", "tropa em ", "O Labirinto")).toBe("tropa no Labirinto");
    expect(joined("pt", "também ", "O Labirinto")).toBe("também O Labirinto");
    expect(joined("it", "viene da ", "L'Isola")).toBe("viene dall'Isola");
    expect(joined("it", "a ", "Ilario")).toBe("a Ilario");
  });

  it("that a language lacks are an error with their key", () => {
    const lacking = speaking<Words>({ "en.ftl": read(EN), "it.ftl": read("page-plain = x") });
    expect(() => lacking("it")).toThrow("it.ftl has no cards");
  });

  it("that are no messages stop the build", () => {
    expect(() => compile("a b", "x.ftl")).toThrow("x.ftl: this is no message: a b");
  });

  it("have types: what counts is a number", () => {
    expect(declare("Words", read(EN))).toContain("cards: (n: number, who: string | number) => string;");
    expect(declare("Words", read(EN))).toContain('"one": string;');
  });
});

it("the languages are those that there are files for, English first, and know their own names", () => {
  expect(LANGS).toEqual(["en", "it", "pt"]);
  expect(LANGS.map((lang) => ownName(lang))).toContainEqual({ name: "Português", tag: "pt-BR" });
});
