"""Planted faults: mistakes that an arbiter could make, each of which must turn a goal red."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from bench.race.cheats import LATE, MINUS_20
from bench.race.course import NO_FAULT, Fault
from bench.race.lines import FIBRE
from bench.race.lying import Trial, tried
from bench.race.rooms import WORST, Piece, simulate
from bench.race.tally import OURS
from kit.parallel import spread

SEED = 7


@dataclass(frozen=True)
class Planted:
    """A fault, the goal that must find it, and how that is measured."""

    fault: Fault
    goal: str
    target: float
    value: Callable[[Fault, int], float]
    races: int  # that are enough to find it


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
    Planted(Fault("order by arrival", by_arrival=True), WRONG, 0.25, wrong, 200),
    Planted(Fault("a fixed window of 100 ms", window=100.0), WRONG, 0.25, wrong, 600),
    Planted(Fault("pongs overtake claims (no FIFO)", overtaking=True), WRONG, 0.25, wrong, 1500),
    Planted(Fault("a pong after the claim is counted", late_pongs=True), STRIKES, 0.2, strikes, 200),
    Planted(Fault("claims are trusted", trusting=True), GAIN, 7.0, gain, 600),
    Planted(Fault("any late paint is believed", any_hold=True), PAINT, 7.0, late_paint, 600),
]


def measured(planted: Planted) -> tuple[float, float]:
    """The goal's value without the fault and with it."""
    return planted.value(NO_FAULT, planted.races), planted.value(planted.fault, planted.races)


def all_measured() -> list[tuple[Planted, float, float]]:
    values = spread(measured, FAULTS)
    return [(planted, *pair) for planted, pair in zip(FAULTS, values, strict=True)]
