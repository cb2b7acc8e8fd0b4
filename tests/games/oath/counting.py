"""O-14: what must hold in every position. Counts pieces in a position's JSON, without the game's own code."""

from __future__ import annotations

from typing import Any

COLOURS = ("purple", "red", "blue", "yellow", "white", "black")
DENIZENS = 198
VISIONS = 5
RELICS = 21


def check_favor(data: dict[str, Any]) -> None:
    """O-14.1."""
    total = sum(data["banks"].values()) + data["shared"] + data["banners"]["peoples_favor"]["tokens"]
    total += sum(page["favor"] for page in data["seats"].values())
    total += sum(page["favor"] for page in data["on_things"].values()) + sum(page["favor"] for page in data["map"].values())
    total += data["clockwork"]["ambition"] if data["clockwork"] else 0
    assert total == 36
    assert min(data["banks"].values()) >= 0
    assert data["shared"] >= 0


def check_warbands(data: dict[str, Any]) -> None:
    """O-14.2, O-14.3."""
    for colour in COLOURS:
        total = data["stock"][colour] + data["caged"][colour] + (data["prophet"] == colour)
        total += sum(page["warbands"] for page in data["map"].values() if page["colour"] == colour)
        for name, page in data["seats"].items():
            if (name if page["role"] == "exile" else "purple") == colour:
                total += page["warbands"]
        assert total == (24 if colour == "purple" else 14), colour
        assert data["stock"][colour] >= 0
    for page in data["map"].values():
        assert page["faceup"] or not page["warbands"]


def check_cards(data: dict[str, Any]) -> None:
    """O-14.5: no card, relic or site is lost or doubled; only a spent Conspiracy leaves."""
    cards = [*data["deck"], *data["dispossessed"], *data["archive"]]
    relics = [*data["relic_deck"], *(relic for relic in data["reliquary"].values() if relic and relic != "unused")]
    for pile in data["discards"].values():
        cards += pile
    for page in data["map"].values():
        cards += page["cards"]
        relics += page["relics"]
    for page in data["seats"].values():
        cards += page["advisers"] + page["facedown"] + page["hand"] + ([page["vision"]] if page["vision"] else [])
        relics += page["relics"]
    sites = [page["site"] for page in data["map"].values()] + data["site_deck"]
    assert len(set(cards)) == len(cards)
    assert len(cards) in (DENIZENS + 6 + VISIONS, DENIZENS + 6 + VISIONS - 1)
    assert len(cards) == DENIZENS + 6 + VISIONS or "conspiracy" not in cards
    assert len(set(relics)) == len(relics) == RELICS
    assert len(set(sites)) == len(sites) == 23


def check_limits(data: dict[str, Any]) -> None:
    """O-14.4, O-14.6."""
    assert data["oathkeeper"] in data["seats"]
    assert sum("the_grand_scepter" in page["relics"] for page in data["seats"].values()) == 1
    assert all(page["tokens"] >= 1 for page in data["banners"].values())
    assert all(0 <= page["supply"] <= 7 for page in data["seats"].values())
    assert all(page["secrets"] >= 0 and page["facedown_secrets"] >= 0 for page in data["seats"].values())
    assert 0 <= data["visions_drawn"] <= 5
    assert 1 <= data["round"] <= 8


def check_all(data: dict[str, Any]) -> None:
    check_favor(data)
    check_warbands(data)
    check_cards(data)
    check_limits(data)
