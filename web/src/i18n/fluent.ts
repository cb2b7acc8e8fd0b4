// Words from the package's language files, as the build has read them (scripts/words.mjs): filled, with the form that a number
// wants and every article drawn into the preposition before it, as kernel/words.py does.
type Part = string | [hole: string] | [hole: string, usual: string, forms: Record<string, Part[]>];
type Text = string | { holes: string[]; parts: Part[] };
export type Sheet = Record<string, Text | { text?: Text; of: Record<string, Text> }>;
type Value = string | number;

/** Language files by their language. */
function byLanguage(files: Record<string, Sheet>): Record<string, Sheet> {
  return Object.fromEntries(
    Object.entries(files).map(([path, sheet]) => [/(\w+)\.ftl$/u.exec(path)?.[1] ?? path, sheet]),
  );
}

export const SHELL = byLanguage(
  import.meta.glob("../../../src/bailiwick/words/*.ftl", { eager: true, import: "default" }),
);
/** The languages that there are files for, English first. */
export const LANGS = Object.keys(SHELL).sort(
  (a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b),
);

/** What a language calls itself, and its tag for the browser. */
export function ownName(lang: string): { name: string; tag: string } {
  const found = SHELL[lang]?.["ownName"] as { text: string; of: Record<string, string> } | undefined;
  return { name: found?.text ?? lang, tag: found?.of["tag"] ?? lang };
}

// ---------------------------------------------------------------- prepositions and articles

interface Grammar {
  preposition: RegExp;
  article: RegExp;
  drawn: Record<string, Record<string, string>>;
}

function grammarOf(lang: string): Grammar | null {
  const found = SHELL[lang]?.["contractions"];
  if (typeof found !== "object" || !("of" in found)) return null;
  const articles = String(found.text).split(", ");
  const drawn = Object.entries(found.of).map(([preposition, forms]) => {
    const words = String(forms).split(", ");
    return [
      preposition,
      Object.fromEntries(articles.map((article, i) => [article, words[i] ?? ""])),
    ] as const;
  });
  const longest = [...articles].sort((a, b) => b.length - a.length);
  const ends = longest.map((article) => (article.endsWith("'") ? `${article}(?=\\p{L})` : `${article} `));
  return {
    preposition: new RegExp(`(?<![\\p{L}\\p{N}_])(${drawn.map(([word]) => word).join("|")}) $`, "iu"),
    article: new RegExp(`^(${ends.join("|")})`, "iu"),
    drawn: Object.fromEntries(drawn),
  };
}

const grammars = Object.fromEntries(LANGS.map((lang) => [lang, grammarOf(lang)]));

/** A name behind some text: its article goes over to a preposition there. */
export function joined(lang: string, before: string, name: string): string {
  const grammar = grammars[lang] ?? null;
  const preposition = grammar?.preposition.exec(before);
  const article = grammar?.article.exec(name);
  if (!grammar || !preposition || !article) return before + name;
  const word = preposition[1] ?? "";
  const form = grammar.drawn[word.toLowerCase()]?.[article[0].trim().toLowerCase()] ?? "";
  const said = word[0] === word[0]?.toUpperCase() ? form.slice(0, 1).toUpperCase() + form.slice(1) : form;
  return (
    before.slice(0, preposition.index) +
    said +
    (said.endsWith("'") ? "" : " ") +
    name.slice(article[0].length)
  );
}

// ---------------------------------------------------------------- words

const rules = new Map<string, Intl.PluralRules>();

function category(lang: string, value: Value | undefined): string {
  if (typeof value !== "number") return "";
  let rule = rules.get(lang);
  if (!rule) rules.set(lang, (rule = new Intl.PluralRules(lang)));
  return rule.select(value);
}

function filled(lang: string, parts: Part[], values: Record<string, Value>, before = ""): string {
  return parts.reduce((said: string, part) => {
    if (typeof part === "string") return said + part;
    const value = values[part[0]];
    if (part.length === 1) return joined(lang, said, String(value));
    const [, usual, forms] = part;
    return filled(
      lang,
      forms[String(value)] ?? forms[category(lang, value)] ?? forms[usual] ?? [],
      values,
      said,
    );
  }, before);
}

/** A text, or how to say it: values come in the order of the English one. */
function word(lang: string, text: Text, english: Text): unknown {
  if (typeof english === "string") return text;
  const parts = typeof text === "string" ? [text] : text.parts;
  return (...values: Value[]): string =>
    filled(lang, parts, Object.fromEntries(english.holes.map((hole, i) => [hole, values[i] ?? ""])));
}

/** Words in a language; in one that there is no file for, the English ones. */
export function speaking<Words>(files: Record<string, Sheet>): (lang: string) => Words {
  const sheets = byLanguage(files);
  const english = sheets["en"] ?? {};
  const known: Record<string, Words> = {};
  const said = (lang: string, sheet: Sheet): Words => {
    const words = Object.entries(english).map(([key, source]) => {
      const text = sheet[key];
      if (text === undefined) throw new Error(`${lang}.ftl has no ${key}`);
      if (typeof source !== "object" || !("of" in source)) return [key, word(lang, text as Text, source)];
      const { of } = text as { of: Record<string, Text> };
      const parts = Object.entries(source.of).map(([part, each]) => [part, word(lang, of[part] ?? "", each)]);
      return [key, Object.fromEntries(parts)];
    });
    return Object.fromEntries(words) as Words;
  };
  return (lang) => {
    const spoken = lang in sheets ? lang : "en";
    return (known[spoken] ??= said(spoken, sheets[spoken] ?? english));
  };
}
