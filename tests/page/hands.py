"""Quick hands: a program plays a seat to the end of the match, also one whose page looks on."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any

from butin.client import RoomRefused, TableClient

BLINK_S = 0.05  # after a refusal: where the faster hand decides, it may be too early or too late


def play_on(client: TableClient) -> None:
    """Whatever is legal first, until the match is over."""
    _move(client)  # what came while something was wished for is known already
    for update in client:
        if not update.over:
            _move(client)


def _move(client: TableClient) -> None:
    while moves := client.views.get(str(client.seat), {}).get("legal"):
        with suppress(RoomRefused):
            client.wish("move", move=moves[0], seat=client.seat)
            return
        time.sleep(BLINK_S)


def quick_hand(server: str, kept: dict[str, Any], seat: int = 0) -> None:
    """For a seat that a page keeps; that page hears everything."""
    client = TableClient(server, kept["table"], kept["secret"], seat)
    play_on(client)
    client.close()
