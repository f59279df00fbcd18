"""What lies in the souk and what it says: dice, tower, tasks, gold. Nothing happens here."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.state import State
from butin.games.attrap_tresors.box import (
    COLOURS,
    COLUMN,
    DICE_FOR_TWO,
    GOLD,
    MATCHING,
    TASKS_PER_COLOUR,
    VALUES,
    cap_for,
    dice_for,
    gold_for,
    tower_for,
)
from butin.games.attrap_tresors.dice import INSIDE, NOTHING_UNDER, UNTHROWN, overlapping

PHASES: Final = ["throw", "stacked", "race", "loot", "give_back", "replace", "choose", "over"]
THROW: Final = 0  # the roller throws; two players throw both
STACKED: Final = 1  # dice lie on each other: all of these are thrown again first
RACE: Final = 2  # the dice lie still: the column is free to grab
LOOT: Final = 3  # somebody has the column: the others take what else there is
GIVE_BACK: Final = 4  # a wrong grab: its maker chooses the card that he returns
REPLACE: Final = 5  # two players: the holder chooses which of two fulfilled tasks goes
CHOOSE: Final = 6  # quiet mode: everybody chooses in secret
OVER: Final = 7

# Moves: an object is its place in OBJECTS, the column being 0; then these.
NOTHING: Final = 6
THROWS: Final = 7  # plainly, gently, hard
CLOSE: Final = 10  # the table's own
GIVE: Final = 11  # and the card's place in VALUES
REPLACING: Final = 15  # and the colour
MOVES: Final = 21

NOBODY: Final = -1
GONE: Final = -1
UNCHOSEN: Final = -1


_DICE: Final = list(range(DICE_FOR_TWO))  # no table uses more


class Souk(State):
    """Lists that clones share are replaced when they change, never changed in place."""

    def begin(self, seats: int, options: dict[str, object], chance: Chance) -> None:
        self.seats = seats
        self.options = options
        self.chance = chance
        self.quiet: bool = bool(options["quiet_mode"])
        self.tidy: bool = bool(options["tidy_dice"])
        self.cap: int = cap_for(seats, options)
        self.tower: list[int] = tower_for(seats, options)  # the objects of every round, the column first
        self.gold: list[int] = gold_for(seats, self.tower)  # cards in play by value
        dice = dice_for(seats, options)
        self.phase: int = THROW
        self.roller: int = 0
        self.paid: int = 0  # rounds in which gold was paid (AT-23)
        self.colours: list[int] = [UNTHROWN] * dice  # with two players the first half is seat 0's
        self.xs: list[int] = [0] * dice
        self.ys: list[int] = [0] * dice
        self.ons: list[int] = [NOTHING_UNDER] * dice  # the die that this one rests on
        self.cup: list[list[int]] = []  # dice that are known to come, the next one first; empty in a real game
        self.owners: list[int] = [NOBODY] * len(self.tower)  # who took each object of the tower
        self.tasks: list[int] = []  # one a seat; with two players the three open ones
        self.shown: list[bool] = [False] * seats  # whether all have seen this seat's task
        self.pile: list[int] = []  # the next task is the last of the list
        self.aside: list[int] = []
        self.cards: list[int] = [0] * (seats * len(VALUES))  # gold-bag cards, seat by seat and value by value
        self.token: int = 0  # quiet mode: who comes first
        self.choices: list[int] = [UNCHOSEN] * seats  # quiet mode: still secret
        self.revealed: list[int] = [UNCHOSEN] * seats  # quiet mode: the choices that were uncovered last

    def counts(self) -> list[int]:
        """The dice that count, by colour: those wholly on the bazaar (AT-5, AT-6)."""
        counts = [0] * len(COLOURS)
        xs, ys = self.xs, self.ys
        for die, colour in enumerate(self.colours):
            if colour >= 0 and -INSIDE <= xs[die] <= INSIDE and -INSIDE <= ys[die] <= INSIDE:
                counts[colour] += 1
        return counts

    def chosen(self, seat: int, counts: list[int]) -> bool:
        """At least three dice show a task of this seat's; the open ones are both players' (AT-6, AT-29)."""
        if self.seats == 2:
            return bool(self.fulfilled(counts))
        return counts[self.tasks[seat]] >= MATCHING

    def right(self, seat: int) -> bool:
        """Whether this seat may have the column: it is chosen, or the roll is open to all (AT-8)."""
        counts = self.counts()
        return min(counts) > 0 or self.chosen(seat, counts)

    def fulfilled(self, counts: list[int]) -> list[int]:
        """The different colours among the open tasks that show three times."""
        colours: list[int] = []
        for task in self.tasks:
            if counts[task] >= MATCHING and task not in colours:
                colours.append(task)
        return colours

    def undecided(self) -> bool:
        """Everybody can see that nobody may grab. Secret tasks play no part, so nothing leaks (AT-9, AT-A8)."""
        counts = self.counts()
        if min(counts) > 0:
            return False
        if self.seats == 2:
            return not self.fulfilled(counts)
        return max(counts) < MATCHING

    def may_take(self, seat: int) -> bool:
        """Whether a seat has a hand left for another object (AT-12, AT-13, AT-30)."""
        owners = self.owners
        if owners[COLUMN] == seat and self.seats > 2:
            return False
        return owners.count(seat) < self.cap

    def free(self) -> list[int]:
        """The kinds of objects beside the column that nobody has taken."""
        kinds: list[int] = []
        owners, tower = self.owners, self.tower
        for slot in range(1, len(tower)):
            if owners[slot] < 0 and (not kinds or kinds[-1] != tower[slot]):
                kinds.append(tower[slot])
        return kinds

    def slot(self, kind: int) -> int:
        """The place in the tower of the first object of a kind that is still there, or GONE."""
        owners, tower = self.owners, self.tower
        for slot in range(len(tower)):
            if tower[slot] == kind and owners[slot] < 0:
                return slot
        return GONE

    def hand_over(self, slot: int, seat: int) -> None:
        """An object changes from the tower to a seat; who got the first of two equal ones is not kept."""
        owners = self.owners
        owners[slot] = seat
        if slot > 1 and self.tower[slot - 1] == self.tower[slot] and owners[slot - 1] > seat:
            owners[slot] = owners[slot - 1]
            owners[slot - 1] = seat

    def keepers(self, kind: int) -> list[int]:
        """The seats that have taken such an object."""
        return sorted({o for k, o in zip(self.tower, self.owners, strict=True) if k == kind and o != NOBODY})

    def stacked(self) -> list[int]:
        """The dice that lie on each other. None of them counts, the lowest neither (AT-5)."""
        return [] if max(self.ons) == NOTHING_UNDER else overlapping(self.colours, self.xs, self.ys)

    def rethrows(self, seat: int) -> list[int]:
        """The dice that this seat throws again: those of a stack, and those picked up with one."""
        stacked = self.stacked()
        return [die for die in self.dice_of(seat) if die in stacked or self.colours[die] == UNTHROWN]

    def dice_of(self, seat: int) -> list[int]:
        """The dice that a seat throws: half of them with two players, else all (AT-5, AT-28)."""
        dice = len(self.colours)
        if self.seats == 2:
            return _DICE[seat * dice // 2 : (seat + 1) * dice // 2]
        return _DICE[:dice] if seat == self.roller else []

    def has_thrown(self, seat: int) -> bool:
        """Two players: whether the dice of this one lie (AT-28)."""
        return self.colours[seat * len(self.colours) // 2] != UNTHROWN

    def asked(self) -> list[int]:
        """Quiet mode: who chooses in this step; it shows nothing that is not open (AT-A24)."""
        return [seat for seat in range(self.seats) if self.may_take(seat)]

    def owned(self, seat: int) -> list[int]:
        """The values, as places in VALUES, of which a seat has a card."""
        start = seat * len(VALUES)
        return [value for value in range(len(VALUES)) if self.cards[start + value] > 0]

    def bags(self, seat: int) -> int:
        start = seat * len(VALUES)
        return sum(VALUES[value] * self.cards[start + value] for value in range(len(VALUES)))

    def card_count(self, seat: int) -> int:
        return sum(self.cards[seat * len(VALUES) : (seat + 1) * len(VALUES)])

    def supply(self) -> list[int]:
        """The open piles by value (AT-2)."""
        kinds = len(GOLD)
        return [self.gold[value] - sum(self.cards[value::kinds]) for value in range(kinds)]


def all_tasks() -> list[int]:
    return list(range(len(COLOURS))) * TASKS_PER_COLOUR
