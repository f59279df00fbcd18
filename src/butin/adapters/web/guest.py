"""Somebody on a socket: reads their messages, asks the room, writes what they may hear."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from butin.adapters.web.wire import Wish, read_wish, refusal, write
from butin.core.errors import ButinError
from butin.room.errors import Refused
from butin.room.live import Guest

if TYPE_CHECKING:
    from butin.adapters.web.hall import Hall

BURST = 400  # messages that may come at once
RATE = 200.0  # and then so many a second
PATIENCE = 2000  # refused messages before a flood is cut off


class Socket(Protocol):
    """The seam between the room and whatever carries the bytes."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class SocketGuest:
    """One connection's side of the conversation."""

    def __init__(self, hall: Hall, socket: Socket) -> None:
        self.hall = hall
        self.socket = socket
        self.holder = ""
        self.table = ""
        self.guest: Guest | None = None
        self.entering = False
        self.allowance = float(BURST)
        self.heard_at = monotonic()
        self.too_fast = 0
        hall.sockets += 1

    def received(self, data: bytes) -> None:
        if not self._allowed():
            return
        try:
            wish = read_wish(data)
        except msgspec.ValidationError as error:
            self._refuse("", Refused("bad_message", f"cannot read the message: {error}"))
        except msgspec.DecodeError:
            self._refuse("", Refused("bad_message", "cannot read the message: expected one JSON object"))
        else:
            self._do(wish)

    def send(self, message: dict[str, Any]) -> None:
        """News from the room; those who may hear the same share one writing of it."""
        hall = self.hall
        if hall.last_message is not message:
            hall.last_message, hall.last_written = message, write(message)
        self.socket.send(hall.last_written)

    def lost(self) -> None:
        self.hall.sockets -= 1
        if self.guest is not None:
            self.hall.room.leave(self.guest)
            self.guest = None
        self.hall.lobby.leave(self)

    def _do(self, wish: Wish) -> None:
        if wish.do == "enter":
            self._enter(wish)
        elif wish.do == "lobby":
            self.hall.lobby.enter(self, wish.game)
        elif wish.do == "ping":
            self.send({"type": "pong", "id": wish.id})
        elif self.guest is None:
            self._refuse(wish.id, Refused("not_entered", 'enter a table first: {"do": "enter", ...}'))
        else:
            self._wish(wish)

    def _enter(self, wish: Wish) -> None:
        if self.guest is not None or self.entering:
            self._refuse(wish.id, Refused("entered", "this connection is at a table already"))
            return
        self.entering = True
        self.holder = self.hall.digest(wish.secret) if wish.secret else ""

        def found(identity: str) -> None:
            self.table = identity
            self.hall.room.enter(identity, self.holder, self, wish.since, entered)

        def entered(guest: Guest | None) -> None:
            self.entering = False
            self.guest = guest
            if guest is None:
                self._refuse(wish.id, Refused("no_such_table", "there is no such table: the link may be incomplete"))

        self.hall.find(wish.link, wish.table, self.holder, found, lambda: entered(None))

    def _wish(self, wish: Wish) -> None:
        def done(n: int, error: ButinError | None) -> None:
            if error is None:
                self.send({"type": "granted", "id": wish.id, "n": n})
            else:
                self._refuse(wish.id, error)

        asked = {name: value for name, value in msgspec.structs.asdict(wish).items() if value not in ("", None)}
        self.hall.room.wish(self.table, self.holder, asked, done)

    def _refuse(self, identity: str, error: ButinError) -> None:
        self.send(refusal(identity, error))

    def _allowed(self) -> bool:
        now = monotonic()
        self.allowance = min(float(BURST), self.allowance + (now - self.heard_at) * RATE)
        self.heard_at = now
        if self.allowance >= 1:
            self.allowance -= 1
            return True
        self.too_fast += 1
        if self.too_fast % 100 == 1:
            self._refuse("", Refused("too_fast", f"more than {RATE:.0f} messages a second: slow down"))
        if self.too_fast > PATIENCE:
            self.socket.close(1008)
        return False
