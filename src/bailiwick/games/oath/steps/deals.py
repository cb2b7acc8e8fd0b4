"""Deals: an exchange that binds (O-7.5, O-12.2). The proposer fills two columns, the partner accepts or refuses.

For powers, with the kinds of things that `war` names: `Negotiate(kinds)` lets the user make one deal with any one player (as for
Tinker's Fair, `Negotiate(FAVOR | SECRETS | RELICS)`; for the Deed Writer, `Negotiate(FAVOR | SECRETS | RULED_SITES)`: warbands of
traded sites are seen to here). `Assemble(kinds)` lets all whose pawns are at the site of the power's card make deals, as many as
they like (The Gathering, once the pawns have been brought). What may be in a deal stands in `deal_items`.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import is_relic
from bailiwick.games.oath.pieces import add_adviser, give_banner, give_relic, hide_adviser, lift
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.promises import FAVOR_LATER, PEACE, SECRETS_LATER, give_secrets, make_promise
from bailiwick.games.oath.questions import PLACE_WARBANDS, May
from bailiwick.games.oath.state import OathState, without
from bailiwick.games.oath.steps.advisers import TRIM
from bailiwick.games.oath.steps.citizens import become_citizen
from bailiwick.games.oath.steps.deal_items import candidate_items, item_reason, needs_none, put_item
from bailiwick.games.oath.steps.flow import NOT_NOW, YesOrNo, ask, source, user, within
from bailiwick.games.oath.tokens import enter_site, give_favor, leave_site
from bailiwick.games.oath.vocabulary import DECLINE, MOST, NUMBER, PLAYER, PROPOSE, SHOW_RELIC, START_OVER
from bailiwick.games.oath.war import Deal
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT


class Build(Effect):
    """The proposer says what is in the deal, item by item, and proposes it or lets it be."""

    def enter(self, s: OathState) -> None:
        assert s.deal is not None
        ask(s, self, s.deal.proposer)

    def reason(self, s: OathState, action: int) -> Reason | None:
        deal = s.deal
        assert deal is not None
        if action == DECLINE:
            return None
        if action == START_OVER:
            return Reason("O-7.5", "nothing_said") if deal.empty else None
        if action == PROPOSE:
            return Reason("O-12.2", "nothing_said") if deal.empty and not deal.citizenship else None
        if action == SHOW_RELIC:
            if not deal.citizenship:
                return NOT_NOW
            shown = s.sees(s.reliquary[deal.space], deal.partner)
            unknown = not s.sees(s.reliquary[deal.space], deal.proposer)
            return Reason("O-7.5", "shown_already") if shown or unknown else None
        return item_reason(s, deal, action)

    def options(self, s: OathState, seat: i64) -> list[int]:
        deal = s.deal
        assert deal is not None
        candidates = [DECLINE, START_OVER, SHOW_RELIC, PROPOSE, *candidate_items(s, deal)]
        return [action for action in sorted(candidates) if self.reason(s, action) is None]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return self.reason(s, int(action))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        deal = s.deal
        assert deal is not None
        if action == DECLINE:
            s.pop()
            s.deal = None
        elif action == START_OVER:
            fresh = Deal(deal.proposer, deal.partner, deal.kinds, deal.space)
            fresh.citizenship = deal.citizenship
            fresh.assembly = deal.assembly
            s.deal = fresh
        elif action == SHOW_RELIC:
            s.reveal()
            s.also_seen(s.reliquary[deal.space], deal.partner)
            s.tell("shows_relic", seat, (deal.partner,))
        elif action == PROPOSE:
            s.tell("proposes", seat, (deal.partner,))
            s.pop()
            s.push(ANSWER.index)
        else:
            put_item(s, deal, int(action))


class Answer(YesOrNo):
    """The partner accepts, and everything changes hands at once; or refuses."""

    def enter(self, s: OathState) -> None:
        assert s.deal is not None
        ask(s, self, s.deal.partner)

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        deal = s.deal
        assert deal is not None
        s.pop()
        if action == DECLINE:
            s.deal = None
            s.tell("refuses", seat, (deal.proposer,))
            return
        s.tell("accepts", seat, (deal.proposer,))
        conclude(s, deal)


def conclude(s: OathState, deal: Deal) -> None:
    """What was agreed on happens: first Citizenship, then everything changes hands (O-7.6)."""
    s.deal = deal
    s.push(EXCHANGE.index)
    if deal.citizenship:
        become_citizen(s, deal.partner)


class Exchange(Effect):
    """The deal that was accepted is carried out."""

    def enter(self, s: OathState) -> None:
        deal = s.deal
        assert deal is not None
        s.pop()
        s.deal = None
        if deal.assembly:
            s.set_y(1)  # of the assembly, which lies below
        exchange(s, deal)
        if deal.citizenship:
            relic = s.reliquary[deal.space]
            s.reveal()
            give_relic(s, deal.partner, relic)
            s.tell("takes_relic", deal.partner, (relic,))


def exchange(s: OathState, deal: Deal) -> None:
    """Both sides give (O-2.13)."""
    for column in range(2):
        giver, taker = (deal.proposer, deal.partner) if column == 0 else (deal.partner, deal.proposer)
        if deal.favor[column]:
            give_favor(s, giver, taker, deal.favor[column])
        if deal.secrets[column]:
            give_secrets(s, giver, taker, deal.secrets[column])
        for thing in deal.things[column]:
            if is_relic(thing):
                give_relic(s, taker, thing)
                s.tell("gives_thing", giver, (thing, taker))
            else:
                give_adviser(s, giver, taker, thing)
        for banner in range(2):
            if deal.banners[column] >> banner & 1:
                give_banner(s, banner, taker)
                s.tell("gives_banner", giver, (banner, taker))
        for slot in range(SLOTS):
            if deal.sites[column] >> slot & 1:
                leave_site(s, slot, s.garrison[slot], giver)
                s.tell("gives_site", giver, (slot, taker))
        if deal.sites[column]:
            s.push(MOVE_IN.index, taker, deal.sites[column])
        if deal.peace[column]:
            make_promise(s, giver, taker, PEACE, 0)
        if deal.later_favor[column]:
            make_promise(s, giver, taker, FAVOR_LATER, deal.later_favor[column])
        if deal.later_secrets[column]:
            make_promise(s, giver, taker, SECRETS_LATER, deal.later_secrets[column])


class MoveIn(Effect):
    """The new ruler puts warbands on each site that changed hands, at least one. Registers: the seat; slots still to come."""

    def slot(self, s: OathState) -> int:
        return (int(s.get_y()) & -int(s.get_y())).bit_length() - 1

    def limits(self, s: OathState, seat: int) -> tuple[int, int]:
        """One must be left for each site that is still to come."""
        least = 0 if needs_none(s, seat) else 1
        if ask_may(s, May(PLACE_WARBANDS, seat, slot=self.slot(s))) is not None:
            return 0, 0
        return least, min(s.board[seat] - least * (int(s.get_y()).bit_count() - 1), MOST)

    def enter(self, s: OathState) -> None:
        if not s.get_y():
            s.pop()
            return
        seat = int(s.get_x())
        least, most = self.limits(s, seat)
        if most > least:
            ask(s, self, seat)
        else:
            self.choose(s, seat, NUMBER + least)

    def options(self, s: OathState, seat: i64) -> list[int]:
        least, most = self.limits(s, int(seat))
        return [NUMBER + n for n in range(least, most + 1)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        n = within(action, NUMBER, MOST + 1)
        if n < 0:
            return NOT_NOW
        least, most = self.limits(s, int(seat))
        if n < least:
            return Reason("O-12.2", "no_warband_for_site")
        return None if n <= most else Reason("O-12.2", "have_only", (most,))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        n = within(action, NUMBER, MOST + 1)
        slot = self.slot(s)
        enter_site(s, slot, n, int(seat))
        if n:
            s.tell("occupies", seat, (n, slot))
        s.set_y(int(s.get_y()) & ~int(SEAT_BIT[slot]))


def give_adviser(s: OathState, giver: int, taker: int, card: int) -> None:
    if card in s.facedown[giver]:
        s.reveal()
        s.facedown[giver] = without(s.facedown[giver], card)
        hide_adviser(s, taker, card)
        s.also_seen(card, giver)
        s.tell("gives_facedown", giver, (taker,))
        s.tell("gives_thing", giver, (card, taker), SEAT_BIT[giver] | SEAT_BIT[taker])
    else:
        lift(s, card)
        add_adviser(s, taker, card)
        s.tell("gives_thing", giver, (card, taker))
    s.push(TRIM.index, taker, card)


class Negotiate(Effect):
    """For powers: their user chooses somebody to make a deal with, over some kinds of things."""

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def enter(self, s: OathState) -> None:
        ask(s, self, user(s))

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [DECLINE, *(PLAYER + other for other in range(s.seats) if other != seat)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        other = within(action, PLAYER, s.seats)
        if other < 0:
            return NOT_NOW
        return None if other != seat else Reason("O-12.2", "not_yourself")

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.pop()
        other = within(action, PLAYER, s.seats)
        if other >= 0:
            s.deal = Deal(int(seat), other, self.kinds)
            s.push(BUILD.index)


class Assemble(Effect):
    """For powers: all whose pawns are at the card's site make deals with each other, the Chancellor first, round after round.

    It is over when a whole round has brought no deal. Registers: who has the floor next; 1: this round has brought one.
    """

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds

    def present(self, s: OathState, seat: int) -> bool:
        return s.pawn[seat] == s.slot_of(source(s))

    def enter(self, s: OathState) -> None:
        here = [seat for seat in range(s.seats) if self.present(s, seat)]
        next = [seat for seat in here if seat >= s.get_x()]
        if len(here) < 2 or not (next or s.get_y()):
            s.pop()
        elif next:
            s.set_x(next[0])
            ask(s, self, next[0])
        else:
            s.set_x(0)
            s.set_y(0)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [DECLINE, *(PLAYER + other for other in range(s.seats) if other != seat and self.present(s, other))]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        other = within(action, PLAYER, s.seats)
        if other < 0:
            return NOT_NOW
        if other == seat:
            return Reason("O-12.2", "not_yourself")
        return None if self.present(s, other) else Reason("O-12.2", "not_at_your_site_player", (other,))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        s.set_x(seat + 1)
        other = within(action, PLAYER, s.seats)
        if other >= 0:
            s.deal = Deal(int(seat), other, self.kinds)
            s.deal.assembly = True
            s.push(BUILD.index)


BUILD: Final = Build()
ANSWER: Final = Answer()
EXCHANGE: Final = Exchange()
MOVE_IN: Final = MoveIn()
DEAL_STEPS: Final[dict[str, Effect]] = {"build_deal": BUILD, "answer_deal": ANSWER, "exchange": EXCHANGE, "move_in": MOVE_IN}
