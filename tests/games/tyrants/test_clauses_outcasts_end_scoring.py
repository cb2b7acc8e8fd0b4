"""T-11 Insane Outcasts, T-12 the end of the game, T-13 final scoring, T-14 information."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bailiwick.games.tyrants.cards import CARDS
from bailiwick.games.tyrants.catalogue import CARD_NUMBER
from bailiwick.games.tyrants.game import GAME
from bailiwick.games.tyrants.state import TyrantsState
from bailiwick.kernel.rng import Rng
from tests.games.tyrants.looking import new_game
from tests.games.tyrants.table import Table

# ---------------------------------------------------------------- T-11 Insane Outcast


def test_t_11_1_what_is_printed_on_it() -> None:
    outcast = CARDS[CARD_NUMBER["insane_outcast"] - 1]
    assert (outcast.cost, outcast.aspect, outcast.deck_vp, outcast.copies) == (-1, 0, -1, 30)


def test_t_11_1_from_the_supply_to_the_players_discard_pile() -> None:
    t = Table(players=3, hand=["ghoul"], outcasts=30).play("ghoul")
    assert (t.discard("blue"), t.discard("orange"), t.discard("red")) == (["insane_outcast"], ["insane_outcast"], [])
    assert t.supply("insane_outcast") == 28


def test_t_11_1_it_is_never_bought() -> None:
    t = Table(influence=9, outcasts=30)
    assert t.offered("recruit") == {"house_guard", "priestess_of_lolth"}
    assert "(T-6.1)" in t.why_not("recruit insane_outcast")


def test_t_11_1_minus_1_vp_in_the_deck() -> None:
    t = Table(hand=["insane_outcast"], discard=["insane_outcast"], deck=["insane_outcast"])
    assert t.match.game.scores(t.match.state) == [-3, 0]


def test_t_11_2_discard_a_card_to_be_rid_of_it() -> None:
    t = Table(hand=["insane_outcast", "noble", "soldier"], outcasts=4).play("insane_outcast")
    assert t.legal == {"decline", "discard noble", "discard soldier"}
    t.do("discard soldier")
    assert t.supply("insane_outcast") == 5
    assert (t.hand(), t.discard(), t.in_play) == (["noble"], ["soldier"], [])
    assert (t.power, t.influence) == (0, 0)


def test_t_11_2_or_keep_it() -> None:
    t = Table(hand=["insane_outcast", "noble"], outcasts=4).play("insane_outcast", "decline")
    assert t.supply("insane_outcast") == 4
    assert (t.hand(), t.in_play) == (["noble"], ["insane_outcast"])


def test_t_11_2_the_last_card_in_hand_stays() -> None:
    t = Table(hand=["insane_outcast"], outcasts=4).play("insane_outcast")
    assert t.in_main
    assert t.in_play == ["insane_outcast"]


def test_t_11_3_devoured_it_goes_back_and_the_cost_is_paid() -> None:
    t = Table(hand=["marilith", "insane_outcast"], outcasts=4).play("marilith", "devour insane_outcast")
    assert t.power == 5
    assert t.supply("insane_outcast") == 5
    assert t.devoured == []


def test_t_11_3_promoted_from_the_top_of_the_deck_it_goes_back() -> None:
    t = Table(hand=["nalfeshnee"], deck=["insane_outcast", "noble"], outcasts=4).play("nalfeshnee")
    assert t.supply("insane_outcast") == 5
    assert t.inner_circle() == []
    assert t.deck() == ["noble"]


def test_t_11_4_too_few_are_dealt_clockwise_from_the_active_player() -> None:
    t = Table(players=4, active="orange", hand=["ghoul"], outcasts=2).play("ghoul")
    piles = {colour: t.discard(colour) for colour in ("red", "blue", "orange", "black")}
    assert piles == {"black": ["insane_outcast"], "red": ["insane_outcast"], "blue": [], "orange": []}


# ---------------------------------------------------------------- T-12 end of the game


def test_t_12_1_the_last_troop_by_basic_action() -> None:
    t = Table(power=1, barracks=1, map={"skullport": {"red": 1}})
    assert not t.ending
    assert t.do("deploy skullport").ending


def test_t_12_1_the_last_troop_by_card() -> None:
    assert Table(hand=["grimlock"], barracks=1).play("grimlock", "deploy skullport").ending


def test_t_12_1_the_last_troop_by_supplanting() -> None:
    t = Table(hand=["doppelganger"], barracks=1, map={"skullport": {"red": 1, "blue": 1}})
    assert t.play("doppelganger", "supplant skullport blue").ending


def test_t_12_1_the_trigger_is_permanent() -> None:
    t = Table(hand=["intellect_devourer"], power=1, barracks=1, map={"skullport": {"red": 1}}).do("deploy skullport")
    t.play("intellect_devourer", "option 2", "return-troop skullport red", "return-troop skullport red")
    assert t.barracks() == 2
    assert t.ending
    assert t.end_turn().end_turn().over


def test_t_12_2_the_market_deck_not_the_row() -> None:
    row = ["kobold", "advocate", "spy_master", "blackguard", "bounty_hunter", "deathblade"]
    t = Table(influence=2, market={"row": row, "deck": ["inquisitor", "vrock"]}).do("recruit kobold")
    assert not t.ending
    t = Table(influence=1, market={"row": row, "deck": ["inquisitor"]}).do("recruit kobold")
    assert t.ending
    assert None not in t.row


def test_t_12_3_the_round_is_played_to_its_end() -> None:
    t = Table(players=4, active="blue", first="blue", power=1, barracks=1, map={"skullport": {"blue": 1}})
    t.do("deploy skullport")
    for seat in ("blue", "orange", "black", "red"):
        assert not t.over
        assert t.active == seat
        t.end_turn()
    assert t.over


def test_t_12_3_the_last_player_of_the_round_ends_the_game_at_once() -> None:
    t = Table(players=3, active="red", first="blue", power=1, barracks=1, map={"skullport": {"red": 1}})
    assert not t.do("deploy skullport").over
    assert t.end_turn().over
    assert t.legal == set()


def test_t_12_3_without_a_trigger_the_game_goes_on() -> None:
    t = Table()
    for _ in range(10):
        t.end_turn()
    assert not t.over
    assert t.json["round"] == 6


# ---------------------------------------------------------------- T-13 final scoring


def points(t: Table) -> dict[str, int]:
    sources: dict[str, int] = t.match.game.score_sources(t.match.state)[0]
    return {source: number for source, number in sources.items() if number}


@pytest.mark.parametrize(
    ("position", "source", "vp"),
    [
        ({"map": {"menzoberranzan": {"red": 1}}}, "sites", 5),
        ({"map": {"menzoberranzan": {"red": 1}, "chasmleap_bridge__everfire:0": {"red": 1}}}, "sites", 5),
        ({"trophies": {"white": 3, "blue": 2}}, "trophies", 5),
        ({"players": 4, "trophies": {"white": 1, "blue": 2, "orange": 4, "black": 8}}, "trophies", 15),
        ({"deck": ["deathblade"], "hand": ["house_guard"], "discard": ["house_guard", "noble"]}, "deck", 5),
        ({"inner_circle": ["house_guard", "noble"]}, "inner_circle", 4),
        ({"vp": 7}, "vp_tokens", 7),
    ],
)
def test_t_13_1_each_source(position: dict[str, Any], source: str, vp: int) -> None:
    assert points(Table(**position)) == {source: vp}


def test_t_13_1_two_more_for_each_site_under_total_control() -> None:
    t = Table(map={"chasmleap_bridge": {"red": 1}, "kanaglym": {"red": 3}, "eryndlyn": {"red": 3, "spies": ["blue"]}})
    assert points(t) == {"sites": 1 + 3 + 3, "total_control": 4}


def test_t_13_1_the_result_counts_everything_at_the_end() -> None:
    """The last turn's cards are in deck, hand and discard pile by then, and its marker VP are taken."""
    t = Table(ending=True, active="blue", vp=2, hand=["deathblade", "noble"], map={"araumycos": {"blue": 4}}).play("deathblade")
    t.end_turn()
    assert t.over
    result = t.match.record.result
    assert result is not None
    assert result["sources"]["blue"] == {
        "sites": 3,
        "total_control": 2,
        "trophies": 0,
        "deck": 3,
        "inner_circle": 0,
        "vp_tokens": 2 + 3,
    }
    assert result["scores"] == {"red": 0, "blue": 13}
    assert result["winners"] == ["blue"]


