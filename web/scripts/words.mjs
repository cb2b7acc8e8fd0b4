// What the page says, out of the package's language files: all that begins with `page-`, and a few words that it shares. Read by
// Fluent's own parser when the page is built, so that the page needs none.
import { FluentParser } from "@fluent/syntax";

const SHARED = new Set(["bots", "contractions", "levels", "ownName", "refusals"]);

/**
 * The texts of a file by their keys, `page-` left out: a string, or what it is put together from with the names of its values in their
 * order (that of a comment, or of mention); `of` are the texts of a message's attributes.
 */
export function compile(source, file = "") {
  const { body } = new FluentParser().parse(source);
  const messages = new Map(
    body.filter(({ type }) => type === "Message").map((entry) => [entry.id.name, entry]),
  );
  const junk = body.find(({ type }) => type === "Junk");
  if (junk) throw new Error(`${file}: this is no message: ${junk.content}`);

  const partsOf = ({ elements }) =>
    elements.flatMap(({ type, value, expression }) => {
      if (type === "TextElement") return [value];
      if (expression.type === "StringLiteral") return [expression.value];
      if (expression.type === "VariableReference") return [[expression.id.name]];
      if (expression.type === "MessageReference") return partsOf(messages.get(expression.id.name).value);
      const { selector, variants } = expression;
      const forms = variants.map(({ key, value: form }) => [key.name ?? key.value, partsOf(form)]);
      const usual = variants.find((variant) => variant.default).key;
      return [[selector.id.name, usual.name ?? usual.value, Object.fromEntries(forms)]];
    });
  const mentioned = (parts) =>
    parts.flatMap((part) =>
      typeof part === "string" ? [] : [part[0], ...Object.values(part[2] ?? {}).flatMap(mentioned)],
    );
  const textOf = (pattern, comment) => {
    const parts = partsOf(pattern);
    if (parts.every((part) => typeof part === "string")) return parts.join("");
    const said = comment?.content.match(/\$[\w-]+/gu)?.map((name) => name.slice(1));
    return { holes: said ?? [...new Set(mentioned(parts))], parts };
  };

  const found = {};
  for (const [id, { value, attributes, comment }] of messages) {
    if (!id.startsWith("page-") && !SHARED.has(id)) continue;
    const of = Object.fromEntries(attributes.map((part) => [part.id.name, textOf(part.value)]));
    const text = value && textOf(value, comment);
    found[id.replace(/^page-/u, "")] = attributes.length === 0 ? text : { ...(text && { text }), of };
  }
  return found;
}

const numbers = (parts) =>
  parts.flatMap((part) =>
    typeof part === "string" || part.length === 1
      ? []
      : [part[0], ...Object.values(part[2]).flatMap(numbers)],
  );

function typeOf(text) {
  if (typeof text === "string") return "string";
  const counted = new Set(numbers(text.parts));
  return `(${text.holes.map((hole) => `${hole}: ${counted.has(hole) ? "number" : "string | number"}`).join(", ")}) => string`;
}

/** The same as a type, so that a word that is not there, or is given too little, is found before it is missed. */
export function declare(name, texts) {
  const lines = Object.entries(texts).map(([key, text]) => {
    if (text.of === undefined) return `  ${key}: ${typeOf(text)};`;
    const kinds = new Set(Object.values(text.of).map(typeOf));
    const any = kinds.size > 1 ? "(...values: (string | number)[]) => string" : [...kinds][0];
    const parts = Object.entries(text.of).map(([part, of]) => `${JSON.stringify(part)}: ${typeOf(of)}`);
    return `  ${key}: { ${parts.join("; ")} } & Record<string, ${any}>;`;
  });
  return `export interface ${name} {\n${lines.join("\n")}\n}\n`;
}

/** For Vite: a language file is a module with what the page says of it. */
export function languageFiles() {
  return {
    name: "language-files",
    transform(source, id) {
      return id.endsWith(".ftl")
        ? { code: `export default ${JSON.stringify(compile(source, id))};`, map: null }
        : null;
    },
  };
}
