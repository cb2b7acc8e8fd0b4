"""Immortals in the browser: two people plan at the same time and in secret, at a desk and on a phone, and play to the end."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, WebSocket, expect

import bailiwick
from bailiwick import bots
from bailiwick.games.immortals.words import WORDS
from bailiwick.kernel.match import Match
from tests.browser.late import bring
from tests.browser.test_accessible import Inspector
from tests.browser.test_everybody import LOCALES
from tests.browser.together import next_to_choose
from tests.browser.visitor import ASKED, PHONE, Visitor
from tests.browser.words import shown, words_of
from tests.table.server import Running

GAME: Final = "immortals"
SEED: Final = 3
ROUNDS: Final = 2
READY: Final = "main [data-action=ready]"
LAID: Final = "main [data-space][data-card]"
PICKED: Final = "main [aria-pressed=true]:is([data-hand], [data-space])"


class Planner:
    """Somebody who lays cards on the spaces of their board: whatever the page lets them, and changes some of it again."""

    def __init__(self, visitor: Visitor, seat: str, chance: Random) -> None:
        self.visitor = visitor
        self.seat = seat
        self.chance = chance
        self.frames: list[str] = []  # what has come over the socket since the planning began
        visitor.game = GAME
        visitor.page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def click(self, thing: Locator) -> None:
        if self.visitor.touches:
            thing.tap()
        else:
            thing.click()

    def one_of(self, selector: str) -> Locator | None:
        things = self.visitor.page.locator(selector)
        return things.nth(self.chance.randrange(things.count())) if things.count() else None

    def lay(self, cards: int) -> None:
        """Lay some cards, each where the page says that it may lie."""
        for _ in range(cards):
            card = self.one_of("[data-hand][aria-disabled=false]")
            if card is None:
                return
            self.click(card)
            space = self.one_of("[data-takes=true]")
            assert space is not None, "a card that can be taken up has a space to lie on"
            self.click(space)
            expect(self.visitor.page.locator(PICKED)).to_have_count(0)

    def change(self) -> None:
        """Move a card to another space, or take it back."""
        lying = self.one_of(LAID)
        assert lying is not None
        self.click(lying)
        other = self.one_of("[data-takes=true]")
        self.click(other or self.visitor.page.locator(PICKED))
        expect(self.visitor.page.locator(PICKED)).to_have_count(0)

    def plan(self) -> dict[str, str]:
        """What lies where, as the owner's page shows it."""
        pairs = "(all) => all.map((space) => [space.dataset.space, space.dataset.card])"
        return dict(self.visitor.page.locator(LAID).evaluate_all(pairs))

    def say_ready(self) -> int:
        """Send the plan; the answer is the number of the decision after it."""
        number = self.visitor.number
        self.click(self.visitor.page.locator(READY))
        expect(self.visitor.page.locator(READY)).to_have_count(0)
        return self.visitor.look(number + 1).number

    def knows_nothing_of(self, other: Planner) -> None:
        """Neither what came over the socket nor the page has any of the cards that the other has laid in secret."""
        secret = {card for card in other.plan().values() if card.startswith(("conflict.", "wild."))}
        for frame in self.frames:
            seat: dict[str, Any] = json.loads(frame)["view"]["seats"][other.seat]
            assert "conflicts" not in seat
            assert set(seat["plan"].values()) <= {"unknown"}
            assert not any(card in frame for card in secret)
        cards = "(all) => all.map((card) => card.dataset.card ?? card.dataset.hand)"
        assert not secret & set(self.visitor.page.locator("main :is([data-card], [data-hand])").evaluate_all(cards))


def plan_together(ann: Planner, ben: Planner) -> dict[str, dict[str, str]]:
    """Both lay their cards in turns; what one lays, the other never learns before everybody is ready."""
    for one in (ann, ben):
        one.visitor.look(turn=True)
        one.frames.clear()
    for _ in range(2):
        ann.lay(2)
        ben.lay(2)
    ann.change()
    hers, his = ann.plan(), ben.plan()
    ben.visitor.look(ann.say_ready())
    assert ben.plan() == his, "what arrives from the others leaves a plan alone"
    assert ben.frames
    ben.knows_nothing_of(ann)
    ben.lay(3)
    ben.change()
    his = ben.plan()
    ann.knows_nothing_of(ben)
    ann.visitor.look(ben.say_ready())
    return {"red": hers, "blue": his}


