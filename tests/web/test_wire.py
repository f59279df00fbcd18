"""The types of the messages are those of real traffic, and the page's types are made from them."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest
from openapi_schema_validator import OAS31Validator

from butin.adapters.web.http.routes import ANYTHING, JSON, ROUTES
from butin.adapters.web.strict import strict
from butin.adapters.web.tools.typescript import page_types
from butin.room.telling import messages
from butin.testing.ours import GAMES, NAMES
from butin.testing.stated import short
from kit.served import Served, serving
from tests.web.recorder import Device, Evening, spend_an_evening, wait_for
from tests.web.test_http import ask, do, opened, played_out

ROOT = Path(__file__).parents[2]
REMOVAL = "DELETE /api/tables/{table}"
EITHER = {"table", "brief"}  # what is behind a link, or behind a code


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("wire"), "--pace", "0") as served:
        yield served


@pytest.fixture(scope="module")
def evenings(server: Served) -> dict[str, Evening]:
    with ThreadPoolExecutor(len(GAMES)) as people:
        spent = people.map(lambda game: spend_an_evening(server, game.name, 3, short(game), moves=3000), GAMES)
        return dict(zip(NAMES, spent, strict=True))


@pytest.mark.parametrize("game", NAMES)
def test_every_frame_is_a_message_that_the_types_know(evenings: dict[str, Evening], game: str) -> None:
    kinds = {known(frame) for device in evenings[game].devices for frame in device.frames}
    assert {"Hello", "News", "Granted"} <= kinds


def test_what_comes_beside_a_table_is_known_too(server: Served) -> None:
    table = opened(server, public=True)
    device = Device(server, table["table"], table["secret"])
    device.come()
    device.say(b'{"do": "ping", "id": "p"}')
    device.say(b'{"do": "lobby"}')
    assert device.wish("move", move="crown>9")["type"] == "refused"
    assert ask(server, "DELETE", f"/api/tables/{table['table']}", secret=table["secret"]).status == 204
    wait_for(lambda: any(frame.startswith(b'{"type":"removed"') for frame in device.frames))
    device.stop()
    assert {known(frame) for frame in device.frames} >= {"Pong", "Lobby", "Refused", "Removed"}


def test_a_field_that_the_types_do_not_know_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError, match="more"):
        known(b'{"type":"pong","id":"","more":1}')


@pytest.mark.parametrize("entry", [{"kind": "moved", "seat": 1, "move": "x"}, {"kind": "sealed", "secret": "x"}])
def test_what_is_for_nobody_is_noticed_in_an_entry(entry: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"unknown field .* at `\$.entry`"):
        known(msgspec.json.encode({"type": "news", "n": 1, "entry": {**entry, "at": 1}}))


def test_a_field_of_another_kind_of_entry_is_noticed() -> None:
    with pytest.raises(msgspec.ValidationError, match="phrase"):
        known(b'{"type":"news","n":1,"entry":{"kind":"hosted","at":1,"seat":0,"phrase":"hello"}}')


def test_every_route_answers_in_the_shape_that_is_described(server: Served) -> None:
    description = ask(server, "GET", "/openapi.json").json
    waiting = opened(server, public=True)
    host = Device(server, waiting["table"], waiting["secret"])
    host.come()  # a public table is shown while its host is here
    for label, (path, body, secret) in requests(server, waiting).items():
        method, pattern = label.split()
        call = description["paths"][pattern][method.lower()]
        answer = ask(server, method, path, body, secret)
        described = call["responses"][str(answer.status)].get("content", {})
        assert answer.status < 300, (label, answer.body)
        assert "".join(described) in (answer.headers.get("content-type", "").partition(";")[0], ANYTHING), label
        if JSON in described:
            fits_only_as_it_is(answer.json, {**described[JSON]["schema"], "components": description["components"]})
    host.stop()


def test_what_is_behind_a_code_is_in_the_shape_that_is_described(server: Served) -> None:
    description, table = ask(server, "GET", "/openapi.json").json, opened(server)
    code = ask(server, "POST", f"/api/tables/{table['table']}/code", {}, table["secret"]).json["code"]
    behind, components = ask(server, "GET", f"/api/links/{code}").json, description["components"]
    for name, value in (("Linked", behind), ("Brief", behind["brief"])):
        fits_only_as_it_is(value, {"$ref": f"#/components/schemas/{name}", "components": components})


def test_every_refusal_is_in_the_shape_that_is_described(server: Served) -> None:
    description = ask(server, "GET", "/openapi.json").json
    for path, calls in description["paths"].items():
        for method, call in calls.items():
            answer = ask(server, "PATCH", path.replace("{", "").replace("}", ""), {})
            schema = call["responses"][str(answer.status)]["content"][JSON]["schema"]
            assert answer.refused == (405, "no_such_method"), (method, path)
            fits_only_as_it_is(answer.json, {**schema, "components": description["components"]})


def requests(server: Served, waiting: dict[str, Any]) -> dict[str, tuple[str, object, str]]:
    """For each route an address, a body and a secret for which there is something to answer; removing comes last."""
    over, on = played_out(server), opened(server, bots={"1": "renard"})
    assert do(server, on, "start").status == 200
    finished, begun = f"/api/tables/{over['table']}", f"/api/tables/{on['table']}"
    every: dict[str, tuple[str, object, str]] = {f"{one.method} {one.path}": (one.path, None, "") for one in ROUTES}
    del every[REMOVAL]
    return every | {
        "POST /api/tables": ("/api/tables", {"game": "labyrinthe"}, ""),
        "GET /api/tables": ("/api/tables?game=voleurs", None, ""),
        "POST /api/join": ("/api/join", {"link": waiting["join"], "name": "Bo"}, ""),
        "GET /api/links/{link}": (f"/api/links/{waiting['join']}", None, ""),
        "POST /api/tables/{table}/code": (f"{begun}/code", {}, on["secret"]),
        "GET /api/tables/{table}": (finished, None, over["secret"]),
        "GET /api/tables/{table}/evening": (f"{finished}/evening", None, over["secret"]),
        "GET /api/tables/{table}/record": (f"{finished}/record", None, over["secret"]),
        "GET /api/tables/{table}/replay": (f"{finished}/replay?seat=0&move=3", None, over["secret"]),
        "GET /api/tables/{table}/story": (f"{finished}/story?seat=0", None, over["secret"]),
        "GET /api/tables/{table}/review": (f"{finished}/review", None, over["secret"]),
        "GET /api/tables/{table}/back": (f"{begun}/back", None, on["secret"]),
        "GET /api/tables/{table}/hint": (f"{begun}/hint", None, on["secret"]),
        "POST /api/tables/{table}/wishes": (f"{begun}/wishes", {"do": "say", "phrase": "hello"}, on["secret"]),
        "POST /api/lessons/{game}": ("/api/lessons/voleurs", {"moves": ["chest>0"]}, ""),
        "POST /api/size": ("/api/size", {"game": "voleurs", "seats": 2}, ""),
        "GET /games/{game}/": ("/games/voleurs/", None, ""),
        "GET /games/{game}/{file}": ("/games/voleurs/words.en.ftl", None, ""),
        "GET /api/qr": ("/api/qr?text=https://butin.example/join/1", None, ""),
        REMOVAL: (begun, None, on["secret"]),
    }


def fits_only_as_it_is(answer: Any, schema: dict[str, Any]) -> None:
    """It fits the schema, and would not with a field less or, where fields are named, with one more."""
    validator = OAS31Validator(schema)
    validator.validate(answer)
    assert answer
    if isinstance(answer, list):
        fits_only_as_it_is(answer[0], {**schema["items"], "components": schema["components"]})
    elif "$ref" in schema:
        either = EITHER if schema["$ref"].endswith("/Linked") else set()
        for name in answer.keys() - either:
            assert not validator.is_valid({key: value for key, value in answer.items() if key != name}), name
        assert not validator.is_valid({**answer, "more": 1})


def known(frame: bytes) -> str:
    """The name of a message's type, if there is one with just these fields."""
    return type(msgspec.json.decode(frame, type=strict(messages.Message))).__name__


