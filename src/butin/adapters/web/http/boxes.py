"""What a game's package brings for a page: its words, its rulebooks, its pictures and perhaps a board of its own.

All is read once, when somebody first asks for that game, from the package's top and its folder `board`. What is asked
for is a name among these and never a path: whatever else lies there, rules.py say, has no address.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import replace
from importlib.resources.abc import Traversable

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from butin.adapters.drawn import drawn
from butin.adapters.offered import of_the_house
from butin.adapters.texts import folder, languages
from butin.adapters.web.http.covers import cover_of
from butin.adapters.web.http.page import TYPES, File, tag_of
from butin.core.game import AnyGame

CONTRACT = 1  # with a board.js: another one when a field goes or changes its meaning, never when one comes
BROUGHT = re.compile(r"words\.[a-z]{2}\.ftl|rulebook\.[a-z]{2}\.md|(?:cover|pieces)\.svg|board\.(?:js|css)")
RUNS = ("board.js", "board.css")
STILL = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # a picture that is opened as a page runs nothing
SYMBOL = re.compile(rb"""<symbol\b[^>]*?\sid=["']([^"']+)["']""")
TEXT = "text/plain; charset=utf-8"


class Box:
    """One game's files, and what is said of them."""

    def __init__(self, game: AnyGame, *, runs: bool) -> None:
        self.files = {name: _file(name, body) for name, body in _found(game.package) if runs or name not in RUNS}
        if "cover.svg" not in self.files:
            self.files["cover.svg"] = _file("cover.svg", cover_of(game))
        symbols, shapes = self.files.get("pieces.svg"), drawn(game)
        said = {
            "contract": CONTRACT,
            "files": {name: _digest(file) for name, file in sorted(self.files.items())},
            "langs": languages(game.package),
            "pieces": [] if symbols is None else [one.decode() for one in SYMBOL.findall(symbols.bodies[""])],
        }
        self.said = _file("box.json", msgspec.json.encode({**said, "roles": shapes.roles, "moves": shapes.moves}))

    def described(self, request: Request) -> Response:
        return self.said.answer(request)

    def file(self, name: str, request: Request) -> Response:
        """It lasts where it is asked for by its digest."""
        found = self.files.get(name)
        if found is None:
            raise HTTPException(404)
        answer = replace(found, lasting=request.query_params.get("v") == _digest(found)).answer(request)
        if name.endswith(".svg"):
            answer.headers["content-security-policy"] = STILL
        return answer


class Boxes:
    """Those of all games of a room."""

    def __init__(self, games: dict[str, AnyGame], boards: str) -> None:
        self.games = games
        self.boards = boards
        self.read: dict[str, Box] = {}

    def of(self, name: str) -> Box:
        game = self.games.get(name)
        if game is None:
            raise HTTPException(404)
        if name not in self.read:
            self.read[name] = Box(game, runs=self.boards == "all" or of_the_house(game))
        return self.read[name]


def _found(package: str) -> Iterator[tuple[str, bytes]]:
    """What a page may have; what lies at the top goes before what is in `board`."""
    top = folder(package)
    here = {one.name: one for place in (top.joinpath("board"), top) if place.is_dir() for one in _files(place)}
    for name, one in here.items():
        yield name, one.read_bytes()


def _files(place: Traversable) -> list[Traversable]:
    return [one for one in place.iterdir() if BROUGHT.fullmatch(one.name) and one.is_file()]


def _file(name: str, body: bytes) -> File:
    packed = gzip.compress(body, mtime=0)
    bodies = {"": body, "gzip": packed} if len(packed) < len(body) else {"": body}
    return File(TYPES.get(name.rpartition(".")[2], TEXT), bodies, tag_of(body), lasting=False)


def _digest(file: File) -> str:
    return file.tag.strip('"')
