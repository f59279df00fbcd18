"""What a kind of entry or a wish means is said in one place: no list of some of them lies anywhere else.

Lists of them are what every new deed would have to be thought of in. Whatever is to be known of all of some sort is a
flag of their records (src/butin/room/deeds/deed.py).
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from butin.room.deeds.all import DEEDS, KINDS

SRC = Path(__file__).parents[2] / "src/butin"
PLACE = SRC / "room/deeds"  # where they belong
SENTENCES = SRC / "adapters/cli/play.py"  # of a terminal that knows no table: what a hint says of a bot and its move
SOURCES = sorted(path for folder in ("room", "adapters") for path in (SRC / folder).rglob("*.py") if path != SENTENCES)


def lists(text: str) -> list[str]:
    """Tuples, lists, sets, dictionaries and choices whose words are all kinds of entries, or all wishes."""
    return [
        f"{node.lineno}: {' '.join(words)}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.expr | ast.pattern)
        for words in [words_of(node)]
        if len(words) > 1 and (set(words) <= set(KINDS) or set(words) <= set(DEEDS))
    ]


def words_of(node: ast.expr | ast.pattern) -> list[str]:
    """All words that stand in it."""
    match node:
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts) | ast.Dict(keys=parts):
            found = list(parts)
        case ast.MatchOr(patterns=choices):
            found = [choice.value for choice in choices if isinstance(choice, ast.MatchValue)]
        case _:
            found = []
    return [part.value for part in found if isinstance(part, ast.Constant) and isinstance(part.value, str)]


def test_nothing_but_deeds_lists_kinds_of_entries_or_wishes() -> None:
    others = [path for path in SOURCES if PLACE not in path.parents]
    assert len(others) > 100
    assert [f"{path}:{one}" for path in others for one in lists(path.read_text("utf-8"))] == []


PLANTED = [
    "QUIET = 'sat', 'freed'",
    "if entry['kind'] in ['sat', 'freed', OTHER]: ...",
    "QUIET = frozenset({'sat', 'freed'})",
    "FOLDS = {'sat': fold, 'freed': fold, **OTHERS}",
    "Quiet = Literal['sat', 'freed']",
    "match entry['kind']:\n case 'sat' | 'freed': ...",
]


@pytest.mark.parametrize("others", ["sat freed", "move grab"])
@pytest.mark.parametrize("planted", PLANTED)
def test_a_list_that_is_planted_is_found(planted: str, others: str) -> None:
    one, other = others.split()
    (found,) = lists(planted.replace("sat", one).replace("freed", other))
    assert found.endswith(f": {others}")


@pytest.mark.parametrize("right", ["'sat', 'down'", "'move', number", "{'move': 1, 'sat': 2}", "kind == 'sat'"])
def test_other_words_may_stand_anywhere(right: str) -> None:
    assert lists(right) == []
