"""What the room refuses, and why: kinds that every language has a sentence for."""

from __future__ import annotations

from butin.core.errors import ButinError


class Refused(ButinError):
    """Somebody wished for something that the table does not allow. Nothing was changed."""

    def __init__(self, kind: str, text: str, values: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.kind: str = kind
        self.text: str = text
        self.clause: str = ""
        self.values: dict[str, object] = values or {}

    def plain(self) -> dict[str, object]:
        """As a message."""
        told = {"kind": self.kind, "clause": self.clause, "text": self.text, "values": self.values}
        return {"type": "refused", "id": "", **told}


def no_table() -> Refused:
    return Refused("no_such_table", "there is no such table: it was removed, or the link is incomplete")


def not_saved() -> Refused:
    """Not a no: the same wish may be sent again, and is granted once."""
    return Refused("not_saved", "the room cannot write just now: try again in a moment")


def not_sealed() -> Refused:
    """Not a no: the secret of the match is on its way."""
    return Refused("not_sealed", "the secret of the next match is not sealed yet: try again in a moment")


def too_busy() -> Refused:
    return Refused("too_busy", "the table is too busy: try again")


def broken() -> Refused:
    """Ours. What is in the journal stays as it is."""
    return Refused("broken", "something broke on our side: what was played is kept")
