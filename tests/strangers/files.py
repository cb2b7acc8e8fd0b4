"""Strangers' files, positions, records, chronicles and numbers: real ones, spoiled by chance, and what becomes of each.

Whatever a file says, it is refused in a sentence or it can be played.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from bailiwick import games
from bailiwick.kernel.errors import BadOption, BadPosition, BadRecord
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.options import DataOption, LineOption, TextOption
from bailiwick.kernel.record import Record
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.state import State
from bailiwick.table.datafile import data_option, parse_data, write_data
from tests.strangers.spoiling import Spoiler, one_of

KINDS: Final = (*games.NAMES, "records", "chronicles", "numbers")
FILES_A_GAME: Final = 40  # spoiled from the positions of one random game
LONGEST_SENTENCE: Final = 600
DECISIONS: Final = 50_000  # no game takes as many, random as it may be
LOOKED_AT: Final = 20  # decisions of a game at which everything is shown
STANDSTILL: Final = 2_000  # decisions in which nobody could do more than a few kinds of things
FEW: Final = 6
REFUSED, PLAYED, STILL = "refused", "played", "stands still"


class Fault(Exception):
    """A file that was neither refused in a sentence nor could be played."""


# ---------------------------------------------------------------- real files


def random_options(game: Game[Any], rng: Rng) -> dict[str, object]:
    """Every option of the game drawn at random, as far as they go together."""
    while True:
        drawn: dict[str, object] = {}
        for option in game.options:
            if isinstance(option, (DataOption, LineOption)) or rng.below(4) == 0:
                continue
            values = [value for value in option.values if value != option.default]
            if option.count > 1 and len(values) >= option.count:
                while len(values) > option.count:
                    values.pop(rng.below(len(values)))
                drawn[option.name] = values
            else:
                drawn[option.name] = one_of(rng, option.values)
        try:
            game.new(drawn, 0)
        except BadOption:
            continue
        return drawn


def random_states(game: Game[Any], rng: Rng) -> list[State]:
    """States of a random game: half of them any, half with stacks that differ from one another."""
    state: State = game.new(random_options(game, rng), rng.word())
    states: list[State] = []
    stacks: dict[tuple[int, ...], State] = {}
    while not state.over:
        states.append(state.clone())
        stacks.setdefault(tuple(state.stack[::3]), states[-1])
        game.playout(state, rng, 1)
    half = FILES_A_GAME // 2
    different = list(stacks.values())
    return [one_of(rng, states) for _ in range(half)] + [one_of(rng, different) for _ in range(half - 1)] + [state]


class Files:
    """The spoiled files of one kind, by number. Those of the last game are kept: many come from one."""

    def __init__(self, kind: str, seed: str) -> None:
        self.kind = kind
        self.seed = seed
        self.batch = -1
        self.real: list[Any] = []

    def file(self, number: int) -> Any:
        """A position as data; anything else as text."""
        batch = number // FILES_A_GAME
        if batch != self.batch:
            self.batch = batch
            self.real = list(self.originals(Rng(f"{self.seed} {self.kind} {batch}")))
        rng = Rng(f"{self.seed} {self.kind} {batch} {number}")
        original = self.real[number % len(self.real)]
        if self.kind in games.NAMES:
            keys = sorted(games.load(self.kind).program.by_key)
            return Spoiler(rng, keys).position(original, one_of(rng, self.real))
        if self.kind == "records":
            return self.record(rng, original)
        if self.kind == "numbers" and rng.below(10) == 0:
            return bomb(rng)
        if rng.below(3) == 0:
            return Spoiler(rng).text(original)
        return Spoiler(rng).numbers(original) if self.kind == "numbers" else Spoiler(rng).digits(original)

    def originals(self, rng: Rng) -> Iterator[Any]:
        if self.kind in games.NAMES:
            game = games.load(self.kind)
            for state in random_states(game, rng):
                yield game.to_json(state)
        elif self.kind == "records":
            for name in games.NAMES:
                yield short_record(games.load(name), rng)
        elif self.kind == "chronicles":
            yield random_chronicle(rng)
        else:
            for name in games.NAMES:
                if any(isinstance(option, DataOption) for option in games.load(name).options):
                    yield write_data(data_option(games.load(name)))

    def record(self, rng: Rng, original: dict[str, Any]) -> str:
        if rng.below(20) == 0:
            return bomb(rng)
        game = games.load(original["game"])
        data = Spoiler(rng, sorted(game.program.by_key)).json(original)
        if rng.below(4) == 0 and isinstance(data.get("start"), dict):
            data["start"] = Spoiler(rng, sorted(game.program.by_key)).position(original["start"], original["start"])
        text = json.dumps(data, ensure_ascii=bool(rng.below(2)))
        return Spoiler(rng).text(text) if rng.below(8) == 0 else text


def short_record(game: Game[Any], rng: Rng) -> dict[str, Any]:
    """A game's first moves, from the beginning or from a position."""
    match = Match(game, random_options(game, rng), rng.word())
    before = rng.below(60) if rng.below(2) else 0
    for number in range(before + 1 + rng.below(60)):
        if match.over:
            break
        if number == before and before:
            match = Match(game, start=game.to_json(match.state))
        match.play(one_of(rng, match.legal().actions))
    return match.record.to_json()


def random_chronicle(rng: Rng) -> str:
    """What a few games of Oath, one after another, have left."""
    game, text = games.load("oath"), "first"
    assert game.text_option is not None
    for _ in range(1 + rng.below(3)):
        state: State = game.new({game.text_option.name: text}, rng.word())
        game.playout(state, rng, DECISIONS)
        text = game.legacy(state)
    return text


