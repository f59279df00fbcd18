"""The HTTP side described for programs, OpenAPI 3.1: made from the routes and the messages."""

from __future__ import annotations

import re
from typing import Any, get_args

import msgspec

import butin
from butin.adapters.web.http.routes import JSON, ROUTES, Route
from butin.adapters.web.strict import strict
from butin.room.telling.messages import Refused
from butin.room.wishes import TableWish

REFUSALS = ("400", "403", "404", "405", "408", "409", "413", "415", "429")

Schema = dict[str, Any]


def described(public_url: str = "") -> dict[str, Any]:
    """The whole description, and where the room is, if anybody has said it."""
    kinds = [kind for route in ROUTES for kind in (route.body, route.answer)]
    schemas, components = msgspec.json.schema_components(
        [strict(kind) for kind in (*kinds, Refused)], ref_template="#/components/schemas/{name}"
    )
    _let_others_by(components)
    paths: dict[str, Any] = {}
    for number, route in enumerate(ROUTES):
        body, answer = schemas[2 * number], schemas[2 * number + 1]
        paths.setdefault(route.path, {})[route.method.lower()] = _call(route, body, answer, schemas[-1])
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Butin",
            "version": butin.__version__,
            "description": "The room. The socket is described in docs/protocol.md.",
        },
        **({"servers": [{"url": public_url.rstrip("/")}]} if public_url else {}),
        "components": {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's secret"}},
        },
        "paths": paths,
    }


def _let_others_by(components: dict[str, Schema]) -> None:
    """A wish may have fields of other wishes, whatever they say."""
    wishes = [components[kind.__name__] for kind in get_args(TableWish)]
    names = sorted({name for wish in wishes for name in wish["properties"]})
    for wish in wishes:
        del wish["additionalProperties"]
        wish["propertyNames"] = {"enum": names}


def _call(route: Route, body: Schema, answer: Schema, refusal: Schema) -> dict[str, Any]:
    refused = {"description": "Refused", "content": {JSON: {"schema": refusal}}}
    done: dict[str, Any] = {"description": route.what}
    if route.answer is not None:
        done["content"] = {route.media.partition(";")[0]: {"schema": answer}}
    call: dict[str, Any] = {
        "summary": route.what,
        "responses": {str(route.status): done, **dict.fromkeys(REFUSALS, refused)},
    }
    places = re.findall(r"{(\w+)}", route.path)
    parameters = [_parameter(name, "path") for name in places] + [_parameter(name, "query") for name in route.query]
    if parameters:
        call["parameters"] = parameters
    if route.body is not None:
        call["requestBody"] = {"required": True, "content": {JSON: {"schema": body}}}
    if "table" in places:  # who asks decides what may be known and done
        call["security"] = [{"seat": []}]
    return call


def _parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
