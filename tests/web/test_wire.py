"""The types of the messages are those of real traffic, and the page's types are made from them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import butin
from butin.adapters.web import messages
from butin.adapters.web.answers import SCHEMAS
from butin.adapters.web.wire_types import typescript
from kit.served import Served, serving
from tests.web.recorder import Device, Evening, spend_an_evening
from tests.web.test_http import ask, do, opened, played_out

ROOT = Path(__file__).parents[2]
OPTIONS: dict[str, dict[str, Any]] = {
    "voleurs": {},
    "schattendieb": {"games": 1},
    "attrap_tresors": {"patience_s": 1, "grab_window_s": 1},
    "labyrinthe": {"discs": 6, "stall_turns": 10},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("wire"), "--pace", "0") as served:
        yield served


@pytest.fixture(scope="module")
def evenings(server: Served) -> dict[str, Evening]:
    with ThreadPoolExecutor(len(OPTIONS)) as people:
        spent = people.map(lambda game: spend_an_evening(server, game, 3, OPTIONS[game], moves=3000), OPTIONS)
        return dict(zip(OPTIONS, spent, strict=True))


@pytest.mark.parametrize("game", butin.games())
def test_every_frame_is_a_message_that_the_types_know(evenings: dict[str, Evening], game: str) -> None:
    read = msgspec.json.Decoder(messages.Message)
    kinds = {type(read.decode(frame)) for device in evenings[game].devices for frame in device.frames}
    assert {messages.Hello, messages.News, messages.Granted} <= kinds


def test_what_comes_beside_a_table_is_known_too(server: Served) -> None:
    table = opened(server, public=True)
    device = Device(server, table["table"], table["secret"])
    device.come()
    device._send({"do": "ping", "id": "p"})
    device._send({"do": "lobby"})
    assert device.wish("move", move="crown>9")["type"] == "refused"
    assert ask(server, "DELETE", f"/api/tables/{table['table']}", secret=table["secret"]).status == 204
    device.go()
    kinds = {type(msgspec.json.decode(frame, type=messages.Message)) for frame in device.frames}
    assert kinds >= {messages.Pong, messages.Lobby, messages.Refused, messages.Removed}


def test_a_field_that_the_types_do_not_know_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError, match="more"):
        msgspec.json.decode(b'{"type":"pong","id":"","more":1}', type=messages.Message)


def test_answers_over_http_are_known(server: Served) -> None:
    table = played_out(server)
    one = f"/api/tables/{table['table']}"
    waiting = opened(server, public=True)
    answers: list[tuple[str, Any]] = [
        ("/api/games", list[messages.Game]),
        ("/api/tables", list[messages.Waiting]),
        (f"/api/links/{waiting['join']}", messages.Linked),
        (one, messages.Looked),
        (f"{one}/replay?seat=0&move=3", messages.Moment),
        (f"{one}/replay?seat=9", messages.Refused),
        (f"{one}/story?seat=0", messages.Retold),
    ]
    for path, kind in answers:
        msgspec.json.decode(ask(server, "GET", path, secret=table["secret"]).body, type=kind)
    taught = ask(server, "POST", "/api/lessons/voleurs", {"moves": ["chest>0"]})
    msgspec.json.decode(taught.body, type=messages.Taught)
    msgspec.convert(waiting, messages.Opened)
    joined = ask(server, "POST", "/api/join", {"link": waiting["join"]})
    msgspec.json.decode(joined.body, type=messages.Joined)
    msgspec.json.decode(do(server, waiting, "start").body, type=messages.Done)


def test_every_answer_that_is_described_has_a_type() -> None:
    kinds: list[type[msgspec.Struct]] = [
        *messages.ANSWERS,
        messages.Refused,
        messages.Seat,
        messages.Table,
        messages.Told,
    ]
    typed = {kind.__name__ for kind in kinds}
    assert set(SCHEMAS) - {"Granted"} <= typed


def test_a_hint_is_a_legal_move_for_a_seat_of_one_s_own(server: Served) -> None:
    table = opened(server, game="labyrinthe", bots={"1": "taupe"})
    path = f"/api/tables/{table['table']}/hint"
    assert ask(server, "GET", path, secret=table["secret"]).refused == (400, "not_playing")
    do(server, table, "start")
    looked = ask(server, "GET", f"/api/tables/{table['table']}", secret=table["secret"]).json
    hint = msgspec.json.decode(ask(server, "GET", path, secret=table["secret"]).body, type=messages.Hint)
    assert hint.move in looked["views"]["0"]["legal"]
    assert ask(server, "GET", f"{path}?seat=1", secret=table["secret"]).refused == (403, "not_your_seat")
    assert ask(server, "GET", path).refused == (403, "not_your_seat")


def test_who_has_nothing_to_decide_gets_no_hint(server: Served) -> None:
    table = opened(server)
    assert ask(server, "POST", "/api/join", {"link": table["join"], "secret": table["secret"]}).status == 201
    do(server, table, "start")
    path = f"/api/tables/{table['table']}/hint?seat=1"
    assert ask(server, "GET", path, secret=table["secret"]).refused == (409, "nothing_to_do")


def test_a_table_without_hints_gives_none(server: Served) -> None:
    table = opened(server, hints=False)
    do(server, table, "start")
    answer = ask(server, "GET", f"/api/tables/{table['table']}/hint", secret=table["secret"])
    assert answer.refused == (403, "no_hints")


def test_the_page_s_types_are_fresh() -> None:
    cure = "run: python -m butin.adapters.web.wire_types > client/src/lib/wire.ts"
    assert (ROOT / "client/src/lib/wire.ts").read_text("utf-8") == typescript(), cure
