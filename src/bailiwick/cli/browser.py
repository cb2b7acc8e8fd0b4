"""`bailiwick play`: a server on this machine alone and a browser opened at it, on a game. The page itself makes the table.

Where our own server answers at the usual port already, or has the folder, the browser is opened there and nothing is started.
"""

from __future__ import annotations

import json
import logging
import os
import sys
import threading
import webbrowser
from collections.abc import Mapping
from dataclasses import replace
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from bailiwick import bots as our_bots
from bailiwick.cli.beginning import USUAL_GAME, new_match, opponents
from bailiwick.cli.words import language, say
from bailiwick.kernel.errors import BadOption, BailiwickError
from bailiwick.table.app import has_page
from bailiwick.table.lock import Served
from bailiwick.table.serve import address, listen, run
from bailiwick.table.settings import BadSetting, Settings, read_settings

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 5.0  # seconds for a server that may be ours to say so


class NoPage(BailiwickError):
    """This installation has no page to show in a browser."""


def play_in_browser(
    game: str | None,
    players: int | None,
    bots: str | None,
    given: Mapping[str, object],
    lang: str | None,
    port: int | None,
    folder: Path | None,
    browser: bool,
    chronicle: Path | None = None,
) -> None:
    spoken = language(lang)
    path = path_of_game(game or USUAL_GAME, players, bots, given, lang)
    settings = read_settings(os.environ, host=LOOPBACK, port=port, folder=folder)
    settings = replace(settings, public_url="", secure_cookie=False)  # it is for this machine's browser alone
    if not has_page(settings):
        raise NoPage("This installation has no page for a browser: `make page` builds it, --terminal plays here in the terminal.")

    def show(url: str) -> None:
        print(f"\n    {say(spoken, 'your_game', url)}\n", flush=True)
        if browser and not open_browser(url):
            print(say(spoken, "no_browser"), flush=True)

    def ready(settings: Settings, here: str) -> None:
        print(say(spoken, "serving", settings.database), flush=True)
        if chronicle is not None:
            print(say(spoken, "chronicle_on_page", chronicle), flush=True)
        threading.Thread(target=show, args=(here + path,), daemon=True).start()  # some browsers are waited for

    try:
        listening = listen(settings)
    except BadSetting:
        here = address(LOOPBACK, settings.port)
        if folder is None and is_ours(settings.port, game or USUAL_GAME):
            print(say(spoken, "already", here), flush=True)
            show(here + path)
            return
        if port is not None or os.environ.get("BAILIWICK_PORT"):
            raise
        listening = listen(replace(settings, port=0))
    try:
        run(settings, listening, ready, logging.WARNING)
    except Served as other:  # at another port
        print(say(spoken, "already", other.url), flush=True)
        show(other.url + path)


def path_of_game(game: str, players: int | None, bots: str | None, given: Mapping[str, object], lang: str | None) -> str:
    """Where the page begins such a game. Whatever is wrong with it is said here, before anything is served."""
    match = new_match(game, players, None, given)
    seats = len(match.game.seat_names(match.state)) - len(match.game.automatic(match.state))
    others = opponents(bots, seats - 1)
    for name in others:
        if name not in our_bots.NAMES:
            known = f"There is no bot {name!r} in the browser; there are: {', '.join(our_bots.NAMES)}."
            raise BadOption(f"{known} A bot of your own plays with --terminal.")
    query = [("game", game), ("players", str(seats)), ("bots", others[0] if len(set(others)) == 1 else ",".join(others))]
    for name, value in given.items():
        if name != "players":
            query.append(("option", f"{name}={value if isinstance(value, str) else json.dumps(value, separators=(',', ':'))}"))
    if lang is not None:
        query.append(("lang", lang))
    return "/play?" + urlencode(query, safe=",=")


def is_ours(port: int, game: str) -> bool:
    """Whether a Bailiwick that has the game answers at the port."""
    connection = HTTPConnection(LOOPBACK, port, timeout=PATIENCE)
    try:
        connection.request("GET", "/api/games")
        pages = json.loads(connection.getresponse().read())
    except (OSError, HTTPException, ValueError):
        return False
    finally:
        connection.close()
    return isinstance(pages, list) and any(isinstance(page, dict) and page.get("name") == game for page in pages)


def open_browser(url: str) -> bool:
    """Whether a browser could be opened. Without a display there are only those that show text, which can't show a game."""
    if sys.platform not in ("win32", "darwin", "cygwin") and not any(
        map(os.environ.get, ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY"))
    ):
        return False
    return webbrowser.open(url)
