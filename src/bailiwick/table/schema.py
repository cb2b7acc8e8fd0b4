"""The schema of all that goes over the wire, at /openapi.json: what is asked and answered, and what the live socket tells."""

from __future__ import annotations

from typing import Any, Final

from fastapi import FastAPI
from pydantic.json_schema import models_json_schema

from bailiwick.table.models import LiveProblem, LiveView

REFERENCE: Final = "#/components/schemas/{model}"


def describe_socket(app: FastAPI) -> None:
    """OpenAPI has no sockets, so FastAPI leaves their messages out; they stand among the schemas all the same."""
    described = app.openapi

    def whole() -> dict[str, Any]:
        if app.openapi_schema is None:
            told = models_json_schema([(LiveView, "serialization"), (LiveProblem, "serialization")], ref_template=REFERENCE)
            described()["components"]["schemas"].update(told[1]["$defs"])
        return described()

    app.openapi = whole  # type: ignore[method-assign]  # FastAPI's own way to change what it says
