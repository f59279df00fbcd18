"""Quick hands: programs play seats to the end of the match, also those whose pages look on."""

from __future__ import annotations

import random
import time
from contextlib import suppress
from threading import Thread
from typing import Any

from butin.client import RoomRefused, TableClient

BLINK_S = 0.05  # after a refusal: where the faster hand decides, it may be too early or too late


def play_on(*clients: TableClient) -> None:
    """All at once, each for itself, until the match is over."""
    hands = [Thread(target=_play_on, args=(client,), daemon=True) for client in clients]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()


def _play_on(client: TableClient) -> None:
    _move(client)  # what came while something was wished for is known already
    for update in client:
        if not update.over:
            _move(client)


def _move(client: TableClient) -> None:
    while moves := client.views.get(str(client.seat), {}).get("legal"):
        with suppress(RoomRefused):
            client.wish("move", move=random.choice(moves), seat=client.seat)
            return
        time.sleep(BLINK_S)


def quick_hand(server: str, kept: dict[str, Any], seat: int = 0) -> None:
    quick_hands(server, (kept, seat))


def quick_hands(server: str, *seats: tuple[dict[str, Any], int]) -> None:
    """For seats that pages keep; those pages hear everything."""
    clients = [TableClient(server, kept["table"], kept["secret"], seat) for kept, seat in seats]
    play_on(*clients)
    for client in clients:
        client.close()
