"""Which build runs: modules that were compiled, or the sources.

A wheel brings its compiled modules beside the sources. In a clone they lie in `.compiled`, in a folder named by the
digest of the sources that they were made from (compile.py makes it): other sources run as they are, and so does
everything where BUTIN_PURE=1.
"""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)

# pathlib and glob would take longer than all the rest of us
FOLDER = os.path.dirname(os.path.abspath(__file__))
CLONE = os.path.dirname(os.path.dirname(FOLDER))  # if it is one
COMPILED = f"{CLONE}/.compiled"
SHARED = "butin__mypyc"  # the library that all compiled modules share
LEVELS = (2, 0)  # as a C compiler calls them: the best one first

PARTS = ["core", "bots", "games/*"]
WHOLE = ["room"]  # with every folder below
SINGLE = ["adapters/store/sqlite.py"]
SINGLE += [
    f"adapters/web/{name}.py" for name in ("door/limits", "socket/frames", "socket/socket", "socket/visitor", "wire")
]
LEFT = (
    "__init__.py",
    "terminal.py",
    "shapes.py",
    "scenario.py",
    "testing.py",
    "_reading.py",
    "native.py",
    "core/game.py",  # a generic
    "core/roles.py",  # marks of shapes
    "errors.py",  # games from outside make errors of their own
    "telling/messages.py",  # described, for those who read it
    "room/entries.py",
    "room/fields.py",
    "room/wishes.py",
)


def build_kind() -> str:
    """What the rules of this process are: compiled or interpreted."""
    file = str(getattr(sys.modules["butin.core.chance"], "__file__", ""))
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


def modules(folder: str = FOLDER) -> list[str]:
    """The sources that are compiled, from the package's folder."""
    parts = [part for name in PARTS for part in _unfolded(folder, name)]
    for name in WHOLE:
        parts += [os.path.relpath(part, folder) for part, _, _ in os.walk(f"{folder}/{name}") if "__" not in part]
    found = [f"{part}/{name}" for part in parts for name in os.listdir(f"{folder}/{part}")]
    return sorted([*SINGLE, *(name for name in found if name.endswith(".py") and not name.endswith(LEFT))])


def _unfolded(folder: str, part: str) -> list[str]:
    above, star, _ = part.partition("/*")
    if not star:
        return [part]
    return [
        f"{above}/{one.name}" for one in os.scandir(f"{folder}/{above}") if one.is_dir() and one.name[0] not in "_."
    ]


def digest(folder: str = FOLDER) -> str:
    """Of what is compiled, and for which Python."""
    found = sha256(f"{sys.version} {EXTENSION_SUFFIXES[0]}".encode())
    for name in modules(folder):
        with open(f"{folder}/{name}", "rb") as file:
            found.update(f"{name}\0".encode())
            found.update(file.read())
    return found.hexdigest()[:32]


def built() -> str:
    """The folder of what was compiled from these very sources, as well as could be; '' if there is none."""
    if not os.path.isdir(COMPILED):
        return ""
    name = digest()
    found = [f"{COMPILED}/{name}-O{level}" for level in LEVELS]
    return next((one for one in found if os.path.isdir(one)), "")


def choose() -> None:
    """Before anything is imported that may have been compiled."""
    pure = bool(os.environ.get("BUTIN_PURE"))
    if not pure and not os.path.exists(f"{CLONE}/compile.py"):
        return  # Python itself prefers what lies beside the sources
    folder = "" if pure else built()

    def finder(path: str) -> FileFinder:
        if not path.startswith(FOLDER):
            raise ImportError(path)
        return Finder(path, folder and f"{folder}/butin{path[len(FOLDER) :]}")

    if folder:
        _share(folder)
    sys.path_hooks.insert(0, finder)
    for path in [path for path in sys.path_importer_cache if path.startswith(FOLDER)]:
        del sys.path_importer_cache[path]


class Finder(FileFinder):
    """Finds the sources of a folder; before them what was compiled of it, if that lies anywhere."""

    def __init__(self, path: str, compiled: str) -> None:
        super().__init__(path, (SourceFileLoader, SOURCE_SUFFIXES))
        self.compiled = FileFinder(compiled, (ExtensionFileLoader, EXTENSION_SUFFIXES)) if compiled else None

    def find_spec(self, fullname: str, target: object = None) -> ModuleSpec | None:
        found = self.compiled.find_spec(fullname) if self.compiled is not None else None
        return found if found is not None and found.loader else super().find_spec(fullname)


def _share(folder: str) -> None:
    """Load what all compiled modules ask for by its name alone."""
    from importlib.util import module_from_spec  # noqa: PLC0415

    loader = ExtensionFileLoader(SHARED, f"{folder}/{SHARED}{EXTENSION_SUFFIXES[0]}")
    spec = ModuleSpec(SHARED, loader, origin=loader.path)
    sys.modules[SHARED] = module_from_spec(spec)
    loader.exec_module(sys.modules[SHARED])
