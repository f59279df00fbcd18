"""Secrets and links: kept as hashes, and compared in constant time where they come in."""

from __future__ import annotations

import ast
import json
from pathlib import Path

import pytest

import butin
from butin.room.table.setting import checked
from butin.room.table.table import Table
from butin.testing.sim import World, digest

HOUSE = Path(butin.__file__).parent
DOORS = sorted([*(HOUSE / "room").rglob("*.py"), *(HOUSE / "adapters").rglob("*.py")])
SECRETS = {"holder", "secret", "link", "join", "watch", "digest", "tokens"}


def compared(tree: ast.AST) -> list[str]:
    """What is compared letter by letter, as far as a name tells."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and any(isinstance(how, (ast.Eq, ast.NotEq)) for how in node.ops):
            sides = [node.left, *node.comparators]
            if not any(isinstance(side, ast.Constant) for side in sides):
                found += [ast.unparse(side) for side in sides]
    return found


@pytest.mark.parametrize("path", DOORS, ids=lambda path: str(path.relative_to(HOUSE)))
def test_no_secret_is_compared_letter_by_letter(path: Path) -> None:
    sides = compared(ast.parse(path.read_text("utf-8")))
    assert [side for side in sides if SECRETS & set(side.replace("(", ".").replace(")", "").split("."))] == []


def test_the_law_finds_a_comparison_that_it_forbids() -> None:
    assert compared(ast.parse("found = seat.holder == digest(secret)")) == ["seat.holder", "digest(secret)"]


def test_a_seat_is_held_by_the_whole_hash_and_by_nothing_less() -> None:
    game = butin.game("voleurs")
    table = Table("t", {game.name: game}, checked(game, 3, None, {}))
    mine = digest("mine")
    table.seats[0].holder = table.seats[2].holder = mine
    assert table.held_by(mine) == [0, 2]
    assert [table.held_by(other) for other in ("", mine[:-1], mine + "0", mine[:-1] + "x", mine.upper())] == [[]] * 5


def test_what_is_kept_of_secrets_and_links_are_hashes() -> None:
    world = World()
    opened = world.open(game="voleurs", seats=3)
    world.wish(opened["table"], "the-secret-of-a-friend", "sit")
    world.wish(opened["table"], "the-secret-of-a-stranger", "ask_seat", seat=1)
    kept = json.dumps([world.store.entries, world.store.listing, world.store.links])
    for secret in (opened["secret"], opened["join"], opened["watch"], "the-secret-of-a-friend"):
        assert secret not in kept
        assert digest(secret) in kept
    assert "the-secret-of-a-stranger" not in kept
