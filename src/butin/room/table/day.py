"""The deal of a day: one for everybody who plays a game that day, alone and against bots. It is not sealed."""

from __future__ import annotations

from datetime import UTC, date, datetime

from butin.room.errors import Refused
from butin.room.table.table import Table
from butin.room.wishes import Opening


def checked_day(wish: Opening, now: int) -> str:
    """The day of a wish, if it has been and nothing is wished for that would make it another deal."""
    today, text = datetime.fromtimestamp(now / 1000, UTC).date(), wish.day
    try:
        known = date.fromisoformat(text)
    except ValueError:
        known = None
    if known is None or known.isoformat() != text or known > today:
        said = f"there is no deal of {text[:20]!r}: expected a day like {today.isoformat()}, and none to come"
        raise Refused("no_such_day", said, {"today": today.isoformat()})
    own = wish.seats is not None or bool(wish.options) or wish.first is not None
    if own or wish.public or wish.screen or not (wish.game and wish.sit):
        said = (
            "the deal of a day is one for everybody, and played alone: it has its own game, chairs, rules and beginner"
        )
        raise Refused("bad_setting", said, {"name": "day"})
    return text


def of_the_day() -> Refused:
    return Refused(
        "of_the_day", "the deal of the day is the same for everybody: nothing is chosen for it, or added to it"
    )


def only_one(table: Table) -> None:
    """Refuse a second person where the deal of a day is played."""
    if table.day and table.persons():
        raise Refused("of_the_day_alone", "the deal of the day is played alone: open a table of your own for it")
