"""Seeing in: counters and gauges as Prometheus reads them. No name, no address, no secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import accumulate
from typing import TYPE_CHECKING

from butin.room.running.histogram import STEPS_S, Histogram
from butin.room.table.seats import Seat
from butin.room.table.table import CLOSED, OVER, PLAYING, WAITING

if TYPE_CHECKING:
    from butin.adapters.web.gateway import Gateway


def metrics_text(gateway: Gateway) -> str:
    room, counts, pool = gateway.room, gateway.room.pipeline.writer.counts, gateway.pool
    laid = [live.table for live in room.live.values()]
    phases = Counter(table.phase for table in laid)
    seats = Counter(_kept_by(seat) for table in laid for seat in table.seats)
    lines = [
        *_one("butin_tables_live", "gauge", "Tables in memory", len(room.live)),
        *_many("butin_tables", "gauge", "Tables in memory by phase", "phase", _all(phases, PHASES)),
        *_one("butin_tables_stopped", "gauge", "Tables that broke and wait for somebody", len(room.tables.stopped)),
        *_many("butin_seats", "gauge", "Seats of tables in memory", "by", _all(seats, KEEPERS)),
        *_one("butin_guests", "gauge", "Connections at tables", sum(len(live.guests) for live in room.live.values())),
        *_one("butin_sockets", "gauge", "Open sockets", gateway.sockets),
        *_one("butin_frames_total", "counter", "Frames that came on sockets", gateway.frames),
        *_one("butin_moves_total", "counter", "Moves accepted and kept", counts["moves"]),
        *_one("butin_entries_total", "counter", "Entries kept, moves among them", counts["entries"]),
        *_one("butin_commits_total", "counter", "Commits", counts["commits"]),
        *_one("butin_conflicts_total", "counter", "Entries that another was faster with", counts["conflicts"]),
        *_many("butin_refusals_total", "counter", "What was refused", "kind", gateway.refusals),
        *_one("butin_codes_wrong_total", "counter", "Codes that nobody has", gateway.codes.wrong),
        *_one("butin_came_total", "counter", "Persons who came or came back", counts["came"]),
        *_one("butin_reconnects_total", "counter", "Connections that went on where one had ended", room.returned),
        *_many("butin_thoughts_waiting", "gauge", "What waits for a worker", "lane", pool.queue.lengths()),
        *_many("butin_thoughts_total", "counter", "What workers were given to think about", "lane", pool.begun),
        *_waits(gateway),
    ]
    return "\n".join(lines) + "\n"


def _waits(gateway: Gateway) -> list[str]:
    """What may be slow: the disk, the copies, the loop."""
    writer = gateway.room.pipeline.writer
    return [
        *_one("butin_store_awake", "gauge", "Whether the database answers", int(gateway.store.awake)),
        *_one("butin_backup_age_seconds", "gauge", "Age of the newest scheduled copy", gateway.backup_age_s()),
        *_spread("butin_commit_seconds", "How long a commit took", writer.commits),
        *_spread("butin_kept_seconds", "From taking an entry to having it on disk", writer.waits),
        *_spread("butin_loop_late_seconds", "How late the event loop was, once a second", gateway.lag.spread),
        *_one("butin_loop_lag_seconds", "gauge", "How late it was at its last look", gateway.lag.last_s),
    ]


PHASES = (WAITING, PLAYING, OVER, CLOSED)
KEEPERS = ("here", "away", "bot", "nobody")


def _kept_by(seat: Seat) -> str:
    if seat.person:
        return "here" if seat.server else "away"
    return "bot" if seat.bot else "nobody"


def _all(counted: Counter[str], names: tuple[str, ...]) -> dict[str, int]:
    return {name: counted[name] for name in names}


def _head(name: str, kind: str, text: str) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]


def _one(name: str, kind: str, text: str, value: float) -> list[str]:
    return [*_head(name, kind, text), f"{name} {value}"]


def _many(name: str, kind: str, text: str, label: str, values: Mapping[str, int]) -> list[str]:
    return [*_head(name, kind, text), *[f'{name}{{{label}="{key}"}} {value}' for key, value in values.items()]]


def _spread(name: str, text: str, spread: Histogram) -> list[str]:
    up_to = list(accumulate(spread.counts))
    steps = [f'{name}_bucket{{le="{step}"}} {count}' for step, count in zip((*STEPS_S, "+Inf"), up_to, strict=True)]
    return [*_head(name, "histogram", text), *steps, f"{name}_sum {spread.total_s:.6f}", f"{name}_count {up_to[-1]}"]
