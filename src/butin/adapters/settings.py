"""What a host chooses for a server. Each is an option of `butin serve`, and a variable BUTIN_* of the environment."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

BOARDS = ["all", "own"]
LONGEST = 80  # bytes in a public address: a link below it must fit into a picture for phones
PUBLIC = re.compile(
    r"(?P<scheme>https?)://(?P<host>[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(?P<port>[0-9]{1,5}))?"
    r"(?P<path>(?:/[\w~-][\w.~-]*)*)/?",
    re.ASCII | re.IGNORECASE,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """As `butin serve` takes them, whose defaults they have."""

    host: str
    port: int
    public_url: str  # where it is reached from outside, as `public_url` writes it; '' where nobody says
    db: str  # a file, or an address; '' is a file in the data folder
    bus: str
    workers: int
    pace: int  # of bots, in milliseconds
    per_address: int
    key: str = field(repr=False)  # without which nobody opens a table; '' where everybody may
    boards: str  # of packages: whether their scripts may run in the page
    log: str
    migrate: bool  # an older schema of PostgreSQL
    backup_every: int  # seconds between two copies of the file; 0 makes none
    backups_keep: int
    lang: str  # of what is said to the host

    @property
    def place(self) -> str:
        """Where the tables are kept."""
        return self.db or default_db()


def public_url(text: str) -> str:
    """An address as browsers write it, with a slash at its end; ValueError says what is wrong with it."""
    found = PUBLIC.fullmatch(text)
    if found is None or int(found["port"] or 0) > 65535:
        raise ValueError(f"{text!r} is no address of a room: expected https://name or https://name/path")
    scheme, host, port = found["scheme"].lower(), found["host"].lower(), int(found["port"] or 0)
    usual = port in (0, 443 if scheme == "https" else 80)
    address = f"{scheme}://{host}{'' if usual else f':{port}'}{found['path']}/"
    if len(address) > LONGEST:
        raise ValueError(f"{text!r} is too long: expected at most {LONGEST} characters, so that phones can read links")
    return address


def path_of(public: str) -> str:
    """The path below which a room lies: '/', or '/butin/'."""
    return urlsplit(public).path or "/"


def default_db() -> str:
    """The file that is used when nobody says where."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return str(Path(home) / "butin" / "room.db")
