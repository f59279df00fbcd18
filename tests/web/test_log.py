"""The log of a real server: one JSON object a line, and nothing in it that belongs to anybody."""

from __future__ import annotations

import json
import re
import sqlite3
import subprocess
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

import butin
from butin.client import RoomRefused, TableClient, join, open_table
from kit.served import Served
from kit.servers import until

NAMES = ["Mirabelle Quenouille", "Zoé Pfefferkuchen"]
# every commit is slow and every pass of the loop late, so that this is told too
IMPATIENT = "import butin.room.running.writer as d, butin.adapters.web.gateway as h; d.SLOW_S = h.LATE_S = -1.0"
JSON = {"Content-Type": "application/json"}
ADDRESS = re.compile(r"127\.0\.0\.1|::1\b|localhost|\b\d+\.\d+\.\d+\.\d+\b")


class Server(Served):
    """`butin serve` with its two voices kept apart."""

    def start(self) -> None:
        self.out = self.log_file.with_name("out.txt")
        with self.out.open("wb") as out, self.log_file.open("wb") as err:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=err)

    @property
    def lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.splitlines()]

    def said(self, what: str) -> list[dict[str, Any]]:
        return [line for line in self.lines if line["what"] == what]


@contextmanager
def serving(folder: Path, level: str = "debug", changed: str = "") -> Iterator[Server]:
    server = Server(folder, "--pace", "0", "--log", level, changed=changed)
    try:
        server.start()
        until(lambda: "http://" in server.out.read_text("utf-8"), "the server starts")
        yield server
    finally:
        server.stop()


def evening(server: Server) -> tuple[list[str], list[str]]:
    """A match with people, bots and mistakes; answers with the secrets and links, and the tables."""
    host, opened = open_table(server.url, "voleurs", seats=3, name=NAMES[0])
    friend = join(f"{server.url}/j/{opened['join']}", NAMES[1])
    watcher = connect(f"ws{server.url[4:]}/ws", close_timeout=0.2).__enter__()
    watcher.send(json.dumps({"do": "enter", "link": opened["watch"]}))
    watcher.recv(10)
    host.wish("start")
    for client in (host, friend):
        with pytest.raises(RoomRefused):
            client.wish("move", move="crown>99")
    watcher.send(json.dumps({"do": "move", "move": opened["secret"]}))
    watcher.send(opened["secret"])
    people = [Thread(target=_play, args=(client,), daemon=True) for client in (host, friend)]
    for person in people:
        person.start()
    for person in people:
        person.join(60)
    for line in (host, friend, watcher):
        line.close()
    return [opened["secret"], opened["join"], opened["watch"], friend.secret], [opened["table"]]


def _play(client: TableClient) -> None:
    for update in client:
        if update.legal and not update.over:
            update.move(update.legal[0])


def mischief(server: Server, secret: str) -> None:
    """Requests that are wrong in every way, with a secret in each."""
    paths = [f"/nowhere/{secret}", f"/api/links/{secret}x", f"/api/tables/{secret}"]
    for request in (
        *[urllib.request.Request(server.url + path, headers={"Authorization": f"Bearer {secret}"}) for path in paths],
        urllib.request.Request(f"{server.url}/api/join", secret.encode(), JSON),
        urllib.request.Request(f"{server.url}/api/tables", json.dumps({"game": secret}).encode(), JSON),
    ):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(request, timeout=10)
        refused.value.close()
    for path, origin in ((f"/{secret}", None), ("/ws", f"http://{secret}.example")):
        with pytest.raises(InvalidStatus), connect(f"ws{server.url[4:]}{path}", origin=origin):  # type: ignore[arg-type]
            pass


def break_journal(server: Server, table: str, secret: str) -> None:
    """The disk has played a trick: an entry that nobody can have written."""
    entry = {"kind": "moved", "at": 1, "seat": 0, "move": secret, "by": NAMES[0]}
    with sqlite3.connect(server.db) as db:
        (last,) = db.execute('SELECT max(n) FROM entries WHERE "table" = ?', (table,)).fetchone()
        db.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, last + 1, json.dumps(entry)))
    db.close()


