"""Recover (O-5.4): a facedown relic at one's site, or a banner wherever it is."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may, ask_price, ask_recover_help
from bailiwick.games.oath.catalogue.heads import FREE, RECOVER, Cost
from bailiwick.games.oath.catalogue.sites import SITES
from bailiwick.games.oath.catalogue.suits import NO_SUIT, SUITS
from bailiwick.games.oath.catalogue.things import BANNER, DARKEST_SECRET, PEOPLES_FAVOR, SUIT
from bailiwick.games.oath.moments import RECOVERED
from bailiwick.games.oath.pieces import give_banner
from bailiwick.games.oath.powers import BYTE, Effect
from bailiwick.games.oath.questions import MOVE_CARD, RECOVER_THING, TAKE, Number
from bailiwick.games.oath.ruling import adviser_suits
from bailiwick.games.oath.state import NOBODY, ONE, OathState
from bailiwick.games.oath.steps.conspiracy import take_relics
from bailiwick.games.oath.steps.flow import Choice, moment, within
from bailiwick.games.oath.steps.majors import END_ACTION, afford, declared_cost, pay
from bailiwick.games.oath.tokens import burn_favor, gain_secrets, spend, spendable
from bailiwick.games.oath.vocabulary import MOST, NUMBER
from bailiwick.games.oath.vocabulary import SUIT as NAME_SUIT
from bailiwick.games.oath.wording import worded
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

# ---------------------------------------------------------------- relics


def price_of_recovery(s: OathState, seat: int, thing: int) -> int:
    """In Supply."""
    return ask_price(s, RECOVER, seat, 1, thing)


def relic_price(s: OathState, seat: int) -> Cost:
    return SITES[s.slots[s.pawn[seat]]].price


def relic_reason(s: OathState, seat: int, place: int) -> Reason | None:
    """`place`: which of the relics at the site."""
    slot = s.pawn[seat]
    if place >= len(s.site_relics[slot]):
        return Reason("O-5.4.1", "no_relic_here")
    price = relic_price(s, seat)
    if price.free:
        return Reason("O-5.4.2", "not_for_sale")
    relic = s.site_relics[slot][place]
    reason = ask_may(s, MOVE_CARD, seat, 0, slot) or ask_may(s, RECOVER_THING, seat, 0, slot)
    return reason or afford(s, seat, price_of_recovery(s, seat, relic), price)


def recover_relic(s: OathState, seat: int, place: int) -> None:
    slot = s.pawn[seat]
    site = SITES[s.slots[slot]]
    relic = s.site_relics[slot][place]
    pay(s, seat, price_of_recovery(s, seat, relic))
    if site.bank != NO_SUIT:
        spend(s, seat, site.price.favor)
        s.banks[site.bank] += site.price.favor
        s.tell("pays_bank", seat, (site.price.favor, site.bank))
    elif site.price.burn_favor:
        burn_favor(s, seat, site.price.burn_favor)
    else:
        s.secrets[seat] -= site.price.burn_secret
        s.tell("burns_secrets", seat, (site.price.burn_secret,))
    s.push(END_ACTION.index)
    get_relic(s, seat, relic)


def get_relic(s: OathState, seat: int, relic: int) -> None:
    """The relic turns up and is the player's: by its price, or by a homeland (R-56)."""
    s.reveal()
    s.tell("recover", seat, (relic,))
    s.taker, s.taken = seat, ONE[relic]
    s.played = relic
    moment(s, RECOVERED)
    take_relics(s, seat, ONE[relic])


# ---------------------------------------------------------------- banners


def payable(s: OathState, seat: int, banner: int) -> int:
    """The most that the seat could put on a banner, beside what modifiers cost."""
    declared = declared_cost(s)
    if banner == PEOPLES_FAVOR:
        return min(spendable(s, seat) - declared.all_favor, MOST)
    return min(s.secrets[seat] - declared.all_secrets, MOST)


def helped(s: OathState, seat: int, banner: int) -> int:
    """What the bank adds to the payment (Magician's Code)."""
    return ask_recover_help(s, Number(seat, 0, BANNER + banner))


def guarded(s: OathState, holder: int) -> bool:
    """O-5.4.4: every suit at the holder's site is among the holder's faceup advisers (R-29)."""
    advisers = adviser_suits(s, holder)
    suits = [SUIT[card] for card in s.site_cards[s.pawn[holder]] if SUIT[card] != NO_SUIT]
    return all(suit in advisers for suit in suits)


def banner_reason(s: OathState, seat: int, banner: int) -> Reason | None:
    holder = s.holder(banner)
    other = holder not in (seat, NOBODY)
    if banner == DARKEST_SECRET and other and seat != s.prince and guarded(s, holder):
        return Reason("O-5.4.4", "guarded", (holder,))
    reason = ask_may(s, RECOVER_THING, seat, BANNER + banner)
    if reason is None and other:
        reason = ask_may(s, TAKE, seat, BANNER + banner, other=holder)
    if reason is not None:
        return reason
    need = s.banner_tokens[banner] + 1
    if payable(s, seat, banner) + helped(s, seat, banner) < need:
        return Reason("O-5.4.3" if banner == PEOPLES_FAVOR else "O-5.4.4", "pay_more", (need,))
    return afford(s, seat, price_of_recovery(s, seat, BANNER + banner), FREE)


