// Cuts a card's text into lines and into words and signs, so that "+2 power" can be shown with its sign in any language.

export type Part =
  { kind: "text"; text: string } | { kind: "power" | "influence"; text: string; word: string };

export interface Line {
  parts: Part[];
  /** One of several alternatives. */
  option: boolean;
}

const GAIN = /(\+\d+) ((?:de )?(power|influence|força|influência|potere|influenza))/giu;
const POWER = /power|força|potere/iu;

export function signs(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of text.matchAll(GAIN)) {
    if (found.index > from) parts.push({ kind: "text", text: text.slice(from, found.index) });
    const [whole, amount = "", , word = ""] = found;
    parts.push({ kind: POWER.test(word) ? "power" : "influence", text: amount, word });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: "text", text: text.slice(from) });
  return parts;
}

/** As one line (without a full stop if it is one sentence), or with each sentence and each alternative ("Choose one: …; or …") on a line of its own. */
export function pieces(text: string, full: boolean): Line[] {
  if (!full) return [{ parts: signs(text.replace(/^([^.]*)\.$/u, "$1")), option: false }];
  return text
    .split(/(?<=[.]) (?=\S)/u)
    .flatMap((sentence) => {
      if (!sentence.includes("; ")) return [{ text: sentence, option: false }];
      const colon = sentence.indexOf(": ");
      const options = sentence.slice(colon + 2).split("; ");
      const head = colon < 0 ? [] : [{ text: sentence.slice(0, colon + 1), option: false }];
      return [
        ...head,
        ...(colon < 0 ? sentence.split("; ") : options).map((text) => ({ text, option: true })),
      ];
    })
    .map(({ text, option }) => ({ parts: signs(text), option }));
}
