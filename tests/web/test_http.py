"""The HTTP side on a real server: what each route does, what it refuses, and how it says so."""

from __future__ import annotations

import json
import socket
import urllib.error
import urllib.request
from collections.abc import Iterator
from itertools import count, cycle
from typing import Any

import pytest
from openapi_spec_validator import validate
from websockets.sync.client import connect

import butin
from butin.adapters.web.http.openapi import described
from butin.adapters.web.serve import listening
from kit.served import Served, serving

PROMISED = {
    "content-security-policy": "default-src 'self'",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-embedder-policy": "require-corp",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
SECRET = "a secret of enough letters".replace(" ", "-")
addresses = count(1)


class Answer:
    """A status, a body, and headers that are always there."""

    def __init__(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.status, self.body, self.headers = status, body, headers
        for name, value in PROMISED.items():
            assert headers.get(name, "").startswith(value), (status, name, headers)
        assert "server" not in headers

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def refused(self) -> tuple[int, str]:
        """The status and the kind; a refusal always says in words what was expected."""
        assert self.json["type"] == "refused" and len(self.json["text"]) > 10
        return self.status, self.json["kind"]


def ask(
    server: Served, method: str, path: str, body: object = None, secret: str = "", address: str = "", **headers: str
) -> Answer:
    """One request, as if from an address of its own."""
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}{path}", data, method=method)
    request.add_header("X-Forwarded-For", address or f"10.0.{next(addresses) // 200}.{next(addresses) % 200}")
    if secret:
        request.add_header("Authorization", f"Bearer {secret}")
    for name, value in {"Content-Type": "application/json", **headers}.items():
        request.add_header(name.replace("_", "-"), value)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return Answer(response.status, response.read(), {k.lower(): v for k, v in response.headers.items()})
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, error.read(), {k.lower(): v for k, v in error.headers.items()})


def opened(server: Served, **wish: object) -> dict[str, Any]:
    answer = ask(server, "POST", "/api/tables", {"game": "voleurs", "seats": 2, "first": 0, **wish})
    assert answer.status == 201, answer.body
    table: dict[str, Any] = answer.json
    return table


def do(server: Served, table: dict[str, Any], wish: str, **fields: object) -> Answer:
    secret = str(fields.pop("secret", table["secret"]))
    return ask(server, "POST", f"/api/tables/{table['table']}/wishes", {"do": wish, **fields}, secret)