def test_a_hint_is_a_legal_move_for_a_seat_of_one_s_own(server: Served) -> None:
    table = opened(server, game="labyrinthe", bots={"1": "taupe"})
    path = f"/api/tables/{table['table']}/hint"
    assert ask(server, "GET", path, secret=table["secret"]).refused == (400, "not_playing")
    do(server, table, "start")
    looked = ask(server, "GET", f"/api/tables/{table['table']}", secret=table["secret"]).json
    hint = ask(server, "GET", path, secret=table["secret"]).json
    assert hint["move"] in looked["views"]["0"]["legal"]
    assert ask(server, "GET", f"{path}?seat=1", secret=table["secret"]).refused == (403, "not_your_seat")
    assert ask(server, "GET", path).refused == (403, "not_your_seat")


def test_what_can_be_taken_back_is_known_before_anybody_is_asked(server: Served) -> None:
    table = opened(server, game="labyrinthe", seats=2)
    friend = ask(server, "POST", "/api/join", {"link": table["join"]}).json
    path = f"/api/tables/{table['table']}"
    ask(server, "POST", f"{path}/wishes", {"do": "start"}, table["secret"])
    back = ask(server, "GET", f"{path}/back", secret=table["secret"]).json
    assert back == {"back": False, "kind": "not_your_move"}
    begins = ask(server, "GET", path, secret=table["secret"]).json["table"]["first"]
    secret = (table["secret"], friend["secret"])[begins]
    move = ask(server, "GET", path, secret=secret).json["views"][str(begins)]["legal"][0]
    assert ask(server, "POST", f"{path}/wishes", {"do": "move", "move": move}, secret).status == 200
    assert ask(server, "GET", f"{path}/back", secret=secret).json == {"back": True, "kind": ""}
    assert ask(server, "GET", f"{path}/back", secret="nobody" * 4).refused == (403, "not_your_seat")


