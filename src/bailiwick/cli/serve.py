"""`bailiwick serve`: the server of the table, with its settings as flags. What isn't given comes from BAILIWICK_… variables."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on. [dim](127.0.0.1)[/]", show_default=False)] = None,
    port: Annotated[int | None, typer.Option(help="The port; 0 takes a free one. [dim](8731)[/]", show_default=False)] = None,
    folder: Annotated[Path | None, typer.Option(help="The folder where games are kept.", show_default=False)] = None,
    public_url: Annotated[
        str | None, typer.Option(metavar="URL", help="How people reach the server, if not by host and port.", show_default=False)
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="N", help="How many bots think at once. [dim](2)[/]", show_default=False)
    ] = None,
    bot_seconds: Annotated[
        float | None, typer.Option(metavar="S", help="How long a bot may think. [dim](5)[/]", show_default=False)
    ] = None,
    bot_beat: Annotated[
        float | None,
        typer.Option(
            metavar="S", help="The beat on which bots answer, however long they think. [dim](0.05)[/]", show_default=False
        ),
    ] = None,
    creates_per_minute: Annotated[
        int | None, typer.Option(metavar="N", help="New tables and names an address may make. [dim](30)[/]", show_default=False)
    ] = None,
    posts_per_minute: Annotated[
        int | None, typer.Option(metavar="N", help="Moves and messages a person may send. [dim](600)[/]", show_default=False)
    ] = None,
    reads_per_minute: Annotated[
        int | None, typer.Option(metavar="N", help="How often a person may look something up. [dim](1200)[/]", show_default=False)
    ] = None,
    requests_per_minute: Annotated[
        int | None, typer.Option(metavar="N", help="Requests of any kind an address may send. [dim](6000)[/]", show_default=False)
    ] = None,
    sockets_per_address: Annotated[
        int | None, typer.Option(metavar="N", help="Live sockets an address may have open. [dim](200)[/]", show_default=False)
    ] = None,
    onlookers_per_address: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many of them may look on without a seat. [dim](50)[/]", show_default=False),
    ] = None,
    sockets_per_person: Annotated[
        int | None, typer.Option(metavar="N", help="Live sockets a person may have open. [dim](30)[/]", show_default=False)
    ] = None,
    connections: Annotated[
        int | None, typer.Option(metavar="N", help="Connections that may be open at a time. [dim](5000)[/]", show_default=False)
    ] = None,
    connections_per_address: Annotated[
        int | None, typer.Option(metavar="N", help="How many of them one address may have. [dim](200)[/]", show_default=False)
    ] = None,
    request_seconds: Annotated[
        float | None, typer.Option(metavar="S", help="How long a request may take to arrive. [dim](20)[/]", show_default=False)
    ] = None,
    log_format: Annotated[str | None, typer.Option(help="text or json. [dim](text)[/]", show_default=False)] = None,
    secure_cookie: Annotated[
        bool | None, typer.Option("--secure-cookie", help="Send the cookie by https only.", show_default=False)
    ] = None,
    page: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="The built page, if not this installation's.", show_default=False)
    ] = None,
) -> None:
    """Serve tables to people's browsers, until stopped.

    [b]bailiwick serve[/]                              on this machine alone
    [b]bailiwick serve --host 0.0.0.0 --port 80[/]     to the whole network
    """
    import os

    from bailiwick.table.serve import run
    from bailiwick.table.settings import read_settings

    run(
        read_settings(
            os.environ,
            host=host,
            port=port,
            folder=folder,
            public_url=public_url,
            bot_workers=bot_workers,
            bot_seconds=bot_seconds,
            bot_beat=bot_beat,
            creates_per_minute=creates_per_minute,
            posts_per_minute=posts_per_minute,
            reads_per_minute=reads_per_minute,
            requests_per_minute=requests_per_minute,
            sockets_per_address=sockets_per_address,
            onlookers_per_address=onlookers_per_address,
            sockets_per_person=sockets_per_person,
            connections=connections,
            connections_per_address=connections_per_address,
            request_seconds=request_seconds,
            log_format=log_format,
            secure_cookie=secure_cookie,
            page=page,
        )
    )
