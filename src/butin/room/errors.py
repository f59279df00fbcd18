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
