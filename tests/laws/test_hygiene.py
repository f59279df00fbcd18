"""The house is in order: pure core and games, complete folders, documents that tell the truth."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from bench.command import BENCHES
from butin.adapters.cli.program import VERBS
from butin.core.game import AnyGame
from butin.testing.ours import GAMES, NAMES

ROOT = Path(__file__).parents[2]
PURE = [path for part in ("core/*.py", "games/*.py", "games/*/*.py") for path in sorted(ROOT.glob(f"src/butin/{part}"))]
# what core and games may import: nothing that knows the time, the network, the disk or a chance of its own
ALLOWED = {
    "__future__",
    "abc",
    "bisect",
    "collections.abc",
    "dataclasses",
    "difflib",
    "hashlib",
    "json",
    "mypy_extensions",  # types alone
    "typing",
    "re",
}
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "hash", "id", "globals", "setattr", "__import__"}
FILES = ["__init__.py", "rules.py", "notation.py", "position.py", "view.py", "events.py", "bots.py", "terminal.py"]
FILES += ["testing.py", "SCENARIOS"]
FILES += [f"{text}.{language}" for language in ("fr", "en", "de") for text in ("rulebook", "words")]


@pytest.mark.parametrize("path", PURE, ids=lambda path: str(path.relative_to(ROOT / "src/butin")))
def test_core_and_games_are_pure(path: Path) -> None:
    for name in imported(path):
        assert name in ALLOWED or name.startswith("butin."), f"{path} imports {name}"
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in FORBIDDEN_CALLS, f"{path} calls {node.func.id}"
        assert not isinstance(node, ast.Global), f"{path} changes a global"


def test_the_room_and_its_messages_need_the_standard_library_alone() -> None:
    paths = sorted((ROOT / "src/butin/room").rglob("*.py"))
    assert ROOT / "src/butin/room/telling/messages.py" in paths
    for path in paths:
        for name in imported(path):
            assert name.partition(".")[0] in {*sys.stdlib_module_names, "butin"}, f"{path} imports {name}"


def test_nothing_in_the_package_needs_what_lies_beside_it() -> None:
    """Not even a game's own tests, which go wherever the game goes."""
    for path in sorted((ROOT / "src").rglob("*.py")):
        for name in imported(path):
            assert name.partition(".")[0] not in {"bench", "kit", "tests"}, f"{path} imports {name}"


def imported(path: Path) -> list[str]:
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    names = [alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names]
    return names + [str(node.module) for node in nodes if isinstance(node, ast.ImportFrom)]


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_game_s_folder_is_complete(game: AnyGame) -> None:
    folder = ROOT / "src/butin/games" / game.name
    present = {path.name.removesuffix(".md").removesuffix(".ftl") for path in folder.iterdir()}
    assert set(FILES) <= present
    assert list((folder / "scenarios").glob("*.yaml"))
    assert (folder / "golden" / "playthrough.txt").exists()
    assert {"board.py", "faults.py"} <= {path.name for path in (folder / "tests").iterdir()}


def test_the_wheel_has_the_laws_and_what_games_state_and_none_of_their_tests() -> None:
    names = [file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()]
    assert "butin/testing/laws.py" in names
    for game in GAMES:
        folder = f"butin/games/{game.name}/"
        assert {folder + "testing.py", folder + "rules.py", folder + "SCENARIOS.md"} <= set(names)
        assert not [name for name in names if name.startswith((folder + "tests", folder + "golden", folder + "board"))]


@pytest.mark.slow
def test_the_same_game_comes_out_whatever_the_hash_seed() -> None:
    code = (
        f"import butin\nfor name in {NAMES}:\n m = butin.new(name, seats=3, seed=5)\n"
        " n = 0\n while not m.over and n < 200:\n"
        "  s = m.actors[-1]; m.play(s, m.legal(s)[n % len(m.legal(s))]); n += 1\n"
        " print(name, m.position())"
    )
    outputs = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": seed, "PATH": "/usr/bin"},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "42")
    }
    assert len(outputs) == 1


def test_readme_names_every_command_and_bench() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    for verb in VERBS:
        assert f"butin {verb}" in readme
    for bench in BENCHES:
        assert f"butin bench {bench}" in readme


def test_readme_snippets_run() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    snippets = re.findall(r"```python\n(.*?)```", readme, re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, "README.md", "exec"), {})


def test_documents_name_only_files_that_exist() -> None:
    for document in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", document.read_text("utf-8")):
            assert (document.parent / link).exists(), f"{document} links to {link}"
