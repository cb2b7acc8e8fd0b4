"""Setting up positions and playing from them the way people talk: three play and red begins unless the position says otherwise.

    t = Table(plan={"attack": "region.grove"}, sites={"light.grove": "red 4", "light.heartwood": "blue 2"}, tray={"green": 2})
    t.act("attack", "attack light.grove light.heartwood", "armies 3")
    assert t.at("light.heartwood") == "red 1"

A site is a line of words: a colour and its armies, then `portal`, `temple`, `capital`. The tower is never mocked. With `tower_is`
its printed numbers are replaced by some that leave nothing to chance (see `TOWERS`); `wish` finds a generator with which the next
throw into the real one gives what is wished.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from bailiwick.games.immortals.board import SITE_NUMBER
from bailiwick.games.immortals.cards import SPACES
from bailiwick.games.immortals.data import Data
from bailiwick.games.immortals.game import GAME
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.games.immortals.tower import RngChance
from bailiwick.games.immortals.vocabulary import SEAT_NAMES
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from tests.games.seated import Seated

Page = Mapping[str, Any]
COLOURS = (*SEAT_NAMES, "green")
BUILDINGS = ("portal", "temple", "capital")

# The device with numbers that leave nothing to chance, and the model that uses them
TOWERS: dict[str, tuple[str, dict[str, int]]] = {
    "open": ("ledges", {"stick": 0, "knock": 0}),  # what is thrown comes out, what is inside stays
    "empty": ("ledges", {"stick": 0, "knock": 1000}),  # everything comes out
    "blocked": ("independent", {"independent_stays": 1000, "independent_leaves": 0}),  # nothing comes out
    "swapping": ("independent", {"independent_stays": 1000, "independent_leaves": 1000}),  # what was inside comes out
}
# Where the rules stand when a position begins
PHASES: dict[str, list[list[str | int]]] = {
    "start_region": [["start_region", 0, 0]],
    "draft": [["draft_choice", 1, 0]],
    "drawing": [["reinforcing", 0, 0], ["drawing", 0, 0]],
    "planning": [["planning", 1, 0]],
    "execution": [["execution", 0, 0]],
}


def cubes(counts: Mapping[str, int]) -> tuple[int, ...]:
    assert set(counts) <= set(COLOURS), f"{counts} has a colour that doesn't exist"
    return tuple(counts.get(colour, 0) for colour in COLOURS)


def cube_counts(numbers: Sequence[int]) -> dict[str, int]:
    """The same the other way round, without colours that are missing."""
    return {colour: number for colour, number in zip(COLOURS, numbers, strict=True) if number}


@cache
def chance(held: tuple[int, ...], thrown: tuple[int, ...], wished: tuple[tuple[int, int], ...]) -> str:
    """A generator with which such a throw gives the wished numbers of some colours (colour, number).

    It is found where a long walk through one generator's words comes by it.
    """
    tower = Data({}).tower
    rng = Rng("wished")
    while True:
        out = tower.throw(list(held), list(thrown), RngChance(rng.copy()))
        if all(out[colour] == number for colour, number in wished):
            return rng.to_json()
        rng.word()


def site(words: str) -> dict[str, Any]:
    """`red 3 portal temple` as a site of a position."""
    here: dict[str, Any] = {}
    for word in words.split():
        if word in SEAT_NAMES:
            here["owner"] = word
        elif word in BUILDINGS:
            here[word] = True
        else:
            here["armies"] = int(word)
    return here


def words(here: Page) -> str:
    """The same the other way round."""
    said = [here["owner"], str(here["armies"])] if "owner" in here else []
    return " ".join(said + [building for building in BUILDINGS if building in here])


class Table(Seated):
    """A position in one of the `PHASES`, execution unless said.

    Keyword arguments named after a colour are that seat's page (`gold`, `energy`, `points`, `limbo` as a pair, `conflicts`,
    `plan`, `light_tribe`, `dark_tribe`, `groups`, `draft_hand`, `draft_realm`, `supply`); the same names alone are red's. A card
    in a plan is held by whoever planned it: it need not be said again.
    """

    MINE = (
        "gold",
        "energy",
        "points",
        "limbo",
        "conflicts",
        "plan",
        "light_tribe",
        "dark_tribe",
        "groups",
        "draft_hand",
        "draft_realm",
        "supply",
    )

    def __init__(
        self,
        *,
        players: int = 3,
        phase: str = "execution",
        first: str = "red",
        marker: str | None = None,
        round: int = 1,
        rounds: int = 7,
        sites: Mapping[str, str] | None = None,
        region_cards: Mapping[str, str] | None = None,
        tray: Mapping[str, int] | None = None,
        tower: Mapping[str, int] | None = None,
        inhabitants: int | None = None,
        tower_is: str = "real",
        deck: Sequence[str] | None = None,
        discards: Sequence[str] = (),
        draft: Page | None = None,
        portals_left: int | None = None,
        tiles_left: int | None = None,
        data: Page | None = None,
        house_rules: Page | None = None,
        seed: int = 0,
        **pages: Any,
    ) -> None:
        seats = SEAT_NAMES[:players]
        unknown = set(pages) - set(self.MINE) - set(seats)
        assert not unknown, f"the position has no {unknown}"
        mine = {name: pages.pop(name) for name in self.MINE if name in pages}
        seat_pages: dict[str, dict[str, Any]] = {name: dict(page) for name, page in pages.items()}
        seat_pages.setdefault("red", {}).update(mine)
        if phase == "start_region":
            for name in seats:
                seat_pages.setdefault(name, {}).setdefault("groups", [3])  # or there would be nothing to place when it is asked
        holders = dict(region_cards or {})
        for name, page in seat_pages.items():
            self.complete(name, page, holders)
        corrections, rules = dict(data or {}), dict(house_rules or {})
        if tower_is != "real":
            rules["tower"], corrections["tower"] = TOWERS[tower_is]
            if rules["tower"] == "ledges":
                del rules["tower"]  # it is printed so
        self.start: dict[str, Any] = {
            "players": players,
            "first": first,
            "marker": marker or first,
            "round": 0 if phase in ("start_region", "draft") else round,
            "rounds": rounds,
            "sites": {name: site(here) for name, here in (sites or {}).items()},
            "seats": seat_pages,
            "region_cards": holders,
            "tray": dict(tray or {}),
            "tower": dict(tower or {}),
            "discards": list(discards),
            "draft": dict(draft or {}),
            "data": corrections,
            "house_rules": rules,
            "stack": PHASES[phase],
            "waiting": self.asked(phase, seats, seat_pages, first),
            "rng": Rng(seed).to_json(),
        }
        if phase in ("start_region", "draft") and deck is None:
            deck = []  # there is none before the placement is over
        for key, value in (
            ("deck", deck),
            ("inhabitants", inhabitants),
            ("portals_left", portals_left),
            ("tiles_left", tiles_left),
        ):
            if value is not None:
                self.start[key] = list(value) if isinstance(value, Sequence) else value
        self.match = Match(GAME, start=self.start)

    def asked(self, phase: str, seats: Sequence[str], pages: Mapping[str, Page], first: str) -> list[str]:
        if phase == "draft":
            return [name for name in seats if pages.get(name, {}).get("draft_hand")]
        return list(seats) if phase == "planning" else [first]

    def complete(self, name: str, page: dict[str, Any], holders: dict[str, str]) -> None:
        """Whoever planned a card holds it; a limbo is a pair."""
        if "limbo" in page:
            light, dark = page["limbo"]
            page["limbo"] = {"light": light, "dark": dark}
        conflicts = list(page.get("conflicts", []))
        for card in page.get("plan", {}).values():
            kind, _, rest = card.partition(".")
            if kind == "region":
                holders.setdefault(rest, name)
            elif kind in ("conflict", "wild") and card not in conflicts:
                conflicts.append(card)
        page["conflicts"] = conflicts

    # ---------------------------------------------------------------- acting

    def act(self, space: str, *choices: str) -> Table:
        return self.do(f"act {space}", *choices)

    def forfeit(self, space: str, take: str = "gold") -> Table:
        return self.do(f"forfeit {space}", f"take-{take}")

    def pass_(self, take: str = "gold") -> Table:
        return self.do("pass", f"take-{take}")

    def attack(self, origin: str, target: str, armies: int) -> Table:
        """With the card on the attack space; a single army that can be spared goes unasked."""
        self.act("attack", f"attack {origin} {target}")
        return self.do(f"armies {armies}") if "armies 1" in self.legal else self

    def everybody_passes(self) -> Table:
        """The rest of the execution phase: passes and compensation in gold, until the phase is over."""
        round = self.round
        while not self.over and self.round == round and self.legal & {"pass", "take-gold"}:
            self.do("pass" if "pass" in self.legal else "take-gold")
        return self

    def nobody_draws(self) -> Table:
        while not self.over and "draw" in self.legal:
            self.do("decline")
        return self

    def lay(self, colour: str, plan: Mapping[str, str]) -> Table:
        """One player's whole planning, without the last word."""
        for space in SPACES:
            verb = "cast" if space.startswith("magic") else "plan"
            self.do(f"{colour}: {verb} {space} {plan[space]}" if space in plan else f"{colour}: leave {space}")
        return self

    def plan_all(self, **plans: Mapping[str, str]) -> Table:
        """Everybody plans, who is not named nothing, and is ready."""
        for colour in self.seats:
            self.lay(colour, plans.get(colour, {})).do(f"{colour}: ready")
        return self

    def wish(self, thrown: Mapping[str, int], **tray: int) -> Table:
        """If the next throw is of these cubes, so many of some colours will lie in the tray after it."""
        wished = tuple((COLOURS.index(colour), number) for colour, number in tray.items())
        self.state.rng = Rng.from_json(chance(tuple(self.state.tower), cubes(thrown), wished))
        return self

    # ---------------------------------------------------------------- the decision

    @property
    def state(self) -> ImmortalsState:
        return cast(ImmortalsState, self.match.state)

    def seen(self, colour: str | None) -> list[tuple[str, int, tuple[int, ...]]]:
        """What the log has told a seat."""
        seat = None if colour is None else SEAT_NAMES.index(colour)
        return [(event.kind, event.seat, event.values) for event in self.match.events if event.seen_by(seat)]

    # ---------------------------------------------------------------- the realms

    def at(self, name: str) -> str:
        """What is on a site, as in the position: `red 3 portal`."""
        assert name in SITE_NUMBER, f"{name!r} is no site"
        return words(self.json["sites"].get(name, {}))

    @property
    def sites(self) -> dict[str, str]:
        """All sites where something is."""
        return {name: words(here) for name, here in self.json["sites"].items()}

    def occupied(self, colour: str = "red") -> set[str]:
        return {name for name, here in self.json["sites"].items() if here.get("owner") == colour}

    def holder(self, region: str) -> str | None:
        """Who holds a region card; None: it is in the stock."""
        holder: str | None = self.json["region_cards"].get(region)
        return holder

    @property
    def tray(self) -> dict[str, int]:
        return dict(self.json["tray"])

    @property
    def tower(self) -> dict[str, int]:
        return dict(self.json["tower"])

    @property
    def inhabitants(self) -> int:
        """How many are in the supply."""
        return int(self.json["inhabitants"])

    # ---------------------------------------------------------------- seats and cards

    def stock(self, colour: str = "red") -> tuple[int, int]:
        """Gold and energy."""
        return self.seat(colour)["gold"], self.seat(colour)["energy"]

    def limbo(self, colour: str = "red") -> tuple[int, int]:
        """Armies in the light limbo and in the dark one."""
        limbo = self.seat(colour)["limbo"]
        return limbo["light"], limbo["dark"]

    def points(self, colour: str = "red") -> int:
        return int(self.seat(colour)["points"])

    def conflicts(self, colour: str = "red") -> set[str]:
        return set(self.seat(colour)["conflicts"])

    def plan(self, colour: str = "red") -> dict[str, str]:
        return dict(self.seat(colour)["plan"])

    def groups(self, colour: str = "red") -> list[int]:
        return list(self.seat(colour)["groups"])

    def draft_hand(self, colour: str = "red") -> set[str]:
        return set(self.seat(colour)["draft_hand"])

    @property
    def deck(self) -> list[str]:
        """Top card first."""
        return list(self.json["deck"])

    @property
    def discards(self) -> list[str]:
        return list(self.json["discards"])

    @property
    def passed(self) -> list[str]:
        return list(self.json["passed"])

    @property
    def round(self) -> int:
        return int(self.json["round"])

    @property
    def phase(self) -> str:
        """The step that waits."""
        return str(self.json["stack"][-1][0])

    # ---------------------------------------------------------------- the log and the end

    @property
    def thrown(self) -> dict[str, int]:
        """The cubes of the last throw."""
        return cube_counts(self.told("throw")[-1].values[: len(COLOURS)])

    @property
    def winners(self) -> list[str]:
        return [SEAT_NAMES[seat] for seat in GAME.winners(self.state)]


def new_game(players: int = 3, seed: int | str = 1, **options: object) -> Table:
    """A table at which a game has just been set up."""
    t = Table(players=players)
    t.match = Match(GAME, {"players": players, **options}, seed)
    return t
