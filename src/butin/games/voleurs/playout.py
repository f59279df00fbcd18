"""How a search of voleurs lets everybody play on: as the fox does, but quickly, and with a slip now and then."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import Guide
from butin.games.voleurs.bots import tempting
from butin.games.voleurs.guess import likely
from butin.games.voleurs.rules import CARDS, COPIES, MOTIFS, PILES, Voleurs

_SLIP: Final = 60  # one move in so many is made without looking


def glance(state: Voleurs, seat: int, chance: Chance) -> int:
    """What the fox would do, more or less."""
    return _look(state, seat, chance, _to_come(state))


def finish(state: Voleurs, chance: Chance) -> None:
    """Play the game to its end."""
    left = state.games_left
    coming = _to_come(state)
    while not state.done:
        seat = state.turn
        move = _look(state, seat, chance, coming)
        coming[move // PILES] -= 1
        state.play(seat, move)
        if state.games_left != left:
            left = state.games_left
            coming = _to_come(state)


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


def _look(state: Voleurs, seat: int, chance: Chance, coming: list[int]) -> int:
    """The best of three: take a pile, lay a safe card on one's own, prepare a tall one with a card of a pair."""
    hand = state.hands[seat]
    if not chance.below(_SLIP):
        draw = chance.below(len(hand) * PILES)
        return hand[draw // PILES] * PILES + draw % PILES
    safety = _safety(state, hand, coming)
    surest, sure, pair, paired = hand[0], -1, -1, 0  # the safest card, and the safest of a pair
    last = -1
    for motif in hand:
        safe = safety[motif]
        if safe > sure:
            surest, sure = motif, safe
        if motif == last and safe > paired:
            pair, paired = motif, safe
        last = motif
    worth, best = -CARDS * 1000, -1
    foreign, tallest = -1, 0
    for pile in range(PILES):
        top = state.tops[pile]
        height = state.heights[pile]
        if state.owners[pile] == seat:
            gain = (height + 1) * sure - height * safety[top]
            move = surest * PILES + pile
        elif top in hand:
            gain = 2 * (height + 1) * safety[top]
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
        while state.owners[pile] == seat:
            pile = (pile + 1) % PILES
        return hand[draw // PILES] * PILES + pile
    return best


def _safety(state: Voleurs, hand: list[int], coming: list[int]) -> list[int]:
    """For each motif, how surely nobody else holds it, in thousandths."""
    stock = len(state.stock)
    held = -len(hand)
    for other in state.hands:
        held += len(other)
    unseen = coming[:]
    for motif in hand:
        unseen[motif] -= 1
    by_count = [1000, 0, 0, 0, 0]
    for count in range(COPIES):
        by_count[count + 1] = by_count[count] * stock // (stock + held) if held else 1000
    return [20 + by_count[count] for count in unseen]


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
