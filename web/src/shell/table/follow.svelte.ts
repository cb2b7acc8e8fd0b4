// One table as this page follows it: which seat we look from, what we see, what we have sent. Components only draw it.
import { prefersReducedMotion } from "svelte/motion";
import { i18n, refused as refusedAs } from "../../i18n";
import {
  ask,
  Problem,
  type ChatPage,
  type Reported,
  type HintPage,
  type ReplayPage,
  type ViewPage,
} from "../api";
import type { GameModule, LogEvent, SeatPage, Token } from "../board";
import {
  DRAWN_ANEW,
  isAside,
  join,
  mergeChat,
  movesOf,
  nothing,
  refused,
  spread,
  TAKEN_BACK,
  unfold,
  type Following,
} from "../following";
import { mistakeIn } from "../learn/mistake";
import { openBook, openModule, seatWord, type Book } from "../library";
import { Live, SPECTATOR, type Link } from "../live";
import { Queue, type Stage } from "../pace";
import { persist } from "../persist";
import { said } from "../refusal";
import { settings } from "../settings.svelte";
import { toasts } from "../toasts.svelte";
import { withNames } from "../names";
import { readingTime } from "../telling";
import { missed, Recap } from "./recap";
import { byOthers, lengthOf, Story, type Past } from "./story.svelte";

type Answer = { agree: boolean };

/** A picture nobody looks at is not waited for: the browser would draw none. */
const STAGE: Stage = {
  frame: (draw) => (document.hidden ? draw() : void requestAnimationFrame(draw)),
  pace: () => (document.hidden || prefersReducedMotion.current ? "off" : settings.pace),
};

const isObject = (value: unknown): boolean =>
  typeof value === "object" && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

/** Without what the table tells; the same list if there is nothing of it, so that nothing is drawn in vain. */
const games = (events: LogEvent[]): LogEvent[] =>
  events.some(isAside) ? events.filter((event) => !isAside(event)) : events;

export class TableFollower {
  /** What the server said last. */
  newest = $state.raw<Following>(nothing());
  /** What is shown: the same, or what was before it as long as somebody follows the others' moves. */
  following = $state.raw<Following>(nothing());
  /** How many moves wait to be shown. */
  behind = $state(0);
  /** Plays what happened during an absence. */
  recap = $state.raw<Recap | null>(null);
  /** What the others did since the viewer's last move. */
  readonly story = new Story((row) => this.fetchRow(row));
  /** Somebody has stopped it. */
  paused = $state(false);
  link = $state<Link>("connecting");
  /** Why this table can't be shown at all. */
  refused = $state<string | null>(null);
  book = $state.raw<Book | null>(null);
  module = $state.raw<GameModule | null>(null);
  noBoard = $state(false);
  /** The seat we look from. */
  seat = $state(SPECTATOR);
  /** Several people share this screen and this one is to take it: everything is covered until they say so. */
  curtain = $state.raw<SeatPage | null>(null);
  /** In a lesson: what is wrong with the move that was just tried. */
  mistake = $state<string | null>(null);
  replay = $state.raw<ReplayPage | null>(null);
  /** What was said before the lines that a page gets by itself, as far as somebody asked for it. */
  private earlier = $state.raw<ChatPage[]>([]);
  private noEarlier = $state(false);

  private sending = $state(false);
  private accepted = $state(0);
  private live: Live;
  private closed = false;
  private readonly queue = new Queue<Following>((steps) => this.go(steps), STAGE);
  private rolling: ReturnType<typeof setTimeout> | undefined;
  /** The viewer took back what they had asked for: then nobody refused it. */
  private withdrew = false;
  private readonly answers = new Map<string, Promise<unknown>>();
  private answersFor = "";

  constructor(readonly id: string) {
    this.live = new Live(id, SPECTATOR, settings.lang, {
      changed: (following) => this.changed(following),
      link: (link) => (this.link = link),
      problem: ({ code, sentence }) => {
        if (code === "not_your_seat" && this.seat !== SPECTATOR) this.lookFrom(SPECTATOR);
        else this.refused = refusedAs(code, sentence);
      },
    });
  }

