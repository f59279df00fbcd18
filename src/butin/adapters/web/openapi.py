"""The HTTP side described for programs, OpenAPI 3.1."""

from __future__ import annotations

from typing import Any

import msgspec

import butin

REFUSED = {
    "type": "object",
    "required": ["type", "kind", "text"],
    "properties": {
        "type": {"const": "refused"},
        "id": {"type": "string"},
        "kind": {"type": "string"},
        "clause": {"type": "string"},
        "text": {"type": "string"},
        "values": {"type": "object"},
    },
}
_SECRET: list[dict[str, list[str]]] = [{"seat": []}]
_TABLE = {"name": "table", "in": "path", "required": True, "schema": {"type": "string"}}


def described(bodies: list[type[Any]]) -> dict[str, Any]:
    _, components = msgspec.json.schema_components(bodies, ref_template="#/components/schemas/{name}")
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Butin",
            "version": butin.__version__,
            "description": "The room. The socket is described in docs/protocol.md.",
        },
        "components": {
            "schemas": {**components, "Refused": REFUSED},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's secret"}},
        },
        "paths": {
            "/api/games": {"get": _call("The shelf", 200)},
            "/api/tables": {
                "get": _call("Public tables that wait for players", 200, query=["game"]),
                "post": _call("Open a table", 201, body="Opening"),
            },
            "/api/join": {"post": _call("Sit down by a link", 201, body="Joining")},
            "/api/links/{link}": {"get": _call("What is behind a link", 200, path="link")},
            "/api/tables/{table}": {
                "get": _call("The table from one's own seats", 200, path="table", secret=True),
                "delete": _call("Remove the table now (the host)", 204, path="table", secret=True),
            },
            "/api/tables/{table}/wishes": {
                "post": _call("Do something at the table", 200, body="Doing", path="table", secret=True)
            },
            "/api/tables/{table}/record": {
                "get": _call(
                    "The record of a finished match",
                    200,
                    path="table",
                    query=["match"],
                    secret=True,
                    media="application/jsonl",
                )
            },
            "/api/tables/{table}/replay": {
                "get": _call("A moment of a finished match", 200, path="table", query=["seat", "move"], secret=True)
            },
            "/healthz": {"get": _call("Alive", 200, media="text/plain")},
            "/readyz": {"get": _call("Ready", 200, media="text/plain")},
            "/metrics": {"get": _call("Figures", 200, media="text/plain")},
        },
    }


def _call(
    what: str,
    status: int,
    *,
    body: str = "",
    path: str = "",
    query: list[str] | None = None,
    secret: bool = False,
    media: str = "application/json",
) -> dict[str, Any]:
    refused = {
        "description": "Refused",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refused"}}},
    }
    done: dict[str, Any] = {"description": what}
    if status != 204:
        done["content"] = {media: {"schema": {}}}
    call: dict[str, Any] = {
        "summary": what,
        "responses": {str(status): done, **dict.fromkeys(("400", "403", "404", "409", "429"), refused)},
    }
    parameters = [{"name": path, "in": "path", "required": True, "schema": {"type": "string"}}] if path else []
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}} for name in query or []
    ]
    if parameters:
        call["parameters"] = parameters
    if body:
        schema = {"$ref": f"#/components/schemas/{body}"}
        call["requestBody"] = {"required": True, "content": {"application/json": {"schema": schema}}}
    if secret:
        call["security"] = _SECRET
    return call
