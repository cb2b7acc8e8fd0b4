"""What the game says: card texts, questions, the names of actions, reasons and the log, in every language and situation."""

from __future__ import annotations

import pytest

from bailiwick.games.ankh_morpork.board import AREA_IDS
from bailiwick.games.ankh_morpork.catalogue import CARD_NUMBER, PERSONALITIES
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.texts import card_text, event_text, goal_text, power_text
from bailiwick.games.ankh_morpork.words import LANGUAGES, WORDS
from tests.games.ankh_morpork.table import Table
from tests.games.saying import check_said
from tests.sheets import keys

# ---------------------------------------------------------------- card texts


def test_every_card_has_a_text_in_every_language() -> None:
    for number in CARD_NUMBER.values():
        texts = [card_text(number, lang) for lang in LANGUAGES]
        assert len(set(texts)) == 3, texts[0]
        for text in texts:
            check_said(text)
            assert text.endswith(".")
            assert ".." not in text


def test_the_keys_of_texts_say_what_they_mean() -> None:
    """Not by numbers, which nobody who translates them could know."""
    assert [key for key in keys(WORDS) if any(part.isdigit() for part in key.split("_"))] == []


@pytest.mark.parametrize(
    ("card", "text"),
    [
        ("groat", "Place a minion."),
        ("the_clacks", "Draw 2 cards. Take $2. Play another card."),
        ("the_thieves_guild", "Each other player hands you $2. Place a minion."),
        ("nobby_nobbs", "Another player of your choice hands you $3. Play another card."),
        ("rosie_palm", "Place a minion. Give a card to another player of your choice; that player hands you $2."),
        ("the_auditors", "Each other player removes one of their own minions."),
        ("the_dean", "A random event happens. Remove a minion from Unreal Estate. Play another card."),
        (
            "cosmo_lavish",
            "Pay $2 to another player of your choice; that player removes a minion that is not yours from an area with trouble. "
            "Play another card.",
        ),
        (
            "here_n_now",
            "Roll the die: on 7 or more, another player of your choice hands you $3; on 1, remove one of your minions. "
            "Play another card.",
        ),
        (
            "the_fire_brigade",
            "Another player of your choice pays you $5, or else you may remove one of that player's buildings. "
            "Play another card.",
        ),
        (
            "mr_bent",
            "Borrow $10 and keep this card in front of you: at the end of the game repay $12 or lose 15 points. "
            "Play another card.",
        ),
        ("susan", "Interrupt: when one of your minions is about to be removed, it stays where it is."),
        ("the_peeled_nuts", "It has no icons: playing it does nothing."),
    ],
)
def test_cards_read_like_cards(card: str, text: str) -> None:
    assert card_text(CARD_NUMBER[card], "en") == text


def test_texts_in_other_languages() -> None:
    assert card_text(CARD_NUMBER["the_dean"], "pt") == (
        "Acontece um evento aleatório. Remova um assecla de Bens Irreais. Jogue outra carta."
    )
    assert card_text(CARD_NUMBER["rosie_palm"], "it") == (
        "Piazza uno scagnozzo. Dai una carta a un altro giocatore a tua scelta; quel giocatore ti consegna $2."
    )


def test_powers_and_events_are_printed_too() -> None:
    assert (
        power_text(1, "en") == "Once in each of your turns, pay $3, then place a minion in Dolly Sisters or an area next to it."
    )
    assert power_text(9, "it") == "Una volta in ogni tuo turno, prendi $1."
    assert power_text(4, "en").startswith("When a random event is about to affect one of your minions or buildings, pay $3")
    assert event_text(4, "pt") == "Descarte as cinco cartas do topo do deck de cartas do jogador."


def test_goals_give_the_number_for_the_players_there_are() -> None:
    vetinari = PERSONALITIES.index("lord_vetinari")
    assert (
        goal_text(vetinari, "en", 4)
        == "At the start of your turn you win if you have minions in at least 9 areas without demons."
    )
    assert goal_text(vetinari, "en").endswith("at least 11 / 10 / 9 areas without demons (with 2 / 3 / 4 players).")
    dragon_king = PERSONALITIES.index("dragon_king_of_arms")
    assert goal_text(dragon_king, "en") == goal_text(dragon_king, "en", 2), "the same for any number of players"


# ---------------------------------------------------------------- actions


def said(t: Table, action: str, lang: str = "en") -> str:
    assert action in t.legal
    return GAME.say_action(t.state, GAME.vocabulary.parse(action), lang)


def asked(t: Table, lang: str = "en") -> str:
    return GAME.prompt(t.state, t.match.seat, lang)