def test_who_has_nothing_to_decide_gets_no_hint(server: Served) -> None:
    table = opened(server)
    assert ask(server, "POST", "/api/join", {"link": table["join"], "secret": table["secret"]}).status == 201
    do(server, table, "start")
    path = f"/api/tables/{table['table']}/hint?seat=1"
    assert ask(server, "GET", path, secret=table["secret"]).refused == (409, "nothing_to_do")


def test_a_hint_is_as_good_as_the_bot_that_is_asked(server: Served) -> None:
    table = opened(server, game="voleurs", seats=2, bots={"1": "3"})
    do(server, table, "start")
    path = f"/api/tables/{table['table']}"
    legal = ask(server, "GET", path, secret=table["secret"]).json["views"]["0"]["legal"]
    for bot in ("", "4.5", "chaton"):
        assert ask(server, "GET", f"{path}/hint?seat=0&bot={bot}", secret=table["secret"]).json["move"] in legal
    wrong = ask(server, "GET", f"{path}/hint?seat=0&bot=11", secret=table["secret"])
    assert wrong.refused == (400, "bad_request")
    assert "a number from 0 to 10" in wrong.json["text"]


def test_a_table_without_hints_gives_none(server: Served) -> None:
    table = opened(server, hints=False)
    do(server, table, "start")
    answer = ask(server, "GET", f"/api/tables/{table['table']}/hint", secret=table["secret"])
    assert answer.refused == (403, "no_hints")


def test_the_page_s_types_are_fresh() -> None:
    cure = "run: python -m butin.adapters.web.tools.typescript > client/src/wire/wire.ts"
    assert (ROOT / "client/src/wire/wire.ts").read_text("utf-8") == page_types(), cure
