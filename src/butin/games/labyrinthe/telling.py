"""What a push and a walk did, for people."""

from __future__ import annotations

from butin.core.state import Event
from butin.games.labyrinthe.components import ARROWS, NAMES
from butin.games.labyrinthe.maze import CARDS, LINES, letters_of, name_of


def told_push(seat: int, arrow: int, card: int, sides: int, out: int) -> Event:
    values: dict[str, object] = {"card": CARDS[card], "sides": letters_of(sides), "out": CARDS[out]}
    return Event("pushed", "LA-6", {"seat": seat, "arrow": ARROWS[arrow], **values})


def told_travels(arrow: int, card: int, out: int, places: list[int], target: int) -> list[Event]:
    """Treasures that came in or went out with their cards; of a target that all know, its own gap says so."""
    events: list[Event] = []
    for disc, place in enumerate(places):
        if place == card:
            values: dict[str, object] = {"treasure": NAMES[disc], "square": name_of(LINES[arrow][0])}
            events.append(Event("treasure_entered", "LA-A7" if disc == target else "LA-9", values))
        if place == out:
            events.append(Event("treasure_left", "LA-A8" if disc == target else "LA-9", {"treasure": NAMES[disc]}))
    return events


def told_rides(seat: int, arrow: int, before: list[int], after: list[int]) -> list[Event]:
    """Ghosts that went with their cards, one's own among them."""
    events: list[Event] = []
    for holder, square in enumerate(before):
        values: dict[str, object] = {"seat": holder, "square": name_of(after[holder])}
        if square == LINES[arrow][-1]:
            events.append(Event("brought_round", "LA-A11" if holder == seat else "LA-10", values))
        elif square != after[holder]:
            events.append(Event("carried", "LA-10", values))
    return events


def told_walk(seat: int, squares: list[int]) -> Event:
    path: list[object] = [name_of(square) for square in squares]
    kind = "stayed" if len(path) == 1 else "walked"
    return Event(kind, "LA-11", {"seat": seat, "square": path[-1], "path": path})
