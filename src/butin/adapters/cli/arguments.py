"""Arguments that several verbs share, and reading files without surprises."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from butin.adapters.cli import suggesting
from butin.adapters.handed import text_of
from butin.adapters.texts import LANGUAGES, Words
from butin.bots.policy import policy_named
from butin.core.errors import BadOption, BadRecord
from butin.core.game import AnyGame, Policy
from butin.core.journal import Journal, load_journal
from butin.core.options import Options
from butin.room.table.names import cleaned

MOST_OF_A_RECORD = 4_000_000  # bytes: some ten thousand moves

F = TypeVar("F", bound=Callable[..., Any])


def language(command: F) -> F:
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        envvar="BUTIN_LANG",
        show_envvar=True,
        default=spoken,
        show_default="the terminal's",
        help="Language.",
    )(command)


def spoken() -> str:
    """The language of this terminal. One that we do not speak, C or none is English: help and errors are, too."""
    tag = next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    word = re.split(r"[^a-z]", tag.lower())[0]
    return word if word in LANGUAGES else "en"


def own_words(lang: str, names: list[str] | None = None) -> Words:
    """What the program itself says."""
    return Words("butin.adapters.cli", lang, names or [])


def game_named(command: F) -> F:
    return click.argument("game", shell_complete=suggesting.games)(command)


def bots_named(name: str = "--bots", **rest: Any) -> Callable[[F], F]:
    return click.option(name, metavar="A,B,...", shell_complete=suggesting.bots, **rest)


def options(command: F) -> F:
    return click.option(
        "--option",
        "given",
        multiple=True,
        metavar="NAME=VALUE",
        shell_complete=suggesting.options,
        help="A table option; repeatable.",
    )(command)


def read_options(given: tuple[str, ...]) -> Options:
    """`--option games=2` and the like, still as texts: the game knows what they mean."""
    found: Options = {}
    for text in given:
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"cannot read option {text!r}: expected NAME=VALUE")
        found[name.strip()] = value.strip()
    return found


def read_bots(game: AnyGame, names: str | None, seats: int, default: str) -> list[tuple[str, Policy]]:
    """A bot for each of so many seats; fewer names are dealt out again from the first."""
    listed = [name.strip() for name in (names or default).split(",")]
    found = [(name, policy_named(game, name)) for name in listed]
    return [found[seat % len(found)] for seat in range(seats)]


def read_record(path: str) -> Journal:
    """Somebody's, so names are as a room would keep them."""
    text = text_of(Path(path), MOST_OF_A_RECORD, BadRecord)
    try:
        journal = load_journal(text)
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}") from None
    journal.names = [cleaned(name) for name in journal.names]
    return journal
