"""The register of powers: heads and bodies, and which cards have none yet."""

from __future__ import annotations

import pytest

from bailiwick.games.oath.catalogue.denizens import DENIZENS
from bailiwick.games.oath.catalogue.edifices import EDIFICES
from bailiwick.games.oath.catalogue.heads import PLAN
from bailiwick.games.oath.catalogue.relics import RELICS
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import SUIT_IDS
from bailiwick.games.oath.catalogue.things import HEADS, IDS, NUMBER, SITE, SITE_COUNT, SOURCES
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.powers import POWERS, Power, unwritten, write


def test_o_1_7_the_cards_there_are() -> None:
    assert sorted(card.number for card in DENIZENS) == list(range(1, 199))
    assert [sum(1 for card in DENIZENS if card.suit == suit) for suit in range(6)] == [33] * 6
    assert (len(SITES), len(RELICS), len(EDIFICES)) == (23, 21, 12)
    for suit in range(6):
        assert sum(1 for card in DENIZENS if card.suit == suit and card.number <= 54) == 9, SUIT_IDS[suit]


def test_sites_and_the_board_are_written() -> None:
    missing = set(unwritten())
    assert not missing & {IDS[n] for n in range(SITE, SITE + SITE_COUNT)}
    assert not missing & {"brutal", "decadent", "careless", "greedy", "peoples_favor", "darkest_secret", "the_grand_scepter"}


def test_unwritten_names_exactly_the_cards_without_bodies() -> None:
    missing = set(unwritten())
    for source in range(1, SOURCES):
        assert (IDS[source] in missing) == (bool(HEADS[source]) and not POWERS[source])
    assert "longbows" not in missing


def test_every_body_has_its_head() -> None:
    for source in range(1, SOURCES):
        assert len(POWERS[source]) in (0, len(HEADS[source]))
        plans = [power for power in POWERS[source] if power.head.kind == PLAN]
        assert len(plans) <= 1


def test_a_card_is_written_once_and_whole() -> None:
    with pytest.raises(ValueError, match="twice"):
        write("longbows", Power())
    with pytest.raises(ValueError, match="printed powers"):
        write("longbows", Power(), Power())
    with pytest.raises(ValueError, match="already belongs"):
        write("keep", POWERS[NUMBER["longbows"]][0])


def test_effects_have_stable_keys() -> None:
    assert "longbows.0" in GAME.program.by_key
    assert "plains.0.reaction" in GAME.program.by_key
    assert "wizard_school.0/1" in GAME.program.by_key
