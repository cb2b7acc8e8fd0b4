"""What Oath says: every power has its text, every choice its name, every question tells what is to be known for the answer."""

from __future__ import annotations

import re

import pytest

from bailiwick.games.oath.catalogue.heads import cost
from bailiwick.games.oath.catalogue.things import FAITH, HEADS, IDS, NUMBER, SOURCES
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.goals import VISIONARY
from bailiwick.games.oath.texts import card_text, text_key
from bailiwick.games.oath.wording import cost_text
from bailiwick.games.oath.words import LANGUAGES, WORDS
from bailiwick.kernel.event import Event
from bailiwick.kernel.pages import CardPage
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import FRAME
from tests.games.oath.table import Table
from tests.games.saying import check_said, say_a_game
from tests.sheets import keys, usual


def said(t: Table, action: str, lang: str = "en") -> str:
    return GAME.say_action(t.s, GAME.vocabulary.parse(action), lang)


def asked(t: Table, lang: str = "en") -> str:
    return GAME.prompt(t.s, t.s.seat, lang)


def told(t: Table, kind: str, lang: str = "en") -> str:
    return GAME.say_event(t.s, t.told(kind)[-1], lang)


# ---------------------------------------------------------------- nothing is missing


def test_every_power_has_a_text_and_there_is_no_other() -> None:
    """It is printed, or written by hand (`test_printed`)."""
    powers = {text_key(thing, n) for thing in range(1, SOURCES) for n in range(max(len(HEADS[thing]), 1))}
    assert {key for key in keys(WORDS) if key.startswith("card_")} <= powers


def test_every_verb_has_words() -> None:
    verbs = {GAME.vocabulary.verb(action).name for action in range(len(GAME.vocabulary))}
    assert {"act_" + verb.replace("-", "_") for verb in verbs - {"use"}} <= set(keys(WORDS))


def test_questions_belong_to_steps_that_there_are() -> None:
    """Each is asked by a step of that name; some steps ask several, with a word behind."""
    for key in keys(WORDS):
        if key.startswith("ask_") and not key.startswith("ask_power"):
            asking = key.removeprefix("ask_")
            steps = [step.replace(".", "-").replace("/", "-") for step in GAME.program.by_key]
            assert any(asking == step or asking.startswith(f"{step}_") for step in steps), key


