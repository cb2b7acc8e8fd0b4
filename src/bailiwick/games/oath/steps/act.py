"""The Act phase (O-4.8): any number of major and minor actions and of Action powers, in any order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bailiwick.games.oath.campaign.course import campaign, campaign_reason
from bailiwick.games.oath.catalogue.heads import ACTION, CAMPAIGN, MUSTER, RECOVER, SEARCH, TRADE, TRAVEL
from bailiwick.games.oath.catalogue.suits import REGIONS, SLOTS
from bailiwick.games.oath.catalogue.things import CARDS, SOURCES, VISION
from bailiwick.games.oath.judging.owing import settle_owed
from bailiwick.games.oath.judging.promises import actions_of, bound, names, owed_deeds, promised_to, watch
from bailiwick.games.oath.paying import cost_reason, short_of
from bailiwick.games.oath.powers import NO_USE, Effect, declaring, modifier_of, modifiers, of_kind
from bailiwick.games.oath.ruling import has_access
from bailiwick.games.oath.state import BANDITS, NOBODY, SEATS, OathState
from bailiwick.games.oath.steps import empire, minor, recover, search, travel, working
from bailiwick.games.oath.steps.advisers import settle_advisers
from bailiwick.games.oath.steps.deed_labels import deed_label
from bailiwick.games.oath.steps.flow import ACTION_FIRST, ask, use, within
from bailiwick.games.oath.steps.majors import cost_of, declared_cost, declared_kind
from bailiwick.games.oath.steps.possible import possible_actions
from bailiwick.games.oath.steps.rest import FULL, refreshed
from bailiwick.games.oath.steps.showing import SHOW_TO, show_reason
from bailiwick.games.oath.steps.title import settle_title
from bailiwick.games.oath.steps.wake import power_reason, price_reason, use_power
from bailiwick.games.oath.tokens import spendable
from bailiwick.games.oath.vocabulary import (
    ADVISER,
    ASK_FOR,
    BANDS,
    EXILE,
    HAND_OVER,
    OFFER,
    PEEK_RELIC,
    PEEK_RELIQUARY,
    RECOVER_BANNER,
    RECOVER_RELIC,
    RELICS_AT,
    REST,
    SELF_EXILE,
    SHOW,
    TO_BOARD,
    TO_SITE,
    TRADE_FAVOR,
    TRADE_SECRETS,
    USE,
)
from bailiwick.games.oath.vocabulary import CAMPAIGN as SAY_CAMPAIGN
from bailiwick.games.oath.vocabulary import MUSTER as SAY_MUSTER
from bailiwick.games.oath.vocabulary import SEARCH as SAY_SEARCH
from bailiwick.games.oath.vocabulary import TRAVEL as SAY_TRAVEL
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

PRICES: Final = ("no_supply", "no_favor", "no_secrets")  # reasons that name what is missing
WORKED: Final = VISION - 1  # cards that verbs of working name

# ---------------------------------------------------------------- major actions


def candidates(s: OathState, kind: int, seat: int) -> list[int]:
    """Actions of a kind that are worth asking about."""
    if kind == SEARCH:
        return [SAY_SEARCH + pile for pile in range(REGIONS + 1)] + [ADVISER + card for card in s.facedown[seat]]
    if kind == MUSTER:
        return [SAY_MUSTER + card for card in working.candidates(s, MUSTER, seat)]
    if kind == TRADE:
        cards = working.candidates(s, TRADE, seat)
        return [first + card for first in (TRADE_FAVOR, TRADE_SECRETS) for card in cards]
    if kind == TRAVEL:
        return [SAY_TRAVEL + slot for slot in range(SLOTS)]
    if kind == RECOVER:
        return [RECOVER_RELIC, RECOVER_RELIC + 1, RECOVER_BANNER, RECOVER_BANNER + 1]
    return [SAY_CAMPAIGN + side for side in (*range(s.seats), BANDITS)]


def kind_of(action: int) -> int:
    """The major action that an action belongs to (turning up an adviser is part of a Search); 0: none."""
    if within(action, SAY_SEARCH, REGIONS + 1) >= 0 or within(action, ADVISER, CARDS) > 0:
        return SEARCH
    if within(action, SAY_MUSTER, WORKED + 1) > 0:
        return MUSTER
    if within(action, TRADE_FAVOR, WORKED + 1) > 0 or within(action, TRADE_SECRETS, WORKED + 1) > 0:
        return TRADE
    if within(action, SAY_TRAVEL, SLOTS) >= 0:
        return TRAVEL
    if within(action, RECOVER_RELIC, RELICS_AT) >= 0 or within(action, RECOVER_BANNER, 2) >= 0:
        return RECOVER
    return CAMPAIGN if within(action, SAY_CAMPAIGN, BANDITS + 1) >= 0 else 0


def major_reason(s: OathState, seat: int, action: int, kind: int) -> Reason | None:
    """Why a major action can't be taken, with the modifiers that are declared."""
    declared = declared_kind(s)
    if declared and declared != kind:
        return Reason("O-10.6", "modifier_declared", (s.declared[0],))
    promised = bound(s, seat, action) if s.promises else None
    if promised is not None:
        return promised
    if kind == SEARCH:
        card = within(action, ADVISER, CARDS)
        if card > 0:
            return minor.adviser_reason(s, seat, card)
        return search.search_reason(s, seat, within(action, SAY_SEARCH, REGIONS + 1))
    if kind == MUSTER:
        return working.muster_reason(s, seat, within(action, SAY_MUSTER, CARDS))
    if kind == TRADE:
        card = within(action, TRADE_FAVOR, WORKED + 1)
        if card > 0:
            return working.trade_reason(s, seat, card, False)
        return working.trade_reason(s, seat, within(action, TRADE_SECRETS, CARDS), True)
    if kind == TRAVEL:
        return travel.travel_reason(s, seat, within(action, SAY_TRAVEL, SLOTS))
    if kind == RECOVER:
        banner = within(action, RECOVER_BANNER, 2)
        if banner >= 0:
            return recover.banner_reason(s, seat, banner)
        return recover.relic_reason(s, seat, within(action, RECOVER_RELIC, RELICS_AT))
    return campaign_reason(s, seat, within(action, SAY_CAMPAIGN, BANDITS + 1))


