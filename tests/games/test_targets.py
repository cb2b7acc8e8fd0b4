"""What a choice is about lies where it says: a card in its pile, a piece where it stands, as the one who chooses sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from bailiwick import games
from bailiwick.kernel.game import Game
from bailiwick.kernel.rng import Rng
from tests.random_games import drawn_options

pytestmark = pytest.mark.thorough

Seen = dict[str, Any]
Told = tuple[str, str, str]  # verb, kind, pile


def tyrants_things(view: Seen, seat: str) -> dict[str, set[str]]:
    """What is in sight of a seat, by kind and pile."""
    mine, market = view["seats"][seat], view["market"]
    troops = {
        (place if "__" in place else f"{place} {colour}")
        for place, here in view["map"].items()
        for colour in (*here, *([here["troop"]] if "troop" in here else []))
        if colour not in ("spies", "troop")
    }
    return {
        "hand": set(mine["hand"]),
        "inner": set(mine["inner_circle"]),
        "discard": set(mine["discard"]),
        "market": {*market["row"], *(card for card, left in market["supplies"].items() if left)},
        "devoured": set(market["devoured"][-1:]),
        "play": {card for card, where in view["turn"]["played"] if where == "play"},
        "spy": {f"{place} {spy}" for place, here in view["map"].items() for spy in here.get("spies", [])},
        "troop": troops,
        "trophy": {f"{hall} {colour}" for hall, other in view["seats"].items() for colour in other["trophies"]},
    }


def ankh_morpork_things(view: Seen, seat: str) -> dict[str, set[str]]:
    seats, areas = view["seats"], view["areas"]
    drawn = view["turn"]["offered"] or []  # how many, where they are not shown
    return {
        "hand": set(seats[seat]["hand"]),
        "offered": {*drawn, *(card for other, page in seats.items() if other != seat for card in page.get("hand", []))},
        "building": {area for area, here in areas.items() if here.get("building")},
        "power": {card for other in seats.values() for card in other["city_cards"]},
        "piece": {f"{area} {kind}" for area, here in areas.items() for kind in here if kind not in ("building", "trouble")},
    }


def immortals_things(view: Seen, seat: str) -> dict[str, set[str]]:
    mine = view["seats"][seat]
    armies = {site for site, here in view["sites"].items() if here.get("owner") == seat}
    return {"origin": armies, "conflict": set(mine.get("draft_hand", []))}


def oath_things(view: Seen, seat: str) -> dict[str, set[str]]:
    slots = view["map"].items()
    return {
        "seat": {*view["seats"], "bandits"},
        "relic": {f"{slot} {n + 1}" for slot, here in slots for n in range(len(here["relics"]))},
        "facedown": {f"{other} {n + 1}" for other, page in view["seats"].items() for n in range(len(page["facedown"]))},
        "site": {here["site"] for _, here in slots if here["faceup"]},
        "bank": set(view["banks"]),
    }


THINGS: Final[dict[str, Callable[[Seen, str], dict[str, set[str]]]]] = {
    "tyrants": tyrants_things,
    "ankh_morpork": ankh_morpork_things,
    "immortals": immortals_things,
    "oath": oath_things,
}
# What must have been chosen among at least, or the games have shown too little.
MET: Final[dict[str, set[Told]]] = {
    "tyrants": {
        ("devour", "card", "hand"),
        ("devour", "card", "market"),
        ("use", "card", "market"),
        ("resolve", "card", "play"),
        ("promote", "card", "play"),
        ("promote-from-discard", "card", "discard"),
        ("recruit", "card", "market"),
        ("return-spy", "spy", ""),
        ("supplant", "troop", ""),
    },
    "ankh_morpork": {
        ("answer", "card", "hand"),
        ("play", "card", "hand"),
        ("discard", "card", "hand"),
        ("discard", "card", "offered"),
        ("keep", "card", "offered"),
        ("relocate", "piece", ""),
        ("protect", "piece", ""),
        ("protect", "building", ""),
        ("raze", "building", ""),
        ("power", "power", ""),
    },
    "immortals": {
        ("attack", "origin", ""),
        ("attack", "site", ""),
        ("choose", "conflict", ""),
        ("choose", "site", ""),
        ("plan", "space", ""),
        ("plan", "card", ""),
        ("cast", "card", ""),
        ("act", "space", ""),
        ("move-from", "site", ""),
        ("armies", "n", ""),
    },
    "oath": {
        ("recover-relic", "relic", ""),
        ("peek-relic", "relic", ""),
        ("recover-banner", "card", ""),
        ("muster", "card", ""),
        ("use", "card", ""),
        ("use", "slot", ""),
        ("use", "site", ""),
        ("travel", "slot", ""),
        ("search", "pile", ""),
        ("campaign", "seat", ""),
        ("suit", "bank", ""),
        ("space", "card", ""),
    },
}
GAMES: Final = {"tyrants": 30, "ankh_morpork": 120, "immortals": 8, "oath": 10}


def decisions(game: Game[Any], number: int) -> Iterator[tuple[Any, int, list[int]]]:
    """A random game: each state with the seat that chooses and what it may choose."""
    rng = Rng(f"targets {number}")
    s = game.new(drawn_options(game, rng), number)
    while not s.over:
        seat = int(s.seat)
        legal = game.legal(s, seat)
        yield s, seat, legal
        game.apply_legal(s, seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", sorted(THINGS))
def test_what_a_choice_is_about_lies_where_it_says(name: str) -> None:
    game = games.load(name)
    met: set[Told] = set()
    for number in range(GAMES[name]):
        for s, seat, legal in decisions(game, number):
            things = THINGS[name](game.view_json(game.mask(s, seat), seat), game.seat_names(s)[seat])
            for action in legal:
                for target in game.targets(s, seat, action):
                    kind = target.pile or target.kind
                    assert kind not in things or target.id in things[kind], f"{game.vocabulary.name(action)}: {target}"
                    met.add((game.vocabulary.verb(action).name, target.kind, target.pile))
    assert MET[name] <= met
