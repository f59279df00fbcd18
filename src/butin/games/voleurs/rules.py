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

# What a search looks at most is packed into whole numbers, so that a copy is cheap and a compiler needs no lists.
# A hand has three bits for each motif, which say how many of it. A pile has its top card in the lowest four bits, then
# in three its owner's seat and one more, or 0, then its height.
BITS: Final = 3
TOP: Final = 15
OWNER: Final = 4
HEIGHT: Final = 7

# by the hand: any card of it on any pile, one's own too (VO-4, VO-A5); made when first needed
_MOVES: Final[dict[int, list[int]]] = {}
_SAME: Final[dict[int, list[int]]] = {}  # hands with the same motifs share the list
_PLAYS: Final = 88  # motifs and piles: the log keeps seat * _PLAYS + move
_ALONE: Final = [[seat] for seat in range(6)]  # who acts; never changed
_OVER: Final[list[int]] = []
_NOTHING: Final = [[0] * seats for seats in range(7)]
_FIRST: Final = [[motif] for motif in range(len(MOTIFS))]  # a pile of one card; never changed
_LONE: Final = [motif + (1 << HEIGHT) for motif in range(len(MOTIFS))]  # the same, packed


class Voleurs(State):
    """Eight piles, a stock, hands. A move is motif * PILES + pile."""

    def begin(self, seats: int, options: dict[str, object], chance: Chance) -> None:
        self.seats = seats
        self.options = options
        self.chance = chance
        self.games_left: int = 0  # after this one
        self.turn: int = 0
        self.laid: list[list[int]] = []  # the piles as this game began, bottom first; never changed
        self.stacks: list[int] = []  # the piles as they are now, packed
        self.held: list[int] = []  # the hands, packed
        self.stock: list[int] = []  # the next card is the last of the list
        self.log: list[int] = []  # every play of this game: seat, motif, pile
        self.earned: list[int] = _NOTHING[seats]  # cards won in earlier games; replaced, never changed, as these:
        self.piles_won: list[int] = _NOTHING[seats]  # in finished games, for the tie-break
        self.tallest: list[int] = _NOTHING[seats]
        self.done: bool = False

    def actors(self) -> list[int]:
        return _OVER if self.done else _ALONE[self.turn]

    def legal(self, seat: int) -> list[int]:
        if seat != self.turn or self.done:
            return []
        hand = self.held[seat]
        moves = _MOVES.get(hand)
        if moves is None:
            motifs = sorted(set(cards(hand)))
            moves = [motif * PILES + pile for motif in motifs for pile in range(PILES)]
            moves = _MOVES[hand] = _SAME.setdefault(packed(motifs), moves)
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
        if not self.held[seat] >> BITS * motif & 7:
            name = MOTIFS[motif]
            return IllegalMove("not_in_hand", "VO-4", f"there is no {name} in your hand", {"motif": name})
        return None

    def play(self, seat: int, move: int, tell: Tell | None = None) -> None:
        one: i64 = 1
        code: i64 = move
        motif: i64 = code // PILES
        pile: i64 = code % PILES
        player: i64 = seat
        stack: i64 = self.stacks[pile]
        top: i64 = stack & TOP
        if tell is not None:
            tell(self._played(seat, motif, pile, top == motif))
        if top == motif:  # the whole pile changes hands, whoever held it (VO-5); one's own just grows (VO-7)
            stack = stack & ~(7 << OWNER) | player + 1 << OWNER
        else:
            stack += motif - top
        self.stacks[pile] = stack + (one << HEIGHT)
        self.log.append(player * _PLAYS + code)
        hand: i64 = self.held[player] - (one << BITS * motif)
        if not self.stock:  # on without drawing (VO-12)
            self.held[player] = hand
        else:
            card: i64 = self.stock.pop()  # back to five (VO-11)
            self.held[player] = hand + (one << BITS * card)
            if tell is not None:
                self._tell_draw(seat, card, tell)
        turn = seat + 1
        if turn == self.seats:
            turn = 0
        self.turn = turn
        if not self.held[turn]:
            self._finish_game(tell)

    def clone(self) -> State:
        copy = Voleurs()
        copy.seats = self.seats
        copy.options = self.options
        copy.chance = self.chance.clone() if self.games_left else self.chance  # the last game draws no more
        copy.games_left = self.games_left
        copy.turn = self.turn
        copy.laid = self.laid
        copy.stacks = self.stacks[:]
        copy.held = self.held[:]
        copy.stock = self.stock[:]
        copy.log = self.log[:]
        copy.earned = self.earned
        copy.piles_won = self.piles_won
        copy.tallest = self.tallest
        copy.done = self.done
        return copy

    def scores(self) -> list[int] | None:
        return self.points() if self.done else None

    def winners(self) -> list[int]:
        if not self.done:
            return []
        most_cards = max(self.earned)
        best = [seat for seat in range(self.seats) if self.earned[seat] == most_cards]
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
            for stack in self.stacks:
                owner = (stack >> OWNER & 7) - 1
                if owner != NOBODY:  # what is left in the middle counts for nobody (VO-14)
                    points[owner] += stack >> HEIGHT
        return points

    @property
    def tops(self) -> list[int]:
        """The card that each pile shows."""
        return [stack & TOP for stack in self.stacks]

    @property
    def owners(self) -> list[int]:
        return [(stack >> OWNER & 7) - 1 for stack in self.stacks]

    @property
    def heights(self) -> list[int]:
        return [stack >> HEIGHT for stack in self.stacks]

    @property
    def hands(self) -> list[list[int]]:
        """The cards of each hand, sorted."""
        return [cards(hand) for hand in self.held]

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
        self.laid = [_FIRST[motif] for motif in motifs[:PILES]]
        self.stacks = [_LONE[motif] for motif in motifs[:PILES]]
        deck = motifs * (COPIES - 1) + motifs[PILES:]  # the other 36
        self.chance.shuffle(deck)
        self.held = [packed(deck[seat * HAND : seat * HAND + HAND]) for seat in range(self.seats)]
        self.stock = deck[self.seats * HAND :]
        self.log = []
        if tell is not None:
            self._tell_deal(tell)

    def count_up(self) -> None:
        """The cards of a finished game go to their owners' totals; the lists are replaced, clones keep theirs."""
        self.earned = self.points()
        piles_won, tallest = self.piles_won[:], self.tallest[:]
        for stack in self.stacks:
            owner = (stack >> OWNER & 7) - 1
            if owner != NOBODY:
                piles_won[owner] += 1
                tallest[owner] = max(tallest[owner], stack >> HEIGHT)
        self.piles_won, self.tallest = piles_won, tallest

    def _played(self, seat: int, motif: int, pile: int, matches: bool) -> Event:
        """What a play does, told before the pile has changed."""
        stack = self.stacks[pile]
        owner, height = (stack >> OWNER & 7) - 1, 0 if self.options["hide_heights"] else (stack >> HEIGHT) + 1
        values: dict[str, object] = {"seat": seat, "motif": MOTIFS[motif], "pile": pile, "height": height}
        if not matches:
            return Event("covered", "VO-6", values)
        if owner == seat:
            return Event("strengthened", "VO-7", values)
        return Event("taken", "VO-5", {**values, "from": owner})

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
        # the next game begins one seat further on, as in a rematch (VO-A13, VO-A14); this one took all its turns
        self.turn = (self.turn - TURNS + 1) % self.seats
        self.lay_out(tell)

    def _tell_deal(self, tell: Tell) -> None:
        tell(Event("laid_out", "VO-1", {"motifs": [MOTIFS[top] for top in self.tops]}))
        for seat, hand in enumerate(self.hands):
            tell(Event("dealt", "VO-2", {"seat": seat, "cards": [MOTIFS[motif] for motif in hand]}, to=seat))
        game = number_of(self.options, "games") - self.games_left
        tell(Event("begun", "VO-3" if game == 1 else "VO-A13", {"seat": self.turn, "game": game}))


