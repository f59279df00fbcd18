"""TypeScript from what a game shows and tells, for its board, by `python -m butin.adapters.web.tools.game_types`.

The position comes from the game's shapes.py, the events from its events.py; a game without them has plain fields.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Literal, get_args, get_origin

import butin
from butin.adapters.drawn import part, shapes_of
from butin.adapters.web.tools.typescript import Names, interfaces, several
from butin.core.events import Sort
from butin.core.game import AnyGame
from butin.core.options import Option

HEAD = """\
// Made from the game's shapes.py, events.py and options by game_types.py: change those, then run it again.
import type * as wire from "@page/wire/wire";
"""
LOOSE = "Record<string, unknown>"


def typescript(game: AnyGame) -> str:
    """The types of a game's board: words, its position, its options, its view and every event that may be told."""
    words = _words(part(game, "shapes"))
    names = {frozenset(among): name for name, among in words.items()}
    blocks = [f"export type {name} = {_union(among)};" for name, among in words.items()]
    blocks += [""] if words else []
    blocks += _position(game, names)
    blocks += ["export interface Options {", *[_option(one, names) for one in game.options], "}", ""]
    blocks.append("/** What a seat may know of the match. */\nexport type View = wire.View<Position, Options>;\n")
    return "\n".join([HEAD, *blocks, _told(part(game, "events"), names)])


def board_types(game: AnyGame) -> Path | None:
    """Where the types of a game's board lie; None for a game without a board."""
    board = Path(str(import_module(game.package).__file__)).parent / "board"
    return board / "shapes.ts" if (board / "game.ts").exists() else None


def _words(shapes: ModuleType | None) -> dict[str, list[str]]:
    named = vars(shapes) if shapes else {}
    return {name: list(get_args(kind)) for name, kind in named.items() if get_origin(kind) is Literal}


def _position(game: AnyGame, names: Names) -> list[str]:
    forms = shapes_of(game)
    called = [form.__name__ for form in forms]
    union = [] if called == ["Position"] else [f"export type Position = {' | '.join(called) or LOOSE};\n"]
    return [*interfaces(forms, names), *union]


def _option(option: Option, names: Names) -> str:
    kind = "boolean" if isinstance(option.default, bool) else "number"
    if option.values:
        kind = names.get(frozenset(option.values)) or _union(option.values)
    return f"  {option.name}: {several(kind) if option.several or option.each else kind};"


def _told(events: ModuleType | None, names: Names) -> str:
    kinds = events.EVENTS if events else {}
    if not kinds:
        return "export type Told = wire.Event;\n"
    lines = [
        f"  | {{ kind: {_quoted(kind)}; rule: string; to?: number{_values(kinds[kind], names)} }}" for kind in kinds
    ]
    return "\n".join(["/** An event, as on the wire. */", "export type Told =", *lines]) + ";\n"


def _values(sorts: dict[str, Sort], names: Names) -> str:
    return "".join(f"; {name}: {_value(sort, names)}" for name, sort in sorts.items())


def _value(sort: Sort, names: Names) -> str:
    kind = "number" if sort.words is None else names.get(frozenset(sort.words), "string")
    return several(kind) if sort.several else kind


def _union(words: list[str]) -> str:
    return " | ".join(_quoted(word) for word in words)


def _quoted(word: str) -> str:
    return f'"{word}"'


def main() -> None:
    for name in butin.games():
        path = board_types(butin.game(name))
        if path is not None:
            path.write_text(typescript(butin.game(name)), "utf-8")


if __name__ == "__main__":
    main()
