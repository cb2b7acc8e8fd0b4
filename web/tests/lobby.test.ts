import { describe, expect, it } from "vitest";
import type { GamePage, OptionPage, TablePage } from "../src/shell/api";
import type { SeatPage } from "../src/shell/board";
import { fitting, isFirst, isReady, seatsFor, toSend, withoutFirst } from "../src/shell/lobby/draft";
import { countsOf, span, unusual, usualBot } from "../src/shell/lobby/facts";
import { inOrder, winnersOf } from "../src/shell/lobby/turns";

const players = (...values: number[]): OptionPage => ({
  name: "players",
  title: "",
  help: "",
  kind: "choice",
  values,
  names: {},
  count: 1,
});
const game = (more: Partial<GamePage> = {}): GamePage => ({
  name: "toy",
  title: "Toy",
  about: "A toy.",
  minutes: [60, 90],
  weight: "light",
  first: null,
  options: [players(4, 3, 2)],
  bots: ["beginner", "easy", "medium", "hard", "expert"],
  hints: true,
  ...more,
});

describe("a game in figures", () => {
  it("says from how many to how many", () => {
    expect(span(countsOf(game()))).toBe("2–4");
    expect(span([60, 60])).toBe("60");
  });
  it("has an opponent that is no pushover", () => {
    expect(usualBot(game())).toBe("medium");
    expect(usualBot(game({ bots: ["other"] }))).toBe("other");
  });
});

describe("a table's options", () => {
  const option = (name: string, more: Partial<OptionPage> = {}): OptionPage => ({
    ...players(),
    name,
    title: name.toUpperCase(),
    ...more,
  });
  const toy = game({
    options: [
      players(4, 3, 2),
      option("decks", {
        values: ["random", "drow", "undead"],
        names: { drow: "Drow", undead: "Undead" },
        count: 2,
      }),
      option("first", { values: ["random", "red"], names: { red: "Red" } }),
      option("world", { kind: "line", values: [""] }),
      option("data", { kind: "data", values: [] }),
    ],
  });
  it("are told where they are not the usual ones", () => {
    expect(unusual(toy, { players: 3, decks: "random", first: "random", world: "", data: {} })).toEqual([]);
    expect(
      unusual(toy, { decks: ["drow", "undead"], first: "red", world: "Home", data: { gold: 1 } }),
    ).toEqual([
      { name: "decks", title: "DECKS", value: "Drow, Undead" },
      { name: "first", title: "FIRST", value: "Red" },
      { name: "world", title: "WORLD", value: "Home" },
      { name: "data", title: "DATA", value: "✓" },
    ]);
  });
});

describe("tables in the lobby", () => {
  const seat = (name: string, yours = false): SeatPage =>
    ({ seat: name, name, yours, bot: null, person: true }) as SeatPage;
  const table = (id: string, more: Partial<TablePage>): TablePage =>
    ({
      id,
      status: "playing",
      seats: [seat("red", true), seat("blue")],
      waiting: [],
      created: 0,
      ...more,
    }) as TablePage;

  it("come with one's own turns first, then what is played, what waits for players, what is over", () => {
    const tables = [
      table("over", { status: "over", moved: 9 }),
      table("open", { status: "open", moved: 8 }),
      table("theirs", { waiting: ["blue"], moved: 7 }),
      table("mine", { waiting: ["red"], moved: 1 }),
      table("mine, newer", { waiting: ["red"], moved: 2 }),
    ];
    expect(inOrder(tables).map(({ id }) => id)).toEqual(["mine, newer", "mine", "theirs", "open", "over"]);
  });
  it("say who has won", () => {
    const over = table("over", { status: "over", result: { winners: ["blue"] } });
    expect(winnersOf(over).map(({ name }) => name)).toEqual(["blue"]);
    expect(winnersOf(table("on", { result: null }))).toEqual([]);
  });
});

describe("a table to be opened", () => {
  const teaching = { title: "", why: "", options: { chronicle: "teaching" }, players: 4 };

  it("has oneself and friends who come by link", () => {
    const seats = seatsFor(game(), "friends", 3);
    expect(seats.map(({ choice }) => choice)).toEqual(["me", "open", "open"]);
    expect(isReady(seats)).toBe(false);
    expect(isReady(seatsFor(game(), "bots", 3))).toBe(true);
  });
  it("gets as many seats as another game can have", () => {
    const seats = seatsFor(game(), "friends", 2);
    const three = fitting(game({ options: [players(3, 4, 5)] }), seats);
    expect(three.map(({ choice }) => choice)).toEqual(["me", "open", "bot/medium"]);
    expect(fitting(game(), seatsFor(game(), "bots", 6))).toHaveLength(4);
  });
  it("is a first game only as long as it has the options and the seats of one", () => {
    const four = seatsFor(game(), "bots", 4);
    expect(isFirst(teaching, { chronicle: "teaching" }, four)).toBe(true);
    expect(isFirst(teaching, { chronicle: "first" }, four)).toBe(false);
    expect(isFirst(teaching, { chronicle: "teaching" }, four.slice(1))).toBe(false);
    expect(withoutFirst(teaching, { chronicle: "teaching", world: "Home" })).toEqual({ world: "Home" });
  });
  it("is sent without what was not chosen", () => {
    const seats = [
      { choice: "me", name: "" },
      { choice: "guest", name: " Cleo " },
      { choice: "bot/easy", name: "" },
    ];
    expect(toSend(game(), seats, { decks: [], first: "red" }, true, false)).toEqual({
      game: "toy",
      options: { first: "red" },
      seats: [{ kind: "me" }, { kind: "guest", name: "Cleo" }, { kind: "bot", bot: "easy" }],
      public: true,
      hints: false,
      start: true,
    });
  });
});
