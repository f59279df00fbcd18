"""`butin laws`: judge a game, ours or another package's, by the laws that every game keeps."""

from __future__ import annotations

import click

import butin
from butin.adapters.cli.arguments import game_named
from butin.adapters.cli.saying import say
from butin.testing.laws import BROKEN, LAWS, Verdict, held


@click.command()
@game_named
@click.option("--games", type=click.IntRange(1), help="Evenings for each law; by default as many as it needs.")
def laws(game: str, games: int | None) -> None:
    """Judge an installed game by the laws of every game. Exit code 1 if one is broken."""
    found = butin.game(game)
    broken = 0
    for law in LAWS:
        verdict = held(law, found, games or 0)
        broken += verdict.kind == BROKEN
        say(_told(verdict))
    raise click.exceptions.Exit(1 if broken else 0)


def _told(verdict: Verdict) -> str:
    """One line; where a law broke, the position in a second, to be set up again."""
    return f"{verdict}\n    position: {verdict.position}" if verdict.position else str(verdict)
