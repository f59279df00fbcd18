"""What happens at a table by itself: bots play, clocks run out, windows of time close. Time is an argument."""

from __future__ import annotations

from typing import Literal

from butin.core.state import TABLE as THE_TABLE
from butin.room.entries import By
from butin.room.table.offers import next_offer
from butin.room.table.table import PLAYING, Table

Cause = By | Literal["pause", "offer"]


class Due:
    """What should happen at a moment: a bot's look, a clock's end, the table's own move, a pause's end, an offer."""

    __slots__ = ("at", "by", "seat")

    def __init__(self, at: int, seat: int, by: Cause) -> None:
        self.at: int = at
        self.seat: int = seat
        self.by: Cause = by


def dues(table: Table) -> list[Due]:
    """Everything that will happen if nobody does anything."""
    if table.phase != PLAYING or table.state is None:
        return []
    if table.pause is not None:
        return [Due(table.pause.until, THE_TABLE, "pause")]
    found: list[Due] = []
    for number in table.actors():
        seat = table.seats[number]
        if seat.bot:
            found.append(Due(seat.since, number, "bot"))
            continue
        if seat.gone_at:
            found.append(Due(max(seat.since, table.bot_at(seat)), number, "bot"))
        if table.setting.move_s:
            found.append(Due(seat.since + table.setting.move_s * 1000, number, "clock"))
        if table.setting.purse_s:
            found.append(Due(seat.since + seat.purse_ms, number, "clock"))
    if table.offers and table.bench:
        offers = [(number, next_offer(table, number)) for number in table.offers]
        found += [Due(offer[0], number, "offer") for number, offer in offers if offer is not None]
    window = table.game.window and table.game.window(table.state)
    if window:
        found.append(Due(table.since + window, THE_TABLE, "table"))
    return found


def next_due(table: Table) -> int:
    """When to look at the table again; 0 if never."""
    return min([due.at for due in dues(table)], default=0)


def first_gone(table: Table, seats: list[int]) -> int:
    """When the first of these people who are away is so for too long; 0 where all are here, and in a pause."""
    away = [table.seats[number].gone_at for number in seats if not table.seats[number].server]
    return min(away) + table.setting.away_s * 1000 if away and table.pause is None else 0
