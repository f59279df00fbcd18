"""Tasks as data. Short forms: `?` is any task, a number so many of them; `pile: {next: [red]}` names the next."""

from __future__ import annotations

from typing import Final

from butin.core.errors import BadPosition
from butin.core.reading import HOLE, Position, by_seat, is_whole, known_fields, listed, mapped, named, whole
from butin.games.attrap_tresors.box import COLOURS, OPEN_TASKS, TASKS
from butin.games.attrap_tresors.checking import fits
from butin.games.attrap_tresors.souk import PHASES, Souk, all_tasks

_UNKNOWN: Final = -1
_TRIES: Final = 10_000


def read_tasks(position: Position, souk: Souk, loose: list[int]) -> None:
    """Every task card is held or open, in the pile, or set aside; unknown ones are dealt."""
    tasks = _in_play(position, souk)
    aside = read_aside(position)
    rest = TASKS - len(tasks) - len(aside)
    pile = _pile(position.get("pile", rest), rest)
    if len(pile) != rest:
        raise BadPosition(f"pile has {len(pile)} tasks: expected {rest}, so that there are {TASKS} in all")
    _deal(souk, [tasks, pile, aside], loose)


def read_aside(position: Position) -> list[int]:
    return _cards(position.get("set_aside", []), "set_aside")


def _in_play(position: Position, souk: Souk) -> list[int]:
    """The tasks that decide: one a seat, or the open ones of two players."""
    if souk.seats == 2:
        tasks = _cards(position.get("tasks", OPEN_TASKS), "tasks")
        if len(tasks) != OPEN_TASKS:
            raise BadPosition(f"tasks has {len(tasks)} cards: expected {OPEN_TASKS} open ones (AT-27)")
        return tasks
    given = position.get("tasks", {})
    return _cards([HOLE] * souk.seats if given == souk.seats else by_seat(given, "tasks", souk.seats, HOLE), "tasks")


def _pile(value: object, rest: int) -> list[int]:
    """As a list the next task is the last; after `next` the first is drawn first."""
    if not isinstance(value, dict):
        return _cards(value, "pile")
    known_fields(mapped(value, "pile"), ["next"], "pile")
    coming = _cards(value.get("next", []), "pile.next")
    return [_UNKNOWN] * (rest - len(coming)) + coming[::-1]


def _cards(value: object, where: str) -> list[int]:
    if is_whole(value):
        return [_UNKNOWN] * whole(value, where, 0, TASKS)
    return [
        _UNKNOWN if card == HOLE else named(card, f"{where}[{i}]", COLOURS)
        for i, card in enumerate(listed([value] if isinstance(value, str) else value, where))
    ]


def _deal(souk: Souk, places: list[list[int]], loose: list[int]) -> None:
    """Fill the holes until tasks and dice fit; dice whose colour is not said are `loose` and change as well."""
    pool = all_tasks()
    for task in [task for place in places for task in place if task != _UNKNOWN]:
        if task not in pool:
            raise BadPosition(f"there are more than {TASKS // len(COLOURS)} tasks {COLOURS[task]!r}")
        pool.remove(task)
    for _ in range(_TRIES):
        souk.chance.shuffle(pool)
        left = pool[:]
        souk.tasks, souk.pile, souk.aside = [
            [left.pop() if task == _UNKNOWN else task for task in place] for place in places
        ]
        if fits(souk):
            return
        for die in loose:
            souk.colours[die] = souk.chance.below(len(COLOURS))
    raise BadPosition(f"tasks do not fit the phase {PHASES[souk.phase]!r}, the dice and the options")
