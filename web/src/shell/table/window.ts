// Which lines of a long log are in the page: the newest, and as many of the earlier ones as somebody has asked for.

/** At least this many lines are there, if there are so many. */
export const KEPT = 200;
/** Lines go and come in steps, so that a new line costs no more than itself. */
export const STEP = 100;

/** The first line in the page for one who reads the newest. */
export function firstLine(count: number): number {
  return Math.max(0, Math.floor((count - KEPT) / STEP) * STEP);
}

/** The first line in the page for one who asks for what is above `first`. */
export function earlier(first: number): number {
  return Math.max(0, first - STEP);
}
