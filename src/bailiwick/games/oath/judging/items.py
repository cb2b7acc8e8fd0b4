"""What may be in a deal, and on which side of it: favor, secrets, relics, banners, advisers, sites, promises of a word."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_adviser_limit, ask_bandit_lord, ask_may
from bailiwick.games.oath.catalogue.suits import SLOTS
from bailiwick.games.oath.catalogue.things import CARDS, RELIC, THINGS
from bailiwick.games.oath.judging.deal import ADVISERS, BANNERS, FAVOR, PROMISES, RELICS, RULED_SITES, SECRETS, Deal
from bailiwick.games.oath.judging.promises import FAVOR as FAVOR_LATER
from bailiwick.games.oath.judging.promises import (
    MOST_RUNNING,
    amount,
    new_promise,
    next_turn,
    peace,
    promiser,
    running_of,
    with_amount,
)
from bailiwick.games.oath.judging.promises import SECRETS as SECRETS_LATER
from bailiwick.games.oath.questions import GIVE_SECRETS as MAY_GIVE_SECRETS
from bailiwick.games.oath.questions import PLACE_WARBANDS, AdviserLimit
from bailiwick.games.oath.ruling import card_reason, rules_site, same_side
from bailiwick.games.oath.state import ONE, OathState
from bailiwick.games.oath.steps.advisers import counted, removable
from bailiwick.games.oath.steps.flow import NOT_NOW, within
from bailiwick.games.oath.tokens import spendable
from bailiwick.games.oath.vocabulary import (
    FACEDOWN,
    FACEDOWN_EACH,
    GIVE_BANNER,
    GIVE_CARD,
    GIVE_FAVOR,
    GIVE_RELIC,
    GIVE_SECRETS,
    GIVE_SITE,
    MOST,
    MOST_PROMISED,
    PROMISE,
    PROMISE_FAVOR,
    PROMISE_PEACE,
    PROMISE_SECRETS,
    WANT_BANNER,
    WANT_CARD,
    WANT_FAVOR,
    WANT_PEACE,
    WANT_PROMISE,
    WANT_PROMISED_FAVOR,
    WANT_PROMISED_SECRETS,
    WANT_RELIC,
    WANT_SECRETS,
    WANT_SITE,
)
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT

SAY_FAVOR: Final = (GIVE_FAVOR, WANT_FAVOR)
SAY_SECRETS: Final = (GIVE_SECRETS, WANT_SECRETS)
SAY_RELIC: Final = (GIVE_RELIC, WANT_RELIC)
SAY_BANNER: Final = (GIVE_BANNER, WANT_BANNER)
SAY_CARD: Final = (GIVE_CARD, WANT_CARD)
SAY_SITE: Final = (GIVE_SITE, WANT_SITE)
SAY_PROMISE: Final = (PROMISE, WANT_PROMISE)
SAY_PEACE: Final = (PROMISE_PEACE, WANT_PEACE)
SAY_LATER_FAVOR: Final = (PROMISE_FAVOR, WANT_PROMISED_FAVOR)
SAY_LATER_SECRETS: Final = (PROMISE_SECRETS, WANT_PROMISED_SECRETS)
MOST_IN_DEAL: Final = 6  # promises of each side


def each_number(firsts: tuple[int, int], most: int) -> tuple[list[int], list[int]]:
    """By column, what is said of so many tokens, from 1 on."""
    return list(range(firsts[0] + 1, firsts[0] + most + 1)), list(range(firsts[1] + 1, firsts[1] + most + 1))


EACH_FAVOR: Final = each_number(SAY_FAVOR, MOST)
EACH_SECRETS: Final = each_number(SAY_SECRETS, MOST)
EACH_LATER_FAVOR: Final = each_number(SAY_LATER_FAVOR, MOST_PROMISED)
EACH_LATER_SECRETS: Final = each_number(SAY_LATER_SECRETS, MOST_PROMISED)


def item_reason(s: OathState, deal: Deal, action: int) -> Reason | None:
    """Why something can't be put in a column of the deal; NOT_NOW if it is no item at all."""
    for column in range(2):
        giver = deal.proposer if column == 0 else deal.partner
        n = within(action, SAY_FAVOR[column], MOST + 1)
        if n >= 0:
            return amount_reason(deal.kinds & FAVOR, n, spendable(s, giver), deal.favor[column])
        n = within(action, SAY_SECRETS[column], MOST + 1)
        if n >= 0:
            reason = amount_reason(deal.kinds & SECRETS, n, s.secrets[giver], deal.secrets[column])
            return reason or ask_may(s, MAY_GIVE_SECRETS, giver)
        relic = within(action, SAY_RELIC[column] + RELIC, THINGS - RELIC)
        if relic >= 0:
            return thing_reason(deal.kinds & RELICS, s.relics[giver], RELIC + relic, deal.things[column])
        banner = within(action, SAY_BANNER[column], 2)
        if banner >= 0:
            if not deal.kinds & BANNERS:
                return Reason("O-12.2", "not_in_this_deal")
            held = s.holder(banner) == giver and not deal.banners[column] >> banner & 1
            return None if held else Reason("O-7.5", "not_theirs")
        card = within(action, SAY_CARD[column] + 1, CARDS - 1)
        if card >= 0:
            tradable = tradable_advisers(s, giver, column == 0)
            return thing_reason(deal.kinds & ADVISERS, tradable, card + 1, deal.things[column]) or crowd_reason(s, deal, column)
        slot = within(action, SAY_SITE[column], SLOTS)
        if slot >= 0:
            return site_reason(s, deal, column, slot)
        reason = promise_reason(s, deal, column, action)
        if reason is not NOT_NOW:
            return reason
    place = within(action, FACEDOWN, FACEDOWN_EACH * s.seats)
    return NOT_NOW if place < 0 else facedown_reason(s, deal, place)


