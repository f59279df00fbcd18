"""A finished match retold: everything that a seat was told, move by move."""

from __future__ import annotations

from typing import Any

from butin.core.game import AnyGame
from butin.core.journal import Journal
from butin.core.match import replay
from butin.core.state import TABLE, Event


def retold(game: AnyGame, journal: Journal, seat: int) -> dict[str, Any]:
    """The story of a match for one seat; the deal is move 0."""
    match = replay(game, journal, 0)
    told = [_told(0, TABLE, 0, match.story, seat)]
    for number, entry in enumerate(journal.entries, 1):
        told.append(_told(number, entry.seat, entry.at, match.play(entry.seat, entry.move, entry.at), seat))
    return {
        "moves": len(journal.entries),
        "names": journal.names,
        "scores": match.scores or [],
        "winners": match.winners,
        "told": told,
    }


def moment(game: AnyGame, journal: Journal, seat: int, move: int) -> dict[str, Any]:
    """A match after so many moves as a seat saw it, and what the last of them told it."""
    match = replay(game, journal, max(0, move - 1))
    events = match.story
    if move:
        last = journal.entries[move - 1]
        events = match.play(last.seat, last.move, last.at)
    told = [event.plain() for event in events if event.seen_by(seat)]
    return {"move": move, "moves": len(journal.entries), "view": match.view(seat), "events": told}


def _told(move: int, by: int, at: int, events: list[Event], seat: int) -> dict[str, Any]:
    return {"move": move, "seat": by, "at": at, "events": [event.plain() for event in events if event.seen_by(seat)]}
