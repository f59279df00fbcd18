"""TypeScript from the server's messages: `python -m butin.adapters.web.wire_types > client/src/lib/wire.ts`."""

from __future__ import annotations

import sys
from typing import Any, get_args

import msgspec

from butin.adapters.web import messages
from butin.adapters.web.bodies import Doing, Joining, Learning, Opening, Wish

HEAD = "// Made from the server's messages by wire_types.py: change those, then run it again.\n"
PLAIN = {"string": "string", "boolean": "boolean", "integer": "number", "number": "number", "null": "null"}


def typescript() -> str:
    """All messages as interfaces, and the union of those that come by the socket."""
    received = get_args(messages.Message)
    _, found = msgspec.json.schema_components([*received, *messages.ANSWERS], ref_template="{name}")
    _, sent = msgspec.json.schema_components([Wish, Opening, Joining, Learning, Doing], ref_template="{name}")
    blocks = [_interface(name, schema) for name, schema in found.items()]
    blocks += [_interface(name, schema) for name, schema in sent.items()]
    blocks.append(f"export type Message = {' | '.join(kind.__name__ for kind in received)};\n")
    return "\n".join([HEAD, *blocks])


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
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "unknown")


if __name__ == "__main__":
    sys.stdout.write(typescript())
