"""Scenario files: YAML, read so that words stay words (`on` and `no` are not true and false)."""

from __future__ import annotations

import re
from collections.abc import Hashable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import yaml

from butin.adapters.handed import text_of
from butin.adapters.texts import clauses, sentences
from butin.core import scenario
from butin.core.errors import BadScenario
from butin.core.game import AnyGame
from butin.core.slips import Known

MOST = 200_000  # bytes of a file, which take a second or two to read
DEEPEST = 40


class _PlainLoader(yaml.SafeLoader):
    """YAML 1.2 in two points: only `true` and `false` are true and false, no field is there twice; no aliases."""

    depth = 0

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for name in (name.value for name, _ in node.value if isinstance(name, yaml.ScalarNode)):
            if name in seen:
                raise yaml.constructor.ConstructorError(None, None, f"{name!r} stands there twice", node.start_mark)
            seen.add(name)
        return super().construct_mapping(node, deep)

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        """What stands for something else may stand for itself, or unfold without end: here nothing does."""
        mark = self.peek_event().start_mark  # type: ignore[no-untyped-call]
        if self.check_event(yaml.AliasEvent):
            raise yaml.composer.ComposerError(None, None, "an alias, where what is meant should be written out", mark)
        self.depth += 1
        if self.depth > DEEPEST:
            raise yaml.composer.ComposerError(None, None, f"more than {DEEPEST} things in one another", mark)
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node


_PlainLoader.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
_PlainLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(true|false|True|False)$"), list("tfTF"))


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
        documents = list(yaml.load_all(text, Loader=_PlainLoader))
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
