"""Points at the end of a round (I-14), and who wins (I-15)."""

from __future__ import annotations

from bailiwick.games.immortals.board import AREA_MASK, how_many, sites_in
from bailiwick.games.immortals.state import ImmortalsState
from bailiwick.kernel.native import i64

MAJORITY = 3
COMPLETE = 5


def round_points(s: ImmortalsState, seat: i64) -> dict[str, int]:
    """What the seat gets at a scoring, by source."""
    mine: i64 = s.holds[seat]
    points = s.data.points
    areas = 0
    for mask in AREA_MASK:
        held = how_many(mine & mask)
        if held == COMPLETE:
            areas += points["area_complete"]
        elif held >= MAJORITY:
            areas += points["area_majority"]
    return {
        "sites": how_many(mine) // points["sites_per_point"],
        "temples": how_many(mine & s.temples) * points["temple"],
        "capitals": how_many(mine & s.capitals) * points["capital"],
        "areas": areas,
    }


def sources(s: ImmortalsState, seat: i64) -> dict[str, int]:
    """All points so far, by source."""
    sites, temples, capitals, areas = s.scored[4 * seat : 4 * seat + 4]
    built = s.points[seat] - sites - temples - capitals - areas
    return {"sites": sites, "temples": temples, "capitals": capitals, "areas": areas, "building": built}


def armies_on_sites(s: ImmortalsState, seat: i64) -> int:
    return sum(s.armies(site) for site in sites_in(s.holds[seat]))


def winners(s: ImmortalsState) -> list[int]:
    """I-15.1, I-15.2: most points; of those who tie, most armies on sites."""
    ranks = [(s.points[seat], armies_on_sites(s, seat)) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if ranks[seat] == max(ranks)]
