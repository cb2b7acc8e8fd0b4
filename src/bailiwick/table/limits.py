"""Rate limits: a bucket of tokens for each key, refilled evenly. Forgets keys that have been quiet."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


class RateLimit:
    def __init__(self, per_minute: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.per_minute = per_minute
        self.clock = clock
        self.lock = threading.Lock()
        self.buckets: dict[str, tuple[float, float]] = {}  # tokens left, when that was so

    def allow(self, key: str) -> bool:
        with self.lock:
            now = self.clock()
            if len(self.buckets) > 10_000:
                self.buckets = {k: v for k, v in self.buckets.items() if now - v[1] < 60}
            tokens, at = self.buckets.get(key, (float(self.per_minute), now))
            tokens = min(self.per_minute, tokens + (now - at) * self.per_minute / 60)
            if tokens < 1:
                self.buckets[key] = (tokens, now)
                return False
            self.buckets[key] = (tokens - 1, now)
            return True
