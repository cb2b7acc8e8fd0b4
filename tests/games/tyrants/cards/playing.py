"""What the card tests share: all that a card changed, the promotion many cards end with, and a few positions to play from."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from bailiwick.games.tyrants.game import GAME
from tests.games.tyrants.table import Table, cards

Places = dict[str, dict[str, Any]]

# Skullport and the two spaces next to it are all that a red troop there reaches.
OUTPOST: Final[Places] = {"skullport": {"red": 1}}

# Red stands on the one space of Chasmleap Bridge, and all spaces it reaches are taken.
BOXED_IN: Final[Places] = {
    "chasmleap_bridge": {"red": 1},
    "menzoberranzan__chasmleap_bridge:1": {"blue": 1},
    "gracklstugh__chasmleap_bridge:1": {"blue": 1},
    "chasmleap_bridge__everfire:0": {"blue": 1},
    "chasmleap_bridge__araumycos:0": {"blue": 1},
}

FIVE_SPIES: Final[Places] = {
    "everfire": {"spies": ["red"]},
    "labyrinth": {"spies": ["red"]},
    "skullport": {"spies": ["red"]},
    "eryndlyn": {"spies": ["red"]},
    "kanaglym": {"spies": ["red"]},
}


def changes(t: Table, card: str) -> dict[str, int]:
    """All that a card changed: what the position has more (+) or less (-) of than at the start, by name.

    The card itself must be wholly resolved. Its own way from hand to play area is left out; what becomes of it after that is not.
    The active player's things go by their bare names (`vp`, `discard noble`), a rival's after the colour (`blue barracks`).
    """
    assert t.in_main, f"{card} is not resolved: {t.chooser} must choose among {sorted(t.legal)}"
    start = GAME.to_json(GAME.from_json(t.match.record.start or {}))
    assert t.active == start["active"], f"{t.active} is on turn now"
    difference = inventory(t.json)
    difference.subtract(inventory(start))
    difference[f"hand {card}"] += 1
    difference[f"play area {card}"] -= 1
    return {name: number for name, number in difference.items() if number}


def inventory(position: dict[str, Any]) -> Counter[str]:
    """Everything that can be counted in a position. The order of decks and market slots is left to tests of their own."""
    turn, market = position["turn"], position["market"]
    things: Counter[str] = Counter()
    things.update({"power": turn["power"], "influence": turn["influence"]})
    things.update({"ending": position["ending"], "ghost": turn["ghost"]})
    things.update(f"play area {card}" for card, where in turn["played"] if where == "play")
    things.update(f"at end of turn {turn['played'][serial][0]}" for _step, serial in turn["queue"])
    things.update(f"row {card}" for card in market["row"] if card is not None)
    things.update(f"market deck {card}" for card in market["deck"])
    things.update(f"devoured {card}" for card in market["devoured"])
    things.update({f"supply {card}": number for card, number in market["supplies"].items()})
    for place, here in position["map"].items():
        things.update(f"{place} {colour} spy" for colour in here.get("spies", []))
        things.update({f"{place} {colour}": number for colour, number in here.items() if colour != "spies"})
    for seat, page in position["seats"].items():
        whose = "" if seat == position["active"] else f"{seat} "
        things.update({f"{whose}barracks": page["barracks"], f"{whose}vp": page["vp"]})
        things.update({f"{whose}trophies {colour}": number for colour, number in page["trophies"].items()})
        for pile in ("deck", "hand", "discard", "inner_circle"):
            things.update(f"{whose}{pile.replace('_', ' ')} {card}" for card in page[pile])
    return things


def promotes_another_at_end_of_turn(card: str, *choices: str) -> None:
    """Play a card between two others and end the turn: red must promote one of those two, and only one (T-6.8, R-22)."""
    t = Table(hand=["kobold", card, "noble", "soldier"], deck=cards(noble=5), barracks=0)
    t.play("kobold", "option 1").play(card, *choices).play("noble")
    assert t.queued == [card]
    assert t.inner_circle() == []
    t.end_turn()
    assert t.chooser == "red"
    assert t.legal == {"promote kobold", "promote noble"}
    assert t.why_not("decline") == "You must do this if you can. (R-22)"
    assert t.why_not(f"promote {card}").endswith("in your play area. (T-6.8)")
    assert t.why_not("promote soldier") == "No other Soldier lies in your play area. (T-6.8)"
    t.do("promote kobold")
    assert t.active == "blue"
    assert t.inner_circle("red") == ["kobold"]
    assert t.discard("red") == sorted([card, "noble", "soldier"])
