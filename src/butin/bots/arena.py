"""The arena: bots meet in pairs, one of the one kind against a table of the other, on the same deals for all.

Each deal is played once with the single bot on every seat, so that neither the cards nor the order favour anybody.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from butin.bots.policy import play_out, policy_named
from butin.core.chance import FastChance
from butin.core.game import AnyGame
from butin.core.options import Options

_NORMAL: Final = 1.96

Pairing = tuple[str, str]  # the single bot, and who sits on all other chairs


class Meeting:
    """How a pairing went: for each deal the single bot's share of the victories, and its places beside the others."""

    def __init__(self, one: str, others: str) -> None:
        self.one: str = one
        self.others: str = others
        self.shares: list[float] = []  # one for each deal, over all seats
        self.compared: list[int] = []  # -1, 0, 1: behind, level with or ahead of a rival at the table

    def share(self) -> float:
        return sum(self.shares) / len(self.shares)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval (Wilson's). Games of one deal hang together, so that they count for fewer than they are."""
        deals = len(self.shares)
        share = self.share()
        spread = sum([(one - share) ** 2 for one in self.shares]) / max(1, deals - 1) / deals
        count = share * (1 - share) / spread if spread > 0 else float(deals)
        middle = (share + _NORMAL**2 / (2 * count)) / (1 + _NORMAL**2 / count)
        half = _NORMAL * sqrt(share * (1 - share) / count + (_NORMAL / (2 * count)) ** 2) / (1 + _NORMAL**2 / count)
        return max(0.0, middle - half), min(1.0, middle + half)


def pairings(bots: list[str], against: list[str], seats: int) -> list[Pairing]:
    """Everybody alone against a table of everybody else; with two seats each pair meets once."""
    rivals = against or bots
    found: list[Pairing] = []
    for one in bots:
        for other in rivals:
            if one != other and not (seats == 2 and (other, one) in found):
                found.append((one, other))
    return found


def play_deal(game: AnyGame, pairing: Pairing, seats: int, options: Options, seed: int) -> tuple[float, list[int]]:
    """One deal with the single bot on every seat in turn: its share of the victories, and how it compared."""
    one, others = policy_named(game, pairing[0]), policy_named(game, pairing[1])
    won = 0.0
    compared: list[int] = []
    for seat in range(seats):
        chance = FastChance(seed)
        state = game.deal(seats, options, chance, None, 0)
        play_out(game, state, [one if place == seat else others for place in range(seats)], chance)
        winners, scores = state.winners(), state.scores()
        assert scores is not None
        won += 1.0 / len(winners) if seat in winners else 0.0
        compared += [_ahead(seat, rival, scores, winners) for rival in range(seats) if rival != seat]
    return won / seats, compared


def _ahead(seat: int, rival: int, scores: list[int], winners: list[int]) -> int:
    mine = (seat in winners, scores[seat])
    theirs = (rival in winners, scores[rival])
    return (mine > theirs) - (mine < theirs)
