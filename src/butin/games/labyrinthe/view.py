"""What a seat may see: all but the discs that lie face down and, in the secret form, the others' targets."""

from __future__ import annotations

from typing import Final

from butin.core.game import WATCHER
from butin.core.reading import HOLE, Position
from butin.games.labyrinthe.components import ARROWS, DISCS, NAMES, SIZE
from butin.games.labyrinthe.maze import CARDS, FIXED_AT, NO_ARROW, letters_of, name_of
from butin.games.labyrinthe.rules import OVER, PHASES, Labyrinthe

NONE: Final = "none"  # no target, no arrow


def lies_open(state: Labyrinthe) -> Position:
    """A position with holes: a `?` for every disc that not everybody has seen."""
    position = {**open_part(state), "set_aside": [HOLE] * len(state.aside)}
    if state.agreed.secret:
        return {**position, **own(state, WATCHER)}
    target, under = split(state)  # everybody saw the target, and what went under the others (LA-4, LA-A19)
    return {**position, "target": target, "face_down": _seen(under, state.put_under[0])}


def own(state: Labyrinthe, seat: int) -> Position:
    """In the secret form, one's own target and the discs that one has put under."""
    if not state.agreed.secret:
        return {}
    targets: list[str] = []
    beneath: list[list[str]] = []
    for holder, pile in enumerate(state.piles):
        mine = holder == seat
        known = mine and state.knows_target(holder)
        targets.append(NONE if not pile else NAMES[pile[-1]] if known else HOLE)
        beneath.append(_seen(pile[:-1], state.put_under[holder] if mine else 0))
    return {"target": targets, "face_down": beneath}


def open_part(state: Labyrinthe) -> Position:
    """What lies open on the table for everybody."""
    position: Position = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "turns": state.turns,
        "since_capture": state.since_capture,
        "board": [[_cell(state, row * SIZE + column) for column in range(SIZE)] for row in range(SIZE)],
        "spare": f"{CARDS[state.spare]} {letters_of(state.spare_sides)}",
        "last_arrow": NONE if state.last_arrow == NO_ARROW else ARROWS[state.last_arrow],
        "ghosts": [name_of(square) for square in state.ghosts],
        "treasures": {CARDS[card]: NAMES[disc] for disc, card in enumerate(state.places)},
        "taken": [
            [NAMES[capture % DISCS] for capture in state.captures if capture // DISCS == seat]
            for seat in range(state.seats)
        ],
        "takers": [capture // DISCS for capture in state.captures],
    }
    if state.agreed.secret:  # everybody sees who looks at a disc and who puts one under
        position["looked"] = state.looked[:]
        position["put_under"] = [min(put, len(state.piles[seat])) for seat, put in enumerate(state.put_under)]
    else:
        position["put_under"] = min(state.put_under[0], len(split(state)[1]))
    return position


def split(state: Labyrinthe) -> tuple[str, list[int]]:
    """The common target and the discs that lie face down; once it is over, no more is turned up."""
    pile = state.piles[0]
    if state.phase == OVER:
        return NONE, pile[:]
    return NAMES[pile[-1]], pile[:-1]


def _seen(discs: list[int], known: int) -> list[str]:
    """Discs that lie face down, the next one last: those at the bottom may have been seen before."""
    return [NAMES[disc] if place < known else HOLE for place, disc in enumerate(discs)]


def _cell(state: Labyrinthe, square: int) -> str:
    card = "F" if square in FIXED_AT else CARDS[state.cards[square]]
    return f"{card} {letters_of(state.sides[square])}"
