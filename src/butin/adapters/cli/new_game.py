"""`butin new-game`: a package with a whole game in it, to be changed into another one.

It is the example in examples/tiny_game (which a wheel has as `butin/example`), under another name and in one language.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import click

import butin
from butin.adapters.cli.arguments import language, own_words
from butin.adapters.cli.saying import say
from butin.build_kind import CLONE
from butin.core.errors import ButinError

NAME = re.compile(r"[a-z][a-z0-9_]{1,23}")
TEXTS = (".py", ".ftl", ".md", ".yaml", ".toml", ".svg", ".js")
LEFT = {"__pycache__", "board.js"}


@click.command("new-game")
@click.argument("name")
@click.option("--board", is_flag=True, help="With a board of its own in JavaScript, beside what is drawn by its roles.")
@language
def new_game(name: str, lang: str, *, board: bool) -> None:
    """Write a package with a small game, NAME, into a new folder of that name; --lang is its language, too."""
    _check(name)
    folder = Path(name)
    package = f"{name}_game"
    try:
        for path, text in _written(name, lang):
            place = folder / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, "utf-8")
        if board:
            (folder / package / "board").mkdir()
            (folder / package / "board/board.js").write_text(_renamed(_example() / "board.js", name), "utf-8")
    except OSError as error:
        raise ButinError(f"{folder} cannot be written: {error.strerror}") from None
    say(own_words(lang).say("made-game", {"folder": str(folder), "package": package}))
    for line in (f"pip install -e {folder}", f"butin laws {name}", f"butin play {name}", "butin"):
        say(f"  {line}")


def _check(name: str) -> None:
    """One sentence for whatever is wrong with a name."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise ButinError(f"{name!r} cannot be a game's name: expected 2 to 24 of a-z, 0-9 and _, a letter first")
    if name in butin.games():
        raise ButinError(f"there is a game {name!r} already: choose another name")
    if Path(name).exists():
        raise ButinError(f"{name} is there already: choose another name, or another folder to be in")


def _example() -> Path:
    """Where the example lies: in a clone, or in what was made of one."""
    clone = Path(CLONE) / "examples/tiny_game"
    return clone if clone.is_dir() else Path(str(files("butin"))) / "example"


def _written(name: str, lang: str) -> Iterator[tuple[Path, str]]:
    """The files of the new package, by their paths."""
    top = _example()
    for file in sorted(top.rglob("*")):
        path = file.relative_to(top)
        spoken = re.search(r"\.([a-z]{2})\.(?:ftl|md)$", file.name)
        if LEFT.intersection(path.parts) or file.suffix not in TEXTS or (spoken and spoken[1] != lang):
            continue
        text = _renamed(file, name)
        if path.name == "__init__.py":
            text = re.sub(r"titles={[^}]*}", f'titles={{"{lang}": "{_title(name)}"}}', text)
            text = text.replace("An example; nobody's", "Nobody's yet")
        if path.name == f"rulebook.{lang}.md":
            text = re.sub(r"^# .*", f"# {_title(name)}", text)
        yield Path(*(part.replace("tiny", name) for part in path.parts)), text


def _renamed(file: Path, name: str) -> str:
    """A text of the example as the new game has it."""
    text = file.read_text("utf-8")
    for old, new in (
        ("tiny-game", f"{name.replace('_', '-')}-game"),
        ("tiny", name),
        ("Tiny", _title(name).replace(" ", "")),
        ("TI-", f"{_prefix(name)}-"),
        ('"TI"', f'"{_prefix(name)}"'),
    ):
        text = text.replace(old, new)
    return text


def _title(name: str) -> str:
    return name.replace("_", " ").strip().title()


def _prefix(name: str) -> str:
    """Of its clauses: two letters."""
    letters = re.sub(r"[^a-z]", "", name)
    return f"{letters}x"[:2].upper()
