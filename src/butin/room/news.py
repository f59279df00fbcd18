"""What each may know of a table, built up from nothing: entries, the table itself, a seat's view."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from butin.core.chance import commitment
from butin.core.state import Event
from butin.core.views import WATCHER, View, frame, framed
from butin.room.chairs import theirs
from butin.room.fold import Entry
from butin.room.table import Table
from butin.room.wishes import needed_answers

# what of each entry is for everybody, where it is there; whatever is not named here is for nobody
PUBLIC: Final = {
    "opened": [],
    "sat": ["seat", "name"],
    "freed": ["seat", "bot"],
    "bot": ["seat", "bot"],
    "named": ["seat", "name"],
    "hosted": ["seat"],
    "first": ["seat"],
    "picked": ["seat", "option", "value"],
    "sealed": [],
    "shared": ["seat"],
    "came": ["seats"],
    "went": ["seats"],
    "started": [],
    "moved": ["seat", "by", "race", "seed"],
    "asked": ["question", "seat", "name"],
    "answered": ["seat", "yes"],
    "took_back": ["seat"],
    "reseated": ["seat"],
    "said": ["seat", "phrase"],
    "closed": [],
}


def public_entry(entry: Entry) -> dict[str, Any]:
    kind = entry["kind"]
    return {"kind": kind, "at": entry["at"], **{name: entry[name] for name in PUBLIC[kind] if name in entry}}


def seen_events(events: list[Event], seats: list[int]) -> list[dict[str, object]]:
    """Those events that one of these seats, or everybody, may know; what is for one seat alone says `to` whom."""
    seen = [event for event in events if event.to == WATCHER or event.to in seats]
    return [event.plain() if event.to == WATCHER else {**event.plain(), "to": event.to} for event in seen]


def table_view(table: Table) -> dict[str, Any]:
    """The table as everybody sees it."""
    asked = table.asked
    return {
        "id": table.id,
        "n": table.n,
        "phase": table.phase,
        "host": table.host,
        "match": table.matches,
        "setting": table.setting.plain(),
        "first": table.begins,
        "outdated": table.outdated,
        "sealed": _committed(table.sealed),
        "commitment": _committed(table.secret),
        "shares": table.shares,
        "secret": table.secret if table.played_out else "",
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "picks": seat.picks or {},
                "shared": bool(seat.share),
                "person": seat.person,
                "theirs": theirs(table, number),
                "here": bool(seat.server),
                "gone_at": seat.gone_at,
                "since": seat.since,
                "purse_ms": seat.purse_ms,
            }
            for number, seat in enumerate(table.seats)
        ],
        "asked": None
        if asked is None
        else {
            "question": asked.kind,
            "seat": asked.seat,
            "name": asked.name,
            "yes": list(asked.yes),
            "missing": needed_answers(table),
        },
    }


def _committed(secret: str) -> str:
    """What fixes a secret without telling it."""
    return commitment(bytes.fromhex(secret)) if secret else ""


def views_from(table: Table) -> Callable[[int], View]:
    """The view of each seat, without what those who hear of every entry remember; what all see is made once."""
    game, state = table.game, table.state
    assert state is not None
    shared, lies_open = frame(game, state), game.open(state)

    def seen_from(seat: int) -> View:
        position = lies_open if seat == WATCHER else {**lies_open, **game.own(state, seat)}
        return framed(game, state, seat, shared, position)

    return seen_from
