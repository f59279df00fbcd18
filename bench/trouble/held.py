"""Tables of honest people in the middle of a match, at which nobody moves: whatever happens there, a stranger did it.

What is hidden there is known from the journal, so that it can be looked for in all that strangers receive.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from threading import Thread
from time import monotonic, sleep
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.protocol import State

import butin
from butin.client import TableClient, join, open_table
from butin.room.deeds.all import fold, setting_of
from butin.room.entries import Entry
from butin.room.table.table import Table
from kit.served import Served, journals

GAME = "schattendieb"  # whose cards have numbers: a hand of them is like no other
KEPT_S = 3600  # for which a chair waits: longer than any bench
DONE_BY_PEOPLE = ("sat", "reseated", "freed", "bot", "named", "hosted", "started", "said", "closed", "picked", "first")
PATIENCE_S = 20.0


@dataclass
class Held:
    """A table, what strangers know of it, and who of them sits there."""

    scene: str
    opened: dict[str, Any]
    seats: int
    people: list[TableClient]
    public: bool = False
    hostile: int = 0  # how many of its chairs, from the first on, are a hostile one's
    known: int = 0  # entries when everybody had sat down
    hidden: set[bytes] = field(default_factory=set)

    @property
    def table(self) -> str:
        return str(self.opened["table"])

    @property
    def own(self) -> list[int]:
        return list(range(self.hostile))

    @property
    def here(self) -> int:
        """How many people have not left."""
        return sum(client._socket is not None for client in self.people)  # noqa: SLF001

    @property
    def lost(self) -> int:
        """How many of their lines were cut."""
        lines = [client._socket for client in self.people]  # noqa: SLF001
        return sum(line is not None and line.state is not State.OPEN for line in lines)

    def meddled(self, journal: list[tuple[int, Any]]) -> list[str]:
        """What was done there since, and by none of the people who sit there."""
        late = [entry for n, entry in journal if n > self.known]
        return [f"{self.scene}: {entry['kind']}" for entry in late if _by_people(entry)]


def _by_people(entry: Entry) -> bool:
    return entry["kind"] in DONE_BY_PEOPLE or (entry["kind"] == "moved" and entry["by"] == "person")


@contextmanager
def held_tables(server: Served) -> Iterator[list[Held]]:
    """All scenes, until the end."""
    held = [_public(server), _private(server), _hosted(server), _blinked(server), _alone(server)]
    try:
        _wait_for_the_deal(server, held)
        yield held
    finally:
        for client in [client for one in held for client in one.people]:
            client.close()


def meddling(server: Served, held: list[Held]) -> list[str]:
    """All that the journals tell of strangers who did something there."""
    found = asyncio.run(journals(server.db))
    return [what for one in held for what in one.meddled(found.get(one.table, []))]


def _public(server: Served) -> Held:
    """One person and two bots, open to all who watch: bots' chairs must not be taken in a match."""
    host, opened = open_table(server.url, GAME, seats=3, public=True, bots={"1": "hibou"}, away_s=KEPT_S)
    host.wish("start")
    return Held("public", opened, 3, [_stays(host)], public=True)


def _private(server: Served) -> Held:
    """Two friends and a bot; its id is no secret, and opens nothing."""
    host, opened = open_table(server.url, GAME, seats=3, bots={"2": "hibou"}, away_s=KEPT_S)
    friend = join(f"{server.url}/j/{opened['join']}")
    host.wish("start")
    return Held("private", opened, 3, [_stays(host), _stays(friend)])


def _hosted(server: Served, scene: str = "hosted") -> Held:
    """A hostile host with two guests: they must keep their chairs."""
    host, opened = open_table(server.url, GAME, seats=3, away_s=KEPT_S)
    people = [_stays(join(f"{server.url}/j/{opened['join']}")) for _ in range(2)]
    host.wish("start")
    host.close()
    return Held(scene, opened, 3, people, hostile=1)


def _blinked(server: Served) -> Held:
    """The same, and the guests' lines have just broken: their chairs are kept."""
    held = _hosted(server, "blinked")
    for client in held.people:
        client.close()
    return held


def _alone(server: Served) -> Held:
    """Somebody who has left a public table for one: nobody is there to give the chair away."""
    _, opened = open_table(server.url, "labyrinthe", seats=1, public=True, away_s=5)
    return Held("alone", opened, 1, [], public=True)


def _stays(client: TableClient) -> TableClient:
    """Sits there, and hears what happens, as long as the line holds."""
    client.wish("name", name="")  # is here
    line = client._socket  # noqa: SLF001

    def listen() -> None:
        assert line is not None
        with suppress(ConnectionClosed):
            for _ in line:
                pass

    Thread(target=listen, daemon=True).start()
    return client


def _wait_for_the_deal(server: Served, held: list[Held]) -> None:
    """Until bots have chosen, and nothing happens any more by itself."""
    end = monotonic() + PATIENCE_S
    while monotonic() < end:
        found = asyncio.run(journals(server.db))
        tables = [_folded(one, [entry for _, entry in found[one.table]]) for one in held]
        if not any(table.seats[seat].bot for table in tables for seat in table.actors()):
            break
        sleep(0.1)
    for one, table in zip(held, tables, strict=True):
        one.known, one.hidden = table.n, _hidden(one, table)


def _folded(held: Held, entries: list[Entry]) -> Table:
    table = Table(held.table, {name: butin.game(name) for name in butin.games()}, setting_of(entries[0]))
    for entry in entries:
        fold(table, entry)
    return table


def _hidden(held: Held, table: Table) -> set[bytes]:
    """Hands of the honest and of bots, the chance to come, secrets and their hashes, links of a table not theirs."""
    words = [table.secret, table.sealed, *(seat.holder for seat in table.seats[held.hostile :])]
    if not held.hostile:
        given = [str(held.opened[name]) for name in ("secret", "join", "watch")]
        words += [*given, *(sha256(one.encode()).hexdigest() for one in given)]
    words += [client.secret for client in held.people]
    whole: dict[str, Any] = {"hands": []} if table.state is None else dict(table.game.write(table.state))
    written = [json.dumps(hand, separators=(",", ":")) for hand in whole["hands"][held.hostile :]]
    return {word.encode() for word in [*words, *written] if word}