def recover_banner(s: OathState, seat: int, banner: int) -> None:
    """Supply and modifiers are paid; how much goes on the banner is asked next."""
    s.push(END_ACTION.index)
    s.push(PAY_BANNER.index, seat, banner)
    help = helped(s, seat, banner)
    pay(s, seat, price_of_recovery(s, seat, BANNER + banner))
    if help:
        s.set_y(banner | help << 1)


MOST_HELP: Final = 2  # for the Darkest Secret (Magician's Code)


class PayBanner(Choice):
    """How much to put on a banner: more than lies there (R-31). Registers: the seat; the banner + 2 * help from the bank."""

    def __init__(self) -> None:
        super().__init__(NUMBER, range(MOST + 1))

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("banner + 2 * help", range(2 * MOST_HELP + 2))

    def misplaced(self, s: OathState, at: i64) -> str:
        y = s.stack[at + 2]
        return "the bank adds only to the Darkest Secret." if y > 1 and y & 1 == PEOPLES_FAVOR else ""

    def limits(self, s: OathState, seat: int) -> tuple[int, int]:
        banner, help = int(s.get_y()) & 1, int(s.get_y()) >> 1
        most = spendable(s, seat) if banner == PEOPLES_FAVOR else s.secrets[seat]
        return max(s.banner_tokens[banner] + 1 - help, 0), min(most, MOST)

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        low, high = self.limits(s, int(seat))
        if value < low:
            return Reason("O-5.4.3", "pay_more", (low,))
        return None if value <= high else Reason("O-5.4.3", "have_only", (high,))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        banner, help = int(s.get_y()) & 1, int(s.get_y()) >> 1
        paid = within(action, NUMBER, MOST + 1)
        s.pop()
        if banner == PEOPLES_FAVOR:
            s.push(DEAL_FAVOR.index, seat, paid)
        else:
            take_darkest_secret(s, int(seat), paid, help)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        tokens = "favor" if int(s.get_y()) & 1 == PEOPLES_FAVOR else "secrets"
        return worded(s, action, lang, {"number": f"act_number_{tokens}"})


def take_darkest_secret(s: OathState, seat: int, paid: int, help: int) -> None:
    """O-5.4.4: one old secret to the taker, the others to the old holder, or to the bank (R-30)."""
    s.secrets[seat] -= paid
    old = s.banner_tokens[DARKEST_SECRET]
    holder = s.holder(DARKEST_SECRET)
    s.banner_tokens[DARKEST_SECRET] = paid + help
    give_banner(s, DARKEST_SECRET, seat)
    s.tell("recover_banner", seat, (DARKEST_SECRET, paid + help))
    gain_secrets(s, seat, 1)
    if holder != NOBODY:
        gain_secrets(s, holder, old - 1)
    s.played = BANNER + DARKEST_SECRET
    s.taker = seat
    moment(s, RECOVERED)


class DealFavor(Choice):
    """Where the dealing of the old favor begins (R-32); then everything changes places. Registers: the seat; the payment."""

    def __init__(self) -> None:
        super().__init__(NAME_SUIT, range(SUITS))

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("payment", BYTE)

    def misplaced(self, s: OathState, at: i64) -> str:
        paid = s.stack[at + 2]
        possible = s.banner_tokens[PEOPLES_FAVOR] < paid <= spendable(s, s.stack[at + 1])
        return "" if possible else "what is paid is more than lies on the People's Favor, and the seat has it (O-5.4.3)."

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        paid = int(s.get_y())
        s.pop()
        take_peoples_favor(s, int(seat), paid, within(action, NAME_SUIT, SUITS))

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"suit": "act_suit_deal"})


def take_peoples_favor(s: OathState, seat: int, paid: int, start: int) -> None:
    """O-5.4.3: normal side up; the payment is the new stack, the old one is dealt into the banks along the circle."""
    spend(s, seat, paid)
    old = s.banner_tokens[PEOPLES_FAVOR]
    for i in range(old):
        s.banks[(start + i) % SUITS] += 1
    s.banner_tokens[PEOPLES_FAVOR] = paid
    s.mob = False
    give_banner(s, PEOPLES_FAVOR, seat)
    s.tell("recover_banner", seat, (PEOPLES_FAVOR, paid))
    s.tell("deals_favor", seat, (old, start))
    s.played = BANNER + PEOPLES_FAVOR
    s.taker = seat
    moment(s, RECOVERED)


PAY_BANNER: Final = PayBanner()
DEAL_FAVOR: Final = DealFavor()
RECOVER_STEPS: Final[dict[str, Effect]] = {"pay_banner": PAY_BANNER, "deal_favor": DEAL_FAVOR}
