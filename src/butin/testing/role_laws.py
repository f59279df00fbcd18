"""Whether what a game says of its position is enough to draw and to play it without a board of its own."""

from __future__ import annotations

import re
from typing import Any

from butin.adapters.drawn import Drawn, drawn
from butin.adapters.texts import Words, languages
from butin.core.game import AnyGame, View
from butin.core.roles import Role, reading
from butin.testing.case import Case, Skipped, claim


def roles_are_enough(case: Case) -> None:
    said = drawn(case.game)
    if not said.roles:
        raise Skipped(f"{case.game.package} has no shapes.py: moves are a list of buttons")
    if not said.said:
        raise Skipped("its shapes.py gives no roles: how everything lies is guessed from its types")
    for state in case.moments(3):
        for seat in state.actors() or [0]:
            _drawable(case.game, said, case.game.view(state, seat))


def _drawable(game: AnyGame, said: Drawn, view: View) -> None:
    position = view["position"]
    unknown = sorted(position.keys() - said.roles.keys())
    claim(not unknown, f"{', '.join(unknown)} of the position has no role in shapes.py: UNSEEN is one, too")
    for move in view["legal"]:
        named = reading(said.moves, move)
        if named is None:
            claim(_has_word(game, move), f"no touch() of MOVES reads the move {move!r}, and no {_word(move)} names it")
        for field, words in (named or {}).items():
            claim(field in said.roles, f"MOVES fill a hole with {field}, which no position has")
            seen = spots(said.roles[field], position.get(field), view["seat"])
            unseen = [word for word in words if word not in seen]
            claim(
                not unseen, f"the move {move!r} names {unseen}, and seat {view['seat']} sees {sorted(seen)} in {field}"
            )


def spots(role: Role, value: Any, seat: int) -> set[str]:
    """How moves may call what a seat sees in a field."""
    if role.form == "grid":
        rows = [list(line) for line in value]
        return {square(role, row, column) for row, line in enumerate(rows) for column in range(len(line))}
    if role.form == "track":
        return {str(step) for step in range(role.steps)}
    if role.parts:
        return {str(place) for place in range(len(value))}
    held = value[seat] if role.own and seat >= 0 else value
    return {str(one) for one in _flat(held)}


def square(role: Role, row: int, column: int) -> str:
    """How a move calls one."""
    return role.square.format(row=row + 1, column=column + 1, letter=chr(ord("a") + column))


def _flat(value: Any) -> list[Any]:
    return [one for inner in value for one in _flat(inner)] if isinstance(value, list) else [value]


def _has_word(game: AnyGame, move: str) -> bool:
    return all(Words(game.package, one, [], alone=True).has(_word(move)) for one in languages(game.package))


def _word(move: str) -> str:
    return f"move-{re.sub(r'[^A-Za-z0-9_]+', '-', move).strip('-')}"
