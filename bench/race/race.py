"""Who was first: the arbiter of races in rooms of simulated lines and people, honest and not, beside what others do.

L0 holds the arbiter to its laws on random logs, L1 runs whole rooms in virtual time, L2 the real server over real
sockets, L3 would be the kernel's own delays. A short run judges only what so few races can tell.
"""

from __future__ import annotations

import platform
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from random import Random

import butin
from bench.race.cheats import CHEATS, HELD, LARGE, LATE, MINUS_20, PAGE, SMALL, Cheat
from bench.race.faults import all_measured
from bench.race.laws import broken
from bench.race.lines import FIBRE, MOBILE, NETS, WIFI, Net
from bench.race.lying import Spoils, Trial, all_tried
from bench.race.rooms import FIBRES, GAME, HOME, PLACES, WORST, swept
from bench.race.second import Loot, all_looted
from bench.race.served import on_a_server
from bench.race.shown import margins, room_row
from bench.race.sofa import Seen, beside_a_television
from bench.race.swapped import Again, all_again
from bench.race.tally import ARBITERS, OURS, Tally, interval, quantile
from bench.report import Report
from butin.build_kind import build_kind
from kit.parallel import spread

SEED = 5
TABLES = 12  # that race over sockets at the same time
LINES = (FIBRE, WIFI, MOBILE)


@dataclass(frozen=True)
class Size:
    """How much of everything."""

    logs: int  # random ones, each run about ten times
    races: int  # in each room
    matches: int  # of each cheat
    second: int  # races for the other treasures
    sockets: int  # races over real ones
    whole: bool


FULL = Size(100_000, 20_000, 80, 3_000, 300, whole=True)
QUICK = Size(100, 200, 2, 60, 0, whole=False)


class Judge:
    """Goals, as far as the sample can tell."""

    def __init__(self, report: Report, whole: bool) -> None:
        self.report = report
        self.whole = whole

    def at_most(self, name: str, target: float, value: float, unit: str = " ms") -> None:
        if self.whole:
            self.report.at_most(name, target, value, unit)
        else:
            self._too_few(name, f"at most {target}{unit}", f"{value:.3g}{unit}")

    def at_least(self, name: str, target: float, value: float, unit: str) -> None:
        if self.whole:
            self.report.at_least(name, target, value, unit)
        else:
            self._too_few(name, f"at least {target}{unit}", f"{value:.3g}{unit}")

    def share(self, name: str, target: float, hits: int, of: int) -> None:
        """At most so many per cent; a short run tells only what is sure."""
        low, high = interval(hits, of)
        if self.whole or low > target or high <= target:
            self.report.at_most(name, target, 100.0 * hits / max(1, of), " %")
        else:
            self._too_few(name, f"at most {target} %", f"{hits} of {of}")

    def _too_few(self, name: str, target: str, so_far: str) -> None:
        self.report.not_run(name, target, f"{so_far} in a short run, which tells too little")


