"""Simulated lines: a round trip, jitter, moments in which nothing gets through; what was sent first arrives first."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

NOISE = 1 << 15


@dataclass(frozen=True)
class Net:
    """A kind of line: round trip and jitter in ms; (times a second, shortest, longest ms) of what holds packets up."""

    name: str
    rtt: float
    jitter: float
    holds: tuple[tuple[float, float, float], ...] = ()
    stalling: bool = False


FIBRE = Net("fibre", 10, 2)
WIFI = Net("wifi", 30, 15, ((0.3, 15, 60), (0.03, 80, 250)))
MOBILE = Net("4g", 60, 30, ((0.3, 30, 120), (0.04, 150, 500)))
INTER = Net("inter", 150, 10)
LOSSY = Net("lossy", 50, 20, ((0.1, 40, 90), (0.06, 200, 1000)), stalling=True)
NETS = [FIBRE, WIFI, MOBILE, INTER, LOSSY]


def noise(chance: Random) -> list[float]:
    """Many draws of jitter, made once: a bell, without its far ends."""
    return [max(-1.0, min(3.0, chance.gauss(0.0, 1.0))) for _ in range(NOISE)]


class Way:
    """One direction of a line for the time of a race. Packets stay in order."""

    def __init__(self, base: float, jitter: float, pool: list[float], place: int) -> None:
        self.base = base
        self.jitter = jitter
        self.pool = pool
        self.place = place
        self.holds: list[tuple[float, float]] = []
        self.last = -1e12

    def carry(self, at: float) -> float:
        """When something arrives that is sent now."""
        for begin, end in self.holds:
            if begin <= at < end:
                at = end
        self.place = place = (self.place + 1) & (NOISE - 1)
        arrival = at + self.base + self.jitter * self.pool[place]
        if arrival < self.last:
            return self.last
        self.last = arrival
        return arrival


@dataclass
class Wire:
    """A player's line for a match: how it is split in two, and what idle pings have told of it."""

    net: Net
    down: float
    up: float
    jitter: float
    kernel_rtt: float = 0.0
    rtts: list[float] = field(default_factory=list)

    @property
    def rtt_min(self) -> float:
        return self.rtts[0]

    @property
    def rtt_med(self) -> float:
        return self.rtts[len(self.rtts) // 2]


def wire(net: Net, chance: Random, pool: list[float]) -> Wire:
    """A line of this kind, and a hundred round trips over it."""
    share = chance.uniform(0.35, 0.65)
    made = Wire(net, net.rtt * share, net.rtt * (1 - share), net.jitter * 0.7)
    made.kernel_rtt = net.rtt - 2.0 * made.jitter + chance.uniform(0.0, 2.0)
    there, back = ways(made, chance, pool, 0.0, 50_000.0)
    for at in range(0, 50_000, 500):
        made.rtts.append(back.carry(there.carry(at)) - at)
    made.rtts.sort()
    made.kernel_rtt = min(made.kernel_rtt, made.rtts[0])
    return made


def ways(line: Wire, chance: Random, pool: list[float], begin: float, end: float) -> tuple[Way, Way]:
    """Both directions between two times, with whatever holds them up."""
    found = []
    for base in (line.down, line.up):
        way = Way(base, line.jitter, pool, chance.getrandbits(15))
        for rate, shortest, longest in line.net.holds:
            at = begin - longest + chance.expovariate(rate / 1000)
            while at < end:
                way.holds.append((at, at + chance.uniform(shortest, longest)))
                at = way.holds[-1][1] + chance.expovariate(rate / 1000)
        way.holds.sort()
        found.append(way)
    return found[0], found[1]
