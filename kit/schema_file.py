"""A small room as a file: each game played out, played half, and a table at which people wait.

`python -m kit.schema_file tests/room/schemas` lets the server of these sources make it, named by its schema. There are
those of all earlier schemas, each made by the sources of its time; so only what clients have always had is used here.
"""

from __future__ import annotations

import gzip
import socket
import sqlite3
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

import butin
from butin.client import RoomRefused, open_table

HALF, WHOLE = 5, 1000  # moves
OPTIONS = {"attrap_tresors": {"quiet_mode": True}}  # nobody waits for the faster hand
LONG_S = 3600


@contextmanager
def served(db: Path) -> Iterator[str]:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    where = ["--host", "127.0.0.1", "--port", str(port), "--db", str(db)]
    with subprocess.Popen([sys.executable, "-m", "butin", "serve", "--pace", "0", *where]) as server:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()


def ready(server: str) -> None:
    while True:
        try:
            urllib.request.urlopen(f"{server}/healthz").close()
        except (urllib.error.URLError, OSError):
            time.sleep(0.1)
        else:
            return


def play(server: str, game: str, moves: int) -> None:
    """One person against a bot, so many moves or to the end."""
    client, _ = open_table(server, game, seats=2, bots={"1": "careless"}, away_s=LONG_S, options=OPTIONS.get(game, {}))
    client.wish("start")
    made = 0
    for update in client:
        if update.legal and made < moves:
            with suppress(RoomRefused):  # the bot was faster
                update.move(update.legal[made * 7 % len(update.legal)])
                made += 1
        elif made == moves:
            break
    client.close()


def make(folder: Path) -> Path:
    with TemporaryDirectory() as name:
        db = Path(name) / "room.db"
        with served(db) as server:
            ready(server)
            for game in butin.games():
                for moves in (HALF, WHOLE):
                    play(server, game, moves)
            open_table(server, "voleurs", seats=3, public=True)[0].close()
        with closing(sqlite3.connect(db)) as made:
            made.execute("PRAGMA journal_mode = DELETE")
            (schema,) = made.execute("PRAGMA user_version").fetchone()
        packed = folder / f"schema-{schema}.db.gz"
        packed.write_bytes(gzip.compress(db.read_bytes(), mtime=0))
    return packed


if __name__ == "__main__":
    print(make(Path(sys.argv[1])))
