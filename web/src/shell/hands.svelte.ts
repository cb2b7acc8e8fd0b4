// Keeps hands from slipping: what would lose something is to be chosen twice, and who has set it so confirms every move before it is
// sent. Knows no game: a choice says itself what would be lost by it.

/** What somebody is about to do. */
export interface Wish {
  action: string;
  text: string;
  /** What would be lost by it; empty: nothing. */
  loses: string;
}

/** A move that waits to be confirmed. */
export interface Held {
  wish: Wish;
  actions: string[];
}

/** Milliseconds for which a choice waits to be made again. */
export const WAITS = 6000;
/** What comes sooner than that is no second thought, but a double click or a key held down. */
export const SLIP = 350;

export class Hands {
  /** What has been chosen once, and is done when it is chosen again. */
  armed = $state.raw<Wish | null>(null);
  /** Whether it may be chosen again already. */
  ripe = $state(false);
  held = $state.raw<Held | null>(null);
  #wish: Wish | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    private readonly send: (...actions: string[]) => void,
    /** Whether losses are guarded, and whether every move is confirmed. */
    private readonly careful: () => { guard: boolean; confirm: boolean },
  ) {}

  /** Whether somebody may go on with what they wish; if not, they are to choose it again. To be asked before each `act`. */
  sure(wish: Wish): boolean {
    const { guard, confirm } = this.careful();
    const twice = guard && !confirm && wish.loses !== "";
    const again = this.armed?.action === wish.action;
    if (twice && again && !this.ripe) return false;
    this.calm();
    this.#wish = wish;
    if (!twice || again) return true;
    this.armed = wish;
    this.#timers = [setTimeout(() => (this.ripe = true), SLIP), setTimeout(() => this.calm(), WAITS)];
    return false;
  }

  act(...actions: string[]): void {
    const wish = this.#wish;
    this.calm();
    if (this.careful().confirm && wish) this.held = { wish, actions };
    else this.send(...actions);
  }

  confirm(): void {
    const actions = this.held?.actions ?? [];
    this.calm();
    if (actions.length > 0) this.send(...actions);
  }

  /** Nothing waits any more; false if nothing did. */
  calm(): boolean {
    const waited = this.armed !== null || this.held !== null;
    for (const timer of this.#timers) clearTimeout(timer);
    this.ripe = false;
    this.armed = null;
    this.held = null;
    this.#wish = null;
    return waited;
  }
}
