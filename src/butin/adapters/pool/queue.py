"""Who is thought for next: bots of running tables, then hints, then reviews, one of each table or address in turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from typing import Generic, TypeVar

MOVE, HINT, REVIEW = LANES = ("move", "hint", "review")
MOST = 20  # hints and reviews that wait: at half a second each the last one waits for 10, and nobody would for longer

J = TypeVar("J", bound=Hashable)


class Queue(Generic[J]):
    """Jobs that wait for a worker, and those that are handed out, never more than there are workers."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.lanes: dict[str, dict[str, list[J]]] = {lane: {} for lane in LANES}  # by whose they are, as turns go
        self.places: dict[J, tuple[str, str]] = {}  # of all that wait
        self.out: dict[J, str] = {}  # what is handed out, and from which lane

    @property
    def spare(self) -> int:
        """How many hints and reviews may be thought about at once: the last of several workers is for bots."""
        return max(1, self.workers - 1)

    def put(self, lane: str, who: str, job: J) -> J | None:
        """Let a job wait. The answer is the one that must go instead, perhaps this very one, if too many wait."""
        self.lanes[lane].setdefault(who, []).append(job)
        self.places[job] = lane, who
        if lane == MOVE or self._patient() <= MOST:
            return None
        last = self._last_of_the_most(who)
        self.drop(last)
        return last

    def next(self) -> J | None:
        """The job that a worker gets now, if one is free for it; it is in its hands until `back`."""
        for lane, turns in self.lanes.items():
            if turns and self._free_for(lane):
                who, jobs = next(iter(turns.items()))
                job = jobs[0]
                self.drop(job)
                if jobs:
                    turns[who] = turns.pop(who)  # whose next turn comes after all others'
                self.out[job] = lane
                return job
        return None

    def back(self, job: J) -> None:
        """A worker is free again."""
        del self.out[job]

    def drop(self, job: J) -> None:
        """A job waits no longer. What is handed out stays so: a worker cannot be called back."""
        if job not in self.places:
            return
        lane, who = self.places.pop(job)
        jobs = self.lanes[lane][who]
        jobs.remove(job)
        if not jobs:
            del self.lanes[lane][who]

    def lengths(self) -> dict[str, int]:
        """How many wait in each lane."""
        return {lane: sum(map(len, turns.values())) for lane, turns in self.lanes.items()}

    def _free_for(self, lane: str) -> bool:
        patient = sum(other != MOVE for other in self.out.values())
        return len(self.out) < self.workers and (lane == MOVE or patient < self.spare)

    def _patient(self) -> int:
        lengths = self.lengths()
        return lengths[HINT] + lengths[REVIEW]

    def _last_of_the_most(self, newest: str) -> J:
        """Whoever lets most wait makes room for the others, reviews first; among equals, who came last."""
        counted = Counter(who for lane, who in self.places.values() if lane != MOVE)
        most = max(counted, key=lambda who: (counted[who], who == newest))
        return (self.lanes[REVIEW].get(most) or self.lanes[HINT][most])[-1]
