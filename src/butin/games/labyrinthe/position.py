"""Positions as data: written in full, read with holes that chance fills.

The board is five rows of cells such as `T5 NES`; `F ES` is a fixed square. Piles of discs have their next disc last.
"""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.errors import BadPosition
from butin.core.options import Options
from butin.core.reading import HOLE, Position, by_seat, flag, known_fields, listed, named, whole
from butin.games.labyrinthe.components import ARROWS, DISCS, NAMES
from butin.games.labyrinthe.maze import NO_ARROW, SQUARES
from butin.games.labyrinthe.pieces import read_maze, read_square, read_treasures
from butin.games.labyrinthe.piles import Piles
from butin.games.labyrinthe.rules import OVER, PHASES, SHIFT, WALK, Labyrinthe
from butin.games.labyrinthe.view import NONE, open_part, split

FIELDS = ["phase", "turn", "turns", "since_capture", "board", "spare", "last_arrow", "ghosts", "treasures"]
FIELDS += ["target", "face_down", "put_under", "looked", "taken", "takers", "set_aside"]
_MOST_TURNS: Final = 1_000_000


def write(state: Labyrinthe) -> Position:
    """Everything, hidden things included."""
    position = open_part(state)
    if state.agreed.secret:
        position["target"] = [NAMES[pile[-1]] if pile else NONE for pile in state.piles]
        position["face_down"] = [[NAMES[disc] for disc in pile[:-1]] for pile in state.piles]
    else:
        target, under = split(state)
        position["target"] = target
        position["face_down"] = [NAMES[disc] for disc in under]
    position["set_aside"] = [NAMES[disc] for disc in sorted(state.aside)]
    return position


def read(position: Position, seats: int, options: Options, chance: Chance) -> Labyrinthe:
    """Set a position up. A `?` is unknown, a number so many unknown discs; what is missing is dealt."""
    known_fields(position, FIELDS)
    state = Labyrinthe()
    state.begin(seats, options, chance)
    state.turn = whole(position.get("turn", 0), "turn", 0, seats - 1)
    state.places = read_treasures(position, state)
    read_maze(position, state)
    state.ghosts = _read_ghosts(position, state)

    piles = Piles(position, state)
    state.phase = _read_phase(position, piles.over, piles.why)
    state.last_arrow = _read_arrow(position, state)
    piles.read_discs(state)
    piles.fill(state)
    state.captures = _read_captures(position, piles.taken, chance)
    state.counts = [len(discs) for discs in piles.taken]
    _read_knowledge(position, state)
    _read_turns(position, state)
    return state


def _read_ghosts(position: Position, state: Labyrinthe) -> list[int]:
    """On their corners, or where the position puts them."""
    given = by_seat(position.get("ghosts", {}), "ghosts", state.seats, None)
    ghosts: list[int] = []
    for seat, square in enumerate(given):
        if square is None:
            ghosts.append(state.agreed.starts[seat])
        elif square == HOLE:
            ghosts.append(state.chance.below(SQUARES))
        else:
            ghosts.append(read_square(square, f"ghosts[{seat}]"))
    return ghosts


def _read_phase(position: Position, over: bool, why: str) -> int:
    phase = named(position.get("phase", PHASES[OVER if over else SHIFT]), "phase", PHASES)
    if over != (phase == OVER):
        wanted = "expected 'over'" if over else "expected 'shift' or 'walk'"
        raise BadPosition(f"phase is {PHASES[phase]!r}, but {why}: {wanted}")
    return phase


def _read_arrow(position: Position, state: Labyrinthe) -> int:
    """The arrow of the last push. Left out before a push, it bars nothing; whoever walks has just pushed somewhere."""
    if "last_arrow" not in position and state.phase == WALK:
        return state.chance.below(len(ARROWS))
    arrow = position.get("last_arrow", NONE)
    if arrow != NONE:
        return named(arrow, "last_arrow", ARROWS)
    if state.phase == WALK:
        raise BadPosition("last_arrow is 'none', but in phase 'walk' a push was just made: expected its arrow (LA-5)")
    return NO_ARROW


def _read_captures(position: Position, taken: list[list[int]], chance: Chance) -> list[int]:
    """In which order the discs were taken; any order that fits, if nobody says."""
    takers = [seat for seat, discs in enumerate(taken) for _ in discs]
    if "takers" in position:
        given = listed(position["takers"], "takers")
        if sorted(given, key=str) != sorted(takers, key=str):
            counts = [len(discs) for discs in taken]
            raise BadPosition(f"takers is {given}: expected every seat as often as it took a disc, {counts}")
        takers = [whole(seat, f"takers[{i}]", 0, len(taken) - 1) for i, seat in enumerate(given)]
    else:
        chance.shuffle(takers)
    left = [discs[::-1] for discs in taken]
    return [seat * DISCS + left[seat].pop() for seat in takers]


def _read_knowledge(position: Position, state: Labyrinthe) -> None:
    """Who has seen which hidden discs: a glance at the top (LA-19), and what went under (LA-A19)."""
    if not state.agreed.secret:
        if "looked" in position:
            raise BadPosition("position has a field 'looked': only the secret form of the game has it (LA-19)")
        most = len(split(state)[1])
        state.put_under = [whole(position.get("put_under", 0), "put_under", 0, most)]
        return
    unders = by_seat(position.get("put_under", {}), "put_under", state.seats, 0)
    state.put_under = [whole(put, f"put_under[{seat}]", 0, len(state.piles[seat])) for seat, put in enumerate(unders)]
    looks = by_seat(position.get("looked", {}), "looked", state.seats, None)
    for seat, look in enumerate(looks):
        now = seat == state.turn and state.phase != OVER
        looked = now if look is None else flag(look, f"looked[{seat}]")
        if now and not looked:
            raise BadPosition(f"looked[{seat}] is false, but seat {seat} is at its turn: expected true (LA-19)")
        state.looked[seat] = looked and bool(state.piles[seat])


def _read_turns(position: Position, state: Labyrinthe) -> None:
    most = state.agreed.stall_turns - 1 if state.agreed.stall_turns else _MOST_TURNS  # 0 is never (LA-A19)
    state.since_capture = whole(position.get("since_capture", 0), "since_capture", 0, most)
    fewest = len(state.captures) + state.since_capture
    usual = fewest
    player = state.turn + 1 if state.phase == OVER else state.turn
    while usual % state.seats != player % state.seats:
        usual += 1
    state.turns = whole(position.get("turns", usual), "turns", fewest, _MOST_TURNS)
