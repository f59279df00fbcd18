"""When all are ready: after something was settled, nobody goes on before everybody here was shown it."""

from __future__ import annotations

from typing import Final

from butin.room.errors import Refused
from butin.room.running.live_table import LiveTable

LONGEST_MS: Final = 5000  # since it was sent: by then nobody waits any more


def rest_left(live: LiveTable, server: str, now: int) -> int:
    """The milliseconds before anybody may go on, unless all are ready sooner; 0 where nothing has to be waited for."""
    table = live.table
    rests = table.game.rests
    if rests is None or table.state is None or not rests(table.state):
        return 0
    left = table.since + LONGEST_MS - now
    return left if left > 0 and _somebody_looks(live, server) else 0


def not_ready(left: int) -> Refused:
    seconds = -(-left // 1000)
    text = f"somebody is still being shown how it ended: in {seconds} seconds at the latest you may go on"
    return Refused("not_ready", text, {"seconds": seconds}, again=True)


def _somebody_looks(live: LiveTable, server: str) -> bool:
    """Whether a person is here whose page has not shown it yet. Who is at another server cannot be asked."""
    table = live.table
    shown: dict[int, int] = {}  # programs say nothing, and are not waited for
    for guest in live.guests:
        for seat in table.held_by(guest.holder) if guest.seen else []:
            shown[seat] = max(guest.seen, shown.get(seat, 0))
    here = [(seat, table.seats[seat].server) for seat in table.present()]
    return any(place != server or shown.get(seat, table.settled) < table.settled for seat, place in here)
