// What the board asks. A plan is made in any order here, while the server goes through the spaces one after the other: its question
// names one that may be filled already.
import type { Choice } from "../../shell/board";
import { sortOffers } from "./choices";
import { wordsIn } from "./words";

export function question(legal: Choice[], lang: string): string | null {
  return sortOffers(legal, false).planning ? wordsIn(lang).planAsk : null;
}
