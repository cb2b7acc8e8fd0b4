"""Searching and playing cards: what is drawn, where it may be played, what makes room for it, where the rest goes."""

from __future__ import annotations

from collections.abc import Sequence

from bailiwick.games.oath.cards.rules import Rule
from bailiwick.games.oath.catalogue.suits import REGION_OF, SLOTS
from bailiwick.games.oath.questions import CLEARING, DISCARD_TO, DRAW, PLAY_AT, Clearing, DiscardTo, Draw, PlayAt
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps.search import WORLD
from bailiwick.games.oath.terms import About
from bailiwick.kernel.state import SEAT_BIT


class Draws(Rule):
    """How a Search draws: so many more cards or only so many, from below, from other piles."""

    def __init__(
        self,
        *about: About,
        more: int = 0,
        only: int = NOBODY,
        from_bottom: bool = False,
        piles: int = 0,
        not_the_world: bool = False,
        elsewhere: bool = False,
        shown: bool = False,
        needs: Sequence[About] = (),
    ) -> None:
        super().__init__((DRAW,), about, needs=needs)
        self.shown = shown
        self.more = more
        self.only = only
        self.from_bottom = from_bottom
        self.piles = piles
        self.not_the_world = not_the_world
        self.elsewhere = elsewhere

    def draw(self, s: OathState, q: Draw) -> None:
        if not self.applies(s, q.seat):
            return
        q.added += self.more
        q.shown = q.shown or self.shown
        if self.only != NOBODY:
            q.base = self.only
        q.from_bottom = q.from_bottom or self.from_bottom
        q.piles |= self.piles
        if self.not_the_world:
            q.barred |= SEAT_BIT[WORLD]
        if self.elsewhere:
            q.barred |= SEAT_BIT[1 + s.region(q.seat)]


class Scatters(Rule):
    """The discards of a Search, and those of a facedown adviser (O-6.1), may go to other places."""

    def __init__(self, places: int, *about: About) -> None:
        super().__init__((DISCARD_TO,), about)
        self.places = places
        self.for_plays = True

    def discard_to(self, s: OathState, q: DiscardTo) -> None:
        if self.applies(s, q.seat):
            q.places |= self.places


class PlaysAnywhere(Rule):
    """Somebody may play certain cards to any faceup site, or to certain ones."""

    def __init__(self, who: About, *about: About) -> None:
        super().__init__((PLAY_AT,), about)
        self.who = who
        self.for_plays = True

    def play_at(self, s: OathState, q: PlayAt) -> None:
        if self.who.holds(s, self.source, q.seat, q.card, NOBODY):
            for slot in range(SLOTS):
                if s.is_up(slot) and self.applies(s, q.seat, q.card, slot):
                    q.slots |= SEAT_BIT[slot]


class Clears(Rule):
    """Before somebody plays a card to a site, certain cards there may be discarded, or (`region`) at any site of their region."""

    def __init__(self, who: About, *about: About, region: bool = False, for_plays: bool = False) -> None:
        super().__init__((CLEARING,), about)
        self.who = who
        self.region = region
        self.for_plays = for_plays

    def clearing(self, s: OathState, q: Clearing) -> None:
        if not self.who.holds(s, self.source, q.seat, 0, NOBODY):
            return
        up = [slot for slot in range(SLOTS) if s.is_up(slot)]
        here = sum(SEAT_BIT[slot] for slot in up if REGION_OF[slot] == s.region(q.seat))
        for slot in up:
            for card in s.site_cards[slot]:
                if self.applies(s, q.seat, card, slot):
                    q.offer(self.source, card, here if self.region else SEAT_BIT[slot])


class SecretForPlaying(Rule):
    """A secret instead of the favor for playing to a site."""

    def __init__(self, *about: About) -> None:
        super().__init__((PLAY_AT,), about)

    def play_at(self, s: OathState, q: PlayAt) -> None:
        q.secret_instead = q.secret_instead or self.applies(s, q.seat, q.card)
