"""The Ghost Labyrinth: push the spare card in, then walk; stop on the treasure that is sought and its disc is yours.

LA-5 and the like are the clauses of rulebook.en.md beside this file; components.py holds what is in the box.
"""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.errors import IllegalMove
from butin.core.options import Options
from butin.core.state import Event, State, Tell
from butin.games.labyrinthe.components import ARROWS, DISCS, NAMES
from butin.games.labyrinthe.maze import (
    CARRIED,
    LINES,
    NO_ARROW,
    NOWHERE,
    ROTATIONS,
    SHAPE,
    SQUARES,
    TURNS,
    distance,
    pushes,
    reach,
    slide,
    way,
)
from butin.games.labyrinthe.refusals import refuse_push, refuse_walk
from butin.games.labyrinthe.table import Agreed
from butin.games.labyrinthe.telling import told_push, told_rides, told_travels, told_walk

PHASES: Final = ["shift", "walk", "over"]
SHIFT, WALK, OVER = 0, 1, 2
ENDINGS: Final = {"LA-17": "last_treasure", "LA-21": "whole_pile", "LA-A18": "lead"}  # how it may end
WALKS: Final = len(ARROWS) * ROTATIONS  # a push is below, a walk is WALKS + square


class Labyrinthe(State):
    """A maze, a spare card, ghosts, and piles of discs: one for all, or one a seat in the secret form."""

    def begin(self, seats: int, options: Options, chance: Chance) -> None:
        self.seats = seats
        self.options = options
        self.chance = chance
        self.agreed: Agreed = Agreed(seats, options)
        self.phase: int = SHIFT
        self.turn: int = 0
        self.turns: int = 0  # finished ones, of all seats
        self.since_capture: int = 0  # turns in a row in which nobody took a disc
        self.cards: list[int] = []  # on each square
        self.sides: list[int] = []  # open ones of each square
        self.spare: int = 0
        self.spare_sides: int = 0  # as it lies beside the board
        self.last_arrow: int = NO_ARROW
        self.ghosts: list[int] = []  # the square of each seat's
        self.places: list[int] = []  # the card with each treasure; never changed
        self.piles: list[list[int]] = []  # top last; in the common form the top is the open target
        self.put_under: list[int] = []  # how many discs at the bottom of each pile have been seen (LA-A19)
        self.looked: list[bool] = [False] * seats  # whether a seat knows its own top disc, in the secret form (LA-19)
        self.captures: list[int] = []  # seat * DISCS + disc, in order
        self.counts: list[int] = [0] * seats  # discs taken
        self.aside: list[int] = []  # discs that are not in this game; never changed

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or self.phase == OVER:
            return []
        if self.phase == WALK:
            return [WALKS + square for square in self._ends(seat)]
        if self.agreed.no_rotation:  # as it lies (LA-A3)
            rotation = TURNS[SHAPE[self.spare]].index(self.spare_sides)
            barred = NO_ARROW if self.last_arrow == NO_ARROW else self.last_arrow ^ 1
            return [arrow * ROTATIONS + rotation for arrow in range(len(ARROWS)) if arrow != barred]
        return pushes(self.spare, self.last_arrow)[:]

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        if self.phase == OVER:
            return IllegalMove("over", self._ending(), "the game is over")
        if seat != self.turn:
            text = f"it is seat {self.turn}'s turn, not seat {seat}'s"
            return IllegalMove("not_your_turn", "LA-A13", text, {"seat": self.turn})
        if not 0 <= move < WALKS + SQUARES:
            text = f"there is no move {move}: moves are 0 to {WALKS + SQUARES - 1}"
            return IllegalMove("no_such_move", "LA-5", text)
        if self.phase == SHIFT:
            if move >= WALKS:
                return IllegalMove("push_first", "LA-5", "first push the spare card in, then walk")
            sides = self.spare_sides if self.agreed.no_rotation else 0
            return refuse_push(move // ROTATIONS, move % ROTATIONS, self.last_arrow, self.spare, sides)
        if move < WALKS:
            text = "the push is made and stands: now walk, or stay"
            return IllegalMove("push_stands", "LA-A24", text, {"arrow": ARROWS[self.last_arrow]})
        target = self.square_of(self.pile_of(seat)[-1])
        return refuse_walk(move - WALKS, self.ghosts[seat], self._ends(seat), self.sides, target)

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        if self.phase == SHIFT:
            self._push(seat, move // ROTATIONS, TURNS[SHAPE[self.spare]][move % ROTATIONS], tell)
        else:
            self._walk(seat, move - WALKS, tell)

    def clone(self) -> State:
        copy = Labyrinthe()
        copy.seats = self.seats
        copy.options = self.options
        copy.chance = self.chance  # after the deal nothing is drawn any more
        copy.agreed = self.agreed
        copy.phase = self.phase
        copy.turn = self.turn
        copy.turns = self.turns
        copy.since_capture = self.since_capture
        copy.cards = self.cards[:]
        copy.sides = self.sides[:]
        copy.spare = self.spare
        copy.spare_sides = self.spare_sides
        copy.last_arrow = self.last_arrow
        copy.ghosts = self.ghosts[:]
        copy.places = self.places
        copy.piles = [pile[:] for pile in self.piles]
        copy.put_under = self.put_under[:]
        copy.looked = self.looked[:]
        copy.captures = self.captures[:]
        copy.counts = self.counts[:]
        copy.aside = self.aside
        return copy

    def scores(self) -> list[int] | None:
        if self.phase != OVER:
            return None
        return [self.turns] if self.seats == 1 else self.counts[:]  # alone, the fewer turns the better (LA-A15)

    def winners(self) -> list[int]:
        if self.phase != OVER:
            return []
        if self.agreed.secret:  # whoever has opened the whole pile (LA-21)
            return [seat for seat, pile in enumerate(self.piles) if not pile]
        best = self.leaders()
        if len(best) > 1 and self.agreed.last_disc:  # otherwise the victory is shared (LA-A17)
            return [self.last_taker(best)]
        return best

    def leaders(self) -> list[int]:
        most = max(self.counts)
        return [seat for seat in range(self.seats) if self.counts[seat] == most]

    def last_taker(self, among: list[int]) -> int:
        """The one of these seats that took a disc last."""
        for capture in reversed(self.captures):
            if capture // DISCS in among:
                return capture // DISCS
        return among[0]

    def pile_of(self, seat: int) -> list[int]:
        return self.piles[seat if self.agreed.secret else 0]

    def knows_target(self, seat: int) -> bool:
        """Whether a seat knows the disc on top of its pile: in the common form everybody does."""
        if not self.agreed.secret:
            return self.phase != OVER
        return self.looked[seat] or self.put_under[seat] >= len(self.piles[seat])

    def square_of(self, disc: int) -> int:
        """Where a treasure is now; NOWHERE while its card is the spare."""
        card = self.places[disc]
        return NOWHERE if card == self.spare else self.cards.index(card)

    def begin_turn(self, tell: Tell | None) -> None:
        """In the secret form the seat now looks at its top disc, alone (LA-19)."""
        seat = self.turn
        if self.agreed.secret and not self.looked[seat]:
            self.looked[seat] = True
            if tell is not None:
                tell(Event("looked", "LA-19", {"seat": seat, "left": len(self.piles[seat])}))
                tell(Event("seen", "LA-19", {"seat": seat, "treasure": NAMES[self.piles[seat][-1]]}, to=seat))

    def turn_up(self, rule: str, tell: Tell) -> None:
        """Say which treasure all are after, when that has changed."""
        pile = self.piles[0]
        values: dict[str, object] = {"seat": self.turn, "treasure": NAMES[pile[-1]], "left": len(pile) - 1}
        tell(Event("turned_up", rule, values))

    def _ends(self, seat: int) -> list[int]:
        """Where a walk may end: anywhere within reach, one's own square too (LA-11), or as near as can be (LA-A4)."""
        squares = reach(self.sides, self.ghosts[seat])
        if not self.agreed.strict_nearest:
            return squares
        target = self.square_of(self.pile_of(seat)[-1])
        if target == NOWHERE:  # on the spare
            return squares
        least = min(distance(square, target) for square in squares)
        return [square for square in squares if distance(square, target) == least]

    def _push(self, seat: int, arrow: int, sides: int, tell: Tell | None) -> None:
        card = self.spare
        self.spare = slide(self.cards, arrow, card)  # it stays outside until the next turn (LA-8)
        self.spare_sides = slide(self.sides, arrow, sides)
        carried = CARRIED[arrow]
        before = self.ghosts
        self.ghosts = [carried[square] for square in before]  # whoever stands on a moved card goes with it (LA-10)
        self.last_arrow = arrow
        self.phase = WALK
        if tell is not None:
            target = NOWHERE if self.agreed.secret else self.piles[0][-1]
            tell(told_push(seat, arrow, card, sides, self.spare))
            for event in told_travels(arrow, card, self.spare, self.places, target):
                tell(event)
            for event in told_rides(seat, arrow, before, self.ghosts):
                tell(event)

    def _walk(self, seat: int, square: int, tell: Tell | None) -> None:
        start = self.ghosts[seat]
        self.ghosts[seat] = square
        self.turns += 1
        if tell is not None:
            tell(told_walk(seat, way(self.sides, start, square)))
        news = ""
        if self.cards[square] == self.places[self.pile_of(seat)[-1]]:  # passing by would not do (LA-14)
            # who came in with its card just now did not stand on it before (LA-A6)
            self._take(seat, start == square and square != LINES[self.last_arrow][0], tell)
            if self.phase == OVER:
                return
            news = "LA-16"
        else:
            self.since_capture += 1
            if self.since_capture == self.agreed.stall_turns and self._stall(tell):
                news = "LA-A19"
        self.phase = SHIFT
        self.turn = 0 if seat + 1 == self.seats else seat + 1  # clockwise (LA-A13)
        self.begin_turn(tell)
        if news and tell is not None and not self.agreed.secret:
            self.turn_up(news, tell)

    def _take(self, seat: int, stayed: bool, tell: Tell | None) -> None:
        pile = self.pile_of(seat)
        disc = pile.pop()
        self.captures.append(seat * DISCS + disc)
        self.counts[seat] += 1
        self.since_capture = 0
        self.looked[seat] = False  # the next target is seen on the next turn (LA-20)
        if tell is not None:
            rule = "LA-20" if self.agreed.secret else "LA-A6" if stayed else "LA-14"
            values: dict[str, object] = {"seat": seat, "treasure": NAMES[disc], "count": self.counts[seat]}
            tell(Event("taken", rule, values))
        early = self.agreed.early_end and not self.agreed.secret and decided(self.counts, len(pile))
        if not pile or early:
            self._finish(tell)

    def _stall(self, tell: Tell | None) -> bool:
        """Too long without a capture: what is sought goes under its pile, if there is more in it (LA-A19)."""
        self.since_capture = 0
        if not self.agreed.secret:
            pile = self.piles[0]
            if len(pile) == 1:
                return False
            if tell is not None:
                values: dict[str, object] = {"treasure": NAMES[pile[-1]], "turns": self.agreed.stall_turns}
                tell(Event("put_under", "LA-A19", values))
            pile.insert(0, pile.pop())
            self.put_under[0] += 1
            return True
        moved: list[int] = []
        for seat, pile in enumerate(self.piles):
            if self.looked[seat] and len(pile) > 1:  # who has not looked yet was not stuck with it
                pile.insert(0, pile.pop())
                self.put_under[seat] += 1
                self.looked[seat] = False
                moved.append(seat)
        if moved and tell is not None:
            tell(Event("all_put_under", "LA-A19", {"seats": moved, "turns": self.agreed.stall_turns}))
        return bool(moved)

    def _finish(self, tell: Tell | None) -> None:
        self.phase = OVER
        if tell is None:
            return
        leaders, winners = self.leaders(), self.winners()
        if not self.agreed.secret and len(leaders) > 1:
            if winners == leaders:
                tell(Event("tied", "LA-A17", {"seats": leaders}))
            else:
                tell(Event("tie_broken", "LA-A17", {"seats": leaders, "winners": winners}))
        rule = self._ending()
        tell(Event("ended", rule, {"how": ENDINGS[rule], "winners": winners, "totals": self.counts[:]}))
        if self.seats == 1:
            tell(Event("counted", "LA-A15", {"seat": 0, "turns": self.turns, "par": self.agreed.solo_par}))

    def _ending(self) -> str:
        """The clause by which it is over."""
        if self.agreed.secret:
            return "LA-21"
        return "LA-A18" if self.piles[0] else "LA-17"


def decided(counts: list[int], left: int) -> bool:
    """Whether the discs that are left are too few to draw level with the leader (LA-A18)."""
    ranks = sorted(counts)
    return len(ranks) > 1 and ranks[-1] > ranks[-2] + left
