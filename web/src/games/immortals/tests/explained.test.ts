// What things are for is told to whoever points at them: components are rendered as a server would, and asked what they would tell.
import { render } from "svelte/server";
import { describe, expect, it } from "vitest";
import type { BoardProps } from "../../../shell/board";
import Board from "../Board.svelte";
import { Desk } from "../desk.svelte";
import SeatPanel from "../SeatPanel.svelte";
import { EFFECT_ICONS } from "../icons";
import type { BoardData, Effect, ImmortalsView } from "../types";
import { wordsIn } from "../words";
import { choice } from "../../../board/tests/choice";
import { BOARD, viewOf } from "./board";

const LANGS = ["en", "pt", "it"] as const;

function boardOf(
  view: ImmortalsView,
  lang: BoardProps["lang"],
  ...legal: string[]
): BoardProps<ImmortalsView, BoardData> {
  return {
    view,
    data: BOARD,
    lang,
    cards: {},
    legal: legal.map((action) => choice(action)),
    seat: "red",
    seats: [],
    busy: false,
    hover: null,
    changed: new Set(),
    events: [],
    log: [],
    pace: "off",
    bundles: [],
    act: () => undefined,
    sure: () => true,
    armed: null,
    why: () => Promise.resolve(null),
    showCard: () => undefined,
  };
}
const deskOf = (view: ImmortalsView, lang: BoardProps["lang"]): Desk => new Desk(() => boardOf(view, lang));
const plain = (html: string): string => html.replaceAll("&#39;", "'").replaceAll("&quot;", '"');

describe.each(LANGS)("in %s", (lang) => {
  const words = wordsIn(lang);

  it("a seat explains its limbos and what the round would score", () => {
    const soon = { sites: 0, temples: 1, capitals: 0, areas: 0 };
    const view = viewOf({}, { round_points: soon });
    const props = { seat: "red", view, data: BOARD, you: true, lang };
    const html = plain(render(SeatPanel, { props }).body);
    expect(html).toContain(words.limboHelp);
    expect(html).toContain(words.soonHelp(1, 0, 1, 0, 0));
    expect(html.match(/role="tooltip"/gu)).toHaveLength(2);
  });

  it("the board explains the tower, both limbos and every space, while planning and after", () => {
    for (const legal of [["leave extract_gold"], ["pass"]]) {
      const html = plain(render(Board, { props: boardOf(viewOf(), lang, ...legal) }).body);
      expect(html).toContain(words.towerHelp);
      expect(html).toContain(words.limboHelp);
      for (const effect of ["build", "transition", "attack_or_move", "magic"] as Effect[])
        expect(html).toContain(words.help[effect]);
    }
  });

  it("every kind of space has a word of its own", () => {
    const told = Object.keys(EFFECT_ICONS).map((effect) => words.help[effect as Effect]);
    expect(new Set(told).size).toBe(8);
  });

  it("a site says what its buildings are for, with the points of the table", () => {
    const sites = { "light.grove": { owner: "red", armies: 1, capital: true, portal: true } };
    const numbers = { ...BOARD.numbers, points: { ...BOARD.numbers.points, capital: 4 } };
    const { detail } = deskOf(viewOf({ sites, numbers }), lang).siteThing("light.grove");
    expect(detail).toContain(words.portalHelp(1));
    expect(detail).toContain(`${words.capitalHelp(2, 4)} ${words.capitalsApart}`);
    expect(detail).not.toContain(words.templeHelp(1, 1));
  });

  it("a capital says so where they are counted in both realms together", () => {
    const both = deskOf(viewOf({ house_rules: { capitals: "area" } }), lang).helpOf("capital");
    expect(both).not.toBe(deskOf(viewOf(), lang).helpOf("capital"));
  });
});

it("a click that is the page's own is made by pointer and keyboard alike", () => {
  const desk = deskOf(viewOf(), "en");
  const made: string[] = [];
  const space = { label: "a space", choices: [], wish: null };
  const button = desk.button({
    ...space,
    click: (_, byKey) => void made.push(byKey ? "key" : "pointer"),
  }) as Record<string, any>;
  button["onclick"]({ currentTarget: {}, clientX: 0, clientY: 0, detail: 1 });
  button["onkeydown"]({ key: "Enter", preventDefault: () => undefined, currentTarget: {} });
  expect(made).toEqual(["pointer", "key"]);
  expect(button["aria-disabled"]).toBe(false);
  expect(desk.button(space)["aria-disabled"]).toBe(true);
});
