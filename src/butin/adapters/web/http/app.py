"""The HTTP side as an application: the routes of routes.py, guarded, and what is said of errors."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Served

from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http.api import Api
from butin.adapters.web.http.asking import body_of
from butin.adapters.web.http.below import Below
from butin.adapters.web.http.openapi import described
from butin.adapters.web.http.page import Page
from butin.adapters.web.http.routes import JSON, ROUTES, Route
from butin.adapters.web.middleware import HEADERS, NOT_KEPT, Middleware
from butin.core.errors import ButinError, IllegalMove
from butin.room.errors import Refused, refusal

STATUS = {
    "no_such_table": 404,
    "no_such_lesson": 404,
    "not_the_lesson": 409,
    "lesson_over": 409,
    "not_your_seat": 403,
    "not_host": 403,
    "no_secret": 403,
    "no_key": 403,
    "wrong_key": 403,
    "watch_only": 403,
    "table_full": 409,
    "seat_taken": 409,
    "seat_in_use": 409,
    "seat_kept": 409,
    "seat_theirs": 409,
    "other_hand": 409,
    "ask_first": 409,
    "nobody_to_ask": 403,
    "no_hints": 403,
    "nothing_to_do": 409,
    "nothing_offered": 409,
    "too_busy": 409,
    "too_fast": 429,
    "many_here": 429,
    "many_tables": 429,
    "opened_enough": 429,
    "tried_enough": 429,
    "guessed_enough": 429,
    "said_enough": 429,
    "asked_enough": 429,
    "other_rules": 409,
    "not_ready": 409,
    "match_on": 409,
    "paused": 409,
    "not_paused": 409,
    "race_on": 409,
    "no_box": 409,
    "no_code": 409,
    "moved_on": 409,
    "here_already": 409,
    "bench_full": 409,
    "of_the_day": 409,
    "of_the_day_alone": 409,
    "screens_full": 409,
    "no_screen": 409,
    "seat_or_screen": 409,
    "public_screen": 409,
    "screen_only_watches": 403,
    "picked": 409,
    "face_taken": 409,
    "not_sealed": 503,
    "too_slow": 408,
    "too_large": 413,
    "not_json": 415,
    "broken": 500,
    "not_saved": 503,
    "no_answer": 503,
}

_encode = msgspec.json.Encoder().encode


def application(gateway: Gateway) -> Starlette:
    """All routes, guarded."""
    api, page = Api(gateway, _encode(described(gateway.public_url))), Page(gateway.public_url)
    routes = [Served(route.path, partial(_answer, api, route), methods=[route.method]) for route in ROUTES]

    async def refused(request: Request, error: Exception) -> Response:
        assert isinstance(error, ButinError)
        gateway.refused(error.kind)
        return _refused(error)

    async def not_here(request: Request, error: Exception) -> Response:
        gateway.refused("no_such_page")
        lost = isinstance(error, HTTPException) and error.status_code == 404
        return (page.nowhere(request) if lost else None) or await _not_here(request, error)

    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        ButinError: refused,
        HTTPException: not_here,
        ClientDisconnect: _gone,
        Exception: _broken,
    }
    return _guarded(Starlette(routes=[*routes, *page.routes()], exception_handlers=handlers), gateway)


def _guarded(app: Starlette, gateway: Gateway) -> Starlette:
    app.router.redirect_slashes = False  # to an address that the Host header names
    app.add_middleware(Middleware, refused=gateway.refused, addresses=gateway.addresses)
    if gateway.path != "/":
        app.add_middleware(Below, path=gateway.path)
    return app


async def _answer(api: Api, route: Route, request: Request) -> Response:
    """What a route answers; its body is read as the route describes it."""
    bodies = [] if route.body is None else [await body_of(request, route.body)]
    answer = await route.handler(api, request, *bodies)
    if isinstance(answer, Response):
        return answer
    written = answer if isinstance(answer, str | bytes) else _encode(answer)
    return Response(written, route.status, media_type=None if route.answer is None else route.media)


def _refused(error: ButinError) -> Response:
    status = 409 if isinstance(error, IllegalMove) else STATUS.get(error.kind, 400)
    headers = {"connection": "close"} if status in (408, 413) else {}
    if status == 429:
        headers["retry-after"] = str(error.values.get("seconds", 1))
    return _json(refusal("", error), status, headers)


async def _not_here(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    kind, text = ("no_such_page", "there is nothing at this address")
    if error.status_code == 405:
        kind, text = ("no_such_method", f"{request.method[:20]} cannot be done here")
    return _json(refusal("", Refused(kind, text)), error.status_code, dict(error.headers or {}))


async def _gone(request: Request, error: Exception) -> Response:
    return Response(status_code=400)  # nobody is left to read it


async def _broken(request: Request, error: Exception) -> Response:
    """Ours. The error itself is told to the log only."""
    headers = {name.decode(): value.decode() for name, value in [*HEADERS, NOT_KEPT]}
    return _json(refusal("", Refused("broken", "something broke on our side")), 500, headers)


def _json(value: object, status: int, headers: dict[str, str]) -> Response:
    return Response(_encode(value), status, headers, media_type=JSON)
