"""The Clockwork Prince trades, musters, travels and recovers (CP-6.1 to CP-6.4, CP-6.12 to CP-6.17)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bailiwick.games.oath.asking import ask_gain, ask_may
from bailiwick.games.oath.catalogue.heads import MUSTER as MUSTERING
from bailiwick.games.oath.catalogue.heads import RECOVER as RECOVERING
from bailiwick.games.oath.catalogue.heads import TRADE as TRADING
from bailiwick.games.oath.catalogue.heads import TRAVEL as TRAVELLING
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import NO_SUIT, SLOTS
from bailiwick.games.oath.catalogue.things import DARKEST_SECRET, NUMBER, PEOPLES_FAVOR, SUIT
from bailiwick.games.oath.paying import pay_toll
from bailiwick.games.oath.powers import BYTE, NO_USE, SLOT_OR_NONE, Effect
from bailiwick.games.oath.prince.cards import nearest_bank
from bailiwick.games.oath.prince.knowing import can_pay_people, can_pay_relic, can_pay_secret, favor_at, secrets_at
from bailiwick.games.oath.prince.mind import CONSPIRATOR, FRIEND, TRAVEL_FAVOR, TRAVEL_RELIC, TRAVEL_SECRETS
from bailiwick.games.oath.prince.paying import can_pay_toll, modifier_reason, modify, open_box, take_out
from bailiwick.games.oath.prince.threat import board_of
from bailiwick.games.oath.questions import GAIN_FROM_TRADE, Gain
from bailiwick.games.oath.ruling import colour_of, workable
from bailiwick.games.oath.state import NOBODY, OathState
from bailiwick.games.oath.steps import working
from bailiwick.games.oath.steps.majors import END_ACTION, pay
from bailiwick.games.oath.steps.recover import banner_reason, get_relic, recover_banner
from bailiwick.games.oath.steps.travel import toll_of_travel, travel, way_reason
from bailiwick.games.oath.tokens import gain_favor, gain_secrets, send_burned
from bailiwick.kernel.native import i64
from bailiwick.kernel.step import Register, Registers

FOR_FAVOR: Final = 1
FOR_SECRETS: Final = 2
PRESSGANGS: Final = NUMBER["pressgangs"]

# ---------------------------------------------------------------- Trade


def traded(s: OathState) -> list[int]:
    """The cards he can trade with: at his site, or where a power lets him."""
    q = working.working(s, TRADING, int(s.prince))
    return [card for card in working.candidates(s, TRADING, int(s.prince)) if working.card_reason(s, q, card) is None]


def trade_gain(s: OathState, card: int, kinds: int) -> Gain:
    """What one card gives: favor of a Friend, secrets of a Conspirator, and what powers add to either."""
    board = board_of(s)
    suit = SUIT[card]
    favor = board.trade(suit, FRIEND) if kinds & FOR_FAVOR else 0
    secrets = board.trade(suit, CONSPIRATOR) if kinds & FOR_SECRETS else 0
    gain = Gain(TRADING, int(s.prince), card, for_secrets=secrets > 0, favor=favor, secrets=secrets)
    return ask_gain(s, gain) if favor or secrets else gain


def gives(s: OathState, card: int, kinds: int) -> bool:
    """Whether he would gain something from a card now (CP-6.2), and can pay what its ruler asks."""
    gain = trade_gain(s, card, kinds)
    gains = gain.secrets > 0 or (gain.favor_in_all > 0 and s.banks[SUIT[card]] > 0)
    return gains and can_pay_toll(s, working.trade_toll(s, int(s.prince), card))


def trades(s: OathState, kinds: int) -> list[int]:
    return [card for card in traded(s) if gives(s, card, kinds)]


class PrinceTrades(Effect):
    """With every card that gives something; he places nothing. Registers: for what; 1 when modifiers are declared."""

    def registers(self, s: OathState) -> Registers:
        return Register("purpose", range(1, (FOR_FAVOR | FOR_SECRETS) + 1)), Register("modifiers declared", range(2))

    def enter(self, s: OathState) -> None:
        if not s.get_y():
            s.set_y(1)
            modify(s, TRADING)
            return
        seat, kinds = int(s.prince), int(s.get_x())
        s.pop()
        s.push(END_ACTION.index)
        pay(s, seat, 0)
        for card in trades(s, kinds):
            if gives(s, card, kinds):  # still: the cards before it may have emptied its bank
                self.trade(s, seat, card, kinds)

    def trade(self, s: OathState, seat: int, card: int, kinds: int) -> None:
        toll = working.trade_toll(s, seat, card)
        open_box(s, len(toll.favor))
        pay_toll(s, toll)
        gain = trade_gain(s, card, kinds)
        s.tell("prince_trades", seat, (card,))
        if ask_may(s, GAIN_FROM_TRADE, seat, card, slot=0) is None:
            gain_favor(s, seat, SUIT[card], gain.favor_in_all)
        gain_secrets(s, seat, max(gain.secrets, 0))


def trade(s: OathState, kinds: int) -> bool:
    if not trades(s, kinds):
        return False
    s.push(PRINCE_TRADES.index, kinds)
    return True


# ---------------------------------------------------------------- Muster


def mustered(s: OathState, done: int) -> int:
    """The next place with a card to muster on, the nearest to the site first (CP-6.3); -1 if there is none, or if no favor or
    warband is left. `done`: places he has been at, a bit each. Occupied cards are for who has the Pressgangs."""
    seat = int(s.prince)
    if s.favor[seat] <= 0 or not s.stock[colour_of(s, seat)]:
        return NOBODY
    for place, card in enumerate(s.site_cards[s.pawn[seat]]):
        if not done >> place & 1 and workable(card):
            if working.muster_reason(s, seat, card) is None:
                return place
            if s.occupied(card) and modifier_reason(s, MUSTERING, PRESSGANGS) is None:
                return place
    return NOBODY


class PrinceMusters(Effect):
    """On one card after another, with the favor of his board only.

    Registers: the place for which modifiers have been declared, + 1; the places that he has been at.
    """

    def registers(self, s: OathState) -> Registers:
        return Register("slot + 1", SLOT_OR_NONE), Register("slots visited", BYTE)

    def misplaced(self, s: OathState, at: i64) -> str:
        there = s.prince != NOBODY and s.stack[at + 1] <= len(s.site_cards[s.pawn[s.prince]])
        return "" if there else "there is no such card at his site."

    def enter(self, s: OathState) -> None:
        seat, chosen, done = int(s.prince), int(s.get_x()), int(s.get_y())
        if chosen:
            s.set_x(0)
            s.set_y(done | 1 << (chosen - 1))
            card = s.site_cards[s.pawn[seat]][chosen - 1]
            if working.muster_reason(s, seat, card) is None:
                working.muster(s, seat, card)
            else:
                s.push(END_ACTION.index)
            return
        place = mustered(s, done)
        if place == NOBODY:
            s.pop()
        else:
            s.set_x(place + 1)
            modify(s, MUSTERING)


def muster(s: OathState) -> bool:
    if mustered(s, 0) == NOBODY:
        return False
    s.push(PRINCE_MUSTERS.index)
    return True


# ---------------------------------------------------------------- Travel


def reachable(s: OathState, slot: int) -> bool:
    """CP-8.2: a toll he can't pay sends him to the next best place."""
    seat = int(s.prince)
    return way_reason(s, seat, slot) is None and can_pay_toll(s, toll_of_travel(s, seat, slot))


