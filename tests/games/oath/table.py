"""Setting up positions and playing from them the way people talk: three play, and it is red's turn, unless said otherwise.

    t = Table(red={"favor": 2, "pawn": "cradle-1"}, cradle_1={"cards": ["elders"]})
    t.play("use elders")
    assert t.red["secrets"] == 1

Sites without powers that matter stand everywhere unless a test names others. Dice are never mocked: `wish` finds a generator with
which the next rolls give what is wished.
"""

from __future__ import annotations

from typing import Any

from bailiwick.games.oath.campaign.forces import ATTACK_DIE, DEFENSE_DIE
from bailiwick.games.oath.catalogue.suits import SLOT_IDS
from bailiwick.games.oath.catalogue.things import CARDS, IDS, VISION
from bailiwick.games.oath.game import GAME
from bailiwick.games.oath.state import OathState
from bailiwick.games.oath.vocabulary import SEAT_NAMES
from bailiwick.kernel.event import Event
from bailiwick.kernel.rng import Rng

Page = dict[str, Any]

SITES = {
    "cradle-1": "fertile_valley",
    "cradle-2": "standing_stones",
    "provinces-1": "steppe",
    "provinces-2": "ancient_city",
    "provinces-3": "the_tribunal",
    "hinterland-1": "river",
    "hinterland-2": "great_slum",
    "hinterland-3": "deep_woods",
}
SPARE = ("salt_flats", "mine", "drowned_city", "barren_coast")  # where a test has put the usual site elsewhere
PAWNS = ("cradle-1", "provinces-1", "hinterland-1", "provinces-2", "cradle-2", "hinterland-3")
DECK = ["wolves", "keep", "scryer", "rangers", "naysayers", "dazzle"]


class Table:
    def __init__(self, **changes: Any) -> None:
        players, turn = changes.pop("players", 3), changes.pop("turn", "red")
        pages: dict[str, Page] = {}
        for seat in range(players):
            name = SEAT_NAMES[seat]
            pages[name] = {
                "pawn": PAWNS[seat],
                **({"relics": ["the_grand_scepter"]} if seat == 0 else {}),
                **changes.pop(name, {}),
            }
        slots: dict[str, Page] = {slot: dict(changes.pop(slot.replace("-", "_"), {})) for slot in SLOT_IDS}
        named = [page["site"] for page in slots.values() if "site" in page]
        spare = [site for site in SPARE if site not in named]
        for slot, page in slots.items():
            page.setdefault("site", spare.pop() if SITES[slot] in named else SITES[slot])
        data: Page = {"players": players, "turn": turn, "seats": pages, "map": slots}
        data.update(
            {"deck": DECK, "reliquary": {"brutal": "map", "decadent": "whistle", "careless": "ivory_eye", "greedy": "grand_mask"}}
        )
        data.update(changes)
        used = str({**data, "deck": None})
        data["deck"] = [card for card in data["deck"] if f"'{card}'" not in used]
        self.s: OathState = GAME.from_json(data)
        self.s.log = []

    # -- playing

    @property
    def seat(self) -> str:
        return SEAT_NAMES[self.s.seat]

    @property
    def step(self) -> str:
        return GAME.program.steps[self.s.stack[-3]].key

    def play(self, *names: str) -> Table:
        for name in names:
            GAME.apply(self.s, self.s.seat, GAME.vocabulary.parse(name))
        return self

    def offered(self, verb: str) -> set[str]:
        """The arguments with which a verb is legal now."""
        names = [GAME.vocabulary.names[action] for action in GAME.legal(self.s, self.s.seat)]
        return {name.partition(" ")[2] for name in names if name.partition(" ")[0] == verb}

    def may(self, name: str) -> bool:
        return GAME.why_not(self.s, self.s.seat, GAME.vocabulary.parse(name)) is None

    def refusal(self, name: str) -> str:
        """The clause by which an action is refused."""
        reason = GAME.why_not(self.s, self.s.seat, GAME.vocabulary.parse(name))
        assert reason is not None, f"{name!r} is legal."
        assert GAME.say_reason(self.s, reason, "en")
        return reason.clause

    def wish(self, attack: str = "", defense: str = "") -> Table:
        """A generator with which the defense roll and then the attack roll show these faces, in any order."""
        seed = 0
        while True:
            rng = Rng(seed)
            first = rng.copy()
            rolled = bytes(DEFENSE_DIE[rng.below(6)] for _ in defense)
            if sorted(rolled) == sorted(defense.encode()):
                swords = bytes(ATTACK_DIE[rng.below(6)] for _ in attack)
                if sorted(swords) == sorted(attack.encode()):
                    self.s.rng = first
                    return self
            seed += 1

    # -- looking

    def told(self, kind: str) -> list[Event]:
        assert self.s.log is not None
        return [event for event in self.s.log if event.kind == kind]

    @property
    def data(self) -> Page:
        return GAME.to_json(self.s)

    def __getattr__(self, name: str) -> Page:
        """`t.red` is a player's page, `t.cradle_1` a site's."""
        data = GAME.to_json(self.s)
        if name in SEAT_NAMES:
            page: Page = data["seats"][name]
            return page
        slot: Page = data["map"][name.replace("_", "-")]
        return slot


def all_visions() -> list[str]:
    return IDS[VISION:CARDS]
