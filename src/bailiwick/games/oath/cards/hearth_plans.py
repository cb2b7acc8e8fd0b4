"""The battle plans among the Hearth denizens, and their cards about campaigns. The other cards of the suit are in `hearth`."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.campaign.forces import current
from bailiwick.games.oath.cards.about import FOUGHT_AGAINST_PLAYER, FOUGHT_BY_OTHERS, OWNER
from bailiwick.games.oath.cards.about_battle import AGAINST_OWNER, UNDECIDED, DefendersHold, NotAgainstHolder
from bailiwick.games.oath.cards.rules import BY_OWNER, Forbids, Hears, Uses
from bailiwick.games.oath.cards.rules_battle import After, Reads, Unscathed
from bailiwick.games.oath.catalogue.things import NUMBER, PEOPLES_FAVOR
from bailiwick.games.oath.moments import CAMPAIGN_OVER, ENDING
from bailiwick.games.oath.powers import USER, Power, write
from bailiwick.games.oath.questions import ATTACK, PLACE_WARBANDS, SACRIFICE_WARBANDS
from bailiwick.games.oath.ruling import colour_of, rules_site
from bailiwick.games.oath.state import BANDITS, NOBODY, OathState, replaced
from bailiwick.games.oath.steps.choices import When
from bailiwick.games.oath.steps.effects import DefenseDice, DiscardAtEnd, GainFavorFromOne, PlusMinus, Prevail
from bailiwick.games.oath.terms import Not
from bailiwick.kernel.steps import Do

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


write("extra_provisions", Power(DefenseDice(1)))
write("traveling_doctor", Unscathed(DiscardAtEnd()))
write("village_constable", Uses(PlusMinus(2), NotAgainstHolder(PEOPLES_FAVOR)))
write("the_great_levy", Reads(PlusMinus(3), no_skulls=True, needs=[NotAgainstHolder(PEOPLES_FAVOR)]))
write("hearts_and_minds", After(ENDING, When(DiscardAtEnd(), Not(DefendersHold(PEOPLES_FAVOR))), UNDECIDED, effect=Prevail()))
write("herald", Hears(CAMPAIGN_OVER, BY_OWNER, GainFavorFromOne(1), FOUGHT_BY_OTHERS, FOUGHT_AGAINST_PLAYER))
write("vow_of_peace", Forbids((ATTACK,), OWNER).also(Forbids((SACRIFICE_WARBANDS,), AGAINST_OWNER)))
write("hospital", Hospital())
