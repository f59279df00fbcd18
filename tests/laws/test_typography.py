"""What people read is set as it should be: French spaces, one kind of apostrophe, no elision that a name would need."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).parents[2]
PLACES = ("client/src/words", "src/butin/room", "src/butin/adapters", "src/butin/games", "examples")
FILES = sorted(path for place in PLACES for path in ROOT.joinpath(place).rglob("*.ftl"))
FRENCH = [path for path in FILES if path.name.endswith(".fr.ftl")]
TIGHT = re.compile(r"[^\s\u00a0\u202f!?…](?=[;!?»])|[^\s\u00a0\u202f]:(?=\s|$)|«(?=\S)(?![\u00a0\u202f])")
APOSTROPHE = re.compile(r"(?<=[^\W\d])['’](?=[^\W\d])")
ELIDED = re.compile(r"\b(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque)\s\$(?:seats?|names?|winners|from|bot)\b")


def where(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


every_file = pytest.mark.parametrize("path", FILES, ids=where)
every_french_file = pytest.mark.parametrize("path", FRENCH, ids=where)


def sentences(path: Path) -> Iterator[str]:
    """Everything that can be read; of a choice each part, with what stands before it."""
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
            yield from read(entry.value, "")


def read(pattern: ast.Pattern, before: str) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            before += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from read(variant.value, before)
            before += "$chosen"
        elif isinstance(element.expression, ast.VariableReference):
            before += f"${element.expression.id.name}"
        elif isinstance(element.expression, ast.StringLiteral):
            before += element.expression.parse()["value"]
        else:
            before += "$something"
    yield before


@every_french_file
def test_french_has_a_space_before_tall_signs(path: Path) -> None:
    assert [text for text in sentences(path) if TIGHT.search(text)] == []


@every_file
def test_a_language_has_one_kind_of_apostrophe(path: Path) -> None:
    assert len(set(APOSTROPHE.findall("\n".join(sentences(path))))) <= 1


@every_french_file
def test_no_french_word_before_a_name_would_be_elided(path: Path) -> None:
    """`de Oma`, `que Ana`: turn the sentence."""
    assert [text for text in sentences(path) if ELIDED.search(text)] == []


@pytest.mark.parametrize(
    ("law", "text", "holds"),
    [
        (TIGHT, "Bravo!", False),
        (TIGHT, "Bravo !", True),
        (TIGHT, "Bravo\u00a0! Quoi ?!", True),
        (TIGHT, "«non »", False),
        (TIGHT, "Ici: $name", False),
        (TIGHT, "https://butin", True),
        (ELIDED, "la place de $name", False),
        (ELIDED, "plus que $seat", False),
        (ELIDED, "une carte de $value", True),
        (ELIDED, "C'est à $names", True),
    ],
)
def test_the_laws_can_be_broken(law: re.Pattern[str], text: str, holds: bool) -> None:
    assert (law.search(text) is None) == holds
