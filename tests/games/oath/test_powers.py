"""The register of powers: heads and bodies, and which cards have none yet."""

from __future__ import annotations

import pytest

from bailiwick.games.oath import questions
from bailiwick.games.oath.catalogue.denizens import DENIZENS
from bailiwick.games.oath.catalogue.edifices import EDIFICES
from bailiwick.games.oath.catalogue.heads import ACTION_IDS, CAMPAIGN, PLAN, RECOVER, SEARCH
from bailiwick.games.oath.catalogue.relics import RELICS
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import SUIT_IDS
from bailiwick.games.oath.catalogue.things import HEADS, IDS, NUMBER, SITE, SITE_COUNT, SOURCES
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.powers import POWERS, Power, bodies_of, unwritten, write
from bailiwick.games.oath.questions import DECLARE, MAY, PRICE, SEARCH_PILE, TOLL, TRADE_WITH, TRAVEL_TO


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


def test_no_card_is_a_stub() -> None:
    """`unwritten` names the cards with a printed power and no body: there is none."""
    assert unwritten() == []
    for source in range(1, SOURCES):
        assert len(POWERS[source]) == len(HEADS[source]), IDS[source]


def test_every_body_has_its_head() -> None:
    for source in range(1, SOURCES):
        assert len(POWERS[source]) in (0, len(HEADS[source]))
        plans = [power for power in POWERS[source] if power.head.kind == PLAN]
        assert len(plans) <= 1


def test_whoever_answers_a_question_has_an_answer() -> None:
    """`Power` lists the questions and answers none: a power that is asked and has no answer of its own would stop the game."""
    constants = [name for name, value in vars(questions).items() if name.isupper() and isinstance(value, int)]
    first, last = constants.index("DRAW"), constants.index("QUESTIONS")
    asked = {getattr(questions, name): name.lower() for name in constants[first:last]}
    asked |= {PRICE + action: "price" for action in range(SEARCH, len(ACTION_IDS))}
    asked |= {MAY + deed: "may" for deed in range(TOLL - MAY)}
    asked |= {TOLL + deed: "toll" for deed in (SEARCH_PILE, TRADE_WITH, TRAVEL_TO, DECLARE)}
    unchanged = (PRICE + RECOVER, PRICE + CAMPAIGN)  # no card changes these
    answers = [(power, question) for source in range(SOURCES) for power in bodies_of(source) for question in power.answers]
    assert {question for _power, question in answers} == set(asked) - {PRICE, TOLL, *unchanged}, "a question that nobody answers"
    for power, question in answers:
        assert getattr(type(power), asked[question]) is not getattr(Power, asked[question]), (IDS[power.source], asked[question])


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
