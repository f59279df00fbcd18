"""`butin bench NAME`: a table for people, one JSON object for programs, exit code 1 on a missed goal."""

from __future__ import annotations

import json
from dataclasses import asdict
from functools import partial

import click
from rich import box
from rich.console import Console
from rich.table import Table

from bench.engine.play import measure_play
from bench.engine.search import measure_search
from bench.page.page import measure_page
from bench.race.race import measure_race
from bench.report import FAIL, PASS, Bench, Report
from bench.room.cold import measure_cold
from bench.room.fingerprint import measure_fingerprint
from bench.room.room import BOTS, measure_room
from bench.room.routes import measure_routes
from bench.strength.strength import measure_strength
from bench.trouble.crash import measure_crash
from bench.trouble.fuzz import measure_fuzz
from butin.core.errors import BadOption, unknown

BENCHES: dict[str, Bench] = {
    "play": measure_play,
    "room": measure_room,
    "crash": measure_crash,
    "fuzz": measure_fuzz,
    "routes": measure_routes,
    "fingerprint": measure_fingerprint,
    "cold": measure_cold,
    "page": measure_page,
    "race": measure_race,
    "search": measure_search,
    "strength": measure_strength,
}
ON_A_DATABASE = {"crash": measure_crash}
_COLOURS = {PASS: "green", FAIL: "red"}


@click.command()
@click.argument("name")
@click.option("--quick", is_flag=True, help="A shorter run, at most 40 seconds.")
@click.option("--json", "as_json", is_flag=True, help="One JSON object instead of tables.")
@click.option("--db", metavar="URL", default="", help="Of crash: an empty PostgreSQL database that may be filled.")
@click.option("--bots", type=click.IntRange(0), help="Of room: tables of bots beside the people (200).")
@click.option("--faults", is_flag=True, help="Of race: plant faults in the arbiter, each of which must be found.")
@click.option("--against", metavar="FOLDER", default="", help="Of cold: another clone, to compare with.")
@click.option("--no-peers", is_flag=True, help="Of room: leave out boardgame.io and Colyseus.")
@click.option("--only-peers", is_flag=True, help="Of room: beside boardgame.io and Colyseus, and nothing else.")
def bench(
    name: str,
    quick: bool,
    as_json: bool,
    db: str,
    bots: int | None,
    faults: bool,
    against: str,
    no_peers: bool,
    only_peers: bool,
) -> None:
    """Measure what we claim."""
    if name not in BENCHES:
        raise unknown("bench", name, list(BENCHES))
    if db and (name not in ON_A_DATABASE or not db.startswith(("postgresql://", "postgres://"))):
        raise BadOption(
            f"cannot use --db {db.partition(':')[0]}: expected postgresql://..., for {', '.join(ON_A_DATABASE)}"
        )
    measure = partial(ON_A_DATABASE[name], db=db) if db else BENCHES[name]
    if name == "room":
        bots = BOTS if bots is None else bots
        measure = partial(measure_room, bots=bots, peers=not no_peers, only_peers=only_peers)
    if name == "race" and faults:
        measure = partial(measure_race, faults=True)
    if name == "cold":
        measure = partial(measure_cold, against=against)
    report = measure(quick)
    if as_json:
        click.echo(json.dumps({"bench": name, "figures": report.figures, "goals": [asdict(g) for g in report.goals]}))
    else:
        _show(report)
    raise click.exceptions.Exit(1 if report.failed else 0)


def _show(report: Report) -> None:
    console = Console()
    for title, rows in report.figures.items():
        if not isinstance(rows, list):
            console.print(f"{title.replace('_', ' ')}: {_cell(rows)}")
            continue
        table = Table(*[name.replace("_", " ") for name in rows[0]], title=title.replace("_", " "), box=box.SIMPLE)
        for row in rows:
            table.add_row(*[_cell(value) for value in row.values()])
        console.print(table)
    if not report.goals:
        return
    goals = Table("goal", "target", "value", "", title="goals", box=box.SIMPLE)
    for goal in report.goals:
        colour = _COLOURS.get(goal.status, "yellow")
        goals.add_row(goal.name, goal.target, goal.value, f"[{colour}]{goal.status}[/] {goal.reason}")
    console.print(goals)


def _cell(value: object) -> str:
    if isinstance(value, float):
        return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"
    return f"{value:,}" if isinstance(value, int) else str(value)
