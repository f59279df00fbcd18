"""TypeScript from the room's messages: `python -m butin.adapters.web.typescript > client/src/lib/wire.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import Any, get_args

import msgspec

from butin.adapters.web.routes import ROUTES
from butin.adapters.web.strict import strict
from butin.room.telling.messages import Message, Wish

HEAD = "// Made from room/telling/messages.py by typescript.py: change that, then run this again.\n"
PLAIN = {"string": "string", "boolean": "boolean", "integer": "number", "number": "number", "null": "null"}


def page_types() -> str:
    """All messages, answers and bodies as interfaces, and the union of what comes by the socket."""
    received = get_args(Message)
    answers = [route.answer for route in ROUTES if route.answer]
    bodies = [route.body for route in ROUTES if route.body]
    union = f"export type Message = {' | '.join(kind.__name__ for kind in received)};\n"
    return "\n".join([HEAD, *interfaces([*received, *answers, Wish, *bodies]), union])


def interfaces(kinds: Iterable[Any]) -> list[str]:
    """Dataclasses and typed dictionaries, and whatever they are made of, as interfaces; each once."""
    _, found = msgspec.json.schema_components([strict(kind) for kind in kinds], ref_template="{name}")
    return [_interface(name, schema) for name, schema in found.items()]


def _interface(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    fields = [
        f"  {field}{'' if field in needed else '?'}: {_type(kind)};" for field, kind in schema["properties"].items()
    ]
    return "\n".join([f"/** {schema.get('description', name)} */", f"export interface {name} {{", *fields, "}", ""])


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"])
    if "enum" in schema:
        return " | ".join(f'"{value}"' for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"]) if "items" in schema else "unknown"
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    sys.stdout.write(page_types())
