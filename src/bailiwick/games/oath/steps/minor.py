"""The other minor actions: turning up an adviser, peeking, moving warbands (O-6.1, O-6.3 to O-6.5)."""

from __future__ import annotations

from typing import Final

from bailiwick.games.oath.asking import ask_bandit_lord, ask_may, ask_toll
from bailiwick.games.oath.catalogue.heads import FREE
from bailiwick.games.oath.judging.promises import refused
from bailiwick.games.oath.powers import Effect, modifier_of
from bailiwick.games.oath.questions import PLACE_WARBANDS, SEARCH_PILE
from bailiwick.games.oath.ruling import is_imperial, rules_site, same_side
from bailiwick.games.oath.state import CHANCELLOR, OFF_MAP, ONE, UNUSED, OathState, without
from bailiwick.games.oath.steps.empire import scepter_reason
from bailiwick.games.oath.steps.flow import NOT_NOW, YesOrNo, ask, within
from bailiwick.games.oath.steps.majors import END_ACTION, afford, pay
from bailiwick.games.oath.steps.playing import PLAY
from bailiwick.games.oath.tokens import enter_site, leave_site
from bailiwick.games.oath.vocabulary import ACCEPT, BANDS, DECLINE, NUMBER
from bailiwick.games.oath.wording import worded
from bailiwick.games.oath.words import name, say
from bailiwick.kernel.native import i64
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.step import Register, Registers

# ---------------------------------------------------------------- a facedown adviser


def adviser_reason(s: OathState, seat: int, card: int) -> Reason | None:
    if card not in s.facedown[seat]:
        return Reason("O-6.1", "not_facedown", (card,))
    for source in s.declared:
        power = modifier_of(source)
        if power is not None and not power.for_plays:
            return Reason("O-6.1", "not_for_advisers", (source,))
    return afford(s, seat, 0, FREE, ask_toll(s, SEARCH_PILE, seat))


def turn_up(s: OathState, seat: int, card: int) -> None:
    """Played or discarded as the last step of a Search; its own slot is free first."""
    pay(s, seat, 0, ask_toll(s, SEARCH_PILE, seat))
    s.facedown[seat] = without(s.facedown[seat], card)
    s.hands[seat] = ONE[card] + s.hands[seat]
    s.push(END_ACTION.index)
    s.push(PLAY.index, seat)


# ---------------------------------------------------------------- peeking


def peek_reason(s: OathState, seat: int, slot: int, place: int) -> Reason | None:
    """A relic once seen stays seen (O-6.3): there is nothing to peek at twice."""
    if place >= len(s.site_relics[slot]):
        return Reason("O-6.3", "no_relic_here")
    if s.sees(s.site_relics[slot][place], seat):
        return Reason("O-6.3", "seen_already")
    return None if s.pawn[seat] == slot else Reason("O-6.3", "not_your_site")


def peek(s: OathState, seat: int, slot: int, place: int) -> None:
    relic = s.site_relics[slot][place]
    s.reveal()
    s.also_seen(relic, seat)
    s.tell("peeks", seat, (slot,))
    s.tell("peeked", seat, (relic,), 1 << seat)


def reliquary_reason(s: OathState, seat: int) -> Reason | None:
    reason = scepter_reason(s, seat)
    if reason is not None:
        return reason
    unseen = any(relic not in (0, UNUSED) and not s.sees(relic, seat) for relic in s.reliquary)
    return None if unseen else Reason("O-6.4", "seen_already")


def peek_reliquary(s: OathState, seat: int) -> None:
    s.reveal()
    s.tell("peeks_reliquary", seat)
    for relic in s.reliquary:
        if relic not in (0, UNUSED):
            s.also_seen(relic, seat)
            s.tell("peeked", seat, (relic,), 1 << seat)


# ---------------------------------------------------------------- moving warbands


def to_board_reason(s: OathState, seat: int, n: int) -> Reason | None:
    slot = s.pawn[seat]
    if not s.garrison[slot] or not rules_site(s, seat, slot):
        return Reason("O-6.5", "not_ruled", (slot,))
    return None if n <= most_to_board(s, seat) else Reason("O-6.5", "last_stays")


def most_to_board(s: OathState, seat: int) -> int:
    """How many can leave the site that one rules: the last stays, unless the site would be one's own without it, too."""
    lord = ask_bandit_lord(s)
    last = 0 if lord >= 0 and same_side(s, lord, seat) else 1
    return s.garrison[s.pawn[seat]] - last


def to_board(s: OathState, seat: int, n: int) -> None:
    """A Citizen needs the Chancellor's permission."""
    if s.is_citizen(seat):
        s.tell("asks_for_warbands", seat, (n,))
        s.push(PERMIT.index, seat, n)
    else:
        leave_site(s, s.pawn[seat], n, seat)
        s.tell("to_board", seat, (n, s.pawn[seat]))


