"""The bench of the room: a short run gives every figure, and what it measures with can be trusted."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bench.room.crowd import Crowd, run_swiftly, until
from bench.room.peers import HERE, PEERS, SHARED
from bench.room.sample import at
from bench.trouble.fuzz import figure
from kit.proc import cpu_s, family, memory_kb
from kit.served import serving
from kit.wire import Wire, written


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    words = [sys.executable, "-m", "bench", "room", "--quick", "--json"]
    ended = subprocess.run(words, capture_output=True, text=True, check=False)
    told = ended.returncode in (0, 1) and ended.stdout  # how fast this machine is today is the bench's business
    assert told, ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout)
    assert ended.returncode == any(goal["status"] == "FAIL" for goal in found["goals"])
    return found


@pytest.mark.whole
def test_a_short_run_gives_every_figure(report: dict[str, Any]) -> None:
    figures = report["figures"]
    flat, paced = figures["load"]
    for sample in (flat, paced):
        assert sample["moves_per_s"] > 0
        assert 0 < sample["p50_ms"] <= sample["p99_ms"]
        assert sample["cpu_s_per_1000_moves"] > 0
        assert sample["generator_busy"] > 0
        assert sample["others_busy"] >= 0
    alone, beside = figures["people_beside_bots"]
    assert (alone["bot_tables"], beside["bot_tables"]) == (0, 20)
    assert beside["bot_moves_per_s"] > 0
    assert [row["of"] for row in figures["memory"]] == ["a live table", "a connection", "a table put away"]
    table, connection, _ = figures["memory"]
    assert table["kb"] + 2 * connection["kb"] > 0
    assert [row["tables"] for row in figures["with_more_tables"]] == [10, 100]
    assert [row["watchers"] for row in figures["with_more_watchers"]] == [0, 20, 200]
    assert all("us_a_watcher" in row and row["cpu_s_per_1000_moves"] > 0 for row in figures["with_more_watchers"])


@pytest.mark.whole
def test_a_short_run_judges_every_goal_but_those_beside_others(report: dict[str, Any]) -> None:
    assert len(report["goals"]) == 9
    assert [goal["name"] for goal in report["goals"] if goal["status"] == "NOT RUN"] == [
        "server CPU, as a share of that of others"
    ]


def test_the_load_counts_each_move_once_and_plays_match_after_match(tmp_path: Path) -> None:
    async def play(port: int) -> Crowd:
        crowd = Crowd(port)
        await crowd.open(3)
        await crowd.open(2, shared=True)
        await crowd.in_turn(5 * 150, at_once=4)  # a match has 108 moves
        await until(lambda: len(crowd.tally.ways) == 5 * 150)  # whoever moved may hear of it before the others
        await crowd.leave()
        return crowd

    with serving(tmp_path) as server:
        crowd = run_swiftly(play(server.port))
        moves = figure(server.url, "butin_moves_total")
        assert server.faults == []
    assert len(crowd.tally.ways) == moves == 5 * 150
    assert (crowd.tally.lost, crowd.tally.refused) == (0, {})


class Ear(Wire):
    """Keeps what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.is_open = True
        self.said: list[bytes] = []

    def heard(self, data: bytes) -> None:
        self.said.append(data)


@pytest.mark.parametrize("step", [7, 1000, 100_000])
def test_frames_are_read_however_they_arrive(step: int) -> None:
    said = [b"a", b"", b"b" * 125, b"c" * 126, b"d" * 65_535, b"e" * 65_536]
    stream = b"".join(_from_a_server(data) for data in said)
    ear = Ear()
    for start in range(0, len(stream), step):
        ear.data_received(stream[start : start + step])
    assert ear.said == said


def _from_a_server(data: bytes) -> bytes:
    length = len(data)
    if length < 126:
        return bytes([0x81, length]) + data
    if length < 65_536:
        return bytes([0x81, 126]) + length.to_bytes(2, "big") + data
    return bytes([0x81, 127]) + length.to_bytes(8, "big") + data


def test_frames_are_written_with_a_mask_of_zeros() -> None:
    assert written(1, b"hi") == b"\x81\x82\0\0\0\0hi"
    assert written(1, b"x" * 200) == b"\x81\xfe\x00\xc8\0\0\0\0" + b"x" * 200


def test_the_cost_of_a_process_is_that_of_its_children_too() -> None:
    spin = "import time\nwhile time.process_time() < 0.3: pass\n"
    wait = "print(flush=True); input()"
    program = f"import subprocess, sys\nsubprocess.run([sys.executable, '-c', {spin!r}])\n"
    program += f"p = subprocess.Popen([sys.executable, '-c', {spin + wait!r}])\np.wait()"
    with subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as parent:
        assert parent.stdout is not None
        parent.stdout.readline()
        assert cpu_s(parent.pid) > 0.5  # one child has ended, one is alive
        assert len(family(parent.pid)) == 2
        assert memory_kb(parent.pid) > 1000
        parent.communicate(b"\n")


def test_a_share_of_the_waiting_times() -> None:
    assert at([value / 1000 for value in range(100)], 0.5) == pytest.approx(50)
    assert at([value / 1000 for value in range(100)], 0.99) == pytest.approx(99)


def test_every_peer_has_its_files() -> None:
    for peer in PEERS:
        assert (HERE / peer.folder / peer.server).is_file()
        assert (HERE / peer.folder / "package.json").is_file()
        assert (HERE / peer.folder / "seat.mjs").is_file()
    assert all((HERE / file).is_file() for file in SHARED)
