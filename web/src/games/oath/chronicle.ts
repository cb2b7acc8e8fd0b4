// Which of the winner's decisions is being asked for (O-13): an Oath, Citizenship, a building, the suit that grows.
import type { Choice } from "../../shell/board";

/** The number of the part; null while nothing is asked of the viewer. */
export function partOf(choices: readonly Choice[]): number | null {
  const verbs = new Set(choices.map(({ verb }) => verb));
  if (verbs.size === 0) return null;
  if (verbs.has("vow")) return 0;
  if (verbs.has("suit")) return 3;
  return verbs.has("card") || (verbs.has("decline") && !verbs.has("accept")) ? 2 : 1;
}
