"""Everything a game can say, said: checks of words that know no game, for the tests of all of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.rng import Rng
from bailiwick.kernel.words import LANGUAGES


def check_said(text: str) -> None:
    """Something is said, beginning with a capital (or a number, a gain, money, a name in quotes), with every hole filled."""
    assert text.strip() == text
    assert text
    assert "{" not in text
    assert "}" not in text
    assert "  " not in text
    assert text[0] in "'$+" or text[0].isupper() or text[0].isdecimal(), text


def say_a_game(game: Game[Any], options: dict[str, object], seed: int) -> None:
    """At every decision of a random game: the question and every choice, no two alike; then all that has happened."""
    match = Match(game, options, seed)
    rng = Rng(seed)
    while not match.over:
        state, seat = match.state, match.seat
        legal = game.legal(state, seat)
        for lang in LANGUAGES:
            check_said(game.prompt(state, seat, lang))
            said = [game.say_action(state, action, lang) for action in legal]
            assert len(set(said)) == len(legal), "no two choices are called the same"
            for text in said:
                check_said(text)
        match.play(legal[rng.below(len(legal))])
    for event in match.events:
        for lang in LANGUAGES:
            check_said(game.say_event(match.state, event, lang))


def all_said(game: Game[Any], options: dict[str, object], seed: int, langs: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Everything that a random game says in these languages: questions, choices, now and then every reason, and the log."""
    match = Match(game, options, seed)
    rng = Rng(seed)
    while not match.over:
        state, seat = match.state, match.seat
        legal = game.legal(state, seat)
        for lang in langs:
            yield lang, game.prompt(state, seat, lang)
            for action in legal:
                yield lang, game.say_action(state, action, lang)
        if match.moves % 50 == 0:
            for action in range(len(game.vocabulary)):
                reason = game.why_not(state, seat, action)
                if reason is not None:
                    for lang in langs:
                        yield lang, game.say_reason(state, reason, lang)
        match.play(legal[rng.below(len(legal))])
    for event in match.events:
        for lang in langs:
            yield lang, game.say_event(match.state, event, lang)


def say_the_vocabulary(game: Game[Any], options: dict[str, object], seed: int) -> int:
    """In every step that a random game comes to: every action there is, and why it can't be taken. Returns how many steps."""
    match = Match(game, options, seed)
    rng = Rng(seed)
    seen: set[int] = set()
    while not match.over:
        state, seat = match.state, match.seat
        if state.top not in seen:
            seen.add(state.top)
            for action in range(len(game.vocabulary)):
                reason = game.why_not(state, seat, action)
                for lang in LANGUAGES:
                    check_said(game.say_action(state, action, lang))
                    if reason is not None:
                        check_said(game.say_reason(state, reason, lang))
        legal = match.legal().actions
        match.play(legal[rng.below(len(legal))])
    for action in range(len(game.vocabulary)):
        check_said(game.say_action(match.state, action, "it"))
    return len(seen)


def calls(folder: Path, name: str, place: int) -> set[str]:
    """What the rules pass to a function of that name as its argument in that place, as far as it is written out."""
    found: set[str] = set()
    for file in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == name:
                found |= {
                    part.value
                    for part in ast.walk(node.args[place])
                    if isinstance(part, ast.Constant) and isinstance(part.value, str)
                }
    return found
