"""`butin check`: run scenario files and say what differs."""

from __future__ import annotations

from pathlib import Path

import click

import butin
from butin.adapters.cli.arguments import language, own_words
from butin.adapters.cli.saying import say, sentence
from butin.adapters.scenarios import read_scenarios, run, scenario_files
from butin.core.errors import ButinError


@click.command()
@click.argument("paths", type=click.Path(), nargs=-1, required=True, metavar="PATH...")
@language
def check(paths: tuple[str, ...], lang: str) -> None:
    """Run the scenarios in files or folders. Exit code 1 if something differs, 2 if one cannot be read."""
    own = own_words(lang)
    held = differed = unreadable = 0
    for file in scenario_files([Path(path) for path in paths]):
        for scenario in read_scenarios(file):
            title = sentence(scenario["scenario"])
            try:
                differences = run(butin.game(str(scenario.pop("game", None))), scenario)
            except ButinError as error:
                unreadable += 1
                say(f"{own.say('check-broken')} {file}: {title}\n    {sentence(error)}")
                continue
            held += not differences
            differed += bool(differences)
            if differences:
                say(f"{own.say('check-differs')} {file}: {title}")
                for line in differences:
                    say(f"    {sentence(line)}")
    say(own.say("check-sum", {"held": held, "differed": differed, "unreadable": unreadable}))
    raise click.exceptions.Exit(2 if unreadable else 1 if differed else 0)
