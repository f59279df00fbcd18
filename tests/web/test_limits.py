"""What one address may do, however many sockets and addresses of its own it spreads that over; and nobody else pays."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from select import select
from typing import Any

import pytest
from starlette.requests import Request
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection, connect

from butin.adapters.web.door import limits, quota
from butin.adapters.web.door.limits import Address, Addresses
from butin.adapters.web.gateway import Gateway
from butin.adapters.web.http.api import Api
from butin.adapters.web.socket import visitor as guests
from butin.adapters.web.socket.visitor import Visitor
from butin.room.errors import Refused
from butin.room.table.phrases import SEAT_AT_ONCE, SEAT_MS, TABLE_AT_ONCE
from butin.room.telling import missed
from butin.room.wishes import Opening
from butin.testing.ours import GAMES as OURS
from butin.testing.sim import GAMES, SimBus, SimClock, SimPool, SimStore, World
from kit.served import Served, serving
from tests.room.test_room import play_on
from tests.web.test_http import ask

HOME = "2001:db8:7:7::"  # and so many addresses in it
DAY_MS = 24 * 3600 * 1000


class Ticking:
    """The seconds that allowances are counted by."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    ticking = Ticking()
    for module in (limits, guests, quota):
        monkeypatch.setattr(module, "monotonic", ticking)
    return ticking


class Device:
    """A socket of somebody, without a network."""

    def __init__(self, gateway: Gateway, host: str) -> None:
        self.gateway = gateway
        self.heard: list[dict[str, Any]] = []
        self.guest = Visitor(gateway, self, gateway.addresses.of(host))

    def send(self, frame: bytes) -> None:
        head = {126: 4, 127: 10}.get(frame[1], 2)
        self.heard.append(json.loads(frame[head:]))

    def flush(self) -> None:
        pass

    def close(self, code: int) -> None:
        pass

    def says(self, do: str, **fields: object) -> dict[str, Any]:
        """The answer to a wish; a frame is counted as it would be on a line."""
        data = json.dumps({"do": do, "id": "x", **fields}).encode()
        (self.guest.received if self.guest.allowed() else self.guest.flooded)(data)
        self.gateway.clock.pass_ms(0)  # type: ignore[attr-defined]
        return next(message for message in reversed(self.heard) if message.get("id") == "x" or "you" in message)


def hall_for(people: int) -> Gateway:
    clock = SimClock()
    pool: Any = SimPool(clock)
    return Gateway(GAMES, SimStore(), SimBus(), pool, clock, per_address=people)


def opened(gateway: Gateway, **wish: Any) -> dict[str, Any]:
    answers: list[dict[str, Any]] = []
    wish = {"game": "voleurs", "seats": 2, **wish}
    gateway.room.open(Opening(**wish)).then(lambda answer, error: answers.append(answer or {}))
    gateway.clock.pass_ms(0)  # type: ignore[attr-defined]
    return answers[0]


def hosted(gateway: Gateway, host: str, **wish: object) -> tuple[dict[str, Any], Device]:
    """A table, and its host on a socket."""
    table, device = opened(gateway, **wish), Device(gateway, host)
    assert device.says("enter", table=table["table"], secret=table["secret"])["type"] == "hello"
    return table, device


def test_addresses_of_one_network_are_one_and_one_that_is_mapped_is_what_it_maps() -> None:
    addresses = Addresses()
    assert addresses.of(f"{HOME}1") is addresses.of("2001:DB8:7:7:ffff::2")
    assert addresses.of("::ffff:192.0.2.7") is addresses.of("192.0.2.7")
    assert addresses.of("2001:db8:7:8::1") is not addresses.of(f"{HOME}1")
    assert addresses.of("192.0.2.8") is not addresses.of("192.0.2.7")


def test_whoever_is_connected_is_never_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "KNOWN", 10)
    addresses = Addresses()
    here, gone = addresses.of("192.0.2.1"), addresses.of("192.0.2.2")
    here.connections = 1
    for number in range(50):
        addresses.of(f"198.51.100.{number}")
    assert addresses.of("192.0.2.1") is here and addresses.of("192.0.2.2") is not gone
    assert len(addresses.known) <= 12


