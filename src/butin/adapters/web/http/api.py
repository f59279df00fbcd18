"""What the HTTP side does, route by route (routes.py): open a table, join one, look at one, take its record home."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from butin.adapters.described import described_game
from butin.adapters.lessons import lesson
from butin.adapters.sizing import measure
from butin.adapters.web.bridge import answer
from butin.adapters.web.door.doors import Doors
from butin.adapters.web.door.limits import Address
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http.asking import network_behind, number_in, secret_with, while_here
from butin.adapters.web.http.boxes import Boxes
from butin.adapters.web.http.cache import Cache
from butin.adapters.web.http.hints import Hints
from butin.adapters.web.http.metrics import metrics_text
from butin.adapters.web.http.past import Finished, Past
from butin.adapters.web.http.retold import moment, retold
from butin.adapters.web.http.reviews import Reviews, lot
from butin.core.game import WATCHER
from butin.room.deeds.taking_back import CANNOT, undoing
from butin.room.errors import Refused
from butin.room.running.deferred import Deferred
from butin.room.table.rights import Asker, known_game, television
from butin.room.table.table import Table
from butin.room.telling.messages import Joining, Learning, Lending, Sizing
from butin.room.telling.news import table_view
from butin.room.telling.record import outdated
from butin.room.wishes import Opening, OtherWish, TableWish

LONGEST_QR = 120  # bytes in a picture for phones: links have some sixty

T = TypeVar("T")
Answer = Any  # what is described, as data or as bytes that are written already; a Response where the status is another

_encode = msgspec.json.Encoder().encode


class Api:
    """The handlers, with the gateway behind them."""

    def __init__(self, gateway: Gateway, description: bytes) -> None:
        self.gateway = gateway
        self.doors = Doors(gateway)
        self.hints = Hints(gateway)
        self.reviews = Reviews(gateway)
        self.cache = Cache()
        self.past = Past(gateway, self.cache)
        self.description = description
        self.boxes = Boxes(gateway.games, gateway.boards)
        self.shelf = _encode([described_game(game) for game in gateway.games.values()])

    async def games(self, request: Request) -> Answer:
        return self.shelf

    async def box(self, request: Request) -> Answer:
        """What a game's package brings for the page."""
        return self.boxes.of(request.path_params["game"]).described(request)

    async def brought(self, request: Request) -> Answer:
        """One of these files."""
        return self.boxes.of(request.path_params["game"]).file(request.path_params["file"], request)

    async def code(self, request: Request, lending: Lending) -> Answer:
        """The code by which people find the table, for those who are there."""
        identity, holder = request.path_params["table"], self._holder(request)
        return {"code": await self.doors.lend(identity, holder, new=lending.new)}

    async def open(self, request: Request, opening: Opening) -> Answer:
        address = self._address(request)
        self.gateway.key.check(address, opening.key)
        self.gateway.quota.check(address)
        return await answer(self.gateway.quota.open(address, opening))

    async def waiting(self, request: Request) -> Answer:
        game = self.gateway.known_game(request.query_params.get("game", ""))
        return await answer(self.gateway.spawn(self.gateway.lobby.shown(game)))

    async def join(self, request: Request, joining: Joining) -> Answer:
        return await self.doors.join(self._address(request), joining)

    async def link(self, request: Request) -> Answer:
        """The table behind a link, as watchers may know it; or behind a code, in brief."""
        return await self.doors.look(self._address(request), request.path_params["link"])

    async def look(self, request: Request) -> Answer:
        holder = self._holder(request)
        table = await self._own_table(request)
        if not table.held_by(holder) and not (television(table, holder) and not table.by_speed):
            # whoever waits knows what watchers know, and so does a television where the socket would hold a throw back
            table = await answer(self.gateway.room.watchers_table(table.id))
        seats = table.held_by(holder)
        seen = [] if table.state is None else seats or [WATCHER]
        views = {str(seat): table.game.view(table.state, seat) for seat in seen}
        return {"you": seats, "bench": table.benched_by(holder), "table": table_view(table), "views": views}

    async def evening(self, request: Request) -> Answer:
        """All matches of a table that came to their end."""
        table = await self._known_table(request)
        found = await self.past.evening(table, self._address(request))
        return {"matches": found.told_to(self._holder(request)), "bots_won": table.bots_won}

    async def do(self, request: Request, wish: TableWish | OtherWish) -> Answer:
        identity, holder = request.path_params["table"], self._holder(request)
        link = getattr(wish, "link", "")
        found, kind = await self.doors.found(self._address(request), link) if link else (identity, "")
        who = Asker(holder, kind if found == identity else "")
        return {"n": await self.doors.granted(identity, who, wish)}

    async def record(self, request: Request) -> Answer:
        """The record of a finished match, for those who sat there."""
        match = await self._match(request)
        return await self._made(request, ("record", *match.key), match.journal.save)

    async def replay(self, request: Request) -> Answer:
        """A moment of a finished match, from any seat's view."""
        match = await self._match(request)
        moves = len(match.journal.entries)
        move, seat = number_in(request, "move", moves, 0, moves), match.seat_in(request)
        key = ("replay", *match.key, seat, move)
        return await self._cached(request, key, lambda: moment(match.game, match.journal, seat, move))

    async def story(self, request: Request) -> Answer:
        """A finished match from the deal to its end, as a seat may know it."""
        match = await self._match(request)
        seat, told = match.seat_in(request), {"match": match.number, "seated": match.seated}
        key = ("story", *match.key, seat)
        return await self._cached(request, key, lambda: {**told, **retold(match.game, match.journal, seat)})

    async def review(self, request: Request) -> Answer:
        """What some decisions of a finished match were worth, as those who made them could know."""
        match = await self._match(request)
        first = number_in(request, "from", 1, 1, max(1, len(match.journal.entries)))
        key = ("lot", *match.key, first)
        asked = await self._made(request, key, lambda: lot(match.game, match.journal, first))
        return await while_here(request, self.reviews.look_back(match.table, asked, network_behind(request)))

    async def learn(self, request: Request, learning: Learning) -> Answer:
        """A lesson after the learner's moves so far; nothing is kept."""
        game = self.gateway.games[self.gateway.known_game(request.path_params["game"])]
        moves = learning.moves
        return await self._cached(request, ("lesson", game.name, *moves), lambda: lesson(game).play(moves))

    async def hint(self, request: Request) -> Answer:
        """What a bot, the strongest unless another is asked for, would do on a seat of one's own."""
        table, seat = await self._own_seat(request)
        bot = request.query_params.get("bot", "")
        return {"move": await while_here(request, self.hints.ask(table, seat, bot, network_behind(request)))}

    async def back(self, request: Request) -> Answer:
        """Whether one's own last move can be taken back: asked when somebody may want to, not at every move."""
        table, seat = await self._own_seat(request)
        try:
            undone = undoing(table, seat)
        except Refused as error:
            return {"back": False, "kind": error.kind}
        back = await self._made(request, ("back", table.id, table.n, seat), undone)
        return {"back": back, "kind": "" if back else CANNOT}

    async def size(self, request: Request, sizing: Sizing) -> Answer:
        """A bot of somebody's size, by the games that they bring along; nothing is kept."""
        asked = measure(known_game(self.gateway.games, sizing.game), sizing)
        return await while_here(request, self.hints.size(asked, network_behind(request)))

    async def qr(self, request: Request) -> Answer:
        """A link as a picture that a phone can read."""
        text = request.query_params.get("text", "")
        size = len(text.encode())
        if not 0 < size <= LONGEST_QR:
            raise Refused("bad_request", f"text has {size} bytes: expected 1 to {LONGEST_QR}")
        return await self.cache.picture(self._address(request), text)

    async def remove(self, request: Request) -> Answer:
        await answer(self.gateway.room.remove(request.path_params["table"], self._holder(request)))
        return b""

    async def healthy(self, request: Request) -> Answer:
        return "ok\n"

    async def ready(self, request: Request) -> Answer:
        if not self.gateway.store.awake:
            alone = "nothing can be written: is the disk full?\n"
            text = alone if self.gateway.store.alone else "the database does not answer\n"
            return Response(text, 503, media_type="text/plain")
        latest: Deferred[dict[str, int]] = Deferred()
        self.gateway.store.latest([], latest.resolve)
        await answer(latest)
        return "ok\n"

    async def metrics(self, request: Request) -> Answer:
        return metrics_text(self.gateway)

    async def openapi(self, request: Request) -> Answer:
        return self.description

    def _holder(self, request: Request) -> str:
        """What is kept of the secret that a request came with; '' if it came with none."""
        secret = secret_with(request)
        return self.gateway.digest(secret) if secret else ""

    def _address(self, request: Request) -> Address:
        return self.gateway.addresses.of(request.client.host if request.client else "")

    async def _made(self, request: Request, key: Hashable, make: Callable[[], T]) -> T:
        return await self.cache.get(self._address(request), key, make)

    async def _cached(self, request: Request, key: Hashable, make: Callable[[], object]) -> Answer:
        """What is made once, as JSON."""
        return await self._made(request, key, lambda: _encode(make()))

    async def _own_seat(self, request: Request) -> tuple[Table, int]:
        """The table as it is, and a seat there that belongs to the request's secret: the one it names, or the first."""
        table = await answer(self.gateway.room.peek(request.path_params["table"]))
        held = table.held_by(self._holder(request))
        seat = number_in(request, "seat", held[0] if held else WATCHER, WATCHER, table.setting.seats - 1)
        if seat not in held:
            raise Refused("not_your_seat", "no such seat here belongs to that secret")
        return table, seat

    async def _own_table(self, request: Request) -> Table:
        """The table as it is, for those who have a chair there or wait for one, and for its televisions."""
        table = await answer(self.gateway.room.peek(request.path_params["table"]))
        holder = self._holder(request)
        if not (table.held_by(holder) or table.benched_by(holder) or television(table, holder)):
            raise Refused("not_your_seat", "no seat here belongs to that secret")
        return table

    async def _known_table(self, request: Request) -> Table:
        """The same as they may know it: whoever waits hears of the end of a match with the delay of watchers."""
        table, holder = await self._own_table(request), self._holder(request)
        if table.held_by(holder) or television(table, holder):
            return table
        return await answer(self.gateway.room.watchers_table(table.id))

    async def _match(self, request: Request) -> Finished:
        """A match that came to its end, the last such one if the request names none."""
        table = await self._known_table(request)
        if table.outdated and "match" not in request.query_params:
            raise outdated(table)
        number = number_in(request, "match", table.finished or max(1, table.matches), 1, max(1, table.matches))
        return await self.past.match(table, number, self._address(request))
