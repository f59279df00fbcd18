"""When the owl locks up: what her safe brings now, weighed against what it may bring if she waits."""

from __future__ import annotations

from typing import Final

from butin.core.options import number_of
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, NO_CARD, VALUES
from butin.games.schattendieb.safes import worth
from butin.games.schattendieb.table import Table

# Her temper, found by play.
_GAIN: Final = 5.0  # what a turn brings on average
_FIRST_GUESS: Final = 7.0  # at how many points the others lock up, for each seat above two, before they have shown it
_CAUTION: Final = 2.5  # with more rivals than this she takes risks, since only the best wins; with fewer she plays safe


def time_to_lock(table: Table, seat: int, room: int, gain: float, left: list[int]) -> bool:
    """Whether to lock now: `room` more cards would fit, the next turn promises `gain`, `left` is unseen."""
    if table.exhausted:  # no hand gets better once nobody draws
        return True
    if _would_lose(table, seat):
        return False
    if room < 1:
        return True
    rivals = [other for other in table.open if other != seat]
    now = [_eagerness(table, seat, other, left, 0.0) if table.safes[other] else 0.0 for other in rivals]
    later = sum([_eagerness(table, seat, other, left, _GAIN) for other in rivals]) / len(rivals)
    points = worth(table, seat)
    waiting = 0.0
    closing = _counts(now)
    for count in range(len(rivals)):  # she may lock next turn, if somebody else is left then (SD-30)
        waiting += closing[count] * (1 - later ** (len(rivals) - count))
    power = (table.seats - 1) / _CAUTION  # above 1 a rich safe counts for more than its points, below 1 for less
    locking = 1 - closing[-1]  # it comes to nothing if all lock at once (SD-31)
    return bool(locking * points**power >= waiting * (points + gain) ** power)


def _would_lose(table: Table, seat: int) -> bool:
    """Whether this is the last game and her points would not do: somebody has more who cannot lose them."""
    if len(table.results) < number_of(table.options, "games") - 1:
        return False
    totals = table.totals()
    sure = [totals[s] + (worth(table, s) if table.locks[s] != NO_CARD else 0) for s in range(table.seats)]
    return totals[seat] + worth(table, seat) < max(sure)


def _eagerness(table: Table, seat: int, other: int, left: list[int], more: float) -> float:
    """How likely another player locks up: he has to hold a lock and to find his safe rich enough."""
    size = max(1, len(table.safes[other]))
    locks = sum([left[card] for card in range(FIRST_LOCK, FIRST_THIEF) if VALUES[card] >= size])
    holds = 1 - (1 - locks / max(1, sum(left))) ** len(table.hands[other])
    return holds * min(1.0, (worth(table, other) + more) / _habit(table, seat))


def _habit(table: Table, seat: int) -> float:
    """With how many points the others have locked up in this match."""
    others = [other for other in range(table.seats) if other != seat]
    closed = [points[other] for points in table.results for other in others if points[other]]
    closed += [worth(table, other) for other in others if table.locks[other] != NO_CARD]
    guess = _FIRST_GUESS * (table.seats - 2) + 1
    return (guess + sum(closed)) / (1 + len(closed))


def _counts(chances: list[float]) -> list[float]:
    """How likely none, one, two ... of them lock up in the same turn."""
    counts = [1.0]
    for chance in chances:
        stay = [count * (1 - chance) for count in counts] + [0.0]
        lock = [0.0] + [count * chance for count in counts]
        counts = [a + b for a, b in zip(stay, lock, strict=True)]
    return counts
