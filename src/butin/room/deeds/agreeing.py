"""What becomes of a question when everybody has said yes."""

from __future__ import annotations

from butin.room.deeds.box import boxed_entry
from butin.room.deeds.pausing import paused_entry
from butin.room.deeds.screens import screen_let_in
from butin.room.deeds.sitting import chair_given
from butin.room.deeds.starting import started_entry
from butin.room.entries import Entry
from butin.room.table.seats import NOBODY
from butin.room.table.table import Table


def agreed(table: Table, now: int) -> Entry | None:
    """The entry to which nobody has to say anything any more; None while it must wait."""
    asked = table.asked
    assert asked is not None
    if asked.kind == "again":
        return started_entry(table, now) if table.sealed else None
    if asked.kind == "box":
        assert asked.box is not None
        name = asked.name if asked.seat == NOBODY else table.seats[asked.seat].name
        return boxed_entry(table, name, asked.box, now)
    if asked.kind == "screen":
        return screen_let_in(table, now)
    if asked.about_a_chair:
        return chair_given(table, now)
    if asked.kind == "pause":
        return None if table.stakes else paused_entry(asked.seat, table.screen_of(asked.holder), now)
    if table.pause is not None:
        return None
    return {"kind": "took_back", "seat": asked.seat, "at": now}
