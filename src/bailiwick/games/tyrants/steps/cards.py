"""Devouring, discarding, promoting, recruiting, handing out Outcasts, and playing cards that are not in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.tyrants.actions import (
    ACCEPT,
    CARDS,
    DECLINE,
    DEVOUR,
    DEVOUR_THIS,
    DISCARD_CARD,
    PROMOTE,
    PROMOTE_DISCARD,
    PROMOTE_HAND,
    PROMOTE_THIS,
    RECRUIT,
    RECRUIT_DEVOURED,
    TARGET,
    USE,
    USE_DEVOURED,
)
from bailiwick.games.tyrants.board import BIT, LOW, NEAR_ROUTES, NEAR_SITES, NEIGHBOURS, SITE_COUNT
from bailiwick.games.tyrants.catalogue import ASPECT, COST, EFFECT, KIND, OBEDIENCE, REACTION
from bailiwick.games.tyrants.house import FREE_RECRUITS_FROM_ROW, OPTIONAL_PROMOTIONS
from bailiwick.games.tyrants.plain import (
    in_play,
    refuse_aspect,
    refuse_card_in,
    refuse_cost,
    refuse_devoured_top,
    refuse_market_card,
    troops_at,
)
from bailiwick.games.tyrants.state import (
    AT,
    DECK,
    DEPLOYED_ROUTES,
    DEPLOYED_SITES,
    DISCARD,
    FROM_DEVOURED,
    FROM_INNER,
    FROM_MARKET,
    GONE,
    HAND,
    HOUSE_GUARD,
    IN_PLAY,
    INNER,
    ONE,
    OUTCAST,
    PRIESTESS,
    ROUTES,
    SERIAL,
    SPY_AT,
    SUPPLY,
    VICTIM,
    TyrantsState,
)
from bailiwick.games.tyrants.steps.flow import NOT_NOW, Effect
from bailiwick.games.tyrants.targets import add_cards, kinds
from bailiwick.games.tyrants.words import phrase, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason

THIS_CARD: Final = -1
INNER_CIRCLE_PILE: Final = INNER
ANY_NUMBER: Final = 99

YOURSELF: Final = 0
EACH_OPPONENT: Final = 1
CHOSEN_OPPONENT: Final = 2
CHOSEN_NEIGHBOUR: Final = 3  # a rival with a troop next to one that this card deployed
EACH_OPPONENT_THERE: Final = 4  # rivals with a troop at this card's spy's site
OWNER_OF_KILLED: Final = 5


def is_card(action: i64, verb: i64) -> bool:
    return verb < action <= verb + CARDS


def this_card(s: TyrantsState) -> i64:
    return s.played[s.context[SERIAL]]


def this_is_at(s: TyrantsState) -> i64:
    return s.whereabouts[s.context[SERIAL]]


# ---------------------------------------------------------------- playing


def begin_card(s: TyrantsState, card: i64, whereabouts: i64) -> i64:
    """Put a card among those played this turn and its effect on the stack; returns its serial number."""
    serial: i64 = len(s.played)
    s.played = s.played + ONE[card]
    s.whereabouts = s.whereabouts + ONE[whereabouts]
    open_context(s, serial)
    effect = EFFECT[card]
    assert effect is not None
    s.push(effect.index)
    return serial


def open_context(s: TyrantsState, serial: i64) -> None:
    """Fresh registers for a card, closed again when all that is pushed after this is done."""
    context = s.context
    context.append(serial)
    context.append(-1)
    context.append(0)
    context.append(-1)
    context.append(0)
    context.append(0)
    s.push(END_CARD.index)


class EndCard(Effect):
    """The card is resolved: its registers go."""

    def enter(self, s: TyrantsState) -> None:
        s.pop()
        context = s.context
        context.pop()
        context.pop()
        context.pop()
        context.pop()
        context.pop()
        context.pop()


END_CARD: Final = EndCard()


class FinishBorrowed(Effect):
    """What becomes of a card played from the market or the inner circle (R-58, R-59). Registers: serial; market slot + 1."""

    def enter(self, s: TyrantsState) -> None:
        serial: i64 = s.get_x()
        slot: i64 = s.get_y() - 1
        s.pop()
        card: i64 = s.played[serial]
        where: i64 = s.whereabouts[serial]
        if where in (FROM_MARKET, FROM_DEVOURED):
            s.move_played(serial, GONE)
            s.devour(card)
        elif where == FROM_INNER:
            s.move_played(serial, GONE)
            s.put(INNER + s.active, card)
        if slot >= 0 and s.row[slot] == 0:
            s.refill(slot)


FINISH_BORROWED: Final = FinishBorrowed()


class PlayFromMarket(Effect):
    """Ulitharid (R-58): mandatory if a market card is cheap enough."""

    def __init__(self, *, max_cost: int) -> None:
        super().__init__()
        self.max_cost: i64 = max_cost

    def enter(self, s: TyrantsState) -> None:
        out = self.options(s, s.active)
        if out:
            s.ask(s.active, out)
        else:
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if s.ghost and s.devoured and 0 < COST[s.devoured[-1]] <= self.max_cost:
            out.append(USE_DEVOURED)
        for card in kinds(s.row):
            if 0 < COST[card] <= self.max_cost:
                out.append(USE + card)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        # What finishes the card lies under it, and needs the serial number the card is about to get.
        serial: i64 = len(s.played)
        if action == USE_DEVOURED:
            card: i64 = s.devoured[-1]
            s.devoured = s.devoured[:-1]
            s.push(FINISH_BORROWED.index, serial, 0)
            s.tell("use", seat, (card,))
            begin_card(s, card, FROM_DEVOURED)
            return
        card = action - USE
        slot: i64 = s.row.index(card)
        s.empty_slot(slot)
        s.push(FINISH_BORROWED.index, serial, slot + 1)
        s.tell("use", seat, (card,))
        begin_card(s, card, FROM_MARKET)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == USE_DEVOURED:
            return refuse_devoured_top(s) or refuse_cost(s.devoured[-1], self.max_cost, "R-58")
        if not is_card(action, USE):
            return NOT_NOW
        card: i64 = action - USE
        return refuse_market_card(s, card, False) or refuse_cost(card, self.max_cost, "R-58")

    def doable(self, s: TyrantsState) -> bool:
        return bool(self.options(s, s.active))

    def text(self, lang: str) -> str:
        return say(lang, "play_from_market", self.max_cost)


class PlayFromInnerCircle(Effect):
    """The Elder Brain (R-59)."""

    def enter(self, s: TyrantsState) -> None:
        out = self.options(s, s.active)
        if out:
            s.ask(s.active, out)
        else:
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        add_cards(out, USE, kinds(s.piles[INNER + seat]))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        card: i64 = action - USE
        s.take(INNER + seat, card)
        s.push(FINISH_BORROWED.index, len(s.played), 0)
        s.tell("use", seat, (card,))
        begin_card(s, card, FROM_INNER)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        return refuse_card_in(s, seat, INNER, action - USE) if is_card(action, USE) else NOT_NOW

    def text(self, lang: str) -> str:
        return say(lang, "play_from_inner")


# ---------------------------------------------------------------- recruiting


def add_recruits(s: TyrantsState, out: list[int], most: i64, aspect: i64, supplies: bool) -> None:
    """The cards of cost `most` or less that may be recruited, ascending; the devoured one (R-57) is not among them."""
    if supplies and (aspect == 0 or aspect == OBEDIENCE):
        if most >= COST[HOUSE_GUARD] and s.tokens[SUPPLY + HOUSE_GUARD] > 0:
            out.append(RECRUIT + HOUSE_GUARD)
        if most >= COST[PRIESTESS] and s.tokens[SUPPLY + PRIESTESS] > 0:
            out.append(RECRUIT + PRIESTESS)
    if most <= 0:
        return
    for card in kinds(s.row):
        cost: i64 = COST[card]
        if 0 < cost <= most and (aspect == 0 or ASPECT[card] == aspect):
            out.append(RECRUIT + card)


def recruit(s: TyrantsState, seat: i64, action: i64) -> i64:
    """T-10.8.1; returns the card."""
    card: i64
    if action == RECRUIT_DEVOURED:
        card = s.devoured[-1]
        s.devoured = s.devoured[:-1]
        s.tell("recruit", seat, (card,))
        s.put(DISCARD + seat, card)
        return card
    card = action - RECRUIT
    s.tell("recruit", seat, (card,))
    s.put(DISCARD + seat, card)
    if card in (HOUSE_GUARD, PRIESTESS):
        left: i64 = s.tokens[SUPPLY + card]
        s.tokens[SUPPLY + card] = left - 1
    else:
        slot: i64 = s.row.index(card)
        s.empty_slot(slot)
        s.refill(slot)
    return card


class RecruitFree(Effect):
    """R-60. Register: cards taken so far."""

    def __init__(self, number: int, *, max_cost: int, aspect: int = 0, up_to: bool = False) -> None:
        super().__init__()
        self.number: i64 = number
        self.max_cost: i64 = max_cost
        self.aspect: i64 = aspect
        self.up_to = up_to

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() < self.number:
            out = self.options(s, s.active)
            if len(out) > (1 if self.up_to else 0):
                s.ask(s.active, out)
                return
        s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if self.up_to:
            out.append(DECLINE)
        if s.ghost and s.devoured:
            card: i64 = s.devoured[-1]
            if 0 < COST[card] <= self.max_cost and (self.aspect == 0 or ASPECT[card] == self.aspect):
                out.append(RECRUIT_DEVOURED)
        add_recruits(s, out, self.max_cost, self.aspect, not s.house & FREE_RECRUITS_FROM_ROW)
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        s.set_x(s.get_x() + 1)
        recruit(s, seat, action)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None if self.up_to else Reason("R-60", "mandatory")
        if action == RECRUIT_DEVOURED:
            reason = refuse_devoured_top(s)
            if reason is not None:
                return reason
            card: i64 = s.devoured[-1]
        elif is_card(action, RECRUIT):
            card = action - RECRUIT
            reason = refuse_market_card(s, card, not s.house & FREE_RECRUITS_FROM_ROW)
            if reason is not None:
                return reason
        else:
            return NOT_NOW
        return refuse_cost(card, self.max_cost, "R-60") or refuse_aspect(card, self.aspect)

    def doable(self, s: TyrantsState) -> bool:
        return len(self.options(s, s.active)) > (1 if self.up_to else 0)

    def text(self, lang: str) -> str:
        if self.aspect:
            return say(lang, "recruit_free_aspect", self.max_cost, phrase(lang, "aspect", self.aspect))
        return say(lang, "recruit_free_up_to", self.number, self.max_cost)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_recruit_free", self.max_cost)


# ---------------------------------------------------------------- devouring


class DevourFor(Effect):
    """A cost (T-6.6): devour a card from hand, from the inner circle, or this card itself."""

    def __init__(self, source: int, then: Effect) -> None:
        super().__init__()
        self.source: i64 = source
        self.then = then

    def children(self) -> Sequence[Effect]:
        return (self.then,)

    def enter(self, s: TyrantsState) -> None:
        out = self.options(s, s.active)
        if len(out) == 1:
            s.pop()
        else:
            s.ask(s.active, out)

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = [DECLINE]
        if self.source == THIS_CARD:
            if this_is_at(s) != GONE:
                out.append(DEVOUR_THIS)
        else:
            add_cards(out, DEVOUR, kinds(s.piles[self.source + seat]))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        card: i64
        if action == DEVOUR_THIS:
            card = this_card(s)
            s.move_played(s.context[SERIAL], GONE)
        else:
            card = action - DEVOUR
            if self.source == HAND:
                s.take_from_hand(seat, card)
            else:
                s.take(self.source + seat, card)
        s.devour(card)
        s.push(self.then.index)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        if self.source == THIS_CARD:
            if action != DEVOUR_THIS:
                return NOT_NOW
            return None if this_is_at(s) != GONE else Reason("T-10.3.3", "this_is_gone")
        return refuse_card_in(s, seat, self.source, action - DEVOUR) if is_card(action, DEVOUR) else NOT_NOW

    def doable(self, s: TyrantsState) -> bool:
        return len(self.options(s, s.active)) > 1

    def text(self, lang: str) -> str:
        key = "devour_hand"
        if self.source == THIS_CARD:
            key = "devour_this"
        elif self.source == INNER:
            key = "devour_inner"
        return say(lang, "cost", say(lang, key), self.then.text(lang))


class MayDevourMarket(Effect):
    """T-10.3.2."""

    def enter(self, s: TyrantsState) -> None:
        out = self.options(s, s.active)
        if len(out) == 1:
            s.pop()
        else:
            s.ask(s.active, out)

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = [DECLINE]
        add_cards(out, DEVOUR, kinds(s.row))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        card: i64 = action - DEVOUR
        slot: i64 = s.row.index(card)
        s.empty_slot(slot)
        s.devour(card)
        s.refill(slot)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        return refuse_row_card(s, action - DEVOUR) if is_card(action, DEVOUR) else NOT_NOW

    def text(self, lang: str) -> str:
        return say(lang, "may_devour_market")


def refuse_row_card(s: TyrantsState, card: i64) -> Reason | None:
    return None if card in s.row else Reason("T-10.3.2", "not_in_market", (card,))


class SwapWithMarket(Effect):
    """R-56: mandatory; this card takes the devoured card's slot."""

    def enter(self, s: TyrantsState) -> None:
        out = self.options(s, s.active)
        if out:
            s.ask(s.active, out)
        else:
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        add_cards(out, DEVOUR, kinds(s.row))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        card: i64 = action - DEVOUR
        slot: i64 = s.row.index(card)
        s.devour(card)
        crawler: i64 = this_card(s)
        s.row = s.row[:slot] + ONE[crawler] + s.row[slot + 1 :]
        s.move_played(s.context[SERIAL], GONE)
        s.tell("into_market", seat, (crawler,))

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        return refuse_row_card(s, action - DEVOUR) if is_card(action, DEVOUR) else NOT_NOW

    def text(self, lang: str) -> str:
        return say(lang, "swap_with_market")


