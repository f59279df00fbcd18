"""What may be said at a table: presets that every reader sees in their own language. There is no free text.

Everything that is said is kept, so there is a limit to it: so many phrases at once from a seat and at a table, and then
one in so long. It follows from the entries alone: a broken line or a restart does not renew it.
"""

from __future__ import annotations

from typing import Final

PHRASES: Final = [
    "hello",
    "well_played",
    "thanks",
    "oops",
    "your_turn",
    "one_moment",
    "again",
    "good_night",
    "lucky",
    "courage",
]
EMOTES: Final = ["smile", "laugh", "wow", "cry", "think", "heart", "clap", "sleep"]
SAYABLE: Final = PHRASES + EMOTES

SEAT_AT_ONCE: Final = 12
SEAT_MS: Final = 15_000
TABLE_AT_ONCE: Final = 40
TABLE_MS: Final = 5_000


def said_until(until: int, each_ms: int, now: int) -> int:
    """Until when phrases count, after one more: each for so long, one after the other."""
    return max(until, now) + each_ms


def silence(seat_until: int, table_until: int, now: int) -> int:
    """For how many milliseconds nothing more may be said from a seat; 0 if something may now."""
    seat = seat_until - (SEAT_AT_ONCE - 1) * SEAT_MS - now
    table = table_until - (TABLE_AT_ONCE - 1) * TABLE_MS - now
    return max(0, seat, table)