def promise_reason(s: OathState, deal: Deal, column: int, action: int) -> Reason | None:
    """NOT_NOW if it is no promise of this column. More than one has may be promised: what is owed stays owed."""
    if action == SAY_PROMISE[column]:
        return more_promises(s, deal, column)
    if action == SAY_PEACE[column]:
        said = peace(s, *sides(deal, column)) in deal.promises
        return amount_reason(deal.kinds & PROMISES, 1, 1, said) or more_promises(s, deal, column)
    for kind, first in ((FAVOR_LATER, SAY_LATER_FAVOR[column]), (SECRETS_LATER, SAY_LATER_SECRETS[column])):
        n = within(action, first, MOST + 1)
        if n >= 0:
            reason = amount_reason(deal.kinds & PROMISES, n, MOST_PROMISED, promises_tokens(s, deal, column, kind))
            return reason or more_promises(s, deal, column)
    return NOT_NOW


def sides(deal: Deal, column: int) -> tuple[int, int]:
    """Who gives in a column, and who takes."""
    return (deal.proposer, deal.partner) if column == 0 else (deal.partner, deal.proposer)


def more_promises(s: OathState, deal: Deal, column: int) -> Reason | None:
    """Why a side can't promise one thing more."""
    if not deal.kinds & PROMISES:
        return Reason("O-12.2", "not_in_this_deal")
    by = sides(deal, column)[0]
    said = sum(1 for promise in deal.promises if promiser(promise) == by)
    full = said >= MOST_IN_DEAL or said + running_of(s, by) >= MOST_RUNNING
    return Reason("O-11.13", "promises_enough", (by,)) if full else None


def promises_tokens(s: OathState, deal: Deal, column: int, kind: int) -> bool:
    """Whether the side has already promised so many tokens for its next turn."""
    by, to = sides(deal, column)
    for promise in deal.promises:
        if with_amount(promise, 0) == new_promise(by, to, kind, next_turn(s, by)) and 1 <= amount(promise) <= MOST_PROMISED:
            return True
    return False


