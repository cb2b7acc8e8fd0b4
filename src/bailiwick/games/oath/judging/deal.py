"""A Deal being made: what has been said so far. Its rules are in `deals`, what may be in it in `items`."""

from __future__ import annotations

from typing import Final

# What may be in a deal (O-7.5, and the cards that negotiate)
FAVOR: Final = 1
SECRETS: Final = 2
RELICS: Final = 4
BANNERS: Final = 8
ADVISERS: Final = 16
RULED_SITES: Final = 32
PROMISES: Final = 64  # of anything to be done or given later (O-11.13)

MOST_COUNTERS: Final = 3  # in a row


class Deal:
    """What `proposer` gives and wants. `space` is the Reliquary space of a Citizenship offer, -1 if it is none."""

    def __init__(self, proposer: int, partner: int, kinds: int, space: int = -1) -> None:
        self.proposer = proposer
        self.partner = partner
        self.kinds = kinds
        self.space = space
        self.citizenship = False
        self.favor = [0, 0]  # given, wanted
        self.secrets = [0, 0]
        self.things: list[bytes] = [b"", b""]  # relics and advisers
        self.banners = [0, 0]  # bit masks
        self.sites = [0, 0]
        self.promises: list[int] = []  # of either side: see `promises`
        self.draft = 0  # the promise being worded …
        self.drafting = False  # … if one is
        self.counters = 0  # how often it was answered with another
        self.assembly = False  # made at a Gathering, which counts what is concluded

    def copy(self) -> Deal:
        o = Deal(self.proposer, self.partner, self.kinds, self.space)
        o.citizenship = self.citizenship
        o.favor = self.favor.copy()
        o.secrets = self.secrets.copy()
        o.things = self.things.copy()
        o.banners = self.banners.copy()
        o.sites = self.sites.copy()
        o.promises = self.promises.copy()
        o.draft = self.draft
        o.drafting = self.drafting
        o.counters = self.counters
        o.assembly = self.assembly
        return o

    @property
    def empty(self) -> bool:
        return not self.promises and self.gives_nothing(0) and self.gives_nothing(1)

    def gives_nothing(self, column: int) -> bool:
        tokens = self.favor[column] or self.secrets[column]
        return not (tokens or self.things[column] or self.banners[column] or self.sites[column])

    @property
    def host(self) -> int:
        """Who offers Citizenship, whoever of the two has the word: they take turns with every counter-offer."""
        return self.partner if self.counters % 2 else self.proposer

    @property
    def newcomer(self) -> int:
        """Who is to become a Citizen."""
        return self.proposer if self.counters % 2 else self.partner

    def fresh(self) -> Deal:
        """The same deal with nothing said."""
        o = Deal(self.proposer, self.partner, self.kinds, self.space)
        o.citizenship = self.citizenship
        o.assembly = self.assembly
        o.counters = self.counters
        return o

    def turned(self) -> Deal:
        """The same deal as a proposal of the other side, who may change it."""
        o = self.copy()
        o.proposer, o.partner = self.partner, self.proposer
        o.favor.reverse()
        o.secrets.reverse()
        o.things.reverse()
        o.banners.reverse()
        o.sites.reverse()
        o.counters += 1
        return o
