import { describe, expect, it } from "vitest";
import { inline, parse, plain } from "../src/shell/reference/markdown";

describe("a line", () => {
  it("knows bold, italic and code", () => {
    expect(inline("a **b** *c* `d`")).toEqual([
      { kind: "text", text: "a " },
      { kind: "strong", parts: [{ kind: "text", text: "b" }] },
      { kind: "text", text: " " },
      { kind: "em", parts: [{ kind: "text", text: "c" }] },
      { kind: "text", text: " " },
      { kind: "code", text: "d" },
    ]);
  });

  it("links clauses, alone, in brackets and in code", () => {
    const links = inline("see T-7.3 (R-32, CP-6.3) and `T-1`").filter((part) => part.kind === "link");
    expect(links.map((link) => link.href)).toEqual(["#T-7.3", "#R-32", "#CP-6.3", "#T-1"]);
  });

  it("knows the game's signs, with the word that one stands for", () => {
    expect(inline("1 ![power](power)!")).toEqual([
      { kind: "text", text: "1 " },
      { kind: "sign", name: "power", alt: "power" },
      { kind: "text", text: "!" },
    ]);
    expect(plain(inline("3 ![power](power)"))).toBe("3 power");
    expect(inline("![x](https://example.org/y.png)")).not.toContainEqual(
      expect.objectContaining({ kind: "sign" }),
    );
  });

  it("leaves alone what only looks like a clause", () => {
    expect(inline("UTF-8 and R-n")).toEqual([{ kind: "text", text: "UTF-8 and R-n" }]);
  });

  it("follows links only to the web and within the page", () => {
    expect(inline("[x](https://example.org/)")).toMatchObject([
      { kind: "link", href: "https://example.org/" },
    ]);
    expect(inline("[x](javascript:alert)")).toEqual([{ kind: "text", text: "x" }]);
    expect(inline("[x](//example.org/)")).toEqual([{ kind: "text", text: "x" }]);
  });

  it("keeps markup of other kinds as plain words", () => {
    expect(plain(inline("<script>x</script>"))).toBe("<script>x</script>");
  });
});

describe("a text", () => {
  it("has headings with their clauses", () => {
    expect(parse("## T-2 Setup")).toEqual([
      {
        kind: "heading",
        level: 2,
        anchor: "T-2",
        parts: [
          { kind: "strong", parts: [{ kind: "text", text: "T-2" }] },
          { kind: "text", text: " Setup" },
        ],
      },
    ]);
  });

  it("folds long lines of a list's item", () => {
    const [list] = parse("- T-1.1 one\n  goes on\n- two\n\nafter");
    expect(list).toMatchObject({ kind: "list", ordered: false });
    if (list?.kind !== "list") throw new Error("no list");
    expect(list.items.map((item) => [item.anchor, plain(item.parts)])).toEqual([
      ["T-1.1", "T-1.1 one goes on"],
      [null, "two"],
    ]);
  });

  it("reads a picture that is alone in its paragraph", () => {
    const [before, figure, after] = parse('a\n\n![what is seen](market "Six *cards*.")\n\nb');
    expect([before?.kind, after?.kind]).toEqual(["paragraph", "paragraph"]);
    expect(figure).toMatchObject({ kind: "figure", name: "market", alt: "what is seen" });
    expect(figure?.kind === "figure" && plain(figure.caption)).toBe("Six cards.");
  });

  it("reads tables", () => {
    const [table] = parse("| a | b |\n|---|---|\n| 1 | *2* |\n");
    if (table?.kind !== "table") throw new Error("no table");
    expect(table.head.map(plain)).toEqual(["a", "b"]);
    expect(table.rows.map((row) => row.map(plain))).toEqual([["1", "2"]]);
  });

  it("ends, whatever it is given", () => {
    for (const odd of ["|", "| a", "-", "#", "1.", "**", "- \n-", "|---|", "`", "[x](", "\n\n"])
      expect(() => parse(odd)).not.toThrow();
  });

  it("joins paragraphs and parts them at blank lines", () => {
    expect(parse("a\nb\n\nc").map((block) => (block.kind === "paragraph" ? plain(block.parts) : ""))).toEqual(
      ["a b", "c"],
    );
  });
});
