"""`butin doctor`: whether this machine is fit to be a host, without opening anything."""

from __future__ import annotations

import asyncio
import platform
import time
from errno import EADDRINUSE
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from urllib.parse import urlsplit

import asyncpg
import click

import butin
from butin.adapters.cli.arguments import language, own_words
from butin.adapters.cli.findings import Finding, of_clock, of_database, of_disk, of_page, of_reach, of_rights
from butin.adapters.cli.greeting import sentence_of
from butin.adapters.cli.network import EVERYWHERE, addresses, free_after
from butin.adapters.cli.saying import say
from butin.adapters.cli.serve import at_host, at_port, at_public, in_db
from butin.adapters.settings import default_db
from butin.adapters.store.files import StoreInUse
from butin.adapters.store.lock import Lock
from butin.adapters.web.serve import listening
from butin.build_kind import build_kind

PATIENCE_S = 4.0


@click.command()
@at_host
@at_port
@at_public
@in_db
@language
def doctor(host: str, port: int, public_url: str, db: str, lang: str) -> None:
    """Say what butin serve would find here, also while it runs. Exit code 1 if something needs attention."""
    place, words = db or default_db(), own_words(lang)
    values: dict[str, object] = {"version": butin.__version__, "form": build_kind()}
    found = [Finding("form", {**values, "python": platform.python_version()}), *of_page()]
    found += [of_shared(place)] if "://" in place else _of_file(place)
    found += of_clock(place, int(time.time() * 1000))
    found += [of_port(host, port), *of_reach(host, port, addresses(), public_url)]
    for finding in found:
        say(sentence_of(finding, words))
    raise click.exceptions.Exit(1 if any(finding.amiss for finding in found) else 0)


def _of_file(place: str) -> list[Finding]:
    return [*of_database(place), *of_rights(place), *of_use(place), *of_disk(place)]


def of_use(place: str) -> list[Finding]:
    """Whether a server has the file; nothing where none ever had."""
    if not Path(f"{Path(place).resolve()}-lock").exists():
        return []
    try:
        Lock(place).release()
    except StoreInUse:
        return [Finding("in-use")]
    return []


def of_port(host: str, port: int) -> Finding:
    """Whether a room could open there, or is open."""
    values: dict[str, object] = {"host": host, "port": str(port)}
    try:
        listening(host, port).close()
    except OSError as error:
        if error.errno != EADDRINUSE:
            return Finding("cannot-listen", {**values, "why": error.strerror}, amiss=True)
        if _answers("127.0.0.1" if host in EVERYWHERE else host, port):
            return Finding("room-open", values)
        return Finding("port-taken", {**values, "free": str(free_after(host, port))}, amiss=True)
    return Finding("port-free", values)


def of_shared(url: str) -> Finding:
    """Whether PostgreSQL answers; servers wait for it, however long."""

    async def counted() -> int:
        connection = await asyncpg.connect(url, timeout=PATIENCE_S)
        try:
            there = await connection.fetchval("SELECT to_regclass('tables')", timeout=PATIENCE_S)
            return int(await connection.fetchval("SELECT count(*) FROM tables", timeout=PATIENCE_S)) if there else 0
        finally:
            await connection.close(timeout=PATIENCE_S)

    where = urlsplit(url).netloc.rpartition("@")[2]
    try:
        return Finding("shared", {"where": where, "tables": asyncio.run(counted())})
    except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
        return Finding("not-shared", {"where": where, "why": str(error) or type(error).__name__}, amiss=True)


def _answers(host: str, port: int) -> bool:
    """Whether what is there is a room."""
    line = HTTPConnection(host, port, timeout=PATIENCE_S)
    try:
        line.request("GET", "/healthz")
        return line.getresponse().read(4) == b"ok\n"
    except (OSError, HTTPException):
        return False
    finally:
        line.close()
