"""Limits for each key, an address or a person: how often in a minute, and how many at a time. Quiet keys are forgotten."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from weakref import WeakValueDictionary


def neighbours(address: str) -> str:
    """Whom an address stands for: with IPv6 one house has a whole network of them."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if isinstance(ip, IPv6Address):
        return str(ip.ipv4_mapped or IPv6Network((ip, 64), strict=False))
    return address


class RateLimit:
    """A bucket of tokens for each key, refilled evenly."""

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


class Share:
    """So many at a time for each key. Asked by one thread alone."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.taken: Counter[str] = Counter()

    def take(self, key: str) -> bool:
        if self.taken[key] >= self.most:
            return False
        self.taken[key] += 1
        return True

    def give_back(self, key: str) -> None:
        self.taken[key] -= 1
        if not self.taken[key]:
            del self.taken[key]


class Turns:
    """Few at a time, in all and for each key, and the others wait: who asks for much waits behind themselves alone."""

    def __init__(self, most: int, each: int) -> None:
        self.places = asyncio.Semaphore(most)
        self.each = each
        self.own: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # for as long as somebody waits there

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[None]:
        own = self.own.setdefault(key, asyncio.Semaphore(self.each))
        async with own, self.places:
            yield