def test_a_log_tells_what_happened_and_nothing_that_belongs_to_anybody(tmp_path: Path) -> None:
    with serving(tmp_path, changed=IMPATIENT) as server:
        secrets, tables = evening(server)
        mischief(server, secrets[0])
        break_journal(server, tables[0], secrets[0])
        request = urllib.request.Request(
            f"{server.url}/api/tables/{tables[0]}", headers={"Authorization": f"Bearer {secrets[0]}"}
        )
        with pytest.raises(urllib.error.HTTPError) as broken:
            urllib.request.urlopen(request, timeout=10)
        assert (broken.value.code, json.load(broken.value)["kind"]) == (500, "broken")
        broken.value.close()
        until(lambda: bool(server.said("loop_late")), "the loop is late")
    assert server.process is not None and server.process.returncode == 0
    for line in server.lines:
        assert list(line)[:3] == ["at", "level", "what"], line
    assert [line["what"] for line in (server.lines[0], server.lines[-1])] == ["started", "stopped"]
    assert server.said("stopped")[0]["moves"] > 20
    kinds = {line["kind"] for line in server.said("refused")}
    assert kinds >= {"no_such_pile", "not_your_seat", "bad_message", "no_such_page", "no_such_table", "no_such_game"}
    assert kinds >= {"bad_request", "wrong_origin", "broken"}
    (told,) = server.said("table_broke")
    assert (told["level"], told["table"], told["error"]) == ("error", tables[0], "Unfit")
    assert any(place.startswith("deeds/all.py:") for place in told["places"])
    assert server.said("slow_commit")[0]["entries"] >= 1
    text = json.dumps(server.lines, ensure_ascii=False)
    with closing(sqlite3.connect(server.db)) as db:
        hashed = [row[0] for row in db.execute('SELECT "join" FROM tables')]
    for private in [*secrets, *NAMES, *NAMES[0].split(), *hashed, str(tmp_path)]:
        assert private not in text
    assert ADDRESS.findall(text) == []


def test_a_quiet_server_says_nothing(tmp_path: Path) -> None:
    with serving(tmp_path, "warning") as server:
        evening(server)
    assert {line["what"] for line in server.lines} <= {"loop_late", "slow_commit"}  # the machine may have been busy


def test_the_manual_names_everything_that_a_log_may_tell() -> None:
    """And nothing else."""
    source = " ".join(path.read_text("utf-8") for path in Path(butin.__file__).parent.rglob("*.py"))
    told = set(re.findall(r'\b(?:note\(\s*(?:DEBUG|INFO|WARNING|ERROR), |broke\()"(\w+)"', source)) | {"library"}
    manual = (Path(__file__).parents[2] / "docs/looking-after.md").read_text("utf-8")
    assert set(re.findall(r"^\| `(\w+)` \| (?:debug|info|warning|error)", manual, re.MULTILINE)) == told


def test_what_a_library_says_is_told_by_its_place_only(tmp_path: Path) -> None:
    secret = "a library quotes this"
    changed = f"""
import logging, butin.adapters.web.http.api as api
def metrics_text(gateway):
    logging.getLogger("some.library").warning({secret!r})
    raise ValueError({secret!r})
api.metrics_text = metrics_text"""
    with serving(tmp_path, "error", changed) as server:
        with pytest.raises(urllib.error.HTTPError) as broken:
            urllib.request.urlopen(f"{server.url}/metrics", timeout=10)
        broken.value.close()
        until(lambda: len(server.lines) >= 2, "both are told")
    first, second = server.lines
    assert (first["what"], first["library"], first["level"]) == ("library", "some.library", "warning")
    assert (second["library"], second["error"]) == ("uvicorn.error", "ValueError")
    assert second["places"][-1].endswith(" metrics_text")
    assert secret not in server.log
