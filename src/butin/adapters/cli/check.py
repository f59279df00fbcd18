"""`butin check`: run scenario files and say what differs."""

from __future__ import annotations

from pathlib import Path

import click

import butin
from butin.adapters.scenarios import read_scenarios, run, scenario_files
from butin.core.errors import ButinError


@click.command()
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
def check(paths: tuple[str, ...]) -> None:
    """Run the scenarios in files or folders. Exit code 1 if something differs, 2 if one cannot be read."""
    held = differed = unreadable = 0
    for file in scenario_files([Path(path) for path in paths]):
        for scenario in read_scenarios(file):
            title = scenario["scenario"]
            try:
                differences = run(butin.game(str(scenario.pop("game", None))), scenario)
            except ButinError as error:
                unreadable += 1
                click.echo(f"BROKEN {file}: {title}\n    {error}")
                continue
            held += not differences
            differed += bool(differences)
            if differences:
                click.echo(f"DIFFERS {file}: {title}")
                for line in differences:
                    click.echo(f"    {line}")
    click.echo(f"{held} hold, {differed} differ, {unreadable} cannot be read")
    raise click.exceptions.Exit(2 if unreadable else 1 if differed else 0)
