"""What hostile guests carry off: what they were granted and must not be, and every hidden thing that they were sent."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection
from typing import Any

# a secret, a link or a hash; and a hand of cards with numbers on them, as they only are at the tables of the honest
HIDDEN = re.compile(rb'[0-9a-f]{32,64}|\["[a-z]+\d+"(?:,"[a-z]+\d+")*\]')
SHORTEST = 34  # bytes in which there is room for one of them


class Spoils:
    """Every byte that they receive goes through here."""

    def __init__(self) -> None:
        self.granted: Counter[str] = Counter()
        self.seen: set[bytes] = set()
        self.received = 0  # bytes

    def look(self, data: bytes) -> None:
        self.received += len(data)
        if len(data) >= SHORTEST:
            self.seen.update(HIDDEN.findall(data))

    def leaked(self, hidden: Collection[bytes]) -> list[str]:
        """What of all that is hidden was among it."""
        return sorted(one.decode() for one in self.seen.intersection(hidden))

    def judge(self, scene: str, message: bytes, own: Collection[int], may: Collection[str]) -> None:
        """A message at a table at which somebody sits on `own` seats, and may be granted these wishes."""
        said: dict[str, Any] = json.loads(message)
        if said["type"] == "granted" and said["id"] not in may:
            self.granted[f"{scene}: {said['id']}"] += 1
        if said["type"] in ("hello", "news"):
            views = {int(seat) for seat in said.get("views", {})} - {-1}
            if not {*said.get("you", []), *views} <= set(own):
                self.granted[f"{scene}: a seat's view"] += 1
