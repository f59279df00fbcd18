"""Messages on the wire: what a client may send, and how answers are written. docs/protocol.md is their manual."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from butin.adapters.web.strict import strict
from butin.room.telling.messages import Wish

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(strict(Wish))


def read_wish(data: bytes) -> Wish:
    """A message, or msgspec.ValidationError / DecodeError with what was expected."""
    wish: Wish = _decoder.decode(data)
    return wish


def asked_for(wish: Wish) -> dict[str, Any]:
    """What was said of a wish; the rest is left out."""
    if wish.do == "move":  # by far the most frequent
        said: dict[str, Any] = {"do": "move", "id": wish.id, "move": wish.move}
        if wish.seat is not None:
            said["seat"] = wish.seat
        return said
    return said_in(wish)


def said_in(read: object) -> dict[str, Any]:
    """What was said of a wish or a body that was read; the rest is left out."""
    assert isinstance(read, msgspec.Struct)
    return {name: value for name, value in msgspec.structs.asdict(read).items() if value not in ("", None)}


def write(value: object) -> bytes:
    """What is said, as JSON."""
    return _encoder.encode(value)
