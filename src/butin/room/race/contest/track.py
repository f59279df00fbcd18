"""A seat's track during one race: what its ruler proves, and what a claim of it is worth.

A claim that follows pong k in the byte stream was made after ping k had arrived. Ping k took at least the shortest way
there, the first pong at least the shortest way back, and both together are the shortest round trip: so much time has
passed since the throw was delivered, whatever line and page did.
"""

from __future__ import annotations

from typing import Final

from butin.room.race.contest.entrant import Entrant
from butin.room.race.contest.habit import given_back, remember
from butin.room.race.contest.signals import Signal

FLOOR: Final = 120.0  # no human is faster
LOCK: Final = 400.0  # after a press that was too early
HAND: Final = 250.0  # from one grab of a hand to its next
GAP: Final = 25.0  # of the ruler
DISPATCH: Final = 5.0  # within the page
NEAREST, FARTHEST = 4.0, 300.0  # a pong may be so much later than the kernel's echo; a line may be so long
COARSE: Final = 8.0  # a timer that is no better than the ruler
USUAL_HOLD: Final = 4.0  # at least, from receipt to paint
NEVER: Final = 1e12


class Track:
    """What is known of a seat in this race."""

    def __init__(self, entrant: Entrant, laying: float = 0.0) -> None:
        habit = entrant.habit.next_race()
        self.entrant: Entrant = entrant
        self.habit = habit
        self.alone: bool = habit.flagged or entrant.resolution > COARSE  # by the ruler alone
        self.back: float = given_back(habit)
        unrest = entrant.rtt_med - entrant.rtt_min
        self.usual: float = max(20.0, 1.5 * unrest)  # that a round trip is longer than most
        self.spread: float = 3.0 + 0.5 * unrest  # of honest claims beside the ruler
        self.trust: float = GAP / (GAP + 2 * unrest)  # in the moment at which something came
        self.tolerance: float = max(2.0, 0.25 * unrest) + DISPATCH
        far = entrant.rtt_min - entrant.kernel_rtt - NEAREST if entrant.kernel_rtt > 0.0 else 0.0
        self.held_back: float = max(0.0, far, entrant.rtt_min - FARTHEST)  # of its pongs, by somebody
        self.sent: float = -1.0
        self.pings: dict[int, float] = {}
        self.first: float = -1.0  # when the first pong came, and how long it took
        self.first_rtt: float = 0.0
        self.rtt: float = entrant.rtt_min
        self.late: float = 0.0  # of the first pong, beyond the usual
        self.k: int = -1  # the last pong, when its ping was sent, when it came
        self.pinged: float = 0.0
        self.ponged: float = 0.0
        self.painted: bool = False
        self.base: float = 0.0  # hold that is believed
        self.hold: float = 0.0  # that may be believed at most
        self.tick: float = 0.0
        self.free_at: float = 0.0  # own time before which its hand rests
        self.full_until: float = laying if entrant.full else 0.0  # own time before which it holds what it took
        self.gone: bool = False
        self.taken: int = 0
        self.unwritten: list[tuple[int, Signal]] = []  # the last pong and tick, while they have changed nothing

    def pong(self, at: float, k: int) -> bool:
        """Whether it counts: only a pong of a ping that was sent does, once and in the order of the pings."""
        pinged = self.pings.get(k, -1.0)
        if k <= self.k or pinged < self.pinged:
            return False
        if self.k < 0:
            self.first = at
            self.first_rtt = at - pinged
            self.rtt = min(self.rtt, at - pinged)
            self.late = max(0.0, at - pinged - max(self.entrant.rtt_med, self.rtt) - self.usual)
        self.k, self.pinged, self.ponged = k, pinged, at
        return True

    def paint(self, at: float, hold: float, frame: float) -> None:
        """A paint later than its own news is none. The page may find out one frame later that it was late by one."""
        if self.painted or not hold >= 0.0:
            return
        self.painted = True
        latest = max(0.0, at - self.sent - self.rtt + self.tolerance)
        self.base = min(hold, latest, self.habit.hold_left)
        self.habit.hold_left -= self.base
        self.hold = self.base + min(max(frame, 0.0), 17.0, self.habit.hold_left)

    def proved(self) -> float:
        """So much time had passed since delivery, at least, when the last pong was sent."""
        if self.k < 0:
            return -NEVER
        spent = max(0.0, self.late - self.habit.stall_left)
        return self.pinged - self.first + self.rtt - self.tolerance + self.held_back + spent

    def likely(self, at: float) -> float:
        """How much had probably passed when something was sent that came at this time."""
        if self.k < 0:
            return at - self.sent - self.rtt
        since = at - self.ponged
        slower = min(self.usual, max(0.0 if self.alone else -self.usual, self.ponged - self.pinged - self.first_rtt))
        if not self.entrant.skips:  # the next pong had not been sent yet
            since = GAP / 2 + self.trust * (min(GAP, since) - GAP / 2)
        return self.pinged - self.sent + slower / 2 + since + self.held_back

    def ruled(self, at: float) -> float:
        """What the ruler alone makes of a claim that came at this time."""
        return self.likely(at) - USUAL_HOLD

    def measure(self, at: float, took: float, hold: float, stamped: bool) -> float:
        """What a claim is worth."""
        believed = min(hold, self.hold)
        least = max(FLOOR, self.proved() - believed)
        if self.alone:
            return max(least, self.ruled(at))
        if not stamped:
            return max(least, self.ruled(at), self.tick + self.back)
        return max(least, max(took, self.tick) + hold - believed + self.back)

    def floor(self) -> float:
        """No claim that is still to come can be worth less."""
        if self.gone or self.entrant.bot:
            return NEVER
        held = self.hold if self.painted else self.habit.hold_left
        least = max(FLOOR, self.free_at, self.full_until, self.proved() - held)
        if self.alone:
            return max(least, self.ruled(self.ponged))
        return max(least, self.tick + self.back)

    def fill(self, at: float, shown: float, laying: float) -> None:
        """It has something, which its own screen shows at this time of its watch, or as soon as it can."""
        self.full_until = max(shown, at - self.sent) - self.base + laying
        self.free_at = 0.0

    def learn(self, at: float, took: float, hold: float, stamped: bool) -> None:
        """After a claim: what it says about this seat, and what it has used up."""
        habit = self.habit
        proved, likely = self.proved(), self.likely(at)
        believed = min(hold, self.hold)
        if self.late > 0.0:
            needed = proved + min(self.late, habit.stall_left) - believed - took
            habit.stall_left -= max(0.0, min(needed, self.late, habit.stall_left))
        elif stamped and self.k >= 0 and self.entrant.resolution <= COARSE:
            remember(habit, took + hold - likely, took + hold - proved, self.spread)
        habit.hold_left -= max(0.0, believed - self.base)
        self.base = max(self.base, believed)
