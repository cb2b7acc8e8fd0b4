"""The minor actions of Empire and Exile: offering Citizenship, exiling, going into exile (O-6.6 to O-6.8)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_may
from bailiwick.games.oath.catalogue.things import SPACE_IDS
from bailiwick.games.oath.judging.deal import BANNERS, FAVOR, RELICS, SECRETS, Deal
from bailiwick.games.oath.judging.deals import BUILD, conclude
from bailiwick.games.oath.powers import Effect
from bailiwick.games.oath.questions import EXILE_CITIZEN
from bailiwick.games.oath.state import UNUSED, OathState
from bailiwick.games.oath.steps.citizens import exile_cost, leave_empire, self_exile_cost
from bailiwick.games.oath.steps.flow import Choice, within
from bailiwick.games.oath.tokens import give_favor, spendable
from bailiwick.games.oath.vocabulary import SPACE
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

OFFERABLE: Final = FAVOR | SECRETS | RELICS | BANNERS


def scepter_reason(s: OathState, seat: int) -> Reason | None:
    """O-8.1: only its holder, and not on the turn it was taken."""
    if s.scepter_holder() != seat:
        return Reason("O-8.1", "no_scepter")
    return Reason("O-8.1", "scepter_taken") if s.scepter_taken else None


def covered(s: OathState) -> list[int]:
    return [space for space in range(4) if s.reliquary[space] not in (0, UNUSED)]


def offer_reason(s: OathState, seat: int, other: int) -> Reason | None:
    reason = scepter_reason(s, seat)
    if reason is not None:
        return reason
    if other >= s.seats or not s.is_exile(other):
        return Reason("O-7.5", "no_exile")
    return None if covered(s) else Reason("O-7.5", "reliquary_empty")


def offer(s: OathState, seat: int, other: int) -> None:
    s.tell("offers_citizenship", seat, (other,))
    s.push(OFFER_SPACE.index, seat, other)


class OfferSpace(Choice):
    """Which relic of the Reliquary goes with the offer. Registers: who offers, to whom."""

    def __init__(self) -> None:
        super().__init__(SPACE, range(len(SPACE_IDS)))

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("newcomer", range(s.seats))

    def refuse(self, s: OathState, seat: i64, value: i64) -> Reason | None:
        return None if value in covered(s) else Reason("O-7.5", "uncovered", (value,))

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        other = int(s.get_y())
        space = within(action, SPACE, len(SPACE_IDS))
        s.pop()
        deal = Deal(int(seat), other, OFFERABLE, space)
        deal.citizenship = True
        if other == seat:
            conclude(s, deal)
        else:
            s.deal = deal
            s.push(BUILD.index)

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_offer_space", name(lang, "seat", s.get_y()))


def exile_reason(s: OathState, seat: int, other: int) -> Reason | None:
    reason = scepter_reason(s, seat)
    if reason is not None:
        return reason
    if other >= s.seats or other == seat or not s.is_citizen(other):
        return Reason("O-7.7", "no_citizen")
    reason = ask_may(s, EXILE_CITIZEN, seat, other=other)
    if reason is not None:
        return reason
    cost = exile_cost(s, seat, other)
    return None if spendable(s, seat) >= cost else Reason("O-7.7", "no_favor", (cost, spendable(s, seat)))


def exile(s: OathState, seat: int, other: int) -> None:
    give_favor(s, seat, other, exile_cost(s, seat, other))
    leave_empire(s, other)


def self_exile_reason(s: OathState, seat: int) -> Reason | None:
    if not s.is_citizen(seat):
        return Reason("O-7.8", "no_citizen")
    if s.scepter_holder() == seat:
        return Reason("O-7.8", "has_scepter")
    reason = ask_may(s, EXILE_CITIZEN, seat, other=seat)
    if reason is not None:
        return reason
    cost = self_exile_cost(s, seat)
    return None if spendable(s, seat) >= cost else Reason("O-7.8", "no_favor", (cost, spendable(s, seat)))


def self_exile(s: OathState, seat: int) -> None:
    cost = self_exile_cost(s, seat)
    if cost:
        give_favor(s, seat, s.scepter_holder(), cost)
    leave_empire(s, seat)
    s.act_over = True


OFFER_SPACE: Final = OfferSpace()
EMPIRE_STEPS: Final[dict[str, Effect]] = {"offer_space": OFFER_SPACE}
