"""Magpies: a small but whole game, the one that `docs/adding-a-game.md` walks through and that the kernel's tests play.

M-1  Two to four magpies hold four trinkets each, numbered 1 to 8, two of each number; the rest lies in the nest, unseen.
M-2  Each round, all commit a trinket they hold, in secret and at the same time. The highest leads; chance decides between equals.
M-3  The leader digs for one to three coins, as chance has it, or robs another magpie that has a coin.
M-4  A robbed magpie may guard with a trinket that is higher than the one that leads: then it is the leader who loses a coin.
M-5  The game ends when a magpie begins a round without trinkets. The most coins win.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bailiwick.kernel.event import Event
from bailiwick.kernel.game import Game
from bailiwick.kernel.options import Option, read_options
from bailiwick.kernel.reading import Node
from bailiwick.kernel.reason import Reason
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.kernel.step import UNUSED, Program, Register, Registers, Step
from bailiwick.kernel.steps import Choose
from bailiwick.kernel.vocabulary import Kind, Vocabulary

SEATS: Final = ("red", "blue", "green", "white")
TRINKETS: Final = bytes(range(1, 9)) * 2
LEADING: Final = Register("trinket", range(1, 9))
NUMBERS: Final = tuple(str(number) for number in range(1, 9))
BIG: Final = 1_000_000

# ---------------------------------------------------------------- the vocabulary: all that anyone can ever choose

VOCABULARY: Final = Vocabulary()
TRINKET: Final = Kind("trinket", NUMBERS, first=1)
COMMIT: Final = VOCABULARY.add("commit", TRINKET)  # COMMIT + trinket is the action
DIG: Final = VOCABULARY.add("dig")
ROB: Final = VOCABULARY.add("rob", Kind("seat", SEATS))
ALLOW: Final = VOCABULARY.add("allow")
GUARD: Final = VOCABULARY.add("guard", TRINKET)

NOT_NOW: Final = Reason("M-2", "not_now")

# ---------------------------------------------------------------- the state: flat, typed, cheap to copy


class MagpieState(State):
    def __init__(self, blank: bool = False) -> None:
        super().__init__(blank)
        if blank:
            return
        self.hands: list[bytes] = []  # sorted; bytes can't change, so copies share them
        self.committed = b""  # one a seat, 0: not yet. Secret until all are in
        self.nest = b""
        self.spent = b""  # seen by all, oldest first
        self.coins: list[int] = []
        self.leader = 0

    def clone(self) -> MagpieState:
        o = MagpieState(True)
        self.copy_kernel(o)
        o.hands = self.hands.copy()
        o.committed = self.committed
        o.nest = self.nest
        o.spent = self.spent
        o.coins = self.coins.copy()
        o.leader = self.leader
        return o

    def take(self, seat: int, trinket: int) -> None:
        self.hands[seat] = self.hands[seat].replace(bytes([trinket]), b"", 1)

    def rob(self, thief: int, victim: int) -> None:
        self.coins[victim] -= 1
        self.coins[thief] += 1
        self.tell("robs", thief, (victim,))


def not_held(s: MagpieState, seat: int, trinket: int) -> Reason | None:
    return None if trinket in s.hands[seat] else Reason("M-1", "not_held", (trinket,))


# ---------------------------------------------------------------- the rules: steps, each a frame on the stack while it runs


class Round(Step[MagpieState]):
    """M-2: everybody is asked at once. `choose` only stores; entered again when all are in, it compares."""

    def bottom(self) -> bool:
        return True

    def enter(self, s: MagpieState) -> None:
        if not all(s.hands) and not any(s.committed):
            s.over = True  # M-5
        elif 0 in s.committed:
            s.ask_all((1 << s.seats) - 1)
        else:
            self.compare(s)

    def compare(self, s: MagpieState) -> None:
        best = max(s.committed)
        equals = [seat for seat in range(s.seats) if s.committed[seat] == best]
        s.leader = equals[s.rng.below(len(equals))]
        s.spent += s.committed
        s.committed = bytes(s.seats)
        s.reveal()
        s.tell("leads", s.leader, (best,))
        s.push(TURN.index, best)  # on top of this step, which begins the next round when the turn is over

    def options(self, s: MagpieState, seat: int) -> list[int]:
        return [COMMIT + trinket for trinket in sorted(set(s.hands[seat]))]

    def choose(self, s: MagpieState, seat: int, action: int) -> None:
        trinket = action - COMMIT
        s.take(seat, trinket)
        s.committed = s.committed[:seat] + bytes([trinket]) + s.committed[seat + 1 :]
        s.tell("ready", seat)
        s.tell("commits", seat, (trinket,), 1 << seat)  # only the seat itself may see which

    def why_not(self, s: MagpieState, seat: int, action: int) -> Reason | None:
        return not_held(s, seat, action - COMMIT) if COMMIT < action <= COMMIT + 8 else NOT_NOW

    def prompt(self, s: MagpieState, seat: int, lang: str) -> str:
        return "Commit a trinket."


class Turn(Step[MagpieState]):
    """M-3. Register x: the trinket that leads."""

    def registers(self, s: MagpieState) -> Registers:
        return LEADING, UNUSED

    def misplaced(self, s: MagpieState, at: int) -> str:
        return "" if s.waiting == 1 << s.leader else "in a turn, the leader is waited for."

    def enter(self, s: MagpieState) -> None:
        s.ask(s.leader, self.options(s, s.leader))

    def options(self, s: MagpieState, seat: int) -> list[int]:
        return [DIG] + [ROB + other for other in range(s.seats) if other != seat and s.coins[other]]

    def choose(self, s: MagpieState, seat: int, action: int) -> None:
        leading = s.get_x()
        s.pop()
        if action == DIG:
            found = 1 + s.rng.below(3)
            s.coins[seat] += found
            s.reveal()
            s.tell("digs", seat, (found,))
        else:
            s.push(ROBBED.index, leading, action - ROB)

    def why_not(self, s: MagpieState, seat: int, action: int) -> Reason | None:
        if action == DIG:
            return None
        if not ROB <= action < ROB + s.seats:
            return NOT_NOW
        if action - ROB == seat:
            return Reason("M-3", "yourself")
        return None if s.coins[action - ROB] else Reason("M-3", "no_coin", (action - ROB,))

    def prompt(self, s: MagpieState, seat: int, lang: str) -> str:
        return "Dig, or rob another magpie."


class Robbed(Choose[MagpieState]):
    """M-4: asks a seat that is not on turn, whether or not it has such a trinket: silence would tell.

    Registers x: the trinket that leads; y: who is robbed.
    """

    def __init__(self) -> None:
        super().__init__(GUARD, range(1, 9), none=ALLOW, always=True)

    def registers(self, s: MagpieState) -> Registers:
        return LEADING, Register("victim", range(s.seats))

    def misplaced(self, s: MagpieState, at: int) -> str:
        robbed = s.stack[at + 2]
        possible = robbed != s.leader and s.coins[robbed] and s.waiting == 1 << robbed
        return "" if possible else "who is robbed has a coin, and is waited for."

    def who(self, s: MagpieState) -> int:
        return s.get_y()

    def refuse(self, s: MagpieState, seat: int, value: int) -> Reason | None:
        return Reason("M-4", "too_low", (s.get_x(),)) if value <= s.get_x() else not_held(s, seat, value)

    def otherwise(self, action: int) -> Reason:
        return NOT_NOW

    def chosen(self, s: MagpieState, seat: int, value: int) -> None:
        s.take(seat, value)
        s.spent += bytes([value])
        s.reveal()
        s.tell("guards", seat, (value,))
        if s.coins[s.leader]:
            s.rob(seat, s.leader)

    def declined(self, s: MagpieState, seat: int) -> None:
        s.rob(s.leader, seat)

    def prompt(self, s: MagpieState, seat: int, lang: str) -> str:
        return f"Guard with a trinket above {s.get_x()}, or allow the robbery."


ROUND: Final = Round()
TURN: Final = Turn()
ROBBED: Final = Robbed()
PROGRAM: Final[Program[MagpieState]] = Program(checked=True)
PROGRAM.add("round", ROUND)
PROGRAM.add("turn", TURN)
PROGRAM.add("robbed", ROBBED)

# ---------------------------------------------------------------- the game: set-up, hidden information, files, words


class Magpies(Game[MagpieState]):
    def new(self, options: Mapping[str, object], seed: int | str) -> MagpieState:
        s = MagpieState()
        s.seats = int(str(read_options(self.options, options)["players"]))
        s.rng = Rng(seed)
        trinkets = s.rng.shuffled(TRINKETS)
        s.hands = [bytes(sorted(trinkets[4 * seat : 4 * seat + 4])) for seat in range(s.seats)]
        s.nest = trinkets[4 * s.seats :]
        s.committed = bytes(s.seats)
        s.coins = [1] * s.seats
        s.push(ROUND.index)
        self.advance(s)
        return s

    def seat_names(self, s: MagpieState) -> list[str]:
        return list(SEATS[: s.seats])

    def scores(self, s: MagpieState) -> list[int]:
        return s.coins.copy()

    def score_sources(self, s: MagpieState) -> list[dict[str, int]]:
        return [{"coins": coins} for coins in s.coins]

    # -- what is hidden

    def mask(self, s: MagpieState, seat: int) -> MagpieState:
        o = s.clone()
        o.rng = Rng()
        if seat < 0 or not s.waiting >> seat & 1:
            o.choices = None  # what another may do tells what it holds
        lay_out(o, seat, bytes(sorted(unseen(o, seat))))
        return o

    def deal(self, masked: MagpieState, seat: int, rng: Rng) -> MagpieState:
        o = masked.clone()
        o.rng = Rng(rng.word())
        lay_out(o, seat, o.rng.shuffled(unseen(o, seat)))
        return o

    def reshuffle(self, s: MagpieState, seats: int, rng: Rng) -> MagpieState:
        o = s.clone()
        o.rng = Rng(rng.word())
        if any(s.committed):  # others have committed in secret: they commit again
            asked = [seat for seat in range(s.seats) if s.committed[seat]]
            o.hands = [bytes(sorted(hand + s.committed[i : i + 1].replace(b"\0", b""))) for i, hand in enumerate(s.hands)]
            o.committed = bytes(s.seats)
            o.waiting |= sum(1 << seat for seat in asked)
        others = [seat for seat in range(s.seats) if not seats >> seat & 1]
        pool = o.rng.shuffled(b"".join(o.hands[seat] for seat in others) + o.nest)
        for seat in others:
            size = len(o.hands[seat])
            o.hands[seat], pool = bytes(sorted(pool[:size])), pool[size:]
        o.nest = pool
        if not seats >> o.seat & 1:
            o.choices = None
        return o

    def view_json(self, masked: MagpieState, seat: int) -> dict[str, Any]:
        return {
            "you": SEATS[seat] if seat >= 0 else None,
            "hand": list(masked.hands[seat]) if seat >= 0 else None,
            "committed": masked.committed[seat] or None if seat >= 0 else None,
            "hand_sizes": [len(hand) for hand in masked.hands],
            "ready": [trinket > 0 for trinket in masked.committed],
            "nest_size": len(masked.nest),
            "spent": list(masked.spent),
            "coins": masked.coins.copy(),
            "leader": SEATS[masked.leader],
            "over": masked.over,
        }

    # -- files

    def to_json(self, s: MagpieState) -> dict[str, Any]:
        return {
            "hands": [list(hand) for hand in s.hands],
            "committed": list(s.committed),
            "nest": list(s.nest),
            "spent": list(s.spent),
            "coins": s.coins.copy(),
            "leader": SEATS[s.leader],
            "over": s.over,
            "stack": self.program.write_stack(s.stack),
            "waiting": [SEATS[seat] for seat in range(s.seats) if s.waiting >> seat & 1],
            "revealed": s.revealed,
            "rng": s.rng.to_json(),
        }

    def from_json(self, data: Mapping[str, Any]) -> MagpieState:
        node = Node(data, "").fields(FIELDS)
        s = MagpieState()
        s.hands = [trinkets(hand) for hand in node.at("hands").list()]
        s.seats = len(s.hands)
        if s.seats not in PLAYERS.values:
            raise node.at("hands").wrong("two to four hands are needed here.")
        s.committed = bytes(trinket.number(0, 8) for trinket in node.at("committed").list(s.seats))
        s.nest = trinkets(node.at("nest"))
        s.spent = trinkets(node.at("spent"))
        s.coins = [coins.number(0, BIG) for coins in node.at("coins").list(s.seats)]
        s.leader = node.at("leader").one_of(SEATS[: s.seats], "a seat")
        s.over = node.at("over").flag()
        s.stack = self.program.read_stack(node.at("stack"))
        for seat in node.at("waiting").list():
            s.waiting |= 1 << seat.one_of(SEATS[: s.seats], "a seat")
        s.revealed = node.at("revealed").number(0, BIG)
        s.rng = Rng.from_json(node.at("rng").text())
        if not s.over and not (s.stack and s.waiting):
            raise node.wrong("somebody must be waited for, and a step must say for what.")
        if not s.over:
            self.program.check_stack(s, node.at("stack"))
        return s

    # -- words

    def say_event(self, s: MagpieState, event: Event, lang: str) -> str:
        return f"{SEATS[event.seat]} {event.kind} {' '.join(str(value) for value in event.values)}".strip()

    def say_reason(self, s: MagpieState, reason: Reason, lang: str) -> str:
        sentence = REASONS.get(reason.key)
        if sentence is None:
            return super().say_reason(s, reason, lang)
        return f"{sentence.format(*reason.values)} ({reason.clause})"


REASONS: Final = {
    "not_now": "That is not what is asked now",
    "not_held": "You do not hold a {0}",
    "yourself": "You can't rob yourself",
    "no_coin": "There is no coin to rob there",
    "too_low": "Only a trinket above {0} guards",
}
FIELDS: Final = ("hands", "committed", "nest", "spent", "coins", "leader", "over", "stack", "waiting", "revealed", "rng")


def trinkets(node: Node) -> bytes:
    return bytes(trinket.number(1, 8) for trinket in node.list())


def unseen(s: MagpieState, seat: int) -> bytes:
    """Every trinket whose place the seat doesn't know."""
    hands = b"".join(hand for other, hand in enumerate(s.hands) if other != seat)
    secrets = bytes(trinket for other, trinket in enumerate(s.committed) if other != seat and trinket)
    return hands + secrets + s.nest


def lay_out(s: MagpieState, seat: int, pool: bytes) -> None:
    """Fill every place the seat can't see from the pool, which is as large as those places are."""
    committed = list(s.committed)
    for other in range(s.seats):
        if other == seat:
            continue
        if committed[other]:
            committed[other], pool = pool[0], pool[1:]
        size = len(s.hands[other])
        s.hands[other], pool = bytes(sorted(pool[:size])), pool[size:]
    s.committed = bytes(committed)
    s.nest = pool


PLAYERS: Final = Option("players", (2, 3, 4), "How many magpies there are.")
GAME: Final = Magpies("magpies", "Magpies", VOCABULARY, PROGRAM, [PLAYERS])
