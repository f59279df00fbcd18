"""The HTTP side: open a table, join one, look at one, take its record home. `openapi.py` describes it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Hashable
from typing import Any, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from butin.adapters.described import described_game
from butin.adapters.lessons import lesson
from butin.adapters.web.address import network_of
from butin.adapters.web.asking import while_here
from butin.adapters.web.bodies import Doing, Joining, Learning, Opening
from butin.adapters.web.guard import HEADERS, NOT_KEPT, Guard
from butin.adapters.web.hall import Hall
from butin.adapters.web.hints import Hints
from butin.adapters.web.kept import Kept
from butin.adapters.web.limits import Address
from butin.adapters.web.metrics import metrics_text
from butin.adapters.web.openapi import described
from butin.adapters.web.page import Page
from butin.adapters.web.retold import moment, retold
from butin.adapters.web.reviews import Reviews, lot
from butin.adapters.web.wire import refusal
from butin.core.errors import ButinError, IllegalMove
from butin.core.game import WATCHER
from butin.core.journal import Journal
from butin.room.errors import Refused
from butin.room.fold import Entry
from butin.room.news import game_view, table_view
from butin.room.record import outdated, record
from butin.room.table import Table

LARGEST = 16_384  # bytes in a body
HURRY_S = 10.0  # for a body to come
LONGEST_QR = 120  # bytes in a picture for phones: links have some sixty
PATIENCE_S = 10.0  # for the room to answer
STATUS = {
    "no_such_table": 404,
    "no_such_lesson": 404,
    "not_the_lesson": 409,
    "lesson_over": 409,
    "not_your_seat": 403,
    "not_host": 403,
    "no_secret": 403,
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
    "too_busy": 409,
    "too_fast": 429,
    "many_tables": 429,
    "opened_enough": 429,
    "said_enough": 429,
    "other_rules": 409,
    "not_ready": 409,
    "match_on": 409,
    "picked": 409,
    "not_sealed": 503,
    "too_slow": 408,
    "too_large": 413,
    "not_json": 415,
    "broken": 500,
    "not_saved": 503,
    "no_answer": 503,
}

T = TypeVar("T")
Look = Callable[[str, Callable[[Table | None], None]], None]

_encode = msgspec.json.Encoder().encode


class Front:
    """The handlers, with the hall behind them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.hints = Hints(hall)
        self.reviews = Reviews(hall)
        self.kept = Kept()
        self.description = _encode(described([Opening, Joining, Learning, Doing]))
        self.shelf = _encode([described_game(game) for game in hall.games.values()])

    async def games(self, request: Request) -> Response:
        return Response(self.shelf, media_type="application/json")

    async def open(self, request: Request) -> Response:
        wish = _asked_for(msgspec.structs.asdict(await _body(request, Opening)))
        address = self._address(request)
        self.hall.quota.check(address)

        def opened(done: Callable[[Any], None], answer: dict[str, Any] | None, error: ButinError | None) -> None:
            self.hall.quota.opened(address, answer)
            done((answer, error))

        answer, error = await _called(lambda done: self.hall.room.open(wish, lambda a, e: opened(done, a, e)))
        if error is not None:
            raise error
        return _json(answer, 201)

    async def waiting(self, request: Request) -> Response:
        game = self.hall.known_game(request.query_params.get("game", ""))
        return _json(await _called(lambda done: self.hall.lobby.shown(game, done)))

    async def join(self, request: Request) -> Response:
        joining = await _body(request, Joining)
        identity, kind = await self._found(joining.link)
        secret = joining.secret or self.hall.room.token()
        holder = self.hall.digest(secret)
        wish = _asked_for({"do": "sit", "name": joining.name, "seat": joining.seat, "way": kind})
        n = await self._granted(identity, holder, wish)
        entries: list[Entry] = await _called(lambda done: self.hall.store.read(identity, n - 1, done))
        sat = entries[0]
        return _json({"table": identity, "seat": sat["seat"], "secret": secret, "name": sat["name"]}, 201)

    async def link(self, request: Request) -> Response:
        """The table behind a link, as watchers may know it."""
        identity, kind = await self._found(request.path_params["link"])
        return _json({"kind": kind, "table": table_view(await self._table(identity, self.hall.room.watchers_table))})

    async def look(self, request: Request) -> Response:
        table = await self._table(request.path_params["table"])
        seats = table.held_by(_holder(request, self.hall))
        if not seats:
            raise Refused("not_your_seat", "no seat here belongs to that secret")
        views = {str(seat): game_view(table, seat) for seat in seats if table.state is not None}
        return _json({"you": seats, "table": table_view(table), "views": views})

    async def do(self, request: Request) -> Response:
        doing = await _body(request, Doing)
        identity, holder = request.path_params["table"], _holder(request, self.hall)
        found, kind = await self._found(doing.link) if doing.link else (identity, "")
        way = kind if found == identity else ""
        n = await self._granted(identity, holder, {**_asked_for(msgspec.structs.asdict(doing)), "way": way})
        return _json({"n": n})

    async def record(self, request: Request) -> Response:
        """The record of a finished match, for those who sat there."""
        journal, table, number = await self._journal(request)
        key = ("record", table.id, number, table.n)
        return Response(await self._made(request, key, journal.save), media_type="application/jsonl")

    async def replay(self, request: Request) -> Response:
        """A moment of a finished match, from any seat's view."""
        journal, table, number = await self._journal(request)
        seat = _number(request, "seat", WATCHER, WATCHER, table.setting.seats - 1)
        move = _number(request, "move", len(journal.entries), 0, len(journal.entries))
        key = ("replay", table.id, number, table.n, seat, move)
        return await self._kept(request, key, lambda: moment(table.game, journal, seat, move))

    async def story(self, request: Request) -> Response:
        """A finished match from the deal to its end, as a seat may know it."""
        journal, table, number = await self._journal(request)
        seat = _number(request, "seat", WATCHER, WATCHER, table.setting.seats - 1)
        key = ("story", table.id, number, table.n, seat)
        return await self._kept(request, key, lambda: {"match": number, **retold(table.game, journal, seat)})

    async def review(self, request: Request) -> Response:
        """What some decisions of a finished match were worth, as those who made them could know."""
        journal, table, number = await self._journal(request)
        first = _number(request, "from", 1, 1, max(1, len(journal.entries)))
        key = ("lot", table.id, number, table.n, first)
        asked = await self._made(request, key, lambda: lot(table.game, journal, first))
        return _json(await while_here(request, self.reviews.look_back(table.id, asked, _network(request))))

    async def learn(self, request: Request) -> Response:
        """A lesson after the learner's moves so far; nothing is kept."""
        game = self.hall.games[self.hall.known_game(request.path_params["game"])]
        moves = (await _body(request, Learning)).moves
        return await self._kept(request, ("lesson", game.name, *moves), lambda: lesson(game).play(moves))

    async def hint(self, request: Request) -> Response:
        """What the strongest bot would do on a seat of one's own."""
        table = await self._table(request.path_params["table"])
        held = table.held_by(_holder(request, self.hall))
        seat = _number(request, "seat", held[0] if held else WATCHER, WATCHER, table.setting.seats - 1)
        if seat not in held:
            raise Refused("not_your_seat", "no such seat here belongs to that secret")
        return _json({"move": await while_here(request, self.hints.ask(table, seat, _network(request)))})

    async def qr(self, request: Request) -> Response:
        """A link as a picture that a phone can read."""
        text = request.query_params.get("text", "")
        size = len(text.encode())
        if not 0 < size <= LONGEST_QR:
            raise Refused("bad_request", f"text has {size} bytes: expected 1 to {LONGEST_QR}")
        return Response(await self.kept.picture(self._address(request), text), media_type="image/svg+xml")

    async def remove(self, request: Request) -> Response:
        identity, holder = request.path_params["table"], _holder(request, self.hall)
        _, error = await _called(lambda done: self.hall.room.remove(identity, holder, lambda n, e: done((n, e))))
        if error is not None:
            raise error
        return Response(status_code=204)

    async def healthy(self, request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def ready(self, request: Request) -> Response:
        if not self.hall.store.awake:
            alone = "nothing can be written: is the disk full?\n"
            text = alone if self.hall.store.alone else "the database does not answer\n"
            return Response(text, 503, media_type="text/plain")
        await _called(lambda done: self.hall.store.latest([], done))
        return Response("ok\n", media_type="text/plain")

    async def metrics(self, request: Request) -> Response:
        return Response(metrics_text(self.hall), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return Response(self.description, media_type="application/json")

    def _address(self, request: Request) -> Address:
        return self.hall.addresses.of(request.client.host if request.client else "")

    async def _made(self, request: Request, key: Hashable, make: Callable[[], T]) -> T:
        return await self.kept.get(self._address(request), key, make)

    async def _kept(self, request: Request, key: Hashable, make: Callable[[], object]) -> Response:
        """What is made once, as JSON."""
        return Response(await self._made(request, key, lambda: _encode(make())), media_type="application/json")

    async def _finished(self, request: Request) -> Table:
        table = await self._table(request.path_params["table"])
        if not table.held_by(_holder(request, self.hall)):
            raise Refused("not_your_seat", "no seat here belongs to that secret")
        if table.outdated:
            raise outdated(table)
        if not table.played_out:
            raise Refused("not_over", "the match is not over yet")
        return table

    async def _journal(self, request: Request) -> tuple[Journal, Table, int]:
        """The journal of a finished match, the last one if the request names none, and its number."""
        table = await self._finished(request)
        number = _number(request, "match", table.match, 1, table.match)
        n = table.n  # what is written from now on is for nobody yet
        key = ("journal", table.id, number, n)
        journal: Journal | None = self.kept.answers.get(key)
        if journal is None:
            entries: list[Entry] = await _called(lambda done: self.hall.store.read(table.id, 0, done))
            journal = await self._made(request, key, lambda: record(table.game, table.id, entries[:n], number))
        assert journal is not None
        return journal, table, number

    async def _found(self, link: str) -> tuple[str, str]:
        hit: tuple[str, str] | None = await _called(lambda done: self.hall.store.find(self.hall.digest(link), done))
        if hit is None:
            raise Refused("no_such_table", "there is no such table: the link may be incomplete")
        return hit

    async def _table(self, identity: str, look: Look | None = None) -> Table:
        table: Table | None = await _called(lambda done: (look or self.hall.room.peek)(identity, done))
        if table is None:
            raise self.hall.room.tables.why_missing(identity)
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
    front, page = Front(hall), Page()
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
        Route(f"{one}/story", front.story),
        Route(f"{one}/review", front.review),
        Route(f"{one}/hint", front.hint),
        Route("/api/lessons/{game}", front.learn, methods=["POST"]),
        Route("/api/qr", front.qr),
        *page.routes(),
    ]

    async def refused(request: Request, error: Exception) -> Response:
        hall.refused(getattr(error, "kind", "bad_request"))
        return await _refused(request, error)

    async def not_here(request: Request, error: Exception) -> Response:
        hall.refused("no_such_page")
        lost = isinstance(error, HTTPException) and error.status_code == 404
        return (page.nowhere(request) if lost else None) or await _not_here(request, error)

    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        ButinError: refused,
        HTTPException: not_here,
        ClientDisconnect: _gone,
        Exception: _broken,
    }
    app = Starlette(routes=routes, exception_handlers=handlers)
    app.router.redirect_slashes = False  # to an address that the Host header names
    app.add_middleware(Guard, refused=hall.refused, addresses=hall.addresses)
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, ButinError)
    kind = getattr(error, "kind", "")
    status = 409 if isinstance(error, IllegalMove) else STATUS.get(kind, 400)
    headers = {"connection": "close"} if status in (408, 413) else {}
    if status == 429:
        headers["retry-after"] = str(getattr(error, "values", {}).get("seconds", 1))
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


