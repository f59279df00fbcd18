"""Six walks through the house, each from the first byte that comes in to the last that goes out."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from butin.adapters.store.sqlite import SqliteStore
from butin.adapters.web.clock import LoopClock
from butin.room.ports import Store
from butin.testing.sim import SimBus
from butin.testing.stores import LateStore
from kit.one_process import House, Visitor, entry_of, seated, simulated
from kit.stations import Tracer

Message = dict[str, Any]
TOOK = 300.0  # milliseconds from the paint to a press
FRAME = 16.0


def walked(name: str, tracer: Tracer) -> Tracer:
    """Go that way, the second time with the tracer: what is done once for a process belongs to no walk."""
    for own in (Tracer(Path(tracer.root)), tracer):
        with tempfile.TemporaryDirectory() as folder, closing(SqliteStore(f"{folder}/room.db")) as store:
            simulated(partial(WALKS[name], store, own))
    return tracer


async def move(store: Store, tracer: Tracer) -> None:
    """From a click to the other screen, and what follows from it. Not the first: of that the lobby hears."""
    people = await seated(House(store), "voleurs", 2)
    await _moves(people, 0)
    tracer.start()
    await _moves(people, 1)
    tracer.stop()


async def grab(store: Store, tracer: Tracer) -> None:
    """From a press to the verdict on all screens; the others' pages tick and answer pings meanwhile."""
    people = await seated(House(store), "attrap_tresors", 3, options={"tidy_dice": True})
    for person in people:
        person.hears = partial(_race, tracer, people[0], person)
    await asyncio.sleep(2)  # so that lines are known
    people[0].send("move", id="throw", seat=0, move="throw")
    for person in people:
        await person.until(lambda message: entry_of(message).get("race"))
    tracer.stop()


async def bot(store: Store, tracer: Tracer) -> None:
    """From the news that it is the bot's turn to the news of its move, and what follows from it."""
    (person,) = await seated(House(store), "voleurs", 1, seats=2, bots={"1": "careless"})
    await _calm()
    person.line.wrote = tracer.start  # the room has told of the move, and now looks what follows
    person.send("move", id="m", seat=0, move=_legal(person)[0])
    await person.until(lambda message: entry_of(message).get("by") == "bot")
    await _calm()
    tracer.stop()


async def reconnect(store: Store, tracer: Tracer) -> None:
    """From the first byte of a new line to the news that somebody is back."""
    people = await seated(House(store), "voleurs", 2)
    await _moves(people, 0)
    gone, n = people[1], people[0].heard[-1]["n"]
    gone.hang_up()
    await people[0].until(lambda message: entry_of(message)["kind"] == "went")
    await _calm()
    tracer.start()
    back = Visitor(gone.house)
    await back.opened()
    back.send("enter", id="enter", table=gone.table, secret=gone.secret, since=n - 1)
    for person in (back, people[0]):
        await person.until(lambda message: entry_of(message)["kind"] == "came")
    await _calm()
    tracer.stop()


async def opening(store: Store, tracer: Tracer) -> None:
    """From a request to its answer."""
    house = House(store)
    await house.post("/api/tables", game="voleurs", seats=2)
    await _calm()
    tracer.start()
    await house.post("/api/tables", game="voleurs", seats=2)
    await _calm()
    tracer.stop()


async def two_servers(_: Store, tracer: Tracer) -> None:
    """Two people say something at two servers at one moment, until both have heard both; the database is simulated."""
    shared, bus = LateStore(LoopClock(), seed=1, slowest=2), SimBus()
    houses = [House(shared, bus) for _ in range(2)]
    people = await seated(houses[0], "voleurs", 2, at=houses)
    await _calm()
    before = (
        houses[0].gateway.room.pipeline.writer.counts["conflicts"]
        + houses[1].gateway.room.pipeline.writer.counts["conflicts"]
    )
    tracer.start()
    for person in people:
        person.send("say", id="s", phrase="hello")
    for person in people:
        await person.until(lambda message: message["type"] == "granted" and message["id"] == "s")
    await _calm()
    tracer.stop()
    after = (
        houses[0].gateway.room.pipeline.writer.counts["conflicts"]
        + houses[1].gateway.room.pipeline.writer.counts["conflicts"]
    )
    assert after == before + 1


WALKS: dict[str, Callable[[Store, Tracer], Coroutine[Any, Any, None]]] = {
    "a move": move,
    "a grab": grab,
    "a bot's move": bot,
    "a reconnect": reconnect,
    "opening a table": opening,
    "two servers, one number": two_servers,
}


def _legal(visitor: Visitor) -> list[str]:
    views = next(message["views"] for message in reversed(visitor.heard) if message.get("views"))
    return next(view["legal"] for view in views.values())


async def _moves(people: list[Visitor], seat: int) -> None:
    people[seat].send("move", id="m", seat=seat, move=_legal(people[seat])[0])
    for person in people:
        await person.until(lambda message: entry_of(message).get("seat") == seat)
    await _calm()


async def _calm() -> None:
    """Whatever follows from what has happened has followed."""
    await asyncio.sleep(0.1)


def _race(tracer: Tracer, presser: Visitor, person: Visitor, message: Message) -> None:
    """A page in a race: it says when it has painted it, then again and again that nobody has pressed; one does."""
    race = message.get("race")
    if isinstance(race, dict) and race["phase"] == 1:
        later = asyncio.get_running_loop().call_later
        person.send("painted", race=race["id"], hold=0.0, frame=FRAME)
        for nth in range(1, 60):
            if person is not presser or nth * FRAME < TOOK:
                later(nth * FRAME / 1000, partial(person.send, "tick", race=race["id"], elapsed=nth * FRAME))
        if person is presser:
            later(TOOK / 1000, lambda: _press(person, race["id"], tracer))


def _press(person: Visitor, race: str, tracer: Tracer) -> None:
    tracer.start()
    person.send("grab", id="g", race=race, move="column", took=TOOK, hold=0.0)
