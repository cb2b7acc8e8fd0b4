// What the parts of any board share: what may be done with each thing, how a choice is made, and the two things that float above
// the board, the reason why something can't be done and the menu of a place where several things can. Knows no game.
import type { HTMLAttributes, SVGAttributes } from "svelte/elements";
import type { BoardProps, Bundle, Choice, GameView, Odds } from "../shell/board";
import { NOTHING, type Offers } from "./offers";
import type { Point } from "./plane";
import { Press, type Listeners } from "./press";
import { readable } from "./readable";

export type Clickable = HTMLElement | SVGElement;

export interface Tip {
  anchor: DOMRect;
  title: string;
  detail: string;
  /** What there is to know of it that the game doesn't ask for. */
  lore?: string;
  reason: string | null;
  /** What chance will say, if a click leaves something to it. */
  odds?: Odds | null;
}

/** Something on the table that can be pointed at, and chosen if there is a choice for it. */
export interface Thing {
  /** All there is to say of it, for those who listen; on the screen a shorter title and a detail may stand for it. */
  label: string;
  title?: string;
  detail?: string;
  lore?: string;
  choices: Choice[];
  /** What one would most likely want to do with it, to ask why that can't be done; null if there is nothing to ask. */
  wish: string | null;
  /** Why nothing can ever be done with it, where that needs no asking. */
  never?: string;
  /** What a click does, where that is no choice but something on the page alone; and whether it was made by keyboard. */
  click?: (element: Clickable, byKey: boolean) => void;
  /** The card to show large while it is pointed at. */
  card?: string;
  /** Whether it is named by what it shows, so that what can be done with it is only its description. */
  named?: boolean;
  /** Whether the tab key stops here even when there is nothing to choose. */
  stop?: boolean;
}

/** What a native button listens to on which a finger can rest. */
type Resting = Listeners & { onclickcapture: (event: MouseEvent) => void };

export interface Menu {
  anchor: DOMRect;
  title: string;
  choices: Choice[];
}

/** Milliseconds a pointer rests before it is told something. */
const LINGER = 220;
/** Milliseconds that a pointer may take to the clause in what it was told, which can be opened. */
const REACH = 350;

export abstract class Desk<View extends GameView = GameView, Data = unknown> {
  protected readonly props: () => BoardProps<View, Data>;
  readonly view = $derived.by(() => this.props().view);
  readonly data = $derived.by(() => this.props().data);
  readonly pace = $derived.by(() => this.props().pace);
  /** The newest lines of the log. */
  readonly newest = $derived.by(() => this.props().events);
  tip = $state.raw<Tip | null>(null);
  menu = $state.raw<Menu | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #opener: Clickable | null = null;
  /** Where the pointer was last pressed, on the board or on what stood before it. */
  #clicked: Point | null = null;
  readonly #press = new Press();

  constructor(props: () => BoardProps<View, Data>) {
    this.props = props;
  }

  get seat(): string | null {
    return this.props().seat;
  }
  get busy(): boolean {
    return this.props().busy;
  }
  get cards(): BoardProps["cards"] {
    return this.props().cards;
  }

  get lang(): string {
    return this.props().lang;
  }
  /** The clause by which a thing was refused, and where it can be read. A pointer may leave a board that has gone: where nothing was
   *  told, nothing of it is asked. */
  get clause(): { number: string; href: string } | null {
    const number = /\(([A-Z]{1,2}-[^()]+)\)$/u.exec(this.tip?.reason ?? "")?.[1];
    const rules = number && this.props().rules;
    return number && rules ? { number, href: `${rules}#${number.split(/[, ]/u)[0]}` } : null;
  }

  get legal(): Choice[] {
    return this.props().legal;
  }
  /** What may be done now, by what the board draws. */
  abstract readonly offers: Offers;
  /** What may be done with a thing now (see `thingOf` for the names of things). */
  of(thing: string): Choice[] {
    return this.offers.at.get(thing) ?? NOTHING;
  }
  /** Whether a finger is down: what it holds is not dragged. */
  get touched(): boolean {
    return this.#press.down;
  }

  /** Whether the log points at this thing. */
  pointed(kind: string, id: string): boolean {
    const hover = this.props().hover;
    return hover !== null && hover.kind === kind && hover.id === id;
  }

  /** Whether the others have done something to this thing since the viewer's last move. */
  changed(kind: string, id: string): boolean {
    return this.props().changed.has(`${kind}:${id}`);
  }

