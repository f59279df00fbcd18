"""Hostile guests: a million messages of every bad kind, while honest people play at other tables; then one stranger
who does all that is allowed, and more, beside honest tables (strangers.py).

Afterwards the server is up and answers, nobody was disturbed, its log holds no error and its memory is back; and the
hostile ones carried off nothing: no chair, no hand, no byte of what is hidden at the tables of the honest.
"""

from __future__ import annotations

import asyncio
import tempfile
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from http import HTTPStatus
from pathlib import Path
from random import Random
from time import perf_counter, sleep
from typing import Any

from bench.report import Report
from bench.trouble.held import Held, held_tables, meddling
from bench.trouble.honest import Honest
from bench.trouble.hostile import KINDS
from bench.trouble.intruders import INTRUDERS
from bench.trouble.knockers import KNOCKERS
from bench.trouble.strangers import measure_strangers
from bench.trouble.target import Target
from butin.client import open_table
from kit.served import Served, serving

MESSAGES, QUICK_MESSAGES = 1_000_000, 8_000
QUICK_S = 8.0  # the quick run sends as many as fit in this
AT_ONCE = 12  # bad guests at the same time
HONEST_FRAMES = 8  # in a match, besides the moves
MOST_KB = 32_768  # that may stay in memory after all of them are gone

GUESTS = {**KINDS, **INTRUDERS, **KNOCKERS}
REQUESTS = ("letters", *KNOCKERS)  # which are no frames on a socket
# with a connection for each message, or for a few of them
FEW = ("broken_frames", "giants", "half_open", "resets", "wrong_doors", "by_its_id", *REQUESTS)


@dataclass
class Outcome:
    """What was sent, and what became of everybody else."""

    sent: dict[str, int] = field(default_factory=dict)
    read: int = 0  # frames that the server took in; what is no frame, or came after it had hung up, is not counted
    requests: int = 0  # that were asked beside them
    seconds: float = 0.0
    matches: int = 0
    waits: list[float] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)
    answers: bool = False
    before_kb: int = 0
    peak_kb: int = 0
    after_kb: int = 0
    sockets_left: int = -1
    faults: int = 0
    granted: list[str] = field(default_factory=list)  # and must not be
    leaked: list[str] = field(default_factory=list)
    received: int = 0  # bytes, all of them searched
    hidden: int = 0  # things looked for

    @property
    def taken_in(self) -> int:
        return self.read + self.requests

    @property
    def kept_kb(self) -> int:
        return self.after_kb - self.before_kb


def measure_fuzz(quick: bool) -> Report:
    """Start a server, let them all in, look what is left; then another one for the stranger."""
    wanted, seconds = (QUICK_MESSAGES, QUICK_S) if quick else (MESSAGES, 0.0)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--pace", "0") as server:
        outcome = fuzz(server, wanted, seed=7, seconds=seconds)
    report = Report("fuzz")
    _figures(report, outcome)
    report.at_least("bad messages that the server took in", wanted, outcome.taken_in)
    report.at_least("honest matches played to the end meanwhile", 1, outcome.matches)
    report.at_most("honest people disturbed", 0, len(outcome.complaints))
    report.at_most("what hostile guests were granted and must not be", 0, len(outcome.granted))
    report.at_most("hidden things among what they received", 0, len(outcome.leaked))
    report.at_least("the server answers afterwards", 1, int(outcome.answers))
    report.at_most("connections left", 0, outcome.sockets_left)
    report.at_most("memory kept", MOST_KB, outcome.kept_kb, " kB")
    report.at_most("errors in the log", 0, outcome.faults)
    measure_strangers(report, quick)
    return report