def take_major(s: OathState, seat: int, action: int, kind: int) -> None:
    if kind == SEARCH:
        card = within(action, ADVISER, CARDS)
        if card > 0:
            minor.turn_up(s, seat, card)
        else:
            search.search(s, seat, within(action, SAY_SEARCH, REGIONS + 1))
    elif kind == MUSTER:
        working.muster(s, seat, within(action, SAY_MUSTER, CARDS))
    elif kind == TRADE:
        card = within(action, TRADE_FAVOR, WORKED + 1)
        if card > 0:
            working.trade(s, seat, card, False)
        else:
            working.trade(s, seat, within(action, TRADE_SECRETS, CARDS), True)
    elif kind == TRAVEL:
        travel.travel(s, seat, within(action, SAY_TRAVEL, SLOTS))
    elif kind == RECOVER:
        banner = within(action, RECOVER_BANNER, 2)
        if banner >= 0:
            recover.recover_banner(s, seat, banner)
        else:
            recover.recover_relic(s, seat, within(action, RECOVER_RELIC, RELICS_AT))
    else:
        campaign(s, seat, within(action, SAY_CAMPAIGN, BANDITS + 1))


# ---------------------------------------------------------------- powers


def modifier_reason(s: OathState, seat: int, source: int) -> Reason | None:
    """Why a modifier can't be declared: it must be payable with all others, and some action must then be possible (R-53)."""
    power = modifier_of(source)
    if power is None:
        return Reason("O-10.6", "no_power", (source,))
    declared = declared_kind(s)
    if declared and declared != power.head.of:
        return Reason("O-10.6", "modifier_declared", (s.declared[0],))
    if source in s.declared:
        return Reason("O-10.6", "used_already", (source,))
    if not power.for_all and not has_access(s, seat, source):
        return Reason("O-2.8", "no_access", (source,))
    reason = cost_reason(s, seat, source, power.head.cost) or power.usable(s, seat)
    reason = reason or short_of(s, seat, declared_cost(s).plus(cost_of(source)))
    if reason is not None:
        return reason
    kind, after = power.head.of, declaring(s, source)
    possible = any(major_reason(after, seat, action, kind) is None for action in candidates(after, kind, seat))
    return None if possible else Reason("O-10.6", "nothing_to_modify", (source,))


