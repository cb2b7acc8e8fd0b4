"""Powers print themselves: how many do, that each text is a proper sentence in every language, and that none has two texts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bailiwick.games.oath import moments, questions
from bailiwick.games.oath.cards.about import AT_RULERS_SITES, ENEMIES, EXILES, FROM_OR_TO_IT, SUBJECTS, Holds, Suits, The
from bailiwick.games.oath.cards.about_choices import WithAdviser
from bailiwick.games.oath.cards.counts import advisers
from bailiwick.games.oath.cards.printing import DEED_IDS, ITEM_IDS, MOMENT_IDS, printed
from bailiwick.games.oath.cards.rules import Forbids, Uses, Yields
from bailiwick.games.oath.catalogue.heads import EITHER, MUSTER, Head, action, modifier, persistent, plan
from bailiwick.games.oath.catalogue.suits import ARCANE, NO_SUIT, NOMAD
from bailiwick.games.oath.catalogue.things import BANNER, PEOPLES_FAVOR
from bailiwick.games.oath.judging import deal
from bailiwick.games.oath.powers import Effect, Power
from bailiwick.games.oath.questions import ATTACK, MAY, RECOVER_THING, TOLL
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.steps.effects import ALL, DiscardAtEnd, GainSupply, GainWarbands
from bailiwick.games.oath.terms import Count
from bailiwick.games.oath.words import LANGUAGES, WORDS
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import Do
from tests.games.oath.printed import PAGE, page, powers
from tests.sheets import patterns

POWERS = dict(powers())
PRINTED = {key: power for key, power in POWERS.items() if printed(power, "en")}
PHRASES = ("does", "rule", "about", "count", "choose", "doing", "this", "to", "per", "any", "when", "item", "again")
NUMBERS = ("n", "base", "more", "only", "limit", "worth", "warbands", "favor", "secrets")
FULL_COURT = 3  # a limit that is none
SENTENCES = re.compile(r"([A-ZÀ-Ú0-9][^.{}]*[^.{}\s,;:]\. ?)+")

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def test_how_many_powers_print_themselves() -> None:
    """The others are written by hand: with time there should be fewer of them, not more. The Grand Scepter's four powers are
    the rules' own."""
    assert (len(PRINTED), len(POWERS) - len(PRINTED)) == (226, 44)


def test_no_power_has_two_texts_and_none_has_none() -> None:
    assert {key for key in POWERS if WORDS.has(key)} == POWERS.keys() - PRINTED.keys()


@each_language
def test_every_printed_text_is_made_of_proper_sentences(lang: str) -> None:
    for key, power in PRINTED.items():
        text = printed(power, lang)
        assert SENTENCES.fullmatch(text), (key, text)
        assert not re.search(r"  | [,.;:)]|\( |,,|\$|\b(\w{3,}) \1\b", text), (key, text)


@each_language
def test_what_a_language_draws_together_is_drawn_together(lang: str) -> None:
    """No article stands behind a preposition that takes it in: "de o", "in il", "em esta"."""
    apart = {
        "en": r"\ba [aeio]\w+ card",
        "pt": r"\b(?:de|em|a|por) (?:o|a|os|as) |\b(?:de|em) est[ea]s? ",
        "it": r"\b(?:a|da|di|in|su) (?:il|lo|la|i|gli|le) |\b(?:a|da|di|in|su) l'",
    }[lang]
    for key, power in PRINTED.items():
        assert not re.search(apart, printed(power, lang)), key


def steps_of(power: Power) -> Iterator[Effect]:
    """All steps of a power."""
    rest = [step for part in (power, *power.parts) for step in (part.effect, part.reaction) if step is not None]
    while rest:
        step = rest.pop()
        yield step
        rest += step.children()


@each_language
def test_no_number_is_lost(lang: str) -> None:
    """Whatever a rule or a step is told with stands in the text; 1 is often said as "a"."""
    for key, power in PRINTED.items():
        parts = [*steps_of(power), power, *power.parts]
        told = [getattr(part, name, 0) for part in parts for name in NUMBERS]
        numbers = {abs(n) for n in told if isinstance(n, int) and n != ALL and abs(n) > 1} - {FULL_COURT}
        assert all(str(n) in printed(power, lang) for n in numbers), (key, numbers)