def facedown_reason(s: OathState, deal: Deal, place: int) -> Reason | None:
    """A facedown adviser that the proposer wants, sight unseen."""
    if not deal.kinds & ADVISERS:
        return Reason("O-12.2", "not_in_this_deal")
    owner, place = place // FACEDOWN_EACH, place % FACEDOWN_EACH
    theirs = owner == deal.partner and place < len(s.facedown[owner])
    if not theirs or s.facedown[owner][place] in deal.things[1]:
        return Reason("O-7.5", "not_theirs")
    return crowd_reason(s, deal, 1)


def amount_reason(allowed: int, n: int, has: int, said: int | bool) -> Reason | None:
    if not allowed:
        return Reason("O-12.2", "not_in_this_deal")
    if said or n == 0:
        return Reason("O-7.5", "said_already")
    return None if n <= has else Reason("O-7.5", "have_only", (has,))


def thing_reason(allowed: int, held: bytes, thing: int, said: bytes) -> Reason | None:
    if not allowed:
        return Reason("O-12.2", "not_in_this_deal")
    return None if thing in held and thing not in said else Reason("O-7.5", "not_theirs")


def crowd_reason(s: OathState, deal: Deal, column: int) -> Reason | None:
    """Why one adviser more can't come: who gets it could not discard down to the limit, because of locked ones (O-2.16)."""
    taker = deal.partner if column == 0 else deal.proposer
    coming = 1 + sum(1 for thing in deal.things[column] if thing < CARDS)
    q = ask_adviser_limit(s, AdviserLimit(taker))
    must_go = counted(s, taker, q) + coming - q.limit
    return None if must_go <= len(removable(s, taker)) else Reason("O-2.16", "no_room_there", (taker,))


def tradable_advisers(s: OathState, seat: int, own: bool) -> bytes:
    """Faceup ones that are not locked; of one's own, facedown ones too."""
    up = bytes([card for card in s.advisers[seat] if card_reason(s, seat, card) is None])
    return up + s.facedown[seat] if own else up


def site_reason(s: OathState, deal: Deal, column: int, slot: int) -> Reason | None:
    giver, taker = (deal.proposer, deal.partner) if column == 0 else (deal.partner, deal.proposer)
    if not deal.kinds & RULED_SITES:
        return Reason("O-12.2", "not_in_this_deal")
    if not rules_site(s, giver, slot) or rules_site(s, taker, slot) or deal.sites[column] >> slot & 1:
        return Reason("O-12.2", "not_theirs")
    if needs_none(s, taker):
        return None
    reason = ask_may(s, PLACE_WARBANDS, taker, slot=slot)
    if reason is not None:
        return reason
    coming = sum(s.garrison[other] for other in range(SLOTS) if deal.sites[1 - column] >> other & 1)  # home from what they give
    has_enough = s.board[taker] + coming > deal.sites[column].bit_count()
    return None if has_enough else Reason("O-12.2", "no_warband_for_site")


def needs_none(s: OathState, seat: int) -> bool:
    """The lord of the bandits, and who is on that side, rules a site without a warband of their own (O-10.11)."""
    lord = ask_bandit_lord(s)
    return lord >= 0 and same_side(s, lord, seat)


