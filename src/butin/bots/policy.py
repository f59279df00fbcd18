"""Bots at a table: each is given a view, imagines a world from it, and asks its policy."""

from __future__ import annotations

from typing import Any

from butin.core.chance import Chance
from butin.core.errors import unknown
from butin.core.game import WAIT, AnyGame, Policy, View
from butin.core.state import TABLE, State, Tell


def careless(state: Any, seat: int, chance: Chance) -> int:
    """Any legal move."""
    return chance.pick(state.legal(seat))


def policies(game: AnyGame) -> dict[str, Policy]:
    """Every bot of a game by name, the careless one first; a game may bring a careless one of its own."""
    return {"careless": careless, **game.characters}


def default_bot(game: AnyGame) -> str:
    """Who sits down when nobody says who should: the first character with sense."""
    return next(name for name in game.characters if name != "careless")


def policy_named(game: AnyGame, name: str) -> Policy:
    found = policies(game)
    if name not in found:
        raise unknown("bot", name, list(found))
    return found[name]


def choose(game: AnyGame, policy: Policy, view: View, chance: Chance) -> int:
    """What a bot does with a view, which is all that it gets."""
    return policy(game.imagine(view, chance), view["seat"], chance)


def next_act(game: AnyGame, state: State, bots: list[Policy], chance: Chance) -> tuple[int, int]:
    """The next seat to act and its move. In a race every hand is asked and the fastest moves."""
    actors = state.actors()
    if not game.racing(state):
        return actors[0], _asked(game, state, actors[0], bots[actors[0]], chance)
    fastest: tuple[int, int, int] | None = None
    for seat in actors:
        move = _asked(game, state, seat, bots[seat], chance)
        if move != WAIT:
            pause = game.pause(state, seat, move, chance)
            if fastest is None or pause < fastest[0]:
                fastest = (pause, seat, move)
    if fastest is None:  # all hands rest, so the table moves the game on
        return TABLE, state.legal(TABLE)[0]
    return fastest[1], fastest[2]


def _asked(game: AnyGame, state: State, seat: int, policy: Policy, chance: Chance) -> int:
    if policy is careless:  # it looks at nothing but its legal moves, so no world has to be imagined
        return careless(state, seat, chance)
    return choose(game, policy, game.view(state, seat), chance)


def play_out(game: AnyGame, state: State, bots: list[Policy], chance: Chance, tell: Tell | None = None) -> int:
    """Let bots play to the end; how many moves it took."""
    moves = 0
    while state.actors():
        seat, move = next_act(game, state, bots, chance)
        state.play(seat, move, tell)
        moves += 1
    return moves
