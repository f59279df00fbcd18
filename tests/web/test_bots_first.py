"""A real server that is asked for more than it can think about: bots answer, and what nobody waits for is dropped."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import pytest

from butin.adapters.pool.queue import MOST
from butin.client import open_table
from kit.served import Served, serving
from kit.servers import until
from tests.web.test_http import Answer, ask, do, opened
from tests.web.test_metrics import figures

TABLES = 40
GREEDY, HONEST = "2001:db8:0:1::", "2001:db8:0:2::"
WAITING, HANDED = "butin_thoughts_waiting hint", "butin_thoughts_total hint"
PATIENT = "import butin.adapters.web.http.hints as hints\nhints.PATIENCE_S = 25"  # also where the machine is slow


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("bots_first"), "--pace", "0", changed=PATIENT) as served:
        yield served
        assert served.faults == []


@pytest.fixture(scope="module")
def tables(server: Served) -> list[dict[str, Any]]:
    """Six seats each, and it is the host's turn: a hint takes more than half a second."""
    found = [opened(server, seats=6) for _ in range(TABLES)]
    assert [do(server, table, "start").status for table in found] == [200] * TABLES
    return found


def hint(server: Served, table: dict[str, Any], address: str) -> Answer:
    return ask(server, "GET", f"/api/tables/{table['table']}/hint", secret=table["secret"], address=address)


@contextmanager
def crowd(server: Served, tables: list[dict[str, Any]]) -> Iterator[list[Future[Answer]]]:
    """All of them ask for a hint at once, from one household; as many wait as may. In the end all are answered."""
    with ThreadPoolExecutor(TABLES) as people:
        asked = [people.submit(hint, server, table, f"{GREEDY}{n + 1:x}") for n, table in enumerate(tables)]
        until(lambda: sum(one.done() for one in asked) >= TABLES - MOST - 2, "those who are too many are refused")
        yield asked
    answers = [one.result() for one in asked]
    assert all(answer.status == 200 or answer.refused == (409, "too_busy") for answer in answers)
    assert any(answer.status == 200 for answer in answers)


@pytest.mark.whole
def test_forty_tables_of_one_household_that_want_hints_keep_no_bot_and_nobody_else_waiting(
    server: Served, tables: list[dict[str, Any]]
) -> None:
    player, table = open_table(server.url, "voleurs", seats=2, bots={"1": "careless"}, first=0)
    player.wish("start")
    turns = (update for update in player if update.legal)
    turn = next(turns)
    with crowd(server, tables) as asked:
        begin = figures(server)
        assert MOST * 3 // 4 < begin[WAITING] <= MOST
        turn.move(turn.legal[0])
        next(turns)  # the bot has moved
        moved = figures(server)
        assert moved["butin_thoughts_total move"] > begin["butin_thoughts_total move"]
        assert moved[HANDED] - begin[HANDED] <= 5
        assert moved[WAITING] > MOST // 2
        assert hint(server, table, f"{HONEST}1").status == 200
        assert figures(server)[HANDED] - moved[HANDED] <= 5
        assert sum(not one.done() for one in asked) > MOST // 4
    player.close()


def test_who_hangs_up_is_not_thought_for(server: Served, tables: list[dict[str, Any]]) -> None:
    until(lambda: figures(server)[WAITING] == 0, "nobody waits")
    lines = []
    for table in tables[:MOST]:
        lines.append(socket.create_connection(("127.0.0.1", server.port)))
        head = f"GET /api/tables/{table['table']}/hint HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer {table['secret']}"
        lines[-1].sendall(f"{head}\r\n\r\n".encode())
    until(lambda: figures(server)[WAITING] >= MOST - 5, "most wait")
    before = figures(server)[HANDED]
    for line in lines:
        line.close()
    until(lambda: figures(server)[WAITING] == 0, "nobody waits any more")
    assert figures(server)[HANDED] - before <= 5
