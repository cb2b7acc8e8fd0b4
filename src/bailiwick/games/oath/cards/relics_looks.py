"""The relics that look at what lies facedown. The other relics are in `relics`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import SITE
from bailiwick.games.oath.pieces import from_reliquary
from bailiwick.games.oath.powers import R0, Effect, Power, write
from bailiwick.games.oath.ruling import rules_site
from bailiwick.games.oath.state import CHANCELLOR, ONE, UNUSED, OathState, replaced
from bailiwick.games.oath.steps.choices import Choose, Do, Optional
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.deeds import look
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.vocabulary import FACEDOWN, FACEDOWN_EACH, PEEK_RELIC, RELICS_AT, SPACE
from bailiwick.games.oath.vocabulary import SITE as NAME_SITE
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Seq


class OracularPig(Power):
    """A look at the top of the world deck: pointless, if its user has seen it all."""

    def usable(self, s: OathState, seat: int) -> Reason | None:
        unseen = any(not s.sees(card, seat) for card in s.deck[-3:])
        return None if unseen else Reason("O-10.5", "seen_already")


def foresee(s: OathState) -> None:
    look(s, user(s), s.deck[-3:])


class Uncover(Effect):
    """One facedown site, adviser or relic at a site that the user has not seen."""

    def candidates(self, s: OathState, seat: int) -> list[int]:
        found = [NAME_SITE + slot for slot in range(SLOTS) if not s.is_up(slot) and not s.site_seen[s.slots[slot]] >> seat & 1]
        for owner in range(s.seats):
            for place, card in enumerate(s.facedown[owner][:FACEDOWN_EACH]):
                if not s.sees(card, seat):
                    found.append(FACEDOWN + owner * FACEDOWN_EACH + place)
        for slot in range(SLOTS):
            for place, relic in enumerate(s.site_relics[slot]):
                if not s.sees(relic, seat):
                    found.append(PEEK_RELIC + slot * RELICS_AT + place)
        return sorted(found)

    def enter(self, s: OathState) -> None:
        if self.candidates(s, user(s)):
            ask(s, self, user(s))
        else:
            s.pop()

    def options(self, s: OathState, seat: i64) -> list[int]:
        return self.candidates(s, int(seat))

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action in self.candidates(s, int(seat)):
            return None
        looks = (
            within(action, NAME_SITE, SLOTS) >= 0
            or within(action, FACEDOWN, FACEDOWN_EACH * 6) >= 0
            or within(action, PEEK_RELIC, SLOTS * RELICS_AT) >= 0
        )
        return Reason("O-10.5", "not_choosable") if looks else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        slot, place = within(action, NAME_SITE, SLOTS), within(action, FACEDOWN, FACEDOWN_EACH * 6)
        relic = within(action, PEEK_RELIC, SLOTS * RELICS_AT)
        if slot >= 0:
            site = s.slots[slot]
            s.reveal()
            s.site_seen = replaced(s.site_seen, site, s.site_seen[site] | SEAT_BIT[seat])
            s.tell("peeks_site", seat, (slot,))
            s.tell("peeked", seat, (SITE + site,), SEAT_BIT[seat])
        elif place >= 0:
            owner = place // FACEDOWN_EACH
            s.tell("peeks_adviser", seat, (owner,))
            look(s, int(seat), ONE[s.facedown[owner][place % FACEDOWN_EACH]])
        else:
            s.tell("peeks", seat, (relic // RELICS_AT,))
            look(s, int(seat), ONE[s.site_relics[relic // RELICS_AT][relic % RELICS_AT]])


UNCOVER: Final = Uncover()


class IvoryEye(Power):
    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if UNCOVER.candidates(s, seat) else Reason("O-10.5", "seen_already")


class SkeletonKey(Power):
    """Only where the Chancellor rules, and while relics lie in the Reliquary."""

    def usable(self, s: OathState, seat: int) -> Reason | None:
        if not rules_site(s, CHANCELLOR, s.pawn[seat]):
            return Reason("O-10.5", "not_imperial_site")
        covered = any(from_reliquary(s, space) for space in range(4))
        return None if covered else Reason("O-7.5", "reliquary_empty")


def covered_space(s: OathState, seat: int, space: int) -> bool:
    return s.reliquary[space] not in (0, UNUSED)


class ChooseSpace(Choose):
    """A space of the Reliquary on which a relic lies."""

    def __init__(self) -> None:
        super().__init__(SPACE, 4, covered_space, R0, False)


def look_inside(s: OathState) -> None:
    s.tell("peeks_reliquary", user(s))
    look(s, user(s), from_reliquary(s, s.powers[R0]))


def take_out(s: OathState) -> None:
    take_relics(s, user(s), from_reliquary(s, s.powers[R0]))


write("oracular_pig", OracularPig(Do(foresee)))
write("ivory_eye", IvoryEye(UNCOVER))
write("skeleton_key", SkeletonKey(Seq(ChooseSpace(), Do(look_inside), Optional(Do(take_out)))))
