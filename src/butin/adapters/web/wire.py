"""Messages on the wire: what a client may send, and how answers are written. docs/protocol.md is their manual.

A wish is read by its `do`, with its own fields. Whoever sends a field that another wish has is understood all the same;
a name that no wish has is refused.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec

from butin.adapters.web.strict import strict
from butin.room.fields import Word
from butin.room.wishes import OtherWish, TableWish, Wish

_encoder: Final = msgspec.json.Encoder()
_named: Final[msgspec.json.Decoder[Any]] = msgspec.json.Decoder(msgspec.defstruct("Named", [("do", str)]))
_other: Final = strict(OtherWish)

Field = tuple[str, Any, Any]  # name, type, default
NESTED: Final = 100  # brackets in what may be looked at once more, so that no Python has to say how deep is too deep


class Reader:
    """Reads one of several wishes."""

    def __init__(self, wishes: Any) -> None:
        kinds = [strict(kind) for kind in get_args(wishes)]
        self.decoder = msgspec.json.Decoder(strict(wishes))
        self.kinds = {kind.do: kind for kind in kinds}
        self.fields: dict[str, Field] = {field[0]: field for kind in kinds for field in _fields(kind)}
        self.any = _decoder("Wish", strict(Word), self.fields)
        self.loose: dict[str, msgspec.json.Decoder[Any]] = {}

    def read(self, data: bytes) -> Any:
        """A wish, or msgspec.ValidationError / DecodeError with what was expected."""
        try:
            return self.decoder.decode(data)
        except (msgspec.DecodeError, RecursionError):
            return self._look_again(data)

    def _look_again(self, data: bytes) -> Any:
        """It may have fields of other wishes, which are passed over, or be one that nobody knows."""
        if data.count(b"[") + data.count(b"{") <= NESTED:
            try:
                kind = self.kinds[_named.decode(data).do]
                return self._own(kind, self._loosely(kind).decode(data))
            except (KeyError, msgspec.DecodeError):
                pass
        read = self.any.decode(data)
        if read.do in self.kinds:
            return self._own(self.kinds[read.do], read)
        return _other(id=read.id, what=read.do)

    def _own(self, kind: Any, read: Any) -> Any:
        """The wish, of what was read of all."""
        return kind(**{name: getattr(read, name) for name in kind.__struct_fields__})

    def _loosely(self, kind: Any) -> msgspec.json.Decoder[Any]:
        """A wish's own fields as they are, those of others as anything; made when somebody sends such a one."""
        if kind.do not in self.loose:
            fields: dict[str, Field] = {name: (name, msgspec.Raw, None) for name in self.fields}
            fields |= {field[0]: field for field in _fields(kind)}
            self.loose[kind.do] = _decoder(kind.__name__, str, fields)
        return self.loose[kind.do]


def _fields(kind: Any) -> list[Field]:
    return [(field.name, field.type, field.default) for field in msgspec.structs.fields(kind)]


def _decoder(name: str, do: Any, fields: dict[str, Field]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(msgspec.defstruct(name, [("do", do), *fields.values()], forbid_unknown_fields=True))


read_wish: Final[Callable[[bytes], Wish | OtherWish]] = Reader(Wish).read  # a message on the socket
read_table_wish: Final[Callable[[bytes], TableWish | OtherWish]] = Reader(TableWish).read  # a body over HTTP


def write(value: object) -> bytes:
    """What is said, as JSON."""
    return _encoder.encode(value)
