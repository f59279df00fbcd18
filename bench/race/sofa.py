"""Rooms with a television: half of the people look at their phones, half at a set that shows everything later.

The arbiter counts from the phones' own paint and knows nothing of the set. So whoever looks at the set is late by as
much as the set is, unless it was measured with ten lamps and is shown the throw ahead.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from statistics import median

from bench.race.course import Player, run, seated
from bench.race.lines import WIFI, Wire, noise, wire
from bench.race.people import ADULT, GO, reaction
from bench.race.rooms import GAME
from butin.room.running.asides import LATEST_MS
from kit.parallel import spread

LATE_MS = (0, 20, 50, 84, 120, 150)
PHONES, SOFA = 2, 2
LAMPS, WIDE_MS = 5, 60.0  # of each kind; the middle three of them lie that far apart at most, or it is not taken
FRAME_MS = 1000 / 60
TRIES = 3  # at measuring; then people leave it
CLEAR_MS = 10.0  # apart, for a race to have a winner that nobody doubts


@dataclass(frozen=True)
class Evening:
    """Some races beside a set that is so late, measured or not."""

    late: float
    measured: bool
    races: int
    seed: str


@dataclass
class Seen:
    """What came of it."""

    races: int = 0
    clear: int = 0  # with a winner that nobody doubts, by when each saw the dice wherever they looked
    wrong: int = 0  # of those
    sofa: int = 0  # won by somebody who looks at the set
    by_paint: int = 0  # clear by the phones' own paint
    unfair: int = 0  # of those, given to another

    def merge(self, other: Seen) -> None:
        for name in vars(self):
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def row(self, late: float, measured: bool) -> dict[str, object]:
        return {
            "late_ms": late,
            "measured": "yes" if measured else "no",
            "races": self.races,
            "wrong_%": round(100 * self.wrong / max(1, self.clear), 2),
            "won_by_the_sofa_%": round(100 * self.sofa / max(1, self.races), 1),
            "wrong_by_own_paint_%": round(100 * self.unfair / max(1, self.by_paint), 3),
        }


def beside_a_television(races: int, seed: int) -> dict[tuple[float, bool], Seen]:
    """For each lateness, unmeasured and measured."""
    kinds = [(float(late), measured) for late in LATE_MS for measured in (False, True)]
    size = min(races, 2000)
    evenings = [
        Evening(late, measured, min(size, races - n), f"{seed}:{late}:{measured}:{n}")
        for late, measured in kinds
        for n in range(0, races, size)
    ]
    found = {kind: Seen() for kind in kinds}
    for evening, seen in zip(evenings, spread(spent, evenings), strict=True):
        found[evening.late, evening.measured].merge(seen)
    return found


def spent(evening: Evening) -> Seen:
    chance = Random(evening.seed)  # noqa: S311
    pool = noise(chance)
    seen = Seen()
    players: list[Player] = []
    ahead, line = 0.0, wire(WIFI, chance, pool)
    for number in range(evening.races):
        if number % GAME == 0:
            players = seated([WIFI] * (PHONES + SOFA), chance, pool)
            line = wire(WIFI, chance, pool)
            ahead = _measured(evening.late, line, chance) if evening.measured else 0.0
        _race(players, _lag(evening.late, line, chance) - ahead, chance, pool, seen)
    return seen


def _race(players: list[Player], lag: float, chance: Random, pool: list[float], seen: Seen) -> None:
    """Everybody reacts to what they look at; a press counts from the paint of one's own phone."""
    reactions = [reaction(ADULT, chance) for _ in players]
    truths = [took + (lag if seat >= PHONES else 0.0) for seat, took in enumerate(reactions)]
    winner = run(players, chance, pool, truths=truths).winner
    seen.races += 1
    seen.sofa += winner >= PHONES
    first, second = sorted(reactions)[:2]
    if second - first > CLEAR_MS:
        seen.clear += 1
        seen.wrong += winner != reactions.index(first)
    first, second = sorted(truths)[:2]
    if second - first > CLEAR_MS:
        seen.by_paint += 1
        seen.unfair += winner != truths.index(first)


def _lag(late: float, line: Wire, chance: Random) -> float:
    """From the common moment until it is to be seen on the set: the way there, a frame, and the set itself."""
    return line.rtt_med / 2 + chance.random() * FRAME_MS + late


def _measured(late: float, line: Wire, chance: Random) -> float:
    """By how much the set is shown a throw ahead: the difference of two medians, where they can be trusted."""
    for _ in range(TRIES):
        phone = [reaction(GO, chance) + line.rtt_med / 2 + chance.random() * FRAME_MS for _ in range(LAMPS)]
        screen = [reaction(GO, chance) + _lag(late, line, chance) for _ in range(LAMPS)]
        found = median(screen) - median(phone)
        if found >= 0 and max(_width(phone), _width(screen)) <= WIDE_MS:
            return min(found, LATEST_MS)
    return 0.0


def _width(taps: list[float]) -> float:
    middle = sorted(taps)[1:-1]
    return middle[-1] - middle[0]
