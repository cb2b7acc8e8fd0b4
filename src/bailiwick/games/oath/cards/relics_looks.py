"""The relics that look at what lies facedown. The other relics are in `relics`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.cards.about import AT_EMPIRES_SITE, RELIQUARY_LEFT
from bailiwick.games.oath.cards.rules import Looks, Uses
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import SITE
from bailiwick.games.oath.powers import Effect, Power, write
from bailiwick.games.oath.state import ONE, OathState, replaced
from bailiwick.games.oath.steps.choices import ChooseSpace, Optional
from bailiwick.games.oath.steps.deeds import LookInside, PeekTop, TakeFromReliquary, look
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, user, within
from bailiwick.games.oath.vocabulary import FACEDOWN, FACEDOWN_EACH, PEEK_RELIC, RELICS_AT
from bailiwick.games.oath.vocabulary import SITE as NAME_SITE
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Seq


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


write("oracular_pig", Looks(PeekTop(3, world=True)))
write("ivory_eye", IvoryEye(UNCOVER))
write("skeleton_key", Uses(Seq(ChooseSpace(), LookInside(), Optional(TakeFromReliquary())), AT_EMPIRES_SITE, RELIQUARY_LEFT))
