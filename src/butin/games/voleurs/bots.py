"""Who sits in the empty chairs of a game of voleurs. They look only at what view.py shows them."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.games.voleurs.rules import BITS, COPIES, HEIGHT, MOTIFS, OWNER, PILES, TOP, Voleurs
from butin.games.voleurs.view import hides_heights, hides_log

_TEMPTING: Final = 10  # moves that an expert looks at
_LAST: Final = 3  # with so few cards he looks at all of them
_DREAMS: Final = 4  # the kitten looks away once in so many moves


def renard(state: Voleurs, seat: int, chance: Chance) -> int:
    """The fox: takes what he can keep, hides the tops that others want, and prepares tall piles with one of a pair."""
    safety = _safety(state, seat)
    best: list[int] = []
    best_worth = 0
    for move in state.legal(seat):
        worth = _worth(state, seat, move, safety)
        if not best or worth > best_worth:
            best, best_worth = [move], worth
        elif worth == best_worth:
            best.append(move)
    return chance.pick(best)


def tempting(state: Voleurs, seat: int) -> list[int]:
    """The moves that are worth a second thought: the fox's best, and of those that bring him nothing the plainest."""
    if len(state.hands[seat]) <= _LAST:
        return state.legal(seat)
    safety = _safety(state, seat)
    foreign = [pile for pile, owner in enumerate(state.owners) if owner != seat]
    plain: list[int] = []
    if foreign:
        heights = [height_of(state, pile) for pile in foreign]
        plain = [foreign[heights.index(max(heights))], foreign[heights.index(min(heights))]]
    ranked: list[tuple[int, int]] = []
    for move in state.legal(seat):
        worth = _worth(state, seat, move, safety)
        if worth > 0 or (worth == 0 and move % PILES in plain):
            ranked.append((-worth, move))
    ranked.sort()
    return [move for _, move in ranked[:_TEMPTING]] or state.legal(seat)


def chaton(state: Voleurs, seat: int, chance: Chance) -> int:
    """The kitten: pounces on the tallest pile that it can take, unless it looks away, and plays with the rest."""
    if chance.below(_DREAMS):
        return absent(state, seat, chance)
    return chance.pick(state.legal(seat))


def absent(state: Voleurs, seat: int, chance: Chance) -> int:
    """For somebody whose clock ran out: match the highest foreign pile, else anything (VO-A15)."""
    moves = state.legal(seat)
    return chance.pick(tallest(state, seat, moves) or moves)


def tallest(state: Voleurs, seat: int, moves: list[int]) -> list[int]:
    """Those of these moves that take the highest foreign pile; none where none takes any."""
    tops, owners = state.tops, state.owners
    matches = [m for m in moves if tops[m % PILES] == m // PILES and owners[m % PILES] != seat]
    if not matches:
        return []
    most = max(height_of(state, move % PILES) for move in matches)
    return [move for move in matches if height_of(state, move % PILES) == most]


def _worth(state: Voleurs, seat: int, move: int, safety: list[int]) -> int:
    """The cards that a move brings or keeps, each worth as much as it is safe; taken now counts double."""
    motif, pile = move // PILES, move % PILES
    stack, height = state.stacks[pile], height_of(state, pile)
    if stack >> OWNER & 7 == seat + 1:
        return (height + 1) * safety[motif] - height * safety[stack & TOP]
    if stack & TOP == motif:
        return 2 * (height + 1) * safety[motif]
    pair = state.held[seat] >> BITS * motif & 7 > 1
    return height * safety[motif] if pair else 0  # the other of the pair may take it


def _safety(state: Voleurs, seat: int) -> list[int]:
    """For each motif, how surely nobody else takes a pile that shows it, in thousandths.

    Even who holds the card may prefer another pile, so nothing is quite hopeless.
    """
    unseen = [COPIES] * len(MOTIFS)
    for cards in [[top] for top in state.tops] if hides_log(state) else state.piles():
        for motif in cards:
            unseen[motif] -= 1
    hands = state.hands
    for motif in hands[seat]:
        unseen[motif] -= 1
    everywhere = sum(unseen)
    elsewhere = everywhere - sum(len(hand) for hand in hands) + len(hands[seat])
    return [20 + 980 * elsewhere**count // max(1, everywhere**count) for count in unseen]


def height_of(state: Voleurs, pile: int) -> int:
    """A pile as tall as it looks: where heights are hidden, all are alike."""
    return 1 if hides_heights(state) else state.stacks[pile] >> HEIGHT
