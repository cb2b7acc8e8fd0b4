"""That nothing is lost and nothing is there twice, in a position as JSON: conflict cards, armies, inhabitants, tiles."""

from __future__ import annotations

from collections import Counter
from typing import Any

from bailiwick.games.immortals.cards import BUILDS, CONFLICT_IDS
from bailiwick.games.immortals.setup import conflicts_for

FEWER_WITH_FIVE = 7  # armies that leave the game: with five, the corners are not used (I-3.1, I-4.4)


def check_cards(data: dict[str, Any]) -> None:
    """Every conflict card is in one place, and a card that lies on a board is held by whoever laid it."""
    cards = Counter(data["deck"]) + Counter(data["discards"])
    for realm in data["draft"].values():
        cards.update(realm["deck"] + realm["discards"])
    for name, page in data["seats"].items():
        cards.update(page["conflicts"] + page["draft_hand"])
        if page["chosen"]:
            cards[page["chosen"]] += 1
        laid = Counter(page["plan"].values())
        assert laid.pop("blank", 0) <= 4
        assert all(number == 1 for number in laid.values())
        for card in laid:
            kind, _, rest = card.partition(".")
            assert kind == "magic" or card in page["conflicts"] or data["region_cards"].get(rest) == name, f"{name} laid {card}"
    everything = conflicts_for(data["players"], 0) + conflicts_for(data["players"], 1)
    assert cards == Counter(CONFLICT_IDS[card] for card in everything)


def check_armies(data: dict[str, Any]) -> None:
    """No army and no inhabitant is lost (I-2.5, I-4.4), nor a tile."""
    for name, page in data["seats"].items():
        on_sites = sum(here["armies"] for here in data["sites"].values() if here.get("owner") == name)
        total = on_sites + sum(page["limbo"].values()) + data["tray"].get(name, 0) + data["tower"].get(name, 0)
        total += page["supply"] + sum(page["groups"])
        assert total == 43 - (FEWER_WITH_FIVE if data["players"] == 5 and data["tower"] else 0), name
    assert data["inhabitants"] + data["tray"].get("green", 0) + data["tower"].get("green", 0) == 20
    standing = {build: sum(build in here for here in data["sites"].values()) for build in BUILDS}
    assert data["portals_left"] + standing["portal"] == 26
    assert data["tiles_left"] + standing["temple"] + standing["capital"] == 50