@each_language
def test_no_suit_is_lost(lang: str) -> None:
    """Those of conditions, counts and steps; in some languages a suit agrees with what it is of."""
    for key, power in PRINTED.items():
        parts: list[object] = [*steps_of(power), power, *power.parts]
        for part in list(parts):
            for name in ("about", "needs", "where", "whom", "conditions"):
                parts += getattr(part, name, ()) if isinstance(getattr(part, name, ()), tuple) else ()
        parts += [count for part in parts for name in ("n", "count") if isinstance(count := getattr(part, name, 0), Count)]
        suits = {getattr(part, "suit", NO_SUIT) for part in parts}.union(
            *(part.values for part in parts if isinstance(part, Suits | WithAdviser))
        )
        names = [WORDS.name(lang, "suit", suit)[:4] for suit in suits - {NO_SUIT}]
        assert all(name in printed(power, lang) for name in names), (key, names)


def texts(power: Power, head: Head) -> list[str]:
    power.head = head
    return [printed(power, lang) for lang in ("en", "pt", "it")]


def test_a_new_card_of_known_pieces_needs_no_words() -> None:
    """Articles, agreement and contractions come out right, whatever stands beside what."""
    assert texts(Yields(MUSTER, Suits(ARCANE, NOMAD), warbands=3), modifier(MUSTER)) == [
        "Mustering on an Arcane or Nomad card gives 3 warbands more.",
        "Recrutar em uma carta Arcana ou Nômade dá 3 tropas a mais.",
        "Reclutare su una carta Arcano o Nomade dà 3 milizie in più.",
    ]
    assert texts(Forbids((RECOVER_THING,), SUBJECTS, AT_RULERS_SITES, The(BANNER + PEOPLES_FAVOR)), persistent()) == [
        "Enemies of this card's ruler who stand on that ruler's sites cannot recover the People's Favor.",
        "Os inimigos de quem controla esta carta que estão em locais dele não podem recuperar a Influência do Povo.",
        "I nemici di chi controlla questa carta che si trovano nei suoi territori non possono recuperare il Favore del Popolo.",
    ]
    grown = Seq(GainWarbands(advisers(ARCANE)), GainSupply(1), DiscardAtEnd())
    assert texts(Uses(grown, Holds(PEOPLES_FAVOR), EXILES), plan(EITHER)) == [
        "If you hold the People's Favor and are an Exile, gain 1 warband per faceup Arcane adviser you have and 1 Supply."
        " Discarded at the end.",
        "Se você tem a Influência do Povo e é Exilado, ganhe 1 tropa por conselheiro Arcano virado para cima que você tem"
        " e 1 de Suprimento. Descartada no fim.",
        "Se hai il Favore del Popolo e sei Esule, ottieni 1 milizia per ogni consigliere Arcano a faccia in su che hai"
        " e 1 Scorta. Scartata alla fine.",
    ]


def test_what_can_t_be_told_whole_is_not_told_at_all() -> None:
    assert texts(Forbids((ATTACK,), ENEMIES, FROM_OR_TO_IT), persistent()) == ["", "", ""], "a condition that has no place there"
    assert texts(Power(Seq(GainSupply(1), Do(OathState.reveal))), action()) == ["", "", ""], "a deed without words"


def test_deeds_and_moments_are_called_by_their_numbers() -> None:
    assert [getattr(questions, id.upper()) for id in DEED_IDS] == list(range(TOLL - MAY))
    assert [getattr(moments, id.upper()) for id in MOMENT_IDS] == list(range(moments.MOMENTS))
    assert [getattr(deal, id.upper()) for id in ITEM_IDS] == [1 << bit for bit in range(len(ITEM_IDS))]


@each_language
def test_every_phrase_is_said_by_some_power(lang: str) -> None:
    said: list[str] = []
    for power in PRINTED.values():
        printed(power, lang, said)
    phrases = [key for key, _pattern in patterns(WORDS.sheet(lang)) if key != "about" and key.partition("-")[0] in PHRASES]
    assert [phrase for phrase in phrases if phrase not in said] == []


def test_the_page_of_printed_texts_is_up_to_date() -> None:
    """So that a changed phrase shows which cards it changes: `python -m tests.games.oath.printed`, then read what differs."""
    assert PAGE.read_text(encoding="utf-8") == page()
