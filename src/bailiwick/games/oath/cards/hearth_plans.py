"""The battle plans among the Hearth denizens, and their cards about campaigns. The other cards of the suit are in `hearth`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import current, defenders
from bailiwick.games.oath.cards.about import AGAINST_OWNER, FOUGHT_AGAINST_PLAYER, FOUGHT_BY_OTHERS, OWNER, NotAgainstHolder
from bailiwick.games.oath.cards.bodies import Unscathed
from bailiwick.games.oath.cards.rules import BY_OWNER, Forbids, Hears, Reads, Uses
from bailiwick.games.oath.catalogue.things import NUMBER, PEOPLES_FAVOR
from bailiwick.games.oath.moments import CAMPAIGN_OVER, ENDING
from bailiwick.games.oath.powers import USER, Power, write
from bailiwick.games.oath.questions import ATTACK, PLACE_WARBANDS, SACRIFICE_WARBANDS
from bailiwick.games.oath.ruling import colour_of, rules_site
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState, replaced
from bailiwick.games.oath.steps.choices import Do, When
from bailiwick.games.oath.steps.effects import DefenseDice, DiscardAtEnd, GainFavorFromOne, PlusMinus
from bailiwick.kernel.reason import Reason

HOSPITAL: Final = NUMBER["hospital"]


def takes_in(s: OathState, seat: int) -> bool:
    """Whether the Hospital saves the dead of this user: its site must still be theirs, and they may place warbands there."""
    slot = s.slot_of(HOSPITAL)
    return slot >= 0 and rules_site(s, seat, slot) and ask_may(s, PLACE_WARBANDS, seat, slot=slot) is None


def carry_home(s: OathState) -> None:
    """The dead of the user's side are at the Hospital after all."""
    c = current(s)
    seat, slot = s.powers[USER], s.slot_of(HOSPITAL)
    dead = c.killed_attackers if seat == c.attacker else c.killed_defenders
    colour = colour_of(s, seat)
    if takes_in(s, seat):
        saved = min(dead, s.stock[colour])
        if saved:
            s.stock[colour] -= saved
            s.garrison[slot] += saved
            s.colour = replaced(s.colour, slot, colour)
            s.tell("occupies", seat, (saved, slot))


class Hospital(Power):
    """CR on the Hospital: warbands killed in the campaign are placed at its site in the end."""

    def __init__(self) -> None:
        super().__init__(reaction=Do(carry_home), hears=(ENDING,))

    def hear(self, s: OathState, moment: int) -> int:
        who = current(s).user(self.source)
        return who if who != BANDITS else NOBODY


def win_hearts(s: OathState) -> None:
    """The defense is won without rolls; the attacker has lost as usual."""
    c = current(s)
    c.no_rolls = True
    c.victor = 2


def without_people(s: OathState, seat: int) -> bool:
    return s.holder(PEOPLES_FAVOR) not in defenders(s)


class HeartsAndMinds(Power):
    """Discarded in the end, unless the defending side holds the People's Favor."""

    def __init__(self) -> None:
        super().__init__(Do(win_hearts), When(without_people, DiscardAtEnd()), hears=(ENDING,))

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return Reason("O-5.5.11", "decided") if current(s).victor else None

    def hear(self, s: OathState, moment: int) -> int:
        return current(s).user(self.source)


write("extra_provisions", Power(DefenseDice(1)))
write("traveling_doctor", Unscathed(DiscardAtEnd()))
write("village_constable", Uses(PlusMinus(2), NotAgainstHolder(PEOPLES_FAVOR)))
write("the_great_levy", Reads(PlusMinus(3), no_skulls=True, needs=[NotAgainstHolder(PEOPLES_FAVOR)]))
write("hearts_and_minds", HeartsAndMinds())
write("herald", Hears(CAMPAIGN_OVER, BY_OWNER, GainFavorFromOne(1), FOUGHT_BY_OTHERS, FOUGHT_AGAINST_PLAYER))
write("vow_of_peace", Forbids((ATTACK,), OWNER).also(Forbids((SACRIFICE_WARBANDS,), AGAINST_OWNER)))
write("hospital", Hospital())
