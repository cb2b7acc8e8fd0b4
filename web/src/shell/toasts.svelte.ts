// Short sentences that come and go. A refusal by the server is shown as its own sentence.
import { i18n } from "../i18n";
import { Problem } from "./api";

export interface Toast {
  id: number;
  text: string;
}

class Toasts {
  all = $state<Toast[]>([]);
  private last = 0;

  say(text: string): void {
    const id = ++this.last;
    this.all.push({ id, text });
    setTimeout(() => this.drop(id), 3000 + 60 * text.length);
  }

  drop(id: number): void {
    this.all = this.all.filter((toast) => toast.id !== id);
  }

  complain(error: unknown): void {
    this.say(error instanceof Problem && error.message ? error.message : i18n.t.unreachable);
  }
}

export const toasts = new Toasts();
