"""What may be said at a table: presets that every reader sees in their own language. There is no free text."""

from __future__ import annotations

PHRASES = [
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
EMOTES = ["smile", "laugh", "wow", "cry", "think", "heart", "clap", "sleep"]
SAYABLE = PHRASES + EMOTES
