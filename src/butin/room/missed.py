"""What somebody has missed: from the table in memory and the last entries of its journal, as long as these are enough.

A long table has thousands of entries; whoever comes back after a broken line has missed a few.
"""

from __future__ import annotations

from typing import Final

from butin.core.state import Event
from butin.room.fold import Entry, dealt, replayed
from butin.room.guest import Message
from butin.room.news import public_entry, seen_events
from butin.room.table import Table

# after these, what somebody might know before cannot be told from the table as it is now
CUTS: Final = {"opened", "freed", "reseated", "started", "took_back"}
MOST: Final = 1000  # entries that a hello tells: however much was said at a table, coming in costs nobody much


def first_missed(n: int, starts: list[int], since: int | None) -> int:
    """The entry after which all is missed; without `since`, the one before the match. `n` is the table's last.

    Where that is too much, it is the last of it, and of this match alone: a client sees by its number where it begins.
    """
    begun = starts[-1] - 1 if starts else 0
    after = begun if since is None else since
    return max(n - MOST, begun) if n - after > MOST else after


def missed(table: Table, entries: list[Entry], after: int, holder: str) -> list[Message] | None:
    """The entries after a number, up to the table's last, as a holder may know them; None if these are not enough."""
    kinds = [entry["kind"] for entry in entries]
    begins = kinds[:1] == ["started"]
    if CUTS & set(kinds[begins:]) or table.n != after + len(entries):
        return None
    if table.outdated:
        return [{"n": n, "entry": public_entry(entry), "events": []} for n, entry in enumerate(entries, after + 1)]
    sat = {entry["seat"]: n for n, entry in enumerate(entries, after + 1) if entry["kind"] == "sat"}
    seats, place = table.held_by(holder), table.moves - kinds.count("moved")
    state = replayed(table, place) if "moved" in kinds and not begins else None
    found: list[Message] = []
    for n, entry in enumerate(entries, after + 1):
        events: list[Event] = []
        if entry["kind"] == "started":
            state = dealt(table, events.append)
        elif entry["kind"] == "moved":
            assert state is not None
            state.play(table.played[2 * place], table.played[2 * place + 1], events.append)
            place += 1
        then = [seat for seat in seats if sat.get(seat, 0) <= n]  # whoever sat down later was told nothing before
        found.append({"n": n, "entry": public_entry(entry), "events": seen_events(events, then)})
    return found
