"""The initial placement (I-3): start regions, then a draft of conflict cards that say where army groups go."""

from __future__ import annotations

from typing import Final

from bailiwick.games.immortals.actions import CHOOSE, CONFLICTS, GROUP, SITE, SITES, site_of
from bailiwick.games.immortals.board import BIT, DARK, LIGHT, REGION_OF, TWIN, sites_in
from bailiwick.games.immortals.cards import CONFLICT_SITES, START_REGIONS, realm_of_conflict
from bailiwick.games.immortals.data import ARMIES
from bailiwick.games.immortals.state import STOCK, ImmortalsState, replaced
from bailiwick.games.immortals.steps.feeding import FED_ARMIES, FED_INHABITANTS, FEEDING
from bailiwick.games.immortals.steps.flow import SETTING_UP, Effect, Phase, PlayerOrder, after_marker
from bailiwick.games.immortals.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.state import SEAT_BIT
from bailiwick.kernel.step import UNUSED, Register, Registers

TWIN_ARMIES: Final = 2
LIMBO_ARMIES: Final = 3
DRAFT_HAND: Final = 5


def group_sizes(s: ImmortalsState, seat: i64) -> list[int]:
    """The different sizes of the seat's groups, ascending."""
    out: list[int] = []
    last: i64 = 0
    for size in s.groups[seat]:
        if size != last:
            out.append(size)
            last = size
    return out


def place_group(s: ImmortalsState, seat: i64, size: i64, site: i64) -> None:
    groups = s.groups[seat]
    place: i64 = groups.index(size)
    s.groups[seat] = groups[:place] + groups[place + 1 :]
    s.put(seat, site, size)
    s.tell("place_group", seat, (size, site))


