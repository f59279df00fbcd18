"""What people read is set as it should be: French spaces, the apostrophe of books, no elision before a name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from butin.testing.ours import GAMES

ROOT = Path(__file__).parents[2]
PLACES = ("client/src/words", "src/butin/room", "src/butin/adapters", "src/butin/games", "examples")
FILES = sorted(path for place in PLACES for path in ROOT.joinpath(place).rglob("*.ftl"))
BOOKS = sorted(ROOT.joinpath("src/butin/games").glob("*/rulebook.*.md"))
PAGES = [ROOT / "client/index.html", ROOT / "client/tv.html"]
CODE = re.compile(r"`[^`\n]+`|<[^>]*>")  # a span of it, or markup
FRENCH = [path for path in FILES if path.name.endswith(".fr.ftl")]
TIGHT = re.compile(r"[^\s\u00a0\u202f!?…](?=[;!?»])|[^\s\u00a0\u202f]:(?=\s|$)|«(?=\S)(?![\u00a0\u202f])")
TYPED = re.compile("'")  # the apostrophe of a keyboard; that of a book is ’
ELIDED = re.compile(r"\b(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque)\s\$(?:seats?|names?|winners|from|bot)\b")


def where(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


every_text = pytest.mark.parametrize("path", [*FILES, *BOOKS, *PAGES], ids=where)
every_french_file = pytest.mark.parametrize("path", FRENCH, ids=where)


def sentences(path: Path) -> list[str]:
    """Everything that can be read."""
    text = path.read_text("utf-8")
    return list(said(text)) if path.suffix == ".ftl" else CODE.sub(" ", text).splitlines()


def said(text: str) -> Iterator[str]:
    """The sentences of a words file; of a choice each part, with what stands before it."""
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
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


@every_text
def test_there_is_one_kind_of_apostrophe(path: Path) -> None:
    assert [text for text in sentences(path) if TYPED.search(text)] == []


def test_the_titles_of_games_have_it_too() -> None:
    assert [title for game in GAMES for title in game.titles.values() if TYPED.search(title)] == []


@pytest.mark.parametrize("path", [FILES[0], FILES[-1], BOOKS[0]], ids=where)
def test_a_planted_apostrophe_is_found(path: Path, tmp_path: Path) -> None:
    planted = tmp_path / path.name
    planted.write_text(path.read_text("utf-8") + "\nplanted = Aujourd'hui\n", "utf-8")
    assert [text for text in sentences(planted) if TYPED.search(text)]


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
