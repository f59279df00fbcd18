"""Looking around: which games there are, and what their rules say."""

from __future__ import annotations

import json
import re

import click
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table

import butin
from butin.adapters.cli.arguments import language
from butin.adapters.described import described_game
from butin.adapters.texts import Words, clause, rulebook
from butin.core.character import LEVELS
from butin.core.game import AnyGame


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON list instead of a table.")
def games(as_json: bool) -> None:
    """List the games, their options and their bots."""
    shelf = [butin.game(name) for name in butin.games()]
    if as_json:
        click.echo(json.dumps([described_game(game) for game in shelf], ensure_ascii=False, indent=2))
        return
    console = Console()
    for game in shelf:
        console.print(
            f"\n[bold]{game.name}[/]  {game.titles['fr']}, {_span(game)} players, {game.minutes} minutes, {game.age}+"
        )
        console.print(f"  [dim]{game.credit}; Butin is not affiliated with them[/]", highlight=False)
        words = Words(game.package, "en", [])
        table = Table("", "", box=None, show_header=False, padding=(0, 2))
        for option in game.options:
            default = " ".join(option.default) if isinstance(option.default, list) else str(option.default).lower()
            meaning = f"{words.say(f'option-{option.name}')}: {option.expected()} (default {default or 'none'})"
            table.add_row(option.name, f"{meaning} [dim]{option.rule}[/]")
        said = Words("butin.adapters.cli", "en", [])
        for bot, level in sorted(game.levels().items(), key=lambda pair: LEVELS.index(pair[1])):
            table.add_row(f"bot {bot}", f"{words.say(f'bot-{bot}')} [dim]{said.say(f'level-{level}')}[/]")
        console.print(table)
    console.print("\nPlay one against bots: [bold]butin play voleurs[/]   Open a room with a page: [bold]butin[/]")


@click.command()
@click.argument("game")
@click.argument("number", metavar="[CLAUSE]", required=False)
@language
def rules(game: str, number: str | None, lang: str) -> None:
    """Show a rulebook, or one clause of it."""
    found = butin.game(game)
    text = rulebook(found, lang) if number is None else clause(found, number, lang)
    Console().print(Markdown(re.sub(r"<a id=[^>]*></a>", "", text)))


def _span(game: AnyGame) -> str:
    return f"{game.seats[0]}-{game.seats[-1]}"
