"""Compiling behind people's backs, tried on a package of a few lines: whatever becomes of it, programs run."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

import pytest

from butin.build_kind import PARTS, SINGLE
from kit.postgres import until

ROOT = Path(__file__).parents[2]
RUN = "import butin.core.chance as chance, butin.build_kind as kind; print(kind.build_kind(), chance.answer())"
LONG_S = 600.0  # for what has the lowest priority beside other tests
pytestmark = pytest.mark.slow


class Clone:
    """Somebody's clone, with a package that has next to nothing in it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.package = folder, folder / "src" / "butin"
        for part in ["", *PARTS, *(str(Path(name).parent) for name in SINGLE)]:
            (self.package / part.replace("*", "coin")).mkdir(parents=True, exist_ok=True)
        for name in SINGLE:
            (self.package / name).write_text("A = 1\n", "utf-8")
        for made in [folder / "src", *self.package.rglob("*/")]:
            (made / "__init__.py").touch()
        (folder / "src" / "__init__.py").unlink()
        (self.package / "__init__.py").write_text("from butin.build_kind import choose\n\nchoose()\n", "utf-8")
        shutil.copy(ROOT / "src/butin/build_kind.py", self.package)
        shutil.copy(ROOT / "compile.py", folder)
        self.answers(42)

    def answers(self, number: int) -> None:
        (self.package / "core/chance.py").write_text(f"def answer() -> int:\n    return {number}\n", "utf-8")

    def run(self, **more: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(self.folder / "src"), **more}
        done = subprocess.run([sys.executable, "-c", RUN], env=environment, capture_output=True, text=True, check=True)
        return done.stdout.strip()

    def behind(self, compiler: str = "cc") -> str:
        """Begin; what is said of it."""
        return self.compile("behind", compiler)

    def compile(self, how: str, compiler: str = "cc") -> str:
        words = [sys.executable, str(self.folder / "compile.py"), how]
        environment = {**os.environ, "CC": compiler}
        return subprocess.run(words, env=environment, capture_output=True, text=True, check=True).stderr

    def interpreted(self, compiler: str = "cc") -> bool:
        """Whether nothing can be compiled here; then whoever asks for it hears that, and programs run as before."""
        if shutil.which(compiler) and (Path(sysconfig.get_path("include")) / "Python.h").exists():
            return False
        assert "the rules run interpreted" in self.compile("quick", compiler)
        assert self.behind(compiler) == ""  # nobody asked
        assert not (self.folder / ".compiled").exists()
        assert self.run() == "interpreted 42"
        return True

    def left(self) -> list[str]:
        """What is in the folder of compiled things, without the digests."""
        return sorted(path.name[32:] or path.name for path in (self.folder / ".compiled").iterdir())

    def workers(self) -> list[int]:
        """The processes that compile it."""
        mine = str(self.folder / "compile.py").encode()
        return [
            int(path.parent.name) for path in Path("/proc").glob("[0-9]*/cmdline") if mine in _read(path).split(b"\0")
        ]


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:  # it has ended
        return b""


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Clone]:
    made = Clone(tmp_path)
    yield made
    for worker in made.workers():
        os.kill(worker, signal.SIGKILL)


def test_what_was_compiled_is_used_from_the_next_start_on_and_only_for_these_sources(clone: Clone) -> None:
    assert clone.run() == "interpreted 42"
    if clone.interpreted():
        return
    clone.compile("quick")
    assert clone.left() == ["-O0"]
    assert clone.run() == "compiled 42"
    assert clone.run(BUTIN_PURE="1") == "interpreted 42"
    clone.answers(43)
    assert clone.run() == "interpreted 43"
    clone.answers(42)
    assert clone.run() == "compiled 42"


@pytest.mark.whole
def test_it_is_compiled_behind_peoples_backs_once(clone: Clone) -> None:
    if clone.interpreted():
        return
    assert "background" in clone.behind()
    assert clone.behind() == ""  # another is at it
    until(lambda: clone.left() == ["-O2"], "compiled", LONG_S)
    assert clone.run() == "compiled 42"
    assert clone.behind() == ""  # nothing left to do


@pytest.mark.whole
def test_a_compiler_that_fails_harms_nothing_and_is_not_tried_again(clone: Clone, tmp_path: Path) -> None:
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\necho no more today >&2\nexit 1\n", "utf-8")
    broken.chmod(0o755)
    if clone.interpreted(str(broken)):
        return
    clone.behind(str(broken))
    until(lambda: not clone.workers(), "ended", LONG_S)
    assert clone.left() == [".log"]
    assert "no more today" in next((clone.folder / ".compiled").glob("*.log")).read_text("utf-8")
    assert clone.run() == "interpreted 42"
    assert clone.behind() == ""
    clone.answers(43)
    assert "background" in clone.behind()


def slow_compiler(folder: Path) -> str:
    compiler = folder / "cc"
    compiler.write_text("#!/bin/sh\ntouch $(dirname $0)/begun\nsleep 600\n", "utf-8")
    compiler.chmod(0o755)
    return str(compiler)


def test_one_that_is_killed_harms_nothing_and_is_not_tried_again(clone: Clone, tmp_path: Path) -> None:
    compiler = slow_compiler(tmp_path)
    if clone.interpreted(compiler):
        return
    clone.behind(compiler)
    until(lambda: len(clone.workers()) == 1, "somebody compiles")
    os.killpg(clone.workers()[0], signal.SIGKILL)
    until(lambda: not clone.workers(), "ended")
    assert clone.run() == "interpreted 42"
    assert clone.behind() == ""


@pytest.mark.whole
def test_one_that_is_told_to_stop_leaves_nothing_and_may_begin_again(clone: Clone, tmp_path: Path) -> None:
    compiler = slow_compiler(tmp_path)
    if clone.interpreted(compiler):
        return
    clone.behind(compiler)
    until((tmp_path / "begun").exists, "a compiler begins", LONG_S)
    (worker,) = clone.workers()
    assert os.getpriority(os.PRIO_PROCESS, worker) == 19
    os.kill(worker, signal.SIGTERM)
    until(lambda: not clone.workers(), "ended")
    assert clone.left() == []
    assert "background" in clone.behind()


def test_without_a_compiler_nothing_is_begun_and_whoever_asks_is_told(clone: Clone) -> None:
    assert clone.interpreted("/nowhere/cc")