async def _body(request: Request, kind: type[Any]) -> Any:
    data = b""
    try:
        async with asyncio.timeout(HURRY_S):
            async for chunk in request.stream():
                data += chunk
                if len(data) > LARGEST:
                    raise Refused("too_large", f"the body is larger than {LARGEST} bytes")
    except TimeoutError:
        raise Refused("too_slow", f"the body did not come within {HURRY_S:.0f} seconds") from None
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":  # which a page of another house cannot send unless it is allowed to
        raise Refused("not_json", f"the body is {media[:40] or 'anything'}: expected content-type application/json")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.ValidationError as error:
        raise Refused("bad_request", f"cannot read the body: {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused("bad_request", "cannot read the body: expected one JSON object") from None


async def _called(call: Callable[[Callable[[Any], None]], None]) -> Any:
    """Wait for what a callback will be given."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    call(lambda value: None if future.done() else future.set_result(value))
    try:
        return await asyncio.wait_for(future, PATIENCE_S)
    except TimeoutError:
        text = "the room does not answer in time: look whether what you wished for has happened, or try again"
        raise Refused("no_answer", text) from None


def _asked_for(fields: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in fields.items() if value not in ("", None)}


def _holder(request: Request, hall: Hall) -> str:
    """What is kept of the secret that a request came with; '' if it came with none."""
    word, _, secret = request.headers.get("Authorization", "").partition(" ")
    return hall.digest(secret) if word.lower() == "bearer" and secret else ""


def _network(request: Request) -> str:
    return network_of(request.client.host) if request.client is not None else ""


def _number(request: Request, name: str, default: int, low: int, high: int) -> int:
    text = request.query_params.get(name, str(default))
    if not re.fullmatch("-?[0-9]{1,9}", text) or not low <= int(text) <= high:
        raise Refused("bad_request", f"{name} cannot be {text[:20]!r}: expected {low} to {high}")
    return int(text)


def _json(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(_encode(value), status, headers, media_type="application/json")
