"""YAML as people write it: words stay words, and what a file unfolds to is not endless."""

from __future__ import annotations

import re
from collections.abc import Hashable
from typing import Any

import yaml

DEEPEST = 40  # things in one another
MOST = 50_000  # things in a file, with what aliases stand for


class PlainLoader(yaml.SafeLoader):
    """YAML 1.2 in two points: only `true` and `false` are true and false, and no field is there twice.

    An alias counts as what it stands for, so that none stands for itself, or for more than anybody can read.
    """

    def __init__(self, stream: Any) -> None:
        super().__init__(stream)
        self.depth = self.deepest = self.count = 0
        self.named: dict[str, tuple[int, int]] = {}  # what has an anchor: how many things, and how deep

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        seen: set[str] = set()
        for name in (name.value for name, _ in node.value if isinstance(name, yaml.ScalarNode)):
            if name in seen:
                raise yaml.constructor.ConstructorError(None, None, f"{name!r} stands there twice", node.start_mark)
            seen.add(name)
        return super().construct_mapping(node, deep)

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        if isinstance(event, yaml.AliasEvent):
            self._count(event, *self.named.get(str(event.anchor), (MOST, DEEPEST)))
            return super().compose_node(parent, index)
        count, deepest, self.deepest = self.count, self.deepest, self.depth
        self._count(event, 1, 1)
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        if event.anchor is not None:
            self.named[event.anchor] = self.count - count, self.deepest - self.depth
        self.deepest = max(deepest, self.deepest)
        return node

    def _count(self, event: Any, things: int, deep: int) -> None:
        self.count += things
        self.deepest = max(self.deepest, self.depth + deep)
        if self.count > MOST or self.deepest > DEEPEST:
            limits = f"expected at most {MOST} things, {DEEPEST} in one another, and none in itself"
            raise yaml.composer.ComposerError(None, None, limits, event.start_mark)


PlainLoader.yaml_implicit_resolvers = {
    letter: [(tag, pattern) for tag, pattern in resolvers if tag != "tag:yaml.org,2002:bool"]
    for letter, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}
PlainLoader.add_implicit_resolver("tag:yaml.org,2002:bool", re.compile("^(true|false|True|False)$"), list("tfTF"))
