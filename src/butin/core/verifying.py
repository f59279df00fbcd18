"""Checking a record: was its chance sealed, and did every card come from it? Paragraphs are those of docs/chance.md."""

from __future__ import annotations

from typing import Final

from butin.core.chance import commitment
from butin.core.errors import BadRecord, ButinError
from butin.core.game import AnyGame
from butin.core.journal import Journal, summed
from butin.core.match import Match, replay

SECRET: Final = 32  # bytes


class Promise:
    """What a device saw and gave before the first card of a match."""

    def __init__(self, commitment: str, seat: int, share: str) -> None:
        self.commitment: str = commitment
        self.seat: int = seat
        self.share: str = share


def verify(game: AnyGame, journal: Journal, promise: Promise | None = None) -> None:
    """Raise BadRecord with the paragraph that does not hold, or return because all do."""
    if len(journal.secret) != SECRET:
        raise _broken(1, f"the secret has {len(journal.secret)} bytes: expected {SECRET}")
    if promise is not None and promise.commitment != commitment(journal.secret):
        raise _broken(1, "the secret is not the one that was sealed before the shares were given")
    if len(journal.shares) not in (0, journal.seats):
        raise _broken(2, f"there are {len(journal.shares)} shares: expected one for each of {journal.seats} seats")
    if promise is not None and promise.share and journal.shares[promise.seat : promise.seat + 1] != [promise.share]:
        raise _broken(2, f"the share of seat {promise.seat} is not the one that its device gave")
    _replay(game, journal)


def _replay(game: AnyGame, journal: Journal) -> None:
    match = replay(game, journal, 0)
    if journal.told not in ("", summed(match.story)):
        raise _broken(3, "what was dealt is not what secret and shares give")
    for number, entry in enumerate(journal.entries, 1):
        try:
            told = summed(match.play(entry.seat, entry.move))
        except ButinError as error:
            raise _broken(4, f"move {number} cannot be played: {error}") from None
        if entry.told not in ("", told):
            raise _broken(4, f"what move {number} brought is not what secret and shares give")
    _ended(match)


def _ended(match: Match) -> None:
    if not match.over:
        raise _broken(4, f"the record ends after {len(match.journal.entries)} moves, before the match was over")


def _broken(paragraph: int, what: str) -> BadRecord:
    return BadRecord(f"paragraph {paragraph} of docs/chance.md does not hold: {what}")