def packed(hand: list[int]) -> int:
    """A hand as a number."""
    found: i64 = 0
    one: i64 = 1
    motif: i64
    for motif in hand:
        found += one << BITS * motif
    return found


def cards(hand: int) -> list[int]:
    """The cards of a packed hand, sorted."""
    return [motif for motif in range(len(MOTIFS)) for _ in range(hand >> BITS * motif & 7)]


def size(hand: int) -> int:
    """How many cards a packed hand has."""
    left: i64 = hand
    found: i64 = 0
    while left:
        found += left & 7
        left >>= BITS
    return found


def stacked(top: int, owner: int, height: int) -> int:
    """A pile as a number."""
    return top + (owner + 1 << OWNER) + (height << HEIGHT)


def through(state: Voleurs, seat: int) -> bool:
    """Whoever has played the last card waits for the others to play theirs (VO-12)."""
    return not state.held[seat]


def deal(seats: int, options: dict[str, object], chance: Chance, tell: Tell | None = None, first: int = 0) -> Voleurs:
    """A new match. Who begins is the youngest (VO-3), or whom host or lot have named (VO-A13)."""
    state = Voleurs()
    state.begin(seats, options, chance)
    state.turn = first
    state.games_left = number_of(options, "games") - 1
    state.lay_out(tell)
    return state


def begins(seats: int, options: dict[str, object]) -> str:
    """The clause that says who begins."""
    return "VO-3"
