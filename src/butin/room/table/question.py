"""What is being asked at a table."""

from __future__ import annotations

from butin.room.entries import Asking, SettingData


class Question:
    """Something that the others must agree to: a move taken back, another device on a seat, a match, a box, a pause."""

    __slots__ = ("box", "holder", "invited", "kind", "name", "number", "seat", "way", "yes")

    def __init__(
        self, kind: Asking, number: int, seat: int, holder: str, name: str, invited: bool, way: str | None = None
    ) -> None:
        self.kind: Asking = kind
        self.number: int = number  # the entry that asked
        self.seat: int = seat  # who asks, or which seat is asked for; NOBODY where somebody without a chair asks
        self.holder: str = holder  # the new device, where a seat is asked for, of the bench, or of a television
        self.name: str = name  # and its person's name
        self.box: SettingData | None = None  # the setting of the one that is asked for
        self.invited: bool = invited  # whether it came by the link for players
        self.way: str | None = way  # how they came who ask to be let in; None of whoever has a place here
        self.yes: list[int] = []

    @property
    def about_a_chair(self) -> bool:
        """Somebody has changed devices and asks for the own seat, or comes late and asks for a bot's chair."""
        return self.kind in ("seat", "chair")

    @property
    def away_too(self) -> bool:
        """In a match those must agree as well who are away for a moment."""
        return self.kind == "box" or self.kind == "pause"  # noqa: PLR1714
