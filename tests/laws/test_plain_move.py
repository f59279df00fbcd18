"""A plain move pays for nobody else: what only races, televisions, rests and delays need does not run for it.

It is followed from the bytes that come in to the other screen, by the files and functions of the package that run.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import butin
from butin.adapters.store.sqlite import SqliteStore
from butin.room.deeds.all import KINDS
from butin.room.ports import Store
from kit.one_process import House, Visitor, entry_of, seated, simulated

ROOT = Path(butin.__file__).parent
OF_OTHERS = (
    "room/race/",
    "room/deeds/screens.py",
    "room/deeds/pausing.py",
    "room/table/pause.py",
    "room/table/offers.py",
    "room/running/resting.py",
    "room/running/waiters.py",
    "room/running/tables.py",
    "room/running/asides.py",
    "room/telling/delay.py",
)
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")  # newer Pythons have no frame for some


@contextmanager
def followed(root: Path) -> Iterator[list[str]]:
    """Every function of a folder that runs meanwhile, as FILE:NAME, each once."""
    ran: dict[CodeType, str] = {}
    names: list[str] = []

    def called(frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code.co_filename.startswith(f"{root}/"):
            ran[code] = f"{code.co_filename.removeprefix(f'{root}/')}:{code.co_qualname}"

    sys.setprofile(called)
    try:
        yield names
    finally:
        sys.setprofile(None)
        names += ran.values()


def entered(ran: list[str]) -> set[str]:
    """The files of others among what ran."""
    return {name.partition(":")[0] for name in ran if name.startswith(OF_OTHERS)}


def inside(ran: list[str]) -> list[str]:
    """Lambdas, and functions that are made where another one runs."""
    names = [name for name in ran if not name.endswith(COMPREHENSIONS)]
    return [name for name in names if name.endswith("<lambda>") or "<locals>" in name]


def a_move(folder: Path, game: str = "voleurs", **wish: Any) -> list[str]:
    """The second move of a match, of two people: of the first the lobby hears, and much is done once for a process."""
    with closing(SqliteStore(f"{folder}/room.db")) as store:
        return simulated(partial(_moved, store, game, wish))


async def _moved(store: Store, game: str, wish: dict[str, Any]) -> list[str]:
    people = await seated(House(store), game, 2, **wish)
    await _move(people, 0)
    with followed(ROOT) as ran:
        await _move(people, 1)
    return ran


async def _move(people: list[Visitor], seat: int) -> None:
    views = next(message["views"] for message in reversed(people[seat].heard) if message.get("views"))
    (view,) = views.values()
    people[seat].send("move", id="m", seat=seat, move=view["legal"][0])
    for person in people:
        await person.until(lambda message: entry_of(message).get("seat") == seat)


def test_a_plain_move_enters_no_file_of_others_and_runs_nothing_that_is_made_on_the_way(tmp_path: Path) -> None:
    ran = a_move(tmp_path)
    assert {"room/deeds/playing.py:move", "adapters/web/socket/visitor.py:Visitor.granted"} <= set(ran)
    assert entered(ran) == set()
    assert inside(ran) == []


@pytest.mark.parametrize("others", OF_OTHERS)
def test_what_a_move_enters_of_others_is_named(others: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = others if others.endswith(".py") else f"{others}planted.py"
    planted: dict[str, Any] = {"moved": KINDS["moved"].fold}
    exec(compile("def fold(*asked): return (lambda: moved(*asked))()", f"{ROOT}/{file}", "exec"), planted)
    monkeypatch.setattr(KINDS["moved"], "fold", planted["fold"])
    ran = a_move(tmp_path)
    assert entered(ran) == {file}
    assert inside(ran) == [f"{file}:fold.<locals>.<lambda>"]


def test_whoever_plays_against_a_clock_pays_for_it(tmp_path: Path) -> None:
    assert "room/running/waiters.py" in entered(a_move(tmp_path, move_s=20))
