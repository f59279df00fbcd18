"""Bots at a table: each is given a view, imagines a world from it, and asks its policy."""

from __future__ import annotations

from typing import Any

from butin.bots.search import Search, Thought
from butin.core.chance import Chance
from butin.core.character import THINK, Character, Guide, Pause
from butin.core.dial import dialled
from butin.core.errors import UnknownName, nearest
from butin.core.game import WAIT, AnyGame, Policy, View
from butin.core.state import TABLE, State, Tell


def careless(state: Any, seat: int, chance: Chance) -> int:
    """Any legal move."""
    return chance.pick(state.legal(seat))


class Paced:
    """A policy whose hand has a pace of its own in a race."""

    def __init__(self, policy: Policy, pause: Pause) -> None:
        self.policy: Policy = policy
        self.pause: Pause = pause

    def __call__(self, state: Any, seat: int, chance: Chance) -> int:
        return self.policy(state, seat, chance)


def pause_of(game: AnyGame, policy: Policy) -> Pause:
    """How long this bot's hand takes in a race."""
    return policy.pause if isinstance(policy, Paced) else game.pause


class Searcher:
    """A policy that searches: for a given number of iterations, or within its guide's bounds."""

    def __init__(self, game: AnyGame, guide: Guide, iterations: int = 0) -> None:
        self.game: AnyGame = game
        self.guide: Guide = guide
        self.iterations: int = iterations or guide.iterations
        self.ms: int = 0 if iterations else guide.ms

    def __call__(self, state: Any, seat: int, chance: Chance) -> int:
        reflex = self.guide.reflex
        move = THINK if reflex is None else reflex(state, seat, chance)
        return move if move != THINK else self.think(state, seat, chance).best

    def think(self, state: Any, seat: int, chance: Chance) -> Thought:
        """What is to be said about every move; the state may be any world that fits what the seat sees."""
        search = Search(self.game, self.guide, state, seat, chance)
        return search.run(self.iterations if len(search.moves) > 1 else 1, self.ms)


def policies(game: AnyGame, iterations: int = 0) -> dict[str, Policy]:
    """Every bot of a game by name, the careless one first; a game may bring a careless one of its own.

    With a number of iterations, who searches is bound by that alone and not by time.
    """
    found: dict[str, Policy] = {}
    for name in game.levels():
        character = game.characters.get(name)
        found[name] = careless if character is None else _mind(game, character, iterations)
    return found


def policy_named(game: AnyGame, name: str) -> Policy:
    """A bot by its text: a character, or a number on the dial. `loup@500` searches for 500 iterations a move."""
    value = None if game.dial is None else dialled(name)
    if game.dial is not None and value is not None:
        return _mind(game, game.dial.character(value), 0)
    bare, sign, number = name.partition("@")
    iterations = int(number) if number.isascii() and number.isdecimal() and len(number) < 10 else 0
    found = policies(game, iterations)
    if bare not in found or (sign and not (iterations and _searches(game, bare))):
        raise _no_such_bot(game, name)
    return found[bare]


def _no_such_bot(game: AnyGame, name: str) -> UnknownName:
    cure = nearest(name, list(game.levels()))
    if cure.endswith("?"):
        return UnknownName(f"unknown bot {name!r}{cure}")
    return UnknownName(f"there is no bot {name!r}: expected {game.expected_bots()}")


def _searches(game: AnyGame, name: str) -> bool:
    return name in game.characters and game.characters[name].guide is not None


def _mind(game: AnyGame, character: Character, iterations: int) -> Policy:
    mind = character.policy if character.guide is None else Searcher(game, character.guide, iterations)
    assert mind is not None
    return mind if character.pause is None else Paced(mind, character.pause)


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
            pause = pause_of(game, bots[seat])(state, seat, move, chance)
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
