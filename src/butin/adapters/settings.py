"""What a host chooses for a server. Each is an option of `butin serve`, and a variable BUTIN_* of the environment."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """As `butin serve` takes them, whose defaults they have."""

    host: str
    port: int
    db: str  # a file, or an address; '' is a file in the data folder
    bus: str
    workers: int
    pace: int  # of bots, in milliseconds
    per_address: int
    log: str
    migrate: bool  # an older schema of PostgreSQL
    backup_every: int  # seconds between two copies of the file; 0 makes none
    backups_keep: int

    @property
    def place(self) -> str:
        """Where the tables are kept."""
        return self.db or default_db()


def default_db() -> str:
    """The file that is used when nobody says where."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "butin" / "room.db")
