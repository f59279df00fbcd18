"""Races come and go with their box: lines are measured where one can be, and a race that is left leaves nothing."""

from __future__ import annotations

from typing import Any

from butin.testing.sim import Page, World, asker


class Line(Page):
    """A page whose line says when it is measured."""

    def __init__(self, secret: str) -> None:
        super().__init__(secret)
        self.measured = False

    def start(self) -> None:
        self.measured = True

    def stop(self) -> None:
        self.measured = False

    def ping(self, payload: bytes) -> None:
        pass

    def least(self) -> float:
        return 20.0

    middle = kernel = least

    def skips(self) -> bool:
        return False


def come(world: World, table: str, secret: str) -> Line:
    line = Line(secret)
    world.room.enter(table, asker(secret, ""), line, None, line).then(line.entered)
    world.clock.pass_ms(0)
    return line


def test_a_line_is_measured_while_a_box_for_speed_lies_there() -> None:
    world = World()
    table = world.open(game="voleurs", seats=2, secret="ana")["table"]
    world.wish(table, "bo", "sit")
    lines = [come(world, table, name) for name in ("ana", "bo")]
    measured: list[bool] = []
    for game in ("attrap_tresors", "labyrinthe", "attrap_tresors"):
        assert world.wish(table, "ana", "box", game=game)[1] is None
        measured += [line.measured for line in lines]
    assert measured == [True, True, False, False, True, True]
    late = come(world, table, "watcher by id")
    assert late.guest is None


def test_a_box_taken_in_the_middle_of_a_race_ends_it_and_the_table_goes_on() -> None:
    world = World()
    table = world.open(game="attrap_tresors", seats=2, secret="ana")["table"]
    world.wish(table, "bo", "sit")
    lines = {name: come(world, table, name) for name in ("ana", "bo")}
    assert world.wish(table, "ana", "start")[1] is None
    live = world.room.live[table]
    for _ in range(20):
        if live.race is not None:
            break
        (seat,) = live.table.actors()[:1]
        state: Any = live.table.state
        move = live.table.game.write_move(state, seat, state.legal(seat)[0])
        world.wish(table, ["ana", "bo"][seat], "move", seat=seat, move=move)
        world.clock.pass_ms(10)
    assert live.race is not None
    assert world.wish(table, "bo", "box", game="voleurs")[1] is None
    assert world.wish(table, "ana", "answer", yes=True)[1] is None
    world.clock.pass_ms(4000)
    left: Any = live.race
    assert left is None
    assert (live.owed, live.table.game.name) == ((), "voleurs")
    assert world.wish(table, "ana", "start")[1] is None
    assert {line.views()[str(seat)]["game"] for seat, line in enumerate(lines.values())} == {"voleurs"}
    numbers = [message["n"] for message in lines["ana"].heard if message["type"] == "news"]
    assert numbers == list(range(numbers[0], live.table.n + 1)), "nothing was left lying"
