"""What must hold at every decision of random games with two, three and four players, house rules mixed in.

Compiled, 900 games are played; interpreted, which plays the same games slower, the first tenth of them. One decision in a few
hundred is put through the whole sweep, the others are compared with a second bookkeeper (`ledger`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.catalogue import BROWN, CARD_IDS, EVENTS, GREEN, PERSONALITIES
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.setup import cards_for, personalities_for
from bailiwick.games.ankh_morpork.state import DEMON, HAND, PENALTY, TROLL, AnkhState
from bailiwick.games.ankh_morpork.vocabulary import SEAT_NAMES
from bailiwick.kernel import state as state_module
from bailiwick.kernel.event import Event
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from tests.games.ankh_morpork.ledger import SUPPLY, Ledger
from tests.games.ankh_morpork.table import words
from tests.kernel import sweep

pytestmark = pytest.mark.properties

COMPILED = not str(state_module.__file__).endswith(".py")
BATCHES = 15  # of each number of players
GAMES_EACH = 20 if COMPILED else 2  # 3 * 15 * 20 = 900 games
HOUSE: list[dict[str, str]] = [
    {},
    {"interrupts": "ask_holders"},
    {"empty_trouble": "needs_minion"},
    {"subsidence": "choice"},
    {"placement": "next_to_own"},
    {"interrupts": "ask_holders", "empty_trouble": "needs_minion", "subsidence": "choice", "placement": "next_to_own"},
]
SWEPT = 250  # one decision in so many
READ = 9  # one in so many is written, read and shown


def cards_of(data: dict[str, Any]) -> Counter[str]:
    """Every player card of a position, wherever it is."""
    cards = Counter(data["draw_pile"]) + Counter(data["discard_pile"]) + Counter(data["turn"]["offered"])
    for page in data["seats"].values():
        cards.update(page["hand"] + page["penalty_cards"] + page["loans"])
    if data["turn"]["in_play"]:
        cards[data["turn"]["in_play"]] += 1
    return cards


def check_position(data: dict[str, Any]) -> None:
    """Nothing is lost or there twice: cards, personalities, events (A-2.3, A-3.9)."""
    players = data["players"]
    in_game = cards_for(players, GREEN) + cards_for(players, BROWN)
    assert cards_of(data) == Counter(CARD_IDS[card] for card in in_game)
    personalities = [page["personality"] for page in data["seats"].values()] + data["unused_personalities"]
    assert sorted(personalities) == sorted(PERSONALITIES[p] for p in personalities_for(players))
    assert sorted(data["events"] + data["past_events"]) == sorted(EVENTS[1:])
    for name, page in data["seats"].items():
        assert set(page["knows_unused"]) <= set(data["unused_personalities"]), f"{name} knows what is not so"


def check_city(state: AnkhState, ledger: Ledger) -> None:
    """The state's counts, masks and money against the second bookkeeper's."""
    for area in range(1, len(AREA_IDS)):
        pieces = ledger.pieces[area]
        for kind in range(6):
            assert state.count(area, kind) == pieces[kind], (AREA_IDS[area], kind)
            assert state.stands[kind] >> area & 1 == (pieces[kind] > 0), (AREA_IDS[area], kind)
        assert state.owner(area) == ledger.buildings.get(area, -1), AREA_IDS[area]
        assert state.trouble >> area & 1 == (area in ledger.trouble), f"trouble in {AREA_IDS[area]}"
    for seat in range(state.seats):
        assert state.on_board[seat] == ledger.in_city(seat) <= 12
        assert sum(owner == seat for owner in ledger.buildings.values()) <= 6
        assert state.cash[seat] == ledger.cash[seat] >= 0
    assert state.trolls_left + ledger.in_city(TROLL) <= SUPPLY[TROLL]
    assert state.demons_left + ledger.in_city(DEMON) <= SUPPLY[DEMON]
    away = SUPPLY[TROLL] + SUPPLY[DEMON] - state.trolls_left - state.demons_left - ledger.in_city(TROLL) - ledger.in_city(DEMON)
    assert away == ledger.turned_away, "a troll or demon leaves the game only by Small Gods"


def check_view(state: AnkhState, ledger: Ledger) -> None:
    """What everybody is shown: control, City Area cards and the pieces themselves."""
    view = GAME.view_json(GAME.mask(state, -1), -1)
    assert {name: words(here) for name, here in view["areas"].items()} == ledger.areas
    control = {AREA_IDS[area]: ledger.controller(area) for area in range(1, len(AREA_IDS))}
    assert view["control"] == {area: seat for area, seat in control.items() if seat}
    for seat in range(state.seats):
        page = view["seats"][SEAT_NAMES[seat]]
        assert page["city_cards"] == ledger.city_cards(seat)
        assert page["controls"] == list(view["control"].values()).count(SEAT_NAMES[seat])


def check_refill(state: AnkhState, events: Sequence[Event]) -> None:
    """Whoever ended the last turn has five cards or more, penalty cards counted (A-4.4)."""
    for event in events:
        if event.kind == "turn":
            before = (event.seat - 1) % state.seats
            assert len(state.piles[HAND + before]) + len(state.piles[PENALTY + before]) >= 5


def check_result(match: Match, data: dict[str, Any]) -> None:
    """How the game ended agrees with the position it ended in (A-18, A-19.4)."""
    result = match.record.result
    assert result is not None
    assert result["winners"] == data["winners"]
    best = [name for name, points in result["scores"].items() if points == max(result["scores"].values())]
    trouble = sum(here.get("trouble", False) for here in data["areas"].values())
    vimes = [name for name, page in data["seats"].items() if page["personality"] == "commander_vimes"]
    if data["ended"] == "personality":
        assert data["winners"] == [data["active"]] != vimes
    elif data["ended"] == "riots":
        assert trouble >= 8
        assert set(data["winners"]) <= set(best)
    else:
        assert data["ended"] == "exhaustion"
        assert not data["draw_pile"]
        assert data["winners"] == vimes if vimes else set(data["winners"]) <= set(best)
    for name, points in result["scores"].items():
        assert sum(result["sources"][name].values()) == points


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, batch: int) -> None:
    for number in range(GAMES_EACH):
        seed = f"{players} {batch} {number}"
        options = {"players": players, **HOUSE[(batch + number) % len(HOUSE)]}
        ledger = Ledger(players)
        for match in sweep.walk(GAME, options, seed, every=SWEPT, rng=Rng(seed)):
            state = match.state
            assert isinstance(state, AnkhState)
            events = match.events[match.event_marks[-1] :] if match.moves else []
            if match.moves:
                ledger.act(match.record.moves[-1][1])
                ledger.read(events)
                check_refill(state, events)
            if events or match.moves % READ == 0:  # nothing told, nothing done
                check_city(state, ledger)
            if match.moves % READ == 0 or match.over:
                data = sweep.check_round_trip(GAME, state)
                check_position(data)
                check_view(state, ledger)
        check_result(match, data)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_taken_back_is_drawn_anew(players: int) -> None:
    assert sweep.check_redrawn(GAME, {"players": players}, players, 5) >= 6
