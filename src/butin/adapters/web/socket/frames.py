"""Frames of WebSockets, as far as they are short and whole: nearly all that ever comes, and all that goes."""

from __future__ import annotations

import logging
from typing import Final

from websockets.frames import Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # not compiled for this machine
    from websockets.utils import apply_mask

LAST: Final = 0x80  # bits of a frame's first byte, and of its second
MASKED: Final = 0x80
SIZE: Final = 0x7F
SHORT: Final = 126  # sizes from here on are written in bytes of their own, two
LONG: Final = 127  # or eight
PLAIN: Final = LAST + int(Opcode.TEXT)  # a message in one piece

frames_log = logging.getLogger("websockets.server")
frames_log.setLevel(logging.WARNING)


def frame_of(message: bytes) -> bytes:
    """A message as a frame; servers do not mask theirs, so that all who hear it share one."""
    size = len(message)
    if size < 126:
        return b"\x81%c" % size + message
    return (b"\x81\x7e" + size.to_bytes(2) if size < 65_536 else b"\x81\x7f" + size.to_bytes(8)) + message


def short_message(data: bytes) -> bytes | None:
    """What one whole frame says, if it is a short message."""
    if data[0] != PLAIN or data[1] & SIZE >= SHORT:
        return None
    return apply_mask(data[6:], data[2:6])


def one_frame(data: bytes) -> bool:
    """Whether these bytes are one whole frame, the last of its message."""
    if len(data) < 6 or not (data[0] & LAST and data[1] & MASKED):
        return False
    size, head = data[1] & SIZE, 6
    if size == SHORT:
        size, head = data[2] * 256 + data[3], 8
    return size != LONG and len(data) == head + size
