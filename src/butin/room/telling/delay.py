"""Who hears of an entry when: players at once, watchers after the table's delay, a television like the players."""

from __future__ import annotations

from typing import Final

from butin.room.entries import Entry
from butin.room.table.rights import television
from butin.room.table.setting import RACE_DELAY
from butin.room.table.table import Table

NOW: Final = 0  # from when on an entry may be told
# the delay of somebody
AT_ONCE: Final = 0
AS_IN_A_RACE: Final = 1  # by RACE_DELAY
AS_WATCHERS: Final = 2


def delay_of(table: Table, holder: str, server: str) -> int:
    """The delay of a device without a seat, at this server.

    Where hands race, a television is shown a throw together with them by the race, which is held where they are; at
    another server nobody could see to that.
    """
    if not television(table, holder):
        return AS_WATCHERS
    elsewhere = any(table.seats[number].server != server for number in table.present())
    return AS_IN_A_RACE if table.by_speed and elsewhere else AT_ONCE


def due_for(table: Table, entry: Entry, delay: int) -> int:
    """When those with this delay may hear of an entry; everybody at once as long as no match has begun."""
    begun = table.matches or entry["kind"] == "started"
    if delay == AT_ONCE or not begun:
        return NOW
    delay_s = table.setting.watch_delay_s
    if "setting" in entry:  # another box may have another delay, from its own entry on
        delay_s = entry["setting"].get("watch_delay_s", 0)
    if delay == AS_IN_A_RACE:
        delay_s = min(delay_s, RACE_DELAY)
    return entry["at"] + delay_s * 1000 if delay_s else NOW
