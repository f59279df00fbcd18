"""What a host is told when a room opens, and by the doctor: how others come, and what is amiss."""

from __future__ import annotations

import re
import socket
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from ipaddress import ip_address
from pathlib import Path
from threading import Thread
from typing import NamedTuple

import pytest
from click.testing import CliRunner, Result

from butin.adapters.cli.doctor import doctor
from butin.adapters.cli.findings import Finding, address, of_clock, of_database, of_disk, of_reach
from butin.adapters.cli.greeting import greet
from butin.adapters.cli.network import addresses, free_after
from butin.adapters.cli.serve import serve
from butin.adapters.settings import Settings
from butin.adapters.store.copies import copy_out
from butin.adapters.store.migrations import STEPS
from butin.adapters.store.sqlite import SqliteStore
from butin.adapters.web.serve import listening
from butin.client import open_table
from kit.served import Served, free_port, serving
from kit.servers import Postgres

DAY_MS = 24 * 3600 * 1000
NOW_MS = int(time.time() * 1000)


class Usage(NamedTuple):
    total: int
    used: int
    free: int


def names(found: list[Finding]) -> list[str]:
    return [("!" if one.amiss else "") + one.name for one in found]


@pytest.fixture
def journal(tmp_path: Path) -> str:
    place = str(tmp_path / "room.db")
    SqliteStore(place).close()
    return place


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, "--pace", "0") as served:
        yield served


@pytest.mark.parametrize(
    ("host", "own", "said"),
    [
        ("0.0.0.0", ["192.0.2.7"], ["phones", "plain-http"]),
        ("::", ["192.0.2.7", "198.51.100.7"], ["phones", "others", "plain-http"]),
        ("0.0.0.0", [], ["!no-network"]),
        ("127.0.0.1", [], ["only-here"]),
        ("localhost", [], ["only-here"]),
        ("::1", [], ["only-here"]),
        ("192.0.2.7", [], ["plain-http"]),
    ],
)
def test_how_phones_come_depends_on_where_it_listens(host: str, own: list[str], said: list[str]) -> None:
    assert names(of_reach(host, 8000, own)) == said


def test_behind_a_proxy_with_https_there_is_nothing_to_say() -> None:
    assert of_reach("127.0.0.1", 8000, [], "https://room.example/butin/") == []
    assert names(of_reach("127.0.0.1", 8000, [], "http://room.example/")) == ["plain-http"]
    assert address("127.0.0.1", 8000, [], "https://room.example/") == "https://room.example/"


def test_an_address_is_one_that_a_browser_takes() -> None:
    assert address("0.0.0.0", 80, ["192.0.2.7"]) == "http://192.0.2.7:80"
    assert address("::1", 8000, []) == "http://[::1]:8000"
    assert not [one for one in addresses() if ip_address(one).is_loopback]


def test_a_full_disk_and_one_that_keeps_nothing_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, journal: str
) -> None:
    assert names(of_disk(journal)) in (["disk"], ["!disk-low"])  # as it is here
    monkeypatch.setattr("shutil.disk_usage", lambda folder: Usage(10**12, 0, 10**11))
    assert names(of_disk(str(tmp_path / "not" / "yet" / "there.db"))) == ["disk"]
    assert not (tmp_path / "not").exists()
    monkeypatch.setattr("shutil.disk_usage", lambda folder: Usage(10**12, 0, 10**8))
    (low,) = of_disk(journal)
    assert (low.name, low.amiss, low.values["free"]) == ("disk-low", True, "100 MB")

    def no_sync(handle: int) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr("os.fsync", no_sync)
    (broken,) = of_disk(journal)
    assert (broken.name, broken.amiss, broken.values["why"]) == ("not-kept", True, "Input/output error")


