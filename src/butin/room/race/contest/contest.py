"""A race as it stands: its lines, the claims that are not decided yet, and who could still beat them."""

from __future__ import annotations

from typing import Any

from butin.room.race.contest.entrant import Entrant
from butin.room.race.contest.habit import Habit
from butin.room.race.contest.signals import Settled
from butin.room.race.contest.track import NEVER, Track

CAP, CAP_SECOND = 700.0, 400.0  # ms that a verdict waits for the slowest line: on the column, on the rest


class Claim:
    """A hand that went somewhere, and what its time is worth."""

    def __init__(self, at: float, seat: int, what: int, took: float, measured: float) -> None:
        self.at: float = at
        self.seat: int = seat
        self.what: int = what
        self.took: float = took
        self.measured: float = measured


class Contest:
    """Everything about one race. Seats are named by their hands; `lot` orders them for photo finishes.

    Without `objects` the race is for the column alone; otherwise they tell how many there are of each. With `laying` a
    seat has one hand, which is full for so long after it has seen a verdict of its own.
    """

    def __init__(
        self,
        entrants: list[Entrant],
        lot: list[int],
        objects: dict[int, int] | None = None,
        cap_ms: float = 0.0,
        laying: float = 0.0,
    ) -> None:
        self.entrants: list[Entrant] = entrants
        self.lot: list[int] = lot
        self.objects: dict[int, int] | None = None if objects is None else dict(objects)  # that are left
        self.there: list[list[int]] | None = None if objects is None else [list(one) for one in objects.items()]
        self.cap: float = cap_ms if cap_ms > 0.0 else CAP if objects is None else CAP_SECOND
        self.laying: float = laying
        self.tracks: dict[int, Track] = {entrant.seat: Track(entrant, laying) for entrant in entrants}
        self.claims: list[Claim] = []  # undecided, fastest first
        self.promised: list[Claim] = []  # by bots, not yet due
        self.waiting: list[int] = []  # seats that could still beat the fastest
        self.since: float = NEVER  # when the oldest undecided claim came
        self.moment: float = NEVER  # when everybody should see the throw
        self.shown: bool = False  # provisionally
        self.now: float = -NEVER
        self.due: float = NEVER  # when something happens by itself
        self.asked: float = NEVER  # for when a ring was asked
        self.closed: str = ""
        self.decided: list[Settled] = []  # Given and Slipped, in race time
        self.heard: int = 0  # events so far
        self.written: list[list[Any]] = []  # those that mattered, each after its place among all

    def habits(self) -> dict[int, Habit]:
        """What is known of each seat after this race."""
        return {seat: track.habit for seat, track in self.tracks.items()}

    def blur(self, one: int, other: int) -> float:
        """Closer than the coarser of two timers is a photo finish; the ruler alone has none."""
        coarser = 0.0
        for seat in (one, other):
            track = self.tracks[seat]
            if not track.alone:
                coarser = max(coarser, track.entrant.resolution)
        return coarser
