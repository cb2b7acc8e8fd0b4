// The board's desk with what is this game's own: its view and data, its choices by thing, and the troop that has been picked up
// to be moved.
import { createContext } from "svelte";
import { Desk as AnyDesk } from "../../board/desk.svelte";
import type { Choice } from "../../shell/board";
import { choicesAt, naturalAction, NOTHING, sortOffers, type ThingKind } from "./choices";
import type { BoardData, TyrantsView } from "./types";
import { wordsIn } from "./words";

export class Desk extends AnyDesk<TyrantsView, BoardData> {
  readonly words = $derived.by(() => wordsIn(this.props().lang));
  readonly offers = $derived.by(() => sortOffers(this.props().legal, this.view, this.seat));
  #moving = $state<string | null>(null);
  /** The troop that has been picked up to be moved, while the page asks where to; the view still has it where it was. */
  readonly lifted = $derived.by(() => (this.offers.verbs.has("move-to") ? this.#moving : null));

  /** What may be done with a thing now (see `Offers.at` for the names of things). */
  of(thing: string): Choice[] {
    return this.offers.at.get(thing) ?? NOTHING;
  }
  at(site: string): Choice[] {
    return choicesAt(this.offers, site);
  }
  /** What to ask about a thing of some kind when nothing can be done with it. */
  wish(kind: ThingKind, argument: string): string {
    return naturalAction(kind, argument, this.offers.verbs);
  }

  override act(choice: Choice): void {
    if (this.busy) return;
    if (choice.verb === "move-from") this.#moving = choice.argument;
    super.act(choice);
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
