"""What it costs a server to meet an evening of ten matches for the first time: its journal, read and folded."""

from __future__ import annotations

import json
from statistics import median
from time import perf_counter
from typing import Any

from butin.room.deeds.all import fold, setting_of
from butin.room.table.table import Table
from butin.testing.ours import NAMES
from butin.testing.sim import GAMES
from kit.evenings import Evening

MATCHES = 10
TIMES = 9  # of which the median counts


def cold_read() -> dict[str, Any]:
    """All boxes in turn, with two people; the last match stands at its end."""
    evening = Evening("ana", "bo")
    for number in range(MATCHES):
        assert evening.box("ana", NAMES[number % len(NAMES)]) is None
        evening.match(close_up=True)
    kept = evening.world.store.entries[evening.id]
    spent = sorted(_read(evening.id, kept) for _ in range(TIMES))
    return {"matches": MATCHES, "entries": len(kept), "ms": 1000 * median(spent)}


def _read(identity: str, kept: list[str]) -> float:
    start = perf_counter()
    entries = [json.loads(entry) for entry in kept]
    table = Table(identity, GAMES, setting_of(entries[0]))
    for entry in entries:
        fold(table, entry)
    assert table.finished == MATCHES
    return perf_counter() - start
