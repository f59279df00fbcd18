"""A program that guesses codes is soon refused, and learns nothing; nor is a code ever two tables'."""

from __future__ import annotations

import http.client
import json
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations
from typing import Any

import pytest

from butin.adapters.web.door import codes
from butin.adapters.web.door.codes import Codes
from butin.adapters.web.door.limits import GUESSES, HOUR_S, Address
from butin.room.errors import Refused
from butin.room.running.deferred import Deferred, spawn
from butin.room.table.codes import LENT_MS, LETTERS, read
from butin.testing.sim import SimBus, SimClock, World
from butin.testing.stores import LateStore, SimStore
from kit.served import Served, serving
from tests.web.test_codes import behind, code_of, known
from tests.web.test_http import ask, opened
from tests.web.test_metrics import figures

ADDRESSES, EACH = 100, 100  # of a program that guesses 10,000 times


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("guessing"), "--pace", "0", "--log", "debug") as served:
        yield served
        assert served.faults == []


def wrong() -> Iterator[str]:
    """Codes that no table here has, or had."""
    spelt = ("".join(letters) for letters in permutations(LETTERS, 4))
    return (code for code in spelt if read(code) and code not in known)


def test_whoever_has_guessed_enough_waits_and_the_right_code_is_refused_too(server: Served) -> None:
    table = opened(server)
    code = code_of(server, table)
    home = "2001:db8:5:5::"
    tried = list(islice(wrong(), GUESSES + 1))
    for _ in range(3 * GUESSES):
        assert behind(server, code, f"{home}1").status == 200, "who has it is not counted"
    for number, one in enumerate(tried[:GUESSES]):
        assert behind(server, one, f"{home}{number:x}").refused == (404, "no_such_table")
    refused = [behind(server, one, f"{home}abc") for one in (tried[-1], code)]
    refused.append(ask(server, "POST", "/api/join", {"link": code}, address=home))
    assert [one.refused for one in refused] == [(429, "guessed_enough")] * 3
    assert all(int(one.headers["retry-after"]) > HOUR_S - 600 for one in refused)
    assert ask(server, "GET", f"/api/links/{table['join']}", address=home).status == 200, "a link is never throttled"
    assert behind(server, code, "2001:db8:5:6::1").status == 200, "others pay nothing"


