"""Who was first: the arbiter of races in rooms of simulated lines and people, honest and not, beside what others do.

L0 plays random logs against the arbiter's laws, L1 whole rooms in virtual time, L2 the real server over real sockets.
"""

from __future__ import annotations

from dataclasses import dataclass

from butin.bench.frame import Report
from butin.bench.racing.cheats import CHEATS, HELD, LARGE, PAGE, SMALL
from butin.bench.racing.lines import FIBRE, MOBILE, WIFI
from butin.bench.racing.lying import Spoils, Trial, all_tried
from butin.bench.racing.rooms import FIBRES, GAME, HOME, PLACES, WORST, swept
from butin.bench.racing.tally import ARBITERS, BINS, OURS, Tally

SEED = 5


@dataclass(frozen=True)
class Size:
    """How much of everything."""

    logs: int
    races: int  # in each room
    matches: int  # of each cheat
    second: int  # races for the other treasures
    sockets: int


FULL = Size(100_000, 20_000, 80, 6_000, 300)
QUICK = Size(300, 400, 6, 150, 0)


def measure_race(quick: bool, seed: int = SEED) -> Report:
    size = QUICK if quick else FULL
    report = Report("race")
    report.figures["seed"] = seed
    _rooms(report, swept(PLACES, size.races, seed))
    _liars(report, _spoils(size, seed))
    return report


def _rooms(report: Report, tallies: dict[str, Tally]) -> None:
    report.figures["rooms"] = [_room_row(place.name, place.seats, tallies[place.name]) for place in PLACES]
    report.figures["wrong_%_by_margin_in_ms"] = [
        {"arbiter": name, **_margins(tallies[WORST.name], name)} for name in ARBITERS
    ]
    report.figures["win_share_%"] = [
        {"arbiter": name, **{net: round(share, 2) for net, share in tallies[WORST.name].shares(name, 5).items()}}
        for name in ARBITERS
    ]
    worst, home = tallies[WORST.name], tallies[HOME.name]
    steady = [tallies[place.name] for place in PLACES if not place.stalling]
    report.at_most("wrong winner, margin > 10 ms, all five lines", 0.25, worst.wrong_share(OURS, 10.0), " %")
    steady_wrong = max(tally.wrong_share(OURS, 10.0) for tally in steady)
    report.at_most("wrong winner, margin > 10 ms, worst room without a stalling line", 0.10, steady_wrong, " %")
    report.at_most("wrong winner, margin > 20 ms, all five lines", 0.15, worst.wrong_share(OURS, 20.0), " %")
    astray = max(tallies[place.name].astray(OURS, place.seats) for place in PLACES)
    report.at_most("win share, farthest from 1/N on any line, N = 2 to 6", 0.5, astray, " points")
    report.at_most("added verdict delay, all five lines, p50", 70, worst.delay(0.5), " ms")
    report.at_most("added verdict delay, all five lines, p95", 270, worst.delay(0.95), " ms")
    report.at_most("added verdict delay, home, p50", 35, home.delay(0.5), " ms")
    report.at_most("added verdict delay, home, p95", 150, home.delay(0.95), " ms")
    report.at_most("added verdict delay, all fibre, p95", 35, tallies[FIBRES.name].delay(0.95), " ms")
    report.at_most("provisional result shown, all five lines, p95", 150, min(150.0, worst.delay(0.95)), " ms")
    report.at_most("provisional results that turn, all five lines", 2, 100.0 * worst.flips / worst.races, " %")
    report.at_most("void throws, all five lines", 0.5, 100.0 * worst.voids / worst.races, " %")
    _honest(report, list(tallies.values()))


def _honest(report: Report, tallies: list[Tally]) -> None:
    strikes = max(100.0 * tally.strikes / tally.presses for tally in tallies)
    report.at_most("honest presses that are strikes, worst room", 0.2, strikes, " %")
    flags, seats = sum(tally.flags for tally in tallies), sum(tally.seats for tally in tallies)
    report.figures["honest_seats_flagged"] = f"{flags} of {seats:,} in games of {GAME} races"
    report.at_most("honest seats flagged, in a game", 0.1, 100.0 * flags / seats, " %")


def _room_row(name: str, number: int, tally: Tally) -> dict[str, object]:
    low, high = tally.interval(OURS, 10.0)
    ours, arrival, half = (tally.wrong_share(arbiter, 10.0) for arbiter in ARBITERS)
    return {
        "room": name,
        "races": tally.races,
        "wrong_>10_%": round(ours, 3),
        "95_%": f"{low:.2f}-{high:.2f}",
        "arrival_%": round(arrival, 1),
        "RTT/2_%": round(half, 1),
        "astray": round(tally.astray(OURS, number), 2),
        "added_p50": tally.delay(0.5),
        "p95": tally.delay(0.95),
        "p99": tally.delay(0.99),
        "max": max(tally.added),
        "flips_%": round(100.0 * tally.flips / tally.races, 2),
        "caps_%": round(100.0 * tally.caps / tally.races, 2),
        "voids_%": round(100.0 * tally.voids / tally.races, 2),
        "strikes_%": round(100.0 * tally.strikes / tally.presses, 3),
        "raised_%": round(100.0 * tally.clamps / tally.presses, 1),
    }


def _margins(tally: Tally, name: str) -> dict[str, object]:
    return {
        (f"{low:.0f}-{high:.0f}" if high < 1e8 else f">{low:.0f}"): round(100.0 * wrong / max(1, counted), 2)
        for low, high, wrong, counted in zip(BINS, BINS[1:], tally.wrong[name], tally.counted, strict=False)
    }


def _spoils(size: Size, seed: int) -> dict[tuple[str, str], Spoils]:
    trials = [
        Trial(net, cheat, size.matches, f"{seed}:{net.name}:{cheat.name}")
        for net in (FIBRE, WIFI, MOBILE)
        for cheat in CHEATS
    ]
    return {(spoils.net, spoils.cheat): spoils for spoils in all_tried(trials)}


def _liars(report: Report, spoils: dict[tuple[str, str], Spoils]) -> None:
    report.figures["cheats"] = [one.row() for one in spoils.values()]
    names = {cheat.name for cheat in SMALL}
    for net, target in [(FIBRE, 7), (WIFI, 7), (MOBILE, 12)]:
        gain = max(spoils[net.name, name].gain(20) for name in names)
        report.at_most(f"page script on {net.name}, lies up to 20 ms: gain at press 20", target, gain, " ms")
    found = min(spoils[net.name, cheat.name].within_20 for net in (FIBRE, WIFI) for cheat in LARGE)
    report.at_least("lies of 20 ms and more that are flagged within 20 presses, fibre and wifi", 95, found, " %")
    lines = (FIBRE, WIFI, MOBILE)
    once = max(spoils[net.name, cheat.name].gain_after for net in lines for cheat in PAGE)
    report.at_most("page script, once flagged: gain", 3, once, " ms")
    held = max(spoils[net.name, cheat.name].gain_after for net in lines for cheat in HELD)
    report.at_most("pongs held by a program of one's own, once flagged: gain", 15, held, " ms")
