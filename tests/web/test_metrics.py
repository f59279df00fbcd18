"""The figures of a real server: they count what happened, and tell nothing that belongs to anybody."""

from __future__ import annotations

import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import ClientConnection, connect

from butin.client import RoomRefused, TableClient, join, open_table
from butin.room.running.histogram import STEPS_S, Histogram
from kit.served import Served, serving
from kit.servers import until

NAME = "Mirabelle Quenouille"
LINE = re.compile(r'(\w+)(?:\{(\w+)="([^"]+)"\})? (\S+)')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("metrics"), "--pace", "0") as served:
        yield served


def text(server: Served) -> str:
    with urllib.request.urlopen(f"{server.url}/metrics", timeout=30) as response:
        return str(response.read().decode())


def figures(server: Served) -> dict[str, float]:
    """Every sample by its name, with its label's value if it has one: `butin_seats here`."""
    found = {}
    for line in text(server).splitlines():
        if not line.startswith("#"):
            match = LINE.fullmatch(line)
            assert match is not None, line
            found[f"{match[1]} {match[3] or ''}".strip()] = float(match[4])
    return found


def grown(server: Served, before: dict[str, float]) -> dict[str, float]:
    """What is more now."""
    return {name: value - before.get(name, 0.0) for name, value in figures(server).items()}


def enter(server: Served, client: TableClient, since: int | None = None) -> ClientConnection:
    line = connect(f"ws{server.url[4:]}/ws", close_timeout=0.2).__enter__()
    wish = {"do": "enter", "table": client.table, "secret": client.secret}
    line.send(json.dumps(wish if since is None else {**wish, "since": since}))
    assert json.loads(line.recv(30))["type"] == "hello"
    return line


def test_a_match_is_counted(server: Served) -> None:
    before = figures(server)
    host, opened = open_table(server.url, "voleurs", seats=4, name=NAME, bots={"2": "careless"}, first=0)
    friend = join(f"{server.url}/j/{opened['join']}", NAME)
    lines = [enter(server, host), enter(server, friend)]
    during = grown(server, before)
    assert (during["butin_tables waiting"], during["butin_tables_live"], during["butin_tables_stopped"]) == (1, 1, 0)
    assert [during[f"butin_seats {by}"] for by in ("here", "away", "bot", "nobody")] == [2, 0, 1, 1]
    assert (during["butin_sockets"], during["butin_guests"], during["butin_came_total"]) == (2, 2, 2)
    host.wish("start")
    with pytest.raises(RoomRefused):
        friend.wish("move", move="crown>99")
    first = next(iter(host))
    first.move(first.legal[0])
    lines[1].close()
    friend.close()
    until(lambda: grown(server, before)["butin_seats away"] == 1, "the friend is away")
    lines[1] = enter(server, friend, since=3)
    after = grown(server, before)
    assert (after["butin_tables playing"], after["butin_tables waiting"]) == (1, 0)
    assert [after[f"butin_seats {by}"] for by in ("here", "away", "bot", "nobody")] == [2, 0, 2, 0]
    assert after["butin_moves_total"] >= 1
    assert after["butin_entries_total"] > after["butin_moves_total"]
    assert after["butin_refusals_total no_such_pile"] == 1
    assert after["butin_reconnects_total"] == 1
    for line in lines:
        line.close()
    host.close()


def test_durations_are_counted_in_steps_that_add_up(server: Served) -> None:
    open_table(server.url, "voleurs", seats=2)
    until(lambda: figures(server)["butin_loop_late_seconds_count"] > 0, "the loop is looked at")
    found = figures(server)
    for name in ("butin_commit_seconds", "butin_kept_seconds", "butin_loop_late_seconds"):
        steps = [found[f"{name}_bucket {step}"] for step in (*STEPS_S, "+Inf")]
        assert steps == sorted(steps)
        assert steps[-1] == found[f"{name}_count"] > 0
    assert found["butin_commit_seconds_count"] == found["butin_commits_total"]
    assert found["butin_kept_seconds_count"] == found["butin_entries_total"]
    assert 0 < found["butin_commit_seconds_sum"] <= found["butin_kept_seconds_sum"]


def test_refusals_are_counted_wherever_they_are_made(server: Served) -> None:
    before = figures(server)
    for path in ("/nowhere", "/api/links/nowhere", "/api/tables?game=chess"):
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(server.url + path, timeout=30)
        refused.value.close()
    with connect(f"ws{server.url[4:]}/ws") as line:
        line.send("nonsense")
        line.recv(30)
    after = grown(server, before)
    kinds = ("no_such_page", "no_such_table", "no_such_game", "bad_message")
    assert [after[f"butin_refusals_total {kind}"] for kind in kinds] == [1, 1, 1, 1]


def test_the_figures_read_as_they_should_and_hold_nothing_private(server: Served) -> None:
    host, opened = open_table(server.url, "voleurs", seats=2, name=NAME)
    line = enter(server, host)
    told = text(server)
    line.close()
    assert not [secret for secret in [NAME, *map(str, opened.values())] if len(secret) > 2 and secret in told]
    families = re.findall(r"^# TYPE (\w+) (counter|gauge|histogram)$", told, re.MULTILINE)
    assert [name for name, _ in families] == re.findall(r"^# HELP (\w+) .+$", told, re.MULTILINE)
    assert len({name for name, _ in families}) == len(families)
    assert all(name.endswith("_total") == (kind == "counter") for name, kind in families)
    manual = (Path(__file__).parents[2] / "docs/looking-after.md").read_text("utf-8")
    assert set(re.findall(r"`(butin_\w+)", manual)) == {name for name, _ in families}


def test_a_duration_on_a_step_counts_up_to_it() -> None:
    spread = Histogram()
    for seconds in (0.0, STEPS_S[0], STEPS_S[0] * 1.01, 99.0):
        spread.add(seconds, 2)
    assert (spread.counts[:2], spread.counts[-1], sum(spread.counts)) == ([4, 2], 2, 8)
    assert spread.total_s > 198
