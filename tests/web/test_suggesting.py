"""What a shell suggests: by the words of the line alone, and in a real bash, with the line of the README."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.shell_completion import ShellComplete

import butin
from butin.adapters.cli.program import VERBS, program
from butin.adapters.texts import clauses

ROOT = Path(__file__).parents[2]
LINES = re.findall(
    r'^eval "\$\(_BUTIN_COMPLETE=bash_source .*\)"', (ROOT / "README.md").read_text("utf-8"), re.MULTILINE
)
# as bash calls what the line has set up, the cursor at the end
PRESSED = """
{line}
COMP_WORDS=({words}) COMP_CWORD={last}
_butin_completion ./butin
printf '%s\\n' "${{COMPREPLY[@]}}"
complete -p butin >&2
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A folder in which the program can be called as in a clone that is set up."""
    script = tmp_path / "butin"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m butin "$@"\n', "utf-8")
    script.chmod(0o755)
    return tmp_path


def suggested(line: str) -> list[str]:
    *words, begun = line.split(" ")
    found = ShellComplete(program, {}, "butin", "_BUTIN_COMPLETE").get_completions(words, begun)
    return [f"{one.value}" if one.type == "plain" else one.type for one in found]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("rest", ["restore"]),
        ("play vo", ["voleurs"]),
        ("rules l", ["labyrinthe"]),
        ("arena ", butin.games()),
        ("play voleurs --bots ", list(butin.game("voleurs").levels())),
        ("simulate voleurs --seats 3 --bots renard,ch", ["renard,chaton"]),
        ("arena voleurs --bots renard --against car", ["careless"]),
        ("play voleurs --option tie", ["tie_break=shared", "tie_break=piles"]),
        ("play labyrinthe --option tie", ["tie_break=shared", "tie_break=last_disc"]),
        ("play voleurs --option hide_log=", ["hide_log=true", "hide_log=false"]),
        ("play voleurs --option games=3 --option games=", [f"games={number}" for number in range(1, 8)]),
        ("play attrap_tresors --option patience", ["patience_s=4"]),
        ("play attrap_tresors --option tower_custom=column,la", ["tower_custom=column,lamp"]),
        ("rules voleurs ", list(clauses(butin.game("voleurs"), "en"))),
        ("rules schattendieb sd-a1", [one for one in clauses(butin.game("schattendieb"), "en") if "A1" in one]),
        ("rules --lang ", ["fr", "en", "de"]),
        ("serve --log w", ["warning"]),
        ("replay evening", ["file"]),
        ("check ", ["file"]),
    ],
)
def test_a_word_that_is_begun_is_known(line: str, expected: list[str]) -> None:
    assert suggested(line) == expected


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        pytest.param(["./butin", ""], sorted(VERBS), marks=pytest.mark.whole),
        pytest.param(["./butin", "play", "vo"], ["voleurs"], marks=pytest.mark.whole),
        pytest.param(
            ["./butin", "play", "voleurs", "--option", "hide_l"],
            ["hide_log=true", "hide_log=false"],
            marks=pytest.mark.whole,
        ),
        (["./butin", "play", "voleurs", "--option", "hide_log", "="], ["true", "false"]),
        pytest.param(
            ["./butin", "play", "voleurs", "--option", "hide_log", "=", "t"], ["true"], marks=pytest.mark.whole
        ),
        (["./butin", "play", "voleurs", "--option", "games", "=", "3", "--bots", "ch"], ["chaton"]),
    ],
    ids=" ".join,
)
def test_bash_suggests_it_with_the_line_of_the_readme(words: list[str], expected: list[str], clone: Path) -> None:
    (line,) = LINES
    script = PRESSED.format(line=line, words=" ".join(f"'{word}'" for word in words), last=len(words) - 1)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "C.UTF-8"}
    done = subprocess.run(
        ["bash", "-c", script], cwd=clone, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stdout.splitlines() == expected, done.stderr
    assert "-F _butin_completion butin" in done.stderr  # which bash finds for ./butin as well
