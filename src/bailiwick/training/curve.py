"""The picture of a course of training: what a planner won of greedy bots after each round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from xml.sax.saxutils import escape

from bailiwick.bots.summary import Share

WIDTH: Final = 720
HEIGHT: Final = 360
LEFT: Final = 64
RIGHT: Final = 24
TOP: Final = 72
FOOT: Final = 52
INK: Final = "#1c2330"
FAINT: Final = "#5a6472"
RULE: Final = "#d7dbe2"
MARK: Final = "#0b5cad"
PAR: Final = "#b35c00"


def curve(title: str, rounds: Sequence[dict[str, Any]], seats: int) -> str:
    """An SVG picture. The upright line at each point is the 95 % interval of its trial, the dashed one is par."""
    last = max(2, len(rounds))
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
        ' role="img" font-family="system-ui, sans-serif" font-size="13">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        words(LEFT, 32, title, INK, 'font-size="19" font-weight="600"'),
        words(LEFT, 54, f"Games won by one against {seats - 1} greedy bots, after each round", FAINT, ""),
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{LEFT} {up(share)}H{WIDTH - RIGHT}" stroke="{RULE}"/>')
        parts.append(words(LEFT - 10, float(up(share)) + 4, f"{share:.0%}", FAINT, 'text-anchor="end"'))
    parts.append(f'<path d="M{LEFT} {up(1 / seats)}H{WIDTH - RIGHT}" stroke="{PAR}" stroke-dasharray="6 5"/>')
    parts.append(words(WIDTH - RIGHT, float(up(1 / seats)) - 6, "as good as greedy", PAR, 'text-anchor="end"'))
    points = []
    for row in rounds:
        x, won = across(row["round"], last), row["wins"]
        wins = Share()
        wins.games, wins.count = row["trial"], won * row["trial"]
        low, high = wins.interval()
        points.append(f"{x} {up(won)}")
        parts.append(f'<path d="M{x} {up(low)}V{up(high)}" stroke="{MARK}" stroke-width="2" opacity="0.5"/>')
        parts.append(f'<circle cx="{x}" cy="{up(won)}" r="5" fill="{MARK}"/>')
        parts.append(words(x, HEIGHT - FOOT + 22, str(row["round"]), FAINT, 'text-anchor="middle"'))
    if points:
        parts.append(f'<path d="M{"L".join(points)}" fill="none" stroke="{MARK}" stroke-width="2"/>')
    parts.append(words((LEFT + WIDTH - RIGHT) / 2, HEIGHT - 8, "round", FAINT, 'text-anchor="middle"'))
    return "\n".join([*parts, "</svg>", ""])


def up(share: float) -> str:
    return f"{HEIGHT - FOOT - (HEIGHT - FOOT - TOP) * share:.1f}"


def across(round: int, last: int) -> str:
    return f"{LEFT + 20 + (WIDTH - RIGHT - LEFT - 40) * (round - 1) / (last - 1):.1f}"


def words(x: float | str, y: float, said: str, colour: str, more: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" {more}>{escape(said)}</text>'
