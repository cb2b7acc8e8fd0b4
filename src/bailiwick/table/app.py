"""The ASGI application put together: the API, the live socket, health, metrics, the page, and a sentence for every error."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from sqlite3 import Error as StorageError
from typing import Any, Final

from fastapi import APIRouter, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, PlainTextResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

from bailiwick import __version__
from bailiwick.kernel.errors import BailiwickError
from bailiwick.table import live, routes
from bailiwick.table import models as m
from bailiwick.table.asking import Server, ServerIn
from bailiwick.table.careful import TOO_LONG, Careful
from bailiwick.table.identity import encodable
from bailiwick.table.refusal import Refused, SetAside, brief, code_of
from bailiwick.table.resort import LastResort, no_storage
from bailiwick.table.schema import describe_socket
from bailiwick.table.settings import Settings

log = logging.getLogger("bailiwick.table")

# What isn't here is 400.
STATUS: Final = {
    "not_you": 401,
    "not_your_seat": 403,
    "not_host": 403,
    "no_such_table": 404,
    "no_such_seat": 404,
    "no_such_move": 404,
    "no_such_game": 404,
    "abandoned": 409,
    "early": 409,
    "next_is_on": 409,
    "not_open": 409,
    "not_over": 409,
    "no_chronicle": 404,
    "not_started": 409,
    "not_your_turn": 409,
    "nothing_asked": 409,
    "nothing_to_undo": 409,
    "over": 409,
    "rules_failed": 500,
    "seat_taken": 409,
    "set_aside": 503,
    "seats_open": 409,
    "stale": 409,
    "too_many": 429,
}
# What goes wrong before a route is reached.
PLAIN: Final = {
    404: ("not_found", "There is nothing at this address."),
    405: ("method_not_allowed", "That can't be done at this address."),
    413: ("too_long", TOO_LONG),
}
PROBLEMS: Final[dict[int | str, dict[str, Any]]] = {
    code: {"model": m.Problem} for code in (400, 401, 403, 404, 409, 413, 422, 429)
}


def create_app(settings: Settings) -> FastAPI:
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        await server.hall.open()
        yield
        await server.hall.close()

    app = FastAPI(
        title="Bailiwick",
        version=__version__,
        lifespan=lifespan,
        responses=PROBLEMS,
        docs_url=None,  # the usual pages load scripts from elsewhere, which our policy forbids; the schema is at /openapi.json
        redoc_url=None,
    )
    app.state.server = server
    add_errors(app)
    for router in (routes.identity, routes.library, routes.tables, routes.play, live.router, health):
        app.include_router(router)
    describe_socket(app)
    add_page(app, settings)
    app.add_middleware(Careful, settings=settings)
    app.add_middleware(LastResort, count=server.count_fault)
    return app


# ---------------------------------------------------------------- errors


def problem_page(status: int, code: str, sentence: str) -> JSONResponse:
    return JSONResponse({"code": code, "sentence": encodable(brief(sentence))}, status)


def add_errors(app: FastAPI) -> None:
    @app.exception_handler(BailiwickError)
    async def refused(request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, BailiwickError)
        server: Server = request.app.state.server
        server.refusals += 1
        code = code_of(problem)
        table = {"table": request.path_params["table"]} if "table" in request.path_params else {}
        seat = {"seat": problem.seat} if isinstance(problem, Refused) and problem.seat is not None else {}
        if isinstance(problem, SetAside):
            log.error("the game can't be opened: %s", problem.__cause__, extra=table)
        log.info("refused (%s): %s", code, brief(str(problem)), extra={**table, **seat, "often": True})
        return problem_page(STATUS.get(code, 400), code, str(problem))

    @app.exception_handler(RequestValidationError)
    async def mistyped(_request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, RequestValidationError)
        first = problem.errors()[0]
        place = ".".join(str(part) for part in first["loc"])
        return problem_page(422, "mistyped", f"{place}: {first['msg']}.")

    @app.exception_handler(HTTPException)
    async def http(_request: Request, problem: Exception) -> JSONResponse:
        assert isinstance(problem, HTTPException)
        code, sentence = PLAIN.get(problem.status_code, (HTTPStatus(problem.status_code).name.lower(), f"{problem.detail}."))
        answer = problem_page(problem.status_code, code, sentence)
        answer.headers.update(problem.headers or {})
        return answer

    @app.exception_handler(StorageError)
    async def not_stored(request: Request, problem: Exception) -> JSONResponse:
        table = {"table": request.path_params["table"]} if "table" in request.path_params else {}
        log.error("the storage failed: %s", problem, extra=table)
        return problem_page(503, "no_storage", no_storage(problem))


# ---------------------------------------------------------------- health

health = APIRouter(tags=["health"], default_response_class=Response)


@health.get("/health/live", responses=m.TEXT)
async def alive() -> PlainTextResponse:
    """Async: it waits for no thread that may be busy."""
    return PlainTextResponse("alive\n")


@health.get("/health/ready", responses={**m.TEXT, 503: {"model": m.Problem}})
def ready(server: ServerIn) -> Response:
    """Whether a move could be stored: tried, but not at every question."""
    if sentence := server.not_ready():
        return problem_page(503, "not_ready", sentence)
    return PlainTextResponse("ready\n")


@health.get("/metrics", responses=m.TEXT)
def metrics(server: ServerIn) -> PlainTextResponse:
    """Prometheus text."""
    hall = server.hall
    figures = (
        ("bailiwick_moves_total", "counter", "Moves committed since the start.", hall.moves_made),
        ("bailiwick_refusals_total", "counter", "Requests refused with a sentence since the start.", server.refusals),
        ("bailiwick_faults_total", "counter", "Requests that met a fault of the server since the start.", server.faults),
        ("bailiwick_tables_set_aside", "gauge", "Tables that were to be opened and are damaged.", len(hall.aside)),
        ("bailiwick_rooms", "gauge", "Tables held in memory.", len(hall.rooms)),
        ("bailiwick_sockets", "gauge", "Live sockets open.", sum(len(watching) for watching in hall.watchers.values())),
        ("bailiwick_bots_thinking", "gauge", "Bots thinking now.", hall.thinking),
        (
            "bailiwick_bots_failed_total",
            "counter",
            "Bots that gave no answer, though asked again, since the start.",
            hall.bots_failed,
        ),
        (
            "bailiwick_rules_failed_total",
            "counter",
            "Moves at which the rules themselves failed since the start.",
            hall.rules_failed,
        ),
    )
    return PlainTextResponse(
        "".join(f"# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}\n" for name, kind, help, value in figures)
    )


# ---------------------------------------------------------------- the page


def has_page(settings: Settings) -> bool:
    return (settings.page / "index.html").is_file()


def add_page(app: FastAPI, settings: Settings) -> None:
    if not has_page(settings):
        return
    folder = settings.page.resolve()
    app.mount("/assets", Assets(directory=folder / "assets", check_dir=False), name="assets")

    @app.get("/{path:path}", include_in_schema=False)
    def page(path: str) -> FileResponse:
        """Any other address is the page's own business; files at its root are sent as they are."""
        if path.startswith("api/"):
            raise HTTPException(404)
        try:
            wanted = (folder / path).resolve()
            found = path and wanted.is_file() and wanted.is_relative_to(folder)
        except (OSError, ValueError):  # no file can be called that
            raise HTTPException(404) from None
        if found:
            return FileResponse(wanted)
        return FileResponse(folder / "index.html", headers={"Cache-Control": "no-cache"})


class Assets(StaticFiles):
    """Their names change with their contents, so they can be kept for ever."""

    def file_response(self, *args: Any, **kwargs: Any) -> Response:
        response = super().file_response(*args, **kwargs)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        return response
