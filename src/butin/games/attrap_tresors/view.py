"""What a seat may see: everything on the table, its own task, and those that were shown."""

from __future__ import annotations

from butin.core.game import WATCHER
from butin.core.reading import HOLE, Position
from butin.games.attrap_tresors.box import COLOURS
from butin.games.attrap_tresors.position import choice_word, on_the_table
from butin.games.attrap_tresors.souk import UNCHOSEN, Souk


def lies_open(state: Souk) -> Position:
    """A position with holes: `?` for a secret task or choice, a number for the pile. Of the cup, nothing."""
    return {**on_the_table(state), "pile": len(state.pile), **own(state, WATCHER)}


def own(state: Souk, seat: int) -> Position:
    """The task and, in the quiet game, the choice of one's own."""
    position: Position = {
        "tasks": [
            COLOURS[task] if state.seats == 2 or holder == seat or state.shown[holder] else HOLE
            for holder, task in enumerate(state.tasks)
        ]
    }
    if state.quiet:
        position["choices"] = [
            choice_word(choice) if choice == UNCHOSEN or holder == seat else HOLE
            for holder, choice in enumerate(state.choices)
        ]
    return position
