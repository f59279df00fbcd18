"""What is in deploy/ for a machine or an image of one's own: the script that installs, and what the image runs."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from butin.adapters.cli.serve import serve
from kit.environments import opened
from kit.served import Served, free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
FILE = (DEPLOY / "Containerfile").read_text("utf-8")
VARIABLES = dict(re.findall(r"(BUTIN_\w+)=(\S+)", re.findall(r"^ENV (.*)$", FILE, re.MULTILINE)[0]))
HEALTH: list[str] = json.loads(re.findall(r"^HEALTHCHECK CMD (.*)$", FILE, re.MULTILINE)[0])
PROGRAM: list[str] = json.loads(re.findall(r"^CMD (.*)$", FILE, re.MULTILINE)[0])
INSTALLED = "/opt/butin"
# how this machine reaches the package index is no part of what is clean
REACHES = re.compile(r"(?i)PIP_(CERT|INDEX_URL|EXTRA_INDEX_URL)|SSL_CERT_FILE|(https?|no)_proxy")


def healthy(port: int) -> int:
    assert HEALTH[0] == f"{INSTALLED}/bin/python"
    command = [sys.executable, *HEALTH[1:]]
    return subprocess.run(command, env={"BUTIN_PORT": str(port)}, capture_output=True, check=False).returncode


def test_the_image_is_healthy_while_the_room_answers(room: Served) -> None:
    assert healthy(room.port) == 0
    assert healthy(free_port()) != 0


def test_the_image_s_variables_are_settings_of_the_room_and_its_tables_lie_in_the_volume() -> None:
    offered = CliRunner().invoke(serve, ["--help"]).output
    assert all(name in offered for name in VARIABLES)
    assert VARIABLES["BUTIN_DB"].startswith(re.findall(r"^VOLUME (.*)$", FILE, re.MULTILINE)[0])
    assert VARIABLES["BUTIN_PORT"] == re.findall(r"^EXPOSE (.*)$", FILE, re.MULTILINE)[0]
    assert FILE.index("\nUSER butin\n") < FILE.index("\nCMD ")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "expected FOLDER"),
        (["new", "nowhere.whl"], "there is no nowhere.whl to install from"),
        (["full", "full"], "full has something else in it"),
    ],
)
def test_the_script_refuses_in_one_line_and_changes_nothing(words: list[str], said: str, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full/letter").touch()
    done = subprocess.run([DEPLOY / "install.sh", *words], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert said in done.stderr
    assert [path.name for path in tmp_path.rglob("*")] == ["full", "letter"]


@pytest.mark.whole
def test_the_script_installs_a_room_into_its_folder_and_writes_nothing_elsewhere(tmp_path: Path) -> None:
    for name in ("home", "temporary", "work"):
        (tmp_path / name).mkdir()
    clean = {name: value for name, value in os.environ.items() if REACHES.fullmatch(name)}
    clean |= {"PATH": "/usr/bin:/bin", "HOME": str(tmp_path / "home"), "TMPDIR": str(tmp_path / "temporary")}
    clean |= {"PYTHON": sys.executable, "BUTIN_PURE": "1"}
    for _ in range(2):  # the second time in the place of the first
        done = subprocess.run(
            [DEPLOY / "install.sh", tmp_path / "butin"], cwd=tmp_path / "work", env=clean, check=False
        )
        assert done.returncode == 0
        assert {path.relative_to(tmp_path).parts[0] for path in tmp_path.rglob("*") if path.is_file()} == {"butin"}
    assert [f"{INSTALLED}/bin/butin", "serve"] == PROGRAM
    with opened([str(tmp_path / "butin/bin/butin")], tmp_path, clean) as address, urlopen(address) as page:
        assert page.status == 200
    assert (tmp_path / "room.db").exists()
