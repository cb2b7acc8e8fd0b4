// The board's desk with what is this game's own: its view and data, its choices by thing, the events to be read, and the minion
// that has been picked up to be moved.
import { createContext } from "svelte";
import { Desk as AnyDesk, type Thing } from "../../board/desk.svelte";
import { choicesAt, idOf, sortOffers, wishFor } from "../../board/offers";
import type { Choice, LogEvent } from "../../shell/board";
import { DRAWING, IN_AREA } from "./choices";
import { hear, type News } from "./news";
import type { AnkhView, BoardData } from "./types";
import { wordsIn } from "./words";

export class Desk extends AnyDesk<AnkhView, BoardData> {
  readonly words = $derived.by(() => wordsIn(this.props().lang));
  readonly hand = $derived.by(
    () => (this.seat === null ? undefined : this.view.seats[this.seat]?.hand) ?? [],
  );
  override readonly offers = $derived.by(() => sortOffers(this.props().legal, DRAWING));
  readonly areas = $derived.by(() => new Map(this.data.areas.map((area) => [area.id, area])));
  news = $state.raw<News[]>([]);
  #moving = $state<string | null>(null);
  /** The minion (`AREA KIND`) that is being moved, while the page asks where to; the view still has it where it was. */
  readonly lifted = $derived.by(() => (this.offers.verbs.has("move-to") ? this.#moving : null));

  inArea(area: string): Choice[] {
    return choicesAt(this.offers, IN_AREA, area);
  }
  /** A thing of some kind, with the wish to ask about. */
  thing(kind: string, id: string, label: string, more: Partial<Thing> = {}): Thing {
    return { label, choices: this.of(`${kind}:${id}`), wish: this.#wish(kind, id), ...more };
  }
  #wish(kind: string, id: string): string | null {
    const { offers } = this;
    const interrupt = this.data.cards[id]?.icons.some((icon) => icon.name === "interrupt");
    if (kind === "hand" && interrupt && offers.verbs.has("decline")) return `answer ${id}`;
    if (kind === "building" && !offers.asked.has(kind) && offers.verbs.has("build")) return `build ${id}`;
    return wishFor(offers, DRAWING, kind, id);
  }

  nameOf(seat: string): string {
    return this.data.seats[seat] ?? seat;
  }
  areaName(area: string): string {
    return this.areas.get(area)?.name ?? area;
  }

  override act(choice: Choice): void {
    if (this.busy) return;
    if (choice.verb === "move") this.#moving = idOf(choice);
    this.news = [];
    super.act(choice);
  }
  listen(events: LogEvent[]): void {
    if (events.length > 0) this.news = hear(this.news, events, this.data);
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