  close(): void {
    this.closed = true;
    this.live.close();
    this.queue.clear();
    clearTimeout(this.rolling);
  }

  hurry(): void {
    this.live.hurry();
  }

  // ---------------------------------------------------------------- what is seen

  page = $derived<ViewPage | null>(this.following.page);
  /** Whether what is shown is all there is: only then can something be done. */
  current = $derived(this.behind === 0 && this.recap === null && this.story.at === null);
  /** What is shown instead of the present. */
  past = $derived<Past | null>(this.replay ?? this.story.past);
  table = $derived(this.newest.page?.table ?? null);
  game = $derived(this.table?.game);
  seats = $derived<SeatPage[]>(this.table?.seats ?? []);
  me = $derived(this.seats.find((seat) => seat.number === this.seat) ?? null);
  mine = $derived(this.seats.filter((seat) => seat.yours));
  started = $derived(this.table !== null && this.table.status !== "open");
  /** The game goes by somebody's own numbers: its cards are not quite as printed. */
  private corrected = $derived(this.started && Object.values(this.table?.options ?? {}).some(isObject));
  /** A move is on its way, or its result is. */
  busy = $derived(this.sending || (this.page?.number ?? 0) < this.accepted);
  myTurn = $derived(
    this.table?.status === "playing" &&
      (this.curtain !== null ||
        (this.current && (this.page?.legal.length ?? 0) > 0 && this.me?.bot === null)),
  );
  waiting = $derived(
    this.table?.status === "abandoned"
      ? []
      : this.seats.filter((seat) => this.page?.waiting.includes(seat.seat)),
  );
  /** What the game has told, for its board: what the table tells besides is not for it. */
  events = $derived<LogEvent[]>(games(this.past?.events ?? this.following.fresh));
  gameLog = $derived<LogEvent[]>(games(this.following.log));
  chat = $derived<ChatPage[]>(mergeChat(this.earlier, this.newest.chat));
  /** Whether something may have been said before that. */
  moreChat = $derived(!this.noEarlier && (this.chat[0]?.number ?? 0) > 0);

  nameOf(seat: SeatPage): string {
    return seat.person && seat.name ? seat.name : seatWord(this.book, seat.seat);
  }

  nameOfId(id: string): string {
    const seat = this.seats.find((s) => s.seat === id);
    return seat ? this.nameOf(seat) : id;
  }

  wordOf(seat: SeatPage): string {
    return seatWord(this.book, seat.seat);
  }

  /** A line of the log in tokens; what the table tells besides the game has its words here. */
  tokensOf({ kind, seat, tokens }: LogEvent): Token[] {
    const text = (said: string): Token => ({ kind: "text", id: "", text: said });
    if (kind === DRAWN_ANEW) return [text(i18n.t.drawnAnew)];
    if (kind !== TAKEN_BACK) return tokens;
    const [number, ...what] = tokens;
    const [who, n] = [this.nameOfId(seat ?? ""), Number(number?.text)];
    if (what.length === 0) return [text(i18n.t.tookBack(who, n))];
    if (what[0]?.kind === "turn") return [text(i18n.t.tookBackTurn(who, n))];
    const [before = "", after = ""] = i18n.t.tookBackFrom(who, n, "\0").split("\0");
    return [text(before), ...what, text(after)];
  }

  said(event: LogEvent): string {
    return this.tokensOf(event)
      .map((token) => token.text)
      .join("");
  }

  /** Load the game's board and words; call it inside an effect, so that a new language is fetched too. */
  loadBook(): void {
    const game = this.game;
    const lang = settings.lang;
    const table = this.corrected ? this.id : null;
    if (!game) return;
    const trying = {
      wanted: () => !this.closed && lang === settings.lang,
      complain: (error: unknown) => toasts.complain(error),
    };
    void persist(() => openBook(game, lang, table), trying).then((book) => {
      if (book && trying.wanted()) this.book = book;
    });
    void persist(async () => ({ module: await openModule(game) }), trying).then((found) => {
      if (!found) return;
      this.module = found.module;
      this.noBoard = found.module === null;
    });
    this.live.speak(lang);
  }

