// Just enough Markdown for rules: headings, lists, tables, bold, italic, code, links and the game's own pictures. It makes a tree,
// never HTML text, so nothing in the source can become markup that isn't listed here.

export type Inline =
  | { kind: "text"; text: string }
  | { kind: "code"; text: string }
  | { kind: "strong" | "em"; parts: Inline[] }
  | { kind: "link"; href: string; parts: Inline[] }
  /** A small sign of the game's: `![](power)`. */
  | { kind: "sign"; name: string; alt: string };

export interface Item {
  parts: Inline[];
  /** The clause that begins here (T-7.3), if one does: other clauses link to it. */
  anchor: string | null;
}

export type Block =
  | { kind: "heading"; level: number; parts: Inline[]; anchor: string | null }
  | { kind: "paragraph"; parts: Inline[]; anchor: string | null }
  | { kind: "list"; ordered: boolean; items: Item[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] }
  /** A picture of the game's, alone in its paragraph: `![what is to be seen](market "the line below it")`. */
  | { kind: "figure"; name: string; alt: string; caption: Inline[] };

const CLAUSE = /[A-Z]{1,2}-\d+(?:\.\d+)*/;
const BEGINS = new RegExp(`^\\**(${CLAUSE.source})\\b`);
const FIGURE = /^!\[([^\]]*)\]\((\w+)\s+"([^"]*)"\)$/;
const TOKEN = new RegExp(
  [
    "`(?<code>[^`]+)`",
    "!\\[(?<alt>[^\\]]*)\\]\\((?<sign>\\w+)\\)",
    "\\*\\*(?<strong>.+?)\\*\\*",
    "\\*(?<em>[^*\\s](?:[^*]*[^*\\s])?)\\*",
    "\\[(?<label>[^\\]]+)\\]\\((?<href>[^)\\s]+)\\)",
    `(?<![\\w.-])(?<clause>${CLAUSE.source})(?![\\w-])`,
  ].join("|"),
  "g",
);

/** `self` is the clause the text stands in: it doesn't link to itself. */
export function inline(text: string, self: string | null = null): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index > done) parts.push({ kind: "text", text: text.slice(done, match.index) });
    parts.push(token(match[0], match.groups ?? {}, self));
    done = match.index + match[0].length;
  }
  if (done < text.length) parts.push({ kind: "text", text: text.slice(done) });
  return parts;
}

function token(whole: string, found: Record<string, string | undefined>, self: string | null): Inline {
  const { code, sign, alt, strong, em, label, href, clause } = found;
  if (code !== undefined)
    return new RegExp(`^${CLAUSE.source}$`).test(code) ? toClause(code, self) : { kind: "code", text: code };
  if (sign !== undefined) return { kind: "sign", name: sign, alt: alt ?? "" };
  if (strong !== undefined) return { kind: "strong", parts: inline(strong, self) };
  if (em !== undefined) return { kind: "em", parts: inline(em, self) };
  if (label !== undefined && href !== undefined)
    return /^(https?:|#|\/(?!\/))/.test(href)
      ? { kind: "link", href, parts: inline(label, self) }
      : { kind: "text", text: label };
  return clause !== undefined ? toClause(clause, self) : { kind: "text", text: whole };
}

function toClause(clause: string, self: string | null): Inline {
  const text: Inline = { kind: "text", text: clause };
  return clause === self
    ? { kind: "strong", parts: [text] }
    : { kind: "link", href: `#${clause}`, parts: [text] };
}

function begins(text: string): string | null {
  return BEGINS.exec(text)?.[1] ?? null;
}

function item(text: string): Item {
  const anchor = begins(text);
  return { parts: inline(text, anchor), anchor };
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());
}

const BULLET = /^\s*(?:[-*]|(\d+)\.)\s+(.*)$/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const RULE = /^\s*\|?\s*:?-{3,}/;

export function parse(source: string): Block[] {
  const lines = source.split(/\r?\n/);
  const blocks: Block[] = [];
  let i = 0;
  const line = (): string => lines[i] ?? "";
  const startsBlock = (): boolean =>
    line().trim() === "" || HEADING.test(line()) || BULLET.test(line()) || line().trimStart().startsWith("|");

  /** The rest of a paragraph or of a list's item: lines that begin nothing new. */
  const folded = (first: string): string => {
    let text = first.trim();
    while (++i < lines.length && !startsBlock()) text += ` ${line().trim()}`;
    return text;
  };

  while (i < lines.length) {
    const heading = HEADING.exec(line());
    if (line().trim() === "") i++;
    else if (heading) {
      const text = heading[2] ?? "";
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, ...item(text) });
      i++;
    } else if (BULLET.test(line())) {
      const ordered = BULLET.exec(line())?.[1] !== undefined;
      const items: Item[] = [];
      for (let bullet = BULLET.exec(line()); bullet; bullet = BULLET.exec(line()))
        items.push(item(folded(bullet[2] ?? "")));
      blocks.push({ kind: "list", ordered, items });
    } else if (line().trimStart().startsWith("|") && RULE.test(lines[i + 1] ?? "")) {
      const head = cells(line()).map((cell) => inline(cell));
      const rows: Inline[][][] = [];
      for (i += 2; line().trimStart().startsWith("|"); i++)
        rows.push(cells(line()).map((cell) => inline(cell)));
      blocks.push({ kind: "table", head, rows });
    } else {
      const text = folded(line());
      const [, alt, name, caption] = FIGURE.exec(text) ?? [];
      if (name !== undefined)
        blocks.push({ kind: "figure", name, alt: alt ?? "", caption: inline(caption ?? "") });
      else blocks.push({ kind: "paragraph", ...item(text) });
    }
  }
  return blocks;
}

/** The words alone, for searching. */
export function plain(parts: Inline[]): string {
  return parts
    .map((part) => ("text" in part ? part.text : part.kind === "sign" ? part.alt : plain(part.parts)))
    .join("");
}

/** The lists that explain signs: every item begins with one, beside its name. */
export function legendOf(blocks: Block[]): Block[] {
  const explains = ({ parts: [first] }: Item): boolean => first?.kind === "sign" && first.alt === "";
  return blocks.filter((block) => block.kind === "list" && block.items.every(explains));
}
