"""Bad input on the socket: a hundred thousand messages of every bad kind, while honest people play at another table.

Afterwards the server is up and answers, nobody was disturbed, its log holds no error and its memory is back.
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

from butin.bench.frame import Report
from butin.bench.honest import Honest
from butin.bench.hostile import KINDS, Target
from butin.bench.served import Served, serving
from butin.client import open_table

MESSAGES, QUICK_MESSAGES = 100_000, 8_000
AT_ONCE = 12  # bad guests at the same time
HONEST_FRAMES = 8  # in a match, besides the moves
MOST_KB = 32_768  # that may stay in memory after all of them are gone


@dataclass
class Outcome:
    """What was sent, and what became of everybody else."""

    sent: dict[str, int] = field(default_factory=dict)
    read: int = 0  # frames that the server took in; what is no frame, or came after it had hung up, is not counted
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

    @property
    def kept_kb(self) -> int:
        return self.after_kb - self.before_kb


def measure_fuzz(quick: bool) -> Report:
    """Start a server, let them all in, look what is left."""
    wanted = QUICK_MESSAGES if quick else MESSAGES
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "--pace", "0") as server:
        outcome = fuzz(server, wanted, seed=7)
    waits = sorted(outcome.waits)
    report = Report("fuzz")
    report.figures["messages"] = [{"kind": kind, "sent": sent} for kind, sent in outcome.sent.items()]
    report.figures["seconds"] = outcome.seconds
    report.figures["honest_matches_played_meanwhile"] = outcome.matches
    report.figures["honest_moves_ms_p50"] = waits[len(waits) // 2] * 1000
    report.figures["honest_moves_ms_p99"] = waits[len(waits) * 99 // 100] * 1000
    report.figures["memory_mb_before_peak_after"] = " ".join(
        f"{kb / 1024:.1f}" for kb in (outcome.before_kb, outcome.peak_kb, outcome.after_kb)
    )
    report.at_least("bad messages that the server took in", wanted, outcome.read)
    report.at_least("honest matches played to the end meanwhile", 1, outcome.matches)
    report.at_most("honest people disturbed", 0, len(outcome.complaints))
    report.at_least("the server answers afterwards", 1, int(outcome.answers))
    report.at_most("connections left", 0, outcome.sockets_left)
    report.at_most("memory kept", MOST_KB, outcome.kept_kb, " kB")
    report.at_most("errors in the log", 0, outcome.faults)
    return report


def fuzz(server: Served, wanted: int, seed: int) -> Outcome:
    """Send at least `wanted` messages of all kinds, several guests at once."""
    outcome = Outcome()
    target = Target(server.port, _own_table(server.url))
    chance = Random(seed)  # noqa: S311
    asyncio.run(_visit(target, chance, wanted // 20, Outcome(), server))  # warm: what it once needed, it keeps
    with Honest(server.url) as warm:
        sleep(0.2)
    outcome.complaints += warm.complaints
    outcome.before_kb = _settled(server)
    start = perf_counter()
    with Honest(server.url) as honest:
        asyncio.run(_visit(target, chance, wanted, outcome, server))
    outcome.seconds = perf_counter() - start
    outcome.matches, outcome.waits = honest.matches, honest.waits
    outcome.read -= len(honest.waits) + HONEST_FRAMES * honest.matches
    outcome.complaints += honest.complaints
    outcome.after_kb = _settled(server)
    outcome.sockets_left = figure(server.url, "butin_sockets")
    outcome.answers = server.up and figure(server.url, "butin_tables_live") >= 0
    outcome.faults = len(server.faults)
    return outcome


def _own_table(url: str) -> dict[str, Any]:
    _, answer = open_table(url, "voleurs", seats=4)
    return answer


async def _visit(target: Target, chance: Random, wanted: int, outcome: Outcome, server: Served) -> None:
    """Several guests at once until enough has been sent; every kind comes, each in its turn."""
    turn, before = 0, figure(server.url, "butin_frames_total")

    async def one_after_the_other() -> None:
        nonlocal turn
        while outcome.read < wanted * 1.1 or turn < 2 * len(KINDS):
            kind = list(KINDS)[turn % len(KINDS)]
            turn += 1
            few = kind in ("broken_frames", "giants", "half_open", "resets", "wrong_doors")  # a connection for each
            messages = chance.randint(5, 30) if few else chance.randint(100, 3000)
            sent = await KINDS[kind](target, Random(chance.random()), min(messages, wanted))  # noqa: S311
            outcome.sent[kind] = outcome.sent.get(kind, 0) + sent
            outcome.read = await asyncio.to_thread(figure, server.url, "butin_frames_total") - before
            outcome.peak_kb = max(outcome.peak_kb, server.memory_kb)

    await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE)))


def _settled(server: Served) -> int:
    """Its memory when everybody has been let go: no socket is left, or that does not happen."""
    for _ in range(100):
        if figure(server.url, "butin_sockets") == 0:
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
