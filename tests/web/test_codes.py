"""Codes over HTTP: lent to those who are at a table, typed by those who come, replaced by the host."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.sync.client import connect

from butin.room.table.codes import read
from kit.served import Served, serving
from tests.web.test_http import Answer, ask, do, opened

known: set[str] = set()  # that were ever lent here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("codes"), "--pace", "0", "--log", "debug") as served:
        yield served
        assert served.faults == []


def lend(server: Served, table: dict[str, Any], secret: str = "", **body: Any) -> Answer:
    return ask(server, "POST", f"/api/tables/{table['table']}/code", body, secret or table["secret"])


def code_of(server: Served, table: dict[str, Any], **body: Any) -> str:
    code = lend(server, table, **body).json["code"]
    assert read(code) == code and len(code) == 4
    known.add(code)
    return str(code)


def behind(server: Served, code: str, address: str = "") -> Answer:
    return ask(server, "GET", f"/api/links/{code}", address=address)


def join(server: Served, code: str, **body: object) -> Answer:
    return ask(server, "POST", "/api/join", {"link": code, **body})


def test_a_code_stays_the_same_until_the_host_wants_another_which_ends_it(server: Served) -> None:
    table = opened(server, seats=3)
    code = code_of(server, table)
    guest = join(server, code, name="Bo").json
    assert lend(server, table, guest["secret"]).json == lend(server, table).json == {"code": code}
    assert lend(server, table, guest["secret"], new=True).refused == (403, "not_host")
    assert lend(server, table, "a-secret-of-a-stranger").refused == (403, "not_your_seat")
    another = code_of(server, table, new=True)
    assert another != code
    assert behind(server, code).refused == (404, "no_such_table")
    assert behind(server, another).status == 200
    assert lend(server, opened(server, public=True)).refused == (409, "no_code")
    assert lend(server, {"table": "nowhere", "secret": table["secret"]}).refused == (404, "no_such_table")


def test_it_tells_the_box_and_its_chairs_and_nobody_s_name(server: Served) -> None:
    table = opened(server, seats=3, name="Mirabelle")
    code = code_of(server, table)
    expected = {"id": table["table"], "game": "voleurs", "phase": "waiting", "seats": 3, "free": 2}
    for typed in (code, code.lower(), f"%20{code}%20"):
        assert behind(server, typed).json == {"kind": "code", "brief": expected}
    assert b"Mirabelle" not in behind(server, code).body


def test_by_a_code_one_sits_between_matches_and_waits_in_one(server: Served) -> None:
    table = opened(server, seats=2)
    code = code_of(server, table)
    guest = join(server, code.lower(), name="Bo").json
    assert (guest["table"], guest["seat"], guest["name"]) == (table["table"], 1, "Bo")
    assert do(server, table, "start").status == 200
    assert join(server, code, name="Cy").refused == (409, "match_on")
    assert behind(server, code).json["brief"]["free"] == 0
    waits = join(server, code, name="Cy", bench=True)
    assert (waits.status, waits.json["seat"]) == (201, -1)
    assert lend(server, table, waits.json["secret"]).json == {"code": code}


def test_in_a_match_one_asks_for_a_bot_s_chair_by_a_code(server: Served) -> None:
    table = opened(server, seats=2, bots={"1": "careless"})
    code = code_of(server, table)
    assert do(server, table, "start").status == 200
    wish = {"do": "ask_seat", "seat": 1, "name": "Di"}
    path, secret = f"/api/tables/{table['table']}/wishes", "a-secret-of-a-stranger"
    assert ask(server, "POST", path, wish, secret).refused == (403, "watch_only")
    assert ask(server, "POST", path, {**wish, "link": code}, secret).status == 200
    other = code_of(server, opened(server))
    assert ask(server, "POST", path, {**wish, "link": other}, secret).refused == (403, "watch_only")


def test_the_socket_takes_no_code(server: Served) -> None:
    table = opened(server)
    code = code_of(server, table)
    for secret in ("", "a-secret-of-a-stranger"):
        with connect(f"ws{server.url[4:]}/ws") as line:
            line.send(json.dumps({"do": "enter", "link": code, "secret": secret}))
            told = json.loads(line.recv(30))
            assert (told["type"], told["kind"]) == ("refused", "no_such_table")
            line.send(json.dumps({"do": "enter", "table": table["table"], "link": code, "secret": secret}))
            assert json.loads(line.recv(30))["kind"] == "no_such_table"


def test_a_table_that_is_removed_has_no_code_any_more(server: Served) -> None:
    table = opened(server)
    code = code_of(server, table)
    assert ask(server, "DELETE", f"/api/tables/{table['table']}", secret=table["secret"]).status == 204
    assert behind(server, code).refused == join(server, code).refused == (404, "no_such_table")
