"""The command line. Each command is a function in a module of the same name; `app` lists them."""

from __future__ import annotations

import sys
from io import TextIOWrapper


def main() -> None:
    """The console script. Typer is imported here and not above, so that importing the package stays quick."""
    from bailiwick.cli.app import app

    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # an old terminal shows a question mark for what it can't
    app(prog_name="bailiwick")
