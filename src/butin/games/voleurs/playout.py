"""How a search of voleurs lets everybody play on: quickly, each in his own manner, and with a slip now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from butin.core.chance import Chance
from butin.core.character import Guide, Policy
from butin.games.voleurs.bots import tempting
from butin.games.voleurs.guess import likely
from butin.games.voleurs.manners import FOX, SLEEPER, SNATCHER, manners
from butin.games.voleurs.rules import BITS, CARDS, COPIES, HAND, HEIGHT, MOTIFS, OWNER, PILES, TOP, Voleurs
from butin.games.voleurs.view import hides_log

if TYPE_CHECKING:
    from mypy_extensions import i64  # what the compiler may keep in a register; interpreted, it is an int

_SLIP: Final = 60  # one move of a fox in so many is made without looking
_SURE: Final = 995


class Playout:
    """Everybody plays on as he seems to: each time anew, as one of the manners that fit what he has played."""

    def __init__(self, seats: list[list[float]]) -> None:
        """For each seat, how likely each manner is."""
        self.foxes: list[int] = [int(1000 * seat[FOX]) for seat in seats]
        self.awake: list[int] = [int(1000 * (seat[FOX] + seat[SNATCHER])) for seat in seats]

    def glance(self, state: Voleurs, seat: int, chance: Chance) -> int:
        """A move of somebody like this."""
        return _move(self._manner(seat, chance), state, seat, chance, _to_come(state), _left(state))

    def finish(self, state: Voleurs, chance: Chance) -> None:
        """Play the game to its end."""
        games_left = state.games_left
        manners = [self._manner(seat, chance) for seat in range(state.seats)]
        coming: i64 = _to_come(state)
        left: i64 = _left(state)
        one: i64 = 1
        while not state.done:
            seat = state.turn
            move = _move(manners[seat], state, seat, chance, coming, left)
            motif: i64 = move // PILES
            coming -= one << BITS * motif
            left -= 1
            state.play(seat, move)
            if state.games_left != games_left:
                games_left = state.games_left
                coming = _to_come(state)
                left = _left(state)

    def _manner(self, seat: int, chance: Chance) -> int:
        if self.foxes[seat] >= _SURE:
            return FOX
        draw = chance.below(1000)
        return FOX if draw < self.foxes[seat] else SNATCHER if draw < self.awake[seat] else SLEEPER


def this_game(state: Voleurs) -> None:
    """Later games of a match are not thought about: this one decides what it adds to the totals."""
    state.games_left = 0


def _to_come(state: Voleurs) -> i64:
    """How many of each motif are not in the piles yet, as everybody can count; packed as a hand is."""
    coming: i64 = 0
    one: i64 = 1
    hand: i64
    for hand in state.held:
        coming += hand
    motif: i64
    for motif in state.stock:
        coming += one << BITS * motif
    return coming


def _left(state: Voleurs) -> i64:
    """How many cards are not in the piles yet."""
    left: i64 = CARDS
    stack: i64
    for stack in state.stacks:
        left -= stack >> HEIGHT
    return left


def _size(state: Voleurs, left: i64) -> i64:
    """How many cards are in the hand of whoever moves: when the stock is gone, those that are left are shared."""
    return HAND if state.stock else (left + state.seats - 1) // state.seats


def _move(manner: int, state: Voleurs, seat: int, chance: Chance, coming: i64, left: i64) -> int:
    if manner == FOX and chance.below(_SLIP):
        return _look(state, seat, chance, coming, left)
    if manner == SNATCHER:
        move = _snatch(state, seat)
        if move >= 0:
            return move
    draw = chance.below(_size(state, left) * PILES)
    return _card(state.held[seat], draw // PILES) * PILES + draw % PILES


def _card(hand: i64, number: i64) -> i64:
    """A card of a hand, counted from the left."""
    motif: i64 = 0
    while True:
        number -= hand >> BITS * motif & 7
        if number < 0:
            return motif
        motif += 1


def _snatch(state: Voleurs, seat: int) -> int:
    """The tallest pile of another that a card of the hand takes; -1 if there is none."""
    hand: i64 = state.held[seat]
    best: i64 = -1
    tallest: i64 = 0
    pile: i64
    for pile in range(PILES):
        stack: i64 = state.stacks[pile]
        top: i64 = stack & TOP
        if stack >> HEIGHT > tallest and hand >> BITS * top & 7 and stack >> OWNER & 7 != seat + 1:
            best, tallest = top * PILES + pile, stack >> HEIGHT
    return best


def _look(state: Voleurs, seat: int, chance: Chance, coming: i64, left: i64) -> int:
    """The best of three: take a pile, lay a safe card on one's own, prepare a tall one with a card of a pair."""
    own: i64 = state.held[seat]
    unseen: i64 = coming - own
    stock: i64 = len(state.stock)
    size = _size(state, left)
    safety = _SAFETY[stock][left - stock - size]
    sure: i64 = -1
    surest: i64 = 0  # the safest card
    paired: i64 = 0
    pair: i64 = -1  # and the safest of a pair
    motif: i64
    for motif in range(len(MOTIFS)):
        count: i64 = own >> BITS * motif & 7
        if count:
            safe: i64 = safety[unseen >> BITS * motif & 7]
            if safe > sure:
                surest, sure = motif, safe
            if count > 1 and safe > paired:
                pair, paired = motif, safe
    me: i64 = seat + 1
    best: i64 = -1
    worth: i64 = -CARDS * 1000
    foreign: i64 = -1
    tallest: i64 = 0
    pile: i64
    for pile in range(PILES):
        stack: i64 = state.stacks[pile]
        top: i64 = stack & TOP
        height: i64 = stack >> HEIGHT
        if stack >> OWNER & 7 == me:
            gain = (height + 1) * sure - height * safety[unseen >> BITS * top & 7]
            move = surest * PILES + pile
        elif own >> BITS * top & 7:
            gain = 2 * (height + 1) * safety[unseen >> BITS * top & 7]
            move = top * PILES + pile
        else:
            if height > tallest:
                foreign, tallest = pile, height
            continue
        if gain > worth:
            worth, best = gain, move
    if pair >= 0 and foreign >= 0 and worth < tallest * paired:
        return pair * PILES + foreign
    if foreign >= 0 and worth < 0:  # a card that does no harm to one's own piles
        draw: i64 = chance.below(size * PILES)
        pile = draw % PILES
        while state.stacks[pile] >> OWNER & 7 == me:
            pile = (pile + 1) % PILES
        return _card(own, draw // PILES) * PILES + pile
    return best


def _safe(stock: int, held: int) -> list[int]:
    """How surely nobody else holds a motif of which 0, 1 ... 4 are unseen, in thousandths."""
    by_count = [1000]
    for _ in range(COPIES):
        by_count.append(by_count[-1] * stock // (stock + held) if held else 1000)
    return [20 + sure for sure in by_count]


_SAFETY: Final = [[_safe(stock, held) for held in range(CARDS)] for stock in range(CARDS)]


def wolf(reflex: Policy, iterations: int) -> Guide:
    """The wolf, for moves that the reflex leaves to thought, and bound by iterations alone."""
    return _guide(Playout([_A_FOX] * 6), _adapted, reflex, iterations, 0)


def _guide(
    playout: Playout,
    adapt: Callable[[Voleurs, int], Guide] | None = None,
    reflex: Policy | None = None,
    iterations: int = 20_000,
    ms: int = 300,
) -> Guide:
    return Guide(
        playout.glance,
        finish=playout.finish,
        dealer=likely,
        narrow=tempting,
        horizon=this_game,
        explore=0.3,
        win=0.5,
        widen=0.3,
        trust=True,
        adapt=adapt,
        reflex=reflex,
        iterations=iterations,
        ms=ms,
    )


def _adapted(state: Voleurs, seat: int) -> Guide:
    """Those who have shown how they play are expected to go on like that; oneself is a fox."""
    if hides_log(state):
        return LOUP
    seats = manners(state)
    seats[seat] = _A_FOX
    return _guide(Playout(seats))


_A_FOX: Final = [1.0, 0.0, 0.0]
LOUP: Final = _guide(Playout([_A_FOX] * 6), _adapted)
