// How fast what happens is shown. Moves come in bursts; here they wait their turn: each stays for as long as it takes to read what
// is told of it or, for who wants it quick, the shorter the more of them wait. What may be done is not decided here.
import { readingTime } from "./telling";

export const PACES = ["slow", "normal", "quick", "off"] as const;
export type Pace = (typeof PACES)[number];

/** Milliseconds from one move to the next, at least (and quickly, at most). */
const LEISURE = 500;
/** How much longer the slow take to read than others. */
const SLOWER = 2;
/** Milliseconds by which the newest move may be shown late, where it is to be quick. */
const PATIENCE = 5000;
/** With more moves than these to show, only where they lead to is shown: nobody follows a game that runs away from them. */
export const FAR = 120;

/** Milliseconds that a move stays, told in so many characters, while others wait to be shown, the newest of them for so long. */
export function gap(pace: Pace, told: number, behind: number, late: number): number {
  if (pace === "off" || behind > FAR) return 0;
  if (pace === "quick") return Math.max(0, Math.min(LEISURE, (PATIENCE - late) / behind));
  return Math.max(LEISURE, readingTime(told)) * (pace === "slow" ? SLOWER : 1);
}

/** What the queue needs of the browser; tests hand in their own frame. */
export interface Stage {
  /** Call once, with the next picture that the browser draws. */
  frame: (draw: () => void) => void;
  pace: () => Pace;
}

export class Queue<T> {
  private waiting: { moment: T; told: number }[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drawing = false;
  /** When something was shown last, in how many characters that is told, and when the newest came. */
  private shown = -Infinity;
  private told = 0;
  private came = 0;
  private held = false;

  /** `show` is given what comes next: several at once where they are not shown one by one. */
  constructor(
    private readonly show: (moments: T[]) => void,
    private readonly stage: Stage,
  ) {}

  /** `told` is in how many characters the moment is told. */
  push(moment: T, told = 0): void {
    this.waiting.push({ moment, told });
    this.came = performance.now();
    this.plan();
  }

  /** What comes last is not quite as it was. */
  amend(change: (moment: T) => T): void {
    const last = this.waiting.at(-1);
    if (last) last.moment = change(last.moment);
  }

  get length(): number {
    return this.waiting.length;
  }

  /** Show what waits, at once; all of it, or all but the last ones. */
  skip(but = 0): void {
    this.stop();
    this.held = false;
    this.next(this.waiting.length - but);
    if (this.waiting.length > 0) this.plan();
  }

  /** Stay where it is until somebody goes on. */
  hold(): void {
    this.stop();
    this.held = true;
  }

  /** Go on at the pace that is set: what is shown now has its time once more. */
  go(): void {
    this.held = false;
    this.shown = performance.now();
    if (this.waiting.length > 0) this.plan();
  }

  /** Show the next moment at once. */
  step(): void {
    this.stop();
    this.next(1);
    if (this.waiting.length > 0) this.plan();
  }

  /** Forget what waits. */
  clear(): void {
    this.stop();
    this.held = false;
    this.waiting = [];
  }

  private stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private plan(): void {
    if (this.held) return;
    const now = performance.now();
    const pause = gap(this.stage.pace(), this.told, this.waiting.length, now - this.came);
    if (pause === 0) {
      this.stop();
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
      if (!this.held) this.next(this.waiting.length);
    });
  }

  private next(count: number): void {
    const moments = this.waiting.splice(0, count);
    if (moments.length === 0) return;
    this.shown = performance.now();
    this.told = moments.at(-1)?.told ?? 0;
    this.show(moments.map(({ moment }) => moment));
  }
}