def test_an_action_names_the_piece_and_its_place() -> None:
    t = Table(hand=["inigo_skimmer"], areas={"the_shades": "red blue troll trouble"}).do("play inigo_skimmer")
    assert said(t, "remove the_shades blue") == "Remove the blue minion in The Shades"
    assert said(t, "remove the_shades troll", "it") == "Rimuovi il troll alle Ombre"
    assert said(t, "remove the_shades blue", "it") == "Rimuovi lo scagnozzo blu alle Ombre"
    assert said(t, "remove the_shades blue", "pt") == "Remover o assecla azul nas Sombras"


def test_skipping_names_the_icon() -> None:
    t = Table(hand=["groat", "hex"], areas={"the_shades": "red"}).do("play groat")
    assert said(t, "skip") == "Skip for good: place a minion"
    t = Table(hand=["hex"]).do("play hex")
    assert said(t, "skip", "it") == "Salta per sempre: la pergamena"
    t = Table(hand=["drumknott", "hex", "groat", "modo"], areas={"the_shades": "red"}).play("drumknott", "play groat", "skip")
    assert said(t, "skip") == "Play no other card"


def test_a_scroll_is_called_by_what_it_does() -> None:
    t = Table(hand=["hex"]).do("play hex")
    assert said(t, "scroll") == "Draw 3 cards"


def test_building_is_called_with_its_price() -> None:
    areas = {"the_shades": "red", "nap_hill": "red"}
    t = Table(hand=["the_royal_mint"], cash=30, areas=areas).do("play the_royal_mint")
    assert said(t, "build nap_hill") == "Build in Nap Hill for $12"
    t = Table(hand=["wee_mad_arthur"], cash=30, areas=areas).do("play wee_mad_arthur")
    assert said(t, "build nap_hill") == "Build in Nap Hill for $6"


def test_picking_an_area_says_what_it_brings() -> None:
    t = Table(hand=["mr_slant"], areas={"the_shades": "red blue demon trouble"}).do("play mr_slant")
    assert said(t, "pick the_shades") == "Choose The Shades ($6)"


def test_a_power_is_called_by_what_it_does() -> None:
    t = Table(hand=["groat"], areas={"the_hippo": "building:red"})
    assert said(t, "power the_hippo") == "Power of The Hippo: take $2"


def test_paying_names_the_player_or_nobody() -> None:
    t = Table(hand=["the_fools_guild"], areas={"the_shades": "red"}, blue={"cash": 7}).play("the_fools_guild", "name blue")
    assert t.chooser == "blue"
    assert said(t, "pay") == "Pay Red $5"
    assert said(t, "refuse") == "Refuse to pay"
    t = Table(hand=["cmot_dibbler"], areas={"the_shades": "red"}, dice=[1]).play("cmot_dibbler", "scroll")
    assert said(t, "pay") == "Pay $2"


def test_enough_is_called_by_what_there_is_enough_of() -> None:
    t = Table(hand=["harry_king", "hex"], areas={"the_shades": "red"}).play("harry_king", "skip", "scroll")
    assert said(t, "done") == "Discard no more"
    rules = {"subsidence": "choice"}
    t = Table(
        hand=["rincewind"],
        cash=9,
        event="subsidence",
        house_rules=rules,
        areas={"the_hippo": "building:red", "dimwell": "building:red"},
    ).do("play rincewind")
    assert said(t, "done") == "Pay $4 for your buildings"


# ---------------------------------------------------------------- questions


def test_a_question_says_which_card_it_comes_from() -> None:
    t = Table(hand=["inigo_skimmer"], areas={"the_shades": "red blue trouble"}, blue={"hand": ["susan"]}).play("inigo_skimmer")
    assert asked(t) == "Inigo Skimmer: Assassinate a minion that is not yours in an area with trouble (or skip it for good)"
    t.do("remove the_shades blue")
    assert asked(t) == "Inigo Skimmer: Your minion in The Shades is about to be removed: do you answer?"


def test_a_question_of_an_event_names_the_event() -> None:
    areas = {"the_shades": "red red", "small_gods": "building:red"}
    t = Table(hand=["rincewind"], event="the_dragon", dice=[7], areas=areas).do("play rincewind")
    assert asked(t) == "The Dragon: Everything in The Shades is about to be removed: do you save something?"
    assert said(t, "protect the_shades minion") == "Pay $3 to save your minion in The Shades"
    t = Table(hand=["rincewind"], event="explosion", dice=[4], areas=areas).do("play rincewind")
    assert asked(t, "it") == "Esplosione: Il tuo edificio a Piccoli Dei sta per essere rimosso: lo salvi?"
    johnson = {"hand": ["susan"], "cash": 0}
    t = Table(
        hand=["rincewind"],
        event="bloody_stupid_johnson",
        dice=[7],
        areas={"the_shades": "blue building:blue"},
        blue=johnson,
        draw_pile=5,
    ).do("play rincewind")
    assert t.chooser == "blue"
    assert asked(t) == "Bloody Stupid Johnson: Your minion in The Shades is about to be removed: do you answer?"


