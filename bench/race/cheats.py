"""Those who do not play fair: what a page script can forge, and what a program of one's own can."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random


@dataclass(frozen=True)
class Cheat:
    """How somebody lies. A page script can neither see nor hold pongs; a program of one's own can."""

    name: str
    minus: float = 0.0  # ms that a claim is less than the truth
    always: float = 0.0  # claimed whatever the truth is
    one_in: int = 1  # lies only so often
    late_paint: float = 0.0  # "my frame was late"
    hold_pongs: float = 0.0
    answers: int = 1  # one ping in so many
    ticks: bool = False  # an honest page's; a liar's would bind it
    stall: float = 0.0  # "my line was stuck": the claim is sent so much later than the press

    def claims(self, took: float, chance: Random) -> float:
        if self.one_in > 1 and chance.randrange(self.one_in):
            return took
        return self.always or (max(125.0, took - self.minus) if self.minus else took)


HONEST = Cheat("honest", ticks=True)
MINUS_20 = Cheat("stamp -20", minus=20)
SMALL = [Cheat("stamp -5", minus=5), Cheat("stamp -10", minus=10), MINUS_20]
LARGE = [MINUS_20, Cheat("stamp -50", minus=50), Cheat("stamp -100", minus=100), Cheat("always 130", always=130)]
LATE = Cheat("late paint 33", late_paint=33, ticks=True)
STALLED = [Cheat(f"stamp -100, sent {late} late", minus=100, stall=late) for late in (50, 300)]
SELECTIVE = Cheat("stamp -50, one in 5", minus=50, one_in=5)
HELD = [Cheat(f"pongs held {held}", minus=held, hold_pongs=held) for held in (50, 100, 200)]
SKIPPED = Cheat("pongs skipped, 7 in 8", minus=100, answers=8)
PAGE = [*SMALL, *LARGE[1:], LATE, *STALLED, SELECTIVE]
OWN = [*HELD, SKIPPED]
CHEATS = [HONEST, *PAGE, *OWN]