  // ---------------------------------------------------------------- from which seat

  private changed(following: Following): void {
    const page = following.page;
    if (page && this.moveSeat(page)) return; // what was meant for the old seat is not even kept
    // What follows the viewer's own choice, or changes nothing on the board, is not waited for.
    const own = (this.newest.page?.legal.length ?? 0) > 0 && this.me?.bot === null;
    const before = this.newest.page;
    this.tellRefusal(before, page);
    this.newest = following;
    this.story.reword(following.log);
    if (this.recap) return; // it ends with the newest
    if (this.following.page === null && this.startRecap(following)) return;
    if (following.fresh.length === 0 && this.queue.length > 0) {
      // What is told to nobody comes with what was told last: it takes no time of its own, and none from the others.
      this.queue.amend((last) => join([last, following]));
      return;
    }
    const steps = unfold(following).flatMap((step, i, all) => {
      const theirs = byOthers(step);
      const length = (event: LogEvent): number => (theirs.includes(event) ? this.length([event]) : 0);
      return spread(step, all[i - 1]?.page ?? before, length);
    });
    for (const step of steps) this.queue.push(step, this.length(byOthers(step)));
    this.behind = this.queue.length;
    if (own || following.fresh.length === 0) this.queue.skip(steps.length - 1);
    if (this.paused) this.queue.hold();
  }

  private tellRefusal(before: ViewPage | null, now: ViewPage | null): void {
    const what = refused(before, now);
    if (what && !this.withdrew) toasts.say(what === "undo" ? i18n.t.undoRefused : i18n.t.abandonRefused);
    if (what) this.withdrew = false;
  }

  private show(following: Following): void {
    if (following.page?.number !== this.page?.number) {
      toasts.pass();
      this.mistake = null;
    }
    this.following = following;
    for (const event of following.fresh.filter(isAside))
      if (event.kind === DRAWN_ANEW || event.seat !== this.me?.seat) toasts.say(this.said(event));
    this.behind = this.queue.length;
    this.keepSeen();
  }

  /** In how many characters something is told. */
  private length(events: LogEvent[]): number {
    return lengthOf({ events }, (event) => this.tokensOf(event));
  }

  /** Show what comes next. */
  private go(steps: Following[]): void {
    for (const [i, step] of steps.entries()) this.story.tell(step, steps[i - 1] ?? this.following);
    this.show(join(steps));
  }

  /** Who has just come is told what they have missed; true if that is shown move by move. */
  private startRecap(following: Following): boolean {
    const [first] = missed(following, 0);
    if (first === undefined || !following.page) return false;
    const seen = this.readSeen();
    const unseen = missed(following, seen);
    this.story.recall(
      following.log,
      movesOf(following.page).slice(first),
      unseen.length > 0 ? seen : Infinity,
    );
    if (unseen.length === 0) return false;
    this.story.away = true;
    if (this.replay === null && STAGE.pace() !== "off") {
      const told = (page: ReplayPage): number => this.length(page.events);
      this.recap = new Recap(unseen, (move) => this.fetchReplay(move), this.recall, STAGE, told);
    } else this.story.finish();
    return this.recap !== null;
  }

  private recall = (page: ReplayPage | null): void => {
    if (page === null) {
      this.recap = null;
      this.story.finish();
    } else {
      const moves = this.newest.page ? movesOf(this.newest.page) : [];
      this.story.unroll(moves[page.to - 1] ?? -1, page);
    }
    this.show(this.newest);
  };

  /** What the table looked like after a row. */
  private fetchRow(row: number): Promise<Past> {
    return this.fetchReplay((this.newest.page ? movesOf(this.newest.page) : []).indexOf(row) + 1);
  }

  // ---------------------------------------------------------------- back and forth in what the others did

  /** Nothing goes on by itself. */
  pause(): void {
    this.paused = true;
    clearTimeout(this.rolling);
    this.recap?.hold();
    this.queue.hold();
  }

  look(step: number): void {
    this.pause();
    void this.story.look(step);
  }

  back(): void {
    if (this.story.mayGoBack) this.look(this.story.place - 1);
  }

