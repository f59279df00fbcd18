"""Several servers, one room: real processes on PostgreSQL and Redis, killed and started again while people play."""

from __future__ import annotations

import asyncio
import json
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import asyncpg
import pytest

from butin.adapters.bus.redis import RedisBus
from butin.client import post
from kit.players import Player
from kit.served import Served
from kit.servers import Butin, Postgres, Redis, running, until
from tests.web.test_http import ask


class House:
    """Two servers on one database, and whoever plays there."""

    def __init__(self, folder: Path, postgres: Postgres, redis: Redis) -> None:
        self.postgres, self.redis = postgres, redis
        self.address = postgres.fresh()
        words = ["--db", self.address, "--bus", redis.url, "--pace", "20", "--log", "debug"]
        self.servers = [Butin(folder / name, *words) for name in ("one", "two")]
        self.urls = [server.url for server in self.servers]
        self.players: list[Player] = []

    def open(self, game: str, seats: int, persons: int, **wish: Any) -> str:
        """A table on the first server; its people sit down at one server after the other."""
        opened = post(
            f"{self.urls[0]}/api/tables", {"game": game, "seats": seats, "secret": "the-secret-of-seat-0", **wish}
        )
        for number in range(1, persons):
            post(
                f"{self.urls[number % 2]}/api/join", {"link": opened["join"], "secret": f"the-secret-of-seat-{number}"}
            )
        table: str = opened["table"]
        return table

    def play(self, table: str, homes: list[tuple[int, int]]) -> list[Player]:
        """People (seat, server) come in; the match begins when all are here."""
        players = [Player(self.urls, table, f"the-secret-of-seat-{seat}", home).start() for seat, home in homes]
        self.players += players
        for player in players:
            assert player.greeted.wait(30)
        self.wish(table, "the-secret-of-seat-0", do="start")
        return players

    def wish(self, table: str, secret: str, **wish: Any) -> None:
        player = Player(self.urls, table, secret)
        player.holding.set()
        player.ask(**wish)
        player.start()
        until(lambda: not player.pending, f"{wish} is answered")
        player.stop()
        assert player.refused == []

    def journal(self, table: str) -> list[dict[str, Any]]:
        async def read() -> list[Any]:
            connection = await asyncpg.connect(self.address)
            found = await connection.fetch('SELECT n, entry FROM entries WHERE "table" = $1 ORDER BY n', table)
            await connection.close()
            return list(found)

        rows = asyncio.run(read())
        assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
        return [json.loads(row[1]) for row in rows]

    def ended(self, table: str) -> bool:
        return len([entry for entry in self.journal(table) if entry["kind"] == "moved"]) == 36

    def all_is_well(self, table: str, players: list[Player]) -> list[dict[str, Any]]:
        """Nothing lost, doubled or told in another order: all histories are the journal's."""
        until(lambda: {player.n for player in players} == {len(self.journal(table))}, "all have heard all")
        journal = self.journal(table)
        wishes = [entry["wish"] for entry in journal if "wish" in entry]
        assert len(wishes) == len(set(wishes))
        for player in players:
            assert player.faults == []
            assert set(player.granted) <= set(wishes)
            mine = [wish for wish in wishes if f"-{id(player)}-" in wish]
            assert set(mine) <= {*player.granted, *player.pending}  # what was refused is not there
            for n, told in player.history.items():
                entry = journal[n - 1]
                assert (told["entry"]["kind"], told["entry"]["at"]) == (entry["kind"], entry["at"])
                assert told["entry"].get("seat") == entry.get("seat") or "seats" in entry
            started = 1 + next(n for n, entry in enumerate(journal) if entry["kind"] == "started")
            assert set(range(started, player.n + 1)) <= set(player.history)
        return journal


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres, redis: Redis) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"), postgres, redis)
    try:
        for server in house.servers:
            server.launch()
        for server in house.servers:
            server.wait()
        yield house
    finally:
        for server in house.servers:
            server.kill()
    logs = "".join((server.folder / "log").read_text("utf-8") for server in house.servers).split("\n")
    lines = [line for line in logs if not line.startswith("Butin ")]
    assert not [line for line in lines if "the-secret-of" in line or "127.0.0.1" in line or '"error"' in line[:70]]


@pytest.fixture
def house(servers: House) -> Iterator[House]:
    yield servers
    for player in servers.players:
        player.ending.set()
    for player in servers.players:
        player.stop()
    servers.players.clear()


def told(house: House, what: str) -> bool:
    """Whether both servers have something in their logs."""
    return all(f'"what": "{what}"' in (server.folder / "log").read_text("utf-8") for server in house.servers)


def moves(players: list[Player]) -> int:
    return sum(entry["entry"]["kind"] == "moved" for entry in list(players[0].history.values()))


def played_on(players: list[Player], more: int) -> None:
    before = moves(players)
    until(lambda: moves(players) >= before + more or players[0].over, f"{more} more moves are played")


