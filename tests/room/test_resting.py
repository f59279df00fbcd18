"""When all are ready: after a round nobody throws before everybody here was shown how it was paid."""

from __future__ import annotations

from typing import Any

import pytest

from butin.core.errors import ButinError
from butin.room.table.table import Table
from butin.testing.sim import Page, World
from kit.rooms import House
from tests.room.test_beginning import gathered

QUIET = {"quiet_mode": True, "tidy_dice": True, "dice": "8"}
FAST = {"tidy_dice": True, "dice": "8"}


def laid(world: World, table: str) -> Table:
    return world.room.live[table].table


def round_paid(world: World, table: str, pages: list[Page]) -> None:
    """Throw and grab until a round is paid and the next throw is due."""
    now = laid(world, table)
    rests = now.game.rests
    assert rests is not None
    while now.state is not None and not (now.game.write(now.state)["paid_rounds"] and rests(now.state)):
        seat = now.actors()[0]
        text = now.game.write_move(now.state, seat, now.state.legal(seat)[0])
        assert world.wish(table, pages[seat].secret, "move", seat=seat, move=text)[1] is None


def throw(world: World, table: str, pages: list[Page]) -> ButinError | None:
    seat = laid(world, table).actors()[0]
    return world.wish(table, pages[seat].secret, "move", seat=seat, move="throw")[1]


def saw(world: World, page: Page, n: int | None = None) -> None:
    assert page.guest is not None
    world.room.seen(page.guest, page.guest.live.table.n if n is None else n)
    world.clock.pass_ms(0)


@pytest.fixture(params=[QUIET, FAST], ids=["quiet", "fast"])
def evening(request: pytest.FixtureRequest) -> tuple[World, str, list[Page]]:
    world = World()
    table, pages = gathered(world, "attrap_tresors", 3, 3, options=request.param)
    for page in pages:
        saw(world, page)
    assert world.wish(table, "host", "start")[1] is None
    for page in pages:
        saw(world, page)
    round_paid(world, table, pages)
    return world, table, pages


def test_the_next_throw_waits_until_every_page_here_has_shown_the_round(evening: Any) -> None:
    world, table, pages = evening
    for page in pages[:2]:
        error = throw(world, table, pages)
        assert (getattr(error, "kind", ""), getattr(error, "values", {})) == ("not_ready", {"seconds": 5})
        saw(world, page)
    saw(world, pages[2], laid(world, table).settled - 1)  # not this round yet
    assert throw(world, table, pages) is not None
    saw(world, pages[2])
    assert throw(world, table, pages) is None


def test_the_refusal_names_the_seconds_and_after_five_nobody_waits(evening: Any) -> None:
    world, table, pages = evening
    world.clock.pass_ms(3500)
    error = throw(world, table, pages)
    assert getattr(error, "values", {}) == {"seconds": 2}
    world.clock.pass_ms(1500)
    assert throw(world, table, pages) is None


def test_who_has_left_is_not_waited_for(evening: Any) -> None:
    world, table, pages = evening
    for page in pages[1:]:
        saw(world, page)
    assert throw(world, table, pages) is not None
    world.leave(pages[0])
    mover = laid(world, table).actors()[0]
    if mover == 0:
        pages[0] = world.enter(table, "host")  # a new connection that says nothing, as programs do
    assert throw(world, table, pages) is None


def test_programs_that_say_nothing_are_not_waited_for() -> None:
    world = World()
    table, pages = gathered(world, "attrap_tresors", 3, 3, options=QUIET)
    assert world.wish(table, "host", "start")[1] is None
    round_paid(world, table, pages)
    assert throw(world, table, pages) is None


def test_other_games_and_other_moments_wait_for_nobody() -> None:
    world = World()
    table, pages = gathered(world, "voleurs", 2, 2)
    for page in pages:
        saw(world, page)
    assert world.wish(table, "host", "start")[1] is None
    text = pages[0].views()["0"]["legal"][0]
    assert world.wish(table, "host", "move", move=text)[1] is None


def test_a_bot_waits_as_well_and_goes_on_when_all_are_ready() -> None:
    world = World()
    table, pages = gathered(world, "attrap_tresors", 3, 1, options=QUIET)
    saw(world, pages[0])
    assert world.wish(table, "host", "first", seat=1)[1] is None
    assert world.wish(table, "host", "start")[1] is None
    world.clock.pass_ms(4500)
    assert laid(world, table).moves == 0
    saw(world, pages[0])
    world.clock.pass_ms(3000)
    assert laid(world, table).moves > 0


def test_without_a_word_from_the_page_a_bot_goes_on_after_five_seconds() -> None:
    world = World()
    table, pages = gathered(world, "attrap_tresors", 3, 1, options=QUIET)
    saw(world, pages[0])
    assert world.wish(table, "host", "first", seat=1)[1] is None
    assert world.wish(table, "host", "start")[1] is None
    world.clock.pass_ms(4900)
    assert laid(world, table).moves == 0
    world.clock.pass_ms(4000)
    assert laid(world, table).moves > 0


def test_who_is_at_another_server_cannot_be_asked_and_is_given_the_five_seconds() -> None:
    house = House()
    table = house.open(3, seats=3, game="attrap_tresors", options=QUIET)
    for number, secret in enumerate(("s0", "s1", "s2")):
        house.enter(number % 2, table, secret)
    house.clock.pass_ms(100)
    assert house.wish(0, table, "s0", "start")[1] is None
    assert house.wish(0, table, "s0", "move", move="throw")[1].kind == "not_ready"
    house.clock.pass_ms(5000)
    assert house.wish(0, table, "s0", "move", move="throw")[1] is None
