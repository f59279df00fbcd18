"""`butin review`: what every decision of a match was worth, judged by what its seat knew."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any

import click
from rich.markup import escape
from rich.progress import track
from rich.table import Table

import butin
from butin.adapters.cli.arguments import language, own_words, read_record
from butin.adapters.cli.saying import say
from butin.adapters.cli.screen import Screen
from butin.adapters.looking_back import Question, answer, questions
from butin.adapters.texts import Words, seat_names
from butin.bots.review import ITERATIONS

BARS = "▁▂▃▄▅▆▇█"
WORST = 8  # so many moves are named


@click.command()
@click.argument("file", type=click.Path())
@click.option("--iterations", type=click.IntRange(10), default=ITERATIONS, show_default=True, help="For one decision.")
@click.option("--workers", type=click.IntRange(1), default=2, show_default=True, help="Processes that think.")
@click.option("--json", "as_json", is_flag=True, help="Everything as one JSON object.")
@language
def review(file: str, iterations: int, workers: int, as_json: bool, lang: str) -> None:
    """Look back at a match: the chances at every decision, and the moves that gave most away."""
    journal = read_record(file)
    game = butin.game(journal.game)
    asked = questions(game, journal, iterations)
    own = own_words(lang)
    console = Screen(stderr=True)
    found = list(track(_answers(asked, workers), own.say("review-thinking"), len(asked), console=console))
    if as_json:
        say(json.dumps({"game": journal.game, "seats": journal.seats, "decisions": found}))
    else:
        called = seat_names(game, journal.names, lang)
        names = [name or f"#{seat}" for seat, name in enumerate(called)]
        _show(names, found, own, Screen())


def _answers(asked: list[Question], workers: int) -> Iterator[dict[str, Any]]:
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(answer, asked)


def _show(names: list[str], found: list[dict[str, Any]], own: Words, console: Screen) -> None:
    for seat, name in enumerate(names):
        chances = [one["chance"] for one in found if one["seat"] == seat]
        curve = "".join(BARS[min(7, int(chance * 8))] for chance in chances)
        console.print(f"{escape(name)}  {curve}")
    worst = sorted(found, key=lambda one: one["chance"] - one["best_chance"])[:WORST]
    table = Table(title=own.say("review-worst"))
    for column in ("move", "name", "made", "best", "gave"):
        table.add_column(own.say(f"review-{column}"), justify="right" if column in ("move", "gave") else "left")
    for one in worst:
        gave = f"{(one['best_chance'] - one['chance']) * 100:.0f} %"
        table.add_row(str(one["move"]), *map(escape, (names[one["seat"]], one["made"], one["best"])), gave)
    console.print(table)