def test_seats_on_two_servers_race_and_every_move_is_played_once(house: House) -> None:
    table = house.open("voleurs", 3, 3)
    twice = [(seat, server) for seat in range(3) for server in range(2)]  # each seat is open on both servers
    players = house.play(table, twice)
    until(lambda: all(player.over for player in players), "the match ends")
    journal = house.all_is_well(table, players)
    assert sum(len(player.granted) for player in players) == sum("wish" in entry for entry in journal)
    assert sum(len(player.refused) for player in players) > 0  # they did race
    assert len({player.views[str(n // 2)]["scores"][0] for n, player in enumerate(players)}) == 1


def test_a_code_is_the_same_at_every_server_and_ends_at_all_of_them(house: House) -> None:
    table, secret = house.open("voleurs", 2, 1), "the-secret-of-seat-0"
    one, two = cast("list[Served]", house.servers)

    def lent(server: Served, *, new: bool = False) -> str:
        answer = ask(server, "POST", f"/api/tables/{table}/code", {"new": new}, secret)
        return str(answer.json["code"])

    with ThreadPoolExecutor(8) as pool:
        (code,) = set(pool.map(lent, [one, two] * 4))
    assert ask(two, "GET", f"/api/links/{code}").json["brief"]["id"] == table
    another = lent(two, new=True)
    assert ask(one, "GET", f"/api/links/{code}").refused == (404, "no_such_table")
    assert ask(one, "POST", "/api/join", {"link": another, "name": "Bo"}).json["seat"] == 1


def test_a_server_that_is_killed_hands_its_tables_to_the_other(house: House) -> None:
    table = house.open("voleurs", 4, 3)  # the fourth seat is a bot's, and the first server moves its hand
    left = house.open("voleurs", 3, 1, bots={"1": "renard", "2": "careless"}, away_s=5)
    lonely = house.play(left, [(0, 0)])[0]
    players = house.play(table, [(0, 0), (1, 1), (2, 0)])
    played_on(players, 4)
    lonely.servers = house.urls[:1]  # this one never comes back
    house.servers[0].kill()
    before = moves(players)
    until(lambda: all(player.greeted.is_set() for player in players) and moves(players) > before, "the match goes on")
    until(lambda: all(player.over for player in players), "the match ends")
    journal = house.all_is_well(table, players)
    assert [entry["by"] for entry in journal if entry.get("seat") == 3 and entry["kind"] == "moved"] == ["bot"] * 9
    until(lambda: house.ended(left), "bots play on where nobody came back")
    assert sum(entry["kind"] == "went" and entry["server"] == "" for entry in house.journal(left)) == 1
    house.servers[0].start()


def test_a_port_that_somebody_has_is_told_in_one_line(postgres: Postgres, redis: Redis) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        where = ["--host", "127.0.0.1", "--port", str(taken.getsockname()[1])]
        command = [sys.executable, "-m", "butin", "serve", *where, "--db", postgres.fresh(), "--bus", redis.url]
        ended = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    assert (ended.returncode, ended.stderr.count("\n")) == (2, 1), ended.stderr
    assert ended.stderr.startswith("butin: cannot listen on 127.0.0.1:")


def test_an_ear_that_broke_hears_again() -> None:
    """Whatever went wrong with one piece of news, those after it come."""

    async def talk(url: str) -> list[int]:
        heard: list[int] = []

        def hear(table: str, n: int) -> None:
            heard.append(n)
            if len(heard) == 1:
                raise ValueError(table)

        bus = RedisBus(url)
        bus.listen(hear)
        for n in range(200):
            bus.publish("t", n)
            await asyncio.sleep(0.05)
            if len(heard) > 1:
                break
        await bus.close()
        return heard

    with running(Redis) as redis:
        assert len(asyncio.run(talk(redis.url))) > 1


def test_without_redis_the_room_goes_on(house: House) -> None:
    table = house.open("voleurs", 3, 3)
    players = house.play(table, [(0, 0), (1, 1), (2, 0)])
    played_on(players, 3)
    house.redis.kill()
    try:
        played_on(players, 3)
        assert [server.status("/readyz") for server in house.servers] == [200, 200]
        until(lambda: told(house, "bus_lost"), "both write it into their logs")
    finally:
        house.redis.start()
    until(lambda: all(player.over for player in players), "the match ends")
    until(lambda: told(house, "bus_back"), "both write it into their logs")
    house.all_is_well(table, players)


def test_a_database_that_comes_back_finds_all_that_was_acknowledged(house: House) -> None:
    table = house.open("voleurs", 3, 3)
    players = house.play(table, [(0, 0), (1, 1), (2, 0)])
    for stop in (house.postgres.kill, house.postgres.stop):
        played_on(players, 3)
        stop()
        try:
            until(lambda: [server.status("/readyz") for server in house.servers] == [503, 503], "both say so")
            assert [server.status("/healthz") for server in house.servers] == [200, 200]
        finally:
            house.postgres.start()
        until(lambda: [server.status("/readyz") for server in house.servers] == [200, 200], "both are ready again")
    until(lambda: all(player.over for player in players), "the match ends")
    house.all_is_well(table, players)
    assert told(house, "database_lost")
    assert told(house, "database_back")


def test_a_server_that_stops_says_goodbye(house: House) -> None:
    table = house.open("voleurs", 2, 2)
    players = house.play(table, [(0, 0), (1, 1)])
    played_on(players, 3)
    house.servers[0].stop()
    until(lambda: all(player.over for player in players), "the match ends")
    house.all_is_well(table, players)
