"""The ruler: pings that follow a reveal. What a ping carries says which race, and which mark of the ruler."""

from __future__ import annotations

from typing import Final

GAP_MS: Final = 25.0
SILENT_MS: Final = 1000.0  # whose line gives no echo for so long is not there, for this race
LONG_MS: Final = 10_000.0  # nobody races any more after so long


def mark(race: str, k: int, salt: str) -> bytes:
    """The payload of ping k: the race, the mark, and something that cannot be guessed."""
    return f"{race}.{k}.{salt}".encode()


def read_mark(payload: bytes) -> tuple[str, int, str] | None:
    """The same, from an echo; None if it is none of ours."""
    parts = payload.decode("ascii", "replace").split(".")
    if len(parts) != 3 or not parts[1].isdigit():
        return None
    return parts[0], int(parts[1][:6]), parts[2]
