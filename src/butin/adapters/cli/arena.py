"""`butin arena`: bots against bots, with intervals and ratings; on this machine's cores or on a cluster."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any

import click
import joblib
from openskill.models import BradleyTerryFull
from rich import box
from rich.progress import Progress
from rich.table import Table

import butin
from butin.adapters.cli.arguments import bots_named, game_named, language, options, own_words, read_options
from butin.adapters.cli.ladder import draw
from butin.adapters.cli.saying import say
from butin.adapters.cli.screen import Screen
from butin.adapters.texts import Words
from butin.bots.arena import Meeting, pairings, play_deal
from butin.bots.policy import policy_named
from butin.core.errors import BadOption
from butin.core.options import Options

_BATCHES = 40  # steps of the progress bar, about


@click.command()
@game_named
@bots_named(required=True, help="Who meets whom; loup@500 thinks for 500 iterations.")
@bots_named("--against", default="", help="Only against these, instead of all against all.")
@click.option("--seats", type=int, help="How many play; by default as many as the game likes.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Games of each pairing, about.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same deals.")
@options
@click.option("--jobs", type=int, default=-1, show_default=True, help="Processes; -1 is one for each core.")
@click.option(
    "--on", "cluster", default="local", show_default=True, metavar="local|dask[=URL]|ray[=URL]", help="Where."
)
@click.option("--plot", type=click.Path(dir_okay=False), help="Draw the ratings into this SVG file.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of tables.")
@language
def arena(
    game: str,
    bots: str,
    against: str,
    seats: int | None,
    games: int,
    seed: int,
    given: tuple[str, ...],
    jobs: int,
    cluster: str,
    plot: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Let bots meet on the same deals, seats rotated, and rate them."""
    found = butin.game(game)
    seats = found.best_from if seats is None else seats
    settled = found.settle(seats, read_options(given))
    named, rivals = _names(bots), _names(against)
    for name in [*named, *rivals]:
        policy_named(found, name)
    met = pairings(named, rivals, seats)
    if not met:
        raise BadOption("cannot hold an arena of one bot: expected several after --bots, or others after --against")
    deals = -(-games // seats)
    meetings = play(found.name, met, seats, settled, [seed * 1_000_003 + deal for deal in range(deals)], jobs, cluster)
    result = {
        "game": found.name,
        "seats": seats,
        "deals": deals,
        "games": deals * seats,
        "seed": seed,
        "options": settled,
        "equal_share": 1 / seats,
        "meetings": [
            {"one": one.one, "others": one.others, "share": one.share(), "interval": one.interval()} for one in meetings
        ],
        "ratings": rate(meetings),
    }
    if plot:
        Path(plot).write_text(draw(result), "utf-8")
    if as_json:
        say(json.dumps(result, ensure_ascii=False))
    else:
        _show(result, own_words(lang))


def play(
    game: str, met: list[tuple[str, str]], seats: int, options: Options, seeds: list[int], jobs: int, cluster: str
) -> list[Meeting]:
    """Every pairing on every deal, in batches, wherever the processes are."""
    meetings = [Meeting(one, others) for one, others in met]
    tasks = [(number, seed) for seed in seeds for number in range(len(met))]
    size = max(1, -(-len(tasks) // _BATCHES))
    with backend(cluster), joblib.Parallel(n_jobs=jobs) as parallel, Progress(console=Screen(stderr=True)) as bar:
        step = bar.add_task("playing", total=len(tasks))
        for start in range(0, len(tasks), size):
            batch = tasks[start : start + size]
            calls = [joblib.delayed(_deal)(game, met[number], seats, options, seed) for number, seed in batch]
            for (number, _), (share, compared) in zip(batch, parallel(calls), strict=True):
                meetings[number].shares.append(share)
                meetings[number].compared += compared
            bar.advance(step, len(batch))
    return meetings


def _deal(game: str, pairing: tuple[str, str], seats: int, options: Options, seed: int) -> tuple[float, list[int]]:
    return play_deal(butin.game(game), pairing, seats, options, seed)


def backend(cluster: str) -> AbstractContextManager[Any]:
    """Where joblib sends the work: processes here, or a cluster of Dask or Ray, at an address or started here."""
    kind, _, url = cluster.partition("=")
    if kind == "dask":
        client = cluster_of("distributed").Client(url or None)
        stack: AbstractContextManager[Any] = _Closing(client, joblib.parallel_config(backend="dask"))
        return stack
    if kind == "ray":
        cluster_of("ray").init(url or None)
        cluster_of("ray.util.joblib").register_ray()
        return joblib.parallel_config(backend="ray")  # type: ignore[no-any-return]
    if cluster != "local":
        raise BadOption(f"cannot play on {cluster!r}: expected local, dask, dask=URL, ray or ray=URL")
    return joblib.parallel_config(backend="loky")  # type: ignore[no-any-return]


class _Closing(AbstractContextManager[Any]):
    """A configuration of joblib, and a client that is closed after it."""

    def __init__(self, client: Any, configured: Any) -> None:
        self.client = client
        self.configured = configured

    def __enter__(self) -> None:
        self.configured.__enter__()

    def __exit__(self, *error: object) -> None:
        self.configured.__exit__(*error)
        self.client.close()


def rate(meetings: list[Meeting]) -> list[dict[str, object]]:
    """Ratings by openskill's Bradley-Terry model, the best first, with half of their 95 % intervals.

    Every comparison of two bots at a table is a match of two, and a draw pulls their ratings together. Plackett-Luce,
    openskill's default, forgives those behind a tie: the last of three equals loses 3.6 points, but only 1.4 when the
    two ahead share the lead. With Bradley-Terry it is 5.3 either way.
    """
    model = BradleyTerryFull(beta=25 / 6, tau=0.0)
    skills = {name: model.rating(name=name) for one in meetings for name in (one.one, one.others)}
    rounds = max(len(one.compared) for one in meetings)
    for number in range(rounds):
        for meeting in meetings:
            if number < len(meeting.compared):
                ahead = meeting.compared[number]
                teams = [[skills[meeting.one]], [skills[meeting.others]]]
                [[first], [second]] = model.rate(teams, ranks=[-ahead, 0])
                skills[meeting.one], skills[meeting.others] = first, second
    best = sorted(skills.values(), key=lambda skill: -skill.mu)
    return [{"bot": skill.name, "rating": skill.mu, "margin": 1.96 * skill.sigma} for skill in best]


def cluster_of(name: str) -> Any:
    """The module for a kind of cluster, which only those have installed who have such a cluster."""
    try:
        return import_module(name)
    except ImportError:
        raise BadOption(f"there is no {name} here, which such a cluster needs: install it beside butin") from None


def _names(text: str) -> list[str]:
    return list(dict.fromkeys(name.strip() for name in text.split(",") if name.strip()))


def _show(result: dict[str, Any], own: Words) -> None:
    console = Screen()
    what = {"places": result["seats"], "games": result["games"], "seed": str(result["seed"])}
    equal = f"{result['equal_share']:.3f}"
    console.print(f"[bold]{result['game']}[/], {own.say('arena-held', {**what, 'equal': equal})}")
    table = Table(*(own.say(f"arena-{column}") for column in ("one", "against", "share")), "95 %", box=box.SIMPLE)
    for row in result["meetings"]:
        low, high = row["interval"]
        table.add_row(row["one"], row["others"], f"{row['share']:.3f}", f"{low:.3f} - {high:.3f}")
    console.print(table)
    ratings = Table(own.say("arena-bot"), own.say("arena-rating"), "95 %", box=box.SIMPLE)
    for row in result["ratings"]:
        ratings.add_row(row["bot"], f"{row['rating']:.1f}", f"± {row['margin']:.1f}")
    console.print(ratings)
