"""On a phone, with real touch: a finger that rests is shown what is there and chooses nothing, nor does one that moves."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Locator, expect

import bailiwick
from bailiwick.kernel.match import Match
from tests.browser.finger import Finger
from tests.browser.late import bring
from tests.browser.test_immortals import options, planning, until
from tests.browser.test_oath import at_the_tribunal
from tests.browser.visitor import PHONE, Visitor
from tests.games.oath.table import Table
from tests.table.server import Running

BIG_CARD: Final = ".big[aria-hidden=true]"
TIP: Final = ".tip"
BUTTON: Final = "main .strip .choice[data-action]"


class Scene(NamedTuple):
    """A game to sit down at, and what is lit there."""

    game: str
    begin: Callable[[], Match]
    seat: int
    thing: str
    shown: str


def started(game: str, *actions: str, **options: Any) -> Match:
    match = bailiwick.start(game, seed=1, **options)
    for action in actions:
        match.play(action)
    return match


def placed(game: str, position: dict[str, Any], *actions: str) -> Match:
    match = Match(bailiwick.game(game), start=position)
    for action in actions:
        match.play(action)
    return match


def begun() -> Match:
    """Red's first turn."""
    return started("tyrants", "deploy skullport", "deploy eryndlyn", players=2, first="red", decks=["drow", "dragons"])


CITY: Final[dict[str, Any]] = {
    "players": 2,
    "areas": {"the_shades": {"red": 1}, "dimwell": {"blue": 1}},
    "seats": {"red": {"hand": ["groat", "hex"]}, "blue": {"hand": ["modo"]}},
}
SCENES: Final = {
    "tyrants place": Scene(
        "tyrants", lambda: started("tyrants", players=2, first="red"), 0, "main [data-place][data-action]", TIP
    ),
    "tyrants card": Scene("tyrants", begun, 0, "main .hand [data-card][data-action]", BIG_CARD),
    "ankh_morpork card": Scene(
        "ankh_morpork", lambda: placed("ankh_morpork", CITY), 0, "main .hand [data-card][data-action]", BIG_CARD
    ),
    "ankh_morpork place": Scene(
        "ankh_morpork", lambda: placed("ankh_morpork", CITY, "play groat"), 0, "main [data-area][data-action]", TIP
    ),
    "immortals card": Scene(
        "immortals",
        lambda: until(planning),
        0,
        "main [data-hand][aria-disabled=false]",
        BIG_CARD,
    ),
    "immortals place": Scene(
        "immortals",
        lambda: until(lambda match: any(option.startswith("site ") for option in options(match))),
        0,
        "main [data-site] > [data-action]",
        TIP,
    ),
    "oath card": Scene(
        "oath", lambda: placed("oath", at_the_tribunal()), 1, "main [data-slot] [data-card][data-action]", BIG_CARD
    ),
    "oath place": Scene(
        "oath", lambda: placed("oath", Table(red={"supply": 6}).data), 1, "main [data-slot] .top > [data-action]", BIG_CARD
    ),
    "tyrants button": Scene("tyrants", begun, 0, BUTTON, TIP),
    "ankh_morpork button": Scene("ankh_morpork", lambda: placed("ankh_morpork", CITY, "play groat"), 0, BUTTON, TIP),
    "immortals button": Scene("immortals", lambda: until(lambda match: "pass" in options(match)), 0, BUTTON, TIP),
    "immortals ready": Scene("immortals", lambda: until(planning), 0, f"{BUTTON}[data-action=ready]", TIP),
    "oath button": Scene("oath", lambda: placed("oath", Table(red={"supply": 6}).data), 1, BUTTON, TIP),
}


class Toucher:
    def __init__(self, visitor: Visitor, scene: Scene) -> None:
        self.visitor, self.scene = visitor, scene
        self.page, self.finger = visitor.page, Finger(visitor)

    @property
    def number(self) -> int:
        """How often somebody has chosen, as the server has it: nobody else can, while this visitor is asked."""
        return int(self.visitor.served(self.scene.seat)["number"])

    @property
    def thing(self) -> Locator:
        """The first of the lit things that a finger would hit."""
        hit = """(all) => all.findIndex((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        })"""
        self.visitor.look(turn=True)
        self.page.locator(self.scene.thing).first.scroll_into_view_if_needed()
        self.visitor.look(turn=True)
        things = self.page.locator(self.scene.thing)
        first = int(things.evaluate_all(hit))
        assert first >= 0, "nothing lit is in sight"
        return things.nth(first)

    def middle(self, thing: Locator) -> tuple[float, float]:
        box = thing.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def untouched(self, number: int) -> bool:
        """Nothing was chosen, taken up or opened."""
        open_menus = self.page.locator("[role=menu]").count() + self.page.locator("main [data-hand][aria-pressed=true]").count()
        return self.number == number and open_menus == 0


@pytest.fixture
def touching(visit: Callable[..., Visitor], server: Running, tmp_path: Path) -> Callable[[Scene], Toucher]:
    def sit_down(scene: Scene) -> Toucher:
        table = bring(server, scene.begin().record, tmp_path)
        ann = visit("Ann", **PHONE)
        ann.game = scene.game
        ann.sit_down_at(table, scene.seat)
        ann.wait_for_turn()
        return Toucher(ann, scene)

    return sit_down


@pytest.fixture(params=SCENES)
def toucher(request: pytest.FixtureRequest, touching: Callable[[Scene], Toucher]) -> Toucher:
    return touching(SCENES[request.param])


def test_a_finger_that_rests_is_shown_the_thing_and_chooses_nothing_while_a_tap_does(toucher: Toucher) -> None:
    page, number = toucher.page, toucher.number

    def rest() -> None:
        toucher.finger.down(*toucher.middle(toucher.thing))
        expect(page.locator(toucher.scene.shown)).to_be_visible()
        toucher.finger.up()
        assert toucher.untouched(number)

    rest()
    x, y = toucher.middle(toucher.thing)
    toucher.finger.down(x, y)
    toucher.finger.move(x + 60, y)
    toucher.finger.up()
    assert toucher.untouched(number)
    expect(page.locator(BIG_CARD)).to_have_count(0)
    rest()  # nothing is left of the swipe, nor of the first rest

    page.touchscreen.tap(*toucher.middle(toucher.thing))
    if toucher.scene.game == "immortals" and toucher.scene.shown == BIG_CARD:  # a card is taken up, to be laid on a space
        expect(page.locator("main [data-hand][aria-pressed=true]")).to_have_count(1)
    else:
        chosen = page.locator(f"[data-testid=table]:not([data-number='{number}'])")
        expect(chosen.or_(page.get_by_role("menu")).first).to_be_visible()


def test_a_finger_on_the_tower_of_immortals_is_told_of_it_whether_it_taps_or_rests(touching: Callable[[Scene], Toucher]) -> None:
    toucher = touching(SCENES["immortals button"]._replace(thing="main .tower .about"))
    page, number = toucher.page, toucher.number
    tab = page.locator("nav.tabs").get_by_role("button", name="Tower", exact=True)
    tab.tap()
    told = page.locator(TIP)
    toucher.finger.down(*toucher.middle(toucher.thing))
    expect(told).to_contain_text("tower", ignore_case=True)
    toucher.finger.up()
    expect(told).to_be_visible()
    tab.tap()
    expect(told).to_have_count(0)
    page.touchscreen.tap(*toucher.middle(toucher.thing))
    expect(told).to_contain_text("tower", ignore_case=True)
    assert toucher.untouched(number)
