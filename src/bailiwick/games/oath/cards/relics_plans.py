"""The relics that are battle plans. The other relics are in `relics`."""

from __future__ import annotations

from bailiwick.games.oath.campaign.forces import current, joined_slots
from bailiwick.games.oath.campaign.war import ALL
from bailiwick.games.oath.cards.hearth_plans import HOSPITAL, takes_in
from bailiwick.games.oath.cards.rules_battle import Spoils
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.moments import DECIDED
from bailiwick.games.oath.powers import R0, R1, Power, write
from bailiwick.games.oath.questions import LOSSES, LossRule
from bailiwick.games.oath.ruling import colour_of
from bailiwick.games.oath.state import BANDITS, CHANCELLOR, NOBODY, OathState, replaced
from bailiwick.games.oath.steps.choices import ChooseNumber, ChoosePlayer, Optional
from bailiwick.games.oath.steps.flow import source, user
from bailiwick.games.oath.terms import Counted, Such
from bailiwick.games.oath.tokens import gain_warbands, give_favor, release
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Seq
from bailiwick.kernel.steps import Do


class StickyFire(Spoils):
    """The victor may kill the whole force; who does, gives the enemy a favor, whatever comes of it."""

    def __init__(self) -> None:
        super().__init__(Optional(Do(burn_all)))
        self.answers = (LOSSES,)
        self.hears = (DECIDED,)

    def hear(self, s: OathState, moment: int) -> int:
        return NOBODY if current(s).defender == BANDITS else super().hear(s, moment)  # bandits never die

    def losses(self, s: OathState, q: LossRule) -> None:
        if self.source in current(s).agreed:  # which only a victor can
            q.say(ALL)


def burn_all(s: OathState) -> None:
    c = current(s)
    c.agreed.append(source(s))
    if s.favor[user(s)]:  # on the board: a Vow of Kinship need not draw on its bank
        give_favor(s, user(s), c.defender if user(s) == c.attacker else c.attacker, 1)


def raise_the_dead(s: OathState) -> None:
    """A warband for each of the enemy's that was killed: losses, skulls and sacrifices, but not whom a Hospital will save."""
    c = current(s)
    healer = c.user(HOSPITAL)
    if healer in (NOBODY, BANDITS) or (user(s) == c.attacker) == (healer == c.attacker) or not takes_in(s, healer):
        gain_warbands(s, user(s), c.killed_defenders if user(s) == c.attacker else c.killed_attackers)


def cage_survivors(s: OathState) -> None:
    """What is left of the beaten force, on boards and at the sites that joined it, goes onto the relic."""
    c = current(s)
    if user(s) == c.attacker:
        if c.defender != BANDITS:
            for seat in range(s.seats):
                cage_from_board(s, seat, c.survivors[seat])
        return
    slots = joined_slots(s)
    for slot in range(SLOTS):
        if slots >> slot & 1:
            cage(s, s.colour[slot], s.garrison[slot])
            s.garrison[slot] = 0
    cage_from_board(s, c.attacker, s.board[c.attacker])


def cage_from_board(s: OathState, seat: int, n: int) -> None:
    n = min(n, s.board[seat])
    s.board[seat] -= n
    cage(s, colour_of(s, seat), n)


def cage(s: OathState, colour: int, n: int) -> None:
    s.caged = replaced(s.caged, colour, s.caged[colour] + n)
    if n:
        s.tell("caged", colour, (n,))


def caged_for(s: OathState, seat: int) -> int:
    """Warbands in the cage that may come to a board: of the own colour, and purple ones to an Imperial player's."""
    return s.caged[seat] + (s.caged[CHANCELLOR] if seat != CHANCELLOR and not s.is_exile(seat) else 0)


def has_caged(s: OathState, seat: int, other: int) -> bool:
    return caged_for(s, other) > 0


def caged_of_chosen(s: OathState, seat: int) -> int:
    return caged_for(s, s.powers[R0])


class Cage(Power):
    """The action of the Obsidian Cage needs somebody in it."""

    def usable(self, s: OathState, seat: int) -> Reason | None:
        return None if any(s.caged) else Reason("O-10.5", "cage_empty")


def set_free(s: OathState) -> None:
    """Those of the player's own colour first."""
    seat, n = s.powers[R0], s.powers[R1]
    own = min(n, s.caged[seat])
    release(s, seat, seat, own)
    release(s, CHANCELLOR, seat, n - own)
    s.tell("freed", seat, (n,))


write("sticky_fire", StickyFire())
write("cursed_cauldron", Spoils(Do(raise_the_dead)))
write(
    "obsidian_cage",
    Spoils(Do(cage_survivors)),
    Cage(Seq(ChoosePlayer(Such("", has_caged)), ChooseNumber(Counted("", caged_of_chosen), 1, R1), Do(set_free))),
)