def test_t_13_2_most_vp_wins_and_ties_are_shared() -> None:
    def winners(**vp: int) -> list[str]:
        t = Table(players=3, active="orange", ending=True, seats={colour: {"vp": number} for colour, number in vp.items()})
        result = t.end_turn().match.record.result
        assert result is not None
        names: list[str] = result["winners"]
        return names

    assert winners(red=3, blue=5, orange=4) == ["blue"]
    assert winners(red=5, blue=4, orange=5) == ["red", "orange"]
    assert winners(red=1, blue=1, orange=1) == ["red", "blue", "orange"]


# ---------------------------------------------------------------- T-14 information


def seen(t: Table, seat: int) -> dict[str, Any]:
    return t.match.view(seat).to_json()


def test_t_14_1_what_is_open_to_all() -> None:
    t = Table(
        map={"skullport": {"red": 1, "spies": ["blue"]}},
        market={"row": ["kobold", None, None, None, None, None], "devoured": ["ettin"], "deck": ["lich", "vrock"]},
        hand=["noble"],
        seats={
            "blue": {
                "hand": ["blackguard"],
                "deck": ["advocate", "imix"],
                "discard": ["soldier"],
                "inner_circle": ["deathblade"],
                "trophies": {"white": 2},
                "vp": 3,
                "barracks": 12,
            }
        },
    ).play("noble")
    for seat in (0, -1):
        view = seen(t, seat)
        blue = view["seats"]["blue"]
        assert view["map"] == {"skullport": {"red": 1, "spies": ["blue"]}}
        assert (blue["inner_circle"], blue["discard"], blue["trophies"]) == (["deathblade"], ["soldier"], {"white": 2})
        assert (blue["vp"], blue["barracks"], blue["deck_size"], blue["hand_size"]) == (3, 12, 2, 1)
        assert view["market"]["row"][0] == "kobold"
        assert view["market"]["devoured"] == ["ettin"]
        assert view["market"]["supplies"]["house_guard"] == 15
        assert view["market"]["deck"] == 2
        assert view["turn"]["played"] == [["noble", "play"]]