def test_two_people_plan_at_once_and_play_to_the_end(visit: Callable[..., Visitor]) -> None:
    ann, ben = visit("Ann"), visit("Ben", **PHONE)
    planners = [Planner(visitor, seat, Random(SEED)) for visitor, seat in ((ann, "red"), (ben, "blue"))]
    ann.open_table("me", "open", "random", "random", rounds=ROUNDS)
    ben.page.goto(ann.page.url)
    ben.button("Sit here").click()
    ann.button("Start the game").click()
    laid: list[dict[str, dict[str, str]]] = []
    number = 0
    while chooser := next_to_choose(ann, ben, number):
        seen = chooser.look(number, turn=True)
        if "ready" in seen.actions:
            laid.append(plan_together(*planners))
            number = max(ann.number, ben.number)
        else:
            chooser.click(chooser.favourite(seen))
            number = chooser.look(seen.number + 1).number
    assert len(laid) == ROUNDS
    assert ann.final_table() == ben.final_table()
    assert ann.headline() == ben.headline()
    assert ben.fits()
    record = ann.page.request.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}/record").json()
    assert ann.final_table()[-1][1:] == [str(score) for score in record["result"]["scores"].values()]
    for seat in ("red", "blue"):
        assert planned(record["moves"], seat) == [plans[seat] for plans in laid]


def planned(moves: list[str], seat: str) -> list[dict[str, str]]:
    """The plans of a seat, round by round, as the record has them: cards by space."""
    plans: list[dict[str, str]] = [{}]
    for move in moves:
        who, _, action = move.partition(": ")
        verb, *arguments = action.split()
        if who == seat and verb in ("plan", "cast"):
            plans[-1][arguments[0]] = arguments[1]
        if who == seat and verb == "start-over":
            plans[-1] = {}
        if who == seat and verb == "ready":
            plans.append({})
    return plans[:-1]


def test_at_one_screen_people_plan_one_after_the_other_behind_the_curtain(visit: Callable[..., Visitor]) -> None:
    ann = visit("Ann")
    planners = {seat: Planner(ann, seat, Random(SEED)) for seat in ("red", "blue")}
    lift = ann.page.get_by_role("button", name=re.compile("^I am (red|blue)$", re.IGNORECASE))
    over = ann.prompt.get_by_text("The game is over")
    ann.open_table("me", "guest", "random", rounds=1)
    laid: dict[str, dict[str, str]] = {}
    while True:
        lift.or_(ann.page.locator(ASKED)).or_(over).first.wait_for()
        if lift.count():
            seat = lift.inner_text().split()[-1].lower()
            assert not ann.page.locator("main :is([data-card], [data-hand])").count(), (
                "behind the curtain there is nothing to see"
            )
            planners[seat].frames.clear()
            lift.click()
            lift.wait_for(state="detached")
        elif ann.asked:
            seen = ann.look()
            if not seen.asked:
                continue
            if "ready" in seen.actions:
                planner = planners[seat]
                planner.lay(4)
                laid[seat] = planner.plan()
                other = "blue" if seat == "red" else "red"
                for frame in planner.frames:
                    assert "conflicts" not in json.loads(frame)["view"]["seats"][other]
                planner.say_ready()
            else:
                ann.click(ann.favourite(seen))
                ann.look(seen.number + 1)
        else:
            break
    assert len(laid) == len(planners)
    record = ann.page.request.get(f"/api/tables/{ann.page.url.rpartition('/')[2]}/record").json()
    for seat, plan in laid.items():
        assert planned(record["moves"], seat) == [plan]


# ---------------------------------------------------------------- from the middle of a game


def until(asked: Callable[[Match], bool], seed: int = 1, players: int = 3) -> Match:
    """A game of bots, up to where the first seat is asked for something."""
    match = bailiwick.start(GAME, players=players, seed=seed, rounds=3)
    bot = bots.load("random", seed=seed)
    while not (match.state.waiting & 1 and asked(match)):
        if match.over:
            return until(asked, seed + 1, players)
        match.play(bot.choose(match.view(match.seat)))
    return match


def options(match: Match) -> list[str]:
    return [match.game.vocabulary.name(action) for action in match.view(0).legal]


def planning(match: Match) -> bool:
    return options(match)[0] == "leave extract_gold"


