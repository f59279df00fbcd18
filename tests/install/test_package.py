"""The package, built where there is nothing but the build backend, as isolated builds do it (test_ways.py has all)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from email import message_from_string
from importlib.metadata import requires
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import butin
from kit.environments import environment, opened

ROOT = Path(__file__).parents[2]
PINNED = re.findall(r"^[\w.-]+", (ROOT / "requirements.lock").read_text("utf-8"), re.MULTILINE)
BACKEND = ["hatchling", *(re.split(r"\W*[<>=;]", one)[0] for one in requires("hatchling") or [])]
ASKS = "from hatchling.build import *; print(*get_requires_for_build_{kind}(), sep='\\n')"
BUILDS = "from hatchling.build import *; print(build_{kind}({folder!r}))"


@pytest.fixture(scope="module")
def backend(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python that can build packages and has nothing else."""
    folder = tmp_path_factory.mktemp("backend")
    environment(folder, BACKEND)
    return folder / "bin/python"


def run(python: Path, code: str, where: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    others = {name: value for name, value in os.environ.items() if name not in {"BUTIN_PURE", "CC", "PYTHONPATH"}}
    command = [str(python), "-c", code]
    return subprocess.run(command, cwd=where, env={**others, **variables}, capture_output=True, text=True, check=False)


def built(python: Path, kind: str, where: Path, folder: Path, **variables: str) -> Path:
    done = run(python, BUILDS.format(kind=kind, folder=str(folder)), where, **variables)
    assert done.returncode == 0, done.stderr
    return folder / done.stdout.split()[-1]


@pytest.fixture(scope="module")
def sources(backend: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An sdist, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    subprocess.run(["tar", "-xf", built(backend, "sdist", ROOT, folder), "-C", folder], check=True)
    return folder / f"butin-{butin.__version__}"


@pytest.fixture(scope="module")
def wheel(backend: Path, sources: Path) -> Path:
    return built(backend, "wheel", sources, sources.parent, BUTIN_PURE="1")


def test_an_sdist_has_what_building_needs_and_no_tests_or_benches(sources: Path) -> None:
    needed = {"compile.py", "hatch_build.py", "client", "CHANGELOG.md", "requirements.lock"}
    assert needed <= {path.name for path in sources.iterdir()}
    assert (sources / "src/butin/page/index.html").exists()
    assert not {"bench", "kit", "tests", "conftest.py"} & {path.name for path in sources.iterdir()}
    assert not [*sources.glob("**/tests"), *sources.glob("**/*.test.ts"), *sources.glob("**/*.so")]


def test_a_wheel_has_the_page_and_no_tests_benches_or_boards(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    names = ZipFile(wheel).namelist()
    assert {"butin/page/index.html", "butin/page/index.html.br", "butin/testing/laws.py"} <= set(names)
    parts = {part for name in names for part in Path(name).parts[:-1]}
    assert not {"bench", "board", "golden", "kit", "tests"} & parts
    assert {name.partition("/")[0].partition("-")[0] for name in names} == {"butin"}


def test_a_wheel_becomes_a_room_that_answers(wheel: Path, tmp_path: Path) -> None:
    """In an environment with nothing but what requirements.lock pins; the room's page is the wheel's."""
    site = environment(tmp_path / "env", PINNED)
    with ZipFile(wheel) as archive:
        archive.extractall(site)
    program = [str(tmp_path / "env/bin/python"), "-m", "butin"]
    with opened(program, tmp_path, {"PATH": os.environ["PATH"]}) as address:
        with urlopen(f"{address}/healthz") as answer:
            assert answer.status == 200
        with urlopen(f"{address}/") as answer:
            assert answer.read() == ZipFile(wheel).read("butin/page/index.html")


def test_only_a_wheel_that_can_be_compiled_asks_for_what_compiling_needs(backend: Path, sources: Path) -> None:
    wheel, sdist = ASKS.format(kind="wheel"), ASKS.format(kind="sdist")
    asked = set(run(backend, wheel, sources, CC=sys.executable).stdout.split())
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    assert asked >= ({"mypy>=2.4", "setuptools>=80", "msgspec>=0.20", "starlette>=1.3.1"} if headers else set())
    for code, variables in [(wheel, {"CC": "/nowhere/cc"}), (wheel, {"BUTIN_PURE": "1"}), (sdist, {})]:
        assert run(backend, code, sources, **variables).stdout.split() == []


FAILS = """
def able(): return True
def make(source, folder): raise SystemExit("cc1: internal compiler error\\nand more")
"""


def test_where_compiling_fails_the_wheel_is_the_one_for_every_machine(
    backend: Path, sources: Path, tmp_path: Path
) -> None:
    shutil.copytree(sources, tmp_path / "copy")
    (tmp_path / "copy/compile.py").write_text(FAILS, "utf-8")
    done = run(backend, BUILDS.format(kind="wheel", folder=str(tmp_path)), tmp_path / "copy")
    assert (done.returncode, done.stdout.split()[-1]) == (0, f"butin-{butin.__version__}-py3-none-any.whl")
    assert done.stderr == (
        "butin: compiling failed (cc1: internal compiler error): this wheel is the one for every machine\n"
    )


def test_without_page_and_node_there_is_no_package_and_one_sentence(
    backend: Path, sources: Path, tmp_path: Path
) -> None:
    shutil.copytree(sources, tmp_path / "copy", ignore=shutil.ignore_patterns("page"))
    code = BUILDS.format(kind="wheel", folder=str(tmp_path))
    done = run(backend, code, tmp_path / "copy", PATH=str(tmp_path), BUTIN_PURE="1")
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("butin: the page needs Node")
    assert not list(tmp_path.glob("*.whl"))


def test_an_index_can_show_the_readme(wheel: Path) -> None:
    """It has nothing beside it there."""
    metadata = message_from_string(ZipFile(wheel).read(f"butin-{butin.__version__}.dist-info/METADATA").decode())
    text = metadata.get_payload()
    assert isinstance(text, str)
    assert metadata["Description-Content-Type"] == "text/markdown"
    assert "## A minute with the library" in text
    assert not re.findall(r"!\[|\]\((?!https?:)", text)


def test_the_version_is_told_once() -> None:
    """The changelog begins with what comes next or with this version, and the program says it."""
    project = ProjectMetadata(str(ROOT), PluginManager())
    headings = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert project.version == butin.__version__ == headings[0]
    said = subprocess.run([sys.executable, "-m", "butin", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout.startswith(f"butin {butin.__version__}, ")
