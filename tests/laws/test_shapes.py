"""What a game says of its position is what every seat sees, and the boards' types are made from it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NotRequired, get_origin, get_type_hints

import msgspec
import pytest

from butin.adapters.drawn import shapes_of
from butin.adapters.web.strict import strict
from butin.adapters.web.tools.game_types import board_types, typescript
from butin.core.chance import FastChance
from butin.core.errors import ButinError
from butin.core.game import WATCHER, AnyGame
from butin.core.options import Options
from butin.core.reading import Position
from butin.core.state import State
from butin.testing.evenings import any_options, evening
from butin.testing.ours import GAMES

ROOT = Path(__file__).parents[2]
ANYTHING = re.compile(r"[:<|&,]\s*any\s*[\[\]>,;)|&={]|\bas any\b")
SEEDS = 3
FEW = 12  # moves from one look at the table to the next, more in a long match
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


@every_game
def test_every_seat_and_every_watcher_sees_what_the_shapes_say(game: AnyGame) -> None:
    met: dict[str, list[Position]] = {form.__name__: [] for form in shapes_of(game)}
    for seats in game.seats:
        for seed, options in enumerate(agreements(game, seats)):
            for position in seen(game, seats, options, seed):
                met[fitting(game, position)].append(position)
    for form in shapes_of(game):
        for field in optional(form):
            there = {field in position for position in met[form.__name__]}
            assert there == {True, False}, f"{field} of {form.__name__} is always there, or never"
        assert met[form.__name__], f"nobody ever sees {form.__name__}"


@every_game
def test_a_position_of_another_shape_is_noticed(game: AnyGame) -> None:
    position = next(seen(game, 2, game.settle(2, None), 1))
    fitting(game, position)
    name = next(iter(position))
    without = {field: value for field, value in position.items() if field != name}
    for wrong in ({**position, "more": 1}, without, {**position, name: 1.5}):
        with pytest.raises(AssertionError, match="fits none"):
            fitting(game, wrong)


@every_game
def test_the_board_s_types_are_fresh(game: AnyGame) -> None:
    path = board_types(game)
    assert path is not None
    assert path.read_text("utf-8") == typescript(game), "run: python -m butin.adapters.web.tools.game_types"


def test_a_game_that_does_not_say_its_shapes_has_plain_types() -> None:
    plain = replace(GAMES[0], package="json")
    assert shapes_of(plain) == []
    assert "export type Position = Record<string, unknown>;" in typescript(plain)
    assert "export type Told = wire.Event;" in typescript(plain)
    assert board_types(plain) is None


def test_nothing_in_the_page_is_of_a_type_that_takes_anything() -> None:
    sources = [*(ROOT / "client/src").rglob("*"), *(ROOT / "src/butin/games").glob("*/board/*")]
    found = [path for path in sources if path.suffix in (".ts", ".svelte") and ANYTHING.search(path.read_text("utf-8"))]
    assert len(sources) > 100
    assert found == []


def fitting(game: AnyGame, position: Position) -> str:
    """The name of the form that a position has, to the last field."""
    faults: list[str] = []
    for form in shapes_of(game):
        try:
            msgspec.convert(position, strict(form))
        except msgspec.ValidationError as error:
            faults.append(str(error))
        else:
            return str(form.__name__)
    raise AssertionError(f"{position} fits none of {shapes_of(game)}: {faults}")


def optional(form: Any) -> list[str]:
    hints = get_type_hints(form, include_extras=True)
    return [name for name, hint in hints.items() if get_origin(hint) is NotRequired]


def agreements(game: AnyGame, seats: int) -> Iterator[Options]:
    """Every value of every option that has few, each by itself; then anything together."""
    for option in game.options:
        flags = [False, True] if isinstance(option.default, bool) else []
        for value in flags or ([] if option.several or option.each else option.values):
            try:
                yield game.settle(seats, {option.name: value})
            except ButinError:  # not with so many seats
                continue
    for seed in range(SEEDS):
        yield any_options(game, seats, FastChance(seed))


def seen(game: AnyGame, seats: int, options: Options, seed: int) -> Iterator[Position]:
    """What is seen in one evening of any moves, at its beginning, now and then, and at its end."""
    state = game.deal(seats, options, FastChance(seed), None, 0)
    due = 0
    for number, _ in enumerate(evening(state, FastChance(seed))):
        if number == due:
            yield from looks(game, state)
            due += FEW + number // 8
    yield from looks(game, state)


def looks(game: AnyGame, state: State) -> Iterator[Position]:
    """The table as a page gets it from each seat and as a watcher, with and without what all may remember."""
    for seat in [WATCHER, *range(state.seats)]:
        own = {} if seat == WATCHER else game.own(state, seat)
        for position in ({**game.open(state), **own}, game.see(state, seat)):
            yield msgspec.json.decode(msgspec.json.encode(position))
