// Short sentences that come and go. A refusal by the server is shown as its own sentence.
import { i18n } from "../i18n";
import { said } from "./refusal";

export interface Toast {
  id: number;
  text: string;
  /** Whether it is true only of the decision at which it was said. */
  passing: boolean;
}

class Toasts {
  all = $state<Toast[]>([]);
  private last = 0;

  say(text: string, passing = false): void {
    const id = ++this.last;
    this.all.push({ id, text, passing });
    setTimeout(() => this.drop(id), 3000 + 60 * text.length);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  /** Another decision is open: what was said of the last one is no longer true. */
  pass(): void {
    if (this.all.some((toast) => toast.passing)) this.all = this.all.filter((toast) => !toast.passing);
  }

  complain(error: unknown, passing = false): void {
    this.say(said(error) ?? i18n.t.unreachable, passing);
  }
}

export const toasts = new Toasts();
