"""Who is at a table: chairs, places on the bench and televisions, and what the evening knows of somebody."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
FACES: Final = 12


class Person:
    """What the evening knows of somebody. It is never changed: another one takes its place."""

    __slots__ = ("last", "left_out", "played", "won")

    def __init__(self, played: int = 0, won: int = 0, last: int = 0, left_out: int = 0) -> None:
        self.played: int = played  # matches that came to their end
        self.won: int = won
        self.last: int = last  # the number of the last one; of a newcomer, of the one before the last that began
        self.left_out: int = left_out


NEW: Final = Person()


class Device:
    """Something with a secret that has a place at a table, whether it is connected or not."""

    __slots__ = ("gone_at", "holder", "server", "wishes")

    def __init__(self) -> None:
        self.holder: str = ""  # hash of the secret that the device keeps
        self.server: str = ""  # where it is connected; empty while away
        self.gone_at: int = 0  # since when it is away
        # the last that were granted and their entries, so that none is granted twice
        self.wishes: tuple[tuple[str, int], ...] = ()

    @property
    def person(self) -> bool:
        return bool(self.holder)

    def leave(self, at: int) -> None:
        """It is away."""
        self.server, self.gone_at = "", at


class Screen(Device):
    """A television, which is not here before it has entered."""

    __slots__ = ()

    def __init__(self, holder: str, at: int) -> None:
        super().__init__()
        self.holder, self.gone_at = holder, at


class Seat(Device):
    """A chair: held by a person's device, or by a bot, or empty. On the bench it is a person's."""

    __slots__ = (
        "bot",
        "bot_at",
        "face",
        "former",
        "name",
        "picks",
        "purse_ms",
        "said",
        "sat",
        "shape",
        "share",
        "since",
        "who",
    )

    def __init__(self, shape: int) -> None:
        super().__init__()
        self.former: str = ""  # holder of its person, where it was given to another device; they may come back
        self.sat: int = 0  # the entry with which its person came
        self.shape: int = shape  # by which it is known; whoever sits down takes it along to every other chair
        self.face: int | None = None  # which its person has chosen; without one they have that of their shape
        self.who: Person = NEW  # what the evening knows of its person
        self.name: str = ""
        self.bot: str = ""
        self.bot_at: int = 0  # when a bot plays for them, where those at the table have said so
        self.since: int = 0  # since when it may act; 0 if it may not
        self.purse_ms: int = 0
        self.said: int = 0  # until when what was said from it counts (phrases.py)
        self.share: str = ""  # what it adds to the chance of the next match
        self.picks: dict[str, str] | None = None  # what it chose of the options that each seat chooses

    @property
    def empty(self) -> bool:
        return not self.holder and not self.bot

    def leave(self, at: int) -> None:
        super().leave(at)
        self.bot_at = 0


NO_BENCH: Final[list[Seat]] = []  # of all tables where nobody waits: a bench is never changed, but made anew
NO_SCREENS: Final[list[Screen]] = []  # the same of televisions
