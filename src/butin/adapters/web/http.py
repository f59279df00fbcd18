"""The HTTP side: open a table, join one, look at one, take its record home. `openapi.py` describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from butin.adapters.web.guard import Guard
from butin.adapters.web.hall import Hall
from butin.adapters.web.metrics import metrics_text
from butin.adapters.web.openapi import described
from butin.adapters.web.wire import refusal
from butin.bots.policy import policies
from butin.core.errors import ButinError, IllegalMove
from butin.core.game import WATCHER
from butin.core.match import replay
from butin.room.errors import Refused
from butin.room.fold import Entry
from butin.room.live import views
from butin.room.news import table_view
from butin.room.record import record
from butin.room.table import OVER, Table

LARGEST = 16_384
STATUS = {"no_such_table": 404, "not_your_seat": 403, "not_host": 403, "table_full": 409, "seat_taken": 409}

_encode = msgspec.json.Encoder().encode


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is opened with; everything but the game may be left out."""

    game: str
    seats: int | None = None
    options: dict[str, Any] = {}
    public: bool = False
    bots: dict[str, str] = {}
    name: str = ""
    secret: str = ""
    away_s: int = 60
    watch_delay_s: int = 0
    move_s: int = 0
    purse_s: int = 0
    hints: bool = True


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down by a link."""

    link: str
    name: str = ""
    seat: int | None = None
    secret: str = ""


class Doing(msgspec.Struct, forbid_unknown_fields=True):
    """A wish without a socket: the same fields as on the socket."""

    do: str
    id: str = ""
    seat: int | None = None
    move: str = ""
    name: str = ""
    bot: str = ""
    phrase: str = ""
    yes: bool = False


class Front:
    """The handlers, with the hall behind them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    async def games(self, request: Request) -> Response:
        shelf = [
            {
                "name": game.name,
                "titles": game.titles,
                "seats": {"min": game.seats[0], "max": game.seats[-1], "best_from": game.best_from},
                "minutes": game.minutes,
                "age": game.age,
                "rules": game.version,
                "credit": game.credit,
                "options": [
                    {"name": o.name, "clause": o.rule, "default": o.default, "expected": o.expected()}
                    for o in game.options
                ],
                "bots": list(policies(game)),
            }
            for game in self.hall.games.values()
        ]
        return _json(shelf)

    async def open(self, request: Request) -> Response:
        wish = _asked_for(msgspec.structs.asdict(await _body(request, Opening)))
        answer, error = await _called(lambda done: self.hall.room.open(wish, lambda a, e: done((a, e))))
        if error is not None:
            raise error
        return _json(answer, 201)

    async def waiting(self, request: Request) -> Response:
        game = request.query_params.get("game", "")
        return _json(await _called(lambda done: self.hall.store.waiting(game, done)))

    async def join(self, request: Request) -> Response:
        joining = await _body(request, Joining)
        identity, kind = await self._found(joining.link)
        if kind != "join":
            raise Refused("watch_only", "this link is for watching: ask for the link for players")
        secret = joining.secret or self.hall.room.token()
        holder = self.hall.digest(secret)
        wish = _asked_for({"do": "sit", "name": joining.name, "seat": joining.seat})
        await self._granted(identity, holder, wish)
        table = await self._table(identity)
        seat = table.held_by(holder)[-1] if joining.seat is None else joining.seat
        return _json({"table": identity, "seat": seat, "secret": secret, "name": table.seats[seat].name}, 201)

    async def link(self, request: Request) -> Response:
        identity, kind = await self._found(request.path_params["link"])
        return _json({"kind": kind, "table": table_view(await self._table(identity))})

    async def look(self, request: Request) -> Response:
        table = await self._table(request.path_params["table"])
        seats = table.held_by(_holder(request, self.hall))
        if not seats:
            raise Refused("not_your_seat", "no seat here belongs to that secret")
        return _json({"you": seats, "table": table_view(table), "views": views(table, seats)})

    async def do(self, request: Request) -> Response:
        wish = _asked_for(msgspec.structs.asdict(await _body(request, Doing)))
        n = await self._granted(request.path_params["table"], _holder(request, self.hall), wish)
        return _json({"n": n})

    async def record(self, request: Request) -> Response:
        """The record of a finished match, for those who sat there."""
        entries, table = await self._finished(request)
        match = int(request.query_params.get("match", str(table.match)))
        journal = record(table.game, table.id, entries, match)
        if journal is None:
            raise Refused("no_such_match", f"there is no match {match}: there were {table.match}")
        return Response(journal.save(), media_type="application/jsonl")

    async def replay(self, request: Request) -> Response:
        """A moment of a finished match, from any seat's view."""
        entries, table = await self._finished(request)
        journal = record(table.game, table.id, entries, table.match)
        assert journal is not None
        seat = _number(request, "seat", WATCHER, WATCHER, table.setting.seats - 1)
        move = _number(request, "move", len(journal.entries), 0, len(journal.entries))
        match = replay(table.game, journal, move)
        before = replay(table.game, journal, move - 1) if move else None
        told = match.story[len(before.story) if before else 0 :]
        events = [event.plain() for event in told if event.seen_by(seat)]
        return _json({"move": move, "moves": len(journal.entries), "view": match.view(seat), "events": events})

    async def remove(self, request: Request) -> Response:
        identity, holder = request.path_params["table"], _holder(request, self.hall)
        _, error = await _called(lambda done: self.hall.room.remove(identity, holder, lambda n, e: done((n, e))))
        if error is not None:
            raise error
        return Response(status_code=204)

    async def healthy(self, request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        await _called(lambda done: self.hall.store.due(0, done))
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        return Response(metrics_text(self.hall), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return _json(described([Opening, Joining, Doing]))

    async def _finished(self, request: Request) -> tuple[list[Entry], Table]:
        table = await self._table(request.path_params["table"])
        if not table.held_by(_holder(request, self.hall)):
            raise Refused("not_your_seat", "no seat here belongs to that secret")
        if table.phase != OVER:
            raise Refused("not_over", "the match is not over yet")
        return await _called(lambda done: self.hall.store.read(table.id, 0, done)), table

    async def _found(self, link: str) -> tuple[str, str]:
        hit: tuple[str, str] | None = await _called(lambda done: self.hall.store.find(self.hall.digest(link), done))
        if hit is None:
            raise Refused("no_such_table", "there is no such table: the link may be incomplete")
        return hit

    async def _table(self, identity: str) -> Table:
        table: Table | None = await _called(lambda done: self.hall.room.peek(identity, done))
        if table is None:
            raise Refused("no_such_table", "there is no such table")
        return table

    async def _granted(self, identity: str, holder: str, wish: dict[str, Any]) -> int:
        granted: tuple[int, ButinError | None] = await _called(
            lambda done: self.hall.room.wish(identity, holder, wish, lambda n, error: done((n, error)))
        )
        if granted[1] is not None:
            raise granted[1]
        return granted[0]


def application(hall: Hall) -> Starlette:
    """All routes, guarded."""
    front = Front(hall)
    one = "/api/tables/{table}"
    routes = [
        Route("/healthz", front.healthy),
        Route("/readyz", front.ready),
        Route("/metrics", front.metrics),
        Route("/openapi.json", front.openapi),
        Route("/api/games", front.games),
        Route("/api/tables", front.open, methods=["POST"]),
        Route("/api/tables", front.waiting),
        Route("/api/join", front.join, methods=["POST"]),
        Route("/api/links/{link}", front.link),
        Route(one, front.look),
        Route(one, front.remove, methods=["DELETE"]),
        Route(f"{one}/wishes", front.do, methods=["POST"]),
        Route(f"{one}/record", front.record),
        Route(f"{one}/replay", front.replay),
    ]
    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {ButinError: _refused}
    app = Starlette(routes=routes, exception_handlers=handlers)
    app.add_middleware(Guard)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ButinError)
    kind = getattr(error, "kind", "")
    status = 409 if isinstance(error, IllegalMove) else STATUS.get(kind, 400)
    return _json(refusal("", error), status)


async def _body(request: Request, kind: type[Any]) -> Any:
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > LARGEST:
            raise Refused("too_large", f"the body is larger than {LARGEST} bytes")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", f"cannot read the body: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise Refused("bad_request", "cannot read the body: expected one JSON object") from None


async def _called(call: Callable[[Callable[[Any], None]], None]) -> Any:
    """Wait for what a callback will be given."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    call(lambda value: None if future.done() else future.set_result(value))
    return await future


def _asked_for(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value not in ("", None)}


def _holder(request: Request, hall: Hall) -> str:
    word, _, secret = request.headers.get("Authorization", "").partition(" ")
    return hall.digest(secret) if word.lower() == "bearer" and secret else ""


def _number(request: Request, name: str, default: int, low: int, high: int) -> int:
    text = request.query_params.get(name, str(default))
    if not text.lstrip("-").isdecimal() or not low <= int(text) <= high:
        raise Refused("bad_request", f"{name} cannot be {text[:20]!r}: expected {low} to {high}")
    return int(text)


def _json(value: object, status: int = 200) -> Response:
    return Response(_encode(value), status, media_type="application/json")
