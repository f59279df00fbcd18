"""The room's messages as structs of msgspec, made from their description: what it does not name is refused.

msgspec reads dataclasses and typed dictionaries too, but passes over fields that they do not have; and a dataclass with
slots takes it sixteen times as long as a struct.
"""

from __future__ import annotations

from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from butin.room.entries import open_fields
from butin.room.fields import Limits
from butin.room.telling.messages import OPEN

TAGS = ("type", "do", "kind")


def strict(kind: Any) -> Any:
    """A described type, or one that is made of some, as msgspec reads it: its fields, and no others unless OPEN."""
    if kind in OPEN:
        return kind
    if is_dataclass(kind) or is_typeddict(kind):
        return _struct(kind)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return Annotated[(strict(parts[0]), *(_limited(part) for part in parts[1:]))]
    if origin in (Union, UnionType):
        return Union[tuple(strict(part) for part in parts)]  # noqa: UP007  of as many as there are
    if origin in (list, dict):
        return origin[tuple(strict(part) for part in parts)]
    return kind


@cache
def _struct(kind: Any) -> type[msgspec.Struct]:
    hints = get_type_hints(kind, include_extras=True)
    by, tag = _tag(hints)
    hints = open_fields(kind) or hints  # the rest of an entry nobody hears
    named = [(name, hint) for name, hint in hints.items() if name != by]
    defaults = {field.name: field for field in fields(kind)} if is_dataclass(kind) else {}
    needed = getattr(kind, "__required_keys__", hints)
    return msgspec.defstruct(
        kind.__name__,
        [_field(name, hint, defaults.get(name), name in needed) for name, hint in named],
        namespace={"__doc__": kind.__doc__, **({by: tag} if by else {})},  # msgspec has no field for it
        module=kind.__module__,
        tag_field=by,
        tag=tag,
        forbid_unknown_fields=True,
        kw_only=True,  # what may be missing stands where it is written
    )


def _tag(hints: dict[str, Any]) -> tuple[str, str] | tuple[None, None]:
    """The field, and the word there, by which a message or a wish is told from the others of a union."""
    for by in TAGS:
        words = get_args(hints[by]) if get_origin(hints.get(by)) is Literal else ()
        if len(words) == 1:
            return by, words[0]
    return None, None


def _field(name: str, hint: Any, described: Field[Any] | None, needed: bool) -> tuple[str, Any] | tuple[str, Any, Any]:
    if get_origin(hint) is NotRequired or not needed:
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        return name, strict(inner) | msgspec.UnsetType, msgspec.UNSET
    if described is None or (described.default is MISSING and described.default_factory is MISSING):
        return name, strict(hint)
    if described.default_factory is not MISSING:
        return name, strict(hint), msgspec.field(default_factory=described.default_factory)
    return name, strict(hint), described.default


def _limited(mark: Any) -> Any:
    if not isinstance(mark, Limits):
        return mark
    if mark.low is None:
        return msgspec.Meta(max_length=mark.most, pattern=mark.pattern)
    return msgspec.Meta(ge=mark.low, le=mark.high)
