"""Attrap'trésors: throw the dice, snatch the column if they call you, then let the others loot the tower.

AT-5 and the like are the clauses of rulebook.en.md beside this file. The components are in box.py.
The game has no clock: grabs arrive as moves, in the order in which an arbiter found the hands.
"""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.errors import IllegalMove
from butin.core.state import TABLE, Event, State, Tell
from butin.games.attrap_tresors.box import COLOURS, COLUMN, OBJECTS, OPEN_TASKS, VALUES
from butin.games.attrap_tresors.judging import close, draw_open, give_back, replace, winners
from butin.games.attrap_tresors.quiet import choose, open_choices
from butin.games.attrap_tresors.refusals import why_not
from butin.games.attrap_tresors.souk import (
    CHOOSE,
    CLOSE,
    GIVE,
    GIVE_BACK,
    GONE,
    LOOT,
    NOBODY,
    OVER,
    RACE,
    REPLACE,
    REPLACING,
    STACKED,
    THROWS,
    UNCHOSEN,
    Souk,
    all_tasks,
)
from butin.games.attrap_tresors.throwing import throw

# what actors and legal answer most; to be read only
_ALL_THROWS: Final = [THROWS, THROWS + 1, THROWS + 2]
_GRAB: Final = [COLUMN]
_GRAB_OR_THROW: Final = [COLUMN, *_ALL_THROWS]
_SEATS: Final = [list(range(seats)) for seats in range(7)]
_ALONE: Final = [[seat] for seat in range(6)]


class AttrapTresors(Souk):
    """A move is an object of the tower to grab, a throw, or an answer; table.py has the codes."""

    def actors(self) -> list[int]:
        phase = self.phase
        if phase == RACE:  # any hand may go to the column (AT-8)
            return _SEATS[self.seats]
        if phase == LOOT:
            return [seat for seat in range(self.seats) if self.may_take(seat)]
        if phase == CHOOSE:
            return [seat for seat in self.asked() if self.choices[seat] == UNCHOSEN]
        if phase in (GIVE_BACK, REPLACE):
            return _ALONE[self.owners[COLUMN]]
        if phase == OVER:
            return _SEATS[0]
        if self.seats > 2:
            return _ALONE[self.roller]
        if phase == STACKED:
            return [seat for seat in (0, 1) if self.rethrows(seat)]
        if self.has_thrown(0):
            return _ALONE[1]
        return _ALONE[0] if self.has_thrown(1) else _SEATS[2]  # both at once (AT-28)

    def legal(self, seat: int) -> list[int]:
        phase = self.phase
        if not 0 <= seat < self.seats:
            return [CLOSE] if seat == TABLE and phase == LOOT else []
        if phase == RACE:
            return _GRAB_OR_THROW if seat == self.roller or self.seats == 2 else _GRAB
        if phase == LOOT:
            return self.free() if self.may_take(seat) else []
        if phase == CHOOSE:
            return open_choices(self) if self.choices[seat] == UNCHOSEN and self.may_take(seat) else []
        if seat not in self.actors():
            return []
        if phase == GIVE_BACK:
            return [GIVE + value for value in self.owned(seat)]
        if phase == REPLACE:
            return [REPLACING + task for task in self.fulfilled(self.counts())]
        return _ALL_THROWS

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        return why_not(self, seat, move)

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if self.phase == CHOOSE:
            choose(self, seat, move, tell)
        elif move == COLUMN:
            self._grab_column(seat, tell)
        elif move < len(OBJECTS):
            self._take(seat, move, tell)
        elif move == CLOSE:  # what nobody took pays nobody (AT-A9)
            close(self, "AT-A9", tell)
        elif move >= REPLACING:
            replace(self, move - REPLACING, tell)
        elif move >= GIVE:
            give_back(self, move - GIVE, tell)
        else:
            throw(self, seat, move - THROWS, tell)

    def clone(self) -> State:
        copy = AttrapTresors()
        copy.seats = self.seats
        copy.options = self.options
        copy.chance = self.chance.clone()
        copy.quiet = self.quiet
        copy.tidy = self.tidy
        copy.cap = self.cap
        copy.tower = self.tower
        copy.gold = self.gold
        copy.phase = self.phase
        copy.roller = self.roller
        copy.paid = self.paid
        copy.colours = self.colours
        copy.xs = self.xs
        copy.ys = self.ys
        copy.ons = self.ons
        copy.cup = self.cup
        copy.owners = self.owners[:]  # the only list that changes in place
        copy.tasks = self.tasks
        copy.shown = self.shown
        copy.pile = self.pile
        copy.aside = self.aside
        copy.cards = self.cards
        copy.token = self.token
        copy.choices = self.choices
        copy.revealed = self.revealed
        return copy

    def scores(self) -> list[int] | None:
        return [self.bags(seat) for seat in range(self.seats)] if self.phase == OVER else None

    def winners(self) -> list[int]:
        return winners(self) if self.phase == OVER else []

    def _grab_column(self, seat: int, tell: Tell | None) -> None:
        """The first hand has it (AT-10); from now on the others may take what else there is (AT-11)."""
        if self.owners[COLUMN] != NOBODY:
            self._too_late(seat, COLUMN, "AT-10", tell)
            return
        self.owners[COLUMN] = seat
        self.phase = LOOT
        if tell is not None:
            tell(Event("column_taken", "AT-10", {"seat": seat}))
            tell(Event("tower_opened", "AT-11", {"objects": [OBJECTS[kind] for kind in self.tower[1:]]}))
        if len(self.tower) == 1:
            close(self, "AT-15", tell)

    def _take(self, seat: int, kind: int, tell: Tell | None) -> None:
        slot = self.slot(kind)
        if slot == GONE:
            self._too_late(seat, kind, "AT-14", tell)
            return
        self.hand_over(slot, seat)
        if tell is not None:
            tell(Event("taken", "AT-14", {"seat": seat, "object": OBJECTS[kind]}))
        if NOBODY not in self.owners:
            close(self, "AT-15", tell)

    def _too_late(self, seat: int, kind: int, rule: str, tell: Tell | None) -> None:
        if tell is not None:
            tell(Event("too_late", rule, {"seat": seat, "object": OBJECTS[kind], "seats": self.keepers(kind)}))


