"""Dice as data. Short forms: `red` lies on the bazaar; `{colour: red, place: beside}`; `{colour: red, on: 3}`."""

from __future__ import annotations

from typing import Final

from butin.core.errors import BadPosition
from butin.core.reading import HOLE, Position, is_whole, known_fields, listed, mapped, named, whole
from butin.games.attrap_tresors.box import COLOURS, DIE
from butin.games.attrap_tresors.dice import (
    EXACTLY,
    FLOOR,
    NOTHING_UNDER,
    ON_BAZAAR,
    PLACES,
    UNTHROWN,
    UPON,
    overlap,
    place_of,
    pour,
    under,
)
from butin.games.attrap_tresors.souk import STACKED, THROW, Souk

IN_HAND: Final = "unthrown"
_UPON: Final = ("on", True)  # short for upon; YAML takes a bare `on` for true


def write_dice(souk: Souk) -> list[object]:
    """Each die with its place; those at the end that are not thrown yet are left out, unless a stack is to blame."""
    dice: list[object] = []
    for die, colour in enumerate(souk.colours):
        x, y = souk.xs[die], souk.ys[die]
        place = PLACES[place_of(x, y)]
        lying: Position = {"colour": COLOURS[colour], "place": place, "x": x, "y": y, "upon": souk.ons[die]}
        dice.append(IN_HAND if colour == UNTHROWN else lying)
    while dice and dice[-1] == IN_HAND and souk.phase != STACKED:
        dice.pop()
    return dice


def write_cup(souk: Souk) -> list[object]:
    dice: list[object] = []
    for colour, how, x, y in souk.cup:
        coming: Position = {"colour": COLOURS[colour]}
        if how == EXACTLY:
            coming["x"], coming["y"] = x, y
        elif how == UPON:
            coming["upon"] = x
        else:
            coming["place"] = PLACES[how]
        dice.append(coming)
    return dice


def read_dice(value: object, souk: Souk, lying: bool, phase: int) -> list[int]:
    """Put the dice of a position on the plane; `lying` says that all of them have been thrown.

    The answer is the dice whose colour is not said.
    """
    count = len(souk.colours)
    given: list[object] = [HOLE] * count if lying and value is None else []
    if value is not None:
        given = [HOLE] * whole(value, "dice", 0, count) if is_whole(value) else listed(value, "dice")[:]
    if len(given) > count:
        raise BadPosition(f"dice has {len(given)} entries: expected at most {count}")
    all_lie = lying or (bool(given) and phase != THROW)
    given += [HOLE if all_lie else IN_HAND] * (count - len(given))
    falls = [[] if die == IN_HAND else _fall(die, f"dice[{i}]", souk) for i, die in enumerate(given)]
    if phase == STACKED and value is None:
        falls[-1] = [falls[-1][0], UPON, 0, 0]
    _lay(falls, souk)
    return [i for i, die in enumerate(given) if die == HOLE or (isinstance(die, dict) and _colourless(die))]


def read_cup(value: object, souk: Souk) -> list[list[int]]:
    dice: list[object] = [HOLE] * whole(value, "cup", 0, 99) if is_whole(value) else listed(value, "cup")
    return [_fall(die, f"cup[{i}]", souk)[:4] for i, die in enumerate(dice)]


def _colourless(die: Position) -> bool:
    return die.get("colour", HOLE) == HOLE


def _fall(value: object, where: str, souk: Souk) -> list[int]:
    """A die's colour and how it lies: see `pour`."""
    given = mapped({"colour": value} if isinstance(value, str) else value, where)
    fields = {"upon" if name in _UPON else name: part for name, part in given.items()}
    known_fields(fields, ["colour", "place", "x", "y", "upon"], where)
    word = fields.get("colour", HOLE)
    colour = souk.chance.below(len(COLOURS)) if word == HOLE else named(word, f"{where}.colour", COLOURS)
    on = whole(fields.get("upon", NOTHING_UNDER), f"{where}.upon", NOTHING_UNDER, len(souk.colours) - 1)
    place = named(fields.get("place", PLACES[ON_BAZAAR]), f"{where}.place", PLACES)
    if souk.tidy and (place != ON_BAZAAR or on != NOTHING_UNDER):
        raise BadPosition(f"{where} does not lie flat on the bazaar, but tidy_dice says that all do")
    if "x" not in fields and "y" not in fields:
        return [colour, place, 0, 0] if on == NOTHING_UNDER else [colour, UPON, on, 0]
    x = whole(fields.get("x", 0), f"{where}.x", -FLOOR, FLOOR)
    y = whole(fields.get("y", 0), f"{where}.y", -FLOOR, FLOOR)
    if place_of(x, y) != place and ("place" in fields or souk.tidy):
        raise BadPosition(f"{where}.place is {PLACES[place]!r}, but x and y say {PLACES[place_of(x, y)]!r}")
    return [colour, EXACTLY, x, y, on]


def _lay(falls: list[list[int]], souk: Souk) -> None:
    """Exact places first, then what only needs a free spot, then what rests on others."""
    colours, xs, ys, ons = souk.colours, souk.xs, souk.ys, souk.ons
    for die, fall in enumerate(falls):
        if fall and fall[1] == EXACTLY:
            colour, _, x, y, on = fall
            if on == NOTHING_UNDER and _flat_under(souk, x, y):
                raise BadPosition(f"dice[{die}] overlaps another die: say which one it rests on with 'upon'")
            colours[die], xs[die], ys[die], ons[die] = colour, x, y, on
    for die, fall in enumerate(falls):
        if fall and fall[1] <= EXACTLY - 1:
            pour(colours, xs, ys, ons, die, fall, souk.chance)
    waiting = [die for die, fall in enumerate(falls) if fall and fall[1] == UPON]
    while waiting:
        ready = [die for die in waiting if colours[falls[die][2]] != UNTHROWN]
        if not ready:
            raise BadPosition(
                f"dice[{waiting[0]}].upon is {falls[waiting[0]][2]}: expected a die that lies on the table"
            )
        for die in ready:
            pour(colours, xs, ys, ons, die, falls[die], souk.chance)
            waiting.remove(die)
    _check_rest(souk)


def _flat_under(souk: Souk, x: int, y: int) -> bool:
    """Whether a flat die lies at this place already."""
    flat = [UNTHROWN if on != NOTHING_UNDER else colour for colour, on in zip(souk.colours, souk.ons, strict=True)]
    return under(flat, souk.xs, souk.ys, x, y) != NOTHING_UNDER


def _check_rest(souk: Souk) -> None:
    """Whatever lies on a die lies on one that is there, touches it, and rests at last on one that lies flat."""
    for die, below in enumerate(souk.ons):
        if below == NOTHING_UNDER:
            continue
        where = f"dice[{die}].upon is {below}"
        if souk.colours[below] == UNTHROWN:
            raise BadPosition(f"{where}: expected a die that lies on the table")
        if not overlap(souk.xs, souk.ys, die, below):
            raise BadPosition(f"{where}, which lies elsewhere: expected less than {DIE} mm between them")
        lowest = below
        for _ in souk.ons:
            lowest = souk.ons[lowest] if lowest != NOTHING_UNDER else lowest
        if lowest != NOTHING_UNDER:
            raise BadPosition(f"{where}, which leads round in a ring: expected a die that lies flat at the bottom")
