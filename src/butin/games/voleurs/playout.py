"""How a search of voleurs lets everybody play on: quickly, each in his own manner, and with a slip now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from butin.core.chance import Chance
from butin.core.character import Guide
from butin.games.voleurs.bots import tempting
from butin.games.voleurs.guess import likely
from butin.games.voleurs.manners import FOX, SLEEPER, SNATCHER, manners
from butin.games.voleurs.rules import CARDS, COPIES, MOTIFS, PILES, Voleurs
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
        coming = _to_come(state)
        return _move(self._manner(seat, chance), state, seat, chance, coming, sum(coming))

    def finish(self, state: Voleurs, chance: Chance) -> None:
        """Play the game to its end."""
        games_left = state.games_left
        manners = [self._manner(seat, chance) for seat in range(state.seats)]
        coming = _to_come(state)
        left = sum(coming)
        while not state.done:
            seat = state.turn
            move = _move(manners[seat], state, seat, chance, coming, left)
            coming[move // PILES] -= 1
            left -= 1
            state.play(seat, move)
            if state.games_left != games_left:
                games_left = state.games_left
                coming = _to_come(state)
                left = sum(coming)

    def _manner(self, seat: int, chance: Chance) -> int:
        if self.foxes[seat] >= _SURE:
            return FOX
        draw = chance.below(1000)
        return FOX if draw < self.foxes[seat] else SNATCHER if draw < self.awake[seat] else SLEEPER


def this_game(state: Voleurs) -> None:
    """Later games of a match are not thought about: this one decides what it adds to the totals."""
    state.games_left = 0


def _to_come(state: Voleurs) -> list[int]:
    """How many of each motif are not in the piles yet, as everybody can count."""
    coming = [0] * len(MOTIFS)
    for hand in state.hands:
        for motif in hand:
            coming[motif] += 1
    for motif in state.stock:
        coming[motif] += 1
    return coming


def _move(manner: int, state: Voleurs, seat: int, chance: Chance, coming: list[int], left: int) -> int:
    if manner == FOX and chance.below(_SLIP):
        return _look(state, seat, chance, coming, left)
    if manner == SNATCHER:
        move = _snatch(state, seat)
        if move >= 0:
            return move
    hand = state.hands[seat]
    draw = chance.below(len(hand) * PILES)
    return hand[draw // PILES] * PILES + draw % PILES


def _snatch(state: Voleurs, seat: int) -> int:
    """The tallest pile of another that a card of the hand takes; -1 if there is none."""
    hand = state.hands[seat]
    best, tallest = -1, 0
    for pile in range(PILES):
        if state.heights[pile] > tallest and state.owners[pile] != seat and state.tops[pile] in hand:
            best, tallest = state.tops[pile] * PILES + pile, state.heights[pile]
    return best


def _look(state: Voleurs, seat: int, chance: Chance, coming: list[int], left: int) -> int:
    """The best of three: take a pile, lay a safe card on one's own, prepare a tall one with a card of a pair."""
    hand = state.hands[seat]
    stock = len(state.stock)
    safety = _SAFETY[stock][left - stock - len(hand)]
    own: i64 = 0  # how many of each motif are in the hand, three bits for each
    one: i64 = 1
    card: i64
    for card in hand:
        own += one << 3 * card
    surest, sure, pair, paired = hand[0], -1, -1, 0  # the safest card, and the safest of a pair
    last = -1
    for motif in hand:
        card = motif
        safe = safety[coming[motif] - (own >> 3 * card & 7)]
        if safe > sure:
            surest, sure = motif, safe
        if motif == last and safe > paired:
            pair, paired = motif, safe
        last = motif
    worth, best = -CARDS * 1000, -1
    foreign, tallest = -1, 0
    tops, heights, owners = state.tops, state.heights, state.owners
    for pile in range(PILES):
        top = tops[pile]
        height = heights[pile]
        card = top
        held = own >> 3 * card & 7
        if owners[pile] == seat:
            gain = (height + 1) * sure - height * safety[coming[top] - held]
            move = surest * PILES + pile
        elif held:
            gain = 2 * (height + 1) * safety[coming[top] - held]
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
        draw = chance.below(len(hand) * PILES)
        pile = draw % PILES
        while owners[pile] == seat:
            pile = (pile + 1) % PILES
        return hand[draw // PILES] * PILES + pile
    return best


def _safe(stock: int, held: int) -> list[int]:
    """How surely nobody else holds a motif of which 0, 1 ... 4 are unseen, in thousandths."""
    by_count = [1000]
    for _ in range(COPIES):
        by_count.append(by_count[-1] * stock // (stock + held) if held else 1000)
    return [20 + sure for sure in by_count]


_SAFETY: Final = [[_safe(stock, held) for held in range(CARDS)] for stock in range(CARDS)]


def _guide(playout: Playout, adapt: Callable[[Voleurs, int], Guide] | None = None) -> Guide:
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