def test_a_clock_that_went_back_is_told(journal: str) -> None:
    assert names(of_clock(journal, NOW_MS)) == ["clock"]
    assert names(of_clock(journal, 0)) == ["!clock-early"]
    with closing(sqlite3.connect(journal)) as db, db:
        db.execute(f"INSERT INTO tables VALUES ('t', 'voleurs', 'over', 0, 0, 2, 0, {NOW_MS}, 'j', 'w', '', 1, '')")
    assert names(of_clock(journal, NOW_MS - 1000)) == ["clock"]
    assert names(of_clock(journal, NOW_MS - DAY_MS)) == ["!clock-back"]


def test_the_database_tells_its_schema_its_tables_and_its_newest_copy(tmp_path: Path, journal: str) -> None:
    assert names(of_database(str(tmp_path / "none.db"))) == ["no-database"]
    found = of_database(journal)
    assert names(found) == ["database", "no-copy"]
    assert found[0].values == {"file": journal, "tables": 0, "schema": len(STEPS), "known": len(STEPS)}
    for beside in ("-lock-journal", "-wal", ".before", ".new", ".upgrading", ".schema-3.part"):
        Path(f"{journal}{beside}").write_bytes(b"")
    (tmp_path / "backups").mkdir()
    (tmp_path / "backups/letter").write_text("no copy", "utf-8")
    assert names(of_database(journal)) == ["database", "no-copy"]
    for copy in (f"{journal}.schema-3", str(tmp_path / "backups/room.db.2026-11-18T10-00-00Z")):
        copy_out(journal, copy)
        assert of_database(journal)[1].values["file"] == copy
    with closing(sqlite3.connect(journal)) as db:
        db.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    assert names(of_database(journal))[0] == "!newer-schema"
    Path(journal).write_text("half a file, and no database " * 50, "utf-8")
    assert names(of_database(journal)) == ["!bad-database"]


def test_the_next_port_that_is_free_can_be_had() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        listening("127.0.0.1", free_after("127.0.0.1", port)).close()
        assert free_after("127.0.0.1", port) > port


def hangs_up(taken: socket.socket) -> None:
    """What no room does."""
    taken.accept()[0].close()


def asked(*options: str, lang: str = "en") -> Result:
    return CliRunner().invoke(doctor, [*options, "--lang", lang])


