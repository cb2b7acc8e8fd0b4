// What the others did since the viewer's last move, step by step: what is told of each, and what the table looked like then.
import type { ViewPage } from "../api";
import type { LogEvent, Token } from "../board";
import type { Following } from "../following";
import { deed, joint, plain, textOf } from "../telling";

/** What is shown of a moment that has passed. */
export interface Past {
  view: Record<string, unknown>;
  waiting: string[];
  /** How one wins and who was how far. */
  aims: ViewPage["aims"];
  events: LogEvent[];
}

export interface Step {
  events: LogEvent[];
  /** The place of each event among those of its row. */
  places: number[];
  /** The table after it; null as long as nobody has asked for it. */
  past: Past | null;
}

/** What one player did, as far as nobody else did something in between. */
export interface Part {
  seat: string | null;
  /** What is said of each step. */
  said: { step: number; text: string }[];
}

/** More steps than these are not kept: who only looks on never moves. */
const KEPT = 120;
const TURN = "turn";

/** Of a moment's news, what the viewer did not do: the others' moves, and what comes after the viewer's own turn. */
export function byOthers({ log, fresh, page }: Following): LogEvent[] {
  const seat = page?.seat ?? null;
  if (seat === null) return fresh;
  return fresh.filter((event) => {
    const row = log.filter(({ number }) => number === event.number);
    if (event.by !== seat) return true;
    const over = row.findIndex(({ kind, seat: next }) => kind === TURN && next !== seat);
    return over >= 0 && row.indexOf(event) >= over;
  });
}

/** A moment as a step of the story; null if there is nothing to tell. */
export function stepOf(moment: Following): Step | null {
  const { log } = moment;
  const events = byOthers(moment);
  if (events.length === 0) return null;
  const place = (event: LogEvent): number =>
    log.filter(({ number }) => number === event.number).indexOf(event);
  return { events, places: events.map(place), past: pastOf(moment, events) };
}

function pastOf({ page }: Following, events: LogEvent[]): Past | null {
  return page?.view ? { view: page.view, waiting: page.waiting, aims: page.aims, events } : null;
}

/** In how many characters a step is told, with a comma between one thing and the next. */
export function lengthOf({ events }: Pick<Step, "events">, tokensOf: (event: LogEvent) => Token[]): number {
  const texts = events.map((event) => textOf(plain(deed(event.seat, tokensOf(event)))));
  return texts.join(", ").length;
}

/** The story by who did what; a turn is told by the name it begins with. */
export function partsOf(steps: readonly Step[], tokensOf: (event: LogEvent) => Token[]): Part[] {
  const parts: Part[] = [];
  steps.forEach(({ events }, step) => {
    for (const event of events) {
      const turn = event.kind === TURN;
      let part = parts.at(-1);
      if (!part || turn || (event.seat !== null && event.seat !== part.seat)) {
        part = { seat: event.seat, said: [] };
        parts.push(part);
      }
      if (turn) continue;
      const tokens = tokensOf(event);
      const text = textOf(plain(deed(part.seat, tokens)));
      const last = part.said.at(-1);
      if (last?.step === step) last.text += joint(tokens, ",") + text;
      else part.said.push({ step, text });
    }
  });
  return parts.filter(({ said }) => said.length > 0);
}

/** Where one stands before the first step. */
export const BEFORE = -1;

export class Story {
  private steps = $state.raw<Step[]>([]);
  /** How many of the steps have been told: what somebody has missed is told one by one. */
  private count = $state(0);
  /** The step whose table is looked at; null for the newest. */
  at = $state<number | null>(null);
  /** What the table looked like before the first step, if that is known. */
  private before = $state.raw<Past | null>(null);
  /** The viewer has just come back to it. */
  away = $state(false);

  /** `fetch` says what the table looked like after a row. */
  constructor(private readonly fetch: (row: number) => Promise<Past>) {}

  told = $derived(this.steps.slice(0, this.count));
  past = $derived<Past | null>(
    this.at === null ? null : this.at === BEFORE ? this.before : (this.steps[this.at]?.past ?? null),
  );
  /** Everything that it is about, by kind and id; who did it is not. */
  named = $derived<ReadonlySet<string>>(
    new Set(
      this.told.flatMap(({ events }) =>
        events.flatMap(({ seat, tokens }) =>
          tokens
            .filter(({ kind, id }) => id && !(kind === "seat" && id === seat))
            .map(({ kind, id }) => `${kind}:${id}`),
        ),
      ),
    ),
  );
  /** Where one stands. */
  place = $derived(this.at ?? this.count - 1);
  mayGoBack = $derived(this.place > (this.before ? BEFORE : 0));

  /** What has just been shown, and what was before it. */
  tell(moment: Following, before: Following): void {
    const step = stepOf(moment);
    if (!step) return;
    if (this.steps.length === 0) this.before = pastOf(before, []);
    this.steps = [...this.steps.slice(1 - KEPT), step];
    this.count = this.steps.length;
  }

  /** Begin with what somebody has missed: a step for each row, without its table; the first of them are seen already. */
  recall(log: readonly LogEvent[], rows: readonly number[], seen: number): void {
    this.end();
    this.steps = rows.slice(-KEPT).flatMap((row): Step[] => {
      const events = log.filter(({ number }) => number === row);
      return events.length > 0 ? [{ events, places: events.map((_, i) => i), past: null }] : [];
    });
    this.count = this.steps.filter(({ events }) => (events[0]?.number ?? 0) < seen).length;
  }

  /** On in what somebody has missed: the table after a row, or before all of them. */
  unroll(row: number, past: Past): void {
    const index = this.steps.findIndex(({ events }) => events[0]?.number === row);
    if (index < 0) this.before ??= past;
    else {
      this.steps = this.steps.map((step, i) => (i === index ? { ...step, past } : step));
      this.count = Math.max(this.count, index + 1);
    }
    this.at = index < 0 ? this.place : index;
  }

  /** All of it is told. */
  finish(): void {
    this.count = this.steps.length;
    this.now();
  }

  /** The viewer has moved: what comes next is another story. */
  end(): void {
    this.steps = [];
    this.before = null;
    this.count = 0;
    this.away = false;
    this.now();
  }

  now(): void {
    this.at = null;
  }

  /** Look at the table after a step. */
  async look(to: number): Promise<void> {
    const step = this.steps[to];
    this.at = to;
    if (!step || step.past) return;
    const past = await this.fetch(step.events[0]?.number ?? 0);
    this.steps = this.steps.map((one) => (one === step ? { ...step, past } : one));
  }

  /** The same in the words of a log that has come anew, in another language; without what was taken back. */
  reword(log: readonly LogEvent[]): void {
    const first = this.steps[0]?.events[0]?.number;
    if (first === undefined) return;
    const rows = new Map<number, LogEvent[]>();
    for (const event of log)
      if (event.number >= first) rows.set(event.number, [...(rows.get(event.number) ?? []), event]);
    const again = (step: Step): Step => {
      const found = step.events.map((event, i) => rows.get(event.number)?.[step.places[i] ?? -1]);
      if (found.every((event, i) => event === step.events[i])) return step;
      const kept = found.map((event) => event !== undefined);
      const events = found.filter((event) => event !== undefined);
      const places = step.places.filter((_, i) => kept[i]);
      return { events, places, past: step.past && { ...step.past, events } };
    };
    const steps = this.steps.map(again);
    if (steps.every((step, i) => step === this.steps[i])) return;
    this.steps = steps.filter(({ events }) => events.length > 0);
    this.count = Math.min(this.count, this.steps.length);
    if (this.at !== null && this.at >= this.steps.length) this.now();
  }
}