def go(s: OathState, slot: int) -> None:
    """Travel, free (CP-2.3), with the modifiers he uses."""
    s.push(PRINCE_GOES.index, slot)


class PrinceGoes(Effect):
    """Registers: the slot; 1 when modifiers are declared."""

    def registers(self, s: OathState) -> Registers:
        return Register("slot", range(SLOTS)), Register("modifiers declared", range(2))

    def enter(self, s: OathState) -> None:
        seat, slot = int(s.prince), int(s.get_x())
        if not s.get_y():
            s.set_y(1)
            modify(s, TRAVELLING)
            return
        s.pop()
        if not reachable(s, slot):
            s.push(END_ACTION.index)
            return
        open_box(s, len(toll_of_travel(s, seat, slot).favor))
        travel(s, seat, slot)


def most_of(s: OathState, count: Callable[[OathState, int], int]) -> int:
    """Where a Trade would give most: his own site if it does, else the leftmost he can reach; -1 if no site gives anything."""
    here = s.pawn[s.prince]
    best, most = NOBODY, 0
    for slot in [here, *range(SLOTS)]:
        n = count(s, slot)
        if n > most and (slot == here or reachable(s, slot)):
            best, most = slot, n
    return best


def comfort(s: OathState, action: int) -> None:
    """CP-6.16, CP-6.17: where nothing is to be had he gains 1 favor, or 1 secret."""
    s.tell("prince_finds_no_relic" if action == TRAVEL_RELIC else "prince_finds_nothing", s.prince)
    if action == TRAVEL_SECRETS:
        gain_secrets(s, int(s.prince), 1)
    else:
        bank = nearest_bank(s)
        if bank != NOBODY:
            gain_favor(s, int(s.prince), bank, 1)


def travel_for(s: OathState, action: int) -> bool:
    """CP-6.15 to CP-6.17: skipped if his own site is the best already."""
    if action == TRAVEL_RELIC:
        return travel_for_relic(s)
    count = favor_at if action == TRAVEL_FAVOR else secrets_at
    slot = most_of(s, count)
    if slot == s.pawn[s.prince] or (slot == NOBODY and any(count(s, other) for other in range(SLOTS))):
        return False  # there already, or no way that he could pay (CP-8.2)
    if slot == NOBODY:
        comfort(s, action)
    else:
        go(s, slot)
    return True


