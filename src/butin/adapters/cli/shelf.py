"""Looking around: which games there are, and what their rules say."""

from __future__ import annotations

import json
import re

import click
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

import butin
from butin.adapters.cli import suggesting
from butin.adapters.cli.arguments import game_named, language, own_words
from butin.adapters.cli.saying import say
from butin.adapters.cli.screen import Screen
from butin.adapters.described import described_game
from butin.adapters.offered import offered
from butin.adapters.texts import Words, clause, rulebook, title
from butin.core.character import LEVELS
from butin.core.game import AnyGame
from butin.core.options import Option


@click.command()
@click.option("--json", "as_json", is_flag=True, help="One JSON list instead of a table.")
@language
def games(as_json: bool, lang: str) -> None:
    """List the games, their options and their bots."""
    found, without = offered()
    shelf = list(found.values())
    if as_json:
        missing = [{"name": name, "left_out": why} for name, why in without.items()]
        say(json.dumps([*map(described_game, shelf), *missing], ensure_ascii=False, indent=2))
        return
    console, own = Screen(), own_words(lang)
    for game in shelf:
        facts = {"players": _span(game), "minutes": game.minutes, "age": game.age}
        console.print(f"\n[bold]{game.name}[/]  {escape(title(game, lang))}, {own.say('game-facts', facts)}")
        console.print(f"  [dim]{escape(own.say('game-credit', {'credit': game.credit}))}[/]")
        console.print(_choices(game, Words(game.package, lang, []), own))
    console.print(f"\n{own.say('play-one')} [bold]butin play voleurs[/]   {own.say('open-room')} [bold]butin[/]")


def _choices(game: AnyGame, words: Words, own: Words) -> Table:
    """What a table may set, and who may sit there."""
    table = Table("", "", box=None, show_header=False, padding=(0, 2))
    for option in game.options:
        default = " ".join(option.default) if isinstance(option.default, list) else str(option.default).lower()
        values = {"meaning": words.say(f"option-{option.name}"), "takes": _expected(option, own)}
        meaning = own.say("option", {**values, "default": default or own.say("option-none")})
        table.add_row(option.name, f"{escape(meaning)} [dim]{option.rule}[/]")
    for bot, level in sorted(game.levels().items(), key=lambda pair: LEVELS.index(pair[1])):
        table.add_row(f"bot {bot}", f"{escape(words.say(f'bot-{bot}'))} [dim]{own.say(f'level-{level}')}[/]")
    return table


def _expected(option: Option, own: Words) -> str:
    """What an option takes, in words."""
    listed = [f"{word} (≤ {option.most[word]})" if word in option.most else word for word in option.values]
    if isinstance(option.default, bool):
        return own.say("takes-flag")
    if not option.values:
        return own.say("takes-number", {"low": option.low, "high": option.high})
    kind = "each" if option.each else "several" if option.several else "one"
    return own.say(f"takes-{kind}", {"words": ", ".join(listed)})


@click.command()
@game_named
@click.argument("number", metavar="[CLAUSE]", required=False, shell_complete=suggesting.numbers)
@language
def rules(game: str, number: str | None, lang: str) -> None:
    """Show a rulebook, or one clause of it."""
    found = butin.game(game)
    text = rulebook(found, lang) if number is None else clause(found, number, lang)
    Screen().print(Markdown(re.sub(r"<a id=[^>]*></a>", "", text)))


def _span(game: AnyGame) -> str:
    return f"{game.seats[0]}-{game.seats[-1]}"
