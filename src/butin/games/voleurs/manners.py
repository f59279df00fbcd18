"""Manners: whether a rival plays like a fox, snatches whatever is tallest, or does not look at all.

Everybody sees what was played, and where. How likely that was of each is tried out on hands that he may have had.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from butin.core.chance import FastChance
from butin.games.voleurs.rules import (
    BITS,
    COPIES,
    HAND,
    HEIGHT,
    MOTIFS,
    NOBODY,
    OWNER,
    PILES,
    TOP,
    Voleurs,
    packed,
    stacked,
)
from butin.games.voleurs.ways import FOX, SLEEPER, SNATCHER

if TYPE_CHECKING:
    from mypy_extensions import i64  # what the compiler may keep in a register; interpreted, it is an int

_BEFORE: Final = [0.5, 0.35, 0.15]
_HANDS: Final = 12  # that are tried for each play
_SLIPS: Final = 0.15  # nobody is always himself


def manners(state: Voleurs) -> list[list[float]]:
    """For each seat, how likely each manner is, by what it has played in this game."""
    found = [_BEFORE[:] for _ in range(state.seats)]
    stacks = [stacked(laid[-1], NOBODY, len(laid)) for laid in state.laid]  # as they were before each play
    out = [motif for motif in range(len(MOTIFS)) for _ in range(COPIES)]  # cards that are not in the piles
    for laid in state.laid:
        for motif in laid:
            out.remove(motif)
    chance = FastChance(len(state.log))
    for play in state.log:
        seat, move = play // (len(MOTIFS) * PILES), play % (len(MOTIFS) * PILES)
        likely = _likely(stacks, state.seats, seat, move, out, chance)
        for manner in range(len(_BEFORE)):
            likely[manner] *= found[seat][manner]
        total = sum(likely)
        found[seat] = [one / total for one in likely]
        _follow(stacks, seat, move, out)
    return found


def _likely(stacks: list[int], seats: int, seat: int, move: int, out: list[int], chance: FastChance) -> list[float]:
    """How likely each manner makes that move, over some hands that it fits."""
    motif = move // PILES
    stack = stacks[move % PILES]
    taken = stack >> HEIGHT if stack & TOP == motif and stack >> OWNER & 7 != seat + 1 else 0
    coming, left = packed(out), len(out)
    stock = max(0, left - HAND * seats)
    size = HAND if stock else (left + seats - 1) // seats
    elsewhere = max(1, left - size)
    safety = [20 + 980 * stock**count // elsewhere**count for count in range(COPIES + 1)]  # as the fox counts it
    rest = out[:]
    rest.remove(motif)
    found = [0.0, 0.0, 0.0]
    for _ in range(_HANDS):
        hand = _some_hand(motif, size, rest, chance)
        anything = (hand >> BITS * motif & 7) / (size * PILES)
        found[FOX] += _weighed(stacks, seat, move, hand, coming, safety)
        found[SNATCHER] += _snatched(stacks, seat, taken, hand, anything)
        found[SLEEPER] += anything
    return [(1 - _SLIPS) * one / _HANDS + _SLIPS / (size * PILES) for one in found]


def _weighed(stacks: list[int], seat: int, move: int, hand: i64, coming: i64, safety: list[int]) -> float:
    """How likely a fox with that hand makes that move: one of the best in his eyes, or not at all."""
    unseen: i64 = coming - hand
    best: i64 = -1
    found: i64 = -2
    ties = 0
    motif: i64
    pile: i64
    for motif in range(len(MOTIFS)):
        count: i64 = hand >> BITS * motif & 7
        if not count:
            continue
        safe: i64 = safety[unseen >> BITS * motif & 7]
        for pile in range(PILES):
            stack: i64 = stacks[pile]
            top: i64 = stack & TOP
            height: i64 = stack >> HEIGHT
            if stack >> OWNER & 7 == seat + 1:
                worth = (height + 1) * safe - height * safety[unseen >> BITS * top & 7]
            elif top == motif:
                worth = 2 * (height + 1) * safe
            else:
                worth = height * safe if count > 1 else 0
            if worth > best:
                best, ties = worth, 0
            ties += worth == best
            if motif * PILES + pile == move:
                found = worth
    return 1 / ties if found == best else 0.0


def _snatched(stacks: list[int], seat: int, taken: i64, hand: i64, anything: float) -> float:
    """How likely a snatcher with that hand takes one pile so tall; if he can take none, he plays anything."""
    tallest: i64 = 0
    ties = 0
    stack: i64
    for stack in stacks:
        top: i64 = stack & TOP
        height: i64 = stack >> HEIGHT
        if hand >> BITS * top & 7 and stack >> OWNER & 7 != seat + 1:
            if height > tallest:
                tallest, ties = height, 0
            ties += height == tallest
    if not ties:
        return anything
    return 1 / ties if taken == tallest else 0.0


def _some_hand(motif: int, size: int, rest: list[int], chance: FastChance) -> int:
    """One card that is known, the others from those that are out."""
    one: i64 = 1
    hand: i64 = one << BITS * motif
    last = len(rest)
    for place in range(min(size - 1, last)):
        other = place + chance.below(last - place)
        card: i64 = rest[other]
        rest[other] = rest[place]
        rest[place] = card
        hand += one << BITS * card
    return hand


def _follow(stacks: list[int], seat: int, move: int, out: list[int]) -> None:
    motif, pile = move // PILES, move % PILES
    stack = stacks[pile]
    owner = seat if stack & TOP == motif else (stack >> OWNER & 7) - 1
    stacks[pile] = stacked(motif, owner, (stack >> HEIGHT) + 1)
    out.remove(motif)
