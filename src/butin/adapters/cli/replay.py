"""`butin replay`: step through a record."""

from __future__ import annotations

import click
from rich.markup import escape

import butin
from butin.adapters.cli.arguments import language, read_record
from butin.adapters.cli.keys import is_terminal
from butin.adapters.cli.scene import Scene
from butin.adapters.texts import seat_names
from butin.core.errors import BadRecord
from butin.core.game import WATCHER, AnyGame
from butin.core.journal import Journal
from butin.core.match import Match
from butin.core.match import replay as play_again


@click.command()
@click.argument("file", type=click.Path())
@click.option("--seat", type=int, default=WATCHER, help="Whose view to show; by default a watcher's.")
@click.option("--move", type=click.IntRange(0), help="Show the moment after this many moves.")
@language
def replay(file: str, seat: int, move: int | None, lang: str) -> None:
    """Step through a record, move by move."""
    journal = read_record(file)
    game = butin.game(journal.game)
    moves = len(journal.entries)
    if not WATCHER <= seat < journal.seats:
        raise BadRecord(f"there is no seat {seat}: seats are 0 to {journal.seats - 1}")
    if move is not None and move > moves:
        raise BadRecord(f"there is no move {move}: the record has {moves}")
    play_again(game, journal)  # all of it must replay before a part is shown
    if move is not None or not is_terminal():
        _print_whole(game, journal, seat, lang, move)
    else:
        _step(game, journal, seat, lang)


def _scene(match: Match, seat: int, lang: str) -> Scene:
    journal = match.journal
    names = seat_names(match.game, journal.names, lang)
    return Scene(match, seat, lang, [name or f"#{number}" for number, name in enumerate(names)])


def _print_whole(game: AnyGame, journal: Journal, seat: int, lang: str, move: int | None) -> None:
    """The story without a pause: to a moment, or to the end."""
    match = play_again(game, journal, move)
    scene = _scene(match, seat, lang)
    scene.story(match.story)
    scene.board()
    if match.over:
        scene.ending()


def _step(game: AnyGame, journal: Journal, seat: int, lang: str) -> None:
    place, moves = 0, len(journal.entries)
    while True:
        match = play_again(game, journal, place)
        before = len(play_again(game, journal, place - 1).story) if place else 0
        scene = _scene(match, seat, lang)
        scene.console.clear()
        if place:
            entry = journal.entries[place - 1]
            scene.console.print(f"[bold]{escape(scene.words.seat(entry.seat))}[/]  {escape(entry.move)}")
        scene.story(match.story[before:])
        scene.board()
        if match.over:
            scene.ending()
        scene.console.print(
            f"{scene.own.say('replay-place', {'move': place, 'moves': moves})}  [dim]{scene.own.say('replay-keys')}[/]"
        )
        answer = scene.console.input(scene.own.say("ask")).strip().lower()
        if answer == "q":
            return
        if answer == "b":
            place = max(0, place - 1)
        elif answer.isdecimal():
            place = min(moves, int(answer))
        else:
            place = min(moves, place + 1)
