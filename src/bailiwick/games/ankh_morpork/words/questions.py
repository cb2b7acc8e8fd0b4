"""questions."""

from __future__ import annotations

from typing import Final

QUESTIONS: Final[dict[str, tuple[str, str, str]]] = {}