def use_reason(s: OathState, seat: int, source: int) -> Reason | None:
    if not s.where[source]:
        return Reason("O-10.1", "not_in_play", (source,))
    if modifier_of(source) is not None:
        return modifier_reason(s, seat, source)
    if s.declared:
        return Reason("O-10.6", "modifier_declared", (s.declared[0],))
    return power_reason(s, seat, source, ACTION)


# ---------------------------------------------------------------- minor actions


def minor_reason(s: OathState, seat: int, action: int) -> Reason | None:
    if s.declared:
        return Reason("O-10.6", "modifier_declared", (s.declared[0],))
    if action == REST:
        return None
    place = within(action, PEEK_RELIC, SLOTS * RELICS_AT)
    if place >= 0:
        return minor.peek_reason(s, seat, place // RELICS_AT, place % RELICS_AT)
    if action == PEEK_RELIQUARY:
        return minor.reliquary_reason(s, seat)
    card = within(action, SHOW, CARDS)
    if card > 0:
        return show_reason(s, seat, card)
    n = within(action, TO_BOARD, BANDS + 1)
    if n > 0:
        return minor.to_board_reason(s, seat, n)
    n = within(action, TO_SITE, BANDS + 1)
    if n > 0:
        return minor.to_site_reason(s, seat, n)
    other = within(action, HAND_OVER, SEATS)
    if other >= 0:
        return minor.share_reason(s, seat, other, seat)
    other = within(action, ASK_FOR, SEATS)
    if other >= 0:
        return minor.share_reason(s, seat, other, other)
    other = within(action, OFFER, SEATS)
    if other >= 0:
        return empire.offer_reason(s, seat, other)
    other = within(action, EXILE, SEATS)
    if other >= 0:
        return empire.exile_reason(s, seat, other)
    return empire.self_exile_reason(s, seat) if action == SELF_EXILE else ACTION_FIRST


def take_minor(s: OathState, seat: int, action: int) -> None:
    place = within(action, PEEK_RELIC, SLOTS * RELICS_AT)
    board, site = within(action, TO_BOARD, BANDS + 1), within(action, TO_SITE, BANDS + 1)
    hand, beg = within(action, HAND_OVER, SEATS), within(action, ASK_FOR, SEATS)
    shown = within(action, SHOW, CARDS)
    offered, exiled = within(action, OFFER, SEATS), within(action, EXILE, SEATS)
    if place >= 0:
        minor.peek(s, seat, place // RELICS_AT, place % RELICS_AT)
    elif action == PEEK_RELIQUARY:
        minor.peek_reliquary(s, seat)
    elif shown > 0:
        s.push(SHOW_TO.index, seat, s.facedown[seat].index(shown))
    elif board > 0:
        minor.to_board(s, seat, board)
    elif site > 0:
        minor.to_site(s, seat, site)
    elif hand >= 0:
        minor.share(s, seat, hand, True)
    elif beg >= 0:
        minor.share(s, seat, beg, False)
    elif offered >= 0:
        empire.offer(s, seat, offered)
    elif exiled >= 0:
        empire.exile(s, seat, exiled)
    else:
        empire.self_exile(s, seat)


class Act(Effect):
    """Asks for one action after another. Register: the seat."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), NO_USE

    def asked(self, s: OathState, at: i64) -> i64:
        return s.stack[at + 1]

    def misplaced(self, s: OathState, at: i64) -> str:
        if s.stack[at + 1] == s.prince:
            return "the Clockwork Prince takes his turn by himself (CP-2.1)."
        return "" if s.stack[at + 1] == s.turn else "whose turn it is acts, nobody else (O-4.8)."

    def enter(self, s: OathState) -> None:
        if settle_title(s) or settle_owed(s) or settle_advisers(s):
            return
        if s.act_over:
            s.pop()
            s.acting = False
        else:
            s.acting = True
            ask(s, self, int(s.get_x()))

    def reason(self, s: OathState, seat: int, action: int) -> Reason | None:
        kind = kind_of(action)
        if kind:
            return major_reason(s, seat, action, kind)
        source = within(action, USE, SOURCES)
        reason = use_reason(s, seat, source) if source > 0 else minor_reason(s, seat, action)
        if reason is not None or not s.promises:
            return reason
        return self.must_first(s, seat) if action == REST else bound(s, seat, action)

    def must_first(self, s: OathState, seat: int) -> Reason | None:
        """Why one can't rest yet: something was promised for this turn, and it can be done (O-11.13)."""
        for promise in owed_deeds(s, seat):
            if any(self.reason(s, seat, action) is None for action in actions_of(promise)):
                return Reason("O-11.13", "promised_first", (promised_to(promise), promise))
        return None

    def options(self, s: OathState, seat: i64) -> list[int]:
        who = int(seat)
        if s.declared:
            return self.options_declared(s, who)
        found = possible_actions(s, who)
        favor, secrets = spendable(s, who), s.secrets[who]
        for power in modifiers(s):
            source, cost = power.source, power.head.cost
            if cost.all_favor > favor or cost.all_secrets > secrets:
                continue
            if (power.for_all or has_access(s, who, source)) and modifier_reason(s, who, source) is None:
                found.append(USE + source)
        for power in of_kind(s, ACTION):
            source, cost = power.source, power.head.cost
            if cost.all_favor > favor or cost.all_secrets > secrets or source in s.used or modifier_of(source) is not None:
                continue
            if has_access(s, who, source) and price_reason(s, who, power) is None:
                found.append(USE + source)
        if s.promises:
            found = [action for action in found if bound(s, who, action) is None]
        owed = owed_deeds(s, who) if s.promises else []
        if not any(names(promise, action) for promise in owed for action in found):
            found.append(REST)
        found.sort()
        return found

    def options_declared(self, s: OathState, who: int) -> list[int]:
        """Actions that the declared modifiers are for, and more of those."""
        kind = declared_kind(s)
        found = [action for action in candidates(s, kind, who) if major_reason(s, who, action, kind) is None]
        others = [power.source for power in modifiers(s) if power.head.of == kind]
        return sorted(found + [USE + source for source in others if self.reason(s, who, USE + source) is None])

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return self.reason(s, int(seat), int(action))

    def why_none(self, s: OathState, seat: i64, actions: Sequence[int]) -> Reason | None:
        """A price that can't be paid, if nothing else is in the way of some action; otherwise what keeps most of them."""
        kind = kind_of(actions[-1])
        if not kind:
            power = within(actions[-1], USE, SOURCES) > 0
            return Reason("O-4.8", "no_power_now") if power else Reason("O-6", "no_minor_now")
        asked = candidates(s, kind, int(seat))
        reasons = [reason for action in asked if (reason := major_reason(s, int(seat), action, kind)) is not None]
        for reason in reasons:
            if reason.key in PRICES:
                return reason
        if kind in (MUSTER, TRADE) and not reasons:
            return Reason("O-5.2.1" if kind == MUSTER else "O-5.3.1", "no_card_here")
        if kind == RECOVER and not s.declared:
            return Reason("O-5.4", "nothing_to_recover")
        return super().why_none(s, seat, asked)

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        who, deed = int(seat), int(action)
        kind = kind_of(deed)
        source = within(deed, USE, SOURCES)
        if deed == REST:
            s.act_over = True
        elif kind:
            take_major(s, who, deed, kind)
        elif source > 0:
            power = modifier_of(source)
            if power is not None:
                s.declared.append(source)
                s.notes.append(NOBODY)
                s.tell("declares_modifier", seat, (source,))
                use(s, power, who)  # what is chosen with it
            else:
                use_power(s, who, source, ACTION)
        else:
            take_minor(s, who, deed)
        if kind != CAMPAIGN:  # which tells of itself, for powers begin campaigns too
            watch(s, who, deed)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return deed_label(s, int(action), lang)

    def ends(self, s: OathState, action: i64) -> bool:
        return action == REST

    def loses(self, s: OathState, seat: i64, action: i64, lang: str) -> str:
        """Supply, if any major action can be taken with it; and how much of it is more than can be saved (O-4.12)."""
        left = s.supply[seat]
        if action != REST or not left:
            return ""
        if not any(kind_of(other) and within(other, ADVISER, CARDS) < 0 for other in self.options(s, seat)):
            return ""
        lost = refreshed(s, int(seat)) + left - FULL
        return say(lang, "loses_some_supply", left, lost) if lost > 0 else say(lang, "loses_supply", left)

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        if s.declared:
            return say(lang, "ask_act_declared", ", ".join(name(lang, "card", source) for source in s.declared))
        return say(lang, "ask_act", s.supply[seat])


ACTING: Final = Act()
ACT_STEPS: Final[dict[str, Effect]] = {"act": ACTING}
