"""Two deals that differ only in what a seat cannot know: by the same moves, that seat is sent the same bytes."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest

import butin
from butin.adapters.web.wire import refusal, write
from butin.core.chance import Chance, FastChance, SealedChance
from butin.core.errors import ButinError
from butin.core.game import WATCHER, AnyGame
from butin.core.state import State
from butin.room import live, news
from butin.room.news import pictures
from butin.room.ports import Connection
from butin.room.room import Room
from butin.room.table import Table
from butin.testing.hidden import Position, at, known, leaves, swapped
from butin.testing.sim import SimBus, SimClock, SimPool, SimStore, digest

TOKEN = sha256(b"the same for both").hexdigest()[:32]
SECRET = TOKEN + TOKEN  # as the room draws it
TABLES: list[tuple[str, int, Position]] = [
    ("voleurs", 3, {}),
    ("voleurs", 2, {"hide_heights": True}),
    ("schattendieb", 3, {"games": 2}),
    ("attrap_tresors", 3, {}),
    ("attrap_tresors", 4, {"quiet_mode": True}),
    ("labyrinthe", 2, {"discs": 8, "stall_turns": 20}),
    ("labyrinthe", 3, {"variant": "secret", "stall_turns": 20}),
    ("labyrinthe", 2, {"variant": "secret", "strict_nearest": True}),
]
SEATS = [(name, seats, options, seat) for name, seats, options in TABLES for seat in (WATCHER, 0, 1)]
REACHED_FOR = {
    "voleurs": ["crown>1", "cow>0", "wine>7", "crown>9", "x"],
    "schattendieb": ["ring4", "lock11", "watch8", "thief-ring", "ring1 ring1", "x"],
    "attrap_tresors": ["column", "gem", "lamp", "nothing", "throw", "x"],
    "labyrinthe": ["R2> NES", "1,1", "stay", "3,3", "x"],
}
TRIES = 40
LONGEST = 60

Script = list[tuple[int, str]]


class Ear(Connection):
    """Keeps the bytes that a socket would be given."""

    def __init__(self) -> None:
        self.bytes: list[bytes] = []

    def send(self, message: dict[str, Any]) -> None:
        self.bytes.append(write(message))


def plain(position: Any) -> Position:
    found: Position = json.loads(json.dumps(position))
    return found


def random_script(game: AnyGame, start: Position, seats: int, options: Position, seed: int) -> Script:
    state = game.read(start, seats, options, SealedChance(bytes.fromhex(SECRET), [""] * seats))
    chance = FastChance(seed)
    script: Script = []
    while state.actors() and len(script) < LONGEST:
        seat = chance.pick(state.actors())
        move = chance.pick(state.legal(seat))
        script.append((seat, game.write_move(state, seat, move)))
        state.play(seat, move)
    return script


def same_for(
    game: AnyGame, one: Position, two: Position, seats: int, options: Position, seat: int, moves: Script
) -> int:
    """After how many of the moves the seat still knows the same of both."""
    states = [
        game.read(start, seats, options, SealedChance(bytes.fromhex(SECRET), [""] * seats)) for start in (one, two)
    ]

    def what_is_known() -> list[Position]:
        return [known(game.name, plain(game.write(state)), seat, options) for state in states]

    if what_is_known()[0] != what_is_known()[1]:
        return -1
    for number, (mover, text) in enumerate(moves):
        for state in states:
            try:
                state.play(mover, game.check_move(state, mover, text))
            except ButinError:
                return number
        if what_is_known()[0] != what_is_known()[1] or ends(states[0]) != ends(states[1]):
            return number
    return len(moves)


def ends(state: State) -> tuple[list[int], list[int] | None]:
    return state.actors(), state.scores()


def twin_of(
    game: AnyGame, start: Position, seats: int, options: Position, seat: int, moves: Script
) -> tuple[Position, int]:
    """Another deal that this seat cannot tell from the first one for as long as possible, and how long that is."""
    chance, best = FastChance(5), (start, -1)
    places = leaves(game.name, start)
    for _ in range(TRIES):
        one, other = places[chance.below(len(places))], places[chance.below(len(places))]
        if at(start, one) == at(start, other):
            continue
        twin = plain(game.write(game.read(swapped(start, one, other), seats, options, FastChance(1))))
        if twin == start:
            continue
        length = same_for(game, start, twin, seats, options, seat, moves)
        if length > best[1]:
            best = (twin, length)
        if length == len(moves):
            break
    return best


def heard_by(game: AnyGame, start: Position, seats: int, options: Position, seat: int, moves: Script) -> list[bytes]:
    """Everything that this seat's devices are sent while the moves are played from that deal in a room."""

    def deal(seats: int, options: Position, chance: Chance, tell: object, first: int) -> State:
        state: State = game.read(start, seats, options, chance)
        return state

    clock, store, tokens = SimClock(), SimStore(), iter(range(10_000))
    next_token = lambda: TOKEN if (number := next(tokens)) > 3 else digest(str(number))[:32]  # noqa: E731
    games = {game.name: replace(game, deal=deal)}
    room = Room(games, store, SimBus(), SimPool(clock), clock, next_token, digest)
    ear, second, answers = Ear(), Ear(), Ear()
    opened: list[Any] = []
    room.open(
        {"game": game.name, "seats": seats, "options": options, "secret": "seat 0", "first": 0},
        lambda a, e: opened.append(a),
    )
    clock.pass_ms(0)
    table = opened[0]["table"]

    def wish(holder: int, do: str, ear: Ear | None = None, **fields: object) -> ButinError | None:
        found: list[ButinError | None] = []
        room.wish(
            table, digest(f"seat {holder}"), {"do": do, "way": "join", **fields}, lambda n, error: found.append(error)
        )
        clock.pass_ms(1)
        if ear is not None:
            ear.send(refusal("", found[0]) if found[0] else {"type": "granted"})
        return found[0]

    for holder in range(1, seats):
        assert wish(holder, "sit", seat=holder) is None
    own = digest(f"seat {seat}") if seat != WATCHER else ""
    guests: list[Any] = []
    room.enter(table, own, ear, None, guests.append, way="watch")
    for holder in range(seats):
        if holder != seat:
            room.enter(table, digest(f"seat {holder}"), Ear(), None, lambda guest: None)
    clock.pass_ms(0)
    assert wish(0, "start") is None
    for number, (mover, text) in enumerate(moves):
        if seat != WATCHER and number % 4 == 0:  # a hand that reaches for everything: refusals tell nothing either
            laid = room.live[table].laid.state
            assert laid is not None
            open_now = [game.write_move(laid, seat, move) for move in laid.legal(seat)]
            for other in REACHED_FOR[game.name]:
                if other not in open_now:
                    wish(seat, "move", answers, move=other, seat=seat)
            wish(seat, "back", answers, seat=seat)
        assert wish(mover, "move", move=text, seat=mover) is None
        if number == len(moves) // 2:
            room.leave(guests[0])
            clock.pass_ms(1)
            room.enter(table, own, ear, 3, guests.append, way="watch")
            clock.pass_ms(1)
    room.enter(table, own, second, None, guests.append, way="watch")
    clock.pass_ms(1)
    return [*ear.bytes, *second.bytes, *answers.bytes]


