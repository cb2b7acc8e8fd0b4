// What a good player would do, once somebody has asked: for one decision, until it is made. Knows no game.
import type { HintPage } from "../api";
import type { Choice } from "../board";

/** A choice that is among the best, with what is said of it. */
export interface Advice {
  choice: Choice;
  chance: number;
  why: string;
}

export class Hinting {
  open = $state(false);
  answer = $state.raw<HintPage | null>(null);
  /** The decision that is asked about. */
  #number = -1;

  constructor(private readonly fetch: (number: number) => Promise<HintPage | null>) {}

  /** Ask what to do at a decision, and show it. What was answered before is shown again. */
  async ask(number: number): Promise<void> {
    if (this.open) return;
    this.open = true;
    if (this.answer?.number === number) return;
    this.answer = null;
    this.#number = number;
    const found = await this.fetch(number);
    if (this.#number !== number) return; // somebody has moved since
    this.answer = found;
    if (found === null) this.open = false; // why there is none was told already
  }

  /** Close it; false if it was not open. */
  close(): boolean {
    const was = this.open;
    this.open = false;
    return was;
  }

  /** Another decision is shown: what was said of the one before is of no use. */
  forget(): void {
    this.open = false;
    this.answer = null;
    this.#number = -1;
  }

  /** What was answered, of the choices that there are now. */
  among(legal: Choice[]): Advice[] {
    return (this.answer?.choices ?? []).flatMap(({ action, chance, why }) => {
      const choice = legal.find((one) => one.action === action);
      return choice ? [{ choice, chance, why }] : [];
    });
  }
}