def test_a_question_of_a_power_names_the_area() -> None:
    t = Table(hand=["groat", "hex"], areas={"the_scours": "building:red"}).do("power the_scours")
    assert asked(t) == "The Scours: Discard a card"


def test_an_own_interrupt_needs_no_other_card_s_name() -> None:
    t = Table(hand=["inigo_skimmer"], areas={"the_shades": "red blue trouble"}, blue={"hand": ["igor"]}, draw_pile=5)
    t.play("inigo_skimmer", "remove the_shades blue", "answer igor")
    assert asked(t) == "Place your removed minion in another area"


def test_the_turn_s_own_questions_have_no_source() -> None:
    t = Table(hand=["susan"])
    assert asked(t) == "Your turn: you have no card to play"


# ---------------------------------------------------------------- the log


def test_log_lines_point_at_cards_and_seats() -> None:
    t = Table(hand=["hex"]).do("play hex")
    (played,) = t.told("play")
    assert GAME.event_tokens(t.state, played, "pt") == [
        ("seat", "red", "Vermelho"),
        ("text", "", " joga "),
        ("card", "hex", "Hex"),
    ]


def test_what_happens_to_a_piece_is_said_with_its_place() -> None:
    t = Table(hand=["inigo_skimmer"], areas={"the_shades": "red blue trouble"}).play("inigo_skimmer", "remove the_shades blue")
    (removed,) = t.told("removed")
    assert [GAME.say_event(t.state, removed, lang) for lang in ("en", "pt", "it")] == [
        "Removed: the blue minion in The Shades",
        "Removido: o assecla azul nas Sombras",
        "Rimosso: lo scagnozzo blu alle Ombre",
    ]


def test_a_refusal_is_a_sentence_with_its_clause() -> None:
    t = Table(hand=["groat"], areas={"the_shades": "red"}).do("play groat")
    reason = t.reason("place nap_hill")
    assert GAME.say_reason(t.state, reason, "en") == "None of your minions is in Nap Hill or next to it. (A-7.2)"
    assert GAME.say_reason(t.state, reason, "it") == "Nessuno dei tuoi scagnozzi è a Colle del Pisolino o accanto. (A-7.2)"


# ---------------------------------------------------------------- the end


def ending(t: Table, lang: str = "en") -> str:
    assert t.over
    return GAME.ending(t.state, lang)


def test_the_end_says_whose_goal_was_reached_though_another_has_more_points() -> None:
    t = Table(hand=["groat"], cash=50, areas=dict.fromkeys(AREA_IDS[1:12], "blue"), blue={"personality": "lord_vetinari"})
    t.do("play groat", "skip", "end-turn")
    assert ending(t) == "Blue has reached the goal of Lord Vetinari: 11 of 11 areas."
    assert ending(t, "it") == "Blu ha raggiunto l'obiettivo di Lord Vetinari: 11 di 11 quartieri."


def test_when_the_cards_are_used_up_commander_vimes_has_reached_his_goal() -> None:
    t = Table(hand=["groat"], draw_pile=1, areas={"the_shades": "red"}, blue={"personality": "commander_vimes"})
    t.do("play groat", "skip", "end-turn")
    assert ending(t) == "The draw pile is used up: the game ends. Blue has reached the goal of Commander Vimes."


BLUE_STAYS = "It fails: the blue minion stays in The Shades"
RED_STAYS = "It fails: the red minion stays in Dimwell"


@pytest.mark.parametrize(
    ("card", "steps", "answer", "told"),
    [
        ("dr_cruces", ["remove the_shades blue"], "gaspode", [BLUE_STAYS]),
        ("foul_ole_ron", ["move the_shades blue", "move-to the_hippo"], "gaspode", [BLUE_STAYS]),
        ("the_bursar", ["swap the_shades blue", "swap dimwell red"], "wallace_sonky", [BLUE_STAYS, RED_STAYS]),
        ("nobby_nobbs", ["name blue"], "wallace_sonky", ["The card does nothing to Blue"]),
    ],
)
def test_the_log_says_what_an_interrupt_has_stopped(card: str, steps: list[str], answer: str, told: list[str]) -> None:
    areas = {"the_shades": "red blue trouble", "dimwell": "red"}
    t = Table(hand=[card, "groat"], event="riots", areas=areas, blue={"hand": [answer]}).play(card, *steps, f"answer {answer}")
    lines = [t.match.game.say_event(t.match.state, event, "en") for event in t.match.events]
    played = next(place for place, line in enumerate(lines) if "as an interrupt" in line)
    assert lines[played + 1 : played + 1 + len(told)] == told
