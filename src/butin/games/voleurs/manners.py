"""Manners: whether a rival plays like a fox, snatches whatever is tallest, or does not look at all.

Everybody sees what was played, and where. What such players do was counted over 300 games of four of a kind.
"""

from __future__ import annotations

from typing import Final

from butin.games.voleurs.rules import MOTIFS, NOBODY, PILES, Voleurs

FOX, SNATCHER, SLEEPER = range(3)
# a pile is taken, or might have been with that very card; a card on one's own, on the tallest of the others, elsewhere
_TAKE, _PASS, _OWN, _TALL, _REST = range(5)
_BEFORE: Final = [0.5, 0.35, 0.15]
# how often each of them does so, before he has a pile and after
_POOR: Final = [[0.83, 0.05, 0.01, 0.08, 0.03], [0.93, 0.005, 0.01, 0.01, 0.045], [0.075, 0.42, 0.01, 0.105, 0.39]]
_RICH: Final = [[0.66, 0.07, 0.115, 0.115, 0.04], [0.72, 0.005, 0.07, 0.055, 0.15], [0.06, 0.35, 0.08, 0.105, 0.405]]


def manners(state: Voleurs) -> list[list[float]]:
    """For each seat, how likely each manner is, by what it has played in this game."""
    found = [_BEFORE[:] for _ in range(state.seats)]
    tops = [laid[-1] for laid in state.laid]
    heights = [len(laid) for laid in state.laid]
    owners = [NOBODY] * PILES
    for play in state.log:
        seat, motif, pile = play // (len(MOTIFS) * PILES), play // PILES % len(MOTIFS), play % PILES
        kind = _kind(seat, motif, pile, tops, heights, owners)
        habits = _RICH if seat in owners else _POOR
        likely = [found[seat][manner] * habits[manner][kind] for manner in range(len(_BEFORE))]
        total = sum(likely)
        found[seat] = [one / total for one in likely]
        if tops[pile] == motif:
            owners[pile] = seat
        tops[pile] = motif
        heights[pile] += 1
    return found


def _kind(seat: int, motif: int, pile: int, tops: list[int], heights: list[int], owners: list[int]) -> int:
    if tops[pile] == motif and owners[pile] != seat:
        return _TAKE
    for other in range(PILES):
        if owners[other] != seat and tops[other] == motif:
            return _PASS
    if owners[pile] == seat:
        return _OWN
    for other in range(PILES):
        if owners[other] != seat and heights[other] > heights[pile]:
            return _REST
    return _TALL
