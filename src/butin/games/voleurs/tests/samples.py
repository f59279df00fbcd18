"""Voleurs: a turn with everything to choose, the same for others, and the way from one game to the next."""

from __future__ import annotations

import butin
from butin.core.game import WATCHER
from butin.core.match import Match
from butin.core.options import Options
from butin.testing.seen import Seen, acts_of, told, view

PILES = [
    {"top": "keg", "owner": 2, "height": 6},
    {"top": "keg", "height": 1},
    {"top": "crown", "owner": 0, "height": 2},
    {"top": "ham", "owner": 1, "height": 3},
    *({"top": motif, "height": 1} for motif in ("coach", "painting", "wine", "moneybag")),
]
HAND = ["candlestick", "crown", "ham", "keg", "keg"]
BEFORE, AFTER = 13, 2  # moves round the end of the first game


def samples() -> Seen:
    match, steps, returned = _two_games()
    return {
        "turn": view(_turn(hide_heights=False), 0),
        "other": view(_turn(hide_heights=False), 1),
        "plays": _plays(hide_heights=False),
        "watched": view(_turn(hide_heights=False), WATCHER),
        "hidden": view(_turn(hide_heights=True), 0),
        "hidden_plays": _plays(hide_heights=True),
        "steps": steps,
        "returned": returned,
        "over": view(match, 0),
        "six": view(_six(), WATCHER),
    }


def _turn(hide_heights: bool) -> Match:
    options: Options = {"hide_heights": hide_heights}
    return butin.set_up("voleurs", {"piles": PILES, "hands": {0: HAND}}, seats=3, seed=1, options=options)


def _six() -> Match:
    """Six at the table, and everybody has a pile."""
    tops = ("crown", "ham", "coach", "painting", "wine", "moneybag")
    piles = [{"top": top, "owner": seat, "height": 2} for seat, top in enumerate(tops)]
    middle = [{"top": top, "height": 1} for top in ("keg", "cow")]
    return butin.set_up("voleurs", {"piles": [*piles, *middle]}, seats=6, seed=1)


def _plays(hide_heights: bool) -> Seen:
    """What each legal move of the turn does to its pile."""
    legal = view(_turn(hide_heights), 0)["legal"]
    return {move: told(_turn(hide_heights).play(0, move), 0)[0] for move in legal}


def _two_games() -> tuple[Match, list[Seen], Seen]:
    """The match, what seat 0 sees round the end of its first game, and what it sees if it comes in after a move."""
    match = butin.new("voleurs", seats=3, seed=1, options={"games": 2})
    steps: list[Seen] = []
    returned: Seen = {}
    for seat, move in acts_of(match, ["renard"], 1):
        before = view(match, 0)
        events = match.play(seat, move)
        steps.append({"before": before, "events": told(events, 0)})
        returned = returned or {"events": told(events, 0), "after": view(match, 0, fresh=True)}
    end = next(n for n, step in enumerate(steps) if any(event["kind"] == "scored" for event in step["events"]))
    return match, steps[end - BEFORE + 1 : end + AFTER + 1], returned
