"""Who may open tables: everybody, or those who have the host's key. Whoever comes by a link needs none."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from time import monotonic

from butin.adapters.web.door.limits import Address
from butin.room.errors import Refused


class Key:
    """What is kept of it is its digest; '' where no key is asked for."""

    def __init__(self, word: str, digest: Callable[[str], str]) -> None:
        self.digest = digest
        self.kept = digest(word) if word else ""

    def check(self, address: Address, given: str) -> None:
        """Refused, unless this is the key. Only wrong ones are counted; where there were too many, all must wait."""
        if not self.kept:
            return
        if not given:
            raise Refused("no_key", "to open a table here you need the key of the house: ask its host, and send it")
        if not address.keys.take(monotonic()):
            seconds = address.keys.wait_s
            text = f"too many wrong keys came from your address: try again in {seconds} seconds"
            raise Refused("tried_enough", text, {"seconds": seconds})
        if not compare_digest(self.digest(given), self.kept):
            raise Refused("wrong_key", "that is not the key of the house: ask its host")
        address.keys.left += 1