  forward(): void {
    this.pause();
    this.on();
  }

  /** The next step: one that has been told, or the next to be told; in the end, now. */
  private on(): void {
    const { story } = this;
    const waits = this.recap !== null || this.queue.length > 0;
    if (story.place < story.told.length - (waits ? 1 : 2)) void story.look(story.place + 1);
    else if (this.recap) this.recap.step();
    else {
      story.now();
      if (this.queue.length > 0) this.queue.step();
      else this.paused = false;
    }
  }

  /** On from where one looks, at the pace that is set. */
  play(): void {
    this.paused = false;
    const { story } = this;
    if (story.place >= story.told.length - 1) {
      if (!this.recap) story.now();
      this.recap?.go();
      this.queue.go();
      return;
    }
    const shown = story.told[story.place];
    this.rolling = setTimeout(
      () => {
        this.on();
        if (story.at !== null) this.play();
      },
      Math.max(500, readingTime(this.length(shown?.events ?? []))),
    );
  }

  /** Show all that waits; true if something did. */
  skip(): boolean {
    const waits = !this.current;
    clearTimeout(this.rolling);
    this.paused = false;
    this.story.now();
    this.recap?.skip();
    this.queue.skip();
    return waits;
  }

  /** Look from the seat we should look from; true if that is another one than now. */
  private moveSeat(page: ViewPage): boolean {
    if (page.table.status === "open") return this.lookFrom(SPECTATOR); // there is nothing to see yet
    const mine = page.table.seats.filter((seat) => seat.yours);
    if (mine.length <= 1) {
      this.curtain = null;
      return this.lookFrom(mine[0]?.number ?? SPECTATOR);
    }
    const asked = mine.filter((seat) => seat.bot === null && page.waiting.includes(seat.seat));
    const next = asked.find((seat) => seat.number === this.seat) ?? asked[0] ?? null;
    this.curtain = next && next.number !== this.seat ? next : null;
    return this.curtain ? this.lookFrom(SPECTATOR) : false;
  }

  private lookFrom(seat: number): boolean {
    if (seat === this.seat) return false;
    this.recap?.skip();
    this.queue.clear();
    clearTimeout(this.rolling);
    this.paused = false;
    this.story.end();
    this.seat = seat;
    this.accepted = 0;
    this.live.look(seat);
    return true;
  }

