"""Seeing in: counters and gauges as Prometheus reads them. No name, no address, no secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from butin.adapters.web.hall import Hall


def metrics_text(hall: Hall) -> str:
    room = hall.room
    guests = sum(len(live.guests) for live in room.live.values())
    figures = [
        ("butin_tables_live", "gauge", "Tables in memory", len(room.live)),
        ("butin_guests", "gauge", "Connections at tables", guests),
        ("butin_sockets", "gauge", "Open sockets", hall.sockets),
        ("butin_frames_total", "counter", "Frames that came on sockets", hall.frames),
        ("butin_moves_total", "counter", "Moves accepted and kept", room.desk.counts["moves"]),
        ("butin_refusals_total", "counter", "Wishes refused", room.refusals),
        (
            "butin_conflicts_total",
            "counter",
            "Entries that another process was faster with",
            room.desk.counts["conflicts"],
        ),
        ("butin_came_total", "counter", "Persons who came or came back", room.came),
        ("butin_loop_lag_seconds", "gauge", "How late the event loop was at its last look", hall.lag_s),
        ("butin_commits_total", "counter", "Commits", room.desk.counts["commits"]),
    ]
    lines = []
    for name, kind, text, value in figures:
        lines += [f"# HELP {name} {text}", f"# TYPE {name} {kind}", f"{name} {value}"]
    return "\n".join(lines) + "\n"
