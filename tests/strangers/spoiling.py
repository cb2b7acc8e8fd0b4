"""How data and texts are spoiled, by chance with a seed: what a careless hand or a spiteful stranger would do."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final, TypeVar

from bailiwick.kernel.rng import Rng

T = TypeVar("T")

SMALL: Final = (0, 1, 2, 3, -1, -2, 5, 7, 15, 31, 63, 127, 255, 256)
NUMBERS: Final = (*SMALL, 65535, 2**31 - 1, 2**31, 2**62 - 1, 2**62, 2**63, -(2**63), 2**64)
WILD: Final[tuple[Any, ...]] = (
    *(None, True, False, "", [], {}, [[]], {"": None}, 1.5, float("nan"), float("inf"), 1e308, -0.0, 10**400),
    *("\ud800", "\0", "red", "nobody", "-1", "x" * 5000, "ß" * 300, "’", [0] * 1000, [None], ["red"] * 7, {"red": {"red": 1}}),
)
LETTERS: Final = "0123456789ABCDEFabcdefgxyz -_:,.#&*!|>'\"%@`{}[]()\\/\n\t\0\ud800ßé’𝔸"


def one_of(rng: Rng, things: Sequence[T]) -> T:
    return things[rng.below(len(things))]


def copied(data: Any) -> Any:
    return json.loads(json.dumps(data))


class Spoiler:
    """Spoils positions and other JSON of one kind. `keys`: the steps that a frame can be of."""

    def __init__(self, rng: Rng, keys: Sequence[str] = ()) -> None:
        self.rng = rng
        self.keys = keys

    def position(self, data: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
        """A copy with one to three faults; `other` is a position that parts may come from."""
        spoiled: dict[str, Any] = copied(data)
        for _ in range(1 + self.rng.below(3)):
            roll = self.rng.below(10)
            if roll < 5 and spoiled.get("stack"):
                self.stack(spoiled, other)
            elif roll == 5:
                key = one_of(self.rng, sorted(other))
                spoiled[key] = copied(other[key])
            else:
                self.anything(spoiled)
        return spoiled

    def json(self, data: dict[str, Any]) -> dict[str, Any]:
        spoiled: dict[str, Any] = copied(data)
        for _ in range(1 + self.rng.below(3)):
            self.anything(spoiled)
        return spoiled

    # -- the rules in flight

    def frame(self) -> list[Any]:
        return [one_of(self.rng, self.keys), self.register(), self.register()]

    def register(self) -> int:
        return 0 if self.rng.below(2) else one_of(self.rng, NUMBERS) if self.rng.below(3) == 0 else self.rng.below(30)

    def stack(self, data: dict[str, Any], other: dict[str, Any]) -> None:
        rng, stack = self.rng, data["stack"]
        if not isinstance(stack, list) or not all(isinstance(frame, list) and len(frame) == 3 for frame in stack):
            return
        at = rng.below(len(stack)) if stack else 0
        roll = rng.below(10)
        if roll < 2 or not stack:
            stack.insert(rng.below(len(stack) + 1), self.frame())
        elif roll == 2:
            del stack[at]
        elif roll == 3:
            stack.insert(at, list(stack[at]))
        elif roll == 4:
            there = rng.below(len(stack))
            stack[at], stack[there] = stack[there], stack[at]
        elif roll == 5:
            stack[at][0] = one_of(rng, self.keys)
        elif roll < 8:
            stack[at][1 + rng.below(2)] = self.register()
        elif roll == 8:
            frames = other.get("stack")
            data["stack"] = (
                stack[:at] + copied(frames[rng.below(len(frames)) :]) if isinstance(frames, list) and frames else stack[:at]
            )
        else:
            seats = one_of(rng, ("red", "blue", "green", "yellow", "white", "black", "purple", "orange"))
            waiting = data.get("waiting")  # which may be spoiled already
            data["waiting"] = [*waiting, seats] if rng.below(3) == 0 and isinstance(waiting, list) else [seats]

    # -- anywhere

    def anything(self, data: Any) -> None:
        """Change something at any depth of an object or list."""
        rng = self.rng
        while True:
            keys: list[Any] = sorted(data) if isinstance(data, dict) else list(range(len(data)))
            if not keys:
                self.fill(data)
                return
            key = one_of(rng, keys)
            if not isinstance(data[key], (dict, list)) or rng.below(4) == 0:
                break
            data = data[key]
        roll = rng.below(8)
        if roll == 0:
            del data[key]
        elif roll == 1 and isinstance(data, list):
            data.insert(rng.below(len(data) + 1), copied(data[key]))
        elif roll == 2:
            there = one_of(rng, keys)
            data[key], data[there] = data[there], data[key]
        elif roll == 3:
            data[key] = copied_wild(one_of(rng, WILD))
        elif roll == 4 and isinstance(data[key], (list, dict)):
            data[key] = type(data[key])()
        elif roll == 5 and isinstance(data, dict):
            data[one_of(rng, ("", "red", "seat", key, "x"))] = data.pop(key)
        else:
            data[key] = self.near(data, key)

    def near(self, data: Any, key: Any) -> Any:
        """Another value of the same kind, most often."""
        rng, value = self.rng, data[key]
        if isinstance(value, bool):
            return not value
        if isinstance(value, int):
            return value + 1 - 2 * rng.below(2) if rng.below(2) else one_of(rng, NUMBERS)
        if isinstance(value, str):
            beside = [v for v in (data.values() if isinstance(data, dict) else data) if isinstance(v, str)]
            return one_of(rng, beside) if rng.below(3) else self.text(value)
        if isinstance(value, list):
            return value[::-1] if rng.below(2) else value + value
        if isinstance(value, dict):
            return dict(list(value.items())[: rng.below(len(value) + 1)])
        return one_of(rng, NUMBERS)

    def fill(self, data: Any) -> None:
        if isinstance(data, dict):
            data[one_of(self.rng, ("red", "x"))] = one_of(self.rng, NUMBERS)
        else:
            data.append(copied_wild(one_of(self.rng, WILD)))

    # -- texts

    def numbers(self, text: str) -> str:
        """A text in which some numbers are others, or a line is lost: it looks right, as far as its form goes."""
        rng = self.rng
        for _ in range(1 + rng.below(3)):
            found = list(re.finditer(r"\d+", text))
            if not found or rng.below(8) == 0:
                lines = text.splitlines(keepends=True)
                del lines[rng.below(len(lines))]
                text = "".join(lines)
                continue
            old = one_of(rng, found)
            new = int(old[0]) + 1 - 2 * rng.below(2) if rng.below(2) else one_of(rng, SMALL)
            text = f"{text[: old.start()]}{new}{text[old.end() :]}"
        return text

    def digits(self, text: str) -> str:
        """A text of hexadecimal digits in which some pairs are others, or have changed places."""
        rng = self.rng
        for _ in range(1 + rng.below(3)):
            at, to = 2 * rng.below(len(text) // 2), 2 * rng.below(len(text) // 2)
            at, to = min(at, to), max(at, to)
            if at != to and rng.below(2):
                text = text[:at] + text[to : to + 2] + text[at + 2 : to] + text[at : at + 2] + text[to + 2 :]
            else:
                text = f"{text[:at]}{rng.below(256):02X}{text[at + 2 :]}"
        return text

    def text(self, text: str) -> str:
        """A text with a few letters lost, doubled, changed or moved."""
        rng = self.rng
        for _ in range(1 + rng.below(4)):
            at, to = rng.below(len(text) + 1), rng.below(len(text) + 1)
            at, to = min(at, to), max(at, to)
            roll = rng.below(7)
            letter = one_of(rng, LETTERS)
            if roll == 0:
                text = text[:at] + text[at + 1 :]
            elif roll == 1:
                text = text[:at] + letter + text[at:]
            elif roll < 4:
                text = text[:at] + letter + text[at + 1 :]
            elif roll == 4:
                text = text[:at] + text[to:]
            elif roll == 5:
                text = (text[:to] + text[at:])[:100_000]
            else:
                text = text[:at] + text[at:to][::-1] + text[to:]
        return text


def copied_wild(value: Any) -> Any:
    return list(value) if isinstance(value, list) else dict(value) if isinstance(value, dict) else value
