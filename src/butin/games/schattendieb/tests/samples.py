"""Schattendieb: for every kind of event a move that brings it, and for every step a decision."""

from __future__ import annotations

from collections.abc import Iterator

import butin
from butin.core.chance import FastChance
from butin.testing.evenings import any_options
from butin.testing.seen import Seen, acts_of, told, view

FORESEEN = {"stored", "closed", "lock_failed", "lock_wasted"}  # the board says beforehand what a move brings
ENOUGH = 40  # evenings in which all of it happens


def samples() -> list[Seen]:
    """The first move of each sort, in the eyes of whoever made it, or of somebody else."""
    met: set[str] = set()
    found: list[Seen] = []
    for moment in _moments():
        fresh = _sorts(moment) - met
        if fresh:
            met |= fresh
            found.append(moment)
    return found


def _moments() -> Iterator[Seen]:
    game = butin.game("schattendieb")
    for seed in range(ENOUGH):
        seats = game.seats[seed % len(game.seats)]
        options = {**any_options(game, seats, FastChance(seed)), "games": 2}
        match = butin.new("schattendieb", seats, seed, options)
        for seat, move in acts_of(match, ["careless", "hibou"], seed):
            eyes = [seat, (seat + 1) % seats]
            before = [view(match, eye) for eye in eyes]
            events = match.play(seat, move)
            for eye, saw in zip(eyes, before, strict=True):
                own = move if eye == seat else ""
                yield {"before": saw, "move": own, "events": told(events, eye), "after": view(match, eye)}


def _sorts(moment: Seen) -> set[str]:
    """What is worth showing of a move: the kinds of its events, and a step where there is much to choose from."""
    before = moment["before"]
    position = before["position"]
    hand = position["hands"][before["seat"]]
    single = [card for card in hand if f"add {card}" in before["legal"]]
    rich = len(before["legal"]) > 2 and len(hand) > 2 and (position["phase"] != "extras" or 1 < len(single) < len(hand))
    sorts = {event["kind"] for event in moment["events"]}
    sorts |= {f"{len(event['seats'])} at once" for event in moment["events"] if event["kind"] == "all_locked_at_once"}
    if moment["move"]:
        sorts |= {f"own {_first_word(moment['move'])}, {kind}" for kind in sorts & FORESEEN}
    if not before["legal"]:
        sorts.add(f"another in step {position['phase']}")
    return sorts | {f"step {position['phase']}"} if rich else sorts


def _first_word(move: str) -> str:
    """`take`, `add`, or what is laid."""
    return move.split(maxsplit=1)[0].rstrip("0123456789")
