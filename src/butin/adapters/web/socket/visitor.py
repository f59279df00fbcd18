"""Somebody on a socket: reads their messages, asks the room, writes what they may hear."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Protocol

import msgspec

from butin.adapters.web.door.limits import Address, Allowance
from butin.adapters.web.socket.echo import SocketEcho
from butin.adapters.web.socket.frames import frame_of
from butin.adapters.web.wire import read_wish, write
from butin.core.errors import ButinError
from butin.room.deeds.all import DEEDS, NO_SUCH
from butin.room.errors import Refused, no_table, refusal, too_fast
from butin.room.running.deferred import Walk
from butin.room.running.guest import Guest
from butin.room.table.rights import Asker
from butin.room.telling.news import joined
from butin.room.wishes import Aside, EnterWish, LobbyWish, OtherWish, Report, Wish

if TYPE_CHECKING:
    from butin.adapters.web.gateway import Gateway

# of one connection, so that it leaves something of its address's share to the others
BURST, RATE = 400, 200.0  # messages that may come at once, and then so many a second
SLOW_BURST, SLOW_RATE = 60, 5.0  # wishes other than moves
ASIDES_BURST, ASIDES_RATE = 10, 10.0  # what is tried out before a move, for the televisions; the rest is dropped
PATIENCE = 2000  # refused messages before a flood is cut off


class Socket(Protocol):
    """The seam between the room and whatever carries the bytes."""

    def send(self, frame: bytes) -> None: ...

    def flush(self) -> None: ...

    def close(self, code: int) -> None: ...


class Visitor:
    """One connection's side of the conversation."""

    def __init__(self, gateway: Gateway, socket: Socket, address: Address, echo: SocketEcho | None = None) -> None:
        self.gateway = gateway
        self.socket = socket
        self.address = address
        self.echo = echo
        self.holder = ""
        self.table = ""
        self.counted = False  # among those of its address at the table
        self.kind = ""  # of the link it came by
        self.guest: Guest | None = None
        self.entering = False
        self.gone = False
        self.frames = Allowance(BURST, RATE)
        self.wishes = Allowance(SLOW_BURST, SLOW_RATE)
        self.asides = Allowance(ASIDES_BURST, ASIDES_RATE)
        self.too_fast = 0
        self.silence: Callable[[], None] | None = None  # calls off what happens when it says nothing for too long
        gateway.sockets += 1

    @property
    def at_something(self) -> bool:
        """Whether it is at a table or in the lobby, or just on its way."""
        return self.guest is not None or self.entering or self in self.gateway.lobby.lookers

    def allowed(self) -> bool:
        """Whether one more frame may come now."""
        now = monotonic()
        if self.frames.take(now) and self.address.frames.take(now):
            return True
        self.too_fast += 1
        if self.too_fast > PATIENCE:
            self.socket.close(1008)
        return False

    def flooded(self, data: bytes) -> None:
        """A message that came too fast: refused by its own id, so that nobody waits for its answer."""
        try:
            identity = read_wish(data).id
        except (msgspec.DecodeError, UnicodeDecodeError):
            identity = ""
        self._refuse(identity, too_fast("too many messages", 1))

    def received(self, data: bytes) -> None:
        try:
            wish = read_wish(data)
        except msgspec.ValidationError as error:
            self._refuse("", Refused("bad_message", f"cannot read the message: {error}"))
        except (msgspec.DecodeError, UnicodeDecodeError):
            self._refuse("", Refused("bad_message", "cannot read the message: expected one JSON object"))
        else:
            self._do(wish)

    def ponged(self, payload: bytes) -> None:
        """An echo, in order with the messages."""
        if self.echo is not None:
            self.echo.ponged(payload)
        if self.guest is not None:
            self.gateway.room.ponged(self.guest, payload)

    def send(self, data: bytes) -> None:
        """A message, which goes out with the next flush."""
        self.socket.send(frame_of(data))

    def welcome(self, hello: bytes) -> None:
        """The first message of the room, with the time over which all should spread their return."""
        self.send(joined(hello, write({"spread_ms": self.gateway.spread_ms})))

    def flush(self) -> None:
        self.socket.flush()

    def end(self) -> None:
        self.socket.close(1013)

    def granted(self, identity: str, n: int) -> None:
        self.send(write({"type": "granted", "id": identity, "n": n}))

    def refused(self, identity: str, error: ButinError) -> None:
        self.gateway.refused(error.kind)
        self.send(write(refusal(identity, error)))

    def lost(self) -> None:
        self.gateway.sockets -= 1
        self.gone = True
        self._expect(0)
        self._uncount()
        if self.echo is not None:
            self.echo.stop()
        if self.guest is not None:
            self.gateway.room.leave(self.guest)
            self.guest = None
        self.gateway.lobby.leave(self)

    def _do(self, wish: Wish | OtherWish) -> None:
        now = monotonic()
        match wish.do:
            case "enter":
                self._enter(wish, now)
            case "ping":
                self._expect(wish.within)
                self.send(write({"type": "pong", "id": wish.id, "spread_ms": self.gateway.spread_ms}))
                self.flush()
            case "painted" | "tick" | "away" | "back_here":
                self._report(wish)
            case "aim" | "lamp" | "late":
                self._aside(wish, now)
            case "seen":
                if self.guest is not None:
                    self.gateway.room.seen(self.guest, wish.n)
            case _ if not self._unhurried(wish.do, now):
                self._refuse(wish.id, too_fast("too many wishes, of you or your address", 1))
            case "lobby":
                self._look_round(wish)
            case _ if self.guest is not None:
                self.gateway.room.wish(self.table, self.guest.who, wish, self)
            case _:
                self._refuse(wish.id, Refused("not_entered", 'enter a table first: {"do": "enter", ...}'))

    def _expect(self, within: float) -> None:
        """A page may promise to ping again within so many milliseconds: if it does not, its line is dead."""
        if self.silence is not None:
            self.silence()
        self.silence = self.gateway.room.clock.later(within, self._silent) if within else None

    def _silent(self) -> None:
        self.silence = None
        self.socket.close(1001)

    def _look_round(self, wish: LobbyWish) -> None:
        try:
            self.gateway.lobby.enter(self, self.gateway.known_game(wish.game))
        except Refused as error:
            self._refuse(wish.id, error)

    def _enter(self, wish: EnterWish, now: float) -> None:
        if self.guest is not None or self.entering:
            self._refuse(wish.id, Refused("entered", "this connection is at a table already"))
            return
        if not self.address.entrances.take(now):
            self._refuse(wish.id, too_fast("your address has entered tables too often", self.address.entrances.wait_s))
            return
        self.entering = True
        self.holder = self.gateway.digest(wish.secret) if wish.secret else ""
        self.gateway.spawn(self._entered(wish)).then(partial(self._not_entered, wish.id))

    def _entered(self, wish: EnterWish) -> Walk[None]:
        """By a link; a device that holds a seat may also name the table itself."""
        if wish.link:
            self.table, self.kind = yield from self.gateway.find(wish.link)
        elif wish.table and self.holder:
            self.table = wish.table
        else:
            raise no_table()
        self._count()
        room, echo = self.gateway.room, self.echo
        guest = yield from room.enter(self.table, Asker(self.holder, self.kind), self, wish.since, echo, wish.past)
        self.entering = False
        if self.gone:  # the connection was lost before the table was read
            room.leave(guest)
            if echo is not None:
                echo.stop()
            return
        self.guest, table = guest, guest.live.table
        self.address.entered(table.n, late=bool(table.setting.watch_delay_s) and not table.held_by(self.holder))

    def _not_entered(self, identity: str, _value: object, error: Exception | None) -> None:
        if isinstance(error, ButinError):
            self.entering = False
            self._uncount()
            self._refuse(identity, error)

    def _count(self) -> None:
        """One of those at a table who come from here."""
        if self.gone:
            return
        self.counted = self.address.come_to(self.table)
        if not self.counted:
            most = self.address.at_a_table
            text = f"{most} connections of your address look at this table already: close one"
            raise Refused("many_here", text, {"most": most})

    def _uncount(self) -> None:
        if self.counted:
            self.counted = False
            self.address.left(self.table)

    def _report(self, wish: Report) -> None:
        """What a page says of itself in a race; nobody waits for an answer."""
        if self.guest is not None:
            self.gateway.room.reported(self.guest, wish)

    def _aside(self, wish: Aside, now: float) -> None:
        """What a hand tells the televisions; nobody waits for an answer, but a refusal is said where it has an id."""
        if self.guest is None or not self.asides.take(now):
            return
        try:
            self.gateway.room.aside(self.guest, wish)
        except Refused as error:
            if wish.id:
                self._refuse(wish.id, error)

    def _refuse(self, identity: str, error: ButinError) -> None:
        self.refused(identity, error)
        self.flush()

    def _unhurried(self, do: str, now: float) -> bool:
        """Whether it may wish for something now: nearly everything that is granted is kept on disk."""
        if DEEDS.get(do, NO_SUCH).hot:
            return self.address.moves.take(now)
        return self.wishes.take(now) and self.address.wishes.take(now)
