"""The matches that were played at a table: each a record, the same file that `butin replay` reads."""

from __future__ import annotations

from collections.abc import Mapping
from hmac import compare_digest
from typing import Any

from butin.core.game import LOT, AnyGame
from butin.core.journal import Journal, Played, summed
from butin.core.match import other_rules
from butin.core.state import Event
from butin.room.deeds.all import fold, setting_of
from butin.room.entries import Entry
from butin.room.errors import Refused
from butin.room.table.names import animals
from butin.room.table.table import Table
from butin.room.telling.news import chosen_face

Games = Mapping[str, AnyGame]


class Recorded:
    """One match of a table, moves that were taken back left out."""

    def __init__(self, journal: Journal) -> None:
        self.journal = journal
        self.over = False  # whether it came to its end; else it is still on, or was left for another box
        # everybody as it began, then each change with how many moves were made before it
        self.seated: list[dict[str, Any]] = []
        self._before: list[tuple[str, str]] = []

    def follow(self, table: Table, entry: Entry, events: list[Event]) -> None:
        """Something happened in the match."""
        if entry["kind"] == "moved":
            line = Played(entry["seat"], entry["move"], entry["at"] - table.begun_at, summed(events))
            self.journal.entries.append(line)
        elif entry["kind"] == "took_back":
            self.journal.entries.pop()
        now = [(seat.name, seat.bot) for seat in table.seats]
        new = [(number, who) for number, who in enumerate(now) if not self._before or self._before[number] != who]
        self.seated += [{"move": table.moves, "seat": number, "name": who[0], "bot": who[1]} for number, who in new]
        self._before = now
        self.over = table.played_out


def recorded(games: Games, identity: str, entries: list[Entry], match: int) -> Recorded | None:
    """The match with that number (from 1), as far as it was played; None if it never began."""
    table = Table(identity, games, setting_of(entries[0]))
    found: Recorded | None = None
    for entry in entries:
        events: list[Event] = []
        fold(table, entry, events.append)
        if entry["kind"] == "started" and table.matches == match:
            found = Recorded(_begun(table, events))
        if found is not None:
            if entry["kind"] == "boxed" or table.matches > match:
                return found
            found.follow(table, entry, events)
            if found.over:
                return found
    return found


def record(games: Games, identity: str, entries: list[Entry], match: int) -> Journal | None:
    """The journal of such a match."""
    found = recorded(games, identity, entries, match)
    return None if found is None else found.journal


class FinishedMatches:
    """Every match that came to its end at a table, in order, with those who held its chairs then."""

    def __init__(self, games: Games, identity: str, entries: list[Entry]) -> None:
        self.matches: list[dict[str, Any]] = []
        self._holders: list[list[str]] = []
        table, finished = Table(identity, games, setting_of(entries[0])), 0
        for entry in entries:
            fold(table, entry)
            if table.finished != finished:
                finished = table.finished
                self._ended(table)

    def _ended(self, table: Table) -> None:
        assert table.state is not None
        self.matches.append(
            {
                "match": table.matches,
                "game": table.game.name,
                "seats": _sat(table),
                "scores": table.state.scores() or [],
                "winners": table.state.winners(),
                "moves": table.moves,
                "began": table.begun_at,
                "ended": table.touched,
            }
        )
        self._holders.append([seat.holder for seat in table.seats])

    def told_to(self, holder: str) -> list[dict[str, Any]]:
        """The matches, with the seats in each that were the holder's own."""
        return [
            {**match, "you": [seat for seat, one in enumerate(holders) if holder and compare_digest(one, holder)]}
            for match, holders in zip(self.matches, self._holders, strict=True)
        ]


def _sat(table: Table) -> list[dict[str, Any]]:
    called = animals(table.game, [seat.bot for seat in table.seats])
    return [
        {"name": seat.name, "bot": seat.bot, "animal": animal, "shape": seat.shape, **chosen_face(seat)}
        for seat, animal in zip(table.seats, called, strict=True)
    ]


def _begun(table: Table, events: list[Event]) -> Journal:
    if table.outdated:
        raise outdated(table)
    names, first = [seat.name for seat in table.seats], LOT if table.lot else table.began
    secret, seats = bytes.fromhex(table.secret), table.setting.seats
    journal = Journal(table.game.name, table.rules, seats, table.options, secret, table.shares, None, names, first)
    journal.table, journal.day, journal.told = table.id, table.day, summed(events)
    return journal


def outdated(table: Table) -> Refused:
    """Why nothing is told of a match that follows other rules."""
    text = other_rules(table.game, table.rules)
    return Refused("other_rules", text, {"rules": table.rules, "known": table.game.version})
