"""How a search of voleurs lets everybody play on: as the fox does, but quickly, and with a slip now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from butin.core.chance import Chance
from butin.core.character import Guide
from butin.games.voleurs.bots import tempting
from butin.games.voleurs.guess import likely
from butin.games.voleurs.rules import CARDS, COPIES, MOTIFS, PILES, Voleurs

if TYPE_CHECKING:
    from mypy_extensions import i64  # what the compiler may keep in a register; interpreted, it is an int

_SLIP: Final = 60  # one move in so many is made without looking


def glance(state: Voleurs, seat: int, chance: Chance) -> int:
    """What the fox would do, more or less."""
    coming = _to_come(state)
    return _look(state, seat, chance, coming, sum(coming))


def finish(state: Voleurs, chance: Chance) -> None:
    """Play the game to its end."""
    games_left = state.games_left
    coming = _to_come(state)
    left = sum(coming)
    while not state.done:
        seat = state.turn
        move = _look(state, seat, chance, coming, left)
        coming[move // PILES] -= 1
        left -= 1
        state.play(seat, move)
        if state.games_left != games_left:
            games_left = state.games_left
            coming = _to_come(state)
            left = sum(coming)


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


def _look(state: Voleurs, seat: int, chance: Chance, coming: list[int], left: int) -> int:
    """The best of three: take a pile, lay a safe card on one's own, prepare a tall one with a card of a pair."""
    hand = state.hands[seat]
    if not chance.below(_SLIP):
        draw = chance.below(len(hand) * PILES)
        return hand[draw // PILES] * PILES + draw % PILES
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


LOUP: Final = Guide(
    glance,
    finish=finish,
    dealer=likely,
    narrow=tempting,
    horizon=this_game,
    explore=0.3,
    win=0.5,
    widen=0.3,
    trust=True,
)
