"""`butin serve`: the room, for everybody in the same network."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable
from multiprocessing import active_children
from typing import Any, TypeVar

import click

import butin
from butin.adapters.cli.arguments import language, own_words
from butin.adapters.cli.duration import duration
from butin.adapters.log import LEVELS, write_log
from butin.adapters.settings import Settings, public_url
from butin.adapters.web.limits import PEOPLE
from butin.adapters.web.serve import serve as run_server

LONGEST_KEY = 64  # letters, as messages.py has it

F = TypeVar("F", bound=Callable[..., Any])


def setting(name: str, **rest: Any) -> Callable[[F], F]:
    """An option `--name`, and the variable that says the same."""
    return click.option(name, envvar=f"BUTIN_{name[2:].replace('-', '_').upper()}", show_envvar=True, **rest)


def _public(context: click.Context, option: click.Parameter, text: str) -> str:
    try:
        return public_url(text) if text else ""
    except ValueError as error:
        raise click.BadParameter(str(error)) from None


def _key(ctx: click.Context, param: click.Parameter, word: str) -> str:
    """As people type it."""
    if len(word.strip()) > LONGEST_KEY:
        raise click.BadParameter(f"it has {len(word.strip())} letters: expected at most {LONGEST_KEY}")
    return word.strip()


@click.command()
@setting("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")  # noqa: S104
@setting("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port.")
@setting(
    "--public-url",
    metavar="URL",
    default="",
    callback=_public,
    help="How the room is reached from outside, behind a proxy. Has it a path, everything lies below that.",
)
@setting(
    "--db",
    metavar="FILE|URL",
    default="",
    help="Where the tables are kept: a file, or postgresql://... for many servers.",
)
@setting("--bus", metavar="URL", default="", help="How servers tell each other news: redis://...")
@setting("--workers", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes in which bots think.")
@setting("--pace", type=click.IntRange(0, 10_000), default=900, help="Milliseconds that a bot takes for a move.")
@setting(
    "--per-address",
    type=click.IntRange(1, 100_000),
    default=PEOPLE,
    show_default=True,
    help="People who may share one address: a class, an office. Every limit by address is theirs together.",
)
@setting("--key", metavar="WORD", default="", callback=_key, help="Only who has this word may open tables.")
@setting(
    "--log", type=click.Choice(LEVELS), default="warning", show_default=True, help="What is told on stderr, as JSON."
)
@setting("--migrate", is_flag=True, help="Bring an older schema of PostgreSQL up to date; copy it with pg_dump first.")
@setting(
    "--backup-every",
    type=duration,
    metavar="TIME",
    default="0",
    help="Copy the tables to the folder backups beside their file, every 30m, 6h or 1d; 0 does not.",
)
@setting(
    "--backups-keep",
    type=click.IntRange(1, 10_000),
    default=10,
    show_default=True,
    help="So many of these copies are kept, the newest.",
)
@language
def serve(**chosen: Any) -> None:
    """Open the room: prints the address, and a code for phones in the same network."""
    settings = Settings(**chosen)
    write_log(settings.log)
    games = {name: butin.game(name) for name in butin.games()}
    try:
        with asyncio.Runner(loop_factory=_new_loop) as runner:
            runner.run(run_server(games, settings, lambda port: _say(settings, port)))
    except OSError as error:
        raise click.ClickException(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None
    finally:
        _let_go()


def _let_go() -> None:
    """Whatever bots still think about, nobody waits for."""
    logging.getLogger("concurrent.futures").disabled = True  # it would tell that they died
    for worker in active_children():
        worker.kill()


def _new_loop() -> asyncio.AbstractEventLoop:
    try:
        import uvloop  # noqa: PLC0415
    except ImportError:  # not made for every system; the standard loop does the same, slower
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


def _say(settings: Settings, port: int) -> None:
    host = settings.host
    everywhere = host in ("0.0.0.0", "::")  # noqa: S104
    address = settings.public_url or f"http://{_own_address() if everywhere else host}:{port}"
    click.echo(own_words(settings.lang).say("open-at", {"address": address}))
    if everywhere or settings.public_url:
        import segno  # noqa: PLC0415  (only where somebody can point a phone at it)

        segno.make(address, error="l").terminal(compact=True)


def _own_address() -> str:
    """This machine's address in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that exists nowhere
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
