"""The hotel: hands, fronts, safes, the pile, and whom it waits for."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.state import State
from butin.games.schattendieb.cards import NO_CARD

CHOOSE, STEAL, EXTRAS, OVER = range(4)
PHASES: Final = ["choose", "steal", "extras", "over"]
UNDECIDED: Final = -1  # no answer yet to the question of extra jewels


class Hotel(State):
    """What is in the hotel in one game of a match, and the results of the games before it; empty at first."""

    def begin(self, seats: int, options: dict[str, object], chance: Chance) -> None:
        self.seats = seats
        self.options = options
        self.chance = chance
        self.results: list[list[int]] = []  # the points of every finished game; replaced, never changed
        self.last_safes: list[list[int]] = []  # how the game before this one ended; never changed
        self.last_locks: list[int] = []
        self.last_fronts: list[list[int]] = []
        self.phase: int = CHOOSE
        self.waiting: list[int] = []  # the seats that may act; replaced, never changed
        self.open: list[int] = []  # the seats whose safe is open (SD-4); replaced, never changed
        self.hands: list[list[int]] = []
        self.fronts: list[list[int]] = []  # the card of step 1, then extra jewels
        self.shown: list[int] = [NO_CARD] * seats  # what each last turned up; replaced, never changed
        self.safes: list[list[int]] = []
        self.locks: list[int] = []
        self.pile: list[int] = []  # the next card is the last of the list
        self.seen: list[int] = []  # discards that lay open before
        self.unseen: list[int] = []  # discards that nobody saw
        self.exhausted: bool = False
        self.thieves: list[int] = []  # seats whose thief has yet to act, the next one first
        self.extras: list[int] = []  # secret answers, still in hand until all have answered

    def copy_to(self, copy: Hotel) -> None:
        """Put everything that lies here in a bare hotel; what is only ever replaced is shared."""
        copy.seats = self.seats
        copy.options = self.options
        copy.chance = self.chance.clone()
        copy.results = self.results
        copy.last_safes = self.last_safes
        copy.last_locks = self.last_locks
        copy.last_fronts = self.last_fronts
        copy.phase = self.phase
        copy.waiting = self.waiting
        copy.open = self.open
        copy.hands = [hand[:] for hand in self.hands]
        copy.fronts = [front[:] for front in self.fronts]
        copy.shown = self.shown
        copy.safes = [safe[:] for safe in self.safes]
        copy.locks = self.locks[:]
        copy.pile = self.pile[:]
        copy.seen = self.seen[:]
        copy.unseen = self.unseen[:]
        copy.exhausted = self.exhausted
        copy.thieves = self.thieves[:]
        copy.extras = self.extras[:]

    def actors(self) -> list[int]:
        return self.waiting

    def acted(self, seat: int) -> None:
        """Nobody waits for this seat any more."""
        self.waiting = [other for other in self.waiting if other != seat]

    def scores(self) -> list[int] | None:
        return self.totals() if self.phase == OVER else None

    def winners(self) -> list[int]:
        return leaders(self.totals()) if self.phase == OVER else []

    def totals(self) -> list[int]:
        """What each seat has earned in the finished games."""
        totals = [0] * self.seats
        for points in self.results:
            for seat, earned in enumerate(points):
                totals[seat] += earned
        return totals

    def nobody_holds_cards(self) -> bool:
        """Whether all hands are empty; those of closed players always are (SD-A18)."""
        return not any(self.hands)


def leaders(totals: list[int]) -> list[int]:
    """The seats with the highest total: several share the victory (SD-34, SD-A20)."""
    best = max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]
