"""What a host should know before people come: how they find the room, and whether disk, clock and page are sound.

`butin serve` says what matters of it when it opens, `butin doctor` all of it without opening anything.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime
from importlib.resources import files
from pathlib import Path
from urllib.parse import urlsplit

from butin.adapters.cli.network import EVERYWHERE
from butin.adapters.private import open_to_others
from butin.adapters.store.files import StoreInUse, look_at, reader
from butin.adapters.store.migrations import STEPS

MB = 1_000_000
LEAST = 200 * MB  # of a disk: some days of the worst that one address can do
FIRST_YEAR = 2025  # in which nobody had this program yet
SLACK_MS = 5 * 60 * 1000  # by which a clock may be set back without a word
UNFINISHED = (".part", ".new", ".upgrading")  # a copy that is not whole yet


@dataclass(frozen=True, slots=True)
class Finding:
    """A sentence of the words, by its name. What is amiss needs somebody's attention."""

    name: str
    values: dict[str, object] = field(default_factory=dict)
    amiss: bool = False


def address(host: str, port: int, own: list[str], public: str = "") -> str:
    """Where people find the room: as its host says, else by where it listens."""
    if public:
        return public
    name = (own or ["127.0.0.1"])[0] if host in EVERYWHERE else host
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def of_reach(host: str, port: int, own: list[str], public: str = "") -> list[Finding]:
    """How phones come here, and what will not work for them."""
    if public:
        return [] if public.startswith("https:") or local(public) else [Finding("plain-http")]
    if host not in EVERYWHERE:
        here = local(address(host, port, own))
        return [Finding("only-here", {"option": "--host 0.0.0.0"})] if here else [Finding("plain-http")]
    if not own:
        return [Finding("no-network", amiss=True)]
    others = ", ".join(f"http://{one}:{port}" for one in own[1:])
    return [
        Finding("phones", {"address": address(host, port, own)}),
        *([Finding("others", {"addresses": others})] if others else []),
        Finding("plain-http"),
    ]


def local(url: str) -> bool:
    """Whether it leads to this machine alone."""
    host = urlsplit(url).hostname or ""
    return host in ("localhost", "::1") or host.startswith("127.")


def of_disk(place: str) -> list[Finding]:
    """Whether there is room for what will be played, and whether it can be kept."""
    folder = _folder(place)
    try:
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"kept")
            file.flush()
            os.fsync(file.fileno())
    except OSError as error:
        return [Finding("not-kept", {"folder": str(folder), "why": error.strerror}, amiss=True)]
    free = shutil.disk_usage(folder).free
    low = free < LEAST
    return [Finding("disk-low" if low else "disk", {"free": _size(free), "folder": str(folder)}, amiss=low)]


def of_clock(place: str, now_ms: int) -> list[Finding]:
    """A clock that is behind what was played makes tables wait."""
    now, newest = datetime.fromtimestamp(now_ms / 1000).astimezone(), _newest(place)
    if now.year < FIRST_YEAR:
        return [Finding("clock-early", {"now": _date(now_ms)}, amiss=True)]
    if newest > now_ms + SLACK_MS:
        return [Finding("clock-back", {"now": _date(now_ms), "newest": _date(newest)}, amiss=True)]
    return [Finding("clock", {"now": _date(now_ms)})]


def of_database(place: str) -> list[Finding]:
    """What is in the file, and its newest copy."""
    if not Path(place).exists():
        return [Finding("no-database", {"file": place})]
    try:
        look_at(place)
        with closing(reader(place)) as db:
            schema = db.execute("PRAGMA user_version").fetchone()[0]
            tables = db.execute("SELECT count(*) FROM tables").fetchone()[0] if schema else 0
    except (StoreInUse, sqlite3.Error) as error:
        return [Finding("bad-database", {"why": str(error)}, amiss=True)]
    values = {"file": place, "tables": tables, "schema": schema, "known": len(STEPS)}
    return [Finding("newer-schema" if schema > len(STEPS) else "database", values, schema > len(STEPS)), _copy(place)]


def of_rights(place: str) -> list[Finding]:
    """Whether other users of this machine could look into a file, or into what lies beside it."""
    file = Path(place)
    found = [file, *sorted(file.parent.glob(f"{file.name}[-.]*")), *sorted(file.parent.glob(f"backups/{file.name}*"))]
    wide = [str(one) for one in found if one.is_file() and open_to_others(one)]
    return [Finding("open-to-others", {"files": " ".join(wide)}, amiss=True)] if wide else []


def of_page() -> list[Finding]:
    built = files("butin").joinpath("page", "index.html").is_file()
    return [Finding("page" if built else "no-page", amiss=not built)]


def _copy(place: str) -> Finding:
    """The newest copy beside a file, or in the folder backups there."""
    file = Path(place)
    found = [one for one in (*file.parent.glob(f"{file.name}?*"), *file.parent.glob("backups/*")) if _is_copy(one)]
    if not found:
        return Finding("no-copy")
    newest = max(found, key=lambda one: one.stat().st_mtime)
    return Finding("copy", {"file": str(newest), "date": _date(newest.stat().st_mtime * 1000)})


def _is_copy(file: Path) -> bool:
    """Whether there are tables in it; what SQLite keeps beside a file is none."""
    if not file.is_file() or file.name.endswith(UNFINISHED):
        return False
    try:
        with closing(reader(str(file), "mode=ro&immutable=1")) as db:
            return bool(db.execute("PRAGMA user_version").fetchone()[0] and db.execute("SELECT count(*) FROM tables"))
    except sqlite3.Error:
        return False


def _newest(place: str) -> int:
    """When somebody last did something, in milliseconds; 0 where nobody has, or nothing can be read."""
    if "://" in place or not Path(place).is_file():
        return 0
    try:
        with closing(reader(place)) as db:
            return int(db.execute("SELECT coalesce(max(touched), 0) FROM tables").fetchone()[0])
    except sqlite3.Error:
        return 0


def _folder(place: str) -> Path:
    """Where a file lies, or will."""
    return next(folder for folder in Path(place).absolute().parents if folder.is_dir())


def _size(count: int) -> str:
    return f"{count / 1000 / MB:.0f} GB" if count >= 10_000 * MB else f"{count / MB:.0f} MB"


def _date(at_ms: float) -> str:
    return f"{datetime.fromtimestamp(at_ms / 1000).astimezone():%Y-%m-%d %H:%M}"