  act(choice: Choice): void {
    if (this.busy || !this.props().sure(choice)) return;
    this.#clear();
    this.props().act(choice.action);
  }
  actAll({ text, actions }: Bundle): void {
    if (this.busy || !this.props().sure({ action: actions[0] ?? "", text, loses: "" })) return;
    this.#clear();
    this.props().act(...actions);
  }
  #clear(): void {
    this.closeMenu();
    this.quiet();
    this.showCard(null); // the card may be gone before the pointer leaves it
  }
  get bundles(): Bundle[] {
    return this.props().bundles;
  }
  /** What the button of an action says while it is to be chosen again; null: nothing but its own words. */
  again(action: string): BoardProps["armed"] {
    const armed = this.props().armed;
    return armed?.action === action ? armed : null;
  }

  /** One choice is made at once, unless something would be lost by it; among several one picks from a menu. */
  pick(choices: Choice[], opener: Clickable, title: string): void {
    if (choices.length === 1 && choices[0]?.loses === "") this.act(choices[0] as Choice);
    else if (choices.length > 0) {
      this.quiet();
      this.#opener = opener;
      this.menu = { anchor: opener.getBoundingClientRect(), title, choices };
    }
  }
  closeMenu(): void {
    if (this.menu === null) return;
    this.menu = null;
    this.#opener?.focus({ preventScroll: true });
  }

  /** The attributes that make an element the button of a thing: for pointer, finger, keyboard and screen reader alike. */
  button(
    thing: Thing,
    stop = thing.stop || thing.choices.length > 0,
  ): SVGAttributes<SVGElement> & HTMLAttributes<HTMLElement> {
    const { choices, label, card } = thing;
    const alone = thing.named ? (thing.detail ?? label) : label;
    const said = choices.length === 0 ? alone : choices.map((choice) => choice.text).join(", ");
    const choose = (element: Clickable, byKey: boolean): void => {
      if (thing.click) thing.click(element, byKey);
      else if (choices.length > 0) this.pick(choices, element, thing.title ?? label);
      else {
        this.tell(element, thing);
        if (card !== undefined) this.showCard(card); // a finger has no other way to point at it, but to rest there
      }
    };
    const leave = (): void => {
      this.#leave();
      if (card !== undefined) this.showCard(null);
    };
    return {
      role: "button",
      tabindex: stop ? 0 : -1,
      "aria-disabled": choices.length === 0 && !thing.click,
      "data-pointed": card !== undefined && this.pointed("card", card) ? "" : undefined,
      "data-action": choices.length > 1 ? "menu" : choices[0]?.action,
      [thing.named ? "aria-description" : "aria-label"]: said,
      onclick: (event: MouseEvent) => {
        if (!this.#press.ended()) choose(event.currentTarget as Clickable, event.detail === 0);
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key === "r" && this.clause !== null) open(this.clause.href, "_blank");
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        choose(event.currentTarget as Clickable, true);
      },
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse") return;
        // What slides under a pointer that has not moved since its last click is not pointed at.
        const { x, y } = this.#clicked ?? { x: NaN, y: NaN };
        if (Math.hypot(event.clientX - x, event.clientY - y) < 2) return; // a click is told in whole pixels
        this.#clicked = null;
        const element = event.currentTarget as Clickable;
        this.tell(element, thing, LINGER);
        if (card !== undefined && !readable(element)) this.showCard(card);
      },
      onpointerleave: (event: PointerEvent) => {
        if (event.pointerType === "mouse" || card !== undefined) leave();
      },
      ...this.#press.on((element) => {
        this.tell(element, thing);
        if (card !== undefined) this.showCard(card);
      }),
      onfocus: (event: FocusEvent) => {
        const element = event.currentTarget as Clickable;
        if (!element.matches(":focus-visible")) return;
        this.tell(element, thing);
        if (card !== undefined && !readable(element)) this.showCard(card);
      },
      onblur: leave,
    };
  }

  /** The attributes of a native button that stands for a card: a finger that rests is shown the card, and chooses nothing. */
  rest(card: string | undefined): Partial<Resting> {
    return card === undefined ? {} : this.#rest(() => this.showCard(card));
  }
  /** The same for one that stands for nothing on the table: the finger is told what a tap would do. */
  plain(said: string): Resting {
    return this.#rest((element) => this.tell(element, { label: said, choices: [], wish: null }));
  }
  #rest(show: (element: Element) => void): Resting {
    return {
      ...this.#press.on(show),
      onclickcapture: (event: MouseEvent) => {
        if (this.#press.ended()) event.stopPropagation();
      },
    };
  }

  /** Say what a thing is or what a click would do and, if nothing can be done with it, why: at once, or after a moment. */
  tell(element: Element, thing: Thing, wait = 0): void {
    clearTimeout(this.#timer);
    const ticket = ++this.#asked;
    this.#timer = setTimeout(() => void this.#tell(ticket, element, thing), wait);
  }
  async #tell(ticket: number, element: Element, thing: Thing): Promise<void> {
    const { choices, wish, card } = thing;
    const anchor = element.getBoundingClientRect();
    const ask = wish !== null && choices.length === 0 && this.seat !== null && !this.over;
    const reason = ask ? await this.props().why(wish) : (thing.never ?? null);
    if (ticket !== this.#asked || this.menu !== null) return;
    const title = choices.length === 1 ? (choices[0] as Choice).text : (thing.title ?? thing.label);
    const odds = choices.length === 1 ? (choices[0] as Choice).odds : null;
    const nothing = card !== undefined && reason === null && odds === null; // the card is shown large: that says it all
    const { detail = "", lore = "" } = thing;
    this.tip = nothing ? null : { anchor, title, detail, lore, reason, odds };
  }
  /** The pointer is pressed somewhere: what was told is told no longer. */
  pressed(at: Point): void {
    this.#clicked = at;
    this.quiet();
  }
  /** The pointer goes elsewhere: to the clause of a reason, perhaps. */
  #leave(): void {
    if (this.clause === null) this.quiet();
    else this.hold(REACH);
  }
  /** What was said stays for so long, or until the next thing is pointed at. */
  hold(wait: number): void {
    clearTimeout(this.#timer);
    this.#asked++;
    if (wait < Infinity) this.#timer = setTimeout(() => this.quiet(), wait);
  }
  quiet(): void {
    this.#press.stop();
    clearTimeout(this.#timer);
    this.#asked++;
    this.tip = null;
  }

  get over(): boolean {
    return this.view.over;
  }

  showCard(id: string | null): void {
    this.props().showCard(id);
  }
}
