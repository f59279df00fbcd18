"""`butin new-game`: what it writes is a whole game, in one language, that keeps every law; and what it refuses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from butin.adapters.cli.new_game import new_game
from butin.core.errors import ButinError
from tests.laws.test_others import butin, installed

ROOT = Path(__file__).parents[2]


def made(folder: Path, *words: str) -> Path:
    """The new folder."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        result = CliRunner().invoke(new_game, words, catch_exceptions=False)
    finally:
        os.chdir(before)
    assert result.exit_code == 0
    return folder / words[0]


@pytest.mark.parametrize("lang", ["fr", "en", "de"])
def test_a_new_game_has_one_name_and_one_language(tmp_path: Path, lang: str) -> None:
    folder = made(tmp_path, "red_pebbles", "--lang", lang)
    package = folder / "red_pebbles_game"
    there = {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
    ours = {f"red_pebbles_game/words.{lang}.ftl", f"red_pebbles_game/rulebook.{lang}.md"}
    assert {path for path in there if re.search(r"\.(ftl|md)$", path)} == {*ours, "README.md"}
    assert {"pyproject.toml", "test_laws.py", "red_pebbles_game/shapes.py", "red_pebbles_game/pieces.svg"} <= there
    texts = {path: (folder / path).read_text("utf-8") for path in there}
    assert [path for path, text in texts.items() if re.search(r"tiny|TI-|higher\b(?=\")", text, re.IGNORECASE)] == []
    assert f'titles={{"{lang}": "Red Pebbles"}}' in texts["red_pebbles_game/__init__.py"]
    assert 'red_pebbles = "red_pebbles_game:GAME"' in texts["pyproject.toml"]
    assert texts[f"red_pebbles_game/rulebook.{lang}.md"].startswith("# Red Pebbles\n")
    assert len(re.findall("<symbol ", texts["red_pebbles_game/pieces.svg"])) == 3
    assert len(texts["README.md"].splitlines()) == 10
    assert not (package / "board").exists()


def test_a_board_of_its_own_comes_where_it_is_asked_for(tmp_path: Path) -> None:
    folder = made(tmp_path, "pebbles", "--board")
    board = (folder / "pebbles_game/board/board.js").read_text("utf-8")
    assert "export const contract = 1;" in board
    assert not (folder / "board.js").exists()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        *((name, "cannot be a game's name: expected 2 to 24 of a-z, 0-9 and _") for name in ("Pebbles", "x", "3d")),
        *((name, "cannot be a game's name") for name in ("class", "../pebbles", "pe bbles", "pebbles-2", "é" * 4)),
        ("voleurs", "there is a game 'voleurs' already"),
        ("there", "there is there already"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    with pytest.raises(ButinError, match=re.escape(why)) as refused:
        CliRunner().invoke(new_game, [name], catch_exceptions=False)
    assert str(refused.value).count("\n") == 0
    assert [path.name for path in tmp_path.iterdir()] == ["there"]


def test_where_nothing_can_be_written_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Path, "mkdir", lambda *_, **__: (_ for _ in ()).throw(PermissionError(13, "Permission denied")))
    with pytest.raises(ButinError, match="pebbles cannot be written: Permission denied"):
        CliRunner().invoke(new_game, ["pebbles"], catch_exceptions=False)


@pytest.mark.slow
def test_a_new_game_keeps_every_law_and_is_played_in_a_terminal(tmp_path: Path) -> None:
    package = made(tmp_path, "pebbles", "--lang", "de") / "pebbles_game"
    done = butin(package, "laws", "pebbles", name="pebbles")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "ok: its roles say how everything lies" in done.stdout
    lines = [line.partition(":")[0] for line in done.stdout.splitlines()]
    assert (set(lines), lines.count("skipped")) == ({"ok", "skipped"}, 1)
    played = butin(package, "simulate", "pebbles", "--seats", "3", "--games", "5", name="pebbles")
    assert (played.returncode, played.stderr.strip()) == (0, "")


@pytest.mark.whole
def test_its_own_test_holds_it_to_the_laws(tmp_path: Path) -> None:
    folder = made(tmp_path, "pebbles")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)]
    done = subprocess.run(
        command,
        cwd=folder,
        env=installed(folder / "pebbles_game", "pebbles"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
