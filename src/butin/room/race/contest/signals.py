"""What the arbiter hears, and what it says.

Times are milliseconds of the server's monotonic clock; only their differences matter.
A seat's events come in the order of its byte stream.
"""

from __future__ import annotations

from typing import Any


class Signal:
    """Something that reached the arbiter at a time."""

    def __init__(self, at: float, seat: int) -> None:
        self.at: float = at
        self.seat: int = seat


class Sent(Signal):
    """The reveal went out to this seat, with ping 0 right behind it. A bot's is the common moment T itself."""


class Pinged(Signal):
    """Ping `k` of the ruler went out."""

    def __init__(self, at: float, seat: int, k: int) -> None:
        super().__init__(at, seat)
        self.k: int = k


class Ponged(Signal):
    """The browser itself has answered ping `k`."""

    def __init__(self, at: float, seat: int, k: int) -> None:
        super().__init__(at, seat)
        self.k: int = k


class Painted(Signal):
    """The page showed the throw `hold` ms after it had received it, on a screen whose frames last `frame` ms."""

    def __init__(self, at: float, seat: int, hold: float, frame: float) -> None:
        super().__init__(at, seat)
        self.hold: float = hold
        self.frame: float = frame


class Ticked(Signal):
    """No press yet, `elapsed` ms after the own paint."""

    def __init__(self, at: float, seat: int, elapsed: float) -> None:
        super().__init__(at, seat)
        self.elapsed: float = elapsed


class Claimed(Signal):
    """A hand went to `what`, `took` ms after the own paint. Who has no stamps is measured by the ruler alone."""

    def __init__(self, at: float, seat: int, what: int, took: float, hold: float = 0.0, stamped: bool = True) -> None:
        super().__init__(at, seat)
        self.what: int = what
        self.took: float = took
        self.hold: float = hold
        self.stamped: bool = stamped


class Left(Signal):
    """Nobody waits for this seat any more: its line is gone, or its page is hidden."""


class Rang(Signal):
    """A time that the arbiter asked for has come."""

    def __init__(self, at: float) -> None:
        super().__init__(at, -1)


class Outcome:
    """Something that the arbiter has to say."""

    def plain(self) -> list[Any]:
        """As a list, for people and tests."""
        return [type(self).__name__]


class Wake(Outcome):
    """Ring at this time."""

    def __init__(self, at: float) -> None:
        self.at: float = at

    def plain(self) -> list[Any]:
        return ["Wake", self.at]


class Early(Outcome):
    """Too early: this seat is locked for a moment of this throw."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat

    def plain(self) -> list[Any]:
        return ["Early", self.seat]


class Busy(Outcome):
    """This seat's hand rests, or is full for `full` ms more: the claim that it made just now is none."""

    def __init__(self, seat: int, full: float) -> None:
        self.seat: int = seat
        self.full: float = full

    def plain(self) -> list[Any]:
        return ["Busy", self.seat, self.full]


class Provisional(Outcome):
    """As it looks now; the verdict may still be another."""

    def __init__(self, seat: int, what: int) -> None:
        self.seat: int = seat
        self.what: int = what

    def plain(self) -> list[Any]:
        return ["Provisional", self.seat, self.what]


class Settled(Outcome):
    """Final, for one claim. `took` is what was claimed, `measured` what counted."""

    def __init__(self, seat: int, what: int, took: float, measured: float) -> None:
        self.seat: int = seat
        self.what: int = what
        self.took: float = took
        self.measured: float = measured

    def plain(self) -> list[Any]:
        return [type(self).__name__, self.seat, self.what, self.took, self.measured]


class Given(Settled):
    """This seat has it."""


class Slipped(Settled):
    """Not this seat's: another was faster, or its hands hold all they may."""


class Closed(Outcome):
    """Nothing more comes of this race: `decided`, `void` (throw again) or `empty`."""

    def __init__(self, reason: str) -> None:
        self.reason: str = reason

    def plain(self) -> list[Any]:
        return ["Closed", self.reason]
