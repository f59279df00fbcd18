"""What a seat may know of a written position: the secrets law once more, from the rules and not from the views."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Position = dict[str, Any]
Path = tuple[str | int, ...]
HOLE = "?"


def _voleurs(whole: Position, seat: int, options: Position) -> Position:
    heights_hidden = options["hide_heights"] and not whole["done"]
    log_hidden = heights_hidden or (options["hide_log"] and not whole["done"])
    known = {name: value for name, value in whole.items() if name != "log" or not log_hidden}
    known["hands"] = _own(whole["hands"], seat)
    known["stock"] = len(whole["stock"])
    known["piles"] = [
        {
            "top": pile["cards"][-1],
            "owner": pile["owner"],
            **({} if heights_hidden else {"height": len(pile["cards"])}),
            **({} if log_hidden else {"cards": pile["cards"]}),
        }
        for pile in whole["piles"]
    ]
    return known


def _schattendieb(whole: Position, seat: int, options: Position) -> Position:
    face_down = whole["phase"] == "choose"
    return {
        **whole,
        "hands": _own(whole["hands"], seat),
        "fronts": [
            [HOLE] * len(front) if face_down and holder != seat else front
            for holder, front in enumerate(whole["fronts"])
        ],
        "pile": len(whole["pile"]),
        "discard_unseen": len(whole["discard_unseen"]),
        "extras": [
            HOLE if answer is not None and holder != seat else answer for holder, answer in enumerate(whole["extras"])
        ],
    }


def _attrap_tresors(whole: Position, seat: int, options: Position) -> Position:
    known = {name: value for name, value in whole.items() if name != "cup"}
    open_tasks = {seat, *whole["shown"]} if len(whole["cards"]) > 2 else range(3)
    known["tasks"] = [task if holder in open_tasks else HOLE for holder, task in enumerate(whole["tasks"])]
    known["pile"] = len(whole["pile"])
    if "choices" in whole:
        known["choices"] = [
            HOLE if choice != "" and holder != seat else choice for holder, choice in enumerate(whole["choices"])
        ]
    return known


def _labyrinthe(whole: Position, seat: int, options: Position) -> Position:
    known = {**whole, "set_aside": [HOLE] * len(whole["set_aside"])}
    if options["variant"] == "common":
        known["face_down"] = _bottom(whole["face_down"], whole["put_under"])
        return known
    known["target"] = [
        target if target == "none" or (holder == seat and _has_seen_target(whole, seat)) else HOLE
        for holder, target in enumerate(whole["target"])
    ]
    known["face_down"] = [
        _bottom(discs, whole["put_under"][holder] if holder == seat else 0)
        for holder, discs in enumerate(whole["face_down"])
    ]
    return known


def _has_seen_target(whole: Position, seat: int) -> bool:
    """By a glance, or because every disc of the pile has been seen before it went under."""
    return bool(whole["looked"][seat]) or whole["put_under"][seat] > len(whole["face_down"][seat])


def _own(hands: list[Any], seat: int) -> list[Any]:
    return [hand if holder == seat else len(hand) for holder, hand in enumerate(hands)]


def _bottom(discs: list[str], seen: int) -> list[str]:
    return [disc if place < seen else HOLE for place, disc in enumerate(discs)]


KNOWN: dict[str, Callable[[Position, int, Position], Position]] = {
    "voleurs": _voleurs,
    "schattendieb": _schattendieb,
    "attrap_tresors": _attrap_tresors,
    "labyrinthe": _labyrinthe,
}
# where hidden things may lie; what of it a seat does not know is asked of KNOWN
PLACES = {
    "voleurs": ["hands", "stock"],
    "schattendieb": ["hands", "pile", "discard_unseen"],
    "attrap_tresors": ["tasks", "pile"],
    "labyrinthe": ["target", "face_down", "set_aside"],
}


def shown(game: str, whole: Position, seat: int, options: Position) -> Position:
    """What is sent to those who hear of everything: all that is known, without what only remembers."""
    position = known(game, whole, seat, options)
    if game == "voleurs":
        position.pop("log", None)
        for pile in position["piles"]:
            pile.pop("cards", None)
    return position


def known(game: str, whole: Position, seat: int, options: Position) -> Position:
    return KNOWN[game](whole, seat, options)


def leaves(game: str, whole: Position) -> list[Path]:
    """All places where something hidden may lie, as paths into the position."""
    found: list[Path] = []
    for name in PLACES[game]:
        things = whole[name]
        for place, thing in enumerate(things if isinstance(things, list) else []):
            found += [(name, place, deep) for deep in range(len(thing))] if isinstance(thing, list) else [(name, place)]
    return found


def at(whole: Position, path: Path) -> Any:
    thing: Any = whole
    for step in path:
        thing = thing[step]
    return thing


def swapped(whole: Position, one: Path, other: Path) -> Position:
    """The position with two hidden things exchanged."""
    copy = _deep(whole)
    first, second = at(whole, one), at(whole, other)
    at(copy, one[:-1])[one[-1]] = second
    at(copy, other[:-1])[other[-1]] = first
    found: Position = copy
    return found


def _deep(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {name: _deep(value) for name, value in thing.items()}
    return [_deep(value) for value in thing] if isinstance(thing, list) else thing
