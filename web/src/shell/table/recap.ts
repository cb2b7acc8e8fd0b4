// What happened while somebody was away, shown before they go on: one position after another, at the pace that is set.
import type { ReplayPage } from "../api";
import { moves, movesOf, type Following } from "../following";
import { Queue, type Stage } from "../pace";

/** Of a long absence only so many positions are shown one by one. */
export const SHOWN = 40;

/** The moves after which the position is to be shown to one who has seen all rows before `seen`; none if nothing was missed. */
export function missed({ page, log, away }: Following, seen: number): number[] {
  const last = moves(log).at(-1);
  if (!page || !last || away === null || last.by === page.seat) return [];
  const rows = movesOf(page);
  const from = rows.findIndex((row) => row >= Math.max(away, seen));
  if (from < 0) return [];
  const all = rows.length - from; // the last of them is where the game is now: that is shown anyway
  return Array.from({ length: Math.min(all, SHOWN) }, (_, back) => rows.length - back - 1).reverse();
}

export class Recap {
  private readonly queue: Queue<ReplayPage | null>;
  private over = false;

  /** `show` is given each position, and in the end null; `told` says in how many characters a position is told. */
  constructor(
    moves: number[],
    fetch: (move: number) => Promise<ReplayPage>,
    private readonly show: (page: ReplayPage | null) => void,
    stage: Stage,
    private readonly told: (page: ReplayPage) => number,
  ) {
    this.queue = new Queue((pages) => this.turn(pages.at(-1) ?? null), stage);
    void this.read(moves, fetch);
  }

  private async read(moves: number[], fetch: (move: number) => Promise<ReplayPage>): Promise<void> {
    try {
      for (const move of moves) {
        const page = await fetch(move);
        if (this.over) return;
        this.queue.push(page, this.told(page));
      }
    } catch {
      // What can't be read is not shown; the game itself is there.
    }
    this.queue.push(null);
  }

  private turn(page: ReplayPage | null): void {
    if (this.over) return;
    this.over = page === null;
    this.show(page);
  }

  hold(): void {
    this.queue.hold();
  }
  go(): void {
    this.queue.go();
  }
  step(): void {
    this.queue.step();
  }

  /** On to where the game is now. */
  skip(): void {
    this.queue.clear();
    this.turn(null);
  }
}