def to_site_reason(s: OathState, seat: int, n: int) -> Reason | None:
    slot = s.pawn[seat]
    if not rules_site(s, seat, slot):
        return Reason("O-6.5", "not_ruled", (slot,))
    if n > s.board[seat]:
        return Reason("O-6.5", "have_only", (s.board[seat],))
    return ask_may(s, PLACE_WARBANDS, seat, slot=slot)


def to_site(s: OathState, seat: int, n: int) -> None:
    enter_site(s, s.pawn[seat], n, seat)
    s.tell("to_site", seat, (n, s.pawn[seat]))


class Permit(YesOrNo):
    """The Chancellor lets a Citizen take warbands from a site, or not. Registers: the Citizen, how many."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat", range(s.seats)), Register("warbands", range(1, BANDS + 1))

    def misplaced(self, s: OathState, at: i64) -> str:
        citizen, n = s.stack[at + 1], s.stack[at + 2]
        possible = s.is_citizen(citizen) and s.pawn[citizen] != OFF_MAP and to_board_reason(s, citizen, n) is None
        return "" if possible else "a Citizen asks for warbands at a site of the Empire (O-6.5)."

    def who(self, s: OathState) -> i64:
        return CHANCELLOR

    def answered(self, s: OathState, seat: i64, yes: bool) -> None:
        citizen, n = int(s.get_x()), int(s.get_y())
        s.pop()
        if yes:
            leave_site(s, s.pawn[citizen], n, citizen)
            s.tell("to_board", citizen, (n, s.pawn[citizen]))
        else:
            s.tell("refuses", seat, (citizen,))
            refused(s, int(seat), citizen)

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        return say(lang, "ask_permit", name(lang, "seat", s.get_x()), s.get_y())


def share_reason(s: OathState, seat: int, other: int, giver: int) -> Reason | None:
    """Imperial players at one site may give each other warbands."""
    if other >= s.seats or other == seat or not (is_imperial(s, seat) and is_imperial(s, other)):
        return Reason("O-6.5", "not_imperial")
    if s.pawn[other] != s.pawn[seat]:
        return Reason("O-6.5", "not_at_your_site_player", (other,))
    return None if s.board[giver] else Reason("O-6.5", "have_only", (0,))


def share(s: OathState, seat: int, other: int, giving: bool) -> None:
    s.push(SHARE.index, seat | other << 3, 1 if giving else 0)


class Share(Effect):
    """How many warbands, then the other's consent. Registers: who acts + 8 * the other + 64 * how many; 1: they are given."""

    def registers(self, s: OathState) -> Registers:
        return Register("seat + 8 * other + 64 * warbands", range(64 * (BANDS + 1))), Register("given", range(2))

    def misplaced(self, s: OathState, at: i64) -> str:
        x = s.stack[at + 1]
        actor, other, n = x & 7, x >> 3 & 7, x >> 6
        giver = actor if s.stack[at + 2] else other
        possible = actor < s.seats and share_reason(s, actor, other, giver) is None and n <= s.board[giver]
        return "" if possible else "warbands are shared by two Imperial players at a site, one of whom has them (O-6.5)."

    def sides(self, s: OathState) -> tuple[int, int, int]:
        x = int(s.get_x())
        return x & 7, x >> 3 & 7, x >> 6

    def enter(self, s: OathState) -> None:
        actor, other, n = self.sides(s)
        ask(s, self, other if n else actor)

    def options(self, s: OathState, seat: i64) -> list[int]:
        actor, other, n = self.sides(s)
        if n:
            return [ACCEPT, DECLINE]
        giver = actor if s.get_y() else other
        return [NUMBER + k for k in range(1, min(s.board[giver], BANDS) + 1)]

    def why_not(self, s: OathState, seat: i64, action: i64) -> Reason | None:
        return None if action in self.options(s, seat) else NOT_NOW

    def choose(self, s: OathState, seat: i64, action: i64) -> None:
        actor, other, n = self.sides(s)
        if not n:
            s.set_x(actor | other << 3 | within(action, NUMBER, BANDS + 1) << 6)
            return
        giver, taker = (actor, other) if s.get_y() else (other, actor)
        s.pop()
        if action == ACCEPT:
            s.board[giver] -= n
            s.board[taker] += n
            s.tell("hands_over", giver, (n, taker))
        else:
            s.tell("refuses", seat, (actor,))
            refused(s, int(seat), actor)

    def label(self, s: OathState, action: i64, lang: str) -> str:
        return worded(s, action, lang, {"number": "act_number_warbands"})

    def prompt(self, s: OathState, seat: i64, lang: str) -> str:
        actor, _, number = self.sides(s)
        key = "ask_share_given" if s.get_y() else "ask_share_asked"
        return say(lang, key, name(lang, "seat", actor), number) if number else ""


PERMIT: Final = Permit()
SHARE: Final = Share()
MINOR_STEPS: Final[dict[str, Effect]] = {"permit": PERMIT, "share": SHARE}
