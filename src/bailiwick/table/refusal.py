"""A refusal: something a person may not do, or not now."""

from __future__ import annotations

from bailiwick.kernel.errors import BailiwickError


class Refused(BailiwickError):
    """`code` tells a program which refusal it is; the sentence tells the person why."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
        self.seat: str | None = None  # whose, for the log


def code_of(problem: BailiwickError) -> str:
    """The refusal's code; whatever else the kernel finds wrong is the request's fault."""
    return problem.code if isinstance(problem, Refused) else "bad_request"
