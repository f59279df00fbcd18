"""The HTTP side described for programs, OpenAPI 3.1."""

from __future__ import annotations

from typing import Any

import msgspec

import butin
from butin.adapters.web.answers import ANY_OBJECT, SCHEMAS, Schema, many, ref

JSON, TEXT, RECORD, PICTURE = "application/json", "text/plain", "application/jsonl", "image/svg+xml"
REFUSALS = ("400", "403", "404", "405", "408", "409", "413", "415", "429")


def described(bodies: list[type[Any]]) -> dict[str, Any]:
    """The whole description, from what the bodies may be and what is answered."""
    _, components = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Butin",
            "version": butin.__version__,
            "description": "The room. The socket is described in docs/protocol.md.",
        },
        "components": {
            "schemas": {**components, **SCHEMAS},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's secret"}},
        },
        "paths": _paths(),
    }


def _paths() -> dict[str, Any]:
    table = "/api/tables/{table}"
    return {
        "/api/games": {"get": _call("The shelf", many(ref("Game")))},
        "/api/tables": {
            "get": _call("Public tables that wait for players", many(ref("Waiting")), query=["game"]),
            "post": _call("Open a table", ref("Opened"), status=201, body="Opening"),
        },
        "/api/join": {"post": _call("Sit down by a link", ref("Joined"), status=201, body="Joining")},
        "/api/links/{link}": {"get": _call("What is behind a link", ref("Linked"), path="link")},
        table: {
            "get": _call("The table from one's own seats", ref("Looked"), path="table"),
            "delete": _call("Remove the table now (the host)", None, status=204, path="table"),
        },
        f"{table}/wishes": {"post": _call("Do something at the table", ref("Granted"), body="Doing", path="table")},
        f"{table}/record": {
            "get": _call("The record of a finished match", {}, path="table", query=["match"], media=RECORD)
        },
        f"{table}/replay": {
            "get": _call("A moment of a finished match", ref("Moment"), path="table", query=["seat", "move", "match"])
        },
        f"{table}/story": {
            "get": _call("A finished match, move by move", ref("Retold"), path="table", query=["seat", "match"])
        },
        f"{table}/review": {
            "get": _call("What decisions were worth", ref("Reviewed"), path="table", query=["match", "from"])
        },
        f"{table}/hint": {"get": _call("What a strong bot would do", ref("Hint"), path="table", query=["seat"])},
        "/api/lessons/{game}": {
            "post": _call("A lesson after these moves of the learner", ref("Taught"), body="Learning", path="game")
        },
        "/api/qr": {"get": _call("A link as a picture for phones", {}, query=["text"], media=PICTURE)},
        "/healthz": {"get": _call("Alive", {}, media=TEXT)},
        "/readyz": {"get": _call("Ready", {}, media=TEXT)},
        "/metrics": {"get": _call("Figures", {}, media=TEXT)},
        "/openapi.json": {"get": _call("This description", ANY_OBJECT)},
    }


def _call(
    what: str,
    answer: Schema | None,
    *,
    status: int = 200,
    body: str = "",
    path: str = "",
    query: list[str] | None = None,
    media: str = JSON,
) -> dict[str, Any]:
    refused = {"description": "Refused", "content": {JSON: {"schema": ref("Refused")}}}
    done: dict[str, Any] = {"description": what}
    if answer is not None:
        done["content"] = {media: {"schema": answer}}
    call: dict[str, Any] = {
        "summary": what,
        "responses": {str(status): done, **dict.fromkeys(REFUSALS, refused)},
    }
    parameters = [_parameter(path, "path")] if path else []
    parameters += [_parameter(name, "query") for name in query or []]
    if parameters:
        call["parameters"] = parameters
    if body:
        call["requestBody"] = {"required": True, "content": {JSON: {"schema": ref(body)}}}
    if path == "table":  # who asks decides what may be known and done
        call["security"] = [{"seat": []}]
    return call


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
