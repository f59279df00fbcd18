"""What a browser fetches, in compressed bytes, read from the built page."""

from __future__ import annotations

import json
import re
from pathlib import Path

import butin

PAGE = Path(butin.__file__).parent / "page"
SHELL = re.compile(r'\["\./",[^\]]*\]')  # in the service worker: what the home page needs
NEEDED = re.compile(r"m\.f=(\[[^\]]*\])")  # in a module: files that its parts need, by their numbers


def shell_files() -> list[Path]:
    """Everything that a first visit to the home page fetches in French; empty if the page is not built."""
    worker = PAGE / "sw.js"
    found = SHELL.search(worker.read_text("utf-8")) if worker.exists() else None
    if found is None:
        return []
    files = [PAGE / (name.removeprefix("./") or "index.html") for name in json.loads(found[0])]
    return [*files, *_words("words/home.fr.ftl"), PAGE / "manifest.webmanifest"]


def board_files(game: str) -> list[Path]:
    """What a game's own board adds: scripts and styles that neither the home page nor another board needs."""
    others = {path for other in butin.games() if other != game for path in _needed(other)}
    return [path for path in _needed(game) if path not in others and path not in shell_files()]


def _needed(game: str) -> list[Path]:
    """Everything that is fetched for a game's board: what it says of itself, and its frame."""
    marks = [f"games/{game}/board/{name}" for name in ("game.ts", "Board.svelte")]
    return list(dict.fromkeys(path for mark in marks for path in _fetched(mark)))


def _fetched(mark: str) -> list[Path]:
    """What comes with a file of a game, if it is fetched by itself."""
    for module in _modules():
        needed = NEEDED.search(module)
        numbers = re.search(re.escape(mark) + r"[^[]*?__vite__mapDeps\(\[([\d,]+)\]\)", module)
        if needed and numbers:
            files = json.loads(needed[1])
            return [PAGE / "assets" / files[int(number)] for number in numbers[1].split(",")]
    return []


def packed(path: Path) -> int:
    """Its size as it is sent to a browser that takes gzip; fonts are packed by themselves."""
    small = path.with_name(f"{path.name}.gz")
    return (small if small.exists() else path).stat().st_size


def _words(source: str) -> list[Path]:
    """What became of a file of sentences: the module that is fetched in its place."""
    named = re.compile(re.escape(source) + r'"[^,]*import\(`\./([^`]+)`')
    return [PAGE / "assets" / found[1] for text in _modules() if (found := named.search(text))]


def _modules() -> list[str]:
    """Those of the page; a television has a build of its own."""
    return [path.read_text("utf-8") for path in (PAGE / "assets").glob("*.js") if not path.name.startswith("tv-")]
