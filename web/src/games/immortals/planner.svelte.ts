// The plan that a player is making, and the card or space that is picked up at the moment. It outlives what arrives from the others
// and, in this tab of the browser, a reload.
import {
  adopt,
  BLANK,
  blanksLeft,
  emptyPlan,
  fillable,
  handOf,
  lay,
  planOf,
  refusal,
  sequence,
  takeBack,
  tidy,
  type Plan,
} from "./plan";
import type { BoardData, ImmortalsView } from "./types";

/** A card taken up, from the hand or from a space; or a space that waits for a card. */
export type Picked = { card: string; from: number | null } | { space: number };

export interface Table {
  view: ImmortalsView;
  data: BoardData;
  seat: string | null;
  planning: boolean;
}

export class Planner {
  readonly #table: () => Table;
  #plan = $state.raw<Plan>([]);
  picked = $state.raw<Picked | null>(null);
  /** Which round of which seat the plan is for. */
  #for = "";
  #cursor = 0;
  /** A plan is on its way: what the server has of it meanwhile is no news. */
  #sending = false;

  constructor(table: () => Table) {
    this.#table = table;
  }

  /** What lies on the player's board: the plan in the making, or else what the server says. */
  get shown(): Plan {
    const { data, view, seat, planning } = this.#table();
    if (planning && this.#plan.length > 0) return this.#plan;
    return seat === null ? emptyPlan(data) : planOf(data, view, seat);
  }
  get hand(): string[] {
    const { data, view, seat } = this.#table();
    return seat === null ? [] : handOf(data, view, seat, this.shown);
  }
  get blanks(): number {
    return blanksLeft(this.#table().data, this.shown);
  }
  get size(): number {
    return this.shown.filter((card) => card !== null).length;
  }

  /** How many spaces could still be filled from the hand. */
  get open(): number {
    return fillable(this.shown, this.hand, (space, card) => this.fits(space, card));
  }

  /** Take up what the server knows; to be called with every view. */
  follow(busy: boolean): void {
    const { data, view, seat, planning } = this.#table();
    if (!planning || seat === null) {
      this.picked = null;
      this.#sending = busy && this.#sending;
      return;
    }
    const now = `${seat}.${view.round}`;
    if (now !== this.#for) {
      this.#for = now;
      this.#cursor = 0;
      this.#sending = false;
      this.picked = null;
      this.#plan = tidy(data, view, seat, this.#read());
    }
    if (!busy) this.#sending = false;
    const cursor = view.seats[seat]?.cursor ?? 0;
    if (cursor > this.#cursor && !this.#sending)
      this.#plan = adopt(this.#plan, planOf(data, view, seat), this.#cursor, cursor);
    this.#cursor = cursor;
  }

  /** Why a card may not be laid on a space; null if it may. */
  refusal(space: number, card: string): string | null {
    const { data, view, seat } = this.#table();
    const id = data.spaces[space]?.id;
    return seat === null || id === undefined ? "not_held" : refusal(view, seat, id, card);
  }
  fits(space: number, card: string): boolean {
    return this.refusal(space, card) === null;
  }
  /** Whether there is any space for it. */
  usable(card: string): boolean {
    return this.#table().data.spaces.some((_, space) => this.fits(space, card));
  }
  /** Whether what is picked up could be laid here. */
  takes(space: number): boolean {
    const picked = this.picked;
    return picked !== null && "card" in picked && picked.from !== space && this.fits(space, picked.card);
  }

  /** Lay a card; false if it may not lie there. */
  lay(space: number, card: string, from: number | null): boolean {
    if (!this.fits(space, card) || (card === BLANK && from === null && this.blanks <= 0)) return false;
    if (from !== space)
      this.#set(lay(this.#plan, space, card, from, (there, origin) => this.fits(origin, there)));
    this.picked = null;
    return true;
  }
  takeBack(space: number): void {
    this.#set(takeBack(this.#plan, space));
    this.picked = null;
  }
  clear(): void {
    this.#set(emptyPlan(this.#table().data));
    this.picked = null;
  }

  /** A card in hand is clicked: it is taken up, put down, or laid on the space that waits for one. */
  clickCard(card: string): void {
    const picked = this.picked;
    if (picked && "space" in picked && this.lay(picked.space, card, null)) return;
    this.picked =
      picked && "card" in picked && picked.card === card && picked.from === null
        ? null
        : { card, from: null };
  }
  /** A space is clicked: what is picked up is laid there; a card there is taken up or, at the second click, taken back. */
  clickSpace(space: number): void {
    const picked = this.picked;
    if (picked && "card" in picked) {
      if (picked.from === space) this.takeBack(space);
      else this.lay(space, picked.card, picked.from);
      return;
    }
    const card = this.#plan[space] ?? null;
    if (card !== null) this.picked = { card, from: space };
    else this.picked = picked && picked.space === space ? null : { space };
  }

  /** The actions that send it. */
  send(): string[] {
    const { data, view, seat } = this.#table();
    if (seat === null) return [];
    this.#sending = true;
    this.picked = null;
    return sequence(data, this.#plan, planOf(data, view, seat), view.seats[seat]?.cursor ?? 0);
  }

  #set(plan: Plan): void {
    this.#plan = plan;
    try {
      sessionStorage.setItem(this.#key(), JSON.stringify(plan));
    } catch {
      // Without storage a plan is made again after a reload.
    }
  }
  #read(): unknown[] {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(this.#key()) ?? "[]");
      return Array.isArray(kept) ? kept : [];
    } catch {
      return [];
    }
  }
  #key(): string {
    return `bailiwick.plan.${location.pathname}.${this.#for}`;
  }
}
