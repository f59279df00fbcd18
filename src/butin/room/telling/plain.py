"""What is said as JSON, by the standard library alone: for rooms where nothing else can be, and for tests."""

from __future__ import annotations

import json
from typing import Final

_encoder: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def write(value: object) -> bytes:
    return _encoder.encode(value).encode()
