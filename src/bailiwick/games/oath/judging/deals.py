"""Deals: an exchange that binds (O-7.5, O-12.2). The proposer fills two columns, the partner accepts or refuses.

For powers, with the kinds of things that `deal` names: `Negotiate(kinds)` lets the user make one deal with any one player (as for
Tinker's Fair, `Negotiate(FAVOR | SECRETS | RELICS)`; for the Deed Writer, `Negotiate(FAVOR | SECRETS | RULED_SITES)`: warbands of
traded sites are seen to here). `Assemble(kinds)` lets all whose pawns are at the site of the power's card make deals, as many as
they like (The Gathering, once the pawns have been brought). What may be in a deal stands in `deal_items`.
"""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import CARDS, SPACE_IDS, is_relic
from bailiwick.games.oath.judging.deal import MOST_COUNTERS, Deal
from bailiwick.games.oath.judging.deal_texts import deal_text
from bailiwick.games.oath.judging.giving import give_adviser, give_secrets
from bailiwick.games.oath.judging.items import SAY_PROMISE, item_reason, needs_none, open_items, put_item, sides
from bailiwick.games.oath.judging.promises import make_promise, new_promise, promiser
from bailiwick.games.oath.judging.promising import COMPOSE
from bailiwick.games.oath.pieces import give_banner, give_relic
from bailiwick.games.oath.powers import NO_USE, Effect
from bailiwick.games.oath.questions import PLACE_WARBANDS
from bailiwick.games.oath.state import UNUSED, OathState
from bailiwick.games.oath.steps.citizens import become_citizen
from bailiwick.games.oath.steps.flow import NOT_NOW, ask, source, user, within
from bailiwick.games.oath.steps.showing import show_adviser, show_reason
from bailiwick.games.oath.tokens import enter_site, give_favor, leave_site
from bailiwick.games.oath.vocabulary import (
    ACCEPT,
    COUNTER,
    DECLINE,
    MOST,
    NUMBER,
    PLAYER,
    PROPOSE,
    SHOW,
    SHOW_RELIC,
    SHOW_SPACE,
    SPACE,
    START_OVER,
)
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import Register, Registers


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
            return space_reason(s, deal, deal.space)
        space = within(action, SHOW_SPACE, len(SPACE_IDS))
        if space >= 0:
            return NOT_NOW if space == deal.space else space_reason(s, deal, space)
        space = within(action, SPACE, len(SPACE_IDS))
        if space >= 0:
            return other_space_reason(s, deal, space)
        card = within(action, SHOW, CARDS)
        if card > 0:
            return show_reason(s, deal.proposer, card, deal.partner)
        return item_reason(s, deal, action)

    def options(self, s: OathState, seat: i64) -> list[int]:
        deal = s.deal
        assert deal is not None
        found = [DECLINE, *open_items(s, deal)]
        if not deal.empty:
            found.append(START_OVER)
        if deal.citizenship or not deal.empty:
            found.append(PROPOSE)
        others = [SHOW + card for card in s.facedown[seat]]
        if deal.citizenship and deal.host == deal.proposer:
            others += [SHOW_RELIC, *(SHOW_SPACE + space for space in range(len(SPACE_IDS)))]
        if deal.citizenship and deal.counters:
            others += [SPACE + space for space in range(len(SPACE_IDS))]
        found += [action for action in others if self.reason(s, action) is None]
        return sorted(found)

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return self.reason(s, int(action))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        deal = s.deal
        assert deal is not None
        shown = deal.space if action == SHOW_RELIC else within(action, SHOW_SPACE, len(SPACE_IDS))
        space, card = within(action, SPACE, len(SPACE_IDS)), within(action, SHOW, CARDS)
        if action == DECLINE:
            s.pop()
            s.deal = None
            if deal.counters:
                s.tell("refuses", seat, (deal.partner,))
        elif action == START_OVER:
            s.deal = deal.fresh()
        elif shown >= 0:
            show_space(s, deal, shown)
        elif space >= 0:
            deal.space = space
        elif card > 0:
            show_adviser(s, int(seat), card, deal.partner)
        elif action in SAY_PROMISE:
            by, to = sides(deal, SAY_PROMISE.index(int(action)))
            deal.draft = new_promise(by, to, 0, 0)
            deal.drafting = True
            s.push(COMPOSE.index)
        elif action == PROPOSE:
            s.tell("proposes", seat, (deal.partner,))
            s.pop()
            s.push(ANSWER.index)
        else:
            put_item(s, deal, int(action))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        decline = "act_decline_counter" if s.deal is not None and s.deal.counters else "act_decline_deal"
        return worded(s, action, lang, {"space": "act_space_instead", "decline": decline})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        assert s.deal is not None
        return say(lang, "ask_build_deal", name(lang, "seat", s.deal.partner), deal_text(s, s.deal, int(seat), lang))


