"""What a process and its children have cost so far, as the system counts it."""

from __future__ import annotations

import os
from pathlib import Path
from time import clock_gettime

PROC = Path("/proc")
TICK_S = 1 / os.sysconf("SC_CLK_TCK")


def family(pid: int) -> list[int]:
    """A process and all its descendants that are alive."""
    found = [pid]
    for one in found:
        for thread in PROC.glob(f"{one}/task/*/children"):
            try:
                found += [int(child) for child in thread.read_text("ascii").split()]
            except OSError:
                continue  # it has just ended
    return found


def cpu_s(pid: int, *, alone: bool = False) -> float:
    """CPU seconds of a process, of its children unless it is taken alone, and of those that have ended."""
    return sum(_had(one) for one in ([pid] if alone else family(pid)))


def machine_cpu_s() -> float:
    """CPU seconds that all processes have had, and those that another machine took from this one."""
    fields = [int(field) for field in (PROC / "stat").read_text("ascii").splitlines()[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) * TICK_S  # without idling and waiting for a disk


def loop_s(pid: int) -> tuple[float, float]:
    """Of a process's first thread, which is the loop's: seconds on a CPU, and seconds that it waited for one."""
    had, waited = (PROC / str(pid) / "task" / str(pid) / "schedstat").read_text("ascii").split()[:2]
    return int(had) / 1e9, int(waited) / 1e9


def memory_kb(pid: int) -> int:
    """What a process holds in memory now, without its children."""
    status = (PROC / str(pid) / "status").read_text("ascii")
    return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


def _had(pid: int) -> float:
    """Its own time to the nanosecond, by the clock that clock_getcpuclockid(3) names; ended children's in ticks."""
    try:
        fields = (PROC / str(pid) / "stat").read_text("ascii").rpartition(")")[2].split()
        return clock_gettime(~pid << 3 | 2) + sum(int(field) for field in fields[13:15]) * TICK_S
    except OSError:
        return 0.0
