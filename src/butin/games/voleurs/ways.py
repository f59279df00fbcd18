"""Ways to play voleurs, each at a glance: the fox's, who weighs what is safe; the snatcher's; that of one who sleeps.

They look at a whole position, so they are for worlds that were imagined.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from butin.core.chance import Chance
from butin.games.voleurs.rules import BITS, CARDS, COPIES, HAND, HEIGHT, MOTIFS, OWNER, PILES, TOP, Voleurs

if TYPE_CHECKING:
    from mypy_extensions import i64  # what the compiler may keep in a register; interpreted, it is an int

FOX, SNATCHER, SLEEPER = range(3)
_SLIP: Final = 60  # one move of a fox in so many is made without looking


def to_come(state: Voleurs) -> i64:
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


def left_of(state: Voleurs) -> i64:
    """How many cards are not in the piles yet."""
    left: i64 = CARDS
    stack: i64
    for stack in state.stacks:
        left -= stack >> HEIGHT
    return left


def size_of(state: Voleurs, left: i64) -> i64:
    """How many cards are in the hand of whoever moves: when the stock is gone, those that are left are shared."""
    return HAND if state.stock else (left + state.seats - 1) // state.seats


def move_of(manner: int, state: Voleurs, seat: int, chance: Chance, coming: i64, left: i64) -> int:
    if manner == FOX and chance.below(_SLIP):
        return look(state, seat, chance, coming, left)
    if manner == SNATCHER:
        move = snatch(state, seat)
        if move >= 0:
            return move
    draw = chance.below(size_of(state, left) * PILES)
    return _card(state.held[seat], draw // PILES) * PILES + draw % PILES


def _card(hand: i64, number: i64) -> i64:
    """A card of a hand, counted from the left."""
    motif: i64 = 0
    while True:
        number -= hand >> BITS * motif & 7
        if number < 0:
            return motif
        motif += 1


def snatch(state: Voleurs, seat: int) -> int:
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


def look(state: Voleurs, seat: int, chance: Chance, coming: i64, left: i64) -> int:
    """The best of three: take a pile, lay a safe card on one's own, prepare a tall one with a card of a pair."""
    own: i64 = state.held[seat]
    unseen: i64 = coming - own
    stock: i64 = len(state.stock)
    size = size_of(state, left)
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
