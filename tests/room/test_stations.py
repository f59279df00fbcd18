"""The tracer counts what runs, and every walk ends where it should."""

from __future__ import annotations

import importlib
import sys
from inspect import isfunction
from pathlib import Path

import pytest

import butin
from kit.lanes import in_turn
from kit.stations import APART, Count, Tracer
from kit.walks import WALKS, walked

SOURCE = """
def outer(numbers):
    def inner(number):
        return number + 1
    half = lambda number: number // 2
    return [half(inner(number)) for number in numbers], {number: 0 for number in numbers}, list(n for n in numbers)

def unused(): ...

class Sweeper:
    def _sweep(self):
        return unused()
"""


def test_functions_closures_and_files_are_counted_and_comprehensions_are_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("room", "core", "bots"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / f"traced_{folder}.py").write_text(SOURCE, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path / folder))
    modules = [importlib.import_module(f"traced_{folder}") for folder in ("room", "core", "bots")]
    tracer = Tracer(tmp_path)
    tracer.start()
    for module in modules:
        module.outer([1, 2, 3])
        module.outer([4])
        module.Sweeper()._sweep()
    tracer.stop()
    modules[0].unused()
    assert tracer.count("traced") == Count("traced", functions=3, of_the_room=3, closures=2, files=2)
    assert tracer.names()[:2] == ["room/traced_room.py:outer", "room/traced_room.py:outer.<locals>.inner"]


def test_what_is_left_out_is_still_called_so() -> None:
    known = {
        made.__qualname__
        for name, module in list(sys.modules.items())
        if name.startswith("butin.")
        for kind in vars(module).values()
        if isinstance(kind, type)
        for made in vars(kind).values()
        if isfunction(made)
    }
    assert set(APART) <= known


@pytest.mark.parametrize("name", in_turn(WALKS, 0))
def test_a_walk_is_the_same_every_time(name: str) -> None:
    root = Path(butin.__file__).parent
    first, second = (walked(name, Tracer(root)) for _ in range(2))
    assert first.names() == second.names()
    count = first.count(name)
    assert count.functions > count.of_the_room > count.closures
    assert any("deeds/all.py" in name for name in first.names())


@pytest.mark.parametrize("name", ["a move", "a grab"])
def test_no_lambda_and_no_function_inside_another_is_on_its_way(name: str) -> None:
    tracer = walked(name, Tracer(Path(butin.__file__).parent))
    assert [one for one in tracer.names() if "<l" in one.rpartition(":")[2]] == []
    assert tracer.count(name).closures == 0