def _figures(report: Report, outcome: Outcome) -> None:
    waits = sorted(outcome.waits)
    report.figures["messages"] = [{"kind": kind, "sent": sent} for kind, sent in outcome.sent.items()]
    report.figures["seconds"] = outcome.seconds
    report.figures["honest_matches_played_meanwhile"] = outcome.matches
    report.figures["honest_moves_ms_p50"] = waits[len(waits) // 2] * 1000
    report.figures["honest_moves_ms_p99"] = waits[len(waits) * 99 // 100] * 1000
    report.figures["searched_mb"] = outcome.received / 2**20
    report.figures["hidden_things_looked_for"] = outcome.hidden
    report.figures["memory_mb_before_peak_after"] = " ".join(
        f"{kb / 1024:.1f}" for kb in (outcome.before_kb, outcome.peak_kb, outcome.after_kb)
    )
    wrong = [*outcome.complaints, *outcome.granted, *outcome.leaked]
    if wrong:
        report.figures["what_went_wrong"] = "; ".join(wrong[:20])


def fuzz(server: Served, wanted: int, seed: int, seconds: float = 0.0) -> Outcome:
    """Send at least `wanted` messages of all kinds, several guests at once, and for so long."""
    outcome = Outcome()
    chance = Random(seed)  # noqa: S311
    with held_tables(server) as held:
        target = Target(server.port, _own_table(server.url), held)
        asyncio.run(_visit(target, chance, wanted // 20, Outcome(), server))  # warm: what it once needed, it keeps
        with Honest(server.url) as warm:
            sleep(0.2)
        outcome.before_kb = _settled(server, held)
        start = perf_counter()
        with Honest(server.url) as honest:
            asyncio.run(_visit(target, chance, wanted, outcome, server, start + seconds))
        outcome.seconds = perf_counter() - start
        outcome.complaints += [*warm.complaints, *honest.complaints]
        outcome.complaints += [f"{one.scene}: a connection was lost" for one in held if one.lost]
        outcome.after_kb = _settled(server, held)
        _carried_off(outcome, target, server)
    outcome.matches, outcome.waits = honest.matches, honest.waits
    outcome.read -= len(honest.waits) + HONEST_FRAMES * honest.matches
    _settled(server, [])
    outcome.sockets_left = figure(server.url, "butin_sockets")
    outcome.answers = server.up and figure(server.url, "butin_tables_live") >= 0
    outcome.faults = len(server.faults)
    return outcome


def _carried_off(outcome: Outcome, target: Target, server: Served) -> None:
    """What they were told was granted, what the journals say, and what was in the bytes that they received."""
    spoils = target.spoils
    outcome.granted = [f"{what} ({often} times)" for what, often in spoils.granted.items()]
    outcome.granted += meddling(server, target.held)
    hidden = set[bytes]().union(*(one.hidden for one in target.held))
    outcome.leaked = spoils.leaked(hidden)
    outcome.received, outcome.hidden = spoils.received, len(hidden)


def _own_table(url: str) -> dict[str, Any]:
    _, answer = open_table(url, "voleurs", seats=4)
    return answer


async def _visit(
    target: Target, chance: Random, wanted: int, outcome: Outcome, server: Served, until: float = 0.0
) -> None:
    """Several guests at once until enough has been sent; every kind comes, each in its turn."""
    turn, before = 0, figure(server.url, "butin_frames_total")

    async def one_after_the_other() -> None:
        nonlocal turn
        while outcome.taken_in < wanted * 1.05 or turn < 2 * len(GUESTS) or perf_counter() < until:
            kind = list(GUESTS)[turn % len(GUESTS)]
            turn += 1
            few = kind in FEW
            messages = chance.randint(5, 30) if few else chance.randint(100, 3000)
            sent = await GUESTS[kind](target, Random(chance.random()), min(messages, wanted))  # noqa: S311
            outcome.sent[kind] = outcome.sent.get(kind, 0) + sent
            outcome.requests += sent if kind in REQUESTS else 0
            outcome.read = await asyncio.to_thread(figure, server.url, "butin_frames_total") - before
            outcome.peak_kb = max(outcome.peak_kb, server.memory_kb)

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


def _settled(server: Served, held: list[Held]) -> int:
    """Its memory when everybody has been let go: no socket is left but of those who stay, or that does not happen."""
    here = sum(one.here for one in held)
    for _ in range(100):
        if figure(server.url, "butin_sockets") <= here:
            break
        sleep(0.1)
    return server.memory_kb


def figure(url: str, name: str) -> int:
    """One of the server's figures; whoever asks too often waits a little."""
    try:
        with urllib.request.urlopen(f"{url}/metrics", timeout=30) as response:  # noqa: S310
            lines = response.read().decode().splitlines()
    except urllib.error.HTTPError as error:
        error.close()
        if error.code != HTTPStatus.TOO_MANY_REQUESTS:
            raise
        sleep(0.1)
        return figure(url, name)
    return next(int(line.split()[1]) for line in lines if line.startswith(f"{name} "))
