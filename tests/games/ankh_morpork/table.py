"""Setting up positions and playing from them the way people talk: two play and red is active unless the position says otherwise.

    t = Table(hand=["inigo_skimmer"], areas={"the_shades": "red blue trouble"}, blue={"hand": ["susan"]})
    t.play("inigo_skimmer", "remove the_shades blue", "blue: answer susan", "take-money", "end-turn")
    assert t.at("the_shades") == "red blue trouble"
    assert t.cash() == 12

An area is a line of words, one a piece: colours, troll, demon, `building:red`, `trouble`. Chance is never mocked: `dice` finds a
generator whose next rolls are the wished ones, `event` lays a random event on top of the deck.

    t = Table(hand=["rincewind"], event="fire", dice=[5, 4, 1], areas={"the_scours": "building:red"})
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, cast

from bailiwick.games.ankh_morpork.board import AREA_IDS, AREA_NUMBER
from bailiwick.games.ankh_morpork.catalogue import CARD_IDS, EVENTS, IS_BROWN
from bailiwick.games.ankh_morpork.game import GAME
from bailiwick.games.ankh_morpork.state import AnkhState
from bailiwick.games.ankh_morpork.vocabulary import KIND_NAMES, SEAT_NAMES
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from tests.games.seated import Seated

Page = Mapping[str, Any]


@cache
def chance(draws: tuple[tuple[int, int], ...]) -> str:
    """A generator that draws these results, each given with the number of possible ones: `((12, 3), (4, 0))`.

    It is found where a long walk through one generator's draws comes by it.
    """
    rng = Rng("wished")
    while True:
        trial = rng.copy()
        if all(trial.below(sides) == result for sides, result in draws):
            return rng.to_json()
        rng.word()


def rolled(results: Sequence[int]) -> tuple[tuple[int, int], ...]:
    return tuple((12, result - 1) for result in results)


def area(words: str) -> dict[str, Any]:
    """`red red blue trouble building:red` as an area of a position."""
    here: dict[str, Any] = {}
    for word in words.split():
        if word == "trouble":
            here["trouble"] = True
        elif word.startswith("building:"):
            here["building"] = word.partition(":")[2]
        else:
            assert word in KIND_NAMES, f"{word!r} is no piece"
            here[word] = here.get(word, 0) + 1
    return here


def words(here: Page) -> str:
    """The same the other way round, in one order: colours, trolls, demons, building, trouble."""
    said = [kind for kind in KIND_NAMES for _ in range(here.get(kind, 0))]
    if "building" in here:
        said.append(f"building:{here['building']}")
    return " ".join(said + ["trouble"] * here.get("trouble", False))


class Table(Seated):
    """A position, or with `starting` the start of a player's turn, with its win check.

    Keyword arguments named after a colour are that seat's page (`hand`, `cash`, `personality`, `penalty_cards`, `loans`,
    `knows_unused`); the same names alone are the active player's. Hands are empty and everybody has $10 unless said otherwise, so
    that nobody is asked for an interrupt who has no cards. `draw_pile` may be a number: that many cards, green on brown.
    """

    MINE = ("hand", "cash", "personality", "penalty_cards", "loans", "knows_unused")

    def __init__(
        self,
        *,
        players: int = 2,
        active: str = "red",
        starting: str | None = None,
        areas: Mapping[str, str] | None = None,
        discard: Sequence[str] = (),
        draw_pile: Sequence[str] | int | None = None,
        event: str | None = None,
        past_events: Sequence[str] = (),
        dice: Sequence[int] = (),
        retired: Sequence[str] = (),
        used: Sequence[str] = (),
        unused_personalities: Sequence[str] | None = None,
        house_rules: Page | None = None,
        **pages: Any,
    ) -> None:
        seats = SEAT_NAMES[:players]
        unknown = set(pages) - set(self.MINE) - set(seats)
        assert not unknown, f"the position has no {unknown}"
        mine = {name: pages.pop(name) for name in self.MINE if name in pages}
        seat_pages: dict[str, dict[str, Any]] = {name: dict(page) for name, page in pages.items()}
        seat_pages.setdefault(active if starting is None else starting, {}).update(mine)
        if starting is not None:
            active = seats[seats.index(starting) - 1]
        self.start: dict[str, Any] = {
            "players": players,
            "active": active,
            "first": active,
            "areas": {name: area(here) for name, here in (areas or {}).items()},
            "seats": seat_pages,
            "discard_pile": list(discard),
            "past_events": list(past_events),
            "retired": list(retired),
            "turn": {"used": list(used)},
            "house_rules": dict(house_rules or {}),
            "rng": chance(rolled(dice)),
        }
        if unused_personalities is not None:
            self.start["unused_personalities"] = list(unused_personalities)
        if draw_pile is not None:
            self.start["draw_pile"] = self.some_cards(draw_pile) if isinstance(draw_pile, int) else list(draw_pile)
        if event is not None:
            others = [other for other in EVENTS[1:] if other != event and other not in past_events]
            self.start["events"] = [event, *others]
        self.match = Match(GAME, start=self.start)
        if starting is not None:
            self.do("pass")

    def some_cards(self, number: int) -> list[str]:
        """Some cards that are nowhere else, green on brown; if they must be few, brown."""
        elsewhere = {
            card for page in self.start["seats"].values() for pile in page.values() if isinstance(pile, list) for card in pile
        }
        elsewhere |= {*self.start["discard_pile"], "hubert", "cosmo_lavish"}
        free = [card for card in CARD_IDS[1:] if card not in elsewhere]
        assert number <= len(free), f"there are only {len(free)} cards"
        return free[len(free) - number :]

    # ---------------------------------------------------------------- acting

    def play(self, card: str, *choices: str) -> Table:
        return self.do(f"play {card}", *choices)

    def end_turn(self) -> Table:
        return self.do("end-turn")

    def decline(self) -> Table:
        """Whoever is asked for an answer has none, until nobody is asked."""
        while "decline" in self.legal:
            self.do("decline")
        return self

    def skip(self) -> Table:
        """All icons that are left are skipped."""
        while "skip" in self.legal:
            self.do("skip")
        return self

    def dice(self, *results: int) -> Table:
        """From now on these are rolled."""
        return self.draws(*rolled(results))

    def draws(self, *results: tuple[int, int]) -> Table:
        """From now on chance draws these: (3, 0) is the first of three."""
        self.state.rng = Rng.from_json(chance(results))
        return self

    # ---------------------------------------------------------------- the decision

    @property
    def state(self) -> AnkhState:
        return cast(AnkhState, self.match.state)

    @property
    def at_end(self) -> bool:
        """Whether the last card of the turn is wholly carried out."""
        return "end-turn" in self.legal

    # ---------------------------------------------------------------- the city

    def at(self, name: str) -> str:
        """What is in an area, as in the position: `red blue building:red trouble`."""
        assert name in AREA_NUMBER, f"{name!r} is no area"
        return words(self.json["areas"].get(name, {}))

    @property
    def areas(self) -> dict[str, str]:
        """All areas where something is."""
        return {name: words(here) for name, here in self.json["areas"].items()}

    @property
    def trouble(self) -> set[str]:
        return {name for name, here in self.json["areas"].items() if here.get("trouble")}

    def controls(self, name: str) -> str | None:
        """Who controls an area (A-12.2)."""
        seat = self.state.controller(AREA_NUMBER[name])
        return SEAT_NAMES[seat] if seat >= 0 else None

    def minions(self, colour: str = "red") -> int:
        """How many the seat has in the city."""
        return sum(here.get(colour, 0) for here in self.json["areas"].values())

    def city_cards(self, colour: str = "red") -> set[str]:
        return set(self.view(None)["seats"][colour]["city_cards"])

    @property
    def retired(self) -> set[str]:
        return set(self.json["retired"])

    # ---------------------------------------------------------------- seats and cards

    def cash(self, colour: str = "red") -> int:
        return int(self.seat(colour)["cash"])

    def hand(self, colour: str = "red") -> set[str]:
        return set(self.seat(colour)["hand"])

    def penalty_cards(self, colour: str = "red") -> list[str]:
        return list(self.seat(colour)["penalty_cards"])

    def loans(self, colour: str = "red") -> list[str]:
        return list(self.seat(colour)["loans"])

    def personality(self, colour: str = "red") -> str:
        return str(self.seat(colour)["personality"])

    @property
    def active(self) -> str:
        return str(self.json["active"])

    @property
    def in_play(self) -> str | None:
        card: str | None = self.json["turn"]["in_play"]
        return card

    @property
    def discard_pile(self) -> list[str]:
        """Oldest card first."""
        return list(self.json["discard_pile"])

    @property
    def draw_pile(self) -> list[str]:
        """Top card first."""
        return list(self.json["draw_pile"])

    @property
    def past_events(self) -> list[str]:
        return list(self.json["past_events"])

    # ---------------------------------------------------------------- the log and the end

    @property
    def rolls(self) -> list[int]:
        """Every roll of the die since the position was set up."""
        return [event.values[0] for event in self.told("roll")]

    @property
    def ended(self) -> str:
        """running, personality, riots or exhaustion."""
        return str(self.json["ended"])

    @property
    def winners(self) -> list[str]:
        """Who has won; nobody while the game goes on."""
        return list(self.json["winners"])

    def points(self, colour: str = "red") -> int:
        return GAME.scores(self.state)[SEAT_NAMES.index(colour)]


def new_game(players: int = 4, seed: int | str = 1, **options: object) -> Table:
    """A table at which a game has just been set up."""
    t = Table(players=players)
    t.match = Match(GAME, {"players": players, **options}, seed)
    return t


def numbered(number: int) -> str:
    """The area of that number, as on the die."""
    return AREA_IDS[number]


def is_green(card: str) -> bool:
    return not IS_BROWN[CARD_IDS.index(card)]
