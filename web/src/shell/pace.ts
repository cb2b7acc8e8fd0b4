// How fast what happens is shown. Moves come in bursts; here they wait their turn, but never long: the more of them wait, the
// faster they go, and from some number on they are passed over. What may be done is not decided here.

export const PACES = ["slow", "normal", "off"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds from one move to the next, when there is time. */
const LEISURE: Record<Pace, number> = { slow: 1000, normal: 500, off: 0 };
/** Milliseconds by which the newest move may be shown late, at most. */
const PATIENCE: Record<Pace, number> = { slow: 12_000, normal: 5000, off: 0 };
/** With more moves than these to show, only where they lead to is shown. */
export const FAR = 40;

/** Milliseconds between two moves while so many wait to be shown, the newest of them for so long. */
export function gap(pace: Pace, behind: number, late: number): number {
  if (behind > FAR) return 0;
  return Math.max(0, Math.min(LEISURE[pace], (PATIENCE[pace] - late) / behind));
}

/** What the queue needs of the browser; tests hand in their own frame. */
export interface Stage {
  /** Call once, with the next picture that the browser draws. */
  frame: (draw: () => void) => void;
  pace: () => Pace;
}

export class Queue<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drawing = false;
  /** When something was shown last, and when the newest came. */
  private shown = -Infinity;
  private came = 0;

  /** `show` is given what comes next: several at once where they are not shown one by one. */
  constructor(
    private readonly show: (moments: T[]) => void,
    private readonly stage: Stage,
  ) {}

  push(moment: T): void {
    this.waiting.push(moment);
    this.came = performance.now();
    this.plan();
  }

  get length(): number {
    return this.waiting.length;
  }

  /** Show what waits, at once; all of it, or all but the last ones. */
  skip(but = 0): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.next(this.waiting.length - but);
    if (this.waiting.length > 0) this.plan();
  }

  /** Forget what waits. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.waiting = [];
  }

  private plan(): void {
    const now = performance.now();
    const pause = gap(this.stage.pace(), this.waiting.length, now - this.came);
    if (pause === 0) {
      clearTimeout(this.timer);
      this.timer = undefined;
      this.draw();
    } else if (this.timer === undefined) {
      this.timer = setTimeout(
        () => {
          this.timer = undefined;
          this.next(1);
          if (this.waiting.length > 0) this.plan();
        },
        this.shown + pause - now,
      );
    }
  }

  /** A burst of messages is one picture. */
  private draw(): void {
    if (this.drawing) return;
    this.drawing = true;
    this.stage.frame(() => {
      this.drawing = false;
      this.next(this.waiting.length);
    });
  }

  private next(count: number): void {
    const moments = this.waiting.splice(0, count);
    if (moments.length === 0) return;
    this.shown = performance.now();
    this.show(moments);
  }
}
