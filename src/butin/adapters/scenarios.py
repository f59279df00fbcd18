"""Scenario files: YAML, read so that words stay words (`on` and `no` are not true and false)."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from butin.adapters.handed import text_of
from butin.adapters.plain_yaml import PlainLoader
from butin.adapters.texts import clauses, sentences
from butin.core import scenario
from butin.core.errors import BadScenario
from butin.core.game import AnyGame
from butin.core.slips import Known

MOST = 200_000  # bytes of a file, which take a second or two to read


def run(game: AnyGame, scene: dict[str, Any]) -> list[str]:
    """Play a scenario and list what differs from what it expects; nothing if all holds."""
    return scenario.run(game, scene, known(game))


@cache
def known(game: AnyGame) -> Known:
    """What scenarios of a game may name: its declared events, its refusals' sentences, its rulebook's clauses."""
    events = import_module(f"{game.package}.events").EVENTS
    refusals = {*sentences(game.package, "refusal"), "no_such_seat"}
    return Known(events, sorted(refusals), list(clauses(game, "en")))


def scenario_files(paths: list[Path]) -> list[Path]:
    """The files meant by paths: themselves, or all YAML files in a folder."""
    files: list[Path] = []
    for path in paths:
        found = sorted([*path.rglob("*.yaml"), *path.rglob("*.yml")]) if path.is_dir() else [path]
        if not found:
            raise BadScenario(f"{path} holds no scenario: expected files that end in .yaml")
        files += found
    return files


def read_scenarios(file: Path) -> list[dict[str, Any]]:
    """The scenarios of a file: a list of them, or one a document."""
    return parse_scenarios(text_of(file, MOST, BadScenario), str(file))


def parse_scenarios(text: str, where: str) -> list[dict[str, Any]]:
    try:
        documents = list(yaml.load_all(text, Loader=PlainLoader))
    except (yaml.YAMLError, ValueError, LookupError, TypeError) as error:  # a date or a number that is none
        raise BadScenario(f"{where} is not YAML: {' '.join(str(error).split())}") from None
    found = [one for document in documents for one in (document if isinstance(document, list) else [document])]
    if not found:
        raise BadScenario(f"{where} holds no scenario: expected a list of them")
    for number, one in enumerate(found, 1):
        if not isinstance(one, dict):
            raise BadScenario(f"{where}: entry {number} is {str(one)[:40]!r}: expected the fields of a scenario")
        one.setdefault("scenario", f"scenario {number}")
    return found
