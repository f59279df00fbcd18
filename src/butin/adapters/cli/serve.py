"""`butin serve`: the room, for everybody in the same network."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from errno import EADDRINUSE
from multiprocessing import active_children
from pathlib import Path
from typing import Any, TypeVar
from warnings import catch_warnings, simplefilter

import click

from butin.adapters.cli.arguments import language, own_words
from butin.adapters.cli.duration import duration
from butin.adapters.cli.greeting import greet
from butin.adapters.cli.network import addresses, free_after
from butin.adapters.cli.saying import sentence
from butin.adapters.log import LEVELS, write_log
from butin.adapters.offered import lacks, of_the_house, offered
from butin.adapters.settings import BOARDS, Settings, public_url
from butin.adapters.web.door.limits import PEOPLE
from butin.adapters.web.serve import CannotListen
from butin.adapters.web.serve import serve as run_server
from butin.core.errors import ButinError
from butin.core.game import AnyGame
from butin.room.log import WARNING, note

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


at_host = setting("--host", default="0.0.0.0", show_default=True, help="The address to listen on.")  # noqa: S104
at_port = setting("--port", type=click.IntRange(0, 65535), default=8000, show_default=True, help="The port.")
at_public = setting(
    "--public-url",
    metavar="URL",
    default="",
    callback=_public,
    help="How the room is reached from outside, behind a proxy. Has it a path, everything lies below that.",
)
in_db = setting(
    "--db",
    metavar="FILE|URL",
    default="",
    help="Where the tables are kept: a file, or postgresql://... for many servers.",
)


@click.command()
@at_host
@at_port
@at_public
@in_db
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
    "--boards",
    type=click.Choice(BOARDS),
    default=BOARDS[0],
    show_default=True,
    help="Whose boards run in browsers: those of installed packages too, or own ones only.",
)
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
    games = _games()
    fresh = "://" not in settings.place and settings.place != ":memory:" and not Path(settings.place).exists()
    ports: list[int] = []  # on which it is open

    def opened(port: int) -> None:
        ports.append(port)
        greet(settings, port, addresses(), fresh=fresh)

    try:
        with asyncio.Runner(loop_factory=_new_loop) as runner:
            runner.run(run_server(games, settings, opened))
    except CannotListen as error:
        raise click.ClickException(_not_listening(settings, error)) from None
    except Exception as error:
        if ports or isinstance(error, ButinError):
            raise
        raise click.ClickException(_not_opening(settings, error)) from None
    finally:
        _let_go()


def _games() -> dict[str, AnyGame]:
    """Those on the shelf; the log says which are left out, and what others lack."""
    with catch_warnings():
        simplefilter("ignore")
        games, without = offered()
    for name, why in without.items():
        note(WARNING, "game_left_out", game=name, reason=sentence(why))
    for name, game in games.items():
        missing = "" if of_the_house(game) else lacks(game)
        if missing:
            note(WARNING, "game_lacks", game=name, lacks=missing)
    return games


def _not_opening(settings: Settings, error: Exception) -> str:
    return own_words(settings.lang).say("cannot-open", {"why": f"{type(error).__name__}: {error}"})


def _not_listening(settings: Settings, error: CannotListen) -> str:
    """What is wrong with the port, and one that is free."""
    words, values = own_words(settings.lang), {"host": settings.host, "port": str(settings.port)}
    why = error.strerror
    if error.errno == EADDRINUSE:
        why = words.say("find-port-taken", {**values, "free": str(free_after(settings.host, settings.port))})
    return words.say("find-cannot-listen", {**values, "why": why})


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
