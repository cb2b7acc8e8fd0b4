"""One person at the table: shows what their seat may see, reads what they want, lets the bots play, saves every move."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from pathlib import Path

from rich.text import Text

from bailiwick import bots
from bailiwick.cli import saves, screen
from bailiwick.cli.files import BadFile, read_text, write_text
from bailiwick.cli.keeping import keep_fault
from bailiwick.cli.names import find, plain, search
from bailiwick.cli.words import bot_name, say
from bailiwick.kernel.errors import BadOption, RulesFailed
from bailiwick.kernel.match import Match
from bailiwick.kernel.pages import CardPage, Panel
from bailiwick.kernel.view import View

LOG_LINES = 14
CANDIDATES = 12
FORCED_IN_A_ROW = 20  # then the person is asked even so: a position can be such that nobody ever has a choice
ROOM_BELOW = 10  # lines below the panels, besides the log and the choices


class Leave(Exception):
    """The person leaves the table."""


class Session:
    def __init__(self, match: Match, seat: int, path: Path, lang: str, chronicle: Path | None = None) -> None:
        self.match = match
        self.game = match.game
        self.seat = seat
        self.path = path
        self.lang = lang
        self.chronicle = chronicle  # where the chronicle that the game belongs to is kept
        self.console = screen.make_console()
        self.saving = True
        self.bots: dict[int, bots.Bot] = {}  # who plays the other seats, once they were asked
        self.told = match.moves  # the moves whose log lines were shown
        self.forced = 0  # decisions made for the person since they last made one
        self.notices: list[str] = []  # to be said at the next decision
        self.remarks: dict[int, str] = {}  # on moves that were made for the person, by number
        self.drawn: list[Panel] = []  # what was last shown
        self.pages: list[CardPage] = []

    # ---------------------------------------------------------------- the course of a game

    def run(self) -> None:
        record = self.match.record
        names = [self.game.say_seat(self.match.state, seat, self.lang) for seat in range(self.match.state.seats)]
        against = ", ".join(
            f"{name} ({bot_name(self.lang, bot)})"
            for i, (name, bot) in enumerate(zip(names, record.players, strict=True))
            if i != self.seat
        )
        self.print(self.say("welcome", self.game.title, record.seed, names[self.seat], against))
        if self.match.moves:
            self.print(self.say("resumed", self.match.moves))
        if sys.stdin.isatty():
            with suppress(ImportError):
                import_module("readline")  # from now on `input` edits its line and remembers earlier ones
        try:
            self.save()
            while not self.match.over:
                self.step()
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.print()
            self.print(self.say("left", self.path) if self.saving else self.say("left_unsaved"))
        finally:
            for bot in self.bots.values():
                bots.dismiss(bot, record.result)

    def step(self) -> None:
        """One decision, by whoever must make it."""
        match = self.match
        if match.seat != self.seat:
            self.play(self.bot_choice(match.view(match.seat)))
        elif len(match.legal()) == 1 and self.forced < FORCED_IN_A_ROW:
            self.forced += 1
            action = match.legal().actions[0]
            self.remarks[match.moves] = self.say("forced", self.game.say_action(match.state, action, self.lang))
            self.play(action)
        else:
            self.forced = 0
            self.ask(match.view(self.seat))

    def play(self, action: int) -> None:
        """Make a move that the person has not chosen. Where the rules fail at it, there is no way on."""
        if not self.made(action):
            raise Leave

    def made(self, action: int) -> bool:
        """Whether the move could be made; if the rules fail, that is written down and nothing has changed."""
        match = self.match
        seat = self.game.seat_names(match.state)[match.seat]
        try:
            match.play(action)
        except RulesFailed as problem:
            path = keep_fault(str(problem), match.record, (seat, self.game.vocabulary.name(action)), problem)
            self.print(self.say("rules_failed", problem, path), style="bold red")
            return False
        self.save()
        return True

    def bot_choice(self, view: View) -> int:
        """A bot has the luck of each decision, or is made afresh, so a game that is taken up again goes on as it would have."""
        record = self.match.record
        luck = bots.luck_of(record.seed, self.match.seat, self.match.moves)
        name = record.players[view.seat]
        if not isinstance(self.bots.get(view.seat), bots.Bot):
            self.bots[view.seat] = bots.load(name, luck)
        action = bots.choose(self.bots[view.seat], view, luck)
        if action not in view.legal:
            raise BadOption(f"The bot {name!r} chose action {action}, which is not legal.")
        return action

    def finish(self) -> None:
        match, lang = self.match, self.lang
        self.print_log()
        screen.draw_panels(self.console, self.game.panels(match.view(self.seat).masked, self.seat, lang))
        self.print()
        if self.game.counts_points():
            screen.draw_scores(self.console, self.game, match.state, self.say("final"), lang)
        screen.draw_winners(self.console, self.game, match.state, lang)
        if self.seat in self.game.winners(match.state):
            self.print(self.say("you_won"), style="bold green")
        if self.saving:
            self.print(self.say("record_in", self.path))
        if self.chronicle is not None:
            self.save_chronicle(self.chronicle)

    # ---------------------------------------------------------------- one decision of the person

    def ask(self, view: View) -> None:
        """Show the table and read lines until one of them is a choice or changes the decision."""
        self.show(view)
        while True:
            line = self.read()
            letter, _, rest = line.partition(" ")
            if line.startswith("?"):
                self.explain(view, line[1:].strip())
            elif letter == "u" and not rest:
                if self.undo():
                    return
            elif letter == "l" and not rest:
                self.print(self.say("whole_log"), style="bold cyan")
                self.print_lines(screen.log_lines(self.match, self.seat, self.lang))
            elif letter == "m" and not rest:
                self.drawn.clear()
                self.show(view)
            elif letter == "q" and not rest:
                raise Leave
            elif letter in ("s", "s!"):
                self.save_copy(rest.strip(), overwrite=letter == "s!")
            elif line:
                action = self.understand(view, line)
                if action is not None and self.made(action):
                    return

    def show(self, view: View) -> None:
        panels = self.game.panels(view.masked, self.seat, self.lang)
        console = self.console
        log = screen.log_lines(self.match, self.seat, self.lang, self.told, self.remarks)
        below = min(len(log), LOG_LINES) + len(view.legal) // 3 + ROOM_BELOW
        if console.is_terminal and screen.height_of(console, panels) + below <= console.height:
            console.clear()
            changed = panels
        else:
            changed = screen.changes(self.drawn, panels)
        self.drawn = panels
        self.print()
        screen.draw_panels(console, changed)
        if changed != panels:
            self.print(self.say("panels_cut"), style="dim")
        self.print_log()
        self.print()
        if (aims := self.game.aims(view.masked, self.seat, self.lang)) is not None:
            screen.draw_aims(console, aims, changed == panels)
        for notice in self.notices:
            self.print(notice, style="dim")
        self.notices.clear()
        self.print(self.game.prompt(view.masked, self.seat, self.lang), style="bold yellow")
        screen.draw_choices(console, view, self.lang)

    def read(self) -> str:
        text = self.say("your_choice", len(self.match.legal())) + " > "
        line = input(text)
        if not sys.stdin.isatty():
            print(line)
        return line.strip()

    def understand(self, view: View, line: str) -> int | None:
        """The choice that a line means; if it means none, say why."""
        if line.isdecimal():
            if 1 <= int(line) <= len(view.legal):
                return view.legal[int(line) - 1]
            self.print(self.say("no_number", line, len(view.legal)))
            return None
        found = find(line, {action: self.names_of(view, action) for action in view.legal})
        if len(found) == 1:
            return found[0]
        if found:
            self.list_candidates(
                line, [f"{view.legal.index(action) + 1} {self.game.vocabulary.name(action)}" for action in found]
            )
        elif not self.explain_action(view, line):
            self.print(self.say("not_understood", repr(line)))
        return None

    def names_of(self, view: View, action: int) -> list[str]:
        """An action may be called by its name in the table or by what the screen says."""
        return [self.game.vocabulary.name(action), self.game.say_action(view.masked, action, self.lang)]

    def undo(self) -> bool:
        """Back to the person's last real choice: decisions that were made for them are taken back on the way."""
        match = self.match
        if not match.can_undo(self.seat):
            self.print(self.say("cannot_undo"))
            return False
        taken: list[str] = []
        while match.can_undo(self.seat):
            taken.append(match.record.moves[-1][1])
            match.undo()
            if len(match.legal()) > 1:
                break
        self.told = min(self.told, match.moves)
        self.remarks = {move: said for move, said in self.remarks.items() if move < match.moves}
        self.notices.append(self.say("undone", ", ".join(taken)))
        self.save()
        return True

    # ---------------------------------------------------------------- explaining

    def explain(self, view: View, asked: str) -> None:
        if not asked:
            self.console.print(self.say("help"))
        elif asked.isdecimal():
            self.explain_choice(view, int(asked))
        else:
            first = plain(asked).partition(" ")[0]
            ways = [self.explain_card, self.explain_action]
            if any(plain(name).partition(" ")[0] == first for names in self.all_names(view).values() for name in names):
                ways.reverse()  # `? noble` is about the card, `? play noble` about playing it
            if not any(way(view, asked) for way in ways):
                self.print(self.say("not_understood", repr(asked)))

    def explain_choice(self, view: View, number: int) -> None:
        if not 1 <= number <= len(view.legal):
            self.print(self.say("no_number", number, len(view.legal)))
            return
        action = view.legal[number - 1]
        vocabulary = self.game.vocabulary
        said = self.game.say_action(view.masked, action, self.lang)
        self.print(self.say("choice_is", number, repr(vocabulary.name(action)), said))
        argument = vocabulary.verb(action).arguments[vocabulary.argument(action)]
        for page in self.card_pages():
            if page.id == argument:
                screen.draw_page(self.console, page)

    def explain_card(self, view: View, asked: str) -> bool:
        """A card, or a place of which there is something to tell."""
        pages = {page.id: page for page in (*self.card_pages(), *self.game.place_pages(self.lang))}
        found = search(asked, {id: [page.name, id] for id, page in pages.items()})
        if len(found) == 1:
            screen.draw_page(self.console, pages[found[0]])
        elif found:
            self.list_candidates(asked, [pages[id].name for id in found])
        return bool(found)

    def explain_action(self, view: View, asked: str) -> bool:
        """Why an action is not possible now, or which choice it is."""
        vocabulary = self.game.vocabulary
        found = find(asked, self.all_names(view))
        if len(found) > 1:
            self.list_candidates(asked, [vocabulary.name(action) for action in found])
        elif found:
            action = found[0]
            name = vocabulary.name(action)
            reason = self.match.why_not(action, self.seat, self.lang)
            if reason is None:
                self.print(self.say("possible", name, view.legal.index(action) + 1))
            else:
                self.print(self.say("not_possible", name, reason))
        return bool(found)

    def all_names(self, view: View) -> dict[int, list[str]]:
        """Everything that can ever be chosen, by its name in the table and by what the screen would say."""
        return {action: self.names_of(view, action) for action in range(len(self.game.vocabulary))}

    def list_candidates(self, asked: str, names: Sequence[str]) -> None:
        shown = list(names[:CANDIDATES])
        if len(names) > CANDIDATES:
            shown.append(self.say("and_more", len(names) - CANDIDATES))
        self.print(self.say("ambiguous", repr(asked), ", ".join(shown)))

    def card_pages(self) -> list[CardPage]:
        self.pages = self.pages or self.game.pages_in(self.match.state, self.lang)
        return self.pages

    # ---------------------------------------------------------------- saving

    def save(self) -> None:
        if not self.saving:
            return
        try:
            write_text(self.path, self.match.record.dumps())
        except BadFile as problem:
            self.saving = False
            self.print(self.say("not_saved", problem), style="bold red")

    def save_copy(self, name: str, overwrite: bool) -> None:
        if not name:
            self.print(self.say("save_where", self.path))
            return
        path = Path(name).expanduser()
        if path.exists() and not overwrite and not saves.is_save_of(path, self.match.record):
            self.print(self.say("not_a_save", name))
            return
        try:
            write_text(path, self.match.record.dumps())
            self.print(self.say("saved", path))
        except BadFile as problem:
            self.print(self.say("not_saved", problem))

    def save_chronicle(self, path: Path) -> None:
        """Add the finished game to its chronicle, unless that has gone on without it."""
        story = self.game.legacy(self.match.state)
        try:
            if path.exists() and not story.startswith(read_text(path).strip()):
                self.print(self.say("chronicle_changed", path, self.path), style="bold red")
                return
            write_text(path, story + "\n")
            self.print(self.say("chronicle_in", path))
        except BadFile as problem:
            self.print(self.say("not_saved", problem), style="bold red")

    # ---------------------------------------------------------------- output

    def say(self, key: str, *values: object) -> str:
        return say(self.lang, key, *values)

    def print(self, text: str = "", style: str = "") -> None:
        self.console.print(Text(text, style=style))

    def print_lines(self, lines: Sequence[str]) -> None:
        for line in lines or [self.say("nothing_yet")]:
            self.print(line)

    def print_log(self) -> None:
        """What happened since the person last chose, the latest of it if it is much."""
        lines = screen.log_lines(self.match, self.seat, self.lang, self.told, self.remarks)
        self.told = self.match.moves
        if not lines:
            return
        self.print(self.say("log"), style="bold cyan")
        if len(lines) > LOG_LINES:
            self.print(self.say("log_cut", len(lines) - LOG_LINES), style="dim")
        self.print_lines(lines[-LOG_LINES:])
