"""What is asked of a room once, over HTTP, and what it may answer."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from http.client import HTTPException
from typing import Any

from butin.core.errors import ButinError

PATIENCE_S = 30.0  # for an answer


class RoomRefused(ButinError):
    """The room said no: `kind`, `clause` and `values` say why."""


class NoRoom(ButinError, OSError):
    """Nobody answers at this address, or nobody who knows Butin."""


def refused(answer: dict[str, Any]) -> RoomRefused:
    """A refusal as it came over the wire."""
    text, kind, clause = (str(answer.get(name, "")) for name in ("text", "kind", "clause"))
    return RoomRefused(text or str(answer), kind, answer.get("values"), clause, again=bool(answer.get("again")))


def post(url: str, body: dict[str, Any]) -> dict[str, Any]:
    """What the server answers; RoomRefused if it says no, NoRoom if it is none."""
    if not url.startswith(("http://", "https://")):
        raise RoomRefused(f"{url!r} is no link: expected http:// or https://", "bad_link")
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})  # noqa: S310
    return _read(answered(request), url)


def answered(request: urllib.request.Request) -> bytes:
    url = request.full_url
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as response:  # noqa: S310
            body: bytes = response.read()
            return body
    except urllib.error.HTTPError as error:
        with error:
            said = error.read()
        raise refused(_read(said, url)) from None
    except (OSError, HTTPException, ValueError) as error:  # ValueError: an address that cannot be one
        raise NoRoom(f"no room answers at {url}: {getattr(error, 'reason', error)}") from None


def _read(body: bytes, url: str) -> dict[str, Any]:
    """What a room has said; whoever speaks of something else is none."""
    try:
        answer = json.loads(body)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise no_room(url, body[:40])
    return answer


def no_room(url: str, answer: object) -> NoRoom:
    return NoRoom(f"there is no room of Butin at {url}: it answers {answer!r}")
