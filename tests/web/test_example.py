"""The example bot: at a table it sees and does what the same bot would in the library; and what it needs, it says."""

from __future__ import annotations

import json
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

import butin
from butin.bots.policy import choose, policy_named
from butin.client import TableClient, open_table
from butin.core.chance import FastChance
from butin.core.game import AnyGame, Policy
from butin.core.match import replay
from butin.testing.ours import GAMES
from kit.served import Served, free_port
from tests.web.test_http import ask

PATH = Path(__file__).parents[2] / "examples/bot.py"
SHORT: dict[str, dict[str, Any]] = {"schattendieb": {"games": 2}, "attrap_tresors": {"quiet_mode": True}}


@pytest.fixture(scope="module")
def bot() -> Any:
    spec = spec_from_file_location("example_bot", PATH)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def played(bot: Any, table: TableClient) -> list[tuple[dict[str, Any], str]]:
    """A match of the example, whose line breaks in the middle: every view that it saw, and what it decided."""
    heard: list[tuple[dict[str, Any], str]] = []
    for update in table:
        if update.view:
            heard.append((update.view, bot.decide(update.view)[0] if update.legal else ""))
        if len(heard) == 4:
            table.close()
        if update.legal:
            bot.play(table, update)
    return heard


def record_of(server: Served, opened: dict[str, Any]) -> str:
    return ask(server, "GET", f"/api/tables/{opened['table']}/record", secret=opened["secret"]).body.decode()


def plain(view: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(view))
    return found


def in_the_library(game: AnyGame, view: dict[str, Any], policy: Policy, chance: FastChance) -> str:
    move = choose(game, policy, view, chance)
    return game.write_move(game.imagine(view, chance), view["seat"], move)


def seen_in(game: AnyGame, record: str, seat: int) -> list[dict[str, Any]]:
    """Every view that the library has for a seat in a recorded match."""
    journal = butin.load(record).journal
    match = replay(game, journal, 0)
    seen = [plain(match.view(seat))]
    for entry in journal.entries:
        match.play(entry.seat, entry.move)
        seen.append(plain(match.view(seat)))
    return seen


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_at_a_table_it_sees_and_does_what_the_bot_does_in_the_library(room: Served, bot: Any, game: AnyGame) -> None:
    table, opened = open_table(room.url, game.name, seats=2, options=SHORT.get(game.name, {}), bots={"1": game.usual})
    table.wish("start")
    heard = played(bot, table)
    table.close()
    record = record_of(room, opened)
    library, policy, decisions = seen_in(game, record, 0), policy_named(game, game.usual), 0
    for view, decided in heard:
        while library and library[0] != view:  # what it did not look at before something else happened
            library.pop(0)
        assert library, view
        if view["legal"]:
            decisions += 1
            assert decided == in_the_library(game, library[0], policy, FastChance(bot.seed(view)))
    assert decisions >= sum(entry.seat == 0 for entry in butin.load(record).journal.entries) > 1


def test_whoever_comes_late_knows_the_past_as_well(room: Served, bot: Any) -> None:
    table, opened = open_table(room.url, "voleurs", seats=2, bots={"1": "careless"})
    table.wish("start")
    moves = 0
    for update in table:
        if update.legal and moves < 5:
            update.move(update.legal[0])
            moves += 1
        elif update.legal:
            break
    late = TableClient(room.url, opened["table"], opened["secret"], 0)
    seen = next(iter(late)).view
    assert seen == table.views["0"]
    assert seen is not None and len(seen["position"]["log"]) == 10
    for client in (table, late):
        client.close()


def test_in_a_race_its_hand_takes_as_long_as_the_hand_of_the_bot(bot: Any) -> None:
    game = butin.game("attrap_tresors")
    match = butin.new(game.name, seats=2, seed=4)
    pauses = []
    while not match.over:
        decided = [(seat, *bot.decide(plain(match.view(seat)))) for seat in match.actors]
        pauses += [wait_s for _, move, wait_s in decided if move and game.racing(match.state)]
        hands = [(wait_s, seat, move) for seat, move, wait_s in decided if move]
        _, seat, move = min(hands) if hands else (0.0, -1, match.legal(-1)[0])
        match.play(seat, move)
    assert 0.12 < min(pauses) < max(pauses) < 10
    assert len(set(pauses)) > 20


class Other(BaseHTTPRequestHandler):
    """A server that knows nothing of Butin."""

    def do_POST(self) -> None:
        self.send_response(int(self.path.split("/")[1]))
        self.end_headers()
        said = {"json": b"{}", "deep": b"[" * 100_000}
        self.wfile.write(said.get(self.path.split("/")[2], b"<p>Hello</p>"))

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002
        pass


@pytest.fixture
def elsewhere() -> Iterator[str]:
    server = HTTPServer(("127.0.0.1", 0), Other)
    thread = Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


def test_without_a_right_link_it_says_in_one_line_what_it_needs(
    room: Served, bot: Any, elsewhere: str, capsys: pytest.CaptureFixture[str]
) -> None:
    host, opened = open_table(room.url, "voleurs", seats=2)
    host.close()
    nowhere = f"http://127.0.0.1:{free_port()}"
    for arguments, text in {
        (): "expected the link for friends",
        (opened["join"],): "is no link for friends: expected http://HOST/join/...",
        (f"{room.url}/w/{opened['watch']}",): "is no link for friends: expected http://HOST/join/...",
        (f"{room.url}/j/{opened['watch']}",): "link",
        (f"{room.url}/j/0123456789abcdef",): "link",
        (f"{nowhere}/j/{opened['join']}",): f"no room answers at {nowhere}",
        (f"ftp://127.0.0.1/j/{opened['join']}",): "expected http:// or https://",
        (f"{elsewhere}/404/j/x",): "there is no room of Butin at",
        (f"{elsewhere}/200/j/x",): "there is no room of Butin at",
        (f"{elsewhere}/200/json/j/x",): "there is no room of Butin at",
        (f"{elsewhere}/200/deep/j/x",): "there is no room of Butin at",
        ("http://a b/j/x",): "no room answers at",
    }.items():
        assert bot.main(list(arguments)) == 2
        said = capsys.readouterr()
        assert (said.out, said.err.count("\n"), text in said.err) == ("", 1, True), said.err
