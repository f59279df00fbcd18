"""Every way to install, from the sources to a room that answers; with a C compiler, without, and with one that fails.

`pytest -s tests/install/test_ways.py` prints the list with exit codes and seconds. Whatever a way needs comes from the
package index, into a cache of its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import pytest

import compile as compiling
from kit.environments import opened

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.whole
NAMELESS = ["-c", "user.name=nobody", "-c", "user.email=nobody@localhost"]
# the same without optimising: it takes half the time
PLAIN_CC = """#!/bin/sh
for word; do
    shift
    case $word in -O?) ;; *) set -- "$@" "$word" ;; esac
done
exec cc "$@"
"""


@dataclass
class Place:
    """Where one way is tried: the sources, what it may use, and what it said."""

    sources: Path  # a clone; its page is built
    folder: Path
    variables: dict[str, str]
    steps: list[str] = field(default_factory=list)

    def run(self, *command: str | Path) -> str:
        done = subprocess.run(
            command, cwd=self.sources, env=self.variables, capture_output=True, text=True, check=False
        )
        self.steps.append(f"{done.returncode} {Path(command[0]).name} {' '.join(map(str, command[1:]))}")
        assert done.returncode == 0, f"{self.steps}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}"
        return done.stdout.strip()

    def new(self, name: str) -> Path:
        """The Python of a new environment with pip, and nothing else."""
        self.run(sys.executable, "-m", "venv", self.folder / name)
        return self.folder / name / "bin/python"

    def installed(self, what: str | Path) -> list[str]:
        """In an environment of its own, as pipx does it; the program there."""
        python = self.new("env")
        self.run(python, "-m", "pip", "install", "--quiet", what)
        return [str(python.with_name("butin"))]

    def made(self, ending: str) -> Path:
        (found,) = (self.folder / "dist").glob(f"*{ending}")
        return found


def tree(place: Place) -> list[str]:
    return place.installed(".")


def wheel(place: Place) -> list[str]:
    place.run(place.new("tools"), "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", place.folder / "dist", ".")
    return place.installed(place.made(".whl"))


def sdist_and_wheel(place: Place) -> list[str]:
    _build(place)
    return place.installed(place.made(".whl"))


def sdist(place: Place) -> list[str]:
    _build(place, "--sdist")
    return place.installed(place.made(".tar.gz"))


def _build(place: Place, *kind: str) -> None:
    tools = place.new("tools")
    place.run(tools, "-m", "pip", "install", "--quiet", "build")
    place.run(tools, "-m", "build", "--outdir", place.folder / "dist", *kind, ".")


def git(place: Place) -> list[str]:
    """As anybody finds it who has only the address: without a page."""
    for words in (["init", "--quiet"], ["add", "."], [*NAMELESS, "commit", "--quiet", "--message", "all"]):
        place.run("git", *words)
    return place.installed(f"git+file://{place.sources}")


def uvx(place: Place) -> list[str]:
    _build(place, "--sdist")
    return ["uvx", "--from", str(place.made(".tar.gz")), "butin"]


WAYS: dict[str, Callable[[Place], list[str]]] = {
    "pip install .": tree,
    "pip wheel .": wheel,
    "python -m build": sdist_and_wheel,
    "pip install SDIST (pipx)": sdist,
    "pip install git+file://": git,
}
if shutil.which("uvx"):
    WAYS["uvx --from SDIST"] = uvx
COMPILED = ("pip install .", "python -m build")  # from the sources, and from an sdist of them
CASES = [*((way, "none") for way in WAYS), *((way, "there") for way in COMPILED), ("pip install .", "fails")]


@pytest.fixture(scope="module")
def said() -> Iterator[list[str]]:
    """What became of each way; printed in the end."""
    lines: list[str] = []
    yield lines
    print("\n" + "\n".join(lines))


@pytest.fixture(scope="module")
def cache(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def place(tmp_path: Path, cache: Path) -> Place:
    names = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    sources = tmp_path / "sources"
    for name in names.stdout.splitlines():
        if (ROOT / name).is_file():
            (sources / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, sources / name)
    shutil.copytree(ROOT / "src/butin/page", sources / "src/butin/page")
    ours = {"BUTIN_PURE", "PYTHONPATH", "VIRTUAL_ENV"}
    variables = {name: value for name, value in os.environ.items() if name not in ours}
    caches = {"PIP_CACHE_DIR": str(cache), "UV_CACHE_DIR": str(cache / "uv"), "UV_SYSTEM_CERTS": "1"}
    return Place(sources, tmp_path, {**variables, **caches})


@pytest.mark.parametrize(("way", "compiler"), CASES)
def test_a_way_ends_in_a_room_that_answers(way: str, compiler: str, place: Place, said: list[str]) -> None:
    plain = place.folder / "cc"
    plain.write_text(PLAIN_CC, "utf-8")
    plain.chmod(0o755)
    place.variables["CC"] = {"none": "/nowhere/cc", "there": str(plain), "fails": "false"}[compiler]
    start = monotonic()
    code = "failed"
    try:
        program = WAYS[way](place)
        version = place.run(*program, "--version")
        answers(program, place)
        code = version
    finally:
        said.append(f"{way:26} compiler {compiler:6} {monotonic() - start:5.0f} s  {code}")
        said.extend(f"    {step}" for step in place.steps)
    able = compiler == "there" and compiling.able()
    assert version.endswith(", compiled" if able else ", interpreted")


def answers(program: list[str], place: Place) -> None:
    with opened(program, place.folder, place.variables) as address:
        for path in ("/healthz", "/"):
            with urlopen(address + path) as answer:
                assert answer.status == 200


@pytest.mark.parametrize("minor", [12, 13, 14])
def test_the_wheel_for_every_machine_plays_on_every_python_that_is_here(
    minor: int, place: Place, said: list[str]
) -> None:
    """As .ci/run finds them; where there is none of a version there is nothing to try."""
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = [
        *versions.glob(f"3.{minor}.*/bin/python3.{minor}"),
        *map(Path, filter(None, [shutil.which(f"python3.{minor}")])),
    ]
    for python in found[:1]:
        place.variables["BUTIN_PURE"] = "1"
        place.run(python, "-m", "venv", place.folder / "env")
        place.run(place.folder / "env/bin/python", "-m", "pip", "install", "--quiet", ".")
        place.run(place.folder / "env/bin/butin", "simulate", "labyrinthe", "--games", "5", "--seed", "1")
        answers([str(place.folder / "env/bin/butin")], place)
        said.append(f"{python}: plays")
