"""`butin simulate`: many games between bots, counted."""

from __future__ import annotations

import json
from collections import Counter

import click
from rich import box
from rich.progress import track
from rich.table import Table

import butin
from butin.adapters.cli.arguments import bots_named, game_named, language, options, own_words, read_bots, read_options
from butin.adapters.cli.saying import say
from butin.adapters.cli.screen import Screen
from butin.adapters.texts import Words
from butin.bots.policy import play_out
from butin.core.chance import FastChance
from butin.core.game import AnyGame, Policy
from butin.core.options import Options
from butin.core.state import Event


@click.command()
@game_named
@click.option("--seats", type=int, help="How many play; by default as many as the game likes.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same games.")
@bots_named(help="Bots by seat, dealt out again if fewer; careless by default.")
@options
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of a table.")
@language
def simulate(
    game: str,
    seats: int | None,
    games: int,
    seed: int,
    bots: str | None,
    given: tuple[str, ...],
    as_json: bool,
    lang: str,
) -> None:
    """Let bots play many games and count what happens."""
    found = butin.game(game)
    seats = found.best_from if seats is None else seats
    settled = found.settle(seats, read_options(given))
    named = read_bots(found, bots, seats, "careless")
    result = count(found, seats, games, seed, settled, [policy for _, policy in named], quiet=as_json)
    result["bots"] = [name for name, _ in named]
    result["options"] = settled
    if as_json:
        say(json.dumps(result, ensure_ascii=False))
    else:
        _show(result, own_words(lang))


def count(
    game: AnyGame, seats: int, games: int, seed: int, options: Options, bots: list[Policy], *, quiet: bool
) -> dict[str, object]:
    """Play and count. Every game has a seed of its own, so that each can be looked at alone."""
    totals, wins, moves, ties = [0] * seats, [0] * seats, 0, 0
    clauses: Counter[str] = Counter()

    def tell(event: Event) -> None:
        clauses[event.rule] += 1

    for number in track(range(games), "playing", console=Screen(stderr=True), transient=True, disable=quiet):
        chance = FastChance(seed * 1_000_003 + number)
        state = game.deal(seats, options, chance, tell, 0)
        moves += play_out(game, state, bots, chance, tell)
        scores, winners = state.scores(), state.winners()
        assert scores is not None
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        ties += len(winners) > 1
        for seat in winners:
            wins[seat] += 1
    return {
        "game": game.name,
        "seats": seats,
        "games": games,
        "seed": seed,
        "mean_scores": [total / games for total in totals],
        "wins": wins,
        "ties": ties,
        "mean_moves": moves / games,
        "clauses": {rule: clauses[rule] for rule in sorted(clauses, key=_clause_order)},
    }


def _clause_order(rule: str) -> tuple[bool, int]:
    number = rule.partition("-")[2]
    return number.startswith("A"), int(number.lstrip("A"))


def _show(result: dict[str, object], own: Words) -> None:
    console = Screen()
    table = Table(*(own.say(f"simulated-{column}") for column in ("seat", "bot", "mean", "wins")), box=box.SIMPLE)
    rows = zip(result["bots"], result["mean_scores"], result["wins"], strict=True)  # type: ignore[call-overload]
    for seat, (bot, mean, wins) in enumerate(rows):
        table.add_row(str(seat), bot, f"{mean:.2f}", str(wins))
    what = {"places": result["seats"], "games": result["games"], "seed": str(result["seed"])}
    console.print(f"[bold]{result['game']}[/], {own.say('simulated', what)}")
    console.print(table)
    console.print(own.say("simulated-moves", {"moves": f"{result['mean_moves']:.1f}", "ties": result["ties"]}))
    clauses = result["clauses"]
    assert isinstance(clauses, dict)
    fired = ", ".join(f"{rule} [dim]{times}[/]" for rule, times in clauses.items())
    console.print(f"{own.say('simulated-clauses')} {fired}")
