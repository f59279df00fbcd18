"""docs/protocol.md tells the truth: every wish, every message, every route, every example."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import msgspec

from butin.adapters.web.http.openapi import described
from butin.adapters.web.strict import strict
from butin.adapters.web.wire import read_wish, write
from butin.room.deeds.all import DEEDS, KINDS
from butin.room.errors import refusal, too_busy
from butin.room.telling.messages import Joining, Sizing
from butin.room.wishes import Opening, Wish
from butin.testing.sim import World
from tests.room.test_room import play_on, two_at_a_table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
EXAMPLES: list[dict[str, Any]] = [
    json.loads(line) for block in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL) for line in block.splitlines()
]


def test_every_wish_stands_in_the_page_with_its_fields_and_no_other() -> None:
    wishes = PAGE[PAGE.index("| do | with | who |") : PAGE.index("## Refusals")]
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", wishes, re.MULTILINE)
    described = {kind().do: {field.name for field in fields(kind)} - {"do", "id"} for kind in get_args(Wish)}
    del described["enter"]  # which has examples
    assert {do: set(re.findall(r"`(\w+)`", cell)) for do, cell in rows} == described
    assert len(rows) == len(described)


def test_which_wishes_are_granted_once_stands_in_the_page() -> None:
    (once,) = re.findall(r"granted once, .* This holds for (.*); the host's wishes do no harm twice", PAGE)
    assert set(re.findall(r"`(\w+)`", once)) == {do for do, one in DEEDS.items() if one.once}


def test_every_entry_stands_in_the_page_with_what_is_told_of_it() -> None:
    table = PAGE[PAGE.index("| entry | with |") : PAGE.index('`{"type": "removed"}`')]
    told: dict[str, set[str]] = {}
    for line in table.splitlines()[2:]:
        cells = line.split("|")
        if len(cells) > 2:
            kinds, fields = re.findall(r"`(\w+)`", cells[1]), cells[2].split(";")
            for number, kind in enumerate(kinds):
                told[kind] = set(re.findall(r"`(\w+)`", fields[number % len(fields)]))
    assert told == {name: set(kind.open) for name, kind in KINDS.items()}


def test_every_route_stands_in_the_page() -> None:
    for path in described()["paths"]:
        assert (
            path.replace("{table}", "TABLE").replace("{link}", "LINK").replace("{game}", "GAME").split("?")[0] in PAGE
        )


def test_every_type_of_message_stands_in_the_page_and_no_other() -> None:
    source = [*(ROOT / "src/butin/room").rglob("*.py"), *(ROOT / "src/butin/adapters/web").rglob("*.py")]
    source = [path for path in source if path.name != "openapi.py"]  # which describes types of values
    sent = {kind for path in source for kind in re.findall(r'"type": "(\w+)"', path.read_text("utf-8"))}
    assert {example["type"] for example in EXAMPLES if "type" in example} | {"removed"} == sent


def test_every_example_of_a_wish_is_one_that_the_server_reads() -> None:
    wishes = [example for example in EXAMPLES if "do" in example]
    assert len(wishes) >= 10
    for wish in wishes:
        if "secret" in wish:
            wish = {**wish, "secret": "a-secret-of-16-letters-or-more"}  # noqa: PLW2901
        assert read_wish(json.dumps(wish).encode()).do == wish["do"]


def test_every_example_of_a_body_is_one_that_the_server_reads() -> None:
    bodies = [example for example in EXAMPLES if not {"do", "type", "join"} & set(example)]
    kinds = [Sizing if "games" in body else Opening if "game" in body else Joining for body in bodies]
    read = [msgspec.convert(body, strict(kind)) for body, kind in zip(bodies, kinds, strict=True)]
    assert {type(body).__name__ for body in read} == {"Opening", "Joining", "Sizing"}


def test_every_example_of_a_message_has_the_shape_of_a_real_one() -> None:
    world = World()
    table, pages = two_at_a_table(world)
    play_on(world, table, pages, 3)
    back = world.enter(table, pages[0].secret, since=5)
    real: dict[str, Any] = {
        "hello": {**json.loads(write(back.last("hello"))), "spread_ms": 0},
        "news": json.loads(write(pages[0].last("news"))),
        "refused": refusal("", too_busy()),
        "granted": {"type": "", "id": "", "n": 0},
        "pong": {"type": "", "id": "", "spread_ms": 0},
        "armed": {"type": "", "race": "", "commit": ""},
        "go": {"type": "", "race": dict.fromkeys(("id", "nonce", "phase"))},
        "hands": {"type": "", "race": "", "seat": 0, "what": ""},
        "early": {"type": "", "race": "", "lock_ms": 0.0},
        "lines": {"type": "", "lines": {"0": 0, "1": 0}},
        "aim": {"type": "", "seat": 0, "move": ""},
        "lamp": {"type": "", "on": ""},
        "late": {"type": "", "ms": 0.0},
        "lobby": {"type": "", "game": "", "tables": [dict.fromkeys(("id", "game", "free", "seats", "touched"))]},
    }
    for example in EXAMPLES:
        if "type" in example:
            same_shape(example, real[example["type"]], example["type"])


def same_shape(example: Any, real: Any, where: str) -> None:
    """Everything in the example is in the real one; what it leaves out ({} or "setting") is told elsewhere."""
    if isinstance(example, dict) and isinstance(real, dict):
        assert set(example) <= set(real) or where.endswith((".values", ".events", ".entry")), where
        for name in set(example) & set(real):
            same_shape(example[name], real[name], f"{where}.{name}")
    elif isinstance(example, list) and isinstance(real, list) and example and real:
        same_shape(example[0], real[0], where)
