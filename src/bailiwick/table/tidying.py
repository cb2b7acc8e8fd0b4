"""The garbage collector, kept from stopping the table.

Python looks through everything there is whenever a quarter more has come: with hundreds of tables open, each time everybody waits
for a third of a second. What was there at the start is never looked at again, what is young is looked at often, which takes a
millisecond, and everything only when nobody asks for anything, or when that was long ago.
"""

from __future__ import annotations

import gc
from typing import Final

# New objects, and then they are looked through. Few: what goes is taken off, so that while views come and go many more gather.
YOUNG: Final = 1_000
MIDDLE: Final = 10  # such looks, and then what was left by them is looked through too
NEVER: Final = 1_000_000_000  # by itself
LONG_AGO: Final = 600.0  # seconds


class Tidying:
    def __init__(self, now: float) -> None:
        self.last = now
        self.heard = 0

    def begin(self) -> None:
        """All that stands at the start stays: it need not be looked at."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)

    def tick(self, now: float, heard: int) -> None:
        """Called every second with how often somebody has asked since the start."""
        quiet, self.heard = heard == self.heard, heard
        left = gc.get_count()[2] > 0  # something was looked at twice, and is there still
        if left and (quiet or now - self.last >= LONG_AGO):
            gc.collect()
            self.last = now
