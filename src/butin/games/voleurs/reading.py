"""Reading a rival: what somebody played tells what was not in his hand, or what still is."""

from __future__ import annotations

from typing import Final

from butin.games.voleurs.rules import COPIES, HAND, MOTIFS, NOBODY, PILES, Voleurs

_TURNS: Final = HAND - 1  # so many of his last turns tell something of the cards that he still holds
_MARGIN: Final = 6  # what would have been worth more by a fifth would have been played


class Read:
    """What is known of a hand: `barred[i]` are motifs, as bits, that its i-th newest card is not; and a pair shown.

    A snatcher would have taken any taller pile; a fox has his own measure.
    """

    def __init__(self, state: Voleurs, seat: int, snatches: bool = False) -> None:
        self.snatches: bool = snatches
        self.barred: list[int] = [0] * HAND
        self.pair: int = -1
        self._tops: list[int] = [laid[-1] for laid in state.laid]
        self._heights: list[int] = [len(laid) for laid in state.laid]
        self._owners: list[int] = [NOBODY] * PILES
        self._coming: list[int] = [COPIES] * len(MOTIFS)
        for laid in state.laid:
            for motif in laid:
                self._coming[motif] -= 1
        turns = 0
        for play in state.log:
            turns += play // (len(MOTIFS) * PILES) == seat
        for play in state.log:
            who, motif, pile = play // (len(MOTIFS) * PILES), play // PILES % len(MOTIFS), play % PILES
            if who == seat:
                turns -= 1
                if turns < _TURNS:
                    self._learn(state.seats, seat, motif, pile, turns)
            self._follow(who, motif, pile)

    def _learn(self, seats: int, seat: int, motif: int, pile: int, since: int) -> None:
        """From a turn after which he has had `since` more: cards that he holds since before it are not what he left."""
        out = sum(self._coming)
        stock = max(0, out - HAND * seats)
        chances = [1000, 0, 0, 0, 0]
        for count in range(COPIES):
            chances[count + 1] = chances[count] * stock // max(1, out - min(HAND, out // seats))
        done = self._worth(seat, motif, pile, chances)
        takes = self._tops[pile] == motif and self._owners[pile] != seat
        bits = 0
        for other in range(PILES):
            top = self._tops[other]
            if top != motif and self._owners[other] != seat and self._coming[top] > 0:
                worth = 2 * (self._heights[other] + 1) * (20 + chances[self._coming[top] - 1])
                taller = self._heights[other] > (self._heights[pile] if takes else 0)
                if taller if self.snatches else 5 * worth > _MARGIN * done:
                    bits |= 1 << top
        drawn = since + 1 if stock else 0  # without a stock his hand is older than that
        for place in range(min(drawn, HAND), HAND):
            self.barred[place] |= bits
        if (
            since == 0
            and not self.snatches
            and self._owners[pile] != seat
            and self._tops[pile] != motif
            and self._heights[pile] > 1
        ):
            self.pair = motif

    def _worth(self, seat: int, motif: int, pile: int, chances: list[int]) -> int:
        """What the fox would have said of this move."""
        height = self._heights[pile]
        safe = 20 + chances[max(0, self._coming[motif] - 1)]
        if self._owners[pile] == seat:
            return (height + 1) * safe - height * (20 + chances[self._coming[self._tops[pile]]])
        if self._tops[pile] == motif:
            return 2 * (height + 1) * safe
        return height * (20 + chances[max(0, self._coming[motif] - 2)])

    def _follow(self, seat: int, motif: int, pile: int) -> None:
        if self._tops[pile] == motif:
            self._owners[pile] = seat
        self._tops[pile] = motif
        self._heights[pile] += 1
        self._coming[motif] -= 1
