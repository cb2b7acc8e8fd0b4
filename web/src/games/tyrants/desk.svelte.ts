// The board's desk with what is this game's own: its view and data, its choices by thing, and the troop that has been picked up
// to be moved.
import { createContext } from "svelte";
import { Desk as AnyDesk } from "../../board/desk.svelte";
import { choicesAt, idOf, sortOffers, wishFor } from "../../board/offers";
import type { Choice } from "../../shell/board";
import { AT_SITE, DRAWING } from "./choices";
import type { BoardData, TyrantsView } from "./types";
import { wordsIn } from "./words";

export class Desk extends AnyDesk<TyrantsView, BoardData> {
  readonly words = $derived.by(() => wordsIn(this.props().lang));
  override readonly offers = $derived.by(() => sortOffers(this.props().legal, DRAWING));
  #moving = $state<string | null>(null);
  /** The troop that has been picked up to be moved, while the page asks where to; the view still has it where it was. */
  readonly lifted = $derived.by(() => (this.offers.verbs.has("move-to") ? this.#moving : null));

  at(site: string): Choice[] {
    return choicesAt(this.offers, AT_SITE, site);
  }
  /** What to ask about a thing of some kind when nothing can be done with it. */
  wish(kind: string, id: string): string | null {
    if (kind === "devoured")
      return this.offers.verbs.has("use-devoured") ? "use-devoured" : "recruit-devoured";
    const asked = kind === "site" && !this.offers.asked.has("site") ? "place" : kind;
    return wishFor(this.offers, DRAWING, asked, id);
  }

  override act(choice: Choice): void {
    if (this.busy) return;
    if (choice.verb === "move-from") this.#moving = idOf(choice);
    super.act(choice);
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
