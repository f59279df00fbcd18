"""Planted faults: mistakes that an arbiter could make, each of which must turn a goal red."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from butin.bench.racing.cheats import LATE, MINUS_20
from butin.bench.racing.course import NO_FAULT, Fault
from butin.bench.racing.lines import FIBRE
from butin.bench.racing.lying import Trial, tried
from butin.bench.racing.rooms import WORST, Piece, simulate, spread
from butin.bench.racing.tally import OURS

SEED = 7


@dataclass(frozen=True)
class Planted:
    """A fault, the goal that must find it, and how that is measured."""

    fault: Fault
    goal: str
    target: float
    value: Callable[[Fault, int], float]


def wrong(fault: Fault, races: int) -> float:
    return simulate(Piece(WORST, f"{SEED}", races, fault)).wrong_share(OURS, 10.0)


def strikes(fault: Fault, races: int) -> float:
    tally = simulate(Piece(WORST, f"{SEED}", races, fault))
    return 100.0 * tally.strikes / tally.presses


def gain(fault: Fault, races: int) -> float:
    return tried(Trial(FIBRE, MINUS_20, max(2, races // 200), f"{SEED}", fault)).gain(20)


def late_paint(fault: Fault, races: int) -> float:
    return tried(Trial(FIBRE, LATE, max(2, races // 200), f"{SEED}", fault)).gain(20)


WRONG, STRIKES = "wrong winner, margin > 10 ms, in %", "honest presses that are strikes, in %"
GAIN, PAINT = "gain of a lie of 20 ms at press 20, in ms", "gain of a paint 33 ms late at press 20, in ms"
FAULTS = [
    Planted(Fault("order by arrival", by_arrival=True), WRONG, 0.25, wrong),
    Planted(Fault("a fixed window of 100 ms", window=100.0), WRONG, 0.25, wrong),
    Planted(Fault("pongs overtake claims (no FIFO)", overtaking=True), WRONG, 0.25, wrong),
    Planted(Fault("a pong after the claim is counted", late_pongs=True), STRIKES, 0.2, strikes),
    Planted(Fault("claims are trusted", trusting=True), GAIN, 7.0, gain),
    Planted(Fault("any late paint is believed", any_hold=True), PAINT, 7.0, late_paint),
]


def measured(planted: Planted, races: int) -> tuple[float, float]:
    """The goal's value without the fault and with it."""
    return planted.value(NO_FAULT, races), planted.value(planted.fault, races)


def all_measured(races: int) -> list[tuple[Planted, float, float]]:
    works = [(number, races) for number in range(len(FAULTS))]
    return [(planted, *values) for planted, values in zip(FAULTS, spread(_numbered, works), strict=True)]


def _numbered(work: tuple[int, int]) -> tuple[float, float]:
    return measured(FAULTS[work[0]], work[1])