def open_items(s: OathState, deal: Deal) -> list[int]:
    """What can be put in the deal, in one go: the same as asking `item_reason` about everything there is."""
    found: list[int] = []
    for column in range(2):
        giver, _taker = sides(deal, column)
        if deal.kinds & FAVOR and not deal.favor[column]:
            found += EACH_FAVOR[column][: spendable(s, giver)]
        if deal.kinds & SECRETS and not deal.secrets[column] and ask_may(s, MAY_GIVE_SECRETS, giver) is None:
            found += EACH_SECRETS[column][: s.secrets[giver]]
        if deal.kinds & RELICS:
            found += [SAY_RELIC[column] + relic for relic in s.relics[giver] if relic not in deal.things[column]]
        if deal.kinds & BANNERS:
            held = [banner for banner in range(2) if s.holder(banner) == giver]
            found += [SAY_BANNER[column] + banner for banner in held if not deal.banners[column] >> banner & 1]
        if deal.kinds & ADVISERS and crowd_reason(s, deal, column) is None:
            tradable = tradable_advisers(s, giver, column == 0)
            found += [SAY_CARD[column] + card for card in tradable if card not in deal.things[column]]
            hidden = s.facedown[giver] if column == 1 else b""
            first = FACEDOWN + giver * FACEDOWN_EACH
            found += [first + place for place, card in enumerate(hidden) if card not in deal.things[column]]
        if deal.kinds & RULED_SITES:
            found += [SAY_SITE[column] + slot for slot in range(SLOTS) if site_reason(s, deal, column, slot) is None]
        if more_promises(s, deal, column) is None:
            found.append(SAY_PROMISE[column])
            if peace(s, *sides(deal, column)) not in deal.promises:
                found.append(SAY_PEACE[column])
            if not promises_tokens(s, deal, column, FAVOR_LATER):
                found += EACH_LATER_FAVOR[column]
            if not promises_tokens(s, deal, column, SECRETS_LATER):
                found += EACH_LATER_SECRETS[column]
    return found


def put_item(s: OathState, deal: Deal, action: int) -> None:
    """Write an item that may be in the deal into its column."""
    place = within(action, FACEDOWN, FACEDOWN_EACH * s.seats)
    if place >= 0:
        deal.things[1] = deal.things[1] + ONE[s.facedown[deal.partner][place % FACEDOWN_EACH]]
    elif not put_in_column(s, deal, action, 0):
        put_in_column(s, deal, action, 1)


def put_in_column(s: OathState, deal: Deal, action: int, column: int) -> bool:
    """False if it is an item of the other column."""
    n = within(action, SAY_FAVOR[column], MOST + 1)
    if n >= 0:
        deal.favor[column] = n
        return True
    n = within(action, SAY_SECRETS[column], MOST + 1)
    if n >= 0:
        deal.secrets[column] = n
        return True
    relic = within(action, SAY_RELIC[column] + RELIC, THINGS - RELIC)
    if relic >= 0:
        deal.things[column] = deal.things[column] + ONE[RELIC + relic]
        return True
    banner = within(action, SAY_BANNER[column], 2)
    if banner >= 0:
        deal.banners[column] |= SEAT_BIT[banner]
        return True
    card = within(action, SAY_CARD[column] + 1, CARDS - 1)
    if card >= 0:
        deal.things[column] = deal.things[column] + ONE[card + 1]
        return True
    slot = within(action, SAY_SITE[column], SLOTS)
    if slot >= 0:
        deal.sites[column] |= SEAT_BIT[slot]
        return True
    by, to = sides(deal, column)
    if action == SAY_PEACE[column]:
        deal.promises.append(peace(s, by, to))
        return True
    favor, secrets = within(action, SAY_LATER_FAVOR[column], MOST + 1), within(action, SAY_LATER_SECRETS[column], MOST + 1)
    if favor < 0 and secrets < 0:
        return False
    kind, n = (FAVOR_LATER, favor) if favor >= 0 else (SECRETS_LATER, secrets)
    deal.promises.append(new_promise(by, to, kind, next_turn(s, by), n=n))
    return True


# ---------------------------------------------------------------- what is in it


def given(deal: Deal, column: int) -> list[tuple[str, int]]:
    """What one side gives (0: the proposer), each by its kind and its number: of tokens how many, else which."""
    found: list[tuple[str, int]] = []
    if deal.citizenship and column == deal.counters % 2:
        found.append(("citizenship", deal.space))
    for kind, tokens in ("favor", deal.favor[column]), ("secrets", deal.secrets[column]):
        if tokens:
            found.append((kind, tokens))
    found += [("thing", thing) for thing in deal.things[column]]
    found += [("banner", banner) for banner in range(2) if deal.banners[column] >> banner & 1]
    found += [("site", slot) for slot in range(SLOTS) if deal.sites[column] >> slot & 1]
    giver = deal.partner if column else deal.proposer
    return found + [("promise", promise) for promise in deal.promises if promiser(promise) == giver]
