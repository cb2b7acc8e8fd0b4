// Answers for a person who has only one choice: nobody wants to decline every time they are asked in vain. A pause comes before it, of
// random length, so that the others can't tell it from somebody who thinks. It knows no game: a choice says itself whether it only
// lets happen what others do.
import type { Choice } from "./board";

/** When to answer: never; where nothing can be done against what others do; wherever there is only one choice. */
export const SINGLES = ["never", "idle", "always"] as const;
export type Single = (typeof SINGLES)[number];

/** The choices that are made without asking: the only one, or none. */
export function answered(legal: Choice[], when: Single): Choice[] {
  const [only] = legal;
  if (only === undefined || legal.length > 1 || when === "never") return [];
  return when === "always" || only.idle ? [only] : [];
}

/** Milliseconds: not sooner than anybody could have looked, and no longer than others like to wait. */
const SHORTEST = 1000;
const LONGEST = 4000;

export function pause(random: () => number = Math.random): number {
  return SHORTEST + random() * (LONGEST - SHORTEST);
}

export class AutoAnswer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private decision = -1;

  constructor(
    private readonly answer: (action: string) => void,
    private readonly random: () => number = Math.random,
  ) {}

  /** What may be chosen at decision `number`. The same again does not begin the pause anew; more than one choice, or none, ends it. */
  offer(number: number, actions: string[]): void {
    const only = actions.length === 1 ? actions[0] : undefined;
    if (only !== undefined && number === this.decision) return;
    this.stop();
    if (only === undefined) return;
    this.decision = number;
    this.timer = setTimeout(() => this.answer(only), pause(this.random));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.decision = -1;
  }
}
