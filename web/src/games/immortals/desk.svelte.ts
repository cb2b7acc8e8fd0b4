// The board's desk with what is this game's own: its view and data, its choices by thing, the plan in the making, what the log has
// told of the round, and the region whose twins are pointed at.
import { createContext } from "svelte";
import { Desk as AnyDesk, type Thing } from "../../board/desk.svelte";
import { NOTHING, wishFor } from "../../board/offers";
import type { BoardProps, LogEvent } from "../../shell/board";
import type { Wish } from "../../shell/hands.svelte";
import { DRAWING, partsOf, sortOffers, twinOf } from "./choices";
import { Planner } from "./planner.svelte";
import { hear, type Told } from "./told";
import { readThrow, type Throw } from "./tower";
import type { BoardData, Build, Cost, Effect, Here, ImmortalsView, Numbers, Realm } from "./types";
import { wordsIn, type Words } from "./words";

const NOBODY: Here = {};
const BUILDS: Build[] = ["temple", "capital", "portal"];

export class Desk extends AnyDesk<ImmortalsView, BoardData> {
  readonly words = $derived.by((): Words => wordsIn(this.props().lang));
  readonly numbers = $derived.by(
    (): Numbers => (this.view.numbers as Numbers | undefined) ?? this.data.numbers,
  );
  override readonly offers = $derived.by(() =>
    sortOffers(this.props().legal, this.view.action.target !== null),
  );
  readonly regions = $derived.by(() => new Map(this.data.regions.map((region) => [region.id, region])));
  /** The areas that are out of play. */
  readonly missing = $derived.by(() => this.data.missing[this.view.players] ?? []);
  readonly planner: Planner;
  /** The region pointed at: its twins are linked. */
  linked = $state<string | null>(null);
  /** What the log has told of this round. */
  readonly told = $derived.by((): Told => hear(this.props().log, (named) => this.#spaceOf(named)));
  thrown = $state.raw<Throw | null>(null);
  /** The throw that is being acted out. */
  playing = $state.raw<Throw | null>(null);

  constructor(props: () => BoardProps<ImmortalsView, BoardData>) {
    super(props);
    this.planner = new Planner(() => ({
      view: this.view,
      data: this.data,
      seat: this.seat,
      planning: this.offers.planning,
    }));
  }

  /** Whether motion is wanted: the reader's browser and the shell's pace both have a say. */
  get still(): boolean {
    return this.props().pace === "off";
  }
  /** Everybody plans at once: whoever is not ready is waited for (I-7). */
  readonly everybodyPlans = $derived.by(() => this.view.phase === "planning");
  readonly executing = $derived.by(() => this.view.phase === "execution");

  here(site: string): Here {
    return this.view.sites[site] ?? NOBODY;
  }
  siteThing(site: string): Thing {
    return {
      label: this.describe(site),
      title: this.siteName(site),
      detail: [this.describe(site, false), ...this.buildingsAt(site)].join(". "),
      choices: this.of(`site:${site}`),
      wish: this.offers.verbs.has("choose")
        ? `choose conflict.${site}`
        : wishFor(this.offers, DRAWING, "site", site),
      stop: false,
    };
  }

  /** Something that can't be chosen, only asked about. */
  explained(title: string, detail: string): Thing {
    return { label: `${title}. ${detail}`, title, detail, choices: NOTHING, wish: null, stop: true };
  }
  /** What stands on a site is for. */
  buildingsAt(site: string): string[] {
    const here = this.here(site);
    return BUILDS.filter((build) => here[build]).map((build) => this.helpOf(build));
  }
  helpOf(build: Build): string {
    const { words, numbers, view } = this;
    const points = (key: string): number => numbers.points[key] ?? 0;
    const now = points(`build_${build}`);
    if (build === "portal") return words.portalHelp(now);
    const later = points(build);
    const together = view.house_rules["capitals"] === "area";
    return build === "temple"
      ? words.templeHelp(now, later)
      : `${words.capitalHelp(now, later)} ${together ? words.capitalsTogether : words.capitalsApart}`;
  }

  nameOf(seat: string): string {
    return this.data.seats[seat] ?? seat;
  }
  regionName(region: string): string {
    return this.regions.get(region)?.name ?? region;
  }
  siteName(site: string): string {
    const { realm, region } = partsOf(site);
    return `${this.regionName(region)}, ${this.data.realms[realm as Realm]}`;
  }
  cardName(card: string): string {
    return this.data.cards[card] ?? card;
  }
  yieldOf(site: string): Cost {
    const { realm, region } = partsOf(site);
    return this.numbers.yields[region]?.[realm as Realm] ?? [0, 0];
  }
  effectOf(seat: string, space: string): Effect {
    return (this.view.seats[seat]?.spaces[space]?.effect ?? "magic") as Effect;
  }
  /** What acting on a space costs: with a magic card, what that does. */
  costOf(seat: string, space: string, card: string | null): Cost {
    return this.castingCost(card ?? "") ?? this.view.seats[seat]?.spaces[space]?.cost ?? [0, 0];
  }
  /** The sites that a card of the viewer's stands for; others are named by what they show. */
  sitesOf(card: string): string[] {
    const mine = this.seat === null ? undefined : this.view.seats[this.seat]?.cards?.[card];
    return mine?.sites ?? (card.startsWith("conflict.") ? [card.slice("conflict.".length)] : []);
  }
  /** Null if it is no magic card. */
  castingCost(card: string): Cost | null {
    const [kind, magic = ""] = card.split(".");
    return kind === "magic" ? (this.numbers.costs[magic] ?? null) : null;
  }
  priceOf(seat: string, site: string, build: Build): Cost {
    return this.view.seats[seat]?.prices[partsOf(site).realm]?.[build] ?? [0, 0];
  }
  /** A space as its owner calls it: a tribe's own after what the tribe does there. */
  spaceName(seat: string, space: string): string {
    const mine = this.view.seats[seat];
    const tribe = { light_special: mine?.light_tribe, dark_special: mine?.dark_tribe }[space];
    const named = this.data.spaces.find(({ id }) => id === space)?.name ?? space;
    return tribe
      ? `${this.data.effects[this.effectOf(seat, space)]} (${this.data.tribes[tribe]?.name})`
      : named;
  }

  /** All there is to say of a site. */
  describe(site: string, named = true): string {
    const { words } = this;
    const here = this.here(site);
    const [gold, energy] = this.yieldOf(site);
    const holder = this.view.region_cards[partsOf(site).region];
    const said = [
      ...(named ? [this.siteName(site)] : []),
      here.owner ? words.armiesOf(here.armies ?? 0, this.nameOf(here.owner)) : words.unoccupied,
      ...(here.temple ? [words.temple] : []),
      ...(here.capital ? [words.capital] : []),
      ...(here.portal ? [words.portalTo(this.data.realms[partsOf(twinOf(site)).realm as Realm])] : []),
      words.yields(gold, energy),
      holder ? words.cardHeld(this.nameOf(holder)) : words.cardFree,
    ];
    return said.join(", ");
  }

  /** To send the plan as it is: spaces for which there is a card in hand would be left empty. */
  get ready(): Wish {
    const { words, planner } = this;
    const empty = planner.open;
    return {
      action: "ready",
      text: words.readyWith(planner.size),
      loses: empty > 0 ? words.leftEmpty(empty) : "",
    };
  }
  sendPlan(): void {
    if (!this.busy && this.props().sure(this.ready)) this.props().act(...this.planner.send());
  }

  /** In the log a tribe's own space goes by the name of the tribe and what it does there. */
  #spaceOf(named: string): string {
    const tribe = this.data.tribes[named.split(".")[0] ?? ""];
    return tribe ? `${tribe.realm}_special` : named;
  }
  /** What has just happened: a throw is acted out. */
  listen(events: LogEvent[]): void {
    const last = events.map(readThrow).findLast((one) => one !== null);
    if (last) this.thrown = last;
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