@pytest.mark.parametrize(
    ("wish", "most"),
    [
        ({"do": "say", "phrase": "hello"}, limits.WISHES[0]),
        ({"do": "move", "move": "crown>1"}, limits.MOVES[0]),
        ({"do": "ping"}, limits.FRAMES[0]),
    ],
)
def test_a_fresh_socket_has_no_fresh_allowance(seconds: Ticking, wish: dict[str, str], most: int) -> None:
    gateway, refused = hall_for(people=1), 0
    for number in range(60):
        device = Device(gateway, f"{HOME}{number:x}")
        refused += sum(device.says(**wish).get("kind") == "too_fast" for _ in range(most // 40 + 1))
    assert 60 * (most // 40 + 1) - refused == most
    assert Device(gateway, "2001:db8:7:8::1").says(**wish).get("kind") != "too_fast", "others pay nothing"
    seconds.now += 1
    assert Device(gateway, HOME).says(**wish).get("kind") != "too_fast", "and it comes back"


def test_coming_and_going_is_counted_by_address_too(seconds: Ticking) -> None:
    gateway = hall_for(people=1)
    table = opened(gateway)["watch"]
    answers = [Device(gateway, f"{HOME}{n:x}").says("enter", link=table) for n in range(limits.ENTRANCES[0] + 1)]
    assert [answer["type"] for answer in answers] == ["hello"] * limits.ENTRANCES[0] + ["refused"]
    assert answers[-1]["values"] == {"seconds": 5}, "one in five seconds"
    assert (answers[-1]["kind"], Device(gateway, "192.0.2.1").says("enter", link=table)["type"]) == (
        "too_fast",
        "hello",
    )


def test_a_long_table_counts_several_times(seconds: Ticking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READ", 1)
    gateway = hall_for(people=1)
    table = opened(gateway)["watch"]  # it is opened and sealed: two entries
    answers = [Device(gateway, f"{HOME}{n:x}").says("enter", link=table) for n in range(5)]
    assert [answer["type"] for answer in answers] == ["hello"] * 4 + ["refused"]  # ten: three times three, and one


def test_where_watchers_are_late_each_counts_four_times(seconds: Ticking) -> None:
    gateway = hall_for(people=1)
    table = opened(gateway, watch_delay_s=600)
    answers = [Device(gateway, f"{HOME}{n:x}").says("enter", link=table["watch"]) for n in range(4)]
    assert [answer["type"] for answer in answers] == ["hello"] * 3 + ["refused"]  # ten: four, four, and two are left


def test_only_so_many_of_one_address_are_at_one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "AT_A_TABLE", 0.1)
    gateway = hall_for(people=40)
    table, other = opened(gateway)["watch"], opened(gateway)["watch"]
    devices = [Device(gateway, f"{HOME}{n:x}") for n in range(5)]
    answers = [device.says("enter", link=table) for device in devices]
    assert [answer.get("kind", "") for answer in answers] == ["", "", "", "", "many_here"]
    assert devices[4].says("enter", link=other)["type"] == "hello"
    assert Device(gateway, "192.0.2.1").says("enter", link=table)["type"] == "hello"
    devices[0].guest.lost()
    assert Device(gateway, HOME).says("enter", link=table)["type"] == "hello"
    for device in devices:
        device.guest.lost()
    assert set(devices[0].guest.address.at.values()) == {1}


def asked(gateway: Gateway, table: str, path: str, query: str, secret: str) -> Any:
    """An answer of the HTTP side, without a line."""
    headers = [(b"authorization", f"Bearer {secret}".encode())]
    scope = {"type": "http", "path_params": {"table": table}, "headers": headers, "client": ("192.0.2.9", 1)}
    handler = getattr(Api(gateway, b""), path)
    return asyncio.run(handler(Request({**scope, "query_string": query.encode()})))


def match_on(gateway: Gateway) -> dict[str, Any]:
    """A table of two people, after a move of the first."""
    table, host = hosted(gateway, HOME, seats=2, first=0)
    guest = Device(gateway, HOME)
    guest.says("enter", link=table["join"], secret="of-somebody-else")
    assert [guest.says("sit")["type"], host.says("start")["type"]] == ["granted"] * 2
    views = next(message["views"] for message in reversed(host.heard) if message.get("views"))
    assert host.says("move", seat=0, move=views["0"]["legal"][0])["type"] == "granted"
    return table


def test_whether_a_move_can_be_taken_back_is_made_beside_the_loop_and_counted() -> None:
    gateway = hall_for(people=1)
    table = match_on(gateway)
    assert asked(gateway, table["table"], "back", "seat=0", table["secret"])["kind"] in ("", "cannot_take_back")
    gateway.addresses.of("192.0.2.9").making.left = -1000
    with pytest.raises(Refused, match="too much was made"):
        asked(gateway, table["table"], "back", "seat=0", table["secret"])
    assert asked(gateway, table["table"], "back", "seat=1", "of-somebody-else")["kind"] == "not_your_move"


def test_nothing_is_read_for_whoever_has_let_too_much_be_made(monkeypatch: pytest.MonkeyPatch) -> None:
    gateway = hall_for(people=1)
    table = match_on(gateway)
    live = gateway.room.live[table["table"]].table
    live.matches += 1  # the first was left
    reads: list[int] = []
    monkeypatch.setattr(gateway.store, "read", lambda _table, after, _done: reads.append(after))
    gateway.addresses.of("192.0.2.9").making.left = -1000
    with pytest.raises(Refused, match="too much was made"):
        asked(gateway, table["table"], "record", "match=1", table["secret"])
    assert reads == []


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """For one person at each address, who needs no proxy here."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("FORWARDED_ALLOW_IPS", "127.0.0.2")
        with serving(tmp_path_factory.mktemp("one"), "--per-address", "1", "--log", "debug") as served:
            yield served


@pytest.fixture(scope="module")
def behind(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The same behind a proxy, which this machine is."""
    with serving(tmp_path_factory.mktemp("behind"), "--per-address", "1", "--log", "debug") as served:
        yield served


def line(server: Served, address: str) -> ClientConnection:
    return connect(f"ws{server.url[4:]}/ws", additional_headers={"X-Forwarded-For": address})


def test_sockets_are_counted_by_the_address_that_the_proxy_tells(behind: Served) -> None:
    with ExitStack() as lines:
        for number in range(limits.CONNECTIONS):
            lines.enter_context(line(behind, f"{HOME}{number:x}"))
        with pytest.raises(InvalidStatus) as refused, line(behind, f"{HOME}abc"):
            pass
        assert refused.value.response.status_code == 429
        assert b"too many connections from your address" in refused.value.response.body
        lines.enter_context(line(behind, "2001:db8:7:8::1"))
        assert ask(behind, "GET", "/healthz", address=HOME).status == 200
    with line(behind, HOME) as again:
        again.send('{"do": "ping", "id": "1"}')
        assert json.loads(again.recv(10))["type"] == "pong"


def test_sockets_and_plain_connections_of_one_address_are_counted_together(server: Served) -> None:
    with ExitStack() as lines:
        for number in range(limits.CONNECTIONS // 2):
            lines.enter_context(line(server, f"192.0.2.{number}"))  # which only a proxy may say
            lines.enter_context(socket.create_connection(("127.0.0.1", server.port), timeout=20))
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as one_more:
            assert one_more.recv(1000).startswith(b"HTTP/1.1 429 ")
            assert one_more.recv(1000) == b""
    with line(server, "192.0.2.99") as again:
        again.send('{"do": "ping", "id": "1"}')
        assert json.loads(again.recv(10))["type"] == "pong"


def test_too_many_requests_of_one_address_are_refused_and_others_go_on(behind: Served) -> None:
    changes = [ask(behind, "POST", "/api/join", {"link": "x"}, address="192.0.2.7") for _ in range(20)]
    assert changes[0].refused == (404, "no_such_table")
    refused = next(answer for answer in changes if answer.status == 429)
    assert refused.refused == (429, "too_fast")
    assert refused.headers["retry-after"]
    assert ask(behind, "POST", "/api/join", {"link": "x"}, address="192.0.2.8").status == 404
    assert ask(behind, "GET", "/healthz", address="192.0.2.7").status == 200


def test_whoever_is_refused_for_haste_is_heard_out_and_gets_the_answer(behind: Served) -> None:
    head = b"POST /api/join HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 192.0.2.9\r\nConnection: close\r\n"
    answer = b""
    while b" 429 " not in answer.partition(b"\r\n")[0]:
        while ask(behind, "POST", "/api/join", {"link": "x"}, address="192.0.2.9").status != 429:
            pass
        with socket.create_connection(("127.0.0.1", behind.port), timeout=20) as line, line.makefile("rb") as answers:
            line.sendall(head + b"Content-Length: 9000\r\n\r\n" + b" " * 100)
            assert select([line], [], [], 0.2)[0] == []
            line.sendall(b" " * 8900)
            answer = answers.read()


def test_no_address_is_written_anywhere(behind: Served) -> None:
    address = "198.51.100.77"
    answers = [ask(behind, "POST", "/api/tables", {"game": "voleurs"}, address=address) for _ in range(6)]
    assert {answer.status for answer in answers} == {201, 429}
    with line(behind, address) as device:
        device.send(json.dumps({"do": "enter", "table": answers[0].json["table"], "secret": answers[0].json["secret"]}))
        device.recv(10)
    kept = b"".join(path.read_bytes() for path in Path(behind.db).parent.iterdir() if path.is_file())
    assert b"too_fast" in kept, "the log is there"
    assert address.encode() not in kept


def test_the_lobby_shows_a_few_of_one_address_and_the_honest_one(seconds: Ticking) -> None:
    gateway = hall_for(people=8)
    for number in range(limits.ENTRANCES[0] * 8):
        hosted(gateway, f"{HOME}{number:x}", public=True)
    honest, host = hosted(gateway, "192.0.2.1", public=True)
    for number in range(30):
        hosted(gateway, f"198.51.100.{number}", public=True)
    assert (len(waiting(gateway)), honest["table"] in waiting(gateway)) == (35, True)
    host.guest.lost()
    gateway.clock.pass_ms(0)  # type: ignore[attr-defined]
    assert honest["table"] not in waiting(gateway), "its host is not here"
    assert len(waiting(gateway)) == 34


def test_where_the_lobby_is_full_everybody_is_shown_before_anybody_twice(seconds: Ticking) -> None:
    gateway = hall_for(people=20)
    honest, _ = hosted(gateway, "192.0.2.1", public=True)
    for number in range(120):
        gateway.clock.pass_ms(1000)  # type: ignore[attr-defined]
        hosted(gateway, f"198.51.100.{number % 12}", public=True)
    assert (len(waiting(gateway)), honest["table"] in waiting(gateway)) == (100, True)


def waiting(gateway: Gateway) -> list[str]:
    found: list[str] = []
    shown = gateway.spawn(gateway.lobby.shown("voleurs"))
    shown.then(lambda tables, error: found.extend(table["id"] for table in tables or []))
    return found


def open_by(gateway: Gateway, address: Address) -> str:
    """Open a table as a request does; its id, or the kind of the refusal."""
    try:
        gateway.quota.check(address)
    except Refused as error:
        return error.kind
    table = opened(gateway)
    gateway.quota.opened(address, table["table"])
    return str(table["table"])


def test_an_address_opens_some_tables_at_once_and_then_one_now_and_then(seconds: Ticking) -> None:
    gateway, address = hall_for(people=1), Address(1)
    kinds = [open_by(gateway, address) for _ in range(limits.TABLES[0] + 2)]
    assert kinds[-2:] == ["opened_enough"] * 2 and len(gateway.store.entries) == limits.TABLES[0]  # type: ignore[attr-defined]
    with pytest.raises(Refused) as refused:
        gateway.quota.check(address)
    seconds.now += int(str(refused.value.values["seconds"]))
    assert open_by(gateway, address) != "opened_enough"


def test_the_oldest_unplayed_table_that_nobody_looks_at_makes_room_for_a_new_one(seconds: Ticking) -> None:
    gateway, address = hall_for(people=1), Address(1)
    kept = gateway.store.entries  # type: ignore[attr-defined]
    attended, _ = hosted(gateway, HOME)
    played, player = hosted(gateway, HOME, first=0)
    player.says("start")
    view = [message["views"]["0"] for message in player.heard if message.get("views")][-1]
    assert player.says("move", move=view["legal"][0])["type"] == "granted"
    player.guest.lost()
    gateway.clock.pass_ms(0)  # type: ignore[attr-defined]
    address.opened = [attended["table"], played["table"]]
    tables = []
    for _ in range(10):
        seconds.now += 1000
        tables.append(open_by(gateway, address))
    assert [table in kept for table in (attended["table"], played["table"])] == [True, True]
    assert [table in kept for table in tables] == [False] * 6 + [True] * 4, "with the attended one there are five"


def test_where_somebody_is_at_every_table_nothing_goes_and_nothing_comes(seconds: Ticking) -> None:
    gateway, address = hall_for(people=1), Address(40)
    for number in range(address.unplayed + 1):
        address.opened.append(hosted(gateway, f"192.0.2.{number}")[0]["table"])
    kept = list(gateway.store.entries)  # type: ignore[attr-defined]
    assert open_by(gateway, address) == "many_tables"
    assert list(gateway.store.entries) == kept  # type: ignore[attr-defined]


@pytest.mark.parametrize("moves", [0, 1])
def test_a_table_at_which_nobody_ever_played_goes_after_fourteen_days(moves: int) -> None:
    world = World()
    table = world.open(game="voleurs", seats=2)
    page = world.enter(table["table"], table["secret"])
    world.wish(table["table"], table["secret"], "start")
    play_on(world, table["table"], [page], moves)
    world.clock.sleep_ms(15 * DAY_MS)
    assert table["table"] in world.store.entries, "somebody is there"
    world.leave(page)
    world.clock.pass_ms(3600 * 1000)  # bots play it to its end
    world.clock.sleep_ms(13 * DAY_MS)
    assert table["table"] in world.store.entries
    world.clock.sleep_ms(2 * DAY_MS)
    assert (table["table"] in world.store.entries) == (moves > 0)


def test_a_seat_says_some_phrases_at_once_and_then_one_now_and_then_whatever_it_does() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=2)
    table, secret = opened["table"], opened["secret"]
    for _ in range(SEAT_AT_ONCE):
        world.leave(world.enter(table, secret))
        assert world.wish(table, secret, "say", phrase="hello")[1] is None
    world.restart()
    _, refused = world.wish(table, secret, "say", phrase="hello")
    assert isinstance(refused, Refused) and refused.kind == "said_enough"
    assert 0 < int(str(refused.values["seconds"])) <= SEAT_MS / 1000
    assert world.wish(table, secret, "name", name="Bo")[1] is None
    world.clock.pass_ms(int(str(refused.values["seconds"])) * 1000)
    answers = [world.wish(table, secret, "say", phrase="hello")[1] is None for _ in range(2)]
    assert answers == [True, False]


def test_a_table_hears_no_more_than_so_much_however_many_sit_there() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=6)
    secrets = [opened["secret"], *"bcdef"]
    for secret in secrets[1:]:
        world.wish(opened["table"], secret, "sit")
    said = [
        world.wish(opened["table"], secret, "say", phrase="wow")[1] is None
        for _ in range(SEAT_AT_ONCE)
        for secret in secrets
    ]
    assert said == [True] * TABLE_AT_ONCE + [False] * (len(said) - TABLE_AT_ONCE)


@pytest.mark.parametrize("since", [None, 0, 20])
def test_of_a_swollen_table_a_hello_tells_the_last(monkeypatch: pytest.MonkeyPatch, since: int | None) -> None:
    monkeypatch.setattr(missed, "MOST", 10)
    world = World()
    opened = world.open(game="voleurs", seats=2)
    table, secret = opened["table"], opened["secret"]
    world.wish(table, secret, "start")
    for number in range(40):
        world.wish(table, secret, "name", name=f"Bo {number}")
    hello = world.enter(table, secret, since).heard[0]
    assert [one["n"] for one in hello["missed"]] == list(range(hello["n"] - 9, hello["n"] + 1))
    assert len(world.enter(table, secret, hello["n"] - 8).heard[0]["missed"]) == 9, "that, and that somebody came"


@pytest.mark.parametrize("game", OURS, ids=repr)
def test_no_option_takes_more_than_a_table_needs(game: Any) -> None:
    for option in game.options:
        often = [word for word in option.values for _ in range(100)]
        wrong: list[object] = [often, ["x" * 9000], "9" * 4000, [[]] * 5000]
        for value in wrong:
            with pytest.raises(Exception, match=f"option {option.name}"):
                game.settle(game.seats[0], {option.name: value})
    settled = game.settle(game.seats[-1], None)
    largest = {
        o.name: o.values * max([1, *o.most.values()]) if o.several or o.each else settled[o.name] for o in game.options
    }
    assert len(json.dumps(largest)) < 1500
