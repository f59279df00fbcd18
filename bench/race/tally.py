"""What many races of a room come to, for our arbiter and for two that others use."""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from bench.race.course import Player, Run, T

OURS, ARRIVAL, HALF = "ruler", "first arrival", "RTT/2, window 250"
ARBITERS = [OURS, ARRIVAL, HALF]
BINS = [0.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 1e9]


@dataclass
class Tally:
    """Counts; two of them can be put together."""

    races: int = 0
    voids: int = 0
    caps: int = 0
    flips: int = 0
    presses: int = 0
    strikes: int = 0
    clamps: int = 0
    flags: int = 0
    seats: int = 0  # of games
    added: list[float] = field(default_factory=list)
    counted: list[int] = field(default_factory=lambda: [0] * (len(BINS) - 1))
    wrong: dict[str, list[int]] = field(default_factory=lambda: {name: [0] * (len(BINS) - 1) for name in ARBITERS})
    wins: dict[str, dict[str, int]] = field(default_factory=lambda: {name: {} for name in [*ARBITERS, "truth"]})
    starts: dict[str, int] = field(default_factory=dict)

    def add(self, run: Run, players: list[Player]) -> None:
        self.races += 1
        for line in run.race.tracks.values():
            claimed = [one for one in run.race.decided if one.seat == line.entrant.seat]
            if claimed:
                self.presses += 1
                self.strikes += bool(line.habit.strikes and line.habit.strikes[-1])
                self.clamps += claimed[0].measured > claimed[0].took + 0.01
        if run.winner < 0:
            self.voids += 1
            return
        added = run.race.now - run.first
        self.added.append(round(added, 1))
        self.caps += added >= run.race.cap
        self.flips += run.provisional not in (-1, run.winner)
        self._judge(run, players)

    def _judge(self, run: Run, players: list[Player]) -> None:
        order = sorted((press.truth, press.seat) for press in run.presses)
        margin, truth = order[1][0] - order[0][0], order[0][1]
        place = max(place for place, least in enumerate(BINS) if margin >= least)
        self.counted[place] += 1
        for player in players:
            self.starts[player.line.net.name] = self.starts.get(player.line.net.name, 0) + 1
        for name, winner in {"truth": truth, OURS: run.winner, **rivals(run, players)}.items():
            net = players[winner].line.net.name
            self.wins[name][net] = self.wins[name].get(net, 0) + 1
            if name in self.wrong:
                self.wrong[name][place] += winner != truth

    def merge(self, other: Tally) -> None:
        for name in ("races", "voids", "caps", "flips", "presses", "strikes", "clamps", "flags", "seats"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.added += other.added
        self.counted = [a + b for a, b in zip(self.counted, other.counted, strict=True)]
        for name in ARBITERS:
            self.wrong[name] = [a + b for a, b in zip(self.wrong[name], other.wrong[name], strict=True)]
        for name, wins in other.wins.items():
            _sum(self.wins[name], wins)
        _sum(self.starts, other.starts)

    def wrong_over(self, name: str, over: float) -> tuple[int, int]:
        """How many were won by the wrong one, of the races with a margin over this."""
        first = BINS.index(over)
        return sum(self.wrong[name][first:]), sum(self.counted[first:])

    def wrong_share(self, name: str, over: float) -> float:
        wrong, counted = self.wrong_over(name, over)
        return 100.0 * wrong / max(1, counted)

    def shares(self, name: str, number: int) -> dict[str, float]:
        """Per cent of the races that a seat on each line wins, which is 1/N where all are equal.

        Who was really the fastest varies by chance, and the same for every arbiter: what that adds is taken out.
        """
        return {
            net: 100.0 / number + 100.0 * (self.wins[name].get(net, 0) - self.wins["truth"].get(net, 0)) / starts
            for net, starts in self.starts.items()
        }

    def astray(self, name: str, number: int) -> float:
        """How far the share of some line is from 1/N, in points."""
        return max(abs(share - 100.0 / number) for share in self.shares(name, number).values())

    def delay(self, share: float) -> float:
        return quantile(self.added, share)


def rivals(run: Run, players: list[Player]) -> dict[str, int]:
    """Who wins where everybody is sent the dice at the same time and claims count by arrival."""
    came = [(press.arrived + T - press.sent, press.seat) for press in run.presses]
    first = min(came)
    near = [(at - players[seat].line.rtt_med, seat) for at, seat in came if at <= first[0] + 250.0]
    return {ARRIVAL: first[1], HALF: min(near)[1]}


def interval(hits: int, of: int) -> tuple[float, float]:
    """95 % of a share in per cent, by Wilson."""
    n, z = max(1, of), 1.96
    p = hits / n
    middle, half = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return 100.0 * (middle - half) / (1 + z * z / n), 100.0 * (middle + half) / (1 + z * z / n)


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _sum(into: dict[str, int], other: dict[str, int]) -> None:
    for name, number in other.items():
        into[name] = into.get(name, 0) + number
