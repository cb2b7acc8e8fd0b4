// The choices that fill a deal, by what they are about.
import type { Choice } from "../../shell/board";
import type { DealView } from "./types";

export type Item = DealView["gives"][0][number];

/** What one side may still put in. */
export interface Filling {
  /** By verb: amounts to choose from, now and as promises. */
  now: Map<string, Choice[]>;
  later: Map<string, Choice[]>;
  items: Choice[];
}

export interface Fillings {
  /** What the proposer may give, and want. */
  sides: [Filling, Filling];
  /** Propose, start over, show something, let it be; or accept, decline and counter. */
  answers: Choice[];
}

const side = (): Filling => ({ now: new Map(), later: new Map(), items: [] });

export function fillings(choices: Choice[]): Fillings {
  const found: Fillings = { sides: [side(), side()], answers: [] };
  for (const choice of choices) {
    const { verb } = choice;
    if (!/^((give|want|promise)-|promise$)/u.test(verb)) {
      found.answers.push(choice);
      continue;
    }
    const { now, later, items } = found.sides[verb.startsWith("want-") ? 1 : 0];
    if (/-(favor|secrets)$/u.test(verb)) {
      const amounts = verb.includes("promise") ? later : now;
      amounts.set(verb, [...(amounts.get(verb) ?? []), choice]);
    } else items.push(choice);
  }
  return found;
}

/** The parts of a promise that may be said now, under the heading that stands above each: by verb, in this order. */
export const PARTS = [
  "will",
  "will-not",
  "will-give",
  "which",
  "by",
  "penalty-favor",
  "penalty-secrets",
  "penalty",
] as const;
export type Part = (typeof PARTS)[number];

export interface Wording {
  parts: [Part, Choice[]][];
  answers: Choice[];
}

const partOf = ({ verb }: Choice): Part | null => {
  if (verb === "done" || verb === "decline") return null;
  if (verb === "penalty-relic" || verb === "penalty-adviser") return "penalty";
  return PARTS.includes(verb as Part) ? (verb as Part) : "which";
};

export function wording(choices: Choice[]): Wording {
  const parts = PARTS.map((part): [Part, Choice[]] => [
    part,
    choices.filter((choice) => partOf(choice) === part),
  ]);
  return {
    parts: parts.filter(([, found]) => found.length > 0),
    answers: choices.filter((choice) => partOf(choice) === null),
  };
}
