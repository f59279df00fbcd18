"""What each may know of a table, built up from nothing: entries, the table itself, a seat's view."""

from __future__ import annotations

from typing import Any

from butin.core.chance import commitment
from butin.core.game import WATCHER
from butin.core.state import Event
from butin.room.fold import Entry
from butin.room.table import Table
from butin.room.wishes import needed_answers

# what of each entry is for everybody; whatever is not named here is for nobody
PUBLIC = {
    "opened": [],
    "sat": ["seat", "name"],
    "freed": ["seat", "bot"],
    "bot": ["seat", "bot"],
    "named": ["seat", "name"],
    "hosted": ["seat"],
    "came": ["seats"],
    "went": ["seats"],
    "started": ["rotated"],
    "moved": ["seat", "by"],
    "asked": ["question", "seat"],
    "answered": ["seat", "yes"],
    "took_back": ["seat"],
    "reseated": ["seat"],
    "said": ["seat", "phrase"],
    "closed": [],
}


def public_entry(entry: Entry) -> dict[str, Any]:
    return {"kind": entry["kind"], "at": entry["at"], **{name: entry[name] for name in PUBLIC[entry["kind"]]}}


def seen_events(events: list[Event], seats: list[int]) -> list[dict[str, object]]:
    """Those events that one of these seats, or everybody, may know."""
    return [event.plain() for event in events if event.to == WATCHER or event.to in seats]


def table_view(table: Table) -> dict[str, Any]:
    """The table as everybody sees it."""
    asked = table.asked
    return {
        "id": table.id,
        "n": table.n,
        "phase": table.phase,
        "host": table.host,
        "match": table.match,
        "setting": table.setting.plain(),
        "commitment": commitment(bytes.fromhex(table.secret)) if table.secret else "",
        "secret": table.secret if table.played_out else "",
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "person": seat.person,
                "here": bool(seat.server),
                "gone_at": seat.gone_at,
                "since": seat.since,
                "purse_ms": seat.purse_ms,
            }
            for seat in table.seats
        ],
        "asked": None
        if asked is None
        else {"question": asked.kind, "seat": asked.seat, "yes": list(asked.yes), "missing": needed_answers(table)},
    }


def game_view(table: Table, seat: int) -> dict[str, Any] | None:
    """What a seat or WATCHER may know of the match, with the moves open to that seat."""
    state, game = table.state, table.game
    if state is None:
        return None
    view = game.view(state, seat)
    view["actors"] = state.actors()
    view["legal"] = [] if seat == WATCHER else [game.write_move(state, seat, move) for move in state.legal(seat)]
    view["scores"] = state.scores()
    view["winners"] = state.winners()
    return view