def well_placed(s: OathState, action: int) -> bool:
    """Whether his own site has what he would travel for."""
    here = s.pawn[s.prince]
    if action == TRAVEL_RELIC:
        return len(s.site_relics[here]) > 0
    return (favor_at(s, here) if action == TRAVEL_FAVOR else secrets_at(s, here)) > 0


def travel_for_relic(s: OathState) -> bool:
    """A faceup site with a relic; else a facedown one, and a favor if that has none; else a favor, and where secrets are."""
    if well_placed(s, TRAVEL_RELIC):
        return False
    up = [slot for slot in range(SLOTS) if s.is_up(slot) and s.site_relics[slot] and reachable(s, slot)]
    down = [slot for slot in range(SLOTS) if not s.is_up(slot) and reachable(s, slot)]
    if up:
        go(s, up[0])
    elif down:
        s.push(PRINCE_LOOKS.index)
        go(s, down[0])
    else:
        comfort(s, TRAVEL_RELIC)
        slot = most_of(s, secrets_at)
        if slot not in (NOBODY, s.pawn[s.prince]):
            go(s, slot)
    return True


class PrinceLooks(Effect):
    """After the way to a facedown site: if it has no relic he gains 1 favor (CP-6.17)."""

    def happen(self, s: OathState) -> None:
        if not s.site_relics[s.pawn[s.prince]]:
            comfort(s, TRAVEL_RELIC)


# ---------------------------------------------------------------- Recover


class PrinceRecovers(Effect):
    """The first relic at his site: favor from the box first; an Exile makes up for favor with secrets (CP-6.12)."""

    def registers(self, s: OathState) -> Registers:
        return Register("modifiers declared", range(2)), NO_USE

    def enter(self, s: OathState) -> None:
        if not s.get_x():
            s.set_x(1)
            modify(s, RECOVERING)
            return
        s.pop()
        seat = int(s.prince)
        site = SITES[s.slots[s.pawn[seat]]]
        s.push(END_ACTION.index)
        pay(s, seat, 0)
        if not can_pay_relic(s):
            return
        need = site.price.all_favor
        take_out(s, need)
        paid = min(s.favor[seat], need)
        s.favor[seat] -= paid
        if site.bank != NO_SUIT:
            s.banks[site.bank] += paid
        else:
            send_burned(s, seat, paid)
        secrets = site.price.all_secrets + need - paid
        s.secrets[seat] -= secrets
        s.tell("prince_pays", seat, (paid, secrets))
        get_relic(s, seat, s.site_relics[s.pawn[seat]][0])


class PrinceClaims(Effect):
    """A banner, with everything he has (CP-6.13). Registers: the banner; 1 when modifiers are declared."""

    def registers(self, s: OathState) -> Registers:
        return Register("banner", range(2)), Register("modifiers declared", range(2))

    def enter(self, s: OathState) -> None:
        if not s.get_y():
            s.set_y(1)
            modify(s, RECOVERING)
            return
        seat, banner = int(s.prince), int(s.get_x())
        s.pop()
        if banner == PEOPLES_FAVOR:
            take_out(s, board_of(s).ambition)
        if banner_reason(s, seat, banner) is None:
            recover_banner(s, seat, banner)
        else:
            s.push(END_ACTION.index)  # modifiers have eaten up the payment


def recover_a_relic(s: OathState) -> bool:
    if not can_pay_relic(s):
        return False
    s.push(PRINCE_RECOVERS.index)
    return True


def recover_people(s: OathState) -> bool:
    if not can_pay_people(s):
        return False
    s.push(PRINCE_CLAIMS.index, PEOPLES_FAVOR)
    return True


def recover_secret(s: OathState) -> bool:
    if not can_pay_secret(s):
        return False
    s.push(PRINCE_CLAIMS.index, DARKEST_SECRET)
    return True


PRINCE_TRADES: Final = PrinceTrades()
PRINCE_MUSTERS: Final = PrinceMusters()
PRINCE_GOES: Final = PrinceGoes()
PRINCE_LOOKS: Final = PrinceLooks()
PRINCE_RECOVERS: Final = PrinceRecovers()
PRINCE_CLAIMS: Final = PrinceClaims()
PEACE_STEPS: Final[dict[str, Effect]] = {
    "prince_trades": PRINCE_TRADES,
    "prince_musters": PRINCE_MUSTERS,
    "prince_goes": PRINCE_GOES,
    "prince_looks": PRINCE_LOOKS,
    "prince_recovers": PRINCE_RECOVERS,
    "prince_claims": PRINCE_CLAIMS,
}