@pytest.fixture(autouse=True)
def well(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is room on this machine, whatever it is."""
    monkeypatch.setattr("shutil.disk_usage", lambda folder: Usage(10**12, 0, 10**11))


def test_the_doctor_finds_a_machine_well(journal: str) -> None:
    result = asked("--db", journal, "--host", "127.0.0.1", "--port", str(free_port()))
    assert result.exit_code == 0, result.output
    assert re.search(r"^butin [\d.]+, (interpreted|compiled), Python 3\.\d+", result.output)
    assert f"{journal}: 0 tables, schema {len(STEPS)} of {len(STEPS)}." in result.output
    assert "! " not in result.output


@pytest.mark.parametrize(("lang", "taken"), [("fr", "est pris"), ("en", "is taken"), ("de", "ist belegt")])
def test_the_doctor_says_what_needs_attention_in_the_hosts_language(journal: str, lang: str, taken: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        Thread(target=hangs_up, args=(other,), daemon=True).start()
        result = asked("--db", journal, "--host", "127.0.0.1", "--port", str(port), lang=lang)
    assert result.exit_code == 1
    (line,) = [line for line in result.output.splitlines() if line.startswith("! ")]
    assert taken in line
    assert re.search(r"--port \d+$", line)


def test_the_doctor_comes_while_a_server_runs_and_disturbs_nobody(server: Served) -> None:
    open_table(server.url, "voleurs")[0].close()
    result = asked("--db", server.db, "--host", "127.0.0.1", "--port", str(server.port))
    assert result.exit_code == 0, result.output
    for line in (": 1 table, ", "There is no copy", "A server is using it.", f"A room is open on port {server.port}."):
        assert line in result.output
    open_table(server.url, "voleurs")[0].close()


@pytest.mark.whole
def test_a_database_elsewhere_answers(postgres: Postgres) -> None:
    result = asked("--db", postgres.fresh(), "--host", "127.0.0.1", "--port", str(free_port()))
    assert result.exit_code == 0, result.output
    assert "answers: 0 tables." in result.output


def test_a_database_elsewhere_that_does_not_answer_is_told_without_its_password() -> None:
    url = f"postgresql://me:hush@127.0.0.1:{free_port()}/butin"
    result = asked("--db", url, "--host", "127.0.0.1", "--port", str(free_port()))
    assert result.exit_code == 1
    assert "! PostgreSQL at 127.0.0.1:" in result.output
    assert "hush" not in result.output


class Told:
    """What `greet` says on a terminal, or elsewhere."""

    def __init__(self, terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
        self.capsys = capsys
        self.own: list[str] = []
        self.fresh = False

    def greeted(self, place: str, **chosen: object) -> list[str]:
        usual = serve.make_context("serve", ["--host", "127.0.0.1", "--db", place, "--lang", "en"]).params
        greet(Settings(**{**usual, **chosen}), 8000, self.own, fresh=self.fresh)
        return self.capsys.readouterr().out.splitlines()


def test_a_room_that_is_well_says_little(
    journal: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Told(False, monkeypatch, capsys)
    lines = told.greeted(journal)
    assert lines[0] == "Butin is open at http://127.0.0.1:8000"
    assert len(lines) == 2
    assert told.greeted(journal, lang="fr")[0] == "Butin est ouvert : http://127.0.0.1:8000"
    told.fresh = True
    assert f"The tables are kept in a new file: {journal}" in told.greeted(journal)


def test_the_link_with_the_key_is_for_a_terminal_and_never_for_a_log(
    journal: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = Told(True, monkeypatch, capsys).greeted(journal, key="mot & clé")
    assert "Whoever comes by this link may open tables: http://127.0.0.1:8000/#key=mot%20%26%20cl%C3%A9" in lines
    behind = Told(True, monkeypatch, capsys).greeted(journal, key="k", public_url="https://room.example/butin/")
    assert behind[0] == "Butin is open at https://room.example/butin/"
    assert "█" in "".join(behind)  # phones come by it, too
    assert "Whoever comes by this link may open tables: https://room.example/butin/#key=k" in behind
    assert "mot" not in "".join(Told(False, monkeypatch, capsys).greeted(journal, key="mot & clé"))


def test_what_is_amiss_is_told_when_the_room_opens(
    journal: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda folder: Usage(10**12, 0, 10**7))
    lines = Told(False, monkeypatch, capsys).greeted(journal)
    assert [line for line in lines if line.startswith("! Only 10 MB are free")]


def test_whoever_is_in_no_network_gets_no_code_to_scan(
    journal: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Told(True, monkeypatch, capsys)
    lines = told.greeted(journal, host="0.0.0.0")
    assert len(lines) == 2
    assert lines[1].startswith("! This machine is in no network")
    told.own = ["192.0.2.7"]
    assert "█" in "".join(told.greeted(journal, host="0.0.0.0"))


def test_a_log_gets_the_address_and_no_code_to_scan(
    journal: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = Told(False, monkeypatch, capsys)
    told.own = ["192.0.2.7"]
    lines = told.greeted(journal, host="0.0.0.0")
    assert (lines[0], lines[1]) == (
        "Butin is open at http://192.0.2.7:8000",
        "On the television: http://192.0.2.7:8000/tv",
    )
    assert not [line for line in lines if "█" in line or "code" in line]


@pytest.mark.parametrize(
    ("lang", "said"), [("fr", "Sur la télé : "), ("en", "On the television: "), ("de", "Auf dem Fernseher: ")]
)
def test_a_television_is_told_where_to_go_where_one_can_come(
    journal: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], lang: str, said: str
) -> None:
    told = Told(False, monkeypatch, capsys)
    assert "/tv" not in "".join(told.greeted(journal, lang=lang)), "nobody else reaches this machine"
    told.own = ["192.0.2.7"]
    assert f"{said}http://192.0.2.7:8000/tv" in told.greeted(journal, host="0.0.0.0", lang=lang)
    public = "https://room.example/butin/"
    assert f"{said}{public}tv" in told.greeted(journal, public_url=public, lang=lang)
