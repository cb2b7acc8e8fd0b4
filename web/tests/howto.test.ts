// How to play, as the page reads it: every sign in the texts is one of the game's, and every sign of the game is explained.
import { describe, expect, it } from "vitest";
import type { Sign } from "../src/shell/board";
import { legendOf, parse, type Block, type Inline } from "../src/shell/reference/markdown";

const TEXTS: Record<string, string> = import.meta.glob("../../src/bailiwick/games/*/howto*.md", {
  eager: true,
  import: "default",
  query: "?raw",
});

const SIGNS: Record<string, Record<string, Sign>> = import.meta.glob("../src/games/*/signs.ts", {
  eager: true,
  import: "signs",
});

function inlines(block: Block): Inline[][] {
  if (block.kind === "list") return block.items.map(({ parts }) => parts);
  if (block.kind === "table") return [...block.head, ...block.rows.flat()];
  return [block.kind === "figure" ? block.caption : block.parts];
}
const signsIn = (parts: Inline[]): string[] =>
  parts.flatMap((part) => (part.kind === "sign" ? [part.name] : "parts" in part ? signsIn(part.parts) : []));
const allSigns = (blocks: Block[]): Set<string> => new Set(blocks.flatMap(inlines).flatMap(signsIn));

describe.each(Object.entries(SIGNS))("how to play: %s", (folder, signs) => {
  const game = folder.split("/").at(-2) ?? "";
  const texts = Object.entries(TEXTS).filter(([file]) => file.includes(`/${game}/`));

  it("is there in three languages", () => expect(texts).toHaveLength(3));

  it.each(texts)("explains every sign, and shows no other (%s)", (_file, source) => {
    const blocks = parse(source);
    expect([...allSigns(legendOf(blocks))].sort()).toEqual(Object.keys(signs).sort());
    expect([...allSigns(blocks)].filter((name) => !(name in signs))).toEqual([]);
  });

  it.each(texts)("has its pictures in paragraphs of their own (%s)", (_file, source) => {
    const pictures = parse(source).filter(({ kind }) => kind === "figure");
    expect(pictures).toHaveLength(source.match(/^!\[/gmu)?.length ?? 0);
    expect(pictures.length).toBeGreaterThan(2);
  });
});
