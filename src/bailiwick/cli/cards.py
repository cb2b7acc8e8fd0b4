"""`bailiwick cards`: every card of a game in a table, or the page of one card, or of a place if the game tells of those."""

from __future__ import annotations

from typing import Annotated

import typer

from bailiwick.cli.beginning import SPOKEN, WHICH_GAME

TABLE_WIDTH = 120  # on anything narrower, a card's text would be a thin column: cards are listed as pages instead


def cards(
    game: Annotated[str, typer.Argument(help=WHICH_GAME)],
    query: Annotated[
        str | None, typer.Argument(help="A card's name, or the beginnings of its words.", show_default=False)
    ] = None,
    deck: Annotated[str | None, typer.Option(help="Only the cards of this deck.")] = None,
    lang: Annotated[str | None, typer.Option(help=f"{SPOKEN}. [dim](what $LANG says)[/]")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="A list of objects, for programs.")] = False,
) -> None:
    """Look cards up.

    [b]bailiwick cards tyrants[/]                  all of them
    [b]bailiwick cards tyrants --deck drow[/]      a half-deck
    [b]bailiwick cards tyrants "mind flayer"[/]    one card
    [b]bailiwick cards tyrants araumycos[/]        a place: what it is, and how its name is spoken
    """
    import json

    from rich.text import Text

    from bailiwick import games
    from bailiwick.cli import screen
    from bailiwick.cli.names import plain, search
    from bailiwick.cli.words import language, say
    from bailiwick.kernel.errors import BadOption
    from bailiwick.kernel.pages import Panel

    spoken = language(lang)
    known = games.load(game)
    pages = known.card_pages(spoken)
    if query is not None and deck is None:
        pages += known.place_pages(spoken)
    if deck is not None:
        decks = list(dict.fromkeys(page.group for page in pages))
        pages = [page for page in pages if plain(page.group) == plain(deck)]
        if not pages:
            raise BadOption(f"There is no deck {deck!r}; there are: {', '.join(decks)}.")
    if query is not None:
        among = {page.id: page for page in pages}
        pages = [among[id] for id in search(query, {page.id: [page.name, page.id] for page in pages})]
        if not pages:
            raise BadOption(say(spoken, "no_card", repr(query)))
    if as_json:
        keys = ("id", "name", "group", "facts", "text")
        print(json.dumps([{key: getattr(page, key) for key in keys} for page in pages], ensure_ascii=False, indent=1))
        return
    console = screen.make_console()
    if len(pages) == 1:
        screen.draw_page(console, pages[0])
        return
    if console.width < TABLE_WIDTH:
        for page in pages:
            screen.draw_page(console, page)
            console.print()
        console.print(Text(say(spoken, "cards_found", len(pages)), style="bold"))
        return
    columns = [say(spoken, "card"), *pages[0].facts, say(spoken, "text")]
    rows = [[page.name, *page.facts.values(), page.text] for page in pages]
    screen.draw_panels(console, [Panel(say(spoken, "cards_found", len(pages)), columns, rows)])