def test_t_14_2_a_hand_is_seen_by_its_owner_only() -> None:
    t = Table(hand=["kobold"], deck=["noble"])
    assert seen(t, 0)["seats"]["red"]["hand"] == ["kobold"]
    assert "hand" not in seen(t, 1)["seats"]["red"]
    assert "hand" not in seen(t, -1)["seats"]["red"]


def swapped() -> tuple[Table, Table]:
    """Two tables that look the same to red: blue's hand and deck have swapped a card, all decks lie in another order."""
    one = {"hand": ["kobold"], "deck": ["imix", "ettin"]}
    two = {"hand": ["ettin"], "deck": ["kobold", "imix"]}
    return (
        Table(deck=["noble", "soldier"], market={"deck": ["lich", "vrock"]}, seats={"blue": one}),
        Table(deck=["soldier", "noble"], market={"deck": ["vrock", "lich"]}, seats={"blue": two}),
    )


def test_t_14_2_swapping_what_is_hidden_changes_no_view() -> None:
    one, two = swapped()
    assert seen(one, 0) == seen(two, 0)
    assert seen(one, -1) == seen(two, -1)
    assert seen(one, 1) != seen(two, 1)


def test_t_14_2_what_a_player_may_imagine_does_not_depend_on_what_is_hidden() -> None:
    one, two = (GAME.to_json(cast(TyrantsState, t.match.view(0).imagine(Rng(7)))) for t in swapped())
    assert one == two


def test_t_14_2_a_player_knows_the_deck_but_not_its_order() -> None:
    t = Table(deck=["soldier", "kobold", "noble"])
    assert seen(t, 0)["seats"]["red"]["deck"] == ["noble", "soldier", "kobold"]
    assert seen(Table(deck=["kobold", "noble", "soldier"]), 0) == seen(t, 0)


def test_t_14_2_drawn_cards_are_told_to_their_owner_only() -> None:
    t = new_game(players=2, first="red", decks="drow,dragons").do("deploy skullport", "deploy eryndlyn")
    t.end_turn()
    drawn = [event for event in t.match.events if event.kind == "drawn"]
    assert drawn
    assert all(event.seen_by(0) and not event.seen_by(1) and not event.seen_by(None) for event in drawn)


def test_t_14_2_the_seed_is_in_no_view() -> None:
    view = seen(new_game(players=2), 0)
    assert not {"rng", "stack", "registers"} & set(view)
    assert isinstance(view["market"]["deck"], int)
