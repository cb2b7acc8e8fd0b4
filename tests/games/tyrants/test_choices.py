"""What the choices are about: of which pile a card is meant, where its id alone doesn't tell."""

from __future__ import annotations

from tests.games.tyrants.table import Table


def market_with(card: str) -> dict[str, list[str | None]]:
    return {"row": [card, None, None, None, None, None]}


def piles(t: Table, verb: str) -> dict[str, str]:
    """The cards that can be chosen with a verb, and where each lies."""
    game, state = t.match.game, t.match.state
    found = {}
    for action in game.legal(state, state.seat):
        if game.vocabulary.verb(action).name == verb:
            (target,) = game.targets(state, state.seat, action)
            assert target.kind == "card"
            found[target.id] = target.pile
    return found


def test_a_card_to_devour_from_the_hand_is_not_the_one_in_the_market() -> None:
    t = Table(hand=["orcus", "noble", "ghoul"], market=market_with("ghoul")).play("orcus")
    assert piles(t, "devour") == {"noble": "hand", "ghoul": "hand"}


def test_a_card_to_devour_from_the_inner_circle_is_not_the_one_in_hand() -> None:
    t = Table(hand=["zuggtmoy", "soldier"], inner_circle=["soldier", "ghoul"]).play("zuggtmoy")
    assert piles(t, "devour") == {"soldier": "inner", "ghoul": "inner"}


def test_a_card_of_the_inner_circle_to_play_is_not_the_one_in_the_market() -> None:
    t = Table(hand=["elder_brain"], deck=["noble"], inner_circle=["spectator"], market=market_with("spectator"))
    t.play("elder_brain")
    assert piles(t, "use") == {"noble": "inner", "spectator": "inner"}


def test_an_instruction_is_resolved_at_its_card_unless_that_has_left_the_play_area() -> None:
    t = (
        Table(hand=["advocate", "wyrmspeaker", "blue_dragon"])
        .play("wyrmspeaker")
        .play("blue_dragon")
        .play("advocate", "option 2")
    )
    t.end_turn("resolve advocate", "promote wyrmspeaker")
    assert piles(t, "resolve") == {"wyrmspeaker": "", "blue_dragon": "play"}


def test_the_top_devoured_card_is_meant_where_no_card_is_named() -> None:
    here = {"everfire": {"spies": ["red"]}}
    t = Table(hand=["ghost"], influence=9, map=here, market={"devoured": ["noble", "gauth"]})
    t.play("ghost", "option 2", "return-spy everfire red")
    assert piles(t, "recruit-devoured") == {"gauth": "devoured"}
