"""`butin backup` and `butin restore`: a copy of all tables, made while people play, and the way back."""

from __future__ import annotations

import click

from butin.adapters.cli.arguments import language, own_words
from butin.adapters.cli.saying import say
from butin.adapters.cli.serve import setting
from butin.adapters.settings import default_db
from butin.adapters.store.copies import copy_back, copy_out
from butin.core.errors import ButinError

_db = setting("--db", metavar="FILE", help="Where the tables are kept; by default in your data folder.")


class NotOurs(ButinError):
    """A database with tools of its own."""


@click.command()
@click.argument("file", type=click.Path())
@_db
@language
def backup(file: str, db: str | None, lang: str) -> None:
    """Copy all tables to FILE, also while the server runs."""
    tables = copy_out(_sqlite(db, "pg_dump"), file)
    say(own_words(lang).say("backed-up", {"tables": tables, "file": file}))


@click.command()
@click.argument("file", type=click.Path())
@_db
@language
def restore(file: str, db: str | None, lang: str) -> None:
    """Put the tables of FILE back while no server runs. What was there is kept beside it, as .before."""
    place = _sqlite(db, "pg_restore")
    tables = copy_back(file, place)
    say(own_words(lang).say("restored", {"tables": tables, "file": place}))


def _sqlite(db: str | None, tool: str) -> str:
    place = db or default_db()
    if "://" in place:
        raise NotOurs(f"{place.split(':')[0]} has its own tool for that: use {tool}")
    return place
