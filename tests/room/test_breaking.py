"""What is ours: an error in our code costs one wish, or one table; never a journal, and never another table."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import butin
from butin.adapters.pool import ProcessPool
from butin.room import room
from butin.room.deeds.playing import moved_entry
from butin.room.errors import Refused
from butin.room.ports import Job, Ports
from butin.room.room import Room
from butin.room.running.request import Request
from butin.room.running.writer import BOTS_MS
from butin.room.telling.plain import write
from butin.room.wishes import SayWish
from butin.testing.sim import GAMES, Page, SimPool, Told, World, asker, digest, wish_of
from kit.alarm import ALARM, breakage
from tests.room.test_room import play_on, two_at_a_table

SECRET = "what a hand holds"


class Brittle:
    """Voleurs that breaks once, where and when it is told to."""

    def __init__(self) -> None:
        self.fuse: dict[str, int] = {}  # how many calls hold before one breaks
        game = GAMES["voleurs"]
        parts: dict[str, Any] = {"read_move": game.read_move, "own": game.own, "window": lambda state: 0}
        parts = {name: self._brittle(name, part) for name, part in parts.items()}
        self.games = {**GAMES, "voleurs": replace(game, **parts)}

    def _brittle(self, name: str, part: Callable[..., Any]) -> Callable[..., Any]:
        def call(*values: Any) -> Any:
            if name in self.fuse:
                self.fuse[name] -= 1
                if self.fuse[name] == -1:
                    raise ZeroDivisionError(SECRET)
            return part(*values)

        return call


class BrittleWorld(World):
    """A room whose voleurs can break."""

    def __init__(self) -> None:
        self.brittle = Brittle()
        super().__init__()

    def fresh(self) -> Room:
        pool = SimPool(self.clock)
        return Room(
            Ports(self.brittle.games, self.store, self.bus, pool, self.clock, self.token, digest, write, pace_ms=500)
        )


def move(world: World, table: str, page: Page) -> tuple[int, butin.ButinError | None]:
    seat, view = next(iter(page.views().items()))
    return world.wish(table, page.secret, "move", seat=int(seat), move=view["legal"][0])


def kind(error: butin.ButinError | None) -> str:
    return error.kind if isinstance(error, Refused) else repr(error)


@pytest.mark.parametrize(
    ("part", "holds", "why"),
    [("read_move", 0, "deciding"), ("read_move", 1, "folding"), ("own", 0, "telling"), ("own", 1, "telling another")],
)
def test_a_wish_that_breaks_something_is_refused_and_the_match_goes_on(part: str, holds: int, why: str) -> None:
    world = BrittleWorld()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 3)
    before = list(world.store.entries[table])
    with breakage() as broken:
        world.brittle.fuse[part] = holds
        n, error = move(world, table, pages[1])
        world.clock.pass_ms(10)
    assert (n, kind(error)) == (0, "broken")
    assert [(one["what"], one["table"], one["error"]) for one in broken] == [("wish_broke", table, "ZeroDivisionError")]
    assert world.store.entries[table] == before
    play_on(world, table, pages, 33)
    assert pages[0].views()["0"]["scores"] is not None
    numbers = [message["n"] for message in pages[0].heard if message["type"] == "news"]
    assert numbers == list(range(numbers[0], len(world.store.entries[table]) + 1))


def test_what_was_on_its_way_when_a_wish_broke_is_kept_and_told() -> None:
    world = BrittleWorld()
    table, pages = two_at_a_table(world)
    answers: list[tuple[str, int, str]] = []

    def wish(name: str, page: Page, **wish: Any) -> None:
        done = lambda n, error: answers.append((name, n, kind(error) if error else ""))  # noqa: E731
        world.room.wish(table, asker(page.secret), wish_of(**wish), Told(done))

    n = len(world.store.entries[table])
    with breakage():
        wish("first", pages[0], do="say", phrase="hello")
        world.brittle.fuse["read_move"] = 1
        wish("broken", pages[0], do="move", move=pages[0].views()["0"]["legal"][0])
        wish("last", pages[1], do="say", phrase="thanks")
        world.clock.pass_ms(0)
    assert sorted(answers) == [("broken", 0, "broken"), ("first", n + 1, ""), ("last", n + 2, "")]
    assert [json.loads(entry)["kind"] for entry in world.store.entries[table][n:]] == ["said", "said"]
    assert [message["n"] for message in pages[1].heard[-2:]] == [n + 1, n + 2]


def test_a_table_that_breaks_by_itself_is_stopped_and_no_other() -> None:
    world = BrittleWorld()
    table, pages = two_at_a_table(world, move_s=600)
    other, others = two_at_a_table(world)
    before = list(world.store.entries[table])
    with breakage() as broken:
        world.brittle.fuse["window"] = 1  # while its move is being decided it holds, in what follows it does not
        move(world, table, pages[0])
    assert [(one["what"], one["table"]) for one in broken] == [("table_broke", table)]
    assert SECRET not in json.dumps(broken)
    assert broken[0]["places"][-1].startswith("room/test_breaking.py:")
    assert [page.heard[-1]["kind"] for page in pages] == ["broken", "broken"]
    assert world.store.entries[table][: len(before)] == before
    assert kind(world.wish(table, pages[0].secret, "say", phrase="hello")[1]) == "broken"
    assert world.enter(table, pages[0].secret).guest is None
    world.clock.pass_ms(10_000)
    play_on(world, other, others, 36)
    assert others[0].views()["0"]["scores"] is not None
    world.restart()  # somebody has mended it
    back = [world.enter(table, page.secret) for page in pages]
    play_on(world, table, back, 36)
    assert back[0].views()["0"]["scores"] is not None


def test_a_journal_that_cannot_be_read_stops_its_table_alone() -> None:
    world = World()
    table, pages = two_at_a_table(world, away_s=5)
    other, others = two_at_a_table(world, away_s=5)
    for page in [*pages, *others]:
        world.leave(page)
    world.store.entries[table].append(json.dumps({"kind": "moved", "at": 1, "seat": 0, "move": SECRET, "by": "bot"}))
    world.restart()
    kept = list(world.store.entries[table])
    with breakage() as broken:
        world.clock.pass_ms(60_000)  # the room looks after both tables, again and again
        assert world.enter(table, pages[0].secret).guest is None
        assert kind(world.wish(table, pages[0].secret, "start")[1]) == "broken"
    assert [(one["what"], one["table"]) for one in broken] == [("table_broke", table)]
    assert SECRET not in json.dumps(broken)
    assert world.store.entries[table] == kept
    moved = [json.loads(entry) for entry in world.store.entries[other]]
    assert sum(entry["kind"] == "moved" for entry in moved) == 36


class Fragile(Page):
    """A page with a line that breaks once, in a way that nobody thought of."""

    broken = False

    def send(self, data: bytes) -> None:
        if self.broken:
            self.broken = False
            raise ZeroDivisionError(SECRET)
        super().send(data)


def test_others_who_are_written_in_the_same_commit_hear_theirs() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    other, others = two_at_a_table(world)
    fragile = Fragile("")
    world.room.enter(table, asker("", "watch"), fragile, None)
    commits = world.store.commits
    answers: list[str] = []
    with breakage() as broken:
        fragile.broken = True
        for place, page in ((table, pages[0]), (other, others[0])):
            done = lambda n, error, place=place: answers.append(place)  # noqa: E731
            world.room.wish(place, asker(page.secret), SayWish(phrase="hello"), Told(done))
        world.clock.pass_ms(0)
    assert world.store.commits == commits + 1
    assert {one["what"] for one in broken} == {"table_broke"}
    assert answers == [other]
    assert others[1].heard[-1]["entry"]["kind"] == "said"


@pytest.mark.parametrize(("at_once", "commits"), [(1, 2), (2, 1)])
def test_while_every_pass_brings_more_one_commit_carries_it_all(at_once: int, commits: int) -> None:
    """A lone wish is written at once; where several came together, those of the next pass go along."""
    world = World()
    tables = [two_at_a_table(world) for _ in range(at_once + 1)]
    before, granted = world.store.commits, []

    def say(number: int) -> None:
        table, pages = tables[number]
        done = lambda n, error: granted.append(number)  # noqa: E731
        world.room.wish(table, asker(pages[0].secret), SayWish(phrase="hello"), Told(done))

    for number in range(at_once):
        say(number)
    world.clock.later(0, lambda: say(at_once))
    world.clock.pass_ms(0)
    assert world.store.commits == before + commits
    assert granted == list(range(at_once + 1))


@pytest.mark.parametrize("person", [False, True])
def test_a_bots_move_waits_a_little_for_company(person: bool) -> None:
    """It is written soon anyway, and at once with whatever a person does, at any table."""
    world = World()
    table, other = two_at_a_table(world), two_at_a_table(world)
    live = world.room.live[table[0]]
    state, before, granted = live.table.state, world.store.commits, []
    assert state is not None
    acting = state.actors()[0]
    text = live.table.game.write_move(state, acting, state.legal(acting)[0])
    entry = moved_entry(live.table, acting, text, "bot", world.clock.now())
    world.room.pipeline.take(live, entry, Request(SayWish(), asker(""), Told(lambda n, error: granted.append("bot"))))
    world.clock.pass_ms(0)
    assert (world.store.commits, granted) == (before, [])
    if person:
        done = lambda n, error: granted.append("person")  # noqa: E731
        world.room.wish(other[0], asker(other[1][0].secret), SayWish(phrase="hello"), Told(done))
    world.clock.pass_ms(0 if person else BOTS_MS)
    assert (world.store.commits, granted) == (before + 1, ["bot", "person"] if person else ["bot"])


def test_whoever_is_at_no_table_yet_stops_none(monkeypatch: pytest.MonkeyPatch) -> None:
    world = World()

    def breaks(*asked: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(room, "opening", breaks)
    with breakage() as broken, pytest.raises(Refused, match="broke on our side"):
        world.open(game="voleurs")
    assert [one["what"] for one in broken] == ["walk_broke"]
    assert world.room.tables.stopped == set()


def test_in_tests_whatever_breaks_is_heard() -> None:
    assert ALARM.kept is None
    world = BrittleWorld()
    table, pages = two_at_a_table(world)
    world.brittle.fuse["read_move"] = 1
    with pytest.raises(ZeroDivisionError):
        move(world, table, pages[0])


def test_a_bot_that_cannot_think_makes_the_gentle_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUTIN_PURE", "1")  # a worker is of one form with its server

    async def thought() -> tuple[str, int]:
        pool = ProcessPool(1)
        answer: asyncio.Future[tuple[str, int]] = asyncio.get_running_loop().create_future()
        view = butin.new("voleurs", seats=2, seed=1).view(0)
        job = Job("voleurs", "nobody", view, 1, "t")
        pool.think(job, lambda text, pause: answer.set_result((text, pause)), lambda: True)
        try:
            return await asyncio.wait_for(answer, 60)
        finally:
            pool.close()

    with breakage() as broken:
        text, _ = asyncio.run(thought())
    assert text in butin.new("voleurs", seats=2, seed=1).legal(0)
    assert [(one["what"], one["bot"], one["error"]) for one in broken] == [("bot_broke", "nobody", "UnknownName")]
    assert broken[0]["places"][-1].startswith("bots/policy.py:")
