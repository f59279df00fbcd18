"""The gateway: what all connections of one server share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from math import nan
from secrets import token_hex
from typing import TypeVar
from urllib.parse import urlsplit

from websockets.http11 import Request

from butin.adapters.pool import ProcessPool
from butin.adapters.settings import BOARDS, path_of
from butin.adapters.web.door.codes import Codes
from butin.adapters.web.door.key import Key
from butin.adapters.web.door.limits import PEOPLE, Addresses
from butin.adapters.web.door.quota import Quota
from butin.adapters.web.lobby import Lobby
from butin.adapters.web.wire import write
from butin.core.game import AnyGame
from butin.room.errors import Refused, no_table
from butin.room.log import DEBUG, WARNING, note
from butin.room.ports import Bus, Clock, Ports, Store
from butin.room.room import Room
from butin.room.running.deferred import Deferred, Walk, spawn
from butin.room.running.histogram import Histogram

RETURN_MS = 1  # that a server is busy with one who comes back
LATE_S = 0.25  # how late the loop may be before somebody should know

T = TypeVar("T")


def digest(secret: str) -> str:
    """What is kept of a secret: enough to know it again, not enough to use it."""
    return sha256(secret.encode()).hexdigest()


def new_token() -> str:
    """A name or a secret that nobody can guess."""
    return token_hex(16)


def _house(origin: str) -> str:
    """The host and port of a page's origin; '' where there is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


class Lag:
    """How late the loop is, looked at once a second; and then somebody looks into the lobby, and at what is held."""

    def __init__(self, clock: Clock, lobby: Lobby, room: Room) -> None:
        self.clock = clock
        self.lobby = lobby
        self.room = room
        self.last_s = 0.0
        self.spread = Histogram()
        self.looked_at = clock.exact()
        clock.later(1000, self._look_round)

    def _look_round(self) -> None:
        now = self.clock.exact()
        self.last_s = max(0.0, now - self.looked_at - 1)
        self.looked_at = now
        self.spread.add(self.last_s)
        if self.last_s > LATE_S:
            note(WARNING, "loop_late", ms=round(self.last_s * 1000))
        self.clock.later(1000, self._look_round)
        self.lobby.look()
        self.room.relieve()


class Gateway:
    """The room and its front desk."""

    def __init__(
        self,
        games: dict[str, AnyGame],
        store: Store,
        bus: Bus,
        pool: ProcessPool,
        clock: Clock,
        pace_ms: int = 900,
        per_address: int = PEOPLE,
        public_url: str = "",
        key: str = "",
        boards: str = BOARDS[0],
    ) -> None:
        self.games = games
        self.store = store
        self.pool = pool
        self.clock = clock
        self.digest = digest
        self.boards = boards
        self.public_url = public_url
        self.path = path_of(public_url)  # below which everything lies
        self.public_origin = public_url.removesuffix(self.path)
        self.room = Room(Ports(games, store, bus, pool, clock, new_token, digest, write, pace_ms))
        self.addresses = Addresses(per_address)
        self.lobby = Lobby(store, self.room.tables)
        self.quota = Quota(self.room)
        self.key = Key(key, digest)
        self.codes = Codes(store, clock, new_token)
        self.sockets = 0
        self.leaving = 0  # who was here when the server began to stop
        self.frames = 0
        self.refusals: Counter[str] = Counter()
        self.backup_age_s: Callable[[], float] = lambda: nan  # of the newest copy, where any are made
        self.lag = Lag(clock, self.lobby, self.room)

    @property
    def spread_ms(self) -> int:
        """The time over which all who are here should spread their return, should this server stop."""
        return max(self.sockets, self.leaving) * RETURN_MS

    def refused(self, kind: str) -> None:
        """Somebody was told no."""
        self.refusals[kind] += 1
        note(DEBUG, "refused", kind=kind)

    def find(self, link: str) -> Walk[tuple[str, str]]:
        """The table behind a link, and the link's kind. A code is none: by that nobody looks on unseen."""
        hit: Deferred[tuple[str, str] | None] = Deferred()
        self.store.find(digest(link), self.clock.now(), hit.resolve)
        found = yield from hit
        if found is None:
            raise no_table()
        return found

    def spawn(self, walk: Walk[T]) -> Deferred[T]:
        """A walk of somebody who is at no table yet."""
        return spawn(walk, self.room.tables, "")

    def known_game(self, name: str) -> str:
        """The name of a game, or '' for all of them."""
        if name and name not in self.games:
            text = f"there is no game {name[:40]!r}: expected one of {', '.join(self.games)}"
            raise Refused("no_such_game", text, {"game": name[:40]})
        return name

    def turned_away(self, request: Request) -> str:
        """Why a socket may not be opened: a page of another house must not speak for its visitors."""
        origins, hosts = request.headers.get_all("Origin"), request.headers.get_all("Host")
        if request.path.split("?")[0] != f"{self.path}ws":
            self.refused("no_such_page")
            return f"there is no socket here: it is at {self.path}ws\n"
        if origins == [self.public_origin]:  # ours, whatever a proxy makes of Host
            return ""
        if origins and (not all(hosts) or [_house(origin) for origin in origins] != hosts):
            self.refused("wrong_origin")
            return "this page may not open a socket here\n"
        return ""
