"""What a program may do with the library, right and wrong: `python -m tests.laws.alike` prints what each call answers.

Compiled and interpreted must answer the same, and nothing but an error of ours may be raised.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from typing import Any

import butin
from butin.build_kind import build_kind
from butin.testing.ours import GAMES

THINGS: list[Any] = [
    None,
    True,
    -2,
    99,
    10**30,
    0.5,
    -1.0,
    "",
    "x",
    "0",
    b"x",
    [],
    [None],
    [["x"]],
    {},
    {0: 1},
    {"x": {}},
]
Call = tuple[str, Callable[[], object]]


def calls() -> Iterator[Call]:
    for thing in THINGS:
        yield from _to_the_library(thing)
    for game in GAMES:
        match = _played(game.name)
        for thing in THINGS:
            yield from _to_a_match(match, thing)
        yield from _positions(game.name, match.position())
        yield from _options(game.name)
        yield f"{game.name}: copies", lambda match=match: _copies(match)  # type: ignore[misc]
        yield f"{game.name}: subclass", lambda name=game.name: _subclass(name)  # type: ignore[misc]


def _copies(match: Any) -> object:
    """Whatever a match gives can be copied and kept, and goes on as it would have."""
    copies = [match.clone(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    whole = match, match.state, match.journal, match.story, match.view(0), match.position(), match.journal.entries
    parts: list[Any] = [pickle.loads(pickle.dumps(part)) for part in whole]
    parts += [copy.deepcopy(part) for part in whole]
    told = [_gone_on(one) for one in (*copies, parts[0], parts[len(whole)])]
    assert all(one == told[0] for one in told)
    assert [match.game.write(state) for state in (parts[1], parts[len(whole) + 1])] == [match.position()] * 2
    assert all(one.game is match.game for one in copies)
    return told[0], match, parts[2].save(), [repr(part) for part in parts[3:]][:3]


def _gone_on(match: Any) -> list[object]:
    """The next moves, what they told, and where they led."""
    told: list[object] = []
    for _ in range(12):
        if not match.over:
            seat = match.actors[0]
            told.append(repr(match.play(seat, match.legal(seat)[0])))
    return [*told, match.position(), match.save(), repr(match.story)]


def _subclass(name: str) -> object:
    """A program may have matches of its own kind."""

    class Mine(butin.Match):
        def __repr__(self) -> str:
            return "mine: " + super().__repr__()

    match = butin.new(name, seats=2, seed=3)
    return Mine(match.game, match.journal)


def _played(name: str) -> Any:
    match = butin.new(name, seats=2, seed=3)
    for _ in range(5):
        seat = match.actors[-1]
        match.play(seat, match.legal(seat)[-1])
    return match


def _to_the_library(thing: Any) -> Iterator[Call]:
    for name in ("seats", "seed", "options", "shares", "first"):
        given: dict[str, Any] = {"seats": 2, "seed": 1, name: thing}
        yield f"new({name}={thing!r})", lambda given=given: butin.new("voleurs", **given)  # type: ignore[misc]
    yield f"new({thing!r})", lambda: butin.new(thing, seats=2, seed=1)
    yield f"game({thing!r})", lambda: butin.game(thing)
    yield f"load({thing!r})", lambda: butin.load(thing)
    yield f"set_up({thing!r})", lambda: butin.set_up("voleurs", thing, seats=2, seed=1)
    yield f"set_up(options={thing!r})", lambda: butin.set_up("voleurs", {}, seats=2, seed=1, options=thing)


def _to_a_match(match: Any, thing: Any) -> Iterator[Call]:
    name, seat = match.game.name, match.actors[0]
    yield f"{name}: legal({thing!r})", lambda: match.legal(thing)
    yield f"{name}: view({thing!r})", lambda: match.view(thing)
    yield f"{name}: play({thing!r}, ...)", lambda: match.play(thing, "x")
    yield f"{name}: play(..., {thing!r})", lambda: match.play(seat, thing)
    yield f"{name}: play(at={thing!r})", lambda: match.clone().play(seat, match.legal(seat)[0], thing)
    yield f"{name}: seen_by({thing!r})", lambda: [event.seen_by(thing) for event in match.story]


def _positions(name: str, position: Any) -> Iterator[Call]:
    """Each field of a position, however deep, with something else in its place."""
    for path in _paths(position):
        for thing in THINGS:
            yield f"{name}: {path} is {thing!r}", lambda path=path, thing=thing: _set_up(name, position, path, thing)  # type: ignore[misc]


def _set_up(name: str, position: Any, path: list[Any], thing: Any) -> object:
    changed = inner = copy.deepcopy(position)
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = thing
    return butin.set_up(name, changed, seats=2, seed=1).position()


def _paths(thing: Any, before: tuple[Any, ...] = ()) -> Iterator[list[Any]]:
    """The way to the first of each kind of thing; and to a field that is none."""
    inner = [*thing.items(), (7, None)] if isinstance(thing, dict) else list(enumerate(thing))[:1]
    for step, value in inner:
        yield [*before, step]
        if isinstance(value, (dict, list)):
            yield from _paths(value, (*before, step))


def _options(name: str) -> Iterator[Call]:
    for option in [*(option.name for option in butin.game(name).options), 7]:
        for thing in THINGS:
            given: Any = {option: thing}
            yield f"{name}: {given}", lambda given=given: butin.new(name, seats=2, seed=1, options=given).position()  # type: ignore[misc]


def answer(call: Callable[[], object]) -> str:
    """What comes of it, in one line; nobody may hear of it by anything else than an error of ours."""
    try:
        found = call()
    except butin.ButinError as error:
        again = pickle.loads(pickle.dumps(error))
        assert (repr(again), vars(again)) == (repr(error), vars(error))
        return f"{type(error).__name__}: {error}"
    except Exception as error:  # noqa: BLE001
        return f"BROKEN {type(error).__name__}: {error}"
    return repr(found)


def main() -> None:
    print(build_kind())
    for name, call in calls():
        print(name, "->", answer(call))


if __name__ == "__main__":
    main()
