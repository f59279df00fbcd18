"""Pauses. Clocks, bots and hands stand still, and the time that passes meanwhile is nobody's."""

from __future__ import annotations

from typing import Final

from butin.core.state import Tell
from butin.room.deeds.deed import Deed, Kind, deed, kind
from butin.room.deeds.questions import ask
from butin.room.entries import AskedEntry, PausedEntry, WentOnEntry
from butin.room.errors import Refused
from butin.room.table.pause import Pause
from butin.room.table.rights import ALWAYS, Asker, own_seat, playing
from butin.room.table.seats import NOBODY
from butin.room.table.table import Table
from butin.room.wishes import GoOnWish, PauseWish


def pause(table: Table, who: Asker, wish: PauseWish, now: int) -> PausedEntry | AskedEntry:
    """Let the match stand still: at once; among strangers and against clocks all are asked. Never in a race."""
    seat, screen = _sayer(table, who.holder, wish.seat)
    playing(table)
    if table.stakes:
        raise Refused("race_on", "hands are out for what lies there: the pause can begin after that")
    setting = table.setting
    if not (setting.public or setting.move_s or setting.purse_s):
        return paused_entry(seat, screen, now)
    asked = ask(table, "pause", now, seat)
    asked["holder"] = who.holder
    return asked


def go_on(table: Table, who: Asker, wish: GoOnWish, now: int) -> WentOnEntry:
    """Whoever sits there, or a television, has had enough of it."""
    seat, screen = _sayer(table, who.holder, wish.seat)
    if table.pause is None:
        raise Refused("not_paused", "there is no pause: the match goes on already")
    return went_on_entry(seat, screen, now)


def paused_entry(seat: int, screen: int, now: int) -> PausedEntry:
    entry: PausedEntry = {"kind": "paused", "at": now, "seat": seat}
    if screen != NOBODY:
        entry["screen"] = screen
    return entry


def went_on_entry(seat: int, screen: int, now: int) -> WentOnEntry:
    entry: WentOnEntry = {"kind": "went_on", "at": now, "seat": seat}
    if screen != NOBODY:
        entry["screen"] = screen
    return entry


def paused(table: Table, entry: PausedEntry, tell: Tell | None) -> None:
    table.pause = Pause(entry["at"], entry["seat"], entry.get("screen", NOBODY))
    if table.asked is not None and table.asked.kind == "pause":
        table.asked = None


def went_on(table: Table, entry: WentOnEntry, tell: Tell | None) -> None:
    """What has run before runs on from where it was; what has begun in the pause begins after it."""
    pause, now = table.pause, entry["at"]
    if pause is None:
        return
    table.pause, table.since = None, _moved_on(table.since, pause.at, now)
    for seat in (*table.seats, *table.bench):
        seat.since, seat.gone_at = _moved_on(seat.since, pause.at, now), _moved_on(seat.gone_at, pause.at, now)
        if seat.bot_at:
            seat.bot_at += now - pause.at
    for offer in table.offers.values():
        if offer.until > pause.at:
            offer.until += now - pause.at


def _moved_on(moment: int, begun: int, now: int) -> int:
    return moment + now - max(moment, begun) if moment else 0


def _sayer(table: Table, holder: str, wanted: int | None) -> tuple[int, int]:
    """Who speaks: a seat, or a television."""
    screen = table.screen_of(holder)
    return (NOBODY, screen) if screen != NOBODY else (own_seat(table, holder, wanted), NOBODY)


DEEDS: Final[list[Deed]] = [deed(PauseWish, pause, tv=ALWAYS), deed(GoOnWish, go_on, tv=ALWAYS)]
KINDS: Final[list[Kind]] = [kind(PausedEntry, paused, quiet=True), kind(WentOnEntry, went_on, quiet=True)]
