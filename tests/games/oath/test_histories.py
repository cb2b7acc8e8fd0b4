"""Chronicles of ten games, played at random: each game leaves a text that keeps, is read and begins the next, and nothing is lost
on the way (O-13, O-14, O-15).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import REGION_OF, REGIONS
from bailiwick.games.oath.catalogue.things import (
    DENIZEN_COUNT,
    EDIFICE,
    RELIC,
    SCEPTER,
    SITE_COUNT,
    VISION,
    is_denizen,
    is_edifice,
    is_vision,
    other_side,
)
from bailiwick.games.oath.chronicle import world as chronicles
from bailiwick.games.oath.chronicle.world import Chronicle
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import CITIZEN, OathState
from bailiwick.kernel import state as state_module
from bailiwick.kernel.rng import Rng
from tests.games.oath.counting import check_all

pytestmark = pytest.mark.properties

COMPILED = not str(state_module.__file__).endswith(".py")
HISTORIES = 2 if COMPILED else 1
GAMES = 10
COUNTED = 40  # after so many decisions the pieces are counted
CIRCULATING = 54


def circulating(c: Chronicle) -> bytes:
    """Denizens in the world deck and on the map."""
    return bytes([card for card in c.deck + b"".join(land.cards for land in c.lands) if is_denizen(card)])


def check_world(c: Chronicle) -> None:
    """Every card, relic and site is somewhere, and once: what is nowhere else is in the Archive."""
    on_map = b"".join(land.cards for land in c.lands)
    sides = [card for card in on_map if is_edifice(card)]
    unbuilt = [card for card in range(EDIFICE, VISION, 2) if card not in sides and other_side(card) not in sides]
    assert len({card - (card - EDIFICE) % 2 for card in sides}) == len(sides)
    archive = list(c.archive())
    assert [card for card in archive if is_edifice(card)] == unbuilt
    denizens = [card for card in (*c.deck, *c.dispossessed, *on_map, *archive) if is_denizen(card)]
    assert sorted(denizens) == list(range(1, DENIZEN_COUNT + 1))
    assert sum(map(is_vision, c.deck)) == 5
    assert not any(map(is_vision, on_map + c.dispossessed))
    assert len(circulating(c)) >= CIRCULATING  # O-13.13; more, where fewer than six could go
    relics = c.relics + b"".join(land.relics for land in c.lands)
    assert sorted(relics) == list(range(RELIC, SCEPTER))
    assert len({land.site for land in c.lands}) == len(c.lands) <= SITE_COUNT
    for land in c.lands:
        site = SITES[land.site]
        assert len(land.relics) == (site.relics if land.up else 0)
        assert land.up or not land.cards
        assert len(land.cards) + len(land.relics) <= 3  # as many as the text has room for
    assert {REGION_OF[slot] for slot, land in enumerate(c.lands) if land.up} == set(range(REGIONS))


def check_six(s: OathState, after: Chronicle) -> None:
    """O-13.8, O-13.9: six come, from the Archive or by healing it, and six go, or all that could (R-95)."""
    losers = [seat for seat in range(s.seats) if seat != s.winner]
    loose = b"".join([*s.discards, *(s.advisers[seat] + s.facedown[seat] for seat in losers)])
    played = s.deck + loose + s.advisers[s.winner] + s.facedown[s.winner] + b"".join(s.site_cards)
    old, new = {card for card in played if is_denizen(card)}, set(circulating(after))
    healed = not set(s.dispossessed) <= set(after.dispossessed)
    assert len(new - old) == 6
    assert new - old <= set(s.dispossessed if healed else s.archive)
    assert old - new <= set(after.dispossessed)
    assert len(old - new) == 6 or (len(old - new) < 6 and {card for card in loose if is_denizen(card)} <= old - new)


def check_written(s: OathState, folder: Path) -> str:
    """What a game leaves, kept in a file and read again."""
    assert s.over
    file = folder / "chronicle.txt"
    file.write_text(GAME.legacy(s), "utf-8")
    text = file.read_text("utf-8")
    assert text == GAME.legacy(s)
    told = chronicles.read_all(text)
    assert "\n".join(chronicles.write(c) for c in told) == text
    after = told[-1]
    check_world(after)
    assert (after.number, after.oath, after.winner) == (s.game_number + 1, s.vow, s.winner)
    check_six(s, after)
    assert len(GAME.history(text, "en")) == len(told)
    return text


def check_begun(s: OathState, c: Chronicle) -> None:
    """The next game has the world that was written."""
    assert (s.game_number, s.oath, s.dispossessed, s.archive) == (c.number, c.oath, c.dispossessed, c.archive())
    assert s.slots == bytes(land.site for land in c.lands)
    assert s.site_cards == [land.cards for land in c.lands]
    assert s.site_relics == [land.relics for land in c.lands]
    citizens = [seat for seat in range(1, 6) if s.role[seat] == CITIZEN]
    assert citizens == [seat for seat in range(1, 6) if c.citizens >> seat & 1 and seat != s.prince]
    dealt = b"".join(s.discards) + b"".join(s.hands)
    assert sorted(s.deck + dealt) == sorted(c.deck)
    assert c.deck.endswith(s.deck)


def play_history(options: dict[str, object], seed: str, folder: Path) -> None:
    rng, text = Rng(seed), "first"
    before: Chronicle | None = None
    for number in range(GAMES):
        s: OathState = GAME.new({**options, "chronicle": text}, rng.word())
        assert s.game_number == number + 1
        if before is not None:
            check_begun(s, before)
        while not s.over:
            check_all(GAME.to_json(s))
            GAME.playout(s, rng, COUNTED)
        check_all(GAME.to_json(s))
        text = check_written(s, folder)
        before = chronicles.read_all(text)[-1]
    assert [c.number for c in chronicles.read_all(text)] == list(range(2, GAMES + 2))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_o_13_13_ten_games_lose_nothing(players: int, tmp_path: Path) -> None:
    for number in range(HISTORIES):
        play_history({"players": players}, f"{players} {number}", tmp_path)


@pytest.mark.parametrize(("players", "prince"), [(1, "chancellor"), (1, "exile"), (3, "chancellor"), (3, "exile")])
def test_o_13_13_nor_do_ten_games_with_the_prince(players: int, prince: str, tmp_path: Path) -> None:
    for number in range(HISTORIES):
        play_history({"players": players, "prince": prince}, f"{prince} {players} {number}", tmp_path)