@pytest.mark.parametrize(("name", "seats", "options", "seat"), SEATS, ids=str)
def test_a_seat_is_sent_the_same_bytes_from_both_deals(name: str, seats: int, options: Position, seat: int) -> None:
    one, two = both(name, seats, options, seat)
    assert one == two
    assert len(one) > (8 if seat >= 0 or options.get("quiet_mode") or name != "attrap_tresors" else 5)  # watchers wait


def both(name: str, seats: int, options: Position, seat: int) -> tuple[list[bytes], list[bytes]]:
    game = butin.game(name)
    settled = game.settle(seats, options)
    start = plain(game.write(game.deal(seats, settled, FastChance(3), None, 0)))
    moves = random_script(game, start, seats, settled, 3)
    twin, length = twin_of(game, start, seats, settled, seat, moves)
    assert twin != start and length >= 5, f"no twin lives long enough: {length} of {len(moves)} moves"
    moves = moves[:length]
    return (
        heard_by(game, start, seats, settled, seat, moves),
        heard_by(game, twin, seats, settled, seat, moves),
    )


@pytest.mark.parametrize(
    ("name", "options"), [("schattendieb", {"games": 2}), ("attrap_tresors", {"quiet_mode": True})]
)
def test_a_secret_choice_changes_nobody_else_s_bytes(name: str, options: Position) -> None:
    for one, two in choices(name, options):
        assert one == two


def choices(name: str, options: Position) -> list[tuple[list[bytes], list[bytes]]]:
    """What seat 0 and a watcher are sent when seat 1 chooses this in secret, and when it chooses that."""
    game = butin.game(name)
    settled = game.settle(3, options)
    start = plain(game.write(game.deal(3, settled, FastChance(3), None, 0)))
    script = random_script(game, start, 3, settled, 3)
    state = game.read(start, 3, settled, SealedChance(bytes.fromhex(SECRET), [""] * 3))
    for number, (mover, text) in enumerate(script):
        if {0, 1} <= set(state.actors()) and len(state.legal(1)) > 1:
            first, second = [game.write_move(state, 1, state.legal(1)[place]) for place in (0, -1)]
            before = script[:number]
            return [
                (
                    heard_by(game, start, 3, settled, seat, [*before, (1, first)]),
                    heard_by(game, start, 3, settled, seat, [*before, (1, second)]),
                )
                for seat in (WATCHER, 0)
            ]
        state.play(mover, game.read_move(state, mover, text))
    raise AssertionError("nobody ever chose in secret")


@pytest.mark.parametrize(
    ("name", "options"), [("schattendieb", {"games": 2}), ("attrap_tresors", {"quiet_mode": True})]
)
def test_a_planted_word_about_the_move_makes_the_bytes_differ(
    monkeypatch: pytest.MonkeyPatch, name: str, options: Position
) -> None:
    tells_moves(monkeypatch)
    assert all(one != two for one, two in choices(name, options))


def tells_moves(plant: pytest.MonkeyPatch) -> None:
    plant.setitem(news.PUBLIC, "moved", ["seat", "by", "move"])


def shows_all_hands(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(live, "pictures", everything)


def tells_everybody_everything(plant: pytest.MonkeyPatch) -> None:
    plant.setattr(live, "seen_events", lambda events, seats: [event.plain() for event in events])


def everything(table: Table) -> Callable[[int], Position]:
    return lambda seat: {**pictures(table)(seat), "position": table.game.write(table.state)}


@pytest.mark.parametrize(
    ("fault", "name", "options"),
    [
        (shows_all_hands, "voleurs", {}),
        (shows_all_hands, "schattendieb", {"games": 2}),
        (shows_all_hands, "attrap_tresors", {}),
        (shows_all_hands, "labyrinthe", {"variant": "secret", "stall_turns": 20}),
        (tells_everybody_everything, "voleurs", {}),
    ],
)
def test_a_planted_leak_makes_the_bytes_differ(
    monkeypatch: pytest.MonkeyPatch, fault: Callable[[pytest.MonkeyPatch], None], name: str, options: Position
) -> None:
    fault(monkeypatch)
    different = [one != two for seat in (WATCHER, 0) for one, two in [both(name, 3, options, seat)]]
    assert any(different)
