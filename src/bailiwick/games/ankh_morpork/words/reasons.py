"""reasons."""

from __future__ import annotations

from typing import Final

REASONS: Final[dict[str, tuple[str, str, str]]] = {}
