"""Which build runs: the modules that were compiled beside their sources, or the sources, as BUTIN_PURE=1 wishes."""

from __future__ import annotations

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, SourceFileLoader

_FOLDER = os.path.dirname(__file__)  # noqa: PTH120  pathlib takes longer than all the rest of us


def build_kind() -> str:
    """What the rules of this process are: compiled or interpreted."""
    file = str(getattr(sys.modules["butin.core.chance"], "__file__", ""))
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def choose() -> None:
    """Before anything is imported that may have been compiled."""
    if os.environ.get("BUTIN_PURE"):
        sys.path_hooks.insert(0, _sources)
        for path in [path for path in sys.path_importer_cache if path.startswith(_FOLDER)]:
            del sys.path_importer_cache[path]


def _sources(path: str) -> FileFinder:
    if not path.startswith(_FOLDER):
        raise ImportError(path)
    return FileFinder(path, (SourceFileLoader, SOURCE_SUFFIXES))
