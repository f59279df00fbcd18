"""`butin verify`: whether the chance of a finished match was fair, by its record alone."""

from __future__ import annotations

import sys

import click

import butin
from butin.adapters.cli.arguments import language, own_words, read_record
from butin.adapters.cli.saying import say, sentence
from butin.core.errors import ButinError
from butin.core.verifying import verify as verified


@click.command()
@click.argument("record", type=click.Path())
@language
def verify(record: str, lang: str) -> None:
    """Check commitment, shares, every draw and every move of a record (docs/chance.md). Exit code 1 if one is wrong."""
    try:
        journal = read_record(record)
        verified(butin.game(journal.game), journal)
    except ButinError as error:
        say(f"butin: {sentence(error)}", err=True)
        sys.exit(1)
    shares = sum(1 for share in journal.shares if share)
    told = {"record": record, "game": journal.game, "moves": len(journal.entries), "shares": shares}
    say(own_words(lang).say("verified", {**told, "places": journal.seats}))
    if journal.day:
        say(own_words(lang).say("verified-day", {"day": journal.day}))
