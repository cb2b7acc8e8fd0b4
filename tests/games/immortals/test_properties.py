"""What must hold at every decision of random games with two to five players, house rules mixed in.

Compiled, 400 games are played; interpreted, which plays the same games slower, the first tenth of them. One decision in many
hundred is put through the whole sweep, the others are compared with a second bookkeeper (`ledger`).
"""

from __future__ import annotations

from collections import Counter

import pytest

from bailiwick.games.immortals.board import REGIONS, SITE_IDS
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel import state as state_module
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from tests.games.immortals.counting import check_armies, check_cards
from tests.games.immortals.ledger import GREEN, Ledger
from tests.kernel import sweep

pytestmark = pytest.mark.properties

COMPILED = not str(state_module.__file__).endswith(".py")
BATCHES = 10  # of each number of players
GAMES_EACH = 10 if COMPILED else 1  # 4 * 10 * 10 = 400 games
HOUSE: list[dict[str, str]] = [
    {},
    {"tower": "independent"},
    {"marker": "rotates", "prices": "cheaper"},
    {"forfeits": "discard", "prices": "light"},
    {"tower": "independent", "marker": "rotates", "forfeits": "discard", "prices": "dark"},
    {"allegiance": "both_realms"},
    {"capitals": "area", "prices": "cheaper"},
    {"allegiance": "both_realms", "capitals": "area", "marker": "rotates", "forfeits": "discard"},
]
SWEPT = 700  # one decision in so many
READ = 15  # one in so many is written, read and shown


def check_ledger(state: ImmortalsState, ledger: Ledger) -> None:
    """The state's counts, masks, money and cards against the second bookkeeper's."""
    for site, id in enumerate(SITE_IDS):
        assert (state.owner(site), state.armies(site)) == ledger.sites.get(site, (-1, 0)), id
        for seat in range(state.seats):
            assert state.occupies(seat, site) == (ledger.sites.get(site, (-1, 0))[0] == seat), id
    for build, mask in (("portal", state.portals), ("temple", state.temples), ("capital", state.capitals)):
        assert {site for site in range(len(SITE_IDS)) if mask >> site & 1} == ledger.buildings[build]
    assert {region: holder for region in range(len(REGIONS)) if (holder := state.holder(region)) >= 0} == ledger.holders
    for colour in range(GREEN + 1):
        assert state.tray[colour] == ledger.tray[colour]
        assert state.tower[colour] == ledger.tower[colour]
    assert state.inhabitants == ledger.supply
    for seat in range(state.seats):
        assert state.limbo[2 * seat : 2 * seat + 2] == ledger.limbo[seat]
        assert (state.gold[seat], state.energy[seat]) == (ledger.gold[seat], ledger.energy[seat])
        assert state.points[seat] == ledger.points[seat]
    for region, seat in ledger.holders.items():
        owners = {ledger.sites.get(site, (-1, 0))[0] for site in (region, region + 25)}
        assert seat in owners or (region, seat) in ledger.by_inhabitants, f"{REGIONS[region]}: its holder is in neither realm"


def check_scoring(match: Match, ledger: Ledger) -> None:
    """At the end of a round everybody was given what the second bookkeeper would give: nothing moves in between."""
    events = match.events[match.event_marks[-1] :]
    if any(event.kind == "game_over" or (event.kind == "round" and event.values[0] > 1) for event in events):
        given = Counter[int]()
        for event in events:
            if event.kind == "score":
                given[event.seat] += event.values[0]
        assert [given[seat] for seat in range(len(ledger.points))] == [ledger.scoring(seat) for seat in range(len(ledger.points))]


def check_result(match: Match) -> None:
    result = match.record.result
    assert result is not None
    best = max(result["scores"].values())
    assert all(result["scores"][name] == best for name in result["winners"])
    for name, points in result["scores"].items():
        assert sum(result["sources"][name].values()) == points


@pytest.mark.parametrize("batch", range(BATCHES))
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games(players: int, batch: int) -> None:
    for number in range(GAMES_EACH):
        seed = f"{players} {batch} {number}"
        options = {"players": players, **HOUSE[(batch + number) % len(HOUSE)]}
        ledger: Ledger | None = None
        for match in sweep.walk(GAME, options, seed, every=SWEPT, rng=Rng(seed)):
            state = match.state
            assert isinstance(state, ImmortalsState)
            if ledger is None:
                pages = GAME.to_json(state)["seats"]
                ledger = Ledger(
                    [(pages[name]["light_tribe"], pages[name]["dark_tribe"]) for name in SEAT_NAMES[:players]], options
                )
            else:
                ledger.read(match.events[match.event_marks[-1] :])
                check_scoring(match, ledger)
            check_ledger(state, ledger)
            if match.moves % READ == 0 or match.over:
                data = sweep.check_round_trip(GAME, state)
                check_cards(data)
                check_armies(data)
                imagined = GAME.determinize(state, match.moves % (players + 1) - 1, Rng(match.moves))
                check_cards(sweep.check_round_trip(GAME, imagined))
        check_result(match)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_what_is_taken_back_is_drawn_anew(players: int) -> None:
    assert sweep.check_redrawn(GAME, {"players": players}, players, 11) >= 15


@pytest.mark.parametrize("players", [2, 3, 4])
def test_i_16_2_what_follows_a_move_tells_nothing_that_others_can_not_know(players: int) -> None:
    compared = 0
    for match in sweep.walk(GAME, {"players": players}, f"secret {players}", every=100_000):
        if not match.over and match.moves % 7 == 0:
            compared += sweep.check_secrecy(GAME, match.state, match.moves % (players + 1) - 1)
    assert compared > 300