def test_every_step_of_the_rules_that_asks_has_its_own_question() -> None:
    """In random games no step but a power's is asked with the general question."""
    for players in (1, 3, 6):
        s, rng = GAME.new({"players": players}, players), Rng(players)
        while not s.over:
            key = GAME.program.steps[s.stack[-FRAME]].key
            if "." not in key:
                assert any(phrase == f"ask_{key}" or phrase.startswith(f"ask_{key}_") for phrase in keys(WORDS)), key
            legal = GAME.legal(s, s.seat)
            GAME.apply(s, s.seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize("options", [{"players": 1}, {"players": 2, "prince": "exile"}, {"players": 6}], ids=str)
def test_all_that_comes_up_can_be_said(options: dict[str, object]) -> None:
    say_a_game(GAME, options, 7)


# ---------------------------------------------------------------- cards


def test_a_power_is_printed_with_its_kind_and_its_price() -> None:
    assert card_text(NUMBER["elders"], "en") == "Action (2 favor): Gain 1 secret."
    assert card_text(NUMBER["elders"], "pt") == "Ação (2 de influência): Ganhe 1 segredo."
    assert card_text(NUMBER["elders"], "it") == "Azione (2 favori): Ottieni 1 segreto."
    assert card_text(NUMBER["keep"], "en") == "Battle plan, defense: 2 more defense dice if this site is a target."
    assert card_text(NUMBER["tents"], "it").startswith("Viaggio, se vuoi (1 favore): ")
    assert card_text(NUMBER["toll_roads"], "pt").startswith("Contínua, Viajar: ")
    assert card_text(NUMBER["marshes"], "en").startswith("Search, always: ")


def test_a_card_with_two_powers_has_both() -> None:
    assert card_text(NUMBER["insomnia"], "en") == "Always: Your adviser limit is 2. Rest: Gain 1 secret."


def test_a_vision_has_no_power_but_a_goal() -> None:
    assert "3 or more Visions" in card_text(NUMBER["vision_of_faith"], "en")


def test_prices_are_said_in_full() -> None:
    assert cost_text(cost(), "en") == ""
    assert (
        cost_text(cost(favor=1, secret=2, burn_favor=3, burn_secret=1), "en") == "1 favor, 2 secrets, burn 3 favor, burn 1 secret"
    )
    assert cost_text(cost(flip=1), "it") == "girare 1 segreto a faccia in giù"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_thing_has_a_page(lang: str) -> None:
    pages = GAME.card_pages(lang)
    assert sorted(page.id for page in pages) == sorted(IDS[1:])
    assert len({tuple(page.facts) for page in pages}) == 1, "all pages have the same facts"
    for page in pages:
        check_said(page.name)
        check_said(page.text)
        assert page.text.endswith("."), page.id
        assert all(page.facts.values()), page.id


def page_of(id: str) -> CardPage:
    return next(page for page in GAME.card_pages("en") if page.id == id)


def test_pages_tell_what_is_printed_beside_the_powers() -> None:
    keep = page_of("keep").facts
    assert (keep["Kind"], keep["Suit"], keep["Where"]) == ("denizen", "Order", "site only, locked")
    assert page_of("a_small_favor").facts["Where"] == "adviser only, locked"
    assert page_of("the_grand_scepter").facts["Defense dice"] == "5"
    steppe = page_of("steppe").facts
    assert (steppe["Capacity"], steppe["Homeland"]) == ("2", "Nomad")
    assert (steppe["Price of a relic"], steppe["Found there"]) == ("3 favor to the Nomad bank", "1 relic")
    assert page_of("salt_flats").facts["Found there"] == "2 favor, 1 secret"


# ---------------------------------------------------------------- actions


def test_places_are_called_by_their_sites_once_they_are_known() -> None:
    t = Table(hinterland_3={"faceup": False})
    assert said(t, "travel cradle-1") == "Travel to Fertile Valley (2 Supply)"
    assert said(t, "travel cradle-1", "it") == "Viaggiare verso Vallata Fertile (Scorte: 2)"
    assert said(t, "travel hinterland-3") == "Travel to Hinterland 3 (2 Supply)"


def test_a_power_is_offered_with_its_price() -> None:
    t = Table(red={"favor": 2, "supply": 7}, provinces_1={"cards": ["elders", "tents"]})
    assert said(t, "use elders") == "Use Elders: 2 favor"
    assert said(t, "use tents", "pt") == "Declarar Tendas (Viajar): 1 de influência"
    t.play("use tents")
    assert asked(t) == "You have declared Tents: for which action?"


def test_what_an_answer_means_depends_on_who_asks() -> None:
    t = Table(red={"warbands": 3, "supply": 7})
    assert said(t, "done") == "Done"
    t.play("campaign bandits")
    assert said(t, "done") == "No more targets"
    assert asked(t) == "What do you target? Defense dice so far: 1."
    t.play("done")
    assert said(t, "number 1") == "1 attack die"
    assert said(t, "number 2", "it") == "2 dadi attacco"


def test_the_card_that_is_played_is_named() -> None:
    t = Table(red={"facedown": ["wolves"]})
    t.play("adviser wolves")
    assert said(t, "play-site provinces-1") == "Play Wolves to Steppe"
    assert said(t, "play-adviser", "pt") == "Jogar Lobos como conselheiro"
    assert said(t, "discard", "it") == "Scartare Lupi"


# ---------------------------------------------------------------- questions


def test_a_power_asks_by_what_can_be_chosen() -> None:
    t = Table(red={"secrets": 1, "warbands": 1}, blue={"warbands": 1}, provinces_1={"cards": ["wolves"]})
    t.play("use wolves")
    assert [asked(t, lang) for lang in ("en", "pt", "it")] == [
        "Wolves: which player?",
        "Lobos: qual jogador?",
        "Lupi: quale giocatore?",
    ]


def test_a_deal_is_told_to_who_must_answer_it() -> None:
    t = Table(red={"favor": 3}, blue={"secrets": 2}, provinces_1={"cards": ["tinkers_fair"]})
    t.play("use tinkers_fair", "player blue", "give-favor 2", "want-secrets 1")
    assert asked(t) == "What is in the deal with Blue? So far: Red gives 2 favor; Blue gives 1 secret."
    t.play("propose")
    assert asked(t) == "Do you accept the deal of Red? It is: Red gives 2 favor; Blue gives 1 secret."
    assert asked(t, "it") == "Accetti l'accordo di Rosso? È questo: Rosso dà 2 favori; Blu dà 1 segreto."


def test_a_facedown_adviser_in_a_deal_stays_hidden() -> None:
    t = Table(red={"facedown": ["wolves"]}, blue={"favor": 1}, provinces_1={"cards": ["festival_district"]})
    t.play("use festival_district", "player blue", "give-card wolves")
    assert "Wolves" in asked(t)
    t.play("propose")
    assert "Red gives a facedown adviser" in asked(t)
    assert "Wolves" not in asked(t)


# ---------------------------------------------------------------- the log, and reasons


def test_a_price_is_told_by_what_it_is() -> None:
    t = Table(red={"favor": 2, "secrets": 1}, provinces_1={"cards": ["elders"]})
    t.play("use elders")
    assert told(t, "puts_favor") == "Red puts 2 favor on Elders"
    t = Table(red={"secrets": 1, "advisers": ["taming_charm"]}, provinces_1={"cards": ["elders"]}).play("use taming_charm")
    assert told(t, "puts_secrets") == "Red puts 1 secret on Taming Charm"
    assert told(t, "puts_secrets", "it") == "Rosso mette 1 segreto su Incanto Domatore"
    # what older games have told
    assert GAME.say_event(t.s, Event("pays", 1, (0, 1, NUMBER["elders"])), "pt") == "Vermelho paga 1 segredo por Anciãos"
    assert GAME.say_event(t.s, Event("pays", 1, (1, 2, NUMBER["elders"])), "en") == "Red pays 1 favor and 2 secrets for Elders"


def test_major_actions_say_what_they_cost_and_bring() -> None:
    t = Table(
        red={"favor": 3, "secrets": 2, "advisers": ["elders"]},
        provinces_1={"cards": ["tents", "wolves"], "relics": ["sticky_fire"]},
    )
    assert said(t, "muster tents") == "Muster on Tents (1 Supply, brings 2)"
    assert said(t, "trade-favor tents") == "Trade with Tents for favor (1 Supply, brings 2)"
    assert said(t, "trade-secrets wolves") == "Trade with Wolves for secrets (1 Supply, brings 0)"
    assert said(t, "trade-secrets wolves", "it") == "Commerciare con Lupi per segreti (Scorte: 1, rende 0)"
    assert said(t, "recover-relic 1") == "Recover relic 1 here (1 Supply)"
    assert said(t, "recover-banner peoples_favor") == "Recover the People's Favor (1 Supply)"
    t = Table(red={"secrets": 1}, provinces_1={"cards": ["wolves"]}, banks={"beast": 0})
    assert said(t, "trade-favor wolves") == "Trade with Wolves for favor (1 Supply, brings 0)"


def test_a_site_is_revealed_once() -> None:
    t = Table(red={"supply": 7}, hinterland_3={"faceup": False}).play("travel hinterland-3")
    assert told(t, "reveal_site") == "Deep Woods is revealed"


def test_the_river_asks_nobody_and_the_shrouded_wood_says_who_chooses() -> None:
    texts = {page.name: page.text for page in GAME.card_pages("en")}
    assert "if you like" not in texts["River"]
    assert "Where the Empire rules, the Chancellor chooses." in texts["Shrouded Wood"]


def test_a_line_in_pieces_points_at_things() -> None:
    t = Table(red={"supply": 7})
    t.play("travel cradle-1")
    tokens = GAME.event_tokens(t.s, t.told("travel")[-1], "pt")
    assert tokens == [("seat", "red", "Vermelho"), ("text", "", " viaja para "), ("slot", "cradle-1", "Vale Fértil")]


def test_a_reason_names_the_site_and_the_clause() -> None:
    t = Table(red={"warbands": 1}, provinces_1={"warbands": 1, "colour": "blue"})
    reason = GAME.why_not(t.s, t.s.seat, GAME.vocabulary.parse("to-site 1"))
    assert reason is not None
    assert GAME.say_reason(t.s, reason, "en") == "You don't rule Steppe. (O-6.5)"
    assert GAME.say_reason(t.s, reason, "it") == "Non controlli Steppa. (O-6.5)"


def test_clauses_in_the_prince_s_lines_are_the_same_in_every_language() -> None:
    for key in keys(WORDS, "log-"):
        assert len({tuple(re.findall(r"CP-[\d.]+\d", usual(WORDS, lang, key))) for lang in LANGUAGES}) == 1, key


def test_the_end_is_told_in_a_sentence() -> None:
    t = Table(banners={"darkest_secret": {"holder": "red"}})
    assert GAME.ending(t.s, "en") == ""
    t.s.winner, t.s.victory, t.s.visions_drawn = 1, VISIONARY, 3
    t.s.vision = bytes([0, FAITH, 0, 0, 0, 0])
    assert GAME.ending(t.s, "en") == "Red has won: as Visionary. Red holds the Darkest Secret."
    assert GAME.ending(t.s, "it") == "Rosso ha vinto: come Visionario. Rosso ha il Segreto più Oscuro."


def test_the_same_is_asked_from_what_the_player_may_know() -> None:
    """A player at a terminal is asked from a masked state."""
    t = Table(red={"favor": 2, "secrets": 2, "relics": ["dowsing_sticks"]}, relic_deck=["cup_of_plenty", "sticky_fire"])
    t.play("use dowsing_sticks")
    assert asked(t) == "Dowsing Sticks: do you keep the relic you have drawn (Cup of Plenty)?"
    assert GAME.prompt(GAME.mask(t.s, t.s.seat), t.s.seat, "en") == asked(t)
    assert said(t, "decline") == "Put it under the relic deck"
