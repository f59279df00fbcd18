"""Who is in a race: connections with their seats, and hands that are out."""

from __future__ import annotations

from collections.abc import Callable

from butin.core.speed import Speed
from butin.room.guest import Guest
from butin.room.live_table import LiveTable
from butin.room.race.contest.entrant import Entrant
from butin.room.race.contest.habit import Habit
from butin.room.table import Table


class Runner:
    """A connection in a heat, with its seats."""

    def __init__(self, guest: Guest, seats: list[int], salt: Callable[[], str]) -> None:
        self.guest: Guest = guest
        self.seats: list[int] = seats
        self.salt = salt
        self.marks: list[str] = []  # what was sent with each ping: nobody can answer one before it has arrived
        self.sent: float = -1.0  # when the reveal went out
        self.heard: float = -1.0  # when its last pong came
        self.due: float = 0.0  # when the last entry is shown to it


def lined_up(live: LiveTable, speed: Speed, salt: Callable[[], str]) -> list[Runner]:
    """Who is in it: the newest connection of each seat that may take something."""
    table = live.table
    runners: list[Runner] = []
    free = [seat for seat in range(len(table.seats)) if speed.reach(table.state, seat) > 0]
    for guest in reversed(live.guests):
        seats = [seat for seat in table.held_by(guest.holder) if seat in free]
        if guest.echo is not None and guest.here and seats:
            runners.append(Runner(guest, seats, salt))
            free = [seat for seat in free if seat not in seats]
    return runners


def hands_of(table: Table, speed: Speed, runners: list[Runner]) -> list[Entrant]:
    """Everybody who may take something, as the arbiter must know them; hands without a line count as they come."""
    measured = {seat: runner.guest for runner in runners for seat in runner.seats}
    hands = []
    for seat in range(len(table.seats)):
        reach, guest = speed.reach(table.state, seat), measured.get(seat)
        habit = Habit.read(table.habits[str(seat)]) if str(seat) in table.habits else None
        echo = guest.echo if guest is not None else None
        if echo is not None and guest is not None:
            least, middle, kernel = echo.least(), echo.middle(), echo.kernel()
            hands.append(Entrant(seat, least, middle, kernel, guest.grain, False, habit, reach, echo.skips()))
        elif reach:
            hands.append(Entrant(seat, bot=True, may_take=reach))
    return hands
