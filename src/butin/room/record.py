"""The record of a match that was played at a table: the same file that `butin replay` reads."""

from __future__ import annotations

from typing import Any

from butin.core.game import LOT, AnyGame
from butin.core.journal import Journal, Played, summed
from butin.core.match import other_rules
from butin.core.state import Event
from butin.room.errors import Refused
from butin.room.fold import fold, setting_of
from butin.room.table import Entry, Table


def record(game: AnyGame, identity: str, entries: list[Entry], match: int) -> Journal | None:
    """The journal of the match with that number (from 1), moves that were taken back left out."""
    table = Table(identity, game, setting_of(entries[0]))
    found: Journal | None = None
    for entry in entries:
        events: list[Event] = []
        fold(table, entry, events.append)
        if entry["kind"] == "started":
            if found is not None and table.matches > match:
                return found
            if table.matches == match:
                found = _begun(table, events)
        elif found is not None and entry["kind"] == "moved":
            line = Played(entry["seat"], entry["move"], entry["at"] - table.begun_at, summed(events))
            found.entries.append(line)
        elif found is not None and entry["kind"] == "took_back":
            found.entries.pop()
    return found


def seated(game: AnyGame, identity: str, entries: list[Entry], match: int) -> list[dict[str, Any]]:
    """Who sat where in a match: everybody as it began, then each change with how many moves were made before it."""
    table = Table(identity, game, setting_of(entries[0]))
    before: list[tuple[str, str]] = []
    found: list[dict[str, Any]] = []
    for entry in entries:
        fold(table, entry)
        if table.matches != match:
            continue
        now = [(seat.name, seat.bot) for seat in table.seats]
        new = [(number, who) for number, who in enumerate(now) if not before or before[number] != who]
        found += [{"move": table.moves, "seat": number, "name": who[0], "bot": who[1]} for number, who in new]
        before = now
    return found


def _begun(table: Table, events: list[Event]) -> Journal:
    if table.outdated:
        raise outdated(table)
    names, first = [seat.name for seat in table.seats], LOT if table.lot else table.began
    secret, seats = bytes.fromhex(table.secret), table.setting.seats
    journal = Journal(table.game.name, table.rules, seats, table.options, secret, table.shares, None, names, first)
    journal.table, journal.told = table.id, summed(events)
    return journal


def outdated(table: Table) -> Refused:
    """Why nothing is told of a match that follows other rules."""
    text = other_rules(table.game, table.rules)
    return Refused("other_rules", text, {"rules": table.rules, "known": table.game.version})
