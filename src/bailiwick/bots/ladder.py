"""The picture of an arena: a line for each bot, with its rating and how far that can be trusted."""

from __future__ import annotations

from typing import Any, Final
from xml.sax.saxutils import escape

WIDTH: Final = 820
MARGIN: Final = 24
LINE: Final = 36
NAMES: Final = 220  # the width that is left for names, and for numbers
NUMBERS: Final = 170
HEAD: Final = 76
FOOT: Final = 44
LONGEST: Final = 24  # letters of a name; of a longer one, the end
TICKS: Final = (5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000)
INK: Final = "#1c2330"
FAINT: Final = "#5a6472"
RULE: Final = "#d7dbe2"
MARK: Final = "#0b5cad"


def ladder(title: str, standings: dict[str, Any]) -> str:
    """An SVG picture of `Standings.to_json`."""
    rows = standings["bots"]
    low = min(row["rating"]["low"] for row in rows)
    high = max(row["rating"]["high"] for row in rows)
    step = next((tick for tick in TICKS if (high - low) / tick <= 6), TICKS[-1])
    first, last = int(low // step) * step, -int(-high // step) * step
    last = max(last, first + step)
    left, right = MARGIN + NAMES, WIDTH - MARGIN - NUMBERS
    bottom = HEAD + LINE * len(rows)

    def across(rating: float) -> str:
        return f"{left + (right - left) * (rating - first) / (last - first):.1f}"

    anchor = standings["anchor"]
    under = (
        f"{standings['seats']} seats, {standings['games']:,} games, seed {standings['seed']}. "
        f"{short(anchor['bot'])} is set at {anchor['rating']:.0f}; bars are 95 % intervals."
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + FOOT}" width="{WIDTH}" height="{bottom + FOOT}"'
        ' role="img" font-family="system-ui, sans-serif" font-size="15">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{bottom + FOOT}" fill="#ffffff"/>',
        text(MARGIN, 34, title, INK, 'font-size="20" font-weight="600"'),
        text(MARGIN, 56, under, FAINT, 'font-size="13"'),
    ]
    for tick in range(first, last + 1, step):
        x = across(tick)
        parts.append(f'<path d="M{x} {HEAD}V{bottom}" stroke="{RULE}"/>')
        parts.append(text(x, bottom + 20, str(tick), FAINT, 'font-size="13" text-anchor="middle"'))
    for place, row in enumerate(rows):
        y = HEAD + LINE * place + LINE // 2
        rating = row["rating"]
        parts.append(text(left - 14, y + 5, short(row["bot"]), INK, 'text-anchor="end"'))
        parts.append(f'<path d="M{across(rating["low"])} {y}H{across(rating["high"])}" stroke="{MARK}" stroke-width="4"/>')
        parts.append(f'<circle cx="{across(rating["value"])}" cy="{y}" r="6" fill="{MARK}"/>')
        spread = (rating["high"] - rating["low"]) / 2
        number = f"{rating['value']:.0f}" + (f" ± {spread:.0f}" if spread else "")
        parts.append(text(right + 18, y + 5, number, INK, ""))
        parts.append(text(WIDTH - MARGIN, y + 5, f"{row['wins']['share']:.1%}", FAINT, 'font-size="13" text-anchor="end"'))
    parts.append(text(WIDTH - MARGIN, bottom + 20, "wins", FAINT, 'font-size="13" text-anchor="end"'))
    return "\n".join([*parts, "</svg>", ""])


def text(x: float | str, y: int, words: str, colour: str, more: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}" {more}>{escape(words)}</text>'


def short(name: str) -> str:
    return name if len(name) <= LONGEST else f"…{name[1 - LONGEST :]}"