  /** The person whose turn it is has the screen now. */
  raiseCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat) this.lookFrom(seat.number);
  }

  private seenKey(): string {
    return `bailiwick.seen.${this.id}.${this.seat}`;
  }

  /** The first row that this seat has not seen on this device. */
  private readSeen(): number {
    try {
      return Number(localStorage.getItem(this.seenKey()));
    } catch {
      return 0;
    }
  }

  private keepSeen(): void {
    if (this.seat === SPECTATOR || !this.page || !this.current || document.hidden) return;
    try {
      localStorage.setItem(this.seenKey(), String(this.page.number));
    } catch {
      // Without storage what happened since the last turn is shown once too often.
    }
  }

  // ---------------------------------------------------------------- what is done

  /** Ask the server for something; a refusal is told to the person. */
  private async attempt<T>(work: () => Promise<T>, passing = false): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Problem && error.code === "unreachable") this.hurry();
      toasts.complain(error, passing);
      return null;
    }
  }

  /** The same for what changes the game: one at a time. */
  private async send(work: () => Promise<unknown>): Promise<void> {
    this.sending = true;
    await this.attempt(work, true);
    this.sending = false;
  }

  act = (...actions: string[]): void => {
    const page = this.page;
    if (this.busy || !page || !this.current || this.replay || this.curtain) return;
    if (!page.legal.some((choice) => choice.action === actions[0])) return;
    this.mistake = page.lesson ? mistakeIn(page.lesson, actions) : null;
    if (this.mistake !== null) return;
    const { seat } = this;
    this.story.end();
    void this.send(async () => {
      let { number } = page;
      for (const action of actions) {
        const body = { number, seat, action };
        ({ number } = await ask("post", "/api/tables/{table}/moves", { path: { table: this.id }, body }));
        this.accepted = number;
      }
    });
  };

  async fetchReplay(to: number, signal?: AbortSignal): Promise<ReplayPage> {
    const query = { to, seat: this.seat, lang: settings.lang };
    const page = await ask("get", "/api/tables/{table}/replay", {
      path: { table: this.id },
      query,
      ...(signal ? { signal } : {}),
    });
    return { ...page, events: withNames(page.events, this.seats) };
  }

  why = (action: string): Promise<string | null> =>
    this.once(`why ${action}`, () => {
      const query = { action, seat: this.seat, lang: settings.lang };
      return ask("get", "/api/tables/{table}/why", { path: { table: this.id }, query }).then(
        (answer) => answer.reason,
        said,
      );
    });

  /** What the server answers, asked once for each position, seat and language. */
  private once<T>(question: string, askIt: () => Promise<T>): Promise<T> {
    const now = `${this.page?.number} ${this.seat} ${settings.lang}`;
    if (now !== this.answersFor) {
      this.answers.clear();
      this.answersFor = now;
    }
    const answer = this.answers.get(question) ?? askIt();
    this.answers.set(question, answer);
    return answer as Promise<T>;
  }

  /** What a good player would do at a decision of this seat. */
  hint(number: number): Promise<HintPage | null> {
    const body = { number, seat: this.seat };
    const query = { lang: settings.lang };
    return this.attempt(
      () => ask("post", "/api/tables/{table}/hint", { path: { table: this.id }, query, body }),
      true,
    );
  }

  undo(): void {
    const page = this.page;
    if (this.busy || !page || !this.current) return;
    const body = { number: page.number, seat: this.seat };
    void this.send(() => ask("post", "/api/tables/{table}/undo", { path: { table: this.id }, body }));
  }

  answerUndo(agree: boolean): void {
    this.withdrew = !agree && this.newest.page?.undo_asked?.agreed === true;
    const body: Answer = { agree };
    void this.attempt(() =>
      ask("post", "/api/tables/{table}/undo/answer", { path: { table: this.id }, body }),
    );
  }

  abandon(agree: boolean): void {
    this.withdrew = !agree && this.newest.page?.abandon?.agreed === true;
    const body: Answer = { agree };
    void this.attempt(() => ask("post", "/api/tables/{table}/abandon", { path: { table: this.id }, body }));
  }

  setBot(seat: number, bot: string | null): void {
    const body = { seat, bot };
    void this.attempt(() => ask("post", "/api/tables/{table}/bot", { path: { table: this.id }, body }));
  }

  join(seat: number): void {
    const body = { seat };
    void this.attempt(() => ask("post", "/api/tables/{table}/join", { path: { table: this.id }, body }));
  }

  leave(): void {
    void this.attempt(() => ask("post", "/api/tables/{table}/leave", { path: { table: this.id } }));
  }

  start(): void {
    void this.send(() => ask("post", "/api/tables/{table}/start", { path: { table: this.id } }));
  }

  say(text: string): Promise<unknown> {
    return this.attempt(() =>
      ask("post", "/api/tables/{table}/chat", { path: { table: this.id }, body: { text } }),
    );
  }

  async readEarlier(): Promise<void> {
    const query = { before: this.chat[0]?.number ?? 0 };
    const lines = await this.attempt(() =>
      ask("get", "/api/tables/{table}/chat", { path: { table: this.id }, query }),
    );
    if (lines === null) return;
    this.noEarlier = lines.length === 0;
    this.earlier = mergeChat(lines, this.chat);
  }

  /** Report a problem: the number of the report and its file, or null if it could not be written. */
  report(text: string): Promise<Reported | null> {
    const body = { text, browser: navigator.userAgent.slice(0, 300) };
    return this.attempt(() => ask("post", "/api/tables/{table}/problem", { path: { table: this.id }, body }));
  }

  async rematch(): Promise<string | null> {
    const known = this.table?.rematch;
    if (known) return known;
    const again = await this.attempt(() =>
      ask("post", "/api/tables/{table}/rematch", { path: { table: this.id } }),
    );
    return again?.id ?? null;
  }
}
