"""Why a push or a walk cannot be made."""

from __future__ import annotations

from butin.core.errors import IllegalMove
from butin.games.labyrinthe.components import ARROWS
from butin.games.labyrinthe.maze import NO_ARROW, SHAPE, TURNS, distance, letters_of, name_of, reach


def refuse_push(arrow: int, rotation: int, last_arrow: int, spare: int, as_it_lies: int) -> IllegalMove | None:
    """`as_it_lies` are the sides that the spare must show, or 0 if it may be turned."""
    turns = TURNS[SHAPE[spare]]
    if last_arrow != NO_ARROW and arrow == last_arrow ^ 1:  # whichever way it is turned (LA-A10)
        here, last = ARROWS[arrow], ARROWS[last_arrow]
        text = f"{here} would undo the push at {last}: choose one of the seven other arrows"
        return IllegalMove("would_undo", "LA-7", text, {"arrow": here, "last": last})
    if rotation >= len(turns):
        text = f"a straight lies in {len(turns)} ways only: {', '.join(letters_of(sides) for sides in turns)}"
        return IllegalMove("no_such_rotation", "LA-6", text)
    if as_it_lies and turns[rotation] != as_it_lies:
        sides = letters_of(as_it_lies)
        return IllegalMove("no_turning", "LA-A3", f"the spare goes in as it lies: {sides}", {"sides": sides})
    return None


def refuse_walk(square: int, here: int, ends: list[int], sides: list[int], target: int) -> IllegalMove | None:
    """`ends` are the squares where the walk may end."""
    if square in ends:
        return None
    values: dict[str, object] = {"square": name_of(square), "start": name_of(here)}
    if square in reach(sides, here) and target in ends:
        text = f"the treasure is within reach: end on {name_of(target)}"
        return IllegalMove("in_reach", "LA-A4", text, {**values, "goal": name_of(target)})
    if square in reach(sides, here):
        text = f"{name_of(square)} is not as near to the treasure as you can get"
        return IllegalMove("not_nearest", "LA-A4", text, values)
    if distance(here, square) == 1:
        text = f"there is a wall between {name_of(here)} and {name_of(square)}, and no way round it"
        return IllegalMove("wall", "LA-12", text, values)
    return IllegalMove("no_way", "LA-11", f"no way leads from {name_of(here)} to {name_of(square)}", values)