def bomb(rng: Rng) -> str:
    """A small text that would become something very large, very deep or very slow."""
    deep = 10 ** (1 + rng.below(4))
    aliases = "\n".join(f"a{i + 1}: &a{i + 1} [{', '.join([f'*a{i}'] * 9)}]" for i in range(1 + rng.below(12)))
    bombs: tuple[str, ...] = (
        "[" * deep,
        '{"a":' * deep + "1" + "}" * deep,
        "[" * deep + "]" * deep,
        f"a0: &a0 [x]\n{aliases}",
        "a: &a [*a]",
        "&a {*a : *a}",
        "a: " + "9" * deep,
        "a: 0x" + "f" * deep,
        "a: " + ":".join(["59"] * (deep // 3 + 1)),
        "a: !!python/object/apply:os.system [ls]",
        "a: !!binary " + "A" * deep,
        "? " * deep + "a",
        "- " * deep + "a",
        "a: |\n" + " x\n" * deep,
        "<<: " * min(deep, 1000) + "{a: 1}",
        '{"format": "bailiwick-record", "version": 1, "seed": ' + "9" * deep + "}",
        "a: 2026-02-30",
        "\n".join(f"k{i}: {i}" for i in range(deep)),
    )
    return one_of(rng, bombs)


# ---------------------------------------------------------------- what becomes of them


def try_file(kind: str, file: Any, rng: Rng) -> str:
    """Whether it was refused or played; Fault, if neither can be said."""
    try:
        if kind in games.NAMES:
            game = games.load(kind)
            return play(game, Match(game, start=file).state, rng)
        if kind == "records":
            record = Record.loads(file)
            Match.replay(games.load(record.game), record).record.dumps().encode()
        elif kind == "chronicles":
            read_chronicle(file, rng)
        else:
            read_numbers(file, rng)
    except (BadPosition, BadOption, BadRecord) as refusal:
        if not 10 < len(str(refusal)) < LONGEST_SENTENCE or "\n" in str(refusal):
            raise Fault(f"refused in {len(str(refusal))} letters: {str(refusal)[:100]}") from None
        str(refusal).encode()
        return REFUSED
    return PLAYED


def play(game: Game[Any], state: State, rng: Rng) -> str:
    """To the end at random; at its first decisions it is looked at as a table does, and copied to a file.

    A sketch of a position, in which nobody has a card that could bring the end nearer, goes on for ever: turns are made, and
    nobody can do more than end them, or send the same spy to and fro. It may, for it can be looked at and scored. Where people
    have more kinds of choices and it does not end, it is a fault.
    """
    decisions = 0
    while not state.over:
        if decisions in (0, 1) or decisions == LOOKED_AT:
            look(game, state, rng)
        if not all(game.legal(state, seat) for seat in range(state.seats) if state.waiting >> seat & 1):
            raise Fault("somebody is waited for who can do nothing")
        made = game.playout(state, rng, 1 if decisions <= LOOKED_AT else DECISIONS)
        decisions += made
        if decisions > DECISIONS:
            if len(offered(game, state, rng)) > FEW:
                raise Fault(f"it has taken {DECISIONS} decisions, and goes on")
            return STILL
    game.scores(state), game.winners(state), game.ending(state, "en"), game.legacy(state)
    game.from_json(json.loads(json.dumps(game.to_json(state))))
    return PLAYED


def offered(game: Game[Any], state: State, rng: Rng) -> set[str]:
    """All the kinds of things that anybody can do while a game goes on: the verbs."""
    verbs: set[str] = set()
    for _ in range(STANDSTILL):
        verbs.update(game.vocabulary.verb(action).name for action in game.legal(state, state.seat))
        game.playout(state, rng, 1)
    return verbs


def look(game: Game[Any], state: State, rng: Rng) -> None:
    """All that is done with a state at a table: views, words, odds and a bot's guess at what is hidden."""
    seat = state.seat
    for viewer in range(-1, state.seats):
        masked = game.mask(state, viewer)
        game.view_json(masked, viewer)
        game.panels(masked, viewer, "en")
    game.prompt(state, seat, "en")
    masked = game.mask(state, seat)
    for action in game.legal(state, seat)[:30]:
        game.say_action(state, action, "pt")
        game.reckon(masked, seat, action, "it")
    for _ in range(10):
        action = rng.below(len(game.vocabulary))
        reason = game.why_not(state, seat, action)
        if (reason is None) != (action in game.legal(state, seat)):
            raise Fault(f"{game.vocabulary.name(action)!r} is legal, or it is not: {reason}")
        if reason is not None:
            game.say_reason(state, reason, "it")
    game.evaluate(state, seat)
    game.determinize(state, seat, rng)
    game.scores(state), game.score_sources(state), game.settled(state), game.round_of(state)
    data = game.to_json(state)
    if game.to_json(game.from_json(json.loads(json.dumps(data)))) != data:
        raise Fault("written and read again, it is another position")


def read_chronicle(text: str, rng: Rng) -> None:
    game = games.load("oath")
    option = game.text_option
    assert isinstance(option, TextOption)
    state: State = game.new({option.name: text}, rng.word())
    game.history(text, "en"), game.legacy_name(text)
    game.playout(state, rng, DECISIONS)
    if not state.over:
        raise Fault("a game begun from it does not end")
    game.legacy(state)


def read_numbers(text: str, rng: Rng) -> None:
    data = parse_data(text)
    for name in games.NAMES:
        game = games.load(name)
        for option in game.options:
            if isinstance(option, DataOption):
                play(game, game.new({**random_options(game, rng), option.name: data}, rng.word()), rng)