class OpenDevouredPile(Effect):
    """R-57: for the rest of the turn the top devoured card counts as a market card."""

    def enter(self, s: TyrantsState) -> None:
        s.pop()
        s.ghost = True
        s.tell("ghost", s.active)

    def text(self, lang: str) -> str:
        return say(lang, "open_devoured")


# ---------------------------------------------------------------- discarding


class DiscardFor(Effect):
    """A cost: discard a hand card (Insane Outcast)."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then = then

    def children(self) -> Sequence[Effect]:
        return (self.then,)

    def enter(self, s: TyrantsState) -> None:
        out = self.options(s, s.active)
        if len(out) == 1:
            s.pop()
        else:
            s.ask(s.active, out)

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = [DECLINE]
        add_cards(out, DISCARD_CARD, s.piles[HAND + seat])
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        if action == DECLINE:
            return
        card: i64 = action - DISCARD_CARD
        s.take_from_hand(seat, card)
        s.put(DISCARD + seat, card)
        s.tell("discard", seat, (card,))
        s.push(self.then.index)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None
        return (
            refuse_card_in(s, seat, HAND, action - DISCARD_CARD) if is_card(action, DISCARD_CARD) else NOT_NOW
        )

    def doable(self, s: TyrantsState) -> bool:
        return len(s.piles[HAND + s.active]) > 0

    def text(self, lang: str) -> str:
        return say(lang, "cost", say(lang, "discard_hand"), self.then.text(lang))


class ReturnThisToSupply(Effect):
    def enter(self, s: TyrantsState) -> None:
        s.pop()
        s.move_played(s.context[SERIAL], GONE)
        s.to_supply(this_card(s))

    def text(self, lang: str) -> str:
        return say(lang, "return_to_supply")


class DiscardDeck(Effect):
    """Matron Mother: the whole deck into the discard pile."""

    def enter(self, s: TyrantsState) -> None:
        s.pop()
        seat: i64 = s.active
        s.piles[DISCARD + seat] = s.piles[DISCARD + seat] + s.piles[DECK + seat]
        s.piles[DECK + seat] = b""
        s.reveal()
        s.tell("discard_deck", seat)

    def text(self, lang: str) -> str:
        return say(lang, "discard_deck")


class ForceDiscard(Effect):
    """T-10.11: victims who hold more than so many cards discard one, clockwise from the active player."""

    def __init__(self, who: int, *, more_than: int) -> None:
        super().__init__()
        self.who: i64 = who
        self.more_than: i64 = more_than

    def enter(self, s: TyrantsState) -> None:
        if self.who == CHOSEN_OPPONENT:
            out = self.options(s, s.active)
            if out:
                s.ask(s.active, out)
            else:
                s.pop()
            return
        s.pop()
        i: i64 = s.seats - 1
        while i > 0:  # pushed last to first, so the player to the left discards first
            victim: i64 = (s.active + i) % s.seats
            if self.hits(s, victim):
                self.push_victim(s, victim)
            i -= 1

    def push_victim(self, s: TyrantsState, victim: i64) -> None:
        s.push(VICTIM_DISCARDS.index, victim, s.active + 8 * self.more_than)

    def hits(self, s: TyrantsState, victim: i64) -> bool:
        if len(s.piles[HAND + victim]) <= self.more_than:
            return False
        if self.who == OWNER_OF_KILLED:
            return s.context[VICTIM] == victim
        if self.who == EACH_OPPONENT_THERE:
            site: i64 = s.context[SPY_AT]
            if site < 0:
                return False
            at: i64 = s.board[AT + victim]
            bit: i64 = BIT[site]
            return at & bit != 0
        return True

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        victim: i64 = 0
        while victim < s.seats:
            if victim != seat and len(s.piles[HAND + victim]) > self.more_than:
                out.append(TARGET + victim)
            victim += 1
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        s.tell("target", seat, (action - TARGET,))
        self.push_victim(s, action - TARGET)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if not TARGET <= action < TARGET + 4:
            return NOT_NOW
        victim: i64 = action - TARGET
        if victim == seat:
            return Reason("T-0.1", "not_yourself")
        if victim >= s.seats:
            return Reason("T-2.1", "no_such_seat")
        if len(s.piles[HAND + victim]) <= self.more_than:
            return Reason("R-45", "too_few_cards", (victim, self.more_than))
        return None

    def text(self, lang: str) -> str:
        names = ("", "each_opponent", "chosen_opponent", "", "each_opponent_there", "owner_of_killed")
        who = say(lang, "who_" + names[self.who])
        return (
            say(lang, "force_discard", who, self.more_than)
            if self.more_than
            else say(lang, "force_discard_any", who)
        )

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_victim")


class VictimDiscards(Effect):
    """The victim chooses. Registers: victim; who caused it + 8 * the number of cards the victim must exceed."""

    def enter(self, s: TyrantsState) -> None:
        victim: i64 = s.get_x()
        if len(s.piles[HAND + victim]) <= s.get_y() // 8:
            s.pop()
        else:
            s.ask(victim, self.options(s, victim))

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        add_cards(out, DISCARD_CARD, s.piles[HAND + seat])
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        causer: i64 = s.get_y() % 8
        card: i64 = action - DISCARD_CARD
        s.pop()
        s.reveal()
        reaction = REACTION[card]
        if reaction is not None and reaction is not OWNER_PROMOTES:
            forced_discard(s, seat, card)
            s.push(reaction.index, seat, causer)
        elif reaction is not None:
            s.push(reaction.index, seat, card)
        else:
            forced_discard(s, seat, card)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        return (
            refuse_card_in(s, seat, HAND, action - DISCARD_CARD) if is_card(action, DISCARD_CARD) else NOT_NOW
        )

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_discard", phrase(lang, "seat", s.get_y() % 8))


def forced_discard(s: TyrantsState, seat: i64, card: i64) -> None:
    s.take_from_hand(seat, card)
    s.put(DISCARD + seat, card)
    s.tell("discard", seat, (card,))


VICTIM_DISCARDS: Final = VictimDiscards()


class OwnerDraws(Effect):
    """Grimlock (R-47). Registers: its owner; who caused the discard."""

    def enter(self, s: TyrantsState) -> None:
        owner: i64 = s.get_x()
        s.pop()
        s.draw(owner, 2)

    def text(self, lang: str) -> str:
        return say(lang, "reaction_draw", 2)


class CauserDiscards(Effect):
    """Umber Hulk (R-47): the causer must discard too, and that discard can be answered in turn."""

    def enter(self, s: TyrantsState) -> None:
        owner: i64 = s.get_x()
        causer: i64 = s.get_y()
        s.pop()
        s.push(VICTIM_DISCARDS.index, causer, owner)

    def text(self, lang: str) -> str:
        return say(lang, "reaction_discard")


class OwnerMayPromote(Effect):
    """Ambassador (R-47): promoted instead of discarded. Registers: its owner; the card."""

    def enter(self, s: TyrantsState) -> None:
        s.ask(s.get_x(), [DECLINE, ACCEPT])

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        return [DECLINE, ACCEPT]

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        card: i64 = s.get_y()
        s.pop()
        if action == ACCEPT:
            s.take_from_hand(seat, card)
            s.promote(seat, card)
        else:
            forced_discard(s, seat, card)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        return None if action in (DECLINE, ACCEPT) else NOT_NOW

    def text(self, lang: str) -> str:
        return say(lang, "reaction_promote")

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_promote_instead", phrase(lang, "card", s.get_y()))


OWNER_PROMOTES: Final = OwnerMayPromote()


# ---------------------------------------------------------------- promoting


class Promote(Effect):
    """T-6.8, R-22: other cards in the play area, at the end of the turn. Register: cards promoted so far."""

    def __init__(self, number: int = 1, *, up_to: bool = False, aspect: int = 0, kind: str = "") -> None:
        super().__init__()
        self.number: i64 = number
        self.up_to = up_to or number == ANY_NUMBER
        self.aspect: i64 = aspect
        self.kind = kind

    def eligible(self, s: TyrantsState, serial: i64) -> bool:
        card: i64 = s.played[serial]
        return (
            s.whereabouts[serial] == IN_PLAY
            and serial != s.context[SERIAL]
            and (self.aspect == 0 or ASPECT[card] == self.aspect)
            and (self.kind == "" or KIND[card] == self.kind)
        )

    def declinable(self, s: TyrantsState) -> bool:
        return self.up_to or s.house & OPTIONAL_PROMOTIONS != 0

    def enter(self, s: TyrantsState) -> None:
        if s.get_x() < self.number:
            out = self.options(s, s.active)
            if len(out) > (1 if self.declinable(s) else 0):
                s.ask(s.active, out)
                return
        s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        found: list[int] = []
        serial: i64 = 0
        while serial < len(s.played):
            if self.eligible(s, serial):
                found.append(s.played[serial])
            serial += 1
        out: list[int] = []
        if self.declinable(s):
            out.append(DECLINE)
        add_cards(out, PROMOTE, bytes(sorted(found)))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        if action == DECLINE:
            s.pop()
            return
        s.set_x(s.get_x() + 1)
        card: i64 = action - PROMOTE
        s.move_played(self.pick(s, card), GONE)
        s.promote(seat, card)

    def pick(self, s: TyrantsState, card: i64) -> i64:
        """Which copy: one whose own instruction is still to come, if there is one, for that leaves the most choice later."""
        best: i64 = -1
        serial: i64 = 0
        while serial < len(s.played):
            if s.played[serial] == card and self.eligible(s, serial):
                for entry in s.queue:
                    if entry % 256 == serial:
                        return serial
                if best < 0:
                    best = serial
            serial += 1
        return best

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == DECLINE:
            return None if self.declinable(s) else Reason("R-22", "mandatory")
        if not is_card(action, PROMOTE):
            return NOT_NOW
        card: i64 = action - PROMOTE
        if self.aspect and ASPECT[card] != self.aspect:
            return Reason("R-75", "wrong_aspect", (card, self.aspect))
        if self.kind and KIND[card] != self.kind:
            return Reason("R-73", "wrong_kind", (card,))
        others = [c for i, c in enumerate(s.played) if i != s.context[SERIAL] and s.whereabouts[i] == IN_PLAY]
        return None if card in others else Reason("T-6.8", "not_in_play_area", (card,))

    def text(self, lang: str) -> str:
        if self.aspect:
            return say(lang, "promote_aspect", phrase(lang, "aspect", self.aspect))
        if self.kind:
            return say(lang, "promote_undead")
        return say(lang, "promote_up_to" if self.up_to else "promote", self.number)


class PromoteTopOfDeck(Effect):
    """T-10.4.2: the discard pile is reshuffled first if the deck is empty."""

    def enter(self, s: TyrantsState) -> None:
        s.pop()
        card: i64 = s.top_card(s.active)
        if card:
            s.promote(s.active, card)

    def text(self, lang: str) -> str:
        return say(lang, "promote_top")


class PromoteThis(Effect):
    """The card being played (Revenant); not if the Elder Brain plays it out of the inner circle (R-59)."""

    def enter(self, s: TyrantsState) -> None:
        s.pop()
        if this_is_at(s) not in (GONE, FROM_INNER):
            s.move_played(s.context[SERIAL], GONE)
            s.promote(s.active, this_card(s))

    def text(self, lang: str) -> str:
        return say(lang, "promote_this")


class PromoteFrom(Effect):
    """One card at once, from the piles named (Matron Mother, Vampire, Necromancer)."""

    def __init__(self, *sources: int) -> None:
        super().__init__()
        self.this = THIS_CARD in sources
        self.hand = HAND in sources
        self.discard = DISCARD in sources

    def enter(self, s: TyrantsState) -> None:
        out = self.options(s, s.active)
        if out:
            s.ask(s.active, out)
        else:
            s.pop()

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        if self.this and this_is_at(s) not in (GONE, FROM_INNER):
            out.append(PROMOTE_THIS)
        if self.hand:
            add_cards(out, PROMOTE_HAND, s.piles[HAND + seat])
        if self.discard:
            add_cards(out, PROMOTE_DISCARD, kinds(s.piles[DISCARD + seat]))
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        card: i64
        if action == PROMOTE_THIS:
            card = this_card(s)
            s.move_played(s.context[SERIAL], GONE)
        elif action > PROMOTE_DISCARD:
            card = action - PROMOTE_DISCARD
            s.take(DISCARD + seat, card)
        else:
            card = action - PROMOTE_HAND
            s.take_from_hand(seat, card)
        s.promote(seat, card)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if action == PROMOTE_THIS:
            if not self.this:
                return NOT_NOW
            return Reason("R-59", "this_is_gone") if this_is_at(s) in (GONE, FROM_INNER) else None
        if is_card(action, PROMOTE_HAND) and self.hand:
            return refuse_card_in(s, seat, HAND, action - PROMOTE_HAND)
        if is_card(action, PROMOTE_DISCARD):
            return refuse_card_in(s, seat, DISCARD, action - PROMOTE_DISCARD)
        return NOT_NOW

    def doable(self, s: TyrantsState) -> bool:
        return bool(self.options(s, s.active))

    def text(self, lang: str) -> str:
        return say(lang, "promote_from_any" if self.this else "promote_from_discard")


# ---------------------------------------------------------------- Insane Outcasts


class GiveOutcast(Effect):
    """T-11.1: from the supply into discard pile(s); too few are dealt one at a time clockwise (T-11.4)."""

    def __init__(self, to: int, number: int = 1) -> None:
        super().__init__()
        self.to: i64 = to
        self.number: i64 = number

    def enter(self, s: TyrantsState) -> None:
        if self.to == CHOSEN_OPPONENT or self.to == CHOSEN_NEIGHBOUR:
            out: list[int] = []
            if s.tokens[SUPPLY + OUTCAST] > 0:
                out = self.options(s, s.active)
            if out:
                s.ask(s.active, out)
            else:
                s.pop()
            return
        s.pop()
        if self.to == YOURSELF:
            give_outcast(s, s.active)
            return
        dealt: i64 = 0
        while dealt < self.number:
            i: i64 = 1
            while i < s.seats:
                give_outcast(s, (s.active + i) % s.seats)
                i += 1
            dealt += 1

    def options(self, s: TyrantsState, seat: i64) -> list[int]:
        out: list[int] = []
        sites: i64 = 0
        routes: i64 = 0
        if self.to == CHOSEN_NEIGHBOUR:
            here: i64 = s.context[DEPLOYED_SITES]
            while here:
                site: i64 = LOW[(here & -here) % 67]
                sites_near: i64 = NEAR_SITES[site]
                routes_near: i64 = NEAR_ROUTES[site]
                sites |= sites_near
                routes |= routes_near
                here &= here - 1
            on: i64 = s.context[DEPLOYED_ROUTES]
            while on:
                space: i64 = LOW[(on & -on) % 67] + SITE_COUNT
                near_sites: i64 = NEAR_SITES[space]
                near_routes: i64 = NEAR_ROUTES[space]
                sites |= near_sites
                routes |= near_routes
                on &= on - 1
        rival: i64 = 0
        while rival < s.seats:
            at: i64 = s.board[AT + rival]
            stands: i64 = s.board[ROUTES + rival]
            if rival != seat and (self.to == CHOSEN_OPPONENT or at & sites or stands & routes):
                out.append(TARGET + rival)
            rival += 1
        return out

    def choose(self, s: TyrantsState, seat: i64, action: i64) -> None:
        s.pop()
        give_outcast(s, action - TARGET)

    def why_not(self, s: TyrantsState, seat: i64, action: i64) -> Reason | None:
        if not TARGET <= action < TARGET + 4:
            return NOT_NOW
        rival: i64 = action - TARGET
        if rival == seat:
            return Reason("T-0.1", "not_yourself")
        if rival >= s.seats:
            return Reason("T-2.1", "no_such_seat")
        if self.to == CHOSEN_OPPONENT or self.next_to_deployed(s, rival):
            return None
        return Reason("R-16", "no_troop_adjacent", (rival,))

    def next_to_deployed(self, s: TyrantsState, rival: i64) -> bool:
        """R-16, plainly: in the same site or at an adjacent location."""
        for place in range(len(NEIGHBOURS)):
            if place < SITE_COUNT:
                deployed = s.context[DEPLOYED_SITES] >> place & 1
            else:
                deployed = s.context[DEPLOYED_ROUTES] >> (place - SITE_COUNT) & 1
            if deployed and any(
                in_play(s, n) and troops_at(s, n, rival) for n in [place, *NEIGHBOURS[place]]
            ):
                return True
        return False

    def doable(self, s: TyrantsState) -> bool:
        return s.tokens[SUPPLY + OUTCAST] > 0

    def text(self, lang: str) -> str:
        names = ("yourself", "each_opponent", "chosen_opponent", "chosen_neighbour")
        return say(lang, "outcast_" + names[self.to], self.number)

    def prompt(self, s: TyrantsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_outcast")


def give_outcast(s: TyrantsState, seat: i64) -> None:
    left: i64 = s.tokens[SUPPLY + OUTCAST]
    if left > 0:
        s.tokens[SUPPLY + OUTCAST] = left - 1
        s.put(DISCARD + seat, OUTCAST)
        s.tell("outcast", seat)
