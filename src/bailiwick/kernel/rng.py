"""The one source of chance: a small seedable generator that lives inside the state.

It is xoshiro128++ on four 32-bit words: only shifts, adds and exclusive ors that stay far below 63 bits, so interpreted and
compiled code draw the same numbers on every platform. The shuffle is part of the record format: changing it changes old games.
"""

from __future__ import annotations

import hashlib
from typing import Final

from bailiwick.kernel.errors import BadPosition, quoted
from bailiwick.kernel.native import i64

MASK: Final[i64] = 0xFFFFFFFF


def mixed(x: i64) -> i64:
    """32 bits of which each depends on all of 32 others. The factors stay below 31 bits, so that no product passes 63."""
    x = ((x ^ (x >> 16)) * 0x7FEB352D) & MASK
    x = ((x ^ (x >> 15)) * 0x5BD1E995) & MASK
    return x ^ (x >> 16)


class Rng:
    def __init__(self, seed: int | str | None = None) -> None:
        self.a: i64 = 1
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        if seed is not None:
            self.reseed(seed)

    def reseed(self, seed: int | str) -> None:
        digest = hashlib.sha256(f"bailiwick:{seed}".encode()).digest()
        self.a = int.from_bytes(digest[0:4], "big")
        self.b = int.from_bytes(digest[4:8], "big")
        self.c = int.from_bytes(digest[8:12], "big")
        self.d = int.from_bytes(digest[12:16], "big") | 1  # an all-zero state would stay zero for ever

    def copy(self) -> Rng:
        other = Rng()
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.d = self.d
        return other

    def branch(self, number: i64) -> Rng:
        """Another generator for each number, wherever this one stands: what is drawn from one tells nothing of the next."""
        salt: i64 = ((number & MASK) * 0x5BD1E995) & MASK
        other = Rng()
        other.a = mixed(self.a ^ salt)
        other.b = mixed(self.b ^ other.a)
        other.c = mixed(self.c ^ other.b)
        other.d = mixed(self.d ^ other.c) | 1
        return other

    def word(self) -> i64:
        """The next 32 random bits."""
        total: i64 = (self.a + self.d) & MASK
        result: i64 = ((((total << 7) & MASK) | (total >> 25)) + self.a) & MASK
        shifted: i64 = (self.b << 9) & MASK
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= shifted
        self.d = ((self.d << 11) & MASK) | (self.d >> 21)
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1 (n at most 2**31), every one equally likely (a biased product is drawn again)."""
        if n <= 1:
            return 0
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:
            threshold: i64 = (MASK + 1 - n) % n
            while low < threshold:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def shuffled(self, pile: bytes) -> bytes:
        """The same cards in random order (Fisher-Yates from the end)."""
        cards = list(pile)
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            kept = cards[i]
            cards[i] = cards[j]
            cards[j] = kept
            i -= 1
        return bytes(cards)

    def to_json(self) -> str:
        return "%032x" % (int(self.a) << 96 | int(self.b) << 64 | int(self.c) << 32 | int(self.d))

    @staticmethod
    def from_json(text: str) -> Rng:
        if len(text) != 32 or any(c not in "0123456789abcdef" for c in text) or text == "0" * 32:
            wanted = "32 lower-case hexadecimal digits are needed, not all zero"
            raise BadPosition(f"{quoted(text)} is not a generator state: {wanted}.")
        other = Rng()
        other.a = int(text[0:8], 16)
        other.b = int(text[8:16], 16)
        other.c = int(text[16:24], 16)
        other.d = int(text[24:32], 16)
        return other