def acting(match: Match) -> bool:
    return "pass" in options(match) and any(option.startswith("act ") for option in options(match))


def fighting(match: Match) -> bool:
    """How many of at least three armies go into a battle?"""
    return "armies 3" in options(match) and match.game.to_json(match.state)["action"]["target"] is not None


@pytest.fixture
def sit_down(visit: Callable[..., Visitor], server: Running, tmp_path: Path) -> Callable[..., Planner]:
    """Ann takes the first seat of a game that others have begun."""

    def sit(match: Match, **settings: object) -> Planner:
        ann = Planner(visit("Ann", **settings), "red", Random(SEED))
        ann.visitor.sit_down_at(bring(server, match.record, tmp_path), 0)
        ann.visitor.wait_for_turn()
        return ann

    return sit


def test_a_plan_survives_a_reload_and_replaces_what_the_server_has(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(until(planning))
    page = ann.visitor.page
    ann.lay(4)
    plan = ann.plan()
    assert plan
    ann.visitor.reload()
    assert ann.plan() == plan
    page.get_by_text("Choices (").click()  # the first of all choices: to leave the first space empty
    page.locator(".choices button").first.click()
    ann.visitor.look(ann.visitor.number)
    expect(page.locator("main [data-space=extract_gold]:not([data-card])")).to_be_visible()
    page.locator("[data-hand=blank]").click()
    page.locator("[data-space=extract_gold]").click()
    wanted = ann.plan()
    assert wanted["extract_gold"] == "blank"
    ann.say_ready()
    view = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/view?seat=0&since=0").json()["view"]
    assert view["seats"]["red"]["plan"] == wanted
    assert view["ready"] == ["red"]


@pytest.mark.parametrize(("players", "seed"), [(2, 5), (3, 6), (5, 7)])
def test_the_server_takes_whatever_the_page_lets_one_lay(sit_down: Callable[..., Planner], players: int, seed: int) -> None:
    ann = sit_down(until(planning, seed, players))
    page = ann.visitor.page
    for _ in range(4):
        ann.lay(4)
        ann.change()
    plan = ann.plan()
    ann.say_ready()
    view = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/view?seat=0&since=0").json()["view"]
    assert view["seats"]["red"]["plan"] == plan
    assert view["ready"] == ["red"]


def test_a_plan_is_made_by_keyboard_alone(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(until(planning))
    page = ann.visitor.page
    page.locator("[data-hand=blank]").focus()
    page.keyboard.press("Enter")  # the first space that takes it has the focus now
    expect(page.locator("[data-space=extract_gold]")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("[data-space=extract_energy]")).to_have_attribute("data-card", "blank")
    page.locator("[data-space=extract_energy]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-space=magic_2]").focus()
    page.keyboard.press("Enter")
    assert ann.plan() == {"magic_2": "blank"}
    page.locator("[data-space=magic_2]").focus()
    page.keyboard.press("Delete")
    assert ann.plan() == {}


def test_cards_are_dragged_to_a_space_to_another_and_back(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(until(planning))
    page = ann.visitor.page
    page.drag_and_drop("[data-hand='magic.transition_5']", "[data-space=magic_1]")
    assert ann.plan() == {"magic_1": "magic.transition_5"}
    page.drag_and_drop("[data-hand='magic.conflict_or_first']", "[data-space=build]")  # no place for magic
    page.drag_and_drop("[data-space=magic_1]", "[data-space=magic_2]")
    assert ann.plan() == {"magic_2": "magic.transition_5"}
    page.drag_and_drop("[data-space=magic_2]", "section[aria-label='Your hand']")
    assert ann.plan() == {}


def test_a_card_that_may_not_lie_on_a_space_is_refused_with_the_reason(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(until(planning))
    page = ann.visitor.page
    page.locator("[data-hand='magic.transition_5']").click()
    page.locator("[data-space=build]").click()
    expect(page.get_by_role("status").get_by_text("can't lie here")).to_be_visible()
    page.locator("[data-space=magic_2]").click()  # it is still in hand
    assert ann.plan() == {"magic_2": "magic.transition_5"}


def test_pointing_at_a_site_links_its_twin(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(until(planning))
    page = ann.visitor.page
    page.locator("[data-site='light.grove'] [role=button]").hover()
    for site in ("light.grove", "dark.grove"):
        expect(page.locator(f"[data-site='{site}'] .linked")).to_be_visible()


def test_the_battle_panel_tells_the_odds_of_each_choice(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(until(fighting))
    battle = ann.visitor.page.get_by_role("region", name="Battle")
    expect(battle).to_contain_text("inhabitants")
    few, *_, many = battle.locator("[data-action]").all()
    for choice in (few, many):
        expect(choice).to_contain_text("you win: about ")
    assert chance_to_win(few) <= chance_to_win(many)
    battle.get_by_role("button", name="Where the odds of").first.click()
    expect(battle.get_by_test_id("arithmetic")).to_contain_text("Your armies: 1 attack")


def chance_to_win(choice: Locator) -> int:
    return int(choice.inner_text().partition("about ")[2].partition(" ")[0])


def test_a_throw_is_acted_out_and_can_be_skipped(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(until(fighting), reduced_motion="no-preference")
    page = ann.visitor.page
    page.locator("main .battle [data-action]").first.click()
    page.locator("section[data-playing=true]").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("section[data-playing=false]")).to_be_visible()
    expect(page.get_by_role("region", name="Last battle")).to_be_visible()  # only now: it would spoil the fun


@pytest.mark.parametrize("lang", LOCALES)
def test_the_board_speaks_one_language(sit_down: Callable[..., Planner], lang: str) -> None:
    # On the map a name may take two lines, and a part of it be a word elsewhere: "Guarda" of "Guarda do Norte".
    parts = {part for name in WORDS.named(lang, "region").values() for part in name.split()}
    foreign = {word for other in LOCALES for word in words_of(other, GAME)} - words_of(lang, GAME) - parts
    for asked in (planning, acting):
        ann = sit_down(until(asked), locale=LOCALES[lang])
        assert words_of(lang, GAME) & shown(ann.visitor)
        assert foreign & shown(ann.visitor) == set()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious_while_planning_and_acting(
    sit_down: Callable[..., Planner], axe: str, scheme: str, size: dict[str, object]
) -> None:
    ann = sit_down(until(planning), color_scheme=scheme, bypass_csp=True, **size)
    inspector = Inspector(axe, ann.visitor)
    ann.lay(5)
    inspector.inspect("planning")
    ann.say_ready()
    expect(ann.visitor.prompt).to_contain_text("Waiting for")
    inspector.inspect("waiting")
    ann = sit_down(until(acting), color_scheme=scheme, bypass_csp=True, **size)
    inspector.visitor = ann.visitor
    inspector.inspect("execution")
    ann = sit_down(until(fighting), color_scheme=scheme, bypass_csp=True, **size)
    inspector.visitor = ann.visitor
    inspector.inspect("battle")
    assert inspector.findings == []


# ---------------------------------------------------------------- what is explained


def built_up() -> Match:
    """Red plans; a temple with a portal stands in the light, a capital in the dark."""
    sites = {
        "light.grove": {"owner": "red", "armies": 3, "temple": True, "portal": True},
        "dark.lakeside": {"owner": "blue", "armies": 2, "capital": True},
    }
    position = {"players": 2, "sites": sites, "seats": {"red": {"limbo": {"light": 3}}}, "region_cards": {"grove": "red"}}
    return Match(bailiwick.game(GAME), start=position)


def test_the_question_names_no_space_while_one_plans_in_any_order(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(built_up())
    page = ann.visitor.page
    expect(ann.visitor.prompt).to_contain_text("in any order")
    page.locator("[data-hand=blank]").click()
    page.locator("[data-space=extract_gold]").click()
    assert ann.plan() == {"extract_gold": "blank"}
    expect(ann.visitor.prompt).to_contain_text("in any order")
    expect(ann.visitor.prompt).not_to_contain_text("extract gold")


def told(ann: Planner) -> Locator:
    return ann.visitor.page.locator(".tip[role=status]")


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "a portal, a temple or a capital"),
        ("pt", "um portal, um templo ou uma capital"),
        ("it", "un tempio o una capitale"),
    ],
)
def test_a_space_tells_what_it_does(sit_down: Callable[..., Planner], lang: str, words: str) -> None:
    for match in (built_up(), until(acting)):
        ann = sit_down(match, locale=LOCALES[lang])
        ann.visitor.page.locator("[data-space=build]").hover()
        expect(told(ann)).to_contain_text(words)


def test_a_space_tells_it_to_the_keyboard_too(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(built_up())
    page = ann.visitor.page
    page.locator("[data-space=extract_energy]").focus()
    page.keyboard.press("Tab")
    expect(page.locator("[data-space=transition]")).to_be_focused()
    expect(told(ann)).to_contain_text("from the limbo of that realm")
    expect(told(ann)).to_contain_text("Costs 1 gold, 2 energy.")


@pytest.mark.parametrize(
    ("lang", "limbo", "tower"),
    [
        ("en", "cross over to their owner's limbo in the other realm", "The fallen cross over"),
        ("pt", "passam para o limbo do seu dono no outro reino", "jogados nela"),
        ("it", "passano nel limbo del loro padrone nell'altro regno", "I caduti passano"),
    ],
)
def test_limbo_and_tower_tell_what_they_are(sit_down: Callable[..., Planner], lang: str, limbo: str, tower: str) -> None:
    ann = sit_down(built_up(), locale=LOCALES[lang])
    page = ann.visitor.page
    for realm in ("light", "dark"):
        page.locator(f"[data-limbo={realm}]").hover()
        expect(told(ann)).to_contain_text(limbo)
    page.locator("section.tower .about").hover()
    expect(told(ann)).to_contain_text(tower)
    page.locator("section.tower .about").focus()
    page.keyboard.press("Enter")
    expect(told(ann)).to_contain_text(tower)


def test_a_site_tells_what_its_buildings_are_for(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(built_up())
    page = ann.visitor.page
    page.locator("[data-site='light.grove'] [role=button]").hover()
    expect(told(ann)).to_contain_text("Temple: 1 point for building it, then 1 at the end of each round")
    expect(told(ann)).to_contain_text("to the same region in the other realm, but not back")
    page.locator("[data-site='dark.lakeside'] [role=button]").hover()
    expect(told(ann)).to_contain_text("Capital: 2 points for building it")


def test_a_seat_tells_what_the_round_would_score(sit_down: Callable[..., Planner]) -> None:
    ann = sit_down(built_up())
    page = ann.visitor.page
    points = page.locator(".seats .points button").first
    expect(points).to_contain_text("+1")
    tip = page.locator("[role=tooltip]").filter(has_text="If the round ended now: +1 (sites 0, temples 1, capitals 0, areas 0).")
    expect(tip).to_have_count(1)
    expect(tip).not_to_be_visible()
    points.hover()
    expect(tip).to_be_visible()
    ann.visitor.prompt.hover()
    expect(tip).not_to_be_visible()
    points.focus()
    expect(tip).to_be_visible()


def test_cards_show_the_numbers_of_the_table(sit_down: Callable[..., Planner]) -> None:
    own = {"yields": {region: {"light": [77, 1]} for region in bailiwick.game(GAME).page_data("en")["numbers"]["yields"]}}
    match = bailiwick.start(GAME, players=2, seed=1, rounds=3, data=own)
    bot = bots.load("random", seed=1)
    while not (match.state.waiting & 1 and planning(match)):
        match.play(bot.choose(match.view(match.seat)))
    ann = sit_down(match)
    page = ann.visitor.page
    page.locator("[data-hand^='region.']").first.hover()
    expect(page.locator(".big").get_by_text("77 gold and 1 energy")).to_be_visible()


def test_before_it_is_paid_magic_says_that_only_the_temple_is_possible(sit_down: Callable[..., Planner]) -> None:
    position: dict[str, Any] = {
        "players": 2,
        "sites": {"light.grove": {"owner": "red", "armies": 3}},
        "region_cards": {"grove": "red"},
        "seats": {"red": {"gold": 5, "energy": 5, "plan": {"magic_1": "magic.dominate_or_temple"}}},
        "ready": ["red", "blue"],
        "stack": [["execution", 0, 0]],
        "waiting": ["red"],
    }
    ann = sit_down(Match(bailiwick.game(GAME), start=position))
    page = ann.visitor.page
    page.locator("[data-space=magic_1]").hover()
    expect(page.locator(".tip")).to_contain_text("all you can do now: Build a temple")
    page.locator("[data-space=magic_1]").click()
    expect(ann.visitor.prompt).to_contain_text("In which site do you build a temple?")
