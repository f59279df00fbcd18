"""Checking a record: was its chance sealed, and did every card come from it? Paragraphs are those of docs/chance.md."""

from __future__ import annotations

from typing import Final

from butin.core.chance import commitment
from butin.core.errors import BadRecord, ButinError
from butin.core.game import AnyGame
from butin.core.journal import Journal, summed
from butin.core.match import Match, other_rules, replay

SECRET: Final = 32  # bytes


class Promise:
    """What a device saw and gave before the first card of a match, and heard afterwards."""

    def __init__(self, commitment: str, seat: int, share: str) -> None:
        self.commitment: str = commitment  # '' where it did not see the beginning
        self.seat: int = seat
        self.share: str = share  # '' where it gave none
        self.heard: list[str] = []  # what all were told, summed up: the deal, then move by move; perhaps only the last


def verify(game: AnyGame, journal: Journal, promise: Promise | None = None) -> None:
    """Raise BadRecord with the paragraph that does not hold, or return because all do."""
    if journal.version != game.version:
        raise BadRecord(other_rules(game, journal.version))
    _sealed(journal, promise)
    _shared(journal, promise)
    match = _dealt(game, journal)
    told = [summed(match.story), *_played(match, journal)]
    if not match.over:
        raise _broken(5, f"the record ends after {len(journal.entries)} moves, before the match was over")
    if promise is not None and promise.heard != told[max(0, len(told) - len(promise.heard)) :]:
        raise _broken(5, "what the device heard in the match is not what the record tells")


def _sealed(journal: Journal, promise: Promise | None) -> None:
    if len(journal.secret) != SECRET:
        raise _broken(1, f"the secret has {len(journal.secret)} bytes: expected {SECRET}")
    if promise is not None and promise.commitment not in ("", commitment(journal.secret)):
        raise _broken(1, "the secret is not the one that was sealed before the shares were given")


def _shared(journal: Journal, promise: Promise | None) -> None:
    if len(journal.shares) not in (0, journal.seats):
        raise _broken(2, f"there are {len(journal.shares)} shares: expected one for each of {journal.seats} seats")
    if promise is not None and promise.share and journal.shares[promise.seat : promise.seat + 1] != [promise.share]:
        raise _broken(2, f"the share of seat {promise.seat} is not the one that its device gave")


def _dealt(game: AnyGame, journal: Journal) -> Match:
    if journal.position is not None:
        raise _broken(3, "the match began with a position that was set up: nothing was dealt")
    try:
        match = replay(game, journal, 0)
    except ButinError as error:
        raise _broken(3, f"nothing can be dealt: {error}") from None
    if journal.told not in ("", summed(match.story)):
        raise _broken(3, "what was dealt is not what secret and shares give")
    return match


def _played(match: Match, journal: Journal) -> list[str]:
    """Play the match again; what each move told all, summed up."""
    sums: list[str] = []
    for number, entry in enumerate(journal.entries, 1):
        try:
            told = summed(match.play(entry.seat, entry.move))
        except ButinError as error:
            raise _broken(4, f"move {number} cannot be played: {error}") from None
        written = match.journal.entries[-1].move
        if entry.move != written:
            raise _broken(4, f"move {number} is {entry.move!r}: a record has {written!r}")
        if entry.told != (told if journal.told else ""):
            raise _broken(4, f"what move {number} brought is not what secret and shares give")
        sums.append(told)
    return sums


def _broken(paragraph: int, what: str) -> BadRecord:
    return BadRecord(f"paragraph {paragraph} of docs/chance.md does not hold: {what}")