def space_reason(s: OathState, deal: Deal, space: int) -> Reason | None:
    """Why a relic of the Reliquary can't be shown: any of them may be, by who offers Citizenship and knows it (O-7.5)."""
    if not deal.citizenship:
        return NOT_NOW
    if deal.host != deal.proposer:
        return Reason("O-7.5", "no_scepter")
    relic = s.reliquary[space]
    if relic in (0, UNUSED):
        return Reason("O-7.5", "uncovered", (space,))
    shown, known = s.sees(relic, deal.partner), s.sees(relic, deal.proposer)
    return Reason("O-7.5", "shown_already") if shown or not known else None


def show_space(s: OathState, deal: Deal, space: int) -> None:
    relic = s.reliquary[space]
    s.reveal()
    s.also_seen(relic, deal.partner)
    if space == deal.space:
        s.tell("shows_relic", deal.proposer, (deal.partner,))
    else:
        s.tell("shows_space", deal.proposer, (space, deal.partner))
    s.tell("peeked", deal.partner, (relic,), SEAT_BIT[deal.partner])


def other_space_reason(s: OathState, deal: Deal, space: int) -> Reason | None:
    """Why the offer can't be about another relic: in a counter-offer it can."""
    if not (deal.citizenship and deal.counters):
        return NOT_NOW
    if s.reliquary[space] in (0, UNUSED):
        return Reason("O-7.5", "uncovered", (space,))
    return Reason("O-7.5", "said_already") if space == deal.space else None


class Answer(Effect):
    """The partner accepts, and everything changes hands at once; or refuses; or answers with a deal of their own."""

    def enter(self, s: OathState) -> None:
        assert s.deal is not None
        ask(s, self, s.deal.partner)

    def options(self, s: OathState, seat: i64) -> list[int]:
        return [action for action in (ACCEPT, DECLINE, COUNTER) if self.why_not(s, seat, action) is None]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        if action in (ACCEPT, DECLINE):
            return None
        if action != COUNTER:
            return NOT_NOW
        if seat == s.prince:
            return Reason("CP-10.4", "prince_offers_nothing")
        return None if s.deal is not None and s.deal.counters < MOST_COUNTERS else Reason("O-12.2", "countered_enough")

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        deal = s.deal
        assert deal is not None
        s.pop()
        if action == DECLINE:
            s.deal = None
            s.tell("refuses", seat, (deal.proposer,))
        elif action == COUNTER:
            s.tell("counters", seat, (deal.proposer,))
            s.deal = deal.turned()
            s.push(BUILD.index)
        else:
            s.tell("accepts", seat, (deal.proposer,))
            conclude(s, deal)

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        assert s.deal is not None
        return say(lang, "ask_answer_deal", name(lang, "seat", s.deal.proposer), deal_text(s, s.deal, int(seat), lang))


def conclude(s: OathState, deal: Deal) -> None:
    """What was agreed on happens: first Citizenship, then everything changes hands (O-7.6)."""
    s.deal = deal
    s.push(EXCHANGE.index)
    if deal.citizenship:
        become_citizen(s, deal.newcomer)


class Exchange(Effect):
    """The deal that was accepted is carried out."""

    def registers(self, s: OathState) -> Registers:
        return NO_USE, NO_USE

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
            give_relic(s, deal.newcomer, relic)
            s.tell("takes_relic", deal.newcomer, (relic,))


def exchange(s: OathState, deal: Deal) -> None:
    """Both sides give (O-2.13)."""
    for column in range(2):
        giver, taker = sides(deal, column)
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
        for promise in deal.promises:
            if promiser(promise) == giver:
                make_promise(s, promise)


class MoveIn(Effect):
    """The new ruler puts warbands on each site that changed hands, at least one. Registers: the seat; slots still to come."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("slots to come", range(1, 1 << SLOTS))

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def misplaced(self, s: OathState, at: i64) -> str:
        seat = s.stack[at + 1]
        slots = [slot for slot in range(SLOTS) if s.stack[at + 2] >> slot & 1]
        if not all(s.is_up(slot) and not s.garrison[slot] for slot in slots):
            return "warbands move in at faceup sites that others have left (O-12.2)."
        return "" if needs_none(s, seat) or s.board[seat] >= len(slots) else "there is a warband for each of the sites (O-12.2)."

    def slot(self, s: OathState) -> int:
        return (int(s.get_y()) & -int(s.get_y())).bit_length() - 1

    def limits(self, s: OathState, seat: int) -> tuple[int, int]:
        """One must be left for each site that is still to come."""
        least = 0 if needs_none(s, seat) else 1
        if ask_may(s, PLACE_WARBANDS, seat, slot=self.slot(s)) is not None:
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

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"number": "act_number_warbands"})


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

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats + 1)), Register("deals made", range(2))

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
