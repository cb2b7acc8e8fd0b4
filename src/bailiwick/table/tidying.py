"""The garbage collector, kept from stopping the table.

Python looks through everything there is whenever a quarter more has come: with hundreds of tables open, each time everybody waits
for a third of a second. What was there at the start is never looked at again, what is young is looked at often, which takes a
millisecond, and everything only when nobody asks for anything, when half as much again has come, or when that was long ago.

Half as much again, whoever asks: every connection leaves something behind that only a look through everything takes away, and who
connects all the time would otherwise fill the memory with it.
"""

from __future__ import annotations

import gc
import sys
from typing import Final

# New objects, and then they are looked through. Few: what goes is taken off, so that while views come and go many more gather.
YOUNG: Final = 1_000
MIDDLE: Final = 10  # such looks, and then what was left by them is looked through too
NEVER: Final = 1_000_000_000  # by itself
LONG_AGO: Final = 600.0  # seconds
MORE: Final = 1.5  # times as much as there was after the last look through everything


class Tidying:
    def __init__(self, now: float) -> None:
        self.last = now
        self.heard = 0
        self.stays = 0  # how much there was after the last look, in blocks of memory

    def begin(self) -> None:
        """All that stands at the start stays: it need not be looked at."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(YOUNG, MIDDLE, NEVER)
        self.stays = sys.getallocatedblocks()

    def tick(self, now: float, heard: int) -> None:
        """Called every second with how often somebody has asked since the start."""
        quiet, self.heard = heard == self.heard, heard
        left = gc.get_count()[2] > 0  # something was looked at twice, and is there still
        much = sys.getallocatedblocks() > MORE * self.stays
        if left and (quiet or much or now - self.last >= LONG_AGO):
            gc.collect()
            self.last, self.stays = now, sys.getallocatedblocks()
