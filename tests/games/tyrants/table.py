"""Setting up positions and playing from them the way people talk: red is the active player unless the position says otherwise.

t = Table(hand=["blackguard"], map={"skullport": {"red": 1, "blue": 1}})
t.play("blackguard", "option 2", "assassinate skullport blue")
assert t.trophies() == {"blue": 1}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import bailiwick
from bailiwick.games.tyrants.board import COLOURS, SITE_INDEX
from bailiwick.games.tyrants.game import GAME
from bailiwick.kernel.match import Match
from tests.games.seated import Seated

Here = Mapping[str, Any]


class Table(Seated):
    """Two players on the center section by default. Keyword arguments named after a colour are that seat's piles and pieces;
    `hand`, `deck`, `discard`, `inner_circle`, `barracks`, `vp`, `trophies` alone are the active player's."""

    MINE = ("hand", "deck", "discard", "inner_circle", "barracks", "vp", "trophies")

    def __init__(
        self,
        *,
        players: int = 2,
        active: str = "red",
        first: str = "red",
        sections: Sequence[str] | None = None,
        map: Mapping[str, Here] | None = None,
        market: Here | None = None,
        power: int = 0,
        influence: int = 0,
        outcasts: int | None = None,
        ending: bool = False,
        house_rules: Here | None = None,
        round: int = 1,
        turn: Here | None = None,
        seats: Mapping[str, Here] | None = None,
        **mine: Any,
    ) -> None:
        unknown = set(mine) - set(self.MINE)
        assert not unknown, f"the position has no {unknown}"
        pages: dict[str, dict[str, Any]] = {name: dict(page) for name, page in (seats or {}).items()}
        if mine:
            pages.setdefault(active, {}).update(mine)
        data: dict[str, Any] = {
            "players": players,
            "active": active,
            "first": first,
            "round": round,
            "ending": ending,
            "map": dict(map or {}),
            "seats": pages,
            "market": dict(market or {}),
            "turn": {"power": power, "influence": influence, **(turn or {})},
            "house_rules": dict(house_rules or {}),
        }
        if sections is not None:
            data["sections"] = list(sections)
        elif players == 3:
            data["sections"] = ["left", "center"]
        if outcasts is not None:
            data["market"].setdefault("supplies", {})
            data["market"]["supplies"] = {**data["market"]["supplies"], "insane_outcast": outcasts}
        self.match = Match(bailiwick.game("tyrants"), start=data)

    # ---------------------------------------------------------------- acting

    def play(self, card: str, *choices: str) -> Table:
        return self.do(f"play {card}", *choices)

    def end_turn(self, *choices: str) -> Table:
        return self.do("end-turn", *choices)

    # ---------------------------------------------------------------- looking

    def why_not(self, action: str) -> str:
        """The sentence that says why an action can't be taken; it must not be legal."""
        reason = self.match.why_not(action)
        assert reason is not None, f"{action!r} is legal"
        assert action not in self.legal
        return reason

    @property
    def in_main(self) -> bool:
        """Whether the active player is between two moves: the last card is wholly resolved."""
        return "end-turn" in self.legal

    @property
    def power(self) -> int:
        return int(self.json["turn"]["power"])

    @property
    def influence(self) -> int:
        return int(self.json["turn"]["influence"])

    @property
    def active(self) -> str:
        return str(self.json["active"])

    def at(self, place: str) -> dict[str, int]:
        """Troops at a site or route space, by colour."""
        here = self.json["map"].get(place, {})
        return {colour: number for colour, number in here.items() if colour != "spies"}

    def spies(self, site: str) -> list[str]:
        spies: list[str] = self.json["map"].get(site, {}).get("spies", [])
        return spies

    def hand(self, colour: str = "red") -> list[str]:
        return sorted(self.seat(colour)["hand"])

    def deck(self, colour: str = "red") -> list[str]:
        """Top card first."""
        return list(self.seat(colour)["deck"])

    def discard(self, colour: str = "red") -> list[str]:
        return sorted(self.seat(colour)["discard"])

    def inner_circle(self, colour: str = "red") -> list[str]:
        return sorted(self.seat(colour)["inner_circle"])

    def trophies(self, colour: str = "red") -> dict[str, int]:
        return dict(self.seat(colour)["trophies"])

    def barracks(self, colour: str = "red") -> int:
        return int(self.seat(colour)["barracks"])

    def vp(self, colour: str = "red") -> int:
        return int(self.seat(colour)["vp"])

    def spies_left(self, colour: str = "red") -> int:
        on_map = sum(colour in here.get("spies", []) for here in self.json["map"].values())
        return 5 - on_map

    @property
    def in_play(self) -> list[str]:
        """The active player's play area, in the order played."""
        return [card for card, where in self.json["turn"]["played"] if where == "play"]

    @property
    def queued(self) -> list[str]:
        """The cards with an instruction waiting for the end of the turn."""
        return [self.json["turn"]["played"][serial][0] for _step, serial in self.json["turn"]["queue"]]

    @property
    def row(self) -> list[str | None]:
        return list(self.json["market"]["row"])

    @property
    def market_deck(self) -> list[str]:
        return list(self.json["market"]["deck"])

    @property
    def devoured(self) -> list[str]:
        return list(self.json["market"]["devoured"])

    def supply(self, card: str) -> int:
        return int(self.json["market"]["supplies"][card])

    @property
    def ending(self) -> bool:
        return bool(self.json["ending"])

    def controls(self, site: str) -> str | None:
        """Who controls a site (T-8.1)."""
        ruler = self.match.state.ruler(SITE_INDEX[site])  # type: ignore[attr-defined]
        return None if ruler == -1 else COLOURS[ruler]

    def totally_controls(self, site: str) -> str | None:
        for seat in range(self.match.state.seats):
            if self.match.state.totally_controls(seat, SITE_INDEX[site]):  # type: ignore[attr-defined]
                return COLOURS[seat]
        return None

    def log(self, lang: str = "en") -> list[str]:
        """All that happened, as everybody sees it."""
        return [GAME.say_event(self.match.state, e, lang) for e in self.match.events if e.seen_by(None)]  # type: ignore[arg-type]


def cards(**numbers: int) -> list[str]:
    """`cards(noble=3, soldier=2)`: a pile by counts."""
    return list(Counter(numbers).elements())
