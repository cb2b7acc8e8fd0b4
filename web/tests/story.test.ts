import { describe, expect, it } from "vitest";
import type { LogEvent, Token } from "../src/shell/board";
import { nothing, receive, unfold, type Following } from "../src/shell/following";
import { byOthers, partsOf, Story, stepOf, type Past, type Step } from "../src/shell/table/story.svelte";
import { message } from "./message";

const line = (number: number, seat: string | null, what: string, kind = "said"): LogEvent => ({
  number,
  kind,
  seat,
  by: seat,
  tokens: [
    ...(seat ? [{ kind: "seat", id: seat, text: seat }] : []),
    { kind: "text", id: "", text: ` ${what} ` },
    { kind: "place", id: what, text: what },
  ],
  at: 0,
});

const chosenBy = (by: string | null, ...events: LogEvent[]): LogEvent[] =>
  events.map((event) => ({ ...event, by }));

/** Red follows a game: what each row tells, one message for each. The first who is told of has chosen. */
function follow(...rows: LogEvent[][]): Following[] {
  let now = receive(nothing(), message(0, 0, [], { view: { after: 0 } }));
  return rows.map((row, i) => {
    const numbers = rows.slice(0, i + 1).map((_, number) => number);
    const events = chosenBy(row[0]?.by ?? null, ...row);
    const sent = { events, view: { after: i + 1 } };
    return (now = receive(now, message(i + 1, i, numbers, sent)));
  });
}

const told = (steps: readonly Step[]): string[] =>
  steps.flatMap(({ events }) => events.map(({ tokens }) => tokens.at(-1)?.text ?? ""));
const plainly = (event: LogEvent): Token[] => event.tokens;
const fetched: number[] = [];
const story = (): Story =>
  new Story((row) => {
    fetched.push(row);
    return Promise.resolve({ view: { row }, waiting: [], aims: null, events: [] } as Past);
  });

function hear(one: Story, moments: Following[]): void {
  moments.forEach((moment, i) => one.tell(moment, moments[i - 1] ?? nothing()));
}

describe("what the others did", () => {
  it("is not what one did oneself", () => {
    const [mine, theirs] = follow([line(0, "red", "a")], [line(1, "blue", "b"), line(1, "red", "c")]);
    expect(byOthers(mine!)).toEqual([]);
    expect(stepOf(mine!)).toBeNull();
    expect(told([stepOf(theirs!)!])).toEqual(["b", "c"]);
  });

  it("is what somebody's choice makes the viewer do, too", () => {
    const [theirs] = follow(chosenBy("blue", line(0, "red", "pays"), line(0, "green", "pays as well")));
    expect(told([stepOf(theirs!)!])).toEqual(["pays", "pays as well"]);
  });

  it("begins where one's own move ends one's turn", () => {
    const events = chosenBy(
      "red",
      line(0, "red", "a"),
      line(0, "purple", "turn", "turn"),
      line(0, "purple", "b"),
      line(0, null, "c"),
    );
    const sent = { events, scenes: [{ told: 3, view: { scene: 1 }, aims: null }] };
    const steps = unfold(receive(receive(nothing(), message(0, 0, [])), message(1, 0, [0], sent))).map(
      (moment) => told([stepOf(moment)!]),
    );
    expect(steps).toEqual([["turn", "b"], ["c"]]);
  });

  it("is all there is for who only looks on", () => {
    const [one] = follow([line(0, "red", "a")]);
    expect(byOthers({ ...one!, page: { ...one!.page!, seat: null } })).toHaveLength(1);
  });
});

describe("the story", () => {
  it("is told by who did what, and a turn by its name alone", () => {
    const one = story();
    hear(
      one,
      follow(
        [line(0, "blue", "a"), line(0, null, "b")],
        [line(1, "blue", "turn", "turn"), line(1, "blue", "c")],
        [line(2, "green", "d")],
      ),
    );
    const parts = partsOf(one.told, plainly).map(({ seat, said }) => [
      seat,
      ...said.map(({ step, text }) => `${step}: ${text}`),
    ]);
    expect(parts).toEqual([
      ["blue", "0: a a.  b b"],
      ["blue", "1: c c"],
      ["green", "2: d d"],
    ]);
  });

  it("goes back to the table of each step, and to the one before all of them", () => {
    const one = story();
    hear(one, follow([line(0, "red", "mine")], [line(1, "blue", "a")], [line(2, "blue", "b")]));
    expect(told(one.told)).toEqual(["a", "b"]);
    expect(one.past).toBeNull();
    void one.look(one.place - 1);
    expect(one.past?.view).toEqual({ after: 2 });
    expect(one.mayGoBack).toBe(true);
    void one.look(one.place - 1);
    expect(one.past?.view).toEqual({ after: 1 });
    expect(one.mayGoBack).toBe(false);
    one.now();
    expect(one.past).toBeNull();
  });

  it("names what changed until one moves", () => {
    const one = story();
    hear(one, follow([line(0, "blue", "hill")]));
    expect(one.named.has("place:hill")).toBe(true);
    expect(one.named.has("seat:blue")).toBe(false); // who did it
    one.end();
    expect(one.named.size).toBe(0);
    expect(one.told).toEqual([]);
  });

  it("tells who comes back what they have missed, one by one, and asks for a table only to look at it", async () => {
    const one = story();
    const log = [line(0, "red", "a"), line(1, "blue", "b"), line(2, "blue", "c"), line(3, "blue", "d")];
    one.recall(log, [1, 2, 3], 2);
    expect(told(one.told)).toEqual(["b"]);
    one.unroll(2, { view: { row: "two" }, waiting: [], aims: null, events: [] });
    expect(told(one.told)).toEqual(["b", "c"]);
    expect(one.past?.view).toEqual({ row: "two" });
    one.finish();
    expect(told(one.told)).toEqual(["b", "c", "d"]);
    expect(one.past).toBeNull();
    await one.look(0);
    expect(fetched).toEqual([1]);
    expect(one.past?.view).toEqual({ row: 1 });
  });

  it("is told anew in another language, without what was taken back", () => {
    const one = story();
    const moments = follow([line(0, "blue", "a"), line(0, "blue", "b")], [line(1, "blue", "c")]);
    hear(one, moments);
    one.reword(moments.at(-1)!.log);
    expect(told(one.told)).toEqual(["a", "b", "c"]);
    one.reword([line(0, "blue", "uno"), line(0, "blue", "due")]);
    expect(told(one.told)).toEqual(["uno", "due"]);
  });
});
