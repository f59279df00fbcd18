"""What may be said at a table: presets that every reader sees in their own language. There is no free text."""

from __future__ import annotations

from typing import Final

PHRASES: Final = [
    "hello",
    "well_played",
    "thanks",
    "oops",
    "your_turn",
    "one_moment",
    "again",
    "good_night",
    "lucky",
    "courage",
]
EMOTES: Final = ["smile", "laugh", "wow", "cry", "think", "heart", "clap", "sleep"]
SAYABLE: Final = PHRASES + EMOTES
