// What the line above the board says of the goal, in the order of what presses most.
import type { Aims, Notice } from "../api";
import type { Token } from "../board";

const LEVELS = ["info", "soon", "alarm"] as const;
export type Level = (typeof LEVELS)[number];

/** What comes first in the line: a warning, or else what only the viewer knows, or else who is ahead. */
export function headline({ notices, own }: Aims): Notice | null {
  return notices.find(({ level }) => level !== "info") ?? own[0] ?? notices[0] ?? null;
}

/** Warnings that the line has no room for. */
export function further(aims: Aims): number {
  return aims.notices.filter((notice) => notice.level !== "info" && notice !== headline(aims)).length;
}

/** The most pressing level of all that is said. */
export function worst({ notices, own }: Aims): Level {
  const most = Math.max(0, ...[...notices, ...own].map(({ level }) => LEVELS.indexOf(level)));
  return LEVELS[most] ?? "info";
}

/** A sentence with people called as they are at the table. */
export function spoken(tokens: readonly Token[], nameOf: (seat: string) => string): string {
  return tokens.map(({ kind, id, text }) => (kind === "seat" ? nameOf(id) : text)).join("");
}
