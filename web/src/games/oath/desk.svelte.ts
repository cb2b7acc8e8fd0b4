// The board's desk with what is this game's own: its view and data, its choices by thing, and how things are called.
import { createContext } from "svelte";
import type { HTMLButtonAttributes } from "svelte/elements";
import { Desk as AnyDesk, type Thing } from "../../board/desk.svelte";
import type { Choice, LogEvent } from "../../shell/board";
import { naturalAction, sortOffers } from "./choices";
import { SEATS } from "./palette";
import type { BoardData, OathView, SlotView, ThingData } from "./types";
import { wordsIn, type Words } from "./words";

const EMPTY: string[] = [];

export class Desk extends AnyDesk<OathView, BoardData> {
  readonly words = $derived.by((): Words => wordsIn(this.props().lang));
  /** The viewer's cards: what was drawn and is not yet played. */
  readonly hand = $derived.by(
    (): string[] => (this.seat === null ? undefined : this.view.seats[this.seat]?.hand) ?? EMPTY,
  );
  override readonly offers = $derived.by(() => sortOffers(this.props().legal, this.view));
  readonly seats = $derived.by(() => SEATS.filter((seat) => this.view.seats[seat]));
  /** Whose court comes first: the viewer's, or that of who is on turn. */
  readonly shown = $derived.by(() => this.seat ?? this.view.turn);

  get log(): LogEvent[] {
    return this.props().log;
  }
  /** Whether the viewer may take actions now. */
  get acting(): boolean {
    return this.asked && this.offers.deeds.size > 0;
  }
  get asked(): boolean {
    return this.props().legal.length > 0;
  }

  thing(key: string, label: string, more: Partial<Thing> = {}): Thing {
    return { label, choices: this.of(key), wish: naturalAction(key, this.acting), ...more };
  }

  nameOf(side: string): string {
    return this.data.seats[side] ?? side;
  }
  factsOf(id: string): ThingData | undefined {
    return this.data.things[id];
  }
  /** A thing by its name; what one doesn't know by its back. */
  thingName(id: string | null): string {
    if (id === null) return this.words.unknownRelic;
    return this.data.things[id]?.name ?? (id === "vision" ? this.words.visionBack : this.words.denizenBack);
  }
  /** A place of the map by its site, once that is known. */
  placeName(slot: string): string {
    const site = this.view.map[slot]?.site ?? null;
    return site === null ? (this.data.slots[slot] ?? slot) : this.thingName(site);
  }
  /** What lies on a card, relic or banner. */
  on(id: string): { favor: number; secrets: number } {
    const tokens = this.view.banners[id]?.tokens;
    if (tokens !== undefined)
      return id === "peoples_favor" ? { favor: tokens, secrets: 0 } : { favor: 0, secrets: tokens };
    return this.view.on_things[id] ?? { favor: 0, secrets: 0 };
  }
  pawnsAt(slot: string): string[] {
    return this.seats.filter((seat) => this.view.seats[seat]?.pawn === slot);
  }

  /** All there is to say of a place of the map, but for the cards and relics there: those speak for themselves. */
  describe(slot: string): string {
    const { words } = this;
    const here = this.view.map[slot] as SlotView;
    const pawns = this.pawnsAt(slot).map((seat) => this.nameOf(seat));
    const stand = pawns.length > 0 ? [words.pawnsOf(pawns.join(", "))] : [];
    if (!here.faceup) return [this.placeName(slot), words.facedown, ...stand].join(", ");
    const held =
      here.warbands > 0
        ? words.warbandsOf(here.warbands, this.nameOf(here.colour ?? ""))
        : here.ruler === "bandits"
          ? words.bandits
          : words.noWarbands;
    const room = this.factsOf(here.site ?? "")?.room ?? 0;
    return [
      this.placeName(slot),
      held,
      ...(here.ruler !== null && here.ruler !== "bandits" ? [words.ruledBy(this.nameOf(here.ruler))] : []),
      words.roomOf(here.cards.length, room),
      ...(here.favor > 0 ? [words.favorN(here.favor)] : []),
      ...(here.secrets > 0 ? [words.secretsN(here.secrets)] : []),
      ...stand,
    ].join(", ");
  }

  /** The text of the card that a choice names; nothing if it names none. */
  textOf(choice: Choice): string {
    return this.cards[this.#cardOf(choice)]?.text ?? "";
  }
  #cardOf({ targets }: Choice): string {
    return targets.find(({ id }) => this.cards[id])?.id ?? "";
  }
  /** For the button of a choice that names a card: pointed at, the card is shown large. */
  shows(choice: Choice): HTMLButtonAttributes {
    const card = this.#cardOf(choice);
    if (card === "") return {};
    const show = (): void => this.showCard(card);
    const hide = (): void => this.showCard(null);
    return {
      ...this.rest(card),
      onpointerenter: show,
      onpointerleave: hide,
      onfocus: show,
      onblur: hide,
    };
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
