"""What the room refuses, and why: kinds that every language has a sentence for."""

from __future__ import annotations

from typing import Final

from butin.core.errors import ButinError

LONGEST: Final = 500  # letters of a refusal


class Refused(ButinError):
    """Somebody wished for something that the table does not allow, or not now. Nothing was changed."""

    def __init__(self, kind: str, text: str, values: dict[str, object] | None = None, *, again: bool = False) -> None:
        super().__init__(text, kind, values, again=again)


def refusal(identity: str, error: ButinError) -> dict[str, object]:
    """Why a wish was not granted, as a message."""
    told: dict[str, object] = {
        "type": "refused",
        "id": identity,
        "kind": error.kind,
        "clause": error.clause,
        "text": error.text[:LONGEST],
        "values": error.values,
    }
    return {**told, "again": True} if error.again else told


def no_table() -> Refused:
    return Refused("no_such_table", "there is no such table: it was removed, or the link is incomplete")


def parting(*, screen: bool) -> Refused:
    """The last word to somebody who had a place, and to a television that was at the table."""
    if screen:
        return Refused("no_screen_here", "this television is no longer at the table")
    return Refused("no_place", "you have no place at this table any more: ask for its link or its code to come back")


def not_saved() -> Refused:
    """The same wish may be sent again, and is granted once."""
    return Refused("not_saved", "the room cannot write just now: try again in a moment", again=True)


def not_sealed() -> Refused:
    """The secret of the match is on its way."""
    return Refused("not_sealed", "the secret of the next match is not sealed yet: try again in a moment", again=True)


def too_busy(text: str = "the table is too busy: try again") -> Refused:
    return Refused("too_busy", text, again=True)


def too_fast(what: str, seconds: int) -> Refused:
    """Not before so many seconds."""
    return Refused("too_fast", f"{what}: again in {seconds} s", {"seconds": seconds}, again=True)


def broken() -> Refused:
    """Ours. What is in the journal stays as it is."""
    return Refused("broken", "something broke on our side: what was played is kept")
