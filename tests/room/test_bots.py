"""Who is asked to think for a seat, and what they are handed."""

from __future__ import annotations

from collections.abc import Callable

from butin.room.ports import Job
from butin.room.running.thinking import ask_bot, question
from butin.room.table.table import Table
from butin.testing.sim import World


class Notes:
    """A pool that thinks of nothing, and keeps what it was asked."""

    def __init__(self) -> None:
        self.jobs: list[Job] = []

    def think(self, job: Job, done: Callable[[str, int], None], wanted: Callable[[], bool]) -> None:
        self.jobs.append(job)


def playing() -> Table:
    world = World()
    opened = world.open(game="voleurs", seats=3, bots={"1": "loup", "2": "careless"})
    assert world.wish(opened["table"], opened["secret"], "start")[1] is None
    return world.room.tables.live[opened["table"]].table


def test_a_bot_thinks_for_its_seat_the_usual_one_for_a_person_and_the_gentle_hand_for_a_clock() -> None:
    table, pool = playing(), Notes()
    table.seats[1].bot = ""
    for seat, gently in ((2, False), (1, False), (2, True)):
        ask_bot(pool, lambda: "0000000a" + "f" * 24, table, seat, lambda: True, gently=gently)
    assert [job.bot for job in pool.jobs] == ["careless", table.game.usual, ""]


def test_whoever_thinks_is_handed_the_view_of_that_seat_a_seed_and_nothing_else() -> None:
    table = playing()
    job = question(table, 1, "loup", lambda: "0000000a" + "f" * 24)
    assert table.state is not None
    assert job == Job("voleurs", "loup", table.game.view(table.state, 1), 10, table.id)