def begins(seats: int, options: dict[str, object]) -> str:
    """The clause that says who throws first; two throw at once (AT-28), but in quiet mode one has the token."""
    return "AT-4" if seats > 2 or options["quiet_mode"] else ""


def deal(
    seats: int, options: dict[str, object], chance: Chance, tell: Tell | None = None, first: int = 0
) -> AttrapTresors:
    """A new game: the tower, the gold, the tasks (AT-1 to AT-4; for two AT-26, AT-27)."""
    state = AttrapTresors()
    state.begin(seats, options, chance)
    state.token = first
    if seats > 2:
        state.roller = first
    state.pile = all_tasks()
    chance.shuffle(state.pile)
    if seats == 2:
        for _ in range(OPEN_TASKS):
            state.tasks.append(draw_open(state, state.tasks))
    else:
        state.tasks = [state.pile.pop() for _ in range(seats)]
    if tell is not None:
        _tell_deal(state, tell)
    return state


def _tell_deal(state: AttrapTresors, tell: Tell) -> None:
    two = state.seats == 2
    tower: list[object] = [OBJECTS[kind] for kind in state.tower]
    rule = "AT-A2" if state.options["tower_custom"] else "AT-26" if two else "AT-1"
    tell(Event("tower_built", rule, {"objects": tower}))
    supply = {f"of_{VALUES[value]}": state.gold[value] for value in range(len(VALUES))}
    tell(Event("gold_sorted", "AT-26" if two else "AT-2", dict(supply)))
    if two:
        tell(Event("tasks_opened", "AT-27", {"tasks": [COLOURS[task] for task in state.tasks]}))
        return
    tell(Event("tasks_dealt", "AT-3", {"left": len(state.pile)}))
    for seat, task in enumerate(state.tasks):
        tell(Event("task_seen", "AT-3", {"seat": seat, "task": COLOURS[task]}, to=seat))
    tell(Event("roller_named", "AT-4", {"seat": state.roller}))
