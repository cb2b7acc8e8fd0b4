"""Drawing: a game's panels, its choices, its log and its scores, as text for a terminal of any width. Knows no game."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from bailiwick.cli.words import say
from bailiwick.kernel.aims import ALARM, INFO, SOON, Aims, plain
from bailiwick.kernel.game import Game
from bailiwick.kernel.match import Match
from bailiwick.kernel.pages import NONE, CardPage, Panel
from bailiwick.kernel.state import State
from bailiwick.kernel.view import View

GAP = 3
LOOSE, TIGHT = 2, 1  # the space between columns
SPLIT_FROM = 8  # a table with so many rows is cut into halves where two fit side by side
INDENT = 2
NO_BREAK = "\N{NO-BREAK SPACE}"
LONG_LINE = 100  # what follows a line of the log that is longer begins another
ONE_LINE = 30  # a column of cells no longer than this is never broken
# Colours of pieces as a terminal shows them well on dark and on light.
INKS = {
    "red": "bold red",
    "blue": "bold blue",
    "green": "bold green",
    "purple": "bold magenta",
    "yellow": "bold gold3",
    "orange": "bold dark_orange",
    "black": "bold white on black",
    "white": "dim",
}


def make_console() -> Console:
    """Output as it is: no emoji codes, no guessing at what numbers and paths should look like."""
    return Console(highlight=False, emoji=False)


# ---------------------------------------------------------------- panels


def draw_panels(console: Console, panels: Sequence[Panel]) -> None:
    console.print(lay_out(panels, console.width))


def height_of(console: Console, panels: Sequence[Panel]) -> int:
    return len(console.render_lines(lay_out(panels, console.width), pad=False))


def changes(before: Sequence[Panel], now: Sequence[Panel]) -> list[Panel]:
    """The panels that differ from those shown before; of a long table, only the rows that do."""
    result: list[Panel] = []
    for panel in now:
        if any((old.title, old.columns, old.rows) == (panel.title, panel.columns, panel.rows) for old in before):
            continue
        old = next((old for old in before if old.title == panel.title and len(old.rows) >= SPLIT_FROM), None)
        if old is not None and panel.columns:
            result.append(Panel(panel.title, panel.columns, [row for row in panel.rows if row not in old.rows], panel.inks))
        else:
            result.append(panel)
    return result


def lay_out(panels: Sequence[Panel], width: int) -> Group:
    """Panels below one another, and beside one another where they fit."""
    lines: list[RenderableType] = []
    beside: list[tuple[int, RenderableType]] = []

    def flush() -> None:
        if len(beside) == 1:
            lines.append(beside[0][1])
        elif beside:
            grid = Table.grid(padding=(0, GAP))
            grid.add_row(*(block for _, block in beside))
            lines.append(grid)
        beside.clear()

    for panel in panels:
        needed, block = _block(panel, width)
        if sum(taken + GAP for taken, _ in beside) + needed > width:
            flush()
        beside.append((needed, block))
    flush()
    return Group(*lines)


def _block(panel: Panel, width: int) -> tuple[int, RenderableType]:
    """A panel and how wide it is."""
    title = Text(panel.title, style="bold cyan")
    if not panel.columns:
        return width, Group(title, *(_ink(line, panel.inks) for line in flow([row[0] for row in panel.rows], width)))
    widths = [max(cell_len(cell) for cell in cells) for cells in zip(panel.columns, *panel.rows, strict=True)]
    natural = sum(widths) + LOOSE * (len(widths) - 1)
    tight = sum(widths) + TIGHT * (len(widths) - 1)
    if len(panel.rows) >= SPLIT_FROM and 2 * tight + GAP <= width:
        half = (len(panel.rows) + 1) // 2
        between = LOOSE if 2 * natural + GAP <= width else TIGHT
        grid = Table.grid(padding=(0, GAP))
        grid.add_row(_table(panel, panel.rows[:half], widths, between), _table(panel, panel.rows[half:], widths, between))
        return width, Group(title, grid)
    breakable = any(wide > ONE_LINE for wide in widths)
    between = LOOSE if natural <= width or breakable else TIGHT
    if tight > width and not breakable:
        widths = [0] * len(widths)  # whatever has several words goes over several lines: nothing is cut off
    return min(max(natural, cell_len(panel.title)), width), Group(title, _table(panel, panel.rows, widths, between))


def _table(panel: Panel, rows: list[list[str]], widths: list[int], between: int) -> Table:
    table = Table.grid(padding=(0, between, 0, 0))
    table.show_header = True
    table.header_style = "dim"
    for i, name in enumerate(panel.columns):
        number = all(row[i].isdecimal() for row in panel.rows)
        short = 0 < widths[i] <= ONE_LINE
        least = max((cell_len(row[i]) for row in panel.rows), default=0) if number else None
        table.add_column(
            Text(name),
            justify="right" if number else "left",
            no_wrap=short,
            overflow="fold",
            min_width=widths[i] if short else least,
        )
    for row in rows:
        table.add_row(*(_ink(Text(cell), panel.inks) for cell in row))
    return table


def _ink(text: Text, inks: dict[str, str]) -> Text:
    """Colour the pieces: letters that stand among letters of other pieces only, not inside a word."""
    if inks:
        pieces = re.escape("".join(inks))
        for run in re.finditer(rf"(?<![^\W\d_])[{pieces}]+(?![^\W\d_])", text.plain):
            for i in range(run.start(), run.end()):
                text.stylize(INKS.get(inks[text.plain[i]], "bold"), i, i + 1)
    return text


def flow(items: Sequence[str], width: int) -> list[Text]:
    """Short texts side by side on a grid, a long one across several cells; the widest of the grids with the fewest lines."""
    if not items:
        return []
    longest = max(cell_len(item) for item in items)
    grids = [_on_grid(items, cell, width) for cell in range(longest + 2, min(longest, 12) + 1, -1)]
    return [Text(line) for line in min(grids, key=len)]


def _on_grid(items: Sequence[str], cell: int, width: int) -> list[str]:
    lines = [""]
    for item in items:
        used = cell_len(lines[-1])
        if lines[-1] and used + cell_len(item) > width:
            lines.append("")
        cells = -(-(cell_len(item) + 2) // cell)
        lines[-1] += item + " " * (cells * cell - cell_len(item))
    return [line.rstrip() for line in lines]


# ---------------------------------------------------------------- choices


def draw_choices(console: Console, view: View, lang: str) -> None:
    """Numbered from 1 in the order of the action table; a verb with several choices is said once."""
    game, legal = view.game, view.legal
    number_of = {action: i + 1 for i, action in enumerate(legal)}
    wide = len(str(len(legal)))
    for heading, group in grouped(game, view.masked, legal, lang):
        items = [f"{number_of[action]:>{wide}} {text}{odds_of(view, action, lang)}" for action, text in group]
        label = f"{heading}: " if heading else ""
        lines = flow(items, console.width - cell_len(label))
        if len(lines) == 1:
            console.print(Text(label, style="bold") + lines[0])
            continue
        if label:
            console.print(Text(label.rstrip(), style="bold"))
        for line in flow(items, console.width - INDENT):
            console.print(Padding(line, (0, 0, 0, INDENT if label else 0)))


def odds_of(view: View, action: int, lang: str) -> str:
    """What chance will say to a choice, behind it in brackets, where that can be told."""
    told = view.game.reckon(view.masked, view.seat, action, lang)
    return "" if told is None else f" ({told.said})"


def grouped(game: Game[Any], state: State, legal: Sequence[int], lang: str) -> list[tuple[str, list[tuple[int, str]]]]:
    """Choices by verb: what all choices of a verb begin with, and each with the rest of what it says."""
    groups: dict[str, list[tuple[int, str]]] = {}
    for action in legal:
        verb = game.vocabulary.verb(action).name
        groups.setdefault(verb, []).append((action, game.say_action(state, action, lang)))
    result: list[tuple[str, list[tuple[int, str]]]] = []
    for group in groups.values():
        shared = _shared_words([text for _, text in group]) if len(group) > 1 else 0
        heading = " ".join(group[0][1].split()[:shared])
        rest = [(action, " ".join(text.split()[shared:])) for action, text in group]
        if not heading and result and not result[-1][0]:
            result[-1][1].extend(rest)
        else:
            result.append((heading, rest))
    return result


def _shared_words(texts: list[str]) -> int:
    """How many words all texts begin with, leaving each at least one of its own."""
    split = [text.split() for text in texts]
    shared = 0
    while all(len(words) > shared + 1 and words[shared] == split[0][shared] for words in split):
        shared += 1
    return shared


# ---------------------------------------------------------------- the goal


URGENCY = {INFO: "", SOON: "bold yellow", ALARM: "bold red"}


def draw_aims(console: Console, aims: Aims, whole: bool) -> None:
    """What presses, or else what is most worth knowing; how one wins too, where everything is shown."""
    if whole:
        console.print(Text(aims.goal, style="dim"))
    pressing = [one for one in aims.notices if one.level != INFO]
    for one in [*aims.own, *pressing] if pressing or aims.own else [aims.headline]:
        if one is not None:
            console.print(Text(one.text, style=URGENCY[one.level]))


# ---------------------------------------------------------------- the log


def log_lines(match: Match, viewer: int | None, lang: str, first: int = 0, remarks: Mapping[int, str] | None = None) -> list[str]:
    """What the viewer (None: a spectator) saw since move `first`: a line for all that one seat did in one move, unless it grows
    long. A remark on a move stands before it."""
    marks = [*match.event_marks, len(match.events)]
    lines: list[str] = []
    for move in range(first, match.moves):
        told: list[str] = []
        actor, subject = -1, ""
        if remarks and move in remarks:
            lines.append(remarks[move])
        for event in match.events[marks[move] : marks[move + 1]]:
            if not event.seen_by(viewer):
                continue
            text = match.game.say_event(match.state, event, lang)
            if told and (event.seat not in (-1, actor) or sum(map(len, told)) > LONG_LINE):
                lines.append("; ".join(told))
                told = []
            actor = event.seat if event.seat >= 0 else actor
            name, _, rest = text.partition(" ")
            if told and name == subject:
                text = rest
            elif told and match.game.event_tokens(match.state, event, lang)[0][0] == "text":
                text = text[:1].lower() + text[1:]  # no name, and no beginning either
            told.append(text)
            subject = name
        if told:
            lines.append("; ".join(told))
    return _repeats_counted(lines)


def _repeats_counted(lines: list[str]) -> list[str]:
    result: list[str] = []
    for line, several in groupby(lines):
        number = len(list(several))
        result.append(line if number == 1 else f"{line} (×{number})")
    return result


# ---------------------------------------------------------------- scores and cards


def draw_scores(console: Console, game: Game[Any], state: State, title: str, lang: str) -> None:
    names = [game.say_seat(state, seat, lang) for seat in range(state.seats)]
    sources, words = game.score_sources(state), game.source_names(lang)
    rows = [[words.get(key, key), *(str(source[key]) for source in sources)] for key in sources[0]]
    rows.append([say(lang, "total"), *(str(score) for score in game.scores(state))])
    draw_panels(console, [Panel(title, ["", *names], rows)])


def draw_winners(console: Console, game: Game[Any], state: State, lang: str) -> None:
    winners = [game.say_seat(state, seat, lang) for seat in game.winners(state)]
    said = say(lang, "winner" if len(winners) == 1 else "winners", ", ".join(winners))
    console.print(Text(said, style="bold"))
    if why := game.ending(state, lang):
        console.print(Text(why))
    for seat, fate in enumerate(game.fates(state, lang)):
        console.print(Text(f"{game.say_seat(state, seat, lang)}: {plain(fate)}"))


def draw_page(console: Console, page: CardPage) -> None:
    console.print(Text(page.name, style="bold"))
    facts = [f"{name}: {value}" for name, value in page.facts.items() if value != NONE]
    for line in textwrap.wrap(" · ".join(fact.replace(" ", NO_BREAK) for fact in facts), console.width):
        console.print(Text(line.replace(NO_BREAK, " "), style="dim"))
    console.print(Text(page.text))
