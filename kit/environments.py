"""Environments with some of the packages that tests have, made without fetching anything; rooms that open in them."""

from __future__ import annotations

import subprocess
import venv
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import IO


def environment(folder: Path, packages: Iterable[str]) -> Path:
    """A new environment in a folder that has these packages, as links to ours, and nothing else; its site-packages."""
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages")
    for part in {part for name in packages for part in parts(name)}:
        (site / part.name).symlink_to(part)
    return site


def parts(name: str) -> set[Path]:
    """What a package put where the tests run; nothing if it is for another Python, or another system."""
    try:
        package = distribution(name)
    except PackageNotFoundError:
        return set()
    names = {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}
    return {Path(str(package.locate_file(part))) for part in names if not part.endswith(".pth")}


@contextmanager
def opened(program: list[str], folder: Path, variables: dict[str, str], log: IO[str] | None = None) -> Iterator[str]:
    """The address of a room that an installed program keeps open meanwhile, with its tables in a folder."""
    settings = {"BUTIN_HOST": "127.0.0.1", "BUTIN_PORT": "0", "BUTIN_DB": str(folder / "room.db")}
    command = [*program, "serve"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=log, cwd=folder, env={**variables, **settings}, text=True
    ) as room:
        try:
            assert room.stdout is not None
            yield room.stdout.readline().split()[-1]
        finally:
            room.terminate()
