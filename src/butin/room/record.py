"""The record of a match that was played at a table: the same file that `butin replay` reads."""

from __future__ import annotations

from butin.core.game import AnyGame
from butin.core.journal import Entry as Line
from butin.core.journal import Journal
from butin.room.fold import Entry, fold, setting_of
from butin.room.table import Table


def record(game: AnyGame, identity: str, entries: list[Entry], match: int) -> Journal | None:
    """The journal of the match with that number (from 1), moves that were taken back left out."""
    table = Table(identity, game, setting_of(entries[0]))
    found: Journal | None = None
    for entry in entries:
        fold(table, entry)
        if entry["kind"] == "started":
            if found is not None and table.match > match:
                return found
            if table.match == match:
                names = [seat.name for seat in table.seats]
                secret, setting = bytes.fromhex(entry["secret"]), table.setting
                found = Journal(
                    game.name, game.version, setting.seats, setting.options, secret, entry["shares"], None, names
                )
        elif found is not None and entry["kind"] == "moved":
            found.entries.append(Line(entry["seat"], entry["move"], entry["at"] - table.begun_at))
        elif found is not None and entry["kind"] == "took_back":
            found.entries.pop()
    return found
