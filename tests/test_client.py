"""The client for programs: it knows its seat, also after a rematch and after a broken line."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread

import pytest

from butin.client import TableClient, join, open_table
from serving import Served, serving


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
    clients[0].wish("again")
    for client in clients[1:]:
        client.wish("answer", yes=True)


def begun(client: TableClient) -> None:
    """Read on until another match is on."""
    while client.views[str(client.seat)]["scores"] is not None:
        next(iter(client))


def test_after_a_rematch_everybody_moves_on_the_next_chair(server: Served) -> None:
    host, opened = open_table(server.url, "voleurs", seats=3)
    clients = [host, *(join(f"{server.url}/j/{opened['join']}") for _ in range(2))]
    host.wish("start")
    for seats in ([0, 1, 2], [1, 2, 0], [2, 0, 1]):
        assert [client.seat for client in clients] == seats
        play(clients)
        rematch(clients)
        for client in clients:
            begun(client)
    for client in clients:
        client.close()


def test_who_was_cut_off_while_the_chairs_changed_finds_its_own(server: Served) -> None:
    host, opened = open_table(server.url, "voleurs", seats=2)
    friend = join(f"{server.url}/j/{opened['join']}")
    host.wish("start")
    play([host, friend])
    friend.close()
    host.wish("again")  # nobody else is here to say no
    begun(host)
    play([host, friend])
    assert (host.seat, friend.seat) == (1, 0)
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
    host.wish("answer", yes=True, seat=0)
    begun(host)
    assert (host.seat, sorted(host.views)) == (2, ["1", "2"])
    host.close()
