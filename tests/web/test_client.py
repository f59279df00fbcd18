"""The client for programs: it keeps its seat, also after a broken line, adds its share, and checks the chance."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread, Timer

import pytest
from websockets.sync.server import ServerConnection, serve

from butin.client import RoomRefused, TableClient, join, open_table
from butin.core.errors import BadRecord
from kit.served import Served, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("client"), "--pace", "0") as served:
        yield served
        assert served.faults == []


def play(clients: list[TableClient]) -> None:
    """To the end of the match, each with moves of its own seat and no other."""

    def one(client: TableClient) -> None:
        known = client.views.get(str(client.seat), {"legal": []})  # what was read on so far
        if known["legal"]:
            client.wish("move", move=known["legal"][0], seat=client.seat)
        for update in client:
            if update.legal and not update.over:
                update.move(update.legal[0])

    people = [Thread(target=one, args=(client,), daemon=True) for client in clients]
    for person in people:
        person.start()
    for person in people:
        person.join(60)
        assert not person.is_alive()


def rematch(clients: list[TableClient]) -> None:
    asked = clients[0].wish("again")
    for client in clients[1:]:
        client.wish("answer", yes=True, n=asked)


def begun(client: TableClient) -> None:
    """Read on until another match is on."""
    while client.views.get(str(client.seat), {"scores": []})["scores"] is not None:
        next(iter(client))


def ready(client: TableClient, match: int) -> None:
    """Read on until this client has seen the seal of that match and added its share."""
    while (promise := client.promises.get(match)) is None or not promise.share:
        client.wish("say", phrase="hello")


def test_a_proxy_hears_which_table_it_is_so_that_all_of_a_table_meet_at_one_server() -> None:
    paths: list[str] = []

    def hang_up(line: ServerConnection) -> None:
        assert line.request is not None
        paths.append(line.request.path)
        line.send('{"type": "refused", "id": "enter", "kind": "no_such_table", "text": "no"}')

    with serve(hang_up, "127.0.0.1", 0) as proxy:
        Thread(target=proxy.serve_forever, daemon=True).start()
        server = f"http://127.0.0.1:{proxy.socket.getsockname()[1]}"
        with pytest.raises(RoomRefused):
            TableClient(server, "a-table", "secret", 0).wish("again")
        proxy.shutdown()
    assert set(paths) == {"/ws?table=a-table"}


def test_in_rematches_the_next_chair_begins_and_every_match_can_be_checked(server: Served) -> None:
    host, opened = open_table(server.url, "voleurs", seats=3, first=1)
    clients = [host, *(join(f"{server.url}/j/{opened['join']}") for _ in range(2))]
    for client in clients:
        ready(client, 1)
    host.wish("start")
    for match, first in ((1, 1), (2, 2), (3, 0)):
        for client in clients:
            begun(client)
            assert client.views[str(client.seat)]["actors"] == [first]
        play(clients)
        for client in clients:
            ready(client, match + 1)
            promise = client.promises.get(match)
            assert promise is not None
            assert (promise.seat, len(promise.share)) == (client.seat, 64)
            client.verify(match)
        if match < 3:
            rematch(clients)
    assert [client.seat for client in clients] == [0, 1, 2]
    own, second, later = clients[0].promises.get(1), clients[1].promises.get(1), clients[1].promises.get(2)
    assert own is not None
    assert second is not None
    assert later is not None
    own.share = second.share
    with pytest.raises(BadRecord, match=r"paragraph 2 .*seat 0"):
        clients[0].verify(1)
    second.commitment = later.commitment
    with pytest.raises(BadRecord, match="paragraph 1"):
        clients[1].verify(1)
    for client in clients:
        client.close()


def test_whoever_comes_to_a_table_that_is_not_there_hears_so(server: Served) -> None:
    for secret, kind in (("the-secret-of-nobody", "no_such_table"), ("short", "bad_message")):
        client = TableClient(server.url, "nowhere", secret, 0)
        with pytest.raises(RoomRefused) as refused:
            client.wish("start")
        assert refused.value.kind == kind
        client.close()


def test_a_client_can_listen_for_a_while_and_knows_whether_something_happened(server: Served) -> None:
    host, opened = open_table(server.url, "voleurs", seats=2)
    friend = join(f"{server.url}/j/{opened['join']}")
    while not friend.quiet(0.1):
        next(iter(friend))
    before = friend.n
    host_speaks = Timer(0.1, host.wish, ("say",), {"phrase": "hello"})
    host_speaks.start()
    assert not friend.quiet(60)
    assert not friend.quiet(60)  # until it is looked at
    assert next(iter(friend)).n > before
    host_speaks.join()
    for client in (host, friend):
        client.close()


def test_who_was_cut_off_keeps_the_chair(server: Served) -> None:
    host, opened = open_table(server.url, "voleurs", seats=2)
    friend = join(f"{server.url}/j/{opened['join']}")
    host.wish("start")
    play([host, friend])
    friend.close()
    host.wish("again")  # nobody else is here to say no
    begun(host)
    play([host, friend])
    assert (host.seat, friend.seat) == (0, 1)
    for client in (host, friend):
        client.close()


def test_of_several_seats_on_one_device_it_keeps_the_one_it_plays(server: Served) -> None:
    host, _ = open_table(server.url, "voleurs", seats=3, bots={"2": "careless"})
    host.wish("sit", seat=1)
    host.seat = 1
    host.wish("start")
    for update in host:
        for seat, view in update.views.items():
            if view["legal"] and not update.over:
                update.move(view["legal"][0], seat=int(seat))
                break
    host.wish("again", seat=1)
    begun(host)
    assert (host.seat, sorted(host.views)) == (1, ["0", "1"])
    host.close()
