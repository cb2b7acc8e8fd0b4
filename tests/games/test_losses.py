"""What a table says before somebody ends a turn or gives something up: what would be lost, and only if it could still be used."""

from __future__ import annotations

from typing import Any

from bailiwick.games.oath.game import GAME as OATH
from bailiwick.kernel.game import Game
from bailiwick.kernel.state import State
from tests.games.ankh_morpork.table import Table as Ankh
from tests.games.immortals.table import Table as Immortals
from tests.games.oath.table import Table as Oath
from tests.games.seated import Seated
from tests.games.tyrants.table import Table as Tyrants


def loses(t: Seated, action: str, lang: str = "en") -> str:
    game, state = t.match.game, t.match.state
    return game.loses(state, state.seat, game.vocabulary.parse(action), lang)


def main_choices(game: Game[Any], state: State) -> set[str]:
    return {game.vocabulary.names[action] for action in game.legal(state, state.seat) if game.ends(state, action)}


# ---------------------------------------------------------------- Tyrants


def test_ending_a_turn_loses_what_is_unspent_and_unplayed() -> None:
    t = Tyrants(hand=["noble", "soldier"], power=2, influence=4, map={"skullport": {"red": 1}})
    assert main_choices(t.match.game, t.match.state) == {"end-turn"}
    assert loses(t, "end-turn") == "2 power unspent, 4 influence unspent, 2 cards unplayed"
    assert loses(t, "end-turn", "pt") == "2 de Força sem gastar, 4 de Influência sem gastar, 2 cartas sem jogar"
    assert loses(t, "end-turn", "it") == "2 Potere non speso, 4 Influenza non spesa, 2 carte non giocate"
    assert loses(t, "play noble") == ""


def test_influence_that_buys_nothing_is_no_loss() -> None:
    bare = {"row": [None] * 6, "supplies": {"priestess_of_lolth": 0, "house_guard": 0}}
    t = Tyrants(hand=["noble"], influence=1, market=bare, outcasts=0)
    assert loses(t, "end-turn") == "1 card unplayed"


def test_who_has_done_everything_loses_nothing() -> None:
    assert loses(Tyrants(hand=[]), "end-turn") == ""


# ---------------------------------------------------------------- Ankh-Morpork


def test_ending_a_turn_loses_a_power_that_costs_nothing() -> None:
    here = {"nap_hill": "red building:red", "dimwell": "red building:red"}
    t = Ankh(hand=["inigo_skimmer"], areas=here).play("inigo_skimmer").skip()
    assert loses(t, "end-turn") == "power of Nap Hill unused"
    t.do("power nap_hill")
    assert loses(t, "end-turn") == "", "the power of Dimwell costs money: to leave it is a choice, not an oversight"


def test_an_icon_that_could_be_used_is_lost_when_it_is_skipped() -> None:
    t = Ankh(hand=["inigo_skimmer"], areas={"the_shades": "red blue trouble"}).play("inigo_skimmer")
    assert loses(t, "skip") == "this icon won't come back"
    assert "skip" in main_choices(t.match.game, t.match.state)


def test_who_lets_happen_what_another_does_is_idle() -> None:
    t = Ankh(hand=["inigo_skimmer"], areas={"the_shades": "red blue trouble"}, blue={"hand": ["drumknott"]})
    t.play("inigo_skimmer", "remove the_shades blue")
    game, state = t.match.game, t.match.state
    assert t.legal == {"decline"}
    assert game.idle(state, game.vocabulary.parse("decline"))


def test_the_end_of_a_turn_is_not_idle() -> None:
    t = Tyrants(hand=[])
    assert not t.match.game.idle(t.match.state, t.match.game.vocabulary.parse("end-turn"))


# ---------------------------------------------------------------- Immortals


def test_passing_and_forfeiting_lose_actions_that_could_be_carried_out() -> None:
    plan = {"extract_gold": "region.grove", "extract_energy": "region.heartwood"}
    t = Immortals(plan=plan, sites={"light.grove": "red 4"}, region_cards={"grove": "red", "heartwood": "red"})
    assert "act extract_energy" not in t.legal
    assert loses(t, "pass") == "1 action not carried out"
    assert loses(t, "forfeit extract_gold") == "you only get 1 gold or 1 energy"
    assert loses(t, "forfeit extract_energy") == "", "it could not be carried out anyway"
    assert main_choices(t.match.game, t.match.state) == {"pass"}


# ---------------------------------------------------------------- Oath


def rest(t: Oath) -> str:
    return OATH.loses(t.s, t.s.seat, OATH.vocabulary.parse("rest"), "en")


def test_resting_loses_supply_beyond_what_can_be_saved() -> None:
    assert rest(Oath(red={"supply": 7})) == "7 Supply unspent, 6 of it lost"
    assert main_choices(OATH, Oath().s) == {"rest"}


def test_supply_that_is_saved_is_unspent_and_not_lost() -> None:
    here = {"cards": ["elders"]}
    assert rest(Oath(red={"supply": 1, "favor": 1}, provinces_1=here)) == "1 Supply unspent"
    assert rest(Oath(red={"supply": 1, "favor": 0})) == "", "there is nothing to do with it"
    assert rest(Oath(red={"supply": 0})) == ""


# ---------------------------------------------------------------- what may be done at once


def test_what_is_left_of_a_search_is_discarded_at_once() -> None:
    t = Oath(red={"supply": 7}).play("search world")
    kept = sorted(t.offered("card"))[0]
    t.play(f"card {kept}")
    assert t.step == "discard_rest"
    ((text, actions),) = OATH.bundles(t.s, t.s.seat, "en")
    assert text == "Discard all 2, in any order"
    t.play(*(OATH.vocabulary.names[action] for action in actions))
    assert t.step != "discard_rest"
    assert OATH.bundles(t.s, t.s.seat, "en") == []
