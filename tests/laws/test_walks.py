"""What mypy does not see of walks: that none is forgotten, and that nothing has to be cleared up behind one.

The room waits in generators, with `yield from` (src/butin/room/running/deferred.py); asyncio alone waits with `await`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src/butin"
ROOMS = [SRC / "room", SRC / "adapters/web", SRC / "testing"]  # where walks are
BRIDGE = "adapters/web/bridge.py"  # the one module that knows both engines
CONTAINERS = {name for kind in (list, dict, set) for name in dir(kind)}
Function = ast.FunctionDef | ast.AsyncFunctionDef


def faults(sources: dict[str, str]) -> list[str]:
    """What is wrong in these modules, by path and line."""
    trees = {path: ast.parse(text) for path, text in sources.items()}
    functions = [node for tree in trees.values() for node in ast.walk(tree) if isinstance(node, Function)]
    walks = {one.name for one in functions if comes_to(one)}
    others = CONTAINERS | {one.name for one in functions if not comes_to(one)}
    return sorted(
        f"{path}:{line}: {why}"
        for path, tree in trees.items()
        for line, why in (
            *engines(path, tree),
            *(fault for one in ast.walk(tree) if isinstance(one, Function) and comes_to(one) for fault in waits(one)),
            *((one.lineno, f"{one.name} is no name for a walk alone") for one in nameless(tree, others)),
            *((line, f"nobody waits for {name}") for line, name in statements(tree) if name in walks - others),
        )
    )


def comes_to(function: Function) -> str:
    """What a walk answers; '' where it is none."""
    returns = ast.unparse(function.returns) if function.returns is not None else ""
    return returns.strip("'\"").removesuffix("]").removeprefix("Walk[") if "Walk[" in returns else ""


def engines(path: str, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """asyncio where walks are, or beside what they wait for."""
    nodes = list(ast.walk(tree))
    imported = {alias.name: node.lineno for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    imported |= {str(node.module): node.lineno for node in nodes if isinstance(node, ast.ImportFrom)}
    if "asyncio" in imported and "butin.room.running.deferred" in imported and path != BRIDGE:
        yield imported["asyncio"], "only the bridge knows asyncio and walks"
    if any(isinstance(node, Function) and comes_to(node) for node in nodes):
        for node in nodes:
            if isinstance(node, ast.AsyncFunctionDef | ast.Await):
                yield node.lineno, "asyncio's keyword in a module with walks"


def waits(walk: ast.AST, kept: bool = False) -> Iterator[tuple[int, str]]:
    """A walk that is never gone on with leaves no `with` and comes to no `finally`; and it waits for all it yields."""
    for node in ast.iter_child_nodes(walk):
        if isinstance(node, ast.Yield):
            yield node.lineno, "a walk waits with `yield from`"
        if isinstance(node, ast.YieldFrom) and kept:
            yield node.lineno, "a wait in a `with` or before a `finally`"
        if not isinstance(node, Function | ast.Lambda):
            ends = isinstance(node, ast.With) or (isinstance(node, ast.Try | ast.TryStar) and bool(node.finalbody))
            yield from waits(node, kept or ends)


def nameless(tree: ast.Module, others: set[str]) -> Iterator[Function]:
    """Walks that answer nothing, so that nobody would miss the answer, and cannot be told from others by name."""
    for node in ast.walk(tree):
        if isinstance(node, Function) and comes_to(node) == "None" and node.name in others:
            yield node


def statements(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """What is called, and nothing made of the answer."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            if isinstance(called, ast.Name | ast.Attribute):
                yield node.lineno, called.id if isinstance(called, ast.Name) else called.attr


def test_walks_are_waited_for_and_hold_nothing() -> None:
    paths = [path for room in ROOMS for path in sorted(room.rglob("*.py"))]
    sources = {path.relative_to(SRC).as_posix(): path.read_text("utf-8") for path in paths}
    assert BRIDGE in sources
    assert sum(text.count("-> Walk[") for text in sources.values()) > 30
    assert faults(sources) == []


PLANTED = {
    "a walk is called and forgotten": ("self._greet(guest)", "nobody waits for _greet"),
    "a finally": ("try:\n  yield from self._greet(guest)\n finally:\n  self.leave()", "a `finally`"),
    "a with": ("with self.lock:\n  yield from self._greet(guest)", "a `with`"),
    "a with round a choice": ("with self.lock:\n  if guest:\n   live = yield from guest.deferred", "a `with`"),
    "no `from`": ("yield guest.deferred", "a walk waits with `yield from`"),
    "asyncio's keyword": ("yield from guest.deferred\n async def answer(): ...", "asyncio's keyword"),
    "asyncio": ("yield from guest.deferred\nimport asyncio", "only the bridge knows asyncio and walks"),
    "a name that is another's": ("yield from guest.deferred\ndef _enter(): ...", "_enter is no name for a walk alone"),
    "a name that lists have": (
        "yield from guest.deferred\ndef remove() -> Walk[None]:\n yield from x",
        "remove is no name for a walk alone",
    ),
}
RIGHT = """
from butin.room.running.deferred import Walk
def _greet(self, guest) -> Walk[None]:
 yield from guest.deferred
def _enter(self, guest) -> Walk[None]:
 with self.lock:
  spawn(self._greet(guest))
 try:
  yield from self._greet(guest)
 except ButinError:
  pass
 """


@pytest.mark.parametrize("what", PLANTED)
def test_what_is_planted_is_found(what: str) -> None:
    code, said = PLANTED[what]
    assert faults({"room/room.py": RIGHT + "yield from guest.deferred\n"}) == []
    (found,) = faults({"room/room.py": RIGHT + code + "\n"})
    assert said in found
