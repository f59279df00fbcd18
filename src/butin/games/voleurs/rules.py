"""Voleurs: play a card on any pile; match its top card and the whole pile is yours.

VO-5 and the like are the clauses of rulebook.en.md beside this file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from butin.core.chance import Chance
from butin.core.errors import IllegalMove
from butin.core.options import number_of
from butin.core.state import Event, State, Tell

if TYPE_CHECKING:
    from mypy_extensions import i64  # what the compiler may keep in a register; interpreted, it is an int

# The components. The eleventh motif is an assumption: its name is lost, it changes nothing but the picture.
MOTIFS: Final = ["chest", "coach", "cow", "keg", "wine", "ham", "painting", "candlestick", "clock", "crown", "moneybag"]
COPIES: Final = 4
PILES: Final = 8
HAND: Final = 5

CARDS: Final = len(MOTIFS) * COPIES
TURNS: Final = CARDS - PILES  # a game always lasts exactly this many
NOBODY: Final = -1  # the owner of a pile in the middle

# by the motifs in a hand: any of them on any pile, one's own too (VO-4, VO-A5); made when first needed
_MOVES: Final[list[list[int]]] = [[] for _ in range(1 << len(MOTIFS))]
_PLAYS: Final = len(MOTIFS) * PILES  # the log keeps seat * _PLAYS + move
_ALONE: Final = [[seat] for seat in range(6)]  # who acts; never changed
_OVER: Final[list[int]] = []


class Voleurs(State):
    """Eight piles, a stock, hands. A move is motif * PILES + pile."""

    def begin(self, seats: int, options: dict[str, object], chance: Chance) -> None:
        self.seats = seats
        self.options = options
        self.chance = chance
        self.games_left: int = 0  # after this one
        self.turn: int = 0
        self.laid: list[list[int]] = []  # the piles as this game began, bottom first; never changed
        self.tops: list[int] = []
        self.heights: list[int] = []
        self.owners: list[int] = []
        self.hands: list[list[int]] = []  # each sorted
        self.stock: list[int] = []  # the next card is the last of the list
        self.log: list[int] = []  # every play of this game: seat, motif, pile
        self.earned: list[int] = [0] * seats  # cards won in earlier games
        self.piles_won: list[int] = [0] * seats  # in finished games, for the tie-break
        self.tallest: list[int] = [0] * seats
        self.done: bool = False

    def actors(self) -> list[int]:
        return _OVER if self.done else _ALONE[self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or self.done:
            return []
        held: i64 = 0  # a bit for each motif in the hand
        one: i64 = 1
        motif: i64
        for motif in self.hands[seat]:
            held |= one << motif
        moves = _MOVES[held]
        if not moves and held:
            moves += [card * PILES + pile for card in range(len(MOTIFS)) if held >> card & 1 for pile in range(PILES)]
        return moves

    def refusal(self, seat: int, move: int) -> IllegalMove | None:
        if self.done:
            return IllegalMove("over", "VO-13", "the game is over: no card is left to play")
        if seat != self.turn:
            text = f"it is seat {self.turn}'s turn, not seat {seat}'s"
            return IllegalMove("not_your_turn", "VO-3", text, {"seat": self.turn})
        if not 0 <= move < _PLAYS:
            return IllegalMove("no_such_move", "VO-4", f"there is no move {move}: moves are 0 to {_PLAYS - 1}")
        motif = move // PILES
        if motif not in self.hands[seat]:
            name = MOTIFS[motif]
            return IllegalMove("not_in_hand", "VO-4", f"there is no {name} in your hand", {"motif": name})
        return None

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        motif = move // PILES
        pile = move % PILES
        matches = self.tops[pile] == motif
        if tell is not None:
            tell(self._played(seat, motif, pile, matches))
        if matches:  # the whole pile changes hands, whoever held it (VO-5); one's own just grows (VO-7)
            self.owners[pile] = seat
        else:
            self.tops[pile] = motif
        self.heights[pile] += 1
        self.log.append(seat * _PLAYS + move)
        hand = self.hands[seat]
        if not self.stock:  # on without drawing (VO-12)
            hand.remove(motif)
        else:
            card = self.stock.pop()  # back to five (VO-11)
            _exchange(hand, motif, card)
            if tell is not None:
                self._tell_draw(seat, card, tell)
        turn = seat + 1
        if turn == self.seats:
            turn = 0
        self.turn = turn
        if not self.hands[turn]:
            self._finish_game(tell)

    def clone(self) -> State:
        copy = Voleurs()
        copy.seats = self.seats
        copy.options = self.options
        copy.chance = self.chance.clone() if self.games_left else self.chance  # the last game draws no more
        copy.games_left = self.games_left
        copy.turn = self.turn
        copy.laid = self.laid
        copy.tops = self.tops[:]
        copy.heights = self.heights[:]
        copy.owners = self.owners[:]
        copy.hands = [hand[:] for hand in self.hands]
        copy.stock = self.stock[:]
        copy.log = self.log[:]
        copy.earned = self.earned  # these three are replaced, never changed (count_up)
        copy.piles_won = self.piles_won
        copy.tallest = self.tallest
        copy.done = self.done
        return copy

    def scores(self) -> list[int] | None:
        return self.points() if self.done else None

    def winners(self) -> list[int]:
        if not self.done:
            return []
        best = [seat for seat in range(self.seats) if self.earned[seat] == max(self.earned)]
        if self.options["tie_break"] == "piles":  # otherwise the victory is shared (VO-A7)
            most = max(self.piles_won[seat] for seat in best)
            best = [seat for seat in best if self.piles_won[seat] == most]
            tallest = max(self.tallest[seat] for seat in best)
            best = [seat for seat in best if self.tallest[seat] == tallest]
        return best

    def points(self) -> list[int]:
        """The cards that each seat owns now, those of earlier games included."""
        points = self.earned[:]
        if not self.done:
            for owner, height in zip(self.owners, self.heights, strict=True):
                if owner != NOBODY:  # what is left in the middle counts for nobody (VO-14)
                    points[owner] += height
        return points

    def plays(self) -> list[tuple[int, int, int]]:
        """Who played which motif on which pile, in order."""
        return [(entry // _PLAYS, entry % _PLAYS // PILES, entry % PILES) for entry in self.log]

    def piles(self) -> list[list[int]]:
        """The cards of all piles, bottom first."""
        piles = [laid[:] for laid in self.laid]
        for entry in self.log:
            piles[entry % PILES].append(entry % _PLAYS // PILES)
        return piles

    def lay_out(self, tell: Tell | None = None) -> None:
        """Lay out eight different motifs, then deal the hands and the stock (VO-1, VO-2)."""
        motifs = list(range(len(MOTIFS)))
        self.chance.shuffle(motifs)  # eight of eleven, so no doubles have to be replaced (VO-A1)
        self.tops = motifs[:PILES]
        self.laid = [[motif] for motif in self.tops]
        self.heights = [1] * PILES
        self.owners = [NOBODY] * PILES
        deck = motifs * (COPIES - 1) + motifs[PILES:]  # the other 36
        self.chance.shuffle(deck)
        self.hands = [sorted(deck[seat * HAND : seat * HAND + HAND]) for seat in range(self.seats)]
        self.stock = deck[self.seats * HAND :]
        self.log = []
        if tell is not None:
            self._tell_deal(tell)

    def count_up(self) -> None:
        """The cards of a finished game go to their owners' totals; the lists are replaced, clones keep theirs."""
        self.earned = self.points()
        piles_won, tallest = self.piles_won[:], self.tallest[:]
        for owner, height in zip(self.owners, self.heights, strict=True):
            if owner != NOBODY:
                piles_won[owner] += 1
                tallest[owner] = max(tallest[owner], height)
        self.piles_won, self.tallest = piles_won, tallest

    def _played(self, seat: int, motif: int, pile: int, matches: bool) -> Event:
        """What a play does, told before the pile has changed."""
        height = 0 if self.options["hide_heights"] else self.heights[pile] + 1
        values: dict[str, object] = {"seat": seat, "motif": MOTIFS[motif], "pile": pile, "height": height}
        if not matches:
            return Event("covered", "VO-6", values)
        if self.owners[pile] == seat:
            return Event("strengthened", "VO-7", values)
        return Event("taken", "VO-5", {**values, "from": self.owners[pile]})

    def _tell_draw(self, seat: int, card: int, tell: Tell) -> None:
        tell(Event("drawn", "VO-11", {"seat": seat}))
        tell(Event("picked_up", "VO-11", {"seat": seat, "card": MOTIFS[card]}, to=seat))
        if not self.stock:
            tell(Event("stock_emptied", "VO-12"))

    def _finish_game(self, tell: Tell | None) -> None:
        self.count_up()
        games = number_of(self.options, "games")
        if tell is not None:
            tell(Event("scored", "VO-14" if games == 1 else "VO-A14", {"totals": self.earned[:]}))
        if self.games_left == 0:
            self.done = True
            if tell is not None:
                tied = self.earned.count(max(self.earned)) > 1
                tell(Event("ended", "VO-A7" if tied else "VO-13", {"winners": self.winners()}))
            return
        self.games_left -= 1
        # the next game begins one seat further on, as in a rematch (VO-A13, VO-A14)
        self.turn = (games - self.games_left - 1) % self.seats
        self.lay_out(tell)

    def _tell_deal(self, tell: Tell) -> None:
        tell(Event("laid_out", "VO-1", {"motifs": [MOTIFS[motif] for motif in self.tops]}))
        for seat, hand in enumerate(self.hands):
            tell(Event("dealt", "VO-2", {"seat": seat, "cards": [MOTIFS[motif] for motif in sorted(hand)]}, to=seat))
        game = number_of(self.options, "games") - self.games_left
        tell(Event("begun", "VO-3" if game == 1 else "VO-A13", {"seat": self.turn, "game": game}))


def _exchange(hand: list[int], old: int, new: int) -> None:
    """One card goes and another comes; the hand stays sorted."""
    i = hand.index(old)
    last = len(hand) - 1
    while i > 0 and hand[i - 1] > new:
        hand[i] = hand[i - 1]
        i -= 1
    while i < last and hand[i + 1] < new:
        hand[i] = hand[i + 1]
        i += 1
    hand[i] = new


def deal(seats: int, options: dict[str, object], chance: Chance, tell: Tell | None = None) -> Voleurs:
    """A new match; the youngest takes the first chair and begins (VO-3)."""
    state = Voleurs()
    state.begin(seats, options, chance)
    state.games_left = number_of(options, "games") - 1
    state.lay_out(tell)
    return state
