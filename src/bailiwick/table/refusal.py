"""A refusal: something a person may not do, or not now."""

from __future__ import annotations

from typing import Final

from bailiwick.kernel.errors import BailiwickError

LONGEST: Final = 400  # characters of a sentence: what somebody sent is often part of it, and may be long
CLOSE_REASON: Final = 123  # bytes that a socket can be closed with


class Refused(BailiwickError):
    """`code` tells a program which refusal it is; the sentence tells the person why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.seat: str | None = None  # whose, for the log


class SetAside(Refused):
    """A table that can't be opened, while others can."""

    def __init__(self) -> None:
        super().__init__(
            "set_aside",
            "This table can't be opened: its saved game is damaged, or was played by other rules. It is set aside; whoever "
            "runs the server finds the reason in its log.",
        )


def code_of(problem: BailiwickError) -> str:
    """The refusal's code; whatever else the kernel finds wrong is the request's fault."""
    return problem.code if isinstance(problem, Refused) else "bad_request"


def brief(sentence: str, most: int = LONGEST) -> str:
    """The sentence without its middle, if it is too long: what is wrong stands first, what would be right last."""
    if len(sentence) <= most:
        return sentence
    end = most // 3
    return f"{sentence[: most - end - 3]} … {sentence[-end:]}"


def close_reason(sentence: str) -> str:
    """The same for a socket that is closed, which counts bytes."""
    return brief(sentence, CLOSE_REASON).encode("utf-8", "replace")[:CLOSE_REASON].decode("utf-8", "ignore")
