"""card_texts."""

from __future__ import annotations

from typing import Final

CARD_TEXTS: Final[dict[str, tuple[str, str, str]]] = {}
