"""Looking at personalities and trading one's own (A-14.7, A-14.8)."""

from __future__ import annotations

from bailiwick.games.ankh_morpork.state import AnkhState, without
from bailiwick.games.ankh_morpork.steps.flow import Effect
from bailiwick.games.ankh_morpork.words import say
from bailiwick.kernel.native import i64
from bailiwick.kernel.state import SEAT_BIT


class PeekPersonalities(Effect):
    """All unused personalities but one, which stays hidden by chance (Mrs Cake)."""

    def happen(self, s: AnkhState) -> None:
        if not s.unused:
            return
        s.reveal()
        hidden: i64 = s.unused[s.rng.below(len(s.unused))]
        shown = bytes(sorted(without(s.unused, hidden)))
        for personality in shown:
            s.seen[s.active] |= 1 << personality
        s.tell("peek", s.active, (len(shown),))
        for personality in shown:
            s.tell("peeked", s.active, (personality,), SEAT_BIT[s.active])

    def text(self, lang: str) -> str:
        return say(lang, "peek")


class SwapPersonality(Effect):
    """A random unused one for one's own, which goes among the unused (Zorgo)."""

    def happen(self, s: AnkhState) -> None:
        if not s.unused:
            return
        s.reveal()
        seat: i64 = s.active
        old: i64 = s.personality[seat]
        new: i64 = s.unused[s.rng.below(len(s.unused))]
        s.unused = bytes(sorted(without(s.unused, new) + bytes([old])))
        s.personality = s.personality[:seat] + bytes([new]) + s.personality[seat + 1 :]
        mine: i64 = s.seen[seat]
        for other in range(s.seats):
            s.seen[other] = 0  # what others knew to be unused may be in play now
        s.seen[seat] = (mine & ~(1 << new)) | 1 << old
        s.tell("swap_personality", seat)
        s.tell("new_personality", seat, (new,), SEAT_BIT[seat])

    def text(self, lang: str) -> str:
        return say(lang, "swap_personality")