def refuse_group(s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
    size = action - GROUP
    if not 1 <= size <= ARMIES:
        return SETTING_UP
    return None if size in s.groups[seat] else Reason("I-3.1", "no_such_group", (size,))


def refuse_supply(s: ImmortalsState) -> str:
    """What is wrong where the rest of the set-up needs more cubes than there are (I-3.2, I-3.11, I-4.1)."""
    placed: i64 = s.stack[1] if s.stack[0] == START_REGION.index else s.seats
    for turn in range(s.seats):
        seat = after_marker(s, turn)
        twins: i64 = 0 if turn < placed else TWIN_ARMIES
        out: i64 = sum(s.groups[seat]) + s.tray[seat] + s.tower[seat] + 2 * LIMBO_ARMIES + FED_ARMIES + twins
        for site in sites_in(s.holds[seat]):
            out += s.armies(site)
        if out > ARMIES:
            return "each colour has armies enough for the rest of the set-up."
    return "" if s.inhabitants >= FED_INHABITANTS else "there are inhabitants enough to feed the tower."


class StartRegion(PlayerOrder):
    """I-3.2: each player in order moves a group to the start region of the light tribe."""

    def seat_of(self, s: ImmortalsState, turn: i64) -> i64:
        return after_marker(s, turn)

    def misplaced(self, s: ImmortalsState, at: i64) -> str:
        seat = self.asked(s, at)
        site: i64 = START_REGIONS[s.light_tribe[seat]]
        free = s.owner(site) < 0 and s.owner(TWIN[site]) < 0 and s.sites_in_play & BIT[site]
        if not free:
            return "a start region, and its twin, are free when they are settled."
        return refuse_supply(s)

    def happen(self, s: ImmortalsState) -> None:
        deal_draft(s)
        s.push(DRAFT_CHOICE.index)

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        return [GROUP + size for size in group_sizes(s, seat)]

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        site: i64 = START_REGIONS[s.light_tribe[seat]]
        place_group(s, seat, action - GROUP, site)
        s.give_region(REGION_OF[site], seat)
        s.supply[seat] -= TWIN_ARMIES
        s.put(seat, TWIN[site], TWIN_ARMIES)
        s.tell("place_twin", seat, (TWIN_ARMIES, TWIN[site]))
        self.next(s)

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        return refuse_group(s, seat, action)

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_start_region", name(lang, "region", START_REGIONS[s.light_tribe[seat]]))


def deal_draft(s: ImmortalsState) -> None:
    """I-3.3: five cards each, of the dark deck and of the light deck in turn. Whoever has seen them chooses no other group."""
    s.reveal()
    turn: i64 = 0
    while turn < s.seats:
        seat = after_marker(s, turn)
        if turn % 2 == 0:
            s.draft_realms |= SEAT_BIT[seat]
        fill_draft_hand(s, seat)
        turn += 1


def fill_draft_hand(s: ImmortalsState, seat: i64) -> None:
    """R-05: from the deck of the hand's realm, which is made anew from that realm's discards when it is used up."""
    realm: i64 = DARK if s.draft_realms & SEAT_BIT[seat] else LIGHT
    hand = s.draft_hands[seat]
    while len(hand) < DRAFT_HAND:
        if not s.draft_decks[realm]:
            if not s.draft_discards[realm]:
                break
            s.draft_decks[realm] = s.rng.shuffled(s.draft_discards[realm])
            s.draft_discards[realm] = b""
        hand = hand + s.draft_decks[realm][-1:]
        s.draft_decks[realm] = s.draft_decks[realm][:-1]
    s.draft_hands[seat] = bytes(sorted(hand))


def free_sites(s: ImmortalsState, conflict: i64) -> i64:
    """The sites a conflict stands for that nobody occupies."""
    mask: i64 = CONFLICT_SITES[conflict]
    for holds in s.holds:
        mask &= ~holds
    return mask & s.sites_in_play


def placeable(s: ImmortalsState, seat: i64) -> list[int]:
    """The conflicts in the draft hand that name a free site."""
    return [conflict for conflict in s.draft_hands[seat] if free_sites(s, conflict)]


class DraftChoice(Phase):
    """I-3.5: everybody picks a card at the same time, in secret. Register x: 1 once all have been asked."""

    def registers(self, s: ImmortalsState) -> Registers:
        return Register("asked", range(1, 2)), UNUSED

    def misplaced(self, s: ImmortalsState, at: i64) -> str:
        for seat in range(s.seats):
            if s.waiting & SEAT_BIT[seat] and s.chosen[seat]:
                return "who is asked for a card has not chosen one."
        return refuse_supply(s)

    def enter(self, s: ImmortalsState) -> None:
        if s.get_x() == 0:
            s.set_x(1)
            asked: i64 = 0
            for seat in range(s.seats):
                if s.draft_hands[seat]:
                    asked |= SEAT_BIT[seat]
            if asked:
                s.ask_all(asked)
            return
        s.pop()
        self.reveal(s)
        s.push(DRAFT_PLACE.index)

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        good = placeable(s, seat) if s.groups[seat] else []
        return [CHOOSE + conflict for conflict in (good or list(s.draft_hands[seat]))]

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        conflict = action - CHOOSE
        hand = s.draft_hands[seat]
        place: i64 = hand.index(conflict)
        s.draft_hands[seat] = hand[:place] + hand[place + 1 :]
        s.chosen = replaced(s.chosen, seat, conflict)
        s.tell("chose", seat, (conflict,), SEAT_BIT[seat])

    def reveal(self, s: ImmortalsState) -> None:
        """I-3.6: cards chosen for placement are shown together; the others are kept unseen (R-02)."""
        s.reveal()
        s.placing = 0
        turn: i64 = 0
        while turn < s.seats:
            seat = after_marker(s, turn)
            conflict: i64 = s.chosen[seat]
            if conflict and s.groups[seat] and free_sites(s, conflict):
                s.placing |= SEAT_BIT[seat]
                s.tell("shows", seat, (conflict,))
            elif conflict:
                s.add_conflict(seat, conflict)
                s.chosen = replaced(s.chosen, seat, 0)
                s.tell("keeps_secretly", seat)
            turn += 1

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        conflict = action - CHOOSE
        if not 1 <= conflict <= CONFLICTS:
            return SETTING_UP
        if conflict not in s.draft_hands[seat]:
            return Reason("I-3.5", "not_in_hand", (conflict,))
        if s.groups[seat] and not free_sites(s, conflict) and placeable(s, seat):
            return Reason("I-3.5", "must_place", (conflict,))
        return None

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        return say(lang, "ask_draft" if s.groups[seat] and placeable(s, seat) else "ask_draft_keep")


class DraftPlace(Phase):
    """I-3.7, I-3.8: in player order, a group to the site of the card. Registers: how many had their turn; the site plus one."""

    def registers(self, s: ImmortalsState) -> Registers:
        return Register("players done", range(s.seats)), Register("site + 1", range(SITES + 1))

    def asked(self, s: ImmortalsState, at: i64) -> i64:
        return after_marker(s, s.stack[at + 1])

    def misplaced(self, s: ImmortalsState, at: i64) -> str:
        for seat in range(s.seats):
            if s.placing & SEAT_BIT[seat] and not (s.chosen[seat] and s.groups[seat]):
                return "who places armies has chosen a card, and has a group."
        seat, site = after_marker(s, s.stack[at + 1]), s.stack[at + 2] - 1
        if not s.placing & SEAT_BIT[seat]:
            return "who is asked places armies."
        if site >= 0 and not free_sites(s, s.chosen[seat]) >> site & 1:
            return "armies are placed at a free site of the card."
        return refuse_supply(s)

    def enter(self, s: ImmortalsState) -> None:
        while s.get_x() < s.seats:
            seat = after_marker(s, s.get_x())
            if s.placing & SEAT_BIT[seat]:
                if not free_sites(s, s.chosen[seat]):
                    self.keep(s, seat)  # taken by a wildcard in the meantime
                else:
                    out = self.options(s, seat)
                    if len(out) == 1:
                        self.choose(s, seat, out[0])
                    else:
                        s.ask(seat, out)
                        return
            else:
                s.set_x(s.get_x() + 1)
        s.pop()
        pass_hands(s)

    def options(self, s: ImmortalsState, seat: i64) -> list[int]:
        if s.get_y() == 0:
            return [SITE + site for site in sites_in(free_sites(s, s.chosen[seat]))]
        return [GROUP + size for size in group_sizes(s, seat)]

    def choose(self, s: ImmortalsState, seat: i64, action: i64) -> None:
        if s.get_y() == 0:
            s.set_y(action - SITE + 1)
            return
        site = s.get_y() - 1
        conflict: i64 = s.chosen[seat]
        place_group(s, seat, action - GROUP, site)
        if s.region_cards[REGION_OF[site]] == STOCK:
            s.give_region(REGION_OF[site], seat)
            realm = realm_of_conflict(conflict)
            s.draft_discards[realm] = s.draft_discards[realm] + bytes([conflict])
            self.next(s, seat)
        else:
            self.keep(s, seat)

    def keep(self, s: ImmortalsState, seat: i64) -> None:
        s.add_conflict(seat, s.chosen[seat])
        s.tell("keeps", seat, (s.chosen[seat],))
        self.next(s, seat)

    def next(self, s: ImmortalsState, seat: i64) -> None:
        s.chosen = replaced(s.chosen, seat, 0)
        s.placing &= ~SEAT_BIT[seat]
        s.set_x(s.get_x() + 1)
        s.set_y(0)

    def why_not(self, s: ImmortalsState, seat: i64, action: i64) -> Reason | None:
        if s.get_y():
            return refuse_group(s, seat, action)
        site = action - SITE
        if not 0 <= site < SITES:
            return SETTING_UP
        conflict = s.chosen[seat]
        if not CONFLICT_SITES[conflict] >> site & 1:
            return Reason("I-3.7", "not_on_card", (site,))
        return None if s.owner(site) < 0 else Reason("I-3.7", "occupied", (site,))

    def label(self, s: ImmortalsState, action: i64, lang: str) -> str:
        site = site_of(action)
        return say(lang, "act_site_place", name(lang, "site", site)) if site >= 0 else ""

    def prompt(self, s: ImmortalsState, seat: i64, lang: str) -> str:
        if s.get_y():
            return say(lang, "ask_draft_group", name(lang, "site", s.get_y() - 1))
        return say(lang, "ask_draft_site", name(lang, "conflict", s.chosen[seat]))


def pass_hands(s: ImmortalsState) -> None:
    """I-3.9: hands and marker go to the left; when nobody has a group left, or a card, the placement is over (I-3.11).

    Everybody sees a new hand, even if nothing is drawn for it.
    """
    last: i64 = s.seats - 1
    if not any(s.groups):
        s.push(DRAFT_END.index)
        return
    hand = s.draft_hands[last]
    realms: i64 = s.draft_realms
    dark = realms >> last & 1
    seat = last
    while seat > 0:
        s.draft_hands[seat] = s.draft_hands[seat - 1]
        seat -= 1
    s.draft_hands[0] = hand
    s.draft_realms = (realms << 1 | dark) & ((1 << s.seats) - 1)
    s.marker = (s.marker + 1) % s.seats
    for seat_ in range(s.seats):
        fill_draft_hand(s, seat_)
    s.tell("hands_passed", -1)
    if any(s.draft_hands):
        s.reveal()
        s.push(DRAFT_CHOICE.index)
        return
    # every card is in somebody's collection, so nobody can ever place again.
    for seat_ in range(s.seats):
        s.supply[seat_] += sum(s.groups[seat_])
        s.groups[seat_] = b""
    s.push(DRAFT_END.index)


class DraftEnd(Phase):
    """I-3.11: everybody's resources, one conflict deck, three armies in each limbo; then the tower is fed."""

    def happen(self, s: ImmortalsState) -> None:
        cards = b""
        for realm in (LIGHT, DARK):
            cards = cards + s.draft_decks[realm] + s.draft_discards[realm]
            s.draft_decks[realm] = b""
            s.draft_discards[realm] = b""
        for seat in range(s.seats):
            cards = cards + s.draft_hands[seat]
            s.draft_hands[seat] = b""
            light: i64 = s.light_tribe[seat]
            dark: i64 = s.dark_tribe[seat]
            s.gold[seat] = s.data.start[light][0] + s.data.start[dark][0]
            s.energy[seat] = s.data.start[light][1] + s.data.start[dark][1]
            s.tell("start_with", seat, (s.gold[seat], s.energy[seat]))
            for realm in (LIGHT, DARK):
                s.limbo[2 * seat + realm] = LIMBO_ARMIES
            s.supply[seat] -= 2 * LIMBO_ARMIES
        s.draft_realms = 0
        s.deck = s.rng.shuffled(bytes(sorted(cards)))
        s.tell("placement_over", -1)
        s.push(FEEDING.index)


START_REGION: Final = StartRegion()
DRAFT_CHOICE: Final = DraftChoice()
DRAFT_PLACE: Final = DraftPlace()
DRAFT_END: Final = DraftEnd()

DRAFT_STEPS: Final[dict[str, Effect]] = {
    "start_region": START_REGION,
    "draft_choice": DRAFT_CHOICE,
    "draft_place": DRAFT_PLACE,
    "draft_end": DRAFT_END,
}
