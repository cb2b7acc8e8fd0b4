"""Cards that may as well be played all at once: they give power or influence and ask nothing."""

from __future__ import annotations

from tests.games.tyrants.table import Table


def bundles(t: Table) -> list[tuple[str, list[str]]]:
    game, state = t.match.game, t.match.state
    names = game.vocabulary.names
    return [(text, [names[action] for action in actions]) for text, actions in game.bundles(state, state.seat, "en")]


def test_basic_cards_are_played_at_once_and_others_wait() -> None:
    t = Table(hand=["noble", "noble", "soldier", "blackguard"])
    ((text, actions),) = bundles(t)
    assert text == "Play all 3 basic cards"
    assert sorted(actions) == ["play noble", "play noble", "play soldier"]
    t.do(*actions)
    assert (t.json["turn"]["influence"], t.json["turn"]["power"]) == (2, 1)
    assert t.seat()["hand"] == ["blackguard"]
    assert bundles(t) == []


def test_one_basic_card_is_played_by_itself() -> None:
    assert bundles(Table(hand=["noble", "blackguard"])) == []


def test_nothing_is_played_at_once_while_a_card_asks() -> None:
    t = Table(hand=["noble", "noble", "blackguard"]).play("blackguard")
    assert "option 1" in t.legal
    assert bundles(t) == []
