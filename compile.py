"""Compiles the rules, the bots and the room with mypyc, beside their sources: `python compile.py`.

The sources stay what is read and tested; where there is no C compiler they run as they are. `BUTIN_PURE=1` leaves
what was compiled alone; `python compile.py quick` is for tests.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any

SOURCE = Path(__file__).resolve().parent / "src"
PARTS = ["core/*", "bots/*", "games/*/*", "room/*", "room/race/*", "room/race/contest/*"]
PARTS += ["adapters/web/wire", "adapters/web/visitor", "adapters/web/limits", "adapters/web/socket"]
PARTS += ["adapters/store/sqlite"]
LEFT = [
    "__init__.py",
    "terminal.py",
    "shapes.py",
    "scenario.py",
    "testing.py",
    "_reading.py",
    "native.py",
    "core/game.py",  # a generic
    "errors.py",  # games from outside make errors of their own
]
BEST = 2  # what a C compiler calls -O2
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))
STAMP = SOURCE / "butin" / f".compiled-{sys.implementation.cache_tag}"  # what this Python's modules were made from


def build(level: int = BEST) -> None:
    """Compile all modules, the better the longer it takes."""
    clear()
    with TemporaryDirectory() as folder:
        for module in make(SOURCE, Path(folder), level):
            shutil.copy2(module, SOURCE / module.relative_to(Path(folder) / "lib"))
    STAMP.write_text(f"{_digest()} {level}", "utf-8")


def stale(level: int = BEST) -> bool:
    """Whether the compiled modules are missing, were made from other sources, or less well."""
    digest, _, made = STAMP.read_text("utf-8").partition(" ") if STAMP.exists() else ("", "", "")
    return digest != _digest() or int(made or 0) < level


def able() -> bool:
    """Whether there is a C compiler with Python's headers, and mypyc."""
    compiler = str(sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    try:
        import mypyc.build  # noqa: F401, PLC0415
    except ImportError:
        return False
    return shutil.which(compiler) is not None and headers.exists()


def clear() -> None:
    """Leave only sources."""
    STAMP.unlink(missing_ok=True)
    for module in [*SOURCE.glob(f"*{SUFFIX}"), *SOURCE.glob(f"butin/**/*{SUFFIX}")]:
        module.unlink()


def make(source: Path, folder: Path, level: int = BEST) -> list[Path]:
    """Compile the modules of a source tree into `folder/lib`; what lies there now."""
    from mypyc.build import mypycify  # noqa: PLC0415
    from setuptools import Distribution  # noqa: PLC0415
    from setuptools.command.build_ext import build_ext  # noqa: PLC0415

    class SideBySide(build_ext):
        """Every core compiles."""

        def build_extensions(self) -> None:
            one: Any = self.compiler.compile

            def many(sources: list[str], **rest: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [made for part in pool.map(lambda name: one([name], **rest), sources) for made in part]

            self.compiler.compile = many
            super().build_extensions()

    settings = folder / "mypy.ini"
    settings.write_text("[mypy]\n", "utf-8")
    with _at(source):
        extensions = mypycify(
            ["--config-file", str(settings), "--cache-dir", str(folder / "cache"), *modules(source)],
            opt_level=str(level),
            debug_level="0",
            multi_file=True,
            group_name="butin",
            target_dir=str(folder / "c"),
        )
        command = SideBySide(Distribution({"name": "butin", "ext_modules": extensions}))
        command.build_lib, command.build_temp = str(folder / "lib"), str(folder / "objects")
        command.finalize_options()
        command.run()
    return sorted((folder / "lib").glob(f"**/*{SUFFIX}"))


def modules(source: Path) -> list[str]:
    """The modules that are compiled, from the source tree's top."""
    files = [path for part in PARTS for path in sorted((source / "butin").glob(f"{part}.py"))]
    names = [path.relative_to(source).as_posix() for path in files]
    return [name for name in names if not any(name.endswith(left) for left in LEFT)]


def _digest() -> str:
    digest = sha256(f"{sys.version} {SUFFIX}".encode())
    for name in [Path(__file__), *(SOURCE / module for module in modules(SOURCE))]:
        digest.update(name.read_bytes())
    return digest.hexdigest()


@contextmanager
def _at(folder: Path) -> Iterator[None]:
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


def main(level: int) -> int:
    """Compile what has changed. What cannot be compiled runs interpreted, and is not tried again before it changes."""
    if os.environ.get("BUTIN_PURE"):
        return 0
    if not able():
        clear()
        return 0
    if not stale(level):
        return 0
    print("butin: compiling the rules, this happens once (a minute or two) ...", file=sys.stderr)
    start = monotonic()
    try:
        build(level)
    except (Exception, SystemExit) as error:  # noqa: BLE001  whatever a compiler may say, the sources still run
        clear()
        STAMP.write_text(f"{_digest()} {BEST}", "utf-8")
        print(f"butin: compiling failed: {error}", file=sys.stderr)
        return 1
    print(f"butin: compiled {len(modules(SOURCE))} modules in {monotonic() - start:.0f} s", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main(0 if sys.argv[1:] == ["quick"] else BEST))
