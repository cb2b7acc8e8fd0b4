"""House rules, one bit each: where the rulings say that groups differ."""

from __future__ import annotations

from typing import Final

TROUBLE_NEEDS_MINION: Final = 1  # Doctor Hix and The Mob need a minion in the area
SUBSIDENCE_CHOICE: Final = 2  # each building is paid for or given up, as its owner likes
ASK_HOLDERS: Final = 4  # only who holds an interrupt is asked, though that tells others something
NEXT_TO_OWN: Final = 8  # every minion is placed by the rule of placement, whatever else its effect says
