"""log."""

from __future__ import annotations

from typing import Final

LOG: Final[dict[str, tuple[str, str, str]]] = {}
