"""Everything that one seat's devices are sent while moves are played in a room."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any

from butin.adapters.web.wire import write
from butin.core.chance import Chance
from butin.core.errors import ButinError
from butin.core.game import WATCHER, AnyGame
from butin.core.options import Options
from butin.core.state import State
from butin.room.errors import refusal
from butin.room.ports import Ports
from butin.room.room import Room
from butin.room.running.guest import Guest
from butin.room.wishes import AimAside, Opening
from butin.testing.hidden import Position
from butin.testing.sim import SimBus, SimClock, SimPool, SimStore, Told, asker, digest, wish_of

TOKEN = sha256(b"the same for both").hexdigest()[:32]
SECRET = TOKEN + TOKEN  # as the room draws it

Script = list[tuple[int, str]]
TELEVISION = 99  # not the number of a seat


class Ear:
    """Keeps the bytes that a socket would be given."""

    def __init__(self) -> None:
        self.bytes: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.bytes.append(data)

    def welcome(self, hello: bytes) -> None:
        self.send(hello)

    def flush(self) -> None:
        pass

    def end(self) -> None:
        pass


def heard_by(
    game: AnyGame, start: Position, seats: int, options: Options, seat: int, moves: Script, tried: list[str]
) -> list[bytes]:
    """What a seat hears of these moves from that deal: news, refusals, what it missed, and the past elsewhere.

    For those who watch also what a television hears, on which whoever is to move tries things out before.
    """
    table = Listening(game, start, seats, options, seat)
    for number, (mover, text) in enumerate(moves):
        if seat != WATCHER and number % 4 == 0:
            table.reach_for(tried)
        if seat == WATCHER:
            table.aim(mover, [*tried, text])
        assert table.wish(mover, "move", move=text, seat=mover) is None
        if number == len(moves) // 2:
            table.come_back()
    second = Ear()
    table.enter(seat, second, past=True)
    return [*table.ear.bytes, *second.bytes, *table.answers.bytes, *table.screen.bytes]


class Listening:
    """A table in a room of its own, dealt as it is told, with an ear on one of its seats or beside it."""

    def __init__(self, game: AnyGame, start: Position, seats: int, options: Options, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.ear, self.answers, self.screen = Ear(), Ear(), Ear()
        self.clock = SimClock()
        self.room = Room(
            Ports(
                {game.name: replace(game, deal=_deal_of(game, start))},
                SimStore(),
                SimBus(),
                SimPool(self.clock),
                self.clock,
                _tokens(),
                digest,
                write,
            )
        )
        self.table = self._opened(seats, options)
        for holder in range(1, seats):
            assert self.wish(holder, "sit", seat=holder) is None
        self.guest = self.enter(seat, self.ear)
        self.hands = {holder: self.enter(holder, Ear()) for holder in range(seats) if holder != seat}
        if seat == WATCHER:
            self._show()
        assert self.wish(0, "start") is None

    def _opened(self, seats: int, options: Options) -> str:
        found: list[Any] = []
        setting: dict[str, Any] = {
            "game": self.game.name,
            "seats": seats,
            "options": options,
            "secret": "seat 0",
            "first": 0,
        }
        self.room.open(Opening(**setting)).then(lambda answer, error: found.append(answer))
        self.clock.pass_ms(0)
        return str(found[0]["table"])

    def enter(self, seat: int, ear: Ear, since: int | None = None, past: bool = False) -> Guest:
        found: list[Guest | None] = []
        who = asker("" if seat == WATCHER else f"seat {seat}", "watch")
        entered = self.room.enter(self.table, who, ear, since, past=past)
        entered.then(lambda guest, error: found.append(guest))
        self.clock.pass_ms(1)
        guest = found[0]
        assert guest is not None
        return guest

    def _show(self) -> None:
        """A television asks its way in, and the host says yes."""
        assert self.wish(TELEVISION, "screen") is None
        assert self.wish(0, "answer", yes=True, n=self.room.live[self.table].table.n) is None
        self.enter(TELEVISION, self.screen)

    def aim(self, seat: int, texts: list[str]) -> None:
        """A hand that tries everything out before it moves."""
        laid = self.room.live[self.table].table.state
        if laid is not None and seat in self.hands:
            legal = [self.game.write_move(laid, seat, move) for move in laid.legal(seat)]
            for text in (*texts, *legal, ""):
                self.room.aside(self.hands[seat], AimAside(seat=seat, move=text))
            self.clock.pass_ms(1)

    def come_back(self) -> None:
        self.room.leave(self.guest)
        self.clock.pass_ms(1)
        self.guest = self.enter(self.seat, self.ear, since=3)

    def reach_for(self, tried: list[str]) -> None:
        """A hand that reaches for everything: refusals tell nothing either."""
        laid = self.room.live[self.table].table.state
        assert laid is not None
        open_now = [self.game.write_move(laid, self.seat, move) for move in laid.legal(self.seat)]
        for text in tried:
            if text not in open_now:
                self.answers.send(write(_answered(self.wish(self.seat, "move", move=text, seat=self.seat))))
        self.answers.send(write(_answered(self.wish(self.seat, "back", seat=self.seat))))

    def wish(self, holder: int, do: str, **fields: object) -> ButinError | None:
        found: list[ButinError | None] = []
        self.room.wish(
            self.table, asker(f"seat {holder}"), wish_of(do, **fields), Told(lambda n, error: found.append(error))
        )
        self.clock.pass_ms(1)
        return found[0]


def _answered(error: ButinError | None) -> dict[str, Any]:
    return {"type": "granted"} if error is None else refusal("", error)


def _deal_of(game: AnyGame, start: Position) -> Callable[[int, Options, Chance, object, int], State]:
    """Always the same cards, with the chance of the table for whatever comes."""

    def deal(seats: int, options: Options, chance: Chance, tell: object, first: int) -> State:
        state: State = game.read(start, seats, options, chance)
        return state

    return deal


def _tokens() -> Callable[[], str]:
    """Names that differ for what is named, then always the same secret."""
    numbers = iter(range(10_000))

    def token() -> str:
        number = next(numbers)
        return TOKEN if number > 3 else digest(str(number))[:32]

    return token