def guesses(server: Served, address: str, tried: list[str]) -> list[tuple[int, bytes]]:
    """What a program is answered that knocks without a break."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    heard = []
    for code in tried:
        line.request("GET", f"/api/links/{code}", headers={"X-Forwarded-For": address})
        with line.getresponse() as answer:
            heard.append((answer.status, answer.read()))
    line.close()
    return heard


def test_ten_thousand_guesses_are_refused_with_the_same_bytes_and_teach_nothing(server: Served) -> None:
    tables = [opened(server) for _ in range(3)]
    right = [code_of(server, table) for table in tables]
    replaced, before = right[0], figures(server)
    right[0] = code_of(server, tables[0], new=True)
    tried = wrong()
    status, bodies = Counter[int](), set()
    for number in range(ADDRESSES):
        typed = [*islice(tried, EACH - 4), *right]  # too late for the right ones
        typed.insert(number % GUESSES, replaced)
        heard = guesses(server, f"198.51.{number}.7", typed)
        status.update(code for code, _ in heard)
        bodies |= {body for code, body in heard if code == 404}
    assert status == {404: ADDRESSES * GUESSES, 429: ADDRESSES * (EACH - GUESSES)}
    assert len(bodies) == 1, "wrong ones and one that was replaced are told the same"
    after = figures(server)
    assert after["butin_codes_wrong_total"] - before["butin_codes_wrong_total"] == ADDRESSES * GUESSES
    assert after["butin_refusals_total guessed_enough"] - before.get("butin_refusals_total guessed_enough", 0) == (
        ADDRESSES * (EACH - GUESSES)
    )
    lines = [json.loads(line) for line in server.log.splitlines() if "codes_guessed" in line]
    assert [(line["level"], line["tries"]) for line in lines] == [("warning", 501)], "one line an hour"
    assert not [code for code in (*right, replaced) if code in server.log]
    assert [behind(server, code).status for code in right] == [200] * 3


class Ticking:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def seconds(monkeypatch: pytest.MonkeyPatch) -> Ticking:
    ticking = Ticking()
    monkeypatch.setattr(codes, "monotonic", ticking)
    return ticking


def asked(world: World, walk: Any) -> Any:
    """What a walk comes to; a refusal by its kind."""
    found: list[Any] = []
    deferred: Deferred[Any] = walk if isinstance(walk, Deferred) else spawn(walk, world.room.tables, "")
    deferred.then(lambda value, error: found.append(value if error is None else error))
    world.clock.pass_ms(1000)
    return found[0].kind if isinstance(found[0], Refused) else found[0]


def test_the_wrong_tries_of_an_hour_count_and_no_more(seconds: Ticking) -> None:
    world, address = World(), Address(people=40)
    desk = Codes(world.store, world.clock, world.token)
    table = world.open(game="voleurs", seats=2)["table"]
    right = asked(world, desk.lend(table, new=False))
    for number in range(GUESSES):
        seconds.now = 1000.0 + 60 * number
        assert asked(world, desk.find("BCDF" if right != "BCDF" else "BCDG", address)) == "no_such_table"
    assert asked(world, desk.find(right, address)) == "guessed_enough"
    assert address.guesses.wait_s(seconds.now) == HOUR_S - 60 * (GUESSES - 1)
    seconds.now = 1000.0 + HOUR_S
    assert asked(world, desk.find(right, address)) == (table, "code"), "the first of them is an hour ago"
    assert asked(world, desk.find("XWVT" if right != "XWVT" else "XWVS", address)) == "no_such_table"
    assert asked(world, desk.find(right, address)) == "guessed_enough"


def test_tries_that_are_not_answered_yet_count_as_wrong_ones(seconds: Ticking) -> None:
    clock, address = SimClock(), Address(people=40)
    world = World(clock=clock)
    desk = Codes(Slow(clock), clock, world.token)
    tries = [spawn(desk.find("KRTW", address), world.room.tables, "") for _ in range(3 * GUESSES)]
    assert Counter(asked(world, one) for one in tries) == {"guessed_enough": 2 * GUESSES, "no_such_table": GUESSES}


class Slow(SimStore):
    """Looks for codes as long as a database does."""

    def __init__(self, clock: SimClock) -> None:
        super().__init__()
        self.clock = clock

    def find(self, link: str, now: int, done: Any) -> None:
        self.clock.later(50, lambda: SimStore.find(self, link, now, done))


@pytest.mark.parametrize("seed", range(6))
def test_two_servers_that_are_asked_at_one_moment_show_the_same_code(seed: int) -> None:
    clock = SimClock()
    world = World(LateStore(clock, seed, 40), SimBus(), clock, seed)
    clock.pass_ms(3000)
    table = world.open(game="voleurs", seats=2)["table"]
    desks = [Codes(world.store, clock, world.token) for _ in range(2)]
    for new in (False, True, False):  # of two who want another one, the later has it
        shown: list[Deferred[str]] = [spawn(desk.lend(table, new=new), world.room.tables, "") for desk in desks * 2]
        clock.pass_ms(3000)
        codes = {asked(world, one) for one in shown}
        assert world.store.codes[table] in codes and (new or len(codes) == 1)


def test_a_code_ends_three_hours_after_the_last_thing_that_happened_unless_somebody_asks_for_it() -> None:
    world, address = World(), Address(people=40)
    desk = Codes(world.store, world.clock, world.token)
    table = world.open(game="voleurs", seats=2)["table"]
    code = asked(world, desk.lend(table, new=False))
    for _ in range(3):
        world.clock.pass_ms(LENT_MS - 5000)
        assert asked(world, desk.lend(table, new=False)) == code
    world.clock.pass_ms(LENT_MS)
    assert asked(world, desk.find(code, address)) == "no_such_table"
    assert asked(world, desk.lend(table, new=False)) != code


def test_where_many_codes_live_new_ones_have_more_letters() -> None:
    world = World()
    desk = Codes(world.store, world.clock, world.token)
    tables = [world.open(game="voleurs", seats=2)["table"] for _ in range(96)]
    lengths = [len(asked(world, desk.lend(table, new=False))) for table in tables]
    assert lengths == [4] * 94 + [5] * 2
