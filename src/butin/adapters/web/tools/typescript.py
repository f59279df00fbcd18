"""TypeScript from what is said to a room and by it.

Made by `python -m butin.adapters.web.tools.typescript > client/src/wire/wire.ts`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from inspect import cleandoc
from typing import Any, get_args

import msgspec

from butin.adapters.web.http.routes import ROUTES
from butin.adapters.web.strict import strict
from butin.room.entries import Entry
from butin.room.telling.messages import Message
from butin.room.wishes import Aside, Report, TableWish, Wish

HEAD = "// Made by typescript.py from the room's messages, entries and wishes: change those, then run this again.\n"
OF_THE_GAME = {"View": ["position", "options"]}  # each game has its own: game_types.py
PLAIN = {"string": "string", "boolean": "boolean", "integer": "number", "number": "number", "null": "null"}

UNIONS = {"Entry": Entry, "TableWish": TableWish, "Report": Report, "Aside": Aside, "Wish": Wish, "Message": Message}

Names = dict[frozenset[str], str]  # what some words, or some types, are called together


def page_types() -> str:
    """All messages, answers, wishes and bodies as interfaces, and their unions."""
    answers = [route.answer for route in ROUTES if route.answer]
    bodies = [route.body for route in ROUTES if route.body]
    names = {frozenset(_names(union)): name for name, union in UNIONS.items()}
    unions = [f"export type {name} = {' | '.join(_told_shorter(name))};\n" for name in UNIONS]
    return "\n".join([HEAD, *interfaces([Message, *answers, Wish, *bodies], names), *unions])


def interfaces(kinds: Iterable[Any], names: Names | None = None) -> list[str]:
    """Dataclasses and typed dictionaries, and whatever they are made of, as interfaces; each once."""
    _, found = msgspec.json.schema_components([strict(kind) for kind in kinds], ref_template="{name}")
    return [_interface(name, schema, names or {}) for name, schema in found.items()]


def _names(union: Any) -> list[str]:
    return [kind.__name__ for kind in get_args(union)]


def _told_shorter(name: str) -> list[str]:
    """The members of a union; where others are all among them, by their name."""
    members = _names(UNIONS[name])
    among = {other: _names(union) for other, union in UNIONS.items() if set(_names(union)) < set(members)}
    return [*among, *(one for one in members if not any(one in others for others in among.values()))]


def several(kind: str) -> str:
    return f"({kind})[]" if " | " in kind else f"{kind}[]"


def _interface(name: str, schema: dict[str, Any], names: Names) -> str:
    """Fields with their types. What differs from game to game is left to the game."""
    needed = schema.get("required", [])
    fields = {field: _type(kind, names) for field, kind in schema["properties"].items()}
    free = {field: field.capitalize() for field in OF_THE_GAME.get(name, [])}
    lines = [f"  {field}{'' if field in needed else '?'}: {free.get(field, kind)};" for field, kind in fields.items()]
    if schema.get("additionalProperties", True):
        lines.append("  [field: string]: unknown;")
    usual = ", ".join(f"{own} = {fields[field]}" for field, own in free.items())
    begin = f"export interface {name}{f'<{usual}>' if usual else ''} {{"
    told = cleandoc(schema.get("description", name))  # Pythons before 3.13 leave a docstring as it is indented
    return "\n".join([f"/** {told} */", begin, *lines, "}", ""])


def _type(schema: dict[str, Any], names: Names) -> str:
    """A schema as a type; words that have a name together are called by it."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return names.get(frozenset(schema["enum"])) or " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        kinds = list(dict.fromkeys(_type(one, names) for one in schema["anyOf"]))
        return names.get(frozenset(kinds)) or " | ".join(kinds)
    if "prefixItems" in schema:
        return f"[{', '.join(_type(one, names) for one in schema['prefixItems'])}]"
    kind = schema.get("type")
    if kind == "array":
        return several(_type(schema["items"], names) if "items" in schema else "unknown")
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {}, names)}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    sys.stdout.write(page_types())