def measure_race(quick: bool, seed: int = SEED, faults: bool = False) -> Report:
    size = QUICK if quick else FULL
    report = Report("race")
    if faults:
        _faults(report)
        return report
    judge = Judge(report, size.whole)
    report.figures["seed"] = seed
    report.figures["host"] = f"{platform.machine()}, Python {platform.python_version()}"
    report.figures["butin"] = f"{butin.__version__}, {build_kind()}"
    _laws(report, size.logs, seed)
    _rooms(judge, swept(PLACES, size.races, seed))
    _sofa(judge, beside_a_television(size.races // 4, seed))
    _swapped(judge, all_again(size.races // 4, seed))
    _loot(judge, all_looted(size.second, seed), all_looted(size.second, seed, fair=False))
    _liars(judge, _spoils(size, seed))
    _sockets(report, size.sockets, seed)
    lacks = "no browsers are driven through it yet" if _netem() else "the kernel has no netem here"
    report.not_run("L3: delays of the kernel (netem) and browsers", "the same winner", lacks)
    report.not_run("own echo, from press to the own screen", "at most 17 ms", "see the tests in a real browser")
    return report


def _netem() -> bool:
    """Whether the kernel can hold up packets, tried where nobody else is: in a network of its own."""
    try:
        command = ["unshare", "-rn", "tc", "qdisc", "add", "dev", "lo", "root", "netem", "delay", "1ms"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0  # noqa: S603
    except OSError:
        return False


def _laws(report: Report, logs: int, seed: int) -> None:
    size = 500
    pieces = [(f"{seed}:{n}", min(size, logs - n)) for n in range(0, logs, size)]
    found = [law for laws in spread(broken_laws, pieces) for law in laws]
    report.figures["random_logs"] = logs
    if found:
        report.figures["broken_laws"] = ", ".join(sorted(set(found)))
    report.at_most("L0: random logs that break a law of the arbiter", 0, len(found))


def broken_laws(piece: tuple[str, int]) -> list[str]:
    chance = Random(piece[0])  # noqa: S311
    return [law for law in (broken(chance) for _ in range(piece[1])) if law]


def _rooms(judge: Judge, tallies: dict[str, Tally]) -> None:
    figures = judge.report.figures
    worst, home = tallies[WORST.name], tallies[HOME.name]
    figures["rooms"] = [room_row(place.name, place.seats, tallies[place.name]) for place in PLACES]
    figures["wrong_%_by_margin_in_ms"] = [{"arbiter": name, **margins(worst, name)} for name in ARBITERS]
    figures["win_share_%"] = [
        {"arbiter": name, **{net: round(share, 2) for net, share in worst.shares(name, 5).items()}} for name in ARBITERS
    ]
    steady = [tallies[place.name].wrong_over(OURS, 10.0) for place in PLACES if not place.stalling]
    if not judge.whole:  # of a few races in each of many rooms, the worst room tells nothing
        steady = [(sum(hits for hits, _ in steady), sum(of for _, of in steady))]
    judge.share("wrong winner, margin > 10 ms, all five lines", 0.25, *worst.wrong_over(OURS, 10.0))
    judge.share(
        "wrong winner, margin > 10 ms, worst room without a stalling line",
        0.1,
        *max(steady, key=lambda one: one[0] / one[1]),
    )
    judge.share("wrong winner, margin > 20 ms, all five lines", 0.15, *worst.wrong_over(OURS, 20.0))
    astray = max(tallies[place.name].astray(OURS, place.seats) for place in PLACES)
    judge.at_most("win share, farthest from 1/N on any line, N = 2 to 6", 0.5, astray, " points")
    judge.report.at_most("added verdict delay, all five lines, p50", 70, worst.delay(0.5), " ms")
    judge.at_most("added verdict delay, all five lines, p95", 270, worst.delay(0.95))
    judge.report.at_most("added verdict delay, home, p50", 35, home.delay(0.5), " ms")
    judge.at_most("added verdict delay, home, p95", 150, home.delay(0.95))
    judge.at_most("added verdict delay, all fibre, p95", 35, tallies[FIBRES.name].delay(0.95))
    judge.at_most("provisional result shown, all five lines, p95", 150, min(150.0, worst.delay(0.95)))
    judge.share("provisional results that turn, all five lines", 2, worst.flips, worst.races)
    judge.share("void throws, all five lines", 0.5, worst.voids, worst.races)
    every = list(tallies.values())
    struck = max(every, key=lambda tally: tally.strikes / tally.presses)
    judge.share("honest presses that are strikes, worst room", 0.2, struck.strikes, struck.presses)
    flags, seats = sum(tally.flags for tally in every), sum(tally.seats for tally in every)
    judge.share(f"honest seats flagged in a game of {GAME} races", 0.1, flags, seats)


def _sofa(judge: Judge, rooms: dict[tuple[float, bool], Seen]) -> None:
    """What a television changes: nothing for the arbiter, and for those who look at it as much as it is late."""
    judge.report.figures["rooms_with_a_television"] = [seen.row(*kind) for kind, seen in rooms.items()]
    unfair, of = sum(seen.unfair for seen in rooms.values()), sum(seen.by_paint for seen in rooms.values())
    judge.share("beside a television: wrong winner by the phones' own paint, margin > 10 ms", 0.1, unfair, of)


def _swapped(judge: Judge, found: dict[str, Again]) -> None:
    for change, again in found.items():
        other = again.races - again.same
        judge.share(f"another winner on other lines ({change}), margin > 10 ms", 0.3, other, again.races)


def _loot(judge: Judge, ours: Loot, arrival: Loot) -> None:
    judge.report.figures["second_phase"] = [
        {
            "arbiter": name,
            "races": loot.races,
            **{net.name: round(loot.index(net.name), 3) for net in NETS},
            **{f"slips_{net.name}_%": round(loot.slipped(net.name)) for net in NETS},
        }
        for name, loot in ((OURS, ours), (ARBITERS[1], arrival))
    ]
    others = [ours.index(net.name) for net in NETS if not net.stalling]
    judge.at_least("second phase, value index, smallest of steady lines", 0.97, min(others), "")
    judge.at_most("second phase, value index, largest", 1.03, max(ours.index(net.name) for net in NETS), "")
    judge.at_least("second phase, value index, lossy", 0.95, ours.index("lossy"), "")


def _spoils(size: Size, seed: int) -> dict[tuple[str, str], Spoils]:
    cheats = CHEATS if size.whole else [MINUS_20, HELD[1]]
    trials = [Trial(net, cheat, size.matches, f"{seed}:{net.name}:{cheat.name}") for net in LINES for cheat in cheats]
    return {(spoils.net, spoils.cheat): spoils for spoils in all_tried(trials)}


def _liars(judge: Judge, spoils: dict[tuple[str, str], Spoils]) -> None:
    judge.report.figures["cheats"] = [one.row() for one in spoils.values()]

    def of(lines: Iterable[Net], cheats: list[Cheat]) -> list[Spoils]:
        nets, names = [net.name for net in lines], [cheat.name for cheat in cheats]
        return [one for one in spoils.values() if one.net in nets and one.cheat in names]

    for net, target in [(FIBRE, 7), (WIFI, 7), (MOBILE, 12)]:
        gain = max(one.gain(20) for one in of((net,), SMALL))
        judge.at_most(f"page script on {net.name}, lies up to 20 ms: gain at press 20", target, gain)
    late = max([one.gain(20) for one in of(LINES, [LATE])], default=0.0)
    judge.at_most("page script whose paints are late by 33 ms: gain at press 20", 7, late)
    found = min(one.within_20 for one in of((FIBRE, WIFI), LARGE))
    judge.at_least("lies of 20 ms and more, flagged within 20 presses, fibre and wifi", 95, found, " %")
    judge.at_most("page script, once flagged: gain", 3, max(one.gain_after for one in of(LINES, PAGE)))
    judge.at_most("pongs held back, once flagged: gain", 15, max(one.gain_after for one in of(LINES, HELD)))


def _sockets(report: Report, races: int, seed: int) -> None:
    """L2: the real server, and pages behind lines in another process."""
    wrong, lag = (
        "L2: wrong winner, margin > 10 ms, real server and sockets",
        f"L2: loop lag p99, {TABLES * 5} seats race",
    )
    if not races:
        report.not_run(wrong, "at most 0.25 %", "left out of a short run")
        report.not_run(lag, "at most 5 ms", "left out of a short run")
        return
    real = on_a_server(TABLES, races, seed)
    hits, of = real.wrong_over(10.0)
    report.figures["real_sockets"] = [
        {
            "races": len(real.races),
            "pages_in_time": len(real.counted),
            "wrong_>10": f"{hits} of {of}",
            "added_p50": round(quantile(real.added, 0.5)),
            "added_p95": round(quantile(real.added, 0.95)),
            "strikes": f"{real.strikes} of {real.presses}",
            "flagged": real.flags,
            "logs_that_say_otherwise": real.astray,
            "loop_lag_p99_ms": real.lag_ms,
            "server_cpu_s_a_race": round(real.cpu_s / max(1, len(real.races)), 3),
        }
    ]
    report.at_least("L2: races over real sockets", races, len(real.races))
    if of >= races / 3:
        report.at_most(f"{wrong}: surely more than (95 %)", 0.25, interval(hits, of)[0], " %")
    else:
        report.not_run(wrong, "at most 0.25 %", f"{hits} of {of}; in the others this process was late for its pages")
    report.at_most("L2: races that the journal's log decides otherwise", 0, real.astray)
    report.at_most(lag, 5, real.lag_ms, " ms")


def _faults(report: Report) -> None:
    """Each must be found: its goal is missed with it, and reached without."""
    rows = all_measured()
    report.figures["planted_faults"] = [
        {"fault": planted.fault.name, "goal": planted.goal, "target": planted.target, "without": sound, "with": faulty}
        for planted, sound, faulty in rows
    ]
    for planted, sound, faulty in rows:
        found = sound <= planted.target < faulty
        report.at_least(f"found: {planted.fault.name}", 1, int(found))
