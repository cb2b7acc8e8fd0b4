"""Oath in the browser: alone against the Clockwork Prince, on from the chronicle, and three at a table with deals and a war."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, WebSocket, expect

import bailiwick
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.table.room import BY_RULES
from tests.browser.late import bring
from tests.browser.test_accessible import Inspector
from tests.browser.test_everybody import LOCALES, said_in
from tests.browser.together import next_to_choose, play_to_the_end
from tests.browser.visitor import ASKED, PHONE, Visitor
from tests.browser.words import shown, words_of
from tests.games.oath.table import Page, Table
from tests.table.server import Running

GAME: Final = "oath"
BACKS: Final = {"denizen", "vision"}
OVER: Final = "The game is over"
SITES: Final = "main [data-slot]"
# Keeps what is on the screen whenever it changes: how long the log is, and whether dice lie in the campaign.
WATCH: Final = """() => {
    window.pictures = [];
    const look = () => {
        const last = document.querySelector("[role=log]").textContent.length;
        window.pictures.push([last, document.querySelector(".campaign .roll") !== null]);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""
BIG_CARD: Final = ".board.oath.big"
# What only programs should read: names of things, places and actions.
RAW: Final = re.compile(
    r"[a-z]+_[a-z_]+|(cradle|provinces|hinterland)-\d|(to|give|want|target|trade|play)-[a-z]+|undefined|NaN|\[object"
)


@pytest.fixture
def arrive(visit: Callable[..., Visitor]) -> Callable[..., Visitor]:
    def come(name: str, **settings: object) -> Visitor:
        visitor = visit(name, **settings)
        visitor.game = GAME
        return visitor

    return come


@pytest.fixture
def table(server: Running, tmp_path: Path) -> Callable[..., str]:
    """A table where a position is played on."""

    def opened(position: Page, *players: str) -> str:
        match = Match(bailiwick.game(GAME), start=position, players=list(players))
        return bring(server, match.record, tmp_path)

    return opened


def table_of(visitor: Visitor) -> str:
    return visitor.page.url.rpartition("/")[2]


def view(visitor: Visitor) -> Page:
    """The public part of what stands on the table."""
    found: Page = visitor.page.request.get(f"/api/tables/{table_of(visitor)}/view?seat=-1&since=0").json()["view"]
    return found


def panel(visitor: Visitor, name: str) -> Locator:
    return visitor.page.get_by_role("region", name=name)


def turn_to(visitor: Visitor, tab: str) -> None:
    """A part of the board; a desk has room for all of them."""
    if visitor.touches:
        visitor.page.get_by_role("button", name=tab, exact=True).tap()


# ---------------------------------------------------------------- positions


def on_the_brink() -> Page:
    """The last round of a game against the Prince: whoever sits on the Chancellor's seat rests, and has won."""

    def held(*cards: str) -> Page:
        return {"warbands": 3, "colour": "purple", "cards": list(cards)}

    purple = {
        "favor": 3,
        "secrets": 1,
        "warbands": 4,
        "relics": ["the_grand_scepter"],
        "advisers": ["elders", "wolves"],
        "facedown": ["scouts"],
    }
    lands = {"cradle_1": held("longbows"), "cradle_2": held("taming_charm"), "provinces_1": held(), "provinces_2": held()}
    return Table(players=2, turn="purple", prince="red", round=8, purple=purple, red={"warbands": 1}, **lands).data


def before_his_attack() -> Page:
    """Red's turn: with the Rest comes a turn of the Prince in which he attacks and asks nobody."""
    game = bailiwick.game(GAME)
    for seed in range(100):
        match, rng = Match(game, {"players": 1}, seed=seed), Rng(seed)
        while not match.over:
            if "rest" in match.legal():
                turn = match.attempt("rest")
                fought = any(event.kind == "rolls_attack" and event.seat == 0 for event in turn.events)
                if fought and "rest" in [game.vocabulary.name(action) for action in game.legal(turn.state, 1)]:
                    return game.to_json(match.state)
            legal = match.legal().actions
            match.play(legal[rng.below(len(legal))])
    raise AssertionError("He never attacks.")


def at_the_tribunal() -> Page:
    """Red and blue stand where peace is made; red could break it, and each has a battle plan."""
    red = {
        "favor": 4,
        "secrets": 2,
        "warbands": 6,
        "pawn": "provinces-3",
        "advisers": ["tinkers_fair", "longbows"],
        "facedown": ["wolves"],
    }
    blue = {
        "favor": 3,
        "secrets": 1,
        "warbands": 3,
        "pawn": "provinces-3",
        "relics": ["cup_of_plenty"],
        "advisers": ["mercenaries"],
        "facedown": ["scouts"],
    }
    ground = {"site": "the_tribunal", "warbands": 2, "colour": "blue", "cards": ["keep"]}
    return Table(oath="devotion", round=7, red=red, blue=blue, provinces_3=ground).data


# ---------------------------------------------------------------- alone


def test_alone_against_the_prince_from_the_first_screen_to_the_end_and_into_the_next_game(arrive: Callable[..., Visitor]) -> None:
    ann = arrive("Ann")
    ann.fill_form("me")
    ann.button("Start the game").click()
    ann.page.wait_for_url("**/t/*")
    expect(panel(ann, "Clockwork Prince")).to_be_visible()
    made = []
    over = ann.prompt.get_by_text(OVER)
    while True:
        ann.page.locator(ASKED).or_(over).first.wait_for()
        if over.count():
            break
        seen = ann.wait_for_turn()
        made.append(f"red: {ann.click(ann.favourite(seen))}")
        ann.look(seen.number + 1)
    record = ann.page.request.get(f"/api/tables/{table_of(ann)}/record").json()
    assert [move for move in record["moves"] if move.startswith("red:")] == made
    told = ann.page.locator("[role=log] .line[title*='CP-']")
    assert told.count() > 0, "what the Prince does is told, and its clause to who asks for it"
    assert not any("CP-" in line for line in ann.log())
    expect(ann.page.locator("dialog details")).to_contain_text("has won")
    sworn = view(ann)["legacy"]["vow"]
    ann.button("Next game of this chronicle").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.wait_for_turn()
    assert view(ann)["oath"] == sworn
    assert view(ann)["legacy"]["game_number"] == 2


def test_the_prince_s_turn_is_seen_thing_by_thing_with_his_dice(
    arrive: Callable[..., Visitor], table: Callable[..., str]
) -> None:
    ann = arrive("Ann", reduced_motion="no-preference")
    ann.hurry()
    ann.sit_down_at(table(before_his_attack(), BY_RULES, ""), 1)
    seen = ann.wait_for_turn()
    ann.page.evaluate(WATCH)
    ann.click(seen.of("rest"))
    ann.look(seen.number + 1, turn=True)
    pictures = ann.page.evaluate("() => window.pictures")
    lines = [count for count, _dice in pictures]
    assert lines == sorted(lines)
    assert len(set(lines)) > 3, "not all at once"
    assert any(dice for _count, dice in pictures), "the dice of his campaign were on the table"


def test_the_winner_writes_the_chronicle_and_the_next_games_hold_what_was_written(
    arrive: Callable[..., Visitor], table: Callable[..., str], tmp_path: Path
) -> None:
    ann = arrive("Ann")
    ann.sit_down_at(table(on_the_brink(), ""), 0)
    ann.do("rest")
    chronicle = panel(ann, "The chronicle")
    step = chronicle.locator("[aria-current=step]")
    expect(step).to_contain_text("The Oath of the next age")
    ann.do("vow devotion")
    expect(step).to_contain_text("An edifice")
    expect(chronicle).to_contain_text("Oath of Devotion")
    ann.do("card longbows")  # where they stand, an edifice of their suit is built
    expect(step).to_contain_text("The suit that grows")
    seen = ann.wait_for_turn()
    assert seen.actions == {"suit beast", "suit nomad"}
    ann.click(seen.of("suit nomad"))

    history = ann.page.locator("dialog details")
    expect(history).to_contain_text("Game 1: Purple (Chancellor) has won")
    expect(history).to_contain_text("Oath of Devotion")
    expect(history).to_contain_text(re.compile("Built: .+"))
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Save the chronicle").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    kept = {place["site"] for place in view(ann)["map"].values() if place["ruler"] == "purple"}

    finished = ann.page.url
    ann.button("Next game of this chronicle").click()
    expect(ann.page.locator("dialog")).to_have_count(0)
    ann.wait_for_turn()
    next_worlds = [view(ann)]
    expect(ann.page.get_by_text("Oath of Devotion").first).to_be_visible()
    ann.page.goto(finished)  # what it has hidden tells something of the next game
    expect(ann.page.get_by_text("The next game of this chronicle is being played: until it is over")).to_be_visible()
    expect(ann.page.get_by_role("link", name="Save the chronicle")).to_have_count(0)
    ann.fill_form("me")
    ann.page.locator("summary").click()
    ann.page.get_by_role("combobox", name="Chronicle").select_option(label="your own text")
    ann.page.get_by_label("Chronicle: a file").set_input_files(file)
    expect(ann.page.get_by_label("Chronicle: paste the text")).not_to_have_value("")
    ann.button("Start the game").click()
    ann.page.wait_for_url("**/t/*")
    ann.wait_for_turn()
    next_worlds.append(view(ann))
    for world in next_worlds:
        assert world["oath"] == "devotion"
        assert world["legacy"]["game_number"] == 2
        up = [place for place in world["map"].values() if place["faceup"]]
        assert kept <= {place["site"] for place in up}
        built = [card for place in up for card in place["cards"] if card in edifices(ann)]
        assert len(built) == 1
        assert "longbows" not in {card for place in up for card in place["cards"]}
        expect(ann.page.locator(f"main [data-card={built[0]}]")).to_be_visible()


def edifices(visitor: Visitor) -> set[str]:
    cards: list[Page] = visitor.page.request.get(f"/api/games/{GAME}?lang=en").json()["cards"]
    return {card["id"] for card in cards if card["group"] == "edifice"}


# ---------------------------------------------------------------- three at a table


def negotiating(arrive: Callable[..., Visitor], table: Callable[..., str]) -> tuple[Visitor, Visitor]:
    """Ann at a desk, Ben on a phone: before the Tribunal she wants a deal with him."""
    ann, ben = arrive("Ann"), arrive("Ben", **PHONE)
    at = table(at_the_tribunal(), "random", "", "")
    ann.sit_down_at(at, 1)
    ben.sit_down_at(at, 2)
    ann.do("use the_tribunal")
    ann.do("player blue")
    return ann, ben


def say(visitor: Visitor, *parts: str) -> None:
    """Choose in the panel of a deal, one part after another, scrolling to each as people do."""
    for action in parts:
        seen = visitor.wait_for_turn()
        visitor.page.locator(f".deal [data-action='{action}']").first.click()
        visitor.look(seen.number + 1)


def test_a_deal_is_refused_another_made_and_a_campaign_fought_with_plans_on_both_sides_to_the_end_of_the_game(
    arrive: Callable[..., Visitor], table: Callable[..., str]
) -> None:
    ann, ben = negotiating(arrive, table)
    say(ann, "give-favor 2", "want-peace", "propose")
    deal = panel(ben, "Deal")
    expect(deal).to_contain_text("Red gives: 2 favor")
    expect(deal).to_contain_text("promises not to campaign against Red, until")
    say(ben, "decline")
    assert view(ann)["promises"] == []
    ann.do("use tinkers_fair")
    ann.do("player blue")
    say(ann, "give-favor 1", "want-relic cup_of_plenty", "propose")
    say(ben, "accept")
    ann.look(ben.number)
    seats = view(ann)["seats"]
    assert (seats["red"]["relics"], seats["blue"]["relics"]) == (["cup_of_plenty"], [])
    assert (seats["red"]["favor"], seats["blue"]["favor"]) == (3, 4)

    ann.do("campaign blue")
    fight = panel(ann, "Campaign")
    expect(fight.locator("[data-side=attack]")).to_contain_text("warbands on boards: 6")
    expect(fight.locator("[data-side=defense]")).to_contain_text("warbands on boards: 3, at sites: 2")
    expect(fight.locator("[data-action=done]")).to_contain_text("you win: ")  # the odds, before anything is committed
    ann.do("done")
    chances = [chance_to_win(fight.locator(f"[data-action='number {dice}']")) for dice in (1, 6)]
    assert chances[0] < chances[1]
    ann.do("number 6")
    ann.do("use longbows")  # the attack has no other plan: so the defense is asked
    expect(panel(ben, "Campaign")).to_contain_text("7 dice")
    expect(panel(ben, "Campaign").get_by_test_id("changes")).to_have_text("+1 Longbows")
    how = panel(ben, "Campaign").get_by_role("button", name="Where the odds of “No more battle plans” come from")
    how.press("Enter")
    expect(panel(ben, "Campaign").get_by_test_id("arithmetic")).to_contain_text("Attack dice: 6 + 1 Longbows = 7")
    how.press("Enter")
    expect(panel(ben, "Campaign").get_by_test_id("arithmetic")).to_have_count(0)
    for action in ("use keep", "use mercenaries"):
        for option in ("done", action):
            expect(panel(ben, "Campaign").locator(f"[data-action='{option}']")).to_contain_text("you hold: ")
        options = panel(ben, "Campaign").locator("[data-testid=odds]").all_inner_texts()
        chances = [int(re.findall(r"(\d+) %", text)[0]) for text in options]
        assert chances == sorted(chances, reverse=True)
        ben.do(action)
    fought = [line for line in ann.log() if "roll" in line]
    attack = next(line for line in fought if "attack" in line)
    assert len(fought) == 2
    assert sum(map(int, re.findall(r"\d+", attack))) == 4, "the mercenaries have taken three of seven dice"
    play_to_the_end(ann, ben)


def test_a_promise_is_worded_countered_accepted_shown_and_paid_for_when_it_is_broken(
    arrive: Callable[..., Visitor], table: Callable[..., str]
) -> None:
    """She asks for a promise, he wants one too, she breaks hers."""
    ann, ben = negotiating(arrive, table)
    say(ann, "want-promise", "will travel")
    expect(panel(ann, "Deal").get_by_role("group", name="Blue promises:")).to_contain_text("to travel")
    say(ann, "travel cradle-1", "by round-8", "penalty-favor 2", "penalty-relic", "done", "propose")
    expect(panel(ben, "Deal")).to_contain_text("by the end of the turn in round 8; otherwise 2 favor, a relic")
    assert ben.fits()

    say(ben, "counter", "want-promise", "will-not campaign")
    assert ben.fits()
    say(ben, "campaign blue", "by end", "penalty-favor 1", "done", "propose")
    terms = "promises not to campaign against Blue, until the end of the game; otherwise 1 favor"
    expect(panel(ann, "Deal")).to_contain_text(terms)
    say(ann, "accept")
    running = ann.page.locator(".seat .promise")
    expect(running).to_have_count(2)
    expect(running.first).to_contain_text("Promised Blue not to campaign against Blue")
    assert {promise["by"] for promise in view(ann)["promises"]} == {"blue", "red"}

    ann.do("campaign blue")
    expect(ann.page.locator(".seat .promise.settled")).to_contain_text("(broken)")
    assert any("Ann has broken the promise to Ben" in line for line in ann.log())
    number = ann.number
    while view(ann)["campaign"] is not None:
        chooser = next_to_choose(ann, ben, number)
        assert chooser is not None
        seen = chooser.look(number, turn=True)
        chooser.click(chooser.favourite(seen))
        number = chooser.look(seen.number + 1).number
    assert any("Ann gives 1 favor to Ben" in line for line in ann.log())


def chance_to_win(choice: Locator) -> int:
    choice.scroll_into_view_if_needed()
    expect(choice).to_contain_text("you win: ")
    return int(choice.inner_text().partition("you win: ")[2].partition(" ")[0])


# ---------------------------------------------------------------- what is hidden


class Listener:
    """All that has come over a visitor's socket."""

    def __init__(self, visitor: Visitor) -> None:
        self.frames: list[str] = []
        visitor.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def knows_nothing_of(self, seat: str, cards: set[str]) -> None:
        assert self.frames
        for frame in self.frames:
            page: dict[str, Any] | None = json.loads(frame).get("view")
            if page:
                assert set(page["seats"][seat]["hand"]) | set(page["seats"][seat]["facedown"]) <= BACKS
            assert not any(f'"{card}"' in frame for card in cards)


def test_what_one_draws_and_plays_facedown_never_reaches_another(arrive: Callable[..., Visitor]) -> None:
    ann, ben, cleo = arrive("Ann"), arrive("Ben"), arrive("Cleo")
    listeners = {visitor: Listener(visitor) for visitor in (ann, ben, cleo)}
    ann.open_table("me", "open", "random")
    ben.page.goto(ann.page.url)
    ben.button("Sit here").click()
    cleo.page.goto(ann.page.url)
    ann.button("Start the game").click()
    seats = {ann: "purple", ben: "red"}
    hidden: dict[str, set[str]] = {"purple": set(), "red": set()}
    for visitor, seat in seats.items():  # each keeps one of three cards, and two go facedown to a pile
        seen = visitor.wait_for_turn()
        hand = visitor.page.get_by_role("region", name="Cards you have drawn").locator("[data-card]")
        hidden[seat] |= set(hand.evaluate_all("(all) => all.map((card) => card.dataset.card)"))
        assert len(hidden[seat]) == 3
        while seen.asked and not {"rest"} & seen.actions:
            visitor.click(visitor.favourite(seen))
            seen = visitor.look(seen.number + 1)
        for other, listener in listeners.items():
            for whose, cards in hidden.items():
                if seats.get(other) != whose:
                    listener.knows_nothing_of(whose, cards)
        if visitor is ann:
            cleo.look(ann.number)
    shown_to_cleo = cleo.page.locator("main [data-card]").evaluate_all("(all) => all.map((card) => card.dataset.card)")
    assert not set(shown_to_cleo) & (hidden["purple"] | hidden["red"])


# ---------------------------------------------------------------- for everybody


def test_every_faceup_card_and_banner_says_why_nothing_can_be_done_with_it(
    arrive: Callable[..., Visitor], table: Callable[..., str]
) -> None:
    ann = arrive("Ann", width=1440, height=900)
    poor = {"pawn": "provinces-3", "advisers": ["longbows"], "relics": ["cup_of_plenty"]}
    position = Table(oath="devotion", red=poor, blue={"advisers": ["mercenaries"]}, provinces_3={"cards": ["keep"]}).data
    ann.sit_down_at(table(position, "random", "", "random"), 1)
    ann.wait_for_turn()
    idle = ann.page.locator("main .chip[data-card][aria-disabled=true]:not(.facedown)")
    asked = set()
    for chip in idle.all():
        chip.scroll_into_view_if_needed()
        chip.hover()
        expect(ann.page.locator(".tip .reason")).to_contain_text(re.compile(r"\w.*[.)]|O-\d"))
        expect(ann.page.locator(".tip b")).to_have_text(chip.locator(".name").inner_text())
        asked.add(chip.get_attribute("data-card"))
        ann.page.mouse.move(0, 0)
        expect(ann.page.locator(".tip")).to_be_hidden()
    assert {"mercenaries", "cup_of_plenty", "the_grand_scepter", "keep", "darkest_secret", "peoples_favor"} <= asked


def test_on_a_phone_everything_is_within_reach_and_nothing_sticks_out(
    arrive: Callable[..., Visitor], table: Callable[..., str]
) -> None:
    ann = arrive("Ann", **PHONE)
    ann.sit_down_at(table(at_the_tribunal(), "random", "", "random"), 1)
    ann.wait_for_turn()
    page = ann.page
    wanted = {"Map": SITES, "Courts": "main [data-seat]", "Table": "main [data-bank]"}
    for tab, things in wanted.items():
        turn_to(ann, tab)
        assert page.locator(things).count() in (8, 3, 6)
        for thing in page.locator(things).all():
            thing.scroll_into_view_if_needed()
            expect(thing).to_be_in_viewport(ratio=0.9)
        assert ann.fits()
    turn_to(ann, "Courts")
    page.locator("main [data-card=mercenaries]").tap(force=True)  # there is nothing to do with it: so it is shown
    expect(page.locator(BIG_CARD)).to_contain_text("Mercenaries")
    turn_to(ann, "Map")
    expect(page.locator(BIG_CARD)).to_have_count(0)
    turn_to(ann, "Courts")
    ann.do("campaign blue")
    expect(panel(ann, "Campaign")).to_be_in_viewport()  # the part of the board where it is asked has come up by itself
    assert ann.fits()
    for sheet in ("Seats", "Log", "Chat"):
        page.get_by_role("button", name=sheet).click()
        expect(page.get_by_role("region", name=sheet)).to_be_visible()
        assert ann.fits()


def test_a_turn_is_played_by_keyboard_alone(arrive: Callable[..., Visitor], table: Callable[..., str]) -> None:
    ann = arrive("Ann")
    ann.sit_down_at(table(at_the_tribunal(), "random", "", "random"), 1)
    page = ann.page

    def press(wanted: Callable[[str], bool]) -> str:
        """Tab to something to choose, and choose it."""
        number = ann.wait_for_turn().number
        action = ""
        for _ in range(200):
            action = page.evaluate("() => document.activeElement?.dataset?.action ?? ''")
            if wanted(action):
                break
            page.keyboard.press("Tab")
        assert wanted(action), action
        page.keyboard.press("Enter")
        ann.look(number + 1)
        return action

    page.locator("body").press("Tab")
    press(lambda action: action == "search world")
    while "rest" not in ann.wait_for_turn().actions:
        press(lambda action: action not in ("", "menu"))
    press(lambda action: action == "use tinkers_fair")
    press(lambda action: action == "decline")
    press(lambda action: action == "rest")
    expect(ann.prompt).not_to_contain_text("What do you do?")
    assert any("searches" in line for line in ann.log())


def test_a_choice_of_several_is_a_menu_that_the_keyboard_closes(
    arrive: Callable[..., Visitor], table: Callable[..., str]
) -> None:
    ann = arrive("Ann")
    ann.sit_down_at(table(at_the_tribunal(), "random", "", "random"), 1)
    ann.wait_for_turn()
    keep = ann.page.locator("main [data-slot] [data-card=keep]")
    keep.focus()
    ann.page.keyboard.press("Enter")
    menu = ann.page.get_by_role("menu")
    assert menu.locator("[data-action]").count() == 3  # muster on it, trade with it for favor or secrets
    ann.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(keep).to_be_focused()


def names_in(visitor: Visitor, lang: str) -> set[str]:
    cards: list[Page] = visitor.page.request.get(f"/api/games/{GAME}?lang={lang}").json()["cards"]
    return {card["name"] for card in cards} | {card["text"] for card in cards}


@pytest.mark.parametrize("lang", LOCALES)
def test_the_board_speaks_one_language(arrive: Callable[..., Visitor], table: Callable[..., str], lang: str) -> None:
    ann = arrive("Ann", locale=LOCALES[lang])
    others = [other for other in LOCALES if other != lang]
    foreign = {word for other in others for word in words_of(other, GAME) | names_in(ann, other)}
    foreign -= words_of(lang, GAME) | names_in(ann, lang)

    def one_language(seat: int) -> None:
        ann.wait_for_turn()
        said, seen = said_in(ann, lang, seat), shown(ann)
        assert words_of(lang, GAME) & seen
        assert seen & foreign == set()
        assert seen & ({text for other in others for text in said_in(ann, other, seat)} - said) == set()
        assert [text for text in seen if RAW.search(text)] == []

    ann.sit_down_at(table(at_the_tribunal(), "random", "", "random"), 1)
    one_language(1)
    ann.do("use the_tribunal")
    ann.do("player blue")
    one_language(1)
    for part in ("promise", "will travel", "travel cradle-1", "by round-8", "penalty-favor 1", "done"):
        say(ann, part)
        one_language(1)
    say(ann, "decline")
    ann.do("campaign blue")
    one_language(1)
    ann.sit_down_at(table(on_the_brink(), ""), 0)
    one_language(0)
    ann.do("rest")
    one_language(0)
    ann.do("vow people")
    one_language(0)


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_at_war_in_trade_and_over_the_chronicle(
    arrive: Callable[..., Visitor], table: Callable[..., str], axe: str, scheme: str, size: dict[str, object]
) -> None:
    ann = arrive("Ann", color_scheme=scheme, bypass_csp=True, **size)
    inspector = Inspector(axe, ann)

    def inspect(screen: str) -> None:
        ann.wait_for_turn()
        inspector.inspect(screen)

    ann.sit_down_at(table(at_the_tribunal(), "random", "", "random"), 1)
    inspect("board")
    for tab in ("Courts", "Table") if size else ():
        turn_to(ann, tab)
        inspect(tab)
    turn_to(ann, "Map")
    ann.do("use the_tribunal")
    ann.do("player blue")
    inspect("deal")
    ann.do("decline")
    turn_to(ann, "Courts")
    ann.do("campaign blue")
    ann.do("done")
    inspect("campaign")
    ann.sit_down_at(table(on_the_brink(), ""), 0)
    turn_to(ann, "Table")
    inspect("the Prince")
    ann.do("rest")
    inspect("chronicle")
    for action in ("vow people", "decline", "suit beast"):
        seen = ann.wait_for_turn()
        ann.click(seen.of(action))
    assert ann.final_table() == [], "nobody counts points here"
    expect(ann.page.get_by_test_id("fates")).to_contain_text("Chancellor: has won, war exhaustion.")
    inspector.inspect("final screen")
    assert inspector.findings == []
