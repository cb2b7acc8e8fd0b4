"""The list of commands, each imported when it is asked for. The one place where a mistake becomes a sentence and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from keyword import iskeyword
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from bailiwick import __version__
from bailiwick.kernel.errors import BadOption, BailiwickError

PLAYING = "Play"
HOSTING = "Host"
READING = "Look things up"
STUDYING = "Study"

# A command's name is its module's and its function's, with an underscore where Python keeps the word for itself.
COMMANDS = {
    "play": PLAYING,
    "replay": PLAYING,
    "show": PLAYING,
    "serve": HOSTING,
    "backup": HOSTING,
    "export": HOSTING,
    "import": HOSTING,
    "capsule": HOSTING,
    "cards": READING,
    "rules": READING,
    "lessons": READING,
    "numbers": READING,
    "chronicle": READING,
    "simulate": STUDYING,
    "arena": STUDYING,
    "train": STUDYING,
    "bench": STUDYING,
}
EXIT_MISTAKE = 2
EXIT_INTERRUPTED = 130


class Commands(TyperGroup):
    def list_commands(self, ctx: object) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: object, cmd_name: str) -> TyperCommand:
        if cmd_name not in COMMANDS:
            raise BadOption(f"There is no command {cmd_name!r}; there are: {', '.join(COMMANDS)}.")
        name = f"{cmd_name}_" if iskeyword(cmd_name) else cmd_name
        function = getattr(import_module(f"bailiwick.cli.{name}"), name)
        single = typer.Typer(add_completion=False, rich_markup_mode="rich")
        single.command(cmd_name, rich_help_panel=COMMANDS[cmd_name])(function)
        command = typer.main.get_command(single)
        assert isinstance(command, TyperCommand)
        return command

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> NoReturn:
        """Whatever the person at the keyboard can mend is said in one sentence, on the error stream."""
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except (BailiwickError, typer.TyperException) as problem:
            said = problem.format_message() if isinstance(problem, typer.TyperException) else str(problem)
            print(f"bailiwick: {' '.join(said.split())}", file=sys.stderr)
            sys.exit(EXIT_MISTAKE)
        except typer.Abort:
            sys.exit(EXIT_INTERRUPTED)
        sys.exit(code if isinstance(code, int) else 0)


app = typer.Typer(
    name="bailiwick",
    cls=Commands,
    add_completion=False,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
    epilog="[bold]bailiwick play[/] opens a game in your browser; [bold]bailiwick COMMAND --help[/] shows options and examples.",
)


def _version(asked: bool) -> None:
    if asked:
        print(f"bailiwick {__version__}")
        raise typer.Exit


@app.callback()
def bailiwick(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Area-control board games, complete: play them, look things up, study them."""
    if context.invoked_subcommand is None:
        print(context.get_help(), end="")
