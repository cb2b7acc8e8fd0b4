import { describe, expect, it } from "vitest";
import type { LogEvent, SeatPage, Token } from "../src/shell/board";
import { withNames } from "../src/shell/names";
import { chapters, clausesOf, deed, gist, joint, plain, readingTime, textOf } from "../src/shell/telling";

const text = (said: string): Token => ({ kind: "text", id: "", text: said });
const seat = (id: string, said = id): Token => ({ kind: "seat", id, text: said });
const card = (id: string): Token => ({ kind: "card", id, text: id });
const line = (number: number, kind: string, who: string | null, ...tokens: (Token | string)[]): LogEvent => ({
  number,
  kind,
  seat: who,
  by: who,
  tokens: tokens.map((token) => (typeof token === "string" ? text(token) : token)),
  at: 0,
});
const plays = (number: number, who: string, what: string): LogEvent =>
  line(number, "play", who, seat(who), " plays ", card(what));
const gains = (number: number, who: string): LogEvent =>
  line(number, "gain", who, seat(who), " gains 1 influence");
const turn = (number: number, who: string): LogEvent =>
  line(number, "turn", who, "It is ", seat(who), "'s turn");
const said = (events: LogEvent[]): string[] => events.map(({ tokens }) => textOf(tokens));

describe("names", () => {
  const at = (id: string, name: string, person: boolean): SeatPage =>
    ({ seat: id, name, person }) as SeatPage;

  it("are people's; bots and sides that nobody plays keep theirs", () => {
    const events = [
      line(1, "a", "red", seat("red", "Red"), " robs ", seat("blue", "Blue"), " of ", card("red")),
      line(2, "b", null, seat("bandits", "Bandits"), " rise"),
    ];
    const seats = [at("red", "Ann", true), at("blue", "greedy", false)];
    expect(said(withNames(events, seats))).toEqual(["Ann robs Blue of red", "Bandits rise"]);
    expect(said(events)).toEqual(["Red robs Blue of red", "Bandits rise"]);
  });
});

describe("what somebody did", () => {
  it("needs no name where it is plain who", () => {
    expect(textOf(deed("red", plays(1, "red", "Noble").tokens))).toBe("plays Noble");
    expect(textOf(deed("blue", plays(1, "red", "Noble").tokens))).toBe("red plays Noble");
    expect(textOf(deed("red", turn(1, "red").tokens))).toBe("It is red's turn");
  });

  it("goes on after a mark, and what is a sentence of its own after a full stop", () => {
    expect(joint(plays(1, "red", "Noble").tokens, ";")).toBe("; ");
    expect(joint(plays(1, "red", "Noble").tokens, ",")).toBe(", ");
    expect(joint([text("Calm again in "), card("the_shades")], ";")).toBe(". ");
  });

  it("needs no clauses, which are kept apart", () => {
    const tokens = [seat("purple"), text(" skips it (CP-5.4): no (A-6.6, CP-3) token (yet)")];
    const there = { kind: "mind", id: "muster", text: "muster (sites, CP-6.3)" };
    expect(textOf(plain([there]))).toBe("muster (sites)");
    expect(textOf(plain(tokens))).toBe("purple skips it: no token (yet)");
    expect(clausesOf(tokens)).toBe("(CP-5.4) (A-6.6, CP-3)");
    expect(clausesOf(plain(tokens))).toBe("");
  });
});

describe("reading", () => {
  it("takes the longer the more there is, and nothing where there is nothing", () => {
    expect(readingTime(0)).toBe(0);
    expect(readingTime(1)).toBeGreaterThan(300);
    // About 250 words a minute, of five letters and a space.
    expect((readingTime(1500) - readingTime(0)) / 1000).toBeCloseTo(60, -0.5);
  });
});

describe("the log in chapters", () => {
  const log = [
    plays(0, "red", "Scout"),
    turn(0, "red"),
    plays(1, "red", "Noble"),
    gains(1, "red"),
    line(1, "market", null, card("Kobold"), " comes to the market"),
    plays(2, "red", "Soldier"),
    line(3, "end", "red", seat("red"), " draws 5 cards"),
    turn(3, "blue"),
    plays(4, "blue", "Noble"),
    line(4, "hit", "red", seat("red"), " loses a troop"),
  ];

  it("has a turn under its heading", () => {
    expect(chapters(log).map(({ head }) => head?.seat ?? null)).toEqual([null, "red", "blue"]);
  });

  it("has one line for what one seat did in one move", () => {
    const lines = chapters(log).map((chapter) =>
      chapter.lines.map((one) => [one.seat, said(one.events).length]),
    );
    expect(lines).toEqual([
      [["red", 1]],
      [
        ["red", 3],
        ["red", 1],
        ["red", 1],
      ],
      [
        ["blue", 1],
        ["red", 1],
      ],
    ]);
  });

  it("has more lines for a long move", () => {
    const long = Array.from({ length: 12 }, () => gains(1, "red"));
    expect(chapters(long)[0]?.lines.length).toBeGreaterThan(1);
  });

  it("goes by rounds where there are no turns", () => {
    const rounds = [plays(0, "red", "Noble"), line(0, "round", "red", "Round 2"), plays(1, "blue", "Noble")];
    expect(chapters(rounds).map(({ head }) => head?.kind ?? null)).toEqual([null, "round"]);
  });

  it("has a gist of each", () => {
    const [, red] = chapters(log);
    const of = (room: number): string => gist(red!, (event) => event.tokens, room);
    expect(of(200)).toBe(
      "plays Noble → gains 1 influence → Kobold comes to the market → plays Soldier → draws 5 cards",
    );
    expect(of(5)).toBe("plays Noble …");
  });
});