def answered(server: Served, text: bytes) -> bytes:
    """All that comes back until the line is closed from there; the line is not closed from here."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as line:
        line.sendall(text)
        answer = b""
        while chunk := line.recv(65_536):
            answer += chunk
    return answer


def played_out(server: Served, **wish: object) -> dict[str, Any]:
    """A finished match of one device on two seats, neither of which has a plan."""
    table = opened(server, **wish)
    assert ask(server, "POST", "/api/join", {"link": table["join"], "secret": table["secret"]}).status == 201
    assert do(server, table, "start").status == 200
    for which in cycle((0, 0, -1, -1)):
        views = ask(server, "GET", f"/api/tables/{table['table']}", secret=table["secret"]).json["views"]
        seat = next((seat for seat, view in views.items() if view["legal"]), None)
        if seat is None:
            break
        assert do(server, table, "move", seat=int(seat), move=views[seat]["legal"][which]).status == 200
    return table


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("http"), "--pace", "0", "--per-address", "40") as served:
        yield served
        assert served.faults == []


@pytest.fixture(scope="module")
def over(server: Served) -> dict[str, Any]:
    return played_out(server)


def test_the_house_is_up_and_shows_its_shelf_and_figures(server: Served) -> None:
    assert ask(server, "GET", "/healthz").body == b"ok\n"
    assert ask(server, "GET", "/readyz").body == b"ok\n"
    assert b"butin_sockets" in ask(server, "GET", "/metrics").body
    assert [game["name"] for game in ask(server, "GET", "/api/games").json] == list(butin.games())


def test_messages_do_not_wait_for_each_other_on_their_way() -> None:
    with (
        listening("127.0.0.1", 0) as door,
        socket.create_connection(door.getsockname()),
        door.accept()[0] as line,
    ):
        assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_the_description_is_valid_and_names_every_route(server: Served) -> None:
    description = ask(server, "GET", "/openapi.json").json
    validate(description)
    assert description == json.loads(json.dumps(described()))
    for path, calls in description["paths"].items():
        filled = path.replace("{table}", "x").replace("{link}", "x").replace("{game}", "voleurs")
        for method in ("GET", "POST", "DELETE", "PUT", "PATCH"):
            described_here = method.lower() in calls
            assert (ask(server, method, filled).status == 405) != described_here, (method, path)


def test_a_table_is_opened_in_one_request_with_links_and_a_seat(server: Served) -> None:
    table = opened(server, name="Zoé")
    assert (table["seat"], table["name"]) == (0, "Zoé")
    assert len({table["table"], table["join"], table["watch"], table["secret"]}) == 4
    assert all(len(table[one]) == 32 for one in ("table", "join", "watch", "secret"))
    for kind in ("join", "watch"):
        shown = ask(server, "GET", f"/api/links/{table[kind]}")
        assert shown.json["kind"] == kind
        assert shown.json["table"]["seats"][0]["name"] == "Zoé"


@pytest.mark.parametrize(
    ("wish", "kind"),
    [
        ({"game": "voleur"}, "no_such_game"),
        ({"game": 3}, "bad_request"),
        ({}, "bad_request"),
        ({"game": "voleurs", "seats": 9}, "bad_request"),
        ({"game": "voleurs", "seats": 10**30}, "bad_request"),
        ({"game": "voleurs", "seats": "two"}, "bad_request"),
        ({"game": "voleurs", "options": {"gmaes": 1}}, "bad_request"),
        ({"game": "voleurs", "options": {"games": 99}}, "bad_option"),
        ({"game": "voleurs", "options": {"games": ["1"]}}, "bad_option"),
        ({"game": "voleurs", "options": {"games": [[1]]}}, "bad_request"),
        ({"game": "voleurs", "options": []}, "bad_request"),
        ({"game": "voleurs", "bots": {"1": "nobody"}}, "no_such_bot"),
        ({"game": "voleurs", "bots": {"0": "renard"}}, "no_such_bot"),
        ({"game": "voleurs", "bots": {"9" * 5000: "renard"}}, "no_such_bot"),
        ({"game": "voleurs", "away_s": 0}, "bad_setting"),
        ({"game": "voleurs", "move_s": -1}, "bad_setting"),
        ({"game": "voleurs", "purse_s": 1.0}, "bad_request"),
        ({"game": "voleurs", "watch_delay_s": 601}, "bad_setting"),
        ({"game": "voleurs", "secret": "short"}, "bad_request"),
        ({"game": "voleurs", "colour": "red"}, "bad_request"),
    ],
    ids=str,
)
def test_a_table_that_cannot_be_is_refused(server: Served, wish: object, kind: str) -> None:
    assert ask(server, "POST", "/api/tables", wish).refused == (400, kind)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b"{",
        b"\xff\xfe",
        b'{"game":"\xff"}',
        b'{"game":"\\ud800"}',
        b'{"game":"voleurs","options":{"games":' + b"[" * 7000 + b"]" * 7000 + b"}}",
        b'{"game":"voleurs","seats":' + b"9" * 5000 + b"}",
        b'{"game":"voleurs","seats":1e999}',
    ],
    ids=lambda body: repr(body[:40]),
)
def test_a_body_that_cannot_be_read_is_refused(server: Served, body: bytes) -> None:
    assert ask(server, "POST", "/api/tables", body).refused == (400, "bad_request")


def test_a_body_that_is_too_large_is_refused(server: Served) -> None:
    assert ask(server, "POST", "/api/tables", b" " * 16_385).refused == (413, "too_large")
    assert ask(server, "POST", "/api/tables", b" " * 16_384).refused == (400, "bad_request")


def test_friends_sit_down_by_the_link_and_by_no_other(server: Served) -> None:
    table = opened(server, seats=3)
    assert ask(server, "POST", "/api/join", {"link": "nowhere"}).refused == (404, "no_such_table")
    assert ask(server, "POST", "/api/join", {"link": table["watch"]}).refused == (403, "watch_only")
    assert ask(server, "POST", "/api/join", {"link": table["table"]}).refused == (404, "no_such_table")
    assert ask(server, "POST", "/api/join", {"link": table["join"], "seat": 0}).refused == (409, "seat_kept")
    assert ask(server, "POST", "/api/join", {"link": table["join"], "seat": 3}).refused == (400, "no_such_seat")
    friend = ask(server, "POST", "/api/join", {"link": table["join"], "seat": 2, "secret": SECRET})
    assert (friend.status, friend.json["seat"], friend.json["secret"]) == (201, 2, SECRET)
    sister = ask(server, "POST", "/api/join", {"link": table["join"], "secret": SECRET})
    assert sister.json["seat"] == 1  # on the same device: the seat that was taken now, not the last one held
    assert ask(server, "POST", "/api/join", {"link": table["join"]}).refused == (409, "table_full")


def test_whoever_may_only_watch_cannot_sit_down_by_the_table_s_name(server: Served) -> None:
    table = opened(server)
    other = opened(server)
    assert do(server, table, "sit", secret=SECRET).refused == (403, "watch_only")
    assert do(server, table, "sit", secret=SECRET, link=table["watch"]).refused == (403, "watch_only")
    assert do(server, table, "sit", secret=SECRET, link=other["join"]).refused == (403, "watch_only")
    assert do(server, table, "ask_seat", seat=0, secret=SECRET).refused == (403, "watch_only")
    assert do(server, table, "sit", secret="", link=table["join"]).refused == (403, "no_secret")
    assert do(server, table, "sit", secret=SECRET, link=table["join"]).status == 200


def test_public_tables_wait_in_the_lobby_and_anybody_may_sit_there(server: Served) -> None:
    table = opened(server, public=True, game="labyrinthe")
    opened(server, game="labyrinthe")
    assert ask(server, "GET", "/api/tables?game=labyrinthe").json == [], "its host is not here"
    with connect(f"ws{server.url[4:]}/ws") as host:
        host.send(json.dumps({"do": "enter", "table": table["table"], "secret": table["secret"]}))
        while json.loads(host.recv(10)).get("entry", {}).get("kind") != "came":
            pass
        waiting = ask(server, "GET", "/api/tables?game=labyrinthe").json
        assert [one["id"] for one in waiting] == [table["table"]]
    assert ask(server, "GET", "/api/tables?game=chess").refused == (400, "no_such_game")
    assert do(server, table, "sit", secret=SECRET).status == 200
    assert ask(server, "GET", "/api/tables?game=labyrinthe").json == []


def test_wishes_need_the_seat_s_own_secret(server: Served) -> None:
    table = opened(server)
    friend = ask(server, "POST", "/api/join", {"link": table["join"]}).json
    for secret in ("", SECRET, table["table"], table["join"], "a"):
        assert do(server, table, "start", secret=secret).refused == (403, "not_host")
        assert do(server, table, "say", phrase="hello", secret=secret).refused == (403, "not_your_seat")
        assert ask(server, "GET", f"/api/tables/{table['table']}", secret=secret).refused == (403, "not_your_seat")
    assert do(server, table, "say", phrase="hello", seat=0, secret=friend["secret"]).refused == (403, "not_your_seat")
    assert do(server, table, "say", phrase="rude words").refused == (400, "no_such_phrase")
    assert do(server, table, "dance").refused == (400, "no_such_wish")
    assert do(server, {**table, "table": "x"}, "start").refused == (404, "no_such_table")
    assert do(server, table, "start").status == 200
    assert do(server, table, "move", move="crown>1", secret=friend["secret"]).refused[0] == 409
    assert do(server, table, "move", move="x" * 201).refused == (400, "bad_request")


def test_record_and_replay_are_there_when_it_is_over_and_not_before(server: Served, over: dict[str, Any]) -> None:
    table = opened(server)
    do(server, table, "start")
    for what in ("record", "replay", "story", "review"):
        path = f"/api/tables/{table['table']}/{what}"
        assert ask(server, "GET", path, secret=table["secret"]).refused == (400, "not_over")
        assert ask(server, "GET", path).refused == (403, "not_your_seat")
        path = f"/api/tables/{over['table']}/{what}"
        assert ask(server, "GET", path, secret=table["secret"]).refused == (403, "not_your_seat")
    record = ask(server, "GET", f"/api/tables/{over['table']}/record", secret=over["secret"])
    assert butin.load(record.body.decode()).over
    for query in ("match=2", "match=0", "match=x", "match=" + "9" * 5000):
        path = f"/api/tables/{over['table']}/record?{query}"
        assert ask(server, "GET", path, secret=over["secret"]).refused == (400, "bad_request")
    moment = ask(server, "GET", f"/api/tables/{over['table']}/replay?move=3&seat=1", secret=over["secret"]).json
    assert (moment["move"], moment["moves"], moment["view"]["seat"]) == (3, 36, 1)
    for query in ("move=37", "move=-1", "move=--1", "seat=2", "seat=-2", "seat=%D9%A1", "move=1e3", "seat="):
        path = f"/api/tables/{over['table']}/replay?{query}"
        assert ask(server, "GET", path, secret=over["secret"]).refused == (400, "bad_request")


def test_a_finished_match_is_reviewed_a_few_moves_at_a_time(server: Served, over: dict[str, Any]) -> None:
    path = f"/api/tables/{over['table']}/review"
    first = ask(server, "GET", path, secret=over["secret"]).json
    assert (first["moves"], first["next"]) == (36, 7)
    assert [one["move"] for one in first["decisions"]] == [1, 2, 3, 4, 5, 6]
    assert all(0 <= one["chance"] <= one["best_chance"] <= 1 for one in first["decisions"])
    last = ask(server, "GET", f"{path}?from=36", secret=over["secret"]).json
    assert (last["next"], [one["move"] for one in last["decisions"]]) == (0, [36])
    for query in ("from=0", "from=37", "from=x", "match=2"):
        assert ask(server, "GET", f"{path}?{query}", secret=over["secret"]).refused == (400, "bad_request")


def test_a_finished_match_is_retold_move_by_move_as_each_seat_knew_it(server: Served, over: dict[str, Any]) -> None:
    path = f"/api/tables/{over['table']}/story"
    watcher, own = (ask(server, "GET", path + seat, secret=over["secret"]).json for seat in ("", "?seat=0&match=1"))
    assert (own["match"], own["moves"], len(own["told"]), len(own["names"])) == (1, 36, 37, 2)
    assert [told["move"] for told in own["told"]] == list(range(37))
    assert own["told"][0]["events"][0]["kind"] == "laid_out"
    assert own["told"][36]["events"][-1]["kind"] == "ended"
    drawn = {
        seat: [event for told in story["told"] for event in told["events"] if event["kind"] == "picked_up"]
        for seat, story in (("watcher", watcher), ("own", own))
    }
    assert drawn["watcher"] == []
    assert {event["seat"] for event in drawn["own"]} == {0}
    moment = ask(
        server, "GET", f"/api/tables/{over['table']}/replay?move=36&seat=0&match=1", secret=over["secret"]
    ).json
    assert (moment["events"], moment["view"]["scores"]) == (own["told"][36]["events"], own["scores"])
    for query in ("?seat=2", "?match=2", "?match=0"):
        assert ask(server, "GET", path + query, secret=over["secret"]).refused == (400, "bad_request")


def test_only_the_host_deletes_a_table_and_then_nothing_is_left(server: Served) -> None:
    table = opened(server)
    friend = ask(server, "POST", "/api/join", {"link": table["join"]}).json
    path = f"/api/tables/{table['table']}"
    assert ask(server, "DELETE", path).refused == (403, "not_host")
    assert ask(server, "DELETE", path, secret=friend["secret"]).refused == (403, "not_host")
    assert ask(server, "DELETE", path, secret=table["secret"]).status == 204
    assert ask(server, "DELETE", path, secret=table["secret"]).refused == (404, "no_such_table")
    assert ask(server, "GET", f"/api/links/{table['join']}").refused == (404, "no_such_table")


def test_a_table_deleted_under_its_guests_stays_deleted(server: Served) -> None:
    table = opened(server)
    path = f"/api/tables/{table['table']}"
    with connect(f"ws{server.url[4:]}/ws") as guest:
        guest.send(json.dumps({"do": "enter", "table": table["table"], "secret": table["secret"]}))
        assert json.loads(guest.recv(10))["type"] == "hello"
        assert ask(server, "DELETE", path, secret=table["secret"]).status == 204
        while json.loads(guest.recv(10))["type"] != "removed":
            pass
    assert ask(server, "GET", path, secret=table["secret"]).refused == (404, "no_such_table")


def test_unknown_pages_and_methods_are_refused_in_words(server: Served) -> None:
    for path in (
        "/api",
        "/api/tables/",
        "/assets/",
        "/assets/x.js",
        "/open",
        "/open/a/b",
        "/nowhere",
        "/api/tables/a/b",
        "/%00",
        "/..%2f..%2fetc%2fpasswd",
    ):
        assert ask(server, "GET", path).refused == (404, "no_such_page")
    for method, path in [("PUT", "/api/tables"), ("DELETE", "/healthz"), ("POST", "/api/games"), ("BREW", "/metrics")]:
        answer = ask(server, method, path)
        assert answer.refused == (405, "no_such_method")
        assert answer.headers["allow"]


def test_head_gives_the_headers_alone(server: Served) -> None:
    for path in ("/healthz", "/api/games", "/openapi.json"):
        answer = ask(server, "HEAD", path)
        assert (answer.status, answer.body) == (200, b"")


@pytest.mark.parametrize(
    "text",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /healthz\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"\0" * 70_000,
    ],
    ids=lambda text: repr(text[:12]),
)
def test_what_is_no_request_is_refused_with_the_headers_too(server: Served, text: bytes) -> None:
    head = answered(server, text).split(b"\r\n\r\n")[0].decode("ascii").lower()
    assert head.startswith("http/1.1 400 ")
    assert all(f"{name}: {value}" in head for name, value in PROMISED.items())


def test_who_begins_what_is_picked_and_shares_come_by_http_too(server: Served) -> None:
    table = opened(server, game="labyrinthe", seats=3, first=2)
    path, secret = f"/api/tables/{table['table']}", table["secret"]
    assert len(table["sealed"]) == 64
    look = ask(server, "GET", path, secret=secret).json["table"]
    assert (look["first"], look["sealed"]) == (2, table["sealed"])
    do(server, table, "first", seat=-1)
    do(server, table, "pick", option="ghosts", value="green")
    do(server, table, "share", share="5e" * 32)
    look = ask(server, "GET", path, secret=secret).json["table"]
    assert (look["first"], look["seats"][0]["picks"], look["seats"][0]["shared"]) == (-1, {"ghosts": "green"}, True)
    do(server, table, "start")
    seen = ask(server, "GET", path, secret=secret).json
    assert seen["views"]["0"]["options"]["ghosts"][0] == "green"
    assert (seen["table"]["shares"], seen["table"]["commitment"]) == (["5e" * 32, "", ""], table["sealed"])
    assert seen["table"]["first"] in (0, 1, 2)


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ({"do": "share", "share": "a word of mine"}, (400, "bad_request")),
        ({"do": "share"}, (400, "bad_share")),
        ({"do": "pick", "option": "ghosts", "value": "pink"}, (400, "no_such_value")),
        ({"do": "first", "seat": 9}, (400, "no_such_seat")),
    ],
)
def test_what_cannot_be_wished_for_before_a_match_is_refused(
    server: Served, body: dict[str, object], refused: tuple[int, str]
) -> None:
    table = opened(server, game="labyrinthe", seats=2)
    answer = ask(server, "POST", f"/api/tables/{table['table']}/wishes", body, secret=table["secret"])
    assert answer.refused == refused


def test_a_beginner_who_is_not_there_is_refused_when_the_table_is_opened(server: Served) -> None:
    assert ask(server, "POST", "/api/tables", {"game": "voleurs", "seats": 2, "first": 2}).refused == (
        400,
        "bad_request",
    )


def test_a_bot_of_somebody_s_size_is_found_by_the_games_that_they_bring_along(server: Served) -> None:
    won = {"dials": [4], "share": 1, "margin": 0.4}
    lost = {"dials": [4], "share": 0, "margin": -0.4}
    found = [
        ask(server, "POST", "/api/size", {"game": "voleurs", "seats": 2, "games": games}).json
        for games in ([lost], [], [won])
    ]
    assert [one["dial"] for one in found] == sorted(one["dial"] for one in found)
    assert [one["size"] for one in found] == sorted(one["size"] for one in found)
    assert 0 <= found[0]["dial"] < found[1]["dial"] <= 3.5 < found[2]["dial"] <= 10


@pytest.mark.parametrize(
    "wrong",
    [
        {"seats": 9},
        {"seats": 3, "apart": [1]},
        {"games": [{"dials": [], "share": 1, "margin": 0}]},
        {"games": [{"dials": [3], "share": 2, "margin": 0}]},
        {"games": [{"dials": [3], "place": 2, "share": 1, "margin": 0}]},
        {"games": [{"dials": [3], "share": 1, "margin": 0}] * 31},
    ],
)
def test_games_that_nobody_can_have_played_are_refused(server: Served, wrong: dict[str, Any]) -> None:
    assert ask(server, "POST", "/api/size", {"game": "voleurs", "seats": 2, **wrong}).status == 400
