"""What a client saw and gave before each match at its table, and heard in it: what a record is checked against."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from butin.core.journal import summed_up
from butin.core.verifying import Promise

Message = dict[str, Any]


class Promises:
    """The promises of one seat, by match.

    The first commitment that was shown for a match counts, and the share that was drawn then is the only one: a server
    that could ask for others would ask until the deal pleased it.
    """

    def __init__(self, prefix: str) -> None:
        self.wish: Message | None = None  # the share of the coming match, while its answer is not there
        self._by_match: dict[int, Promise] = {}
        self._prefix = prefix
        self._match = 0

    def get(self, match: int) -> Promise | None:
        return self._by_match.get(match)

    def greeted(self, hello: Message, seat: int, *, back: bool, gap: bool = False) -> None:
        """What was missed counts as heard; but a match that was over before proves nothing.

        With a gap too much was missed to be told: what was heard before it does not go on.
        """
        if gap and self._match in self._by_match:
            self._by_match[self._match].heard.clear()
        table, missed = hello["table"], hello["missed"]
        self._match = table["match"] - sum(one["entry"]["kind"] == "started" for one in missed)
        if back or table["phase"] == "playing":
            for one in missed:
                self._hear(one["entry"], one["events"], seat)
        self._match = table["match"]
        self._look_at(table, seat)

    def told(self, news: Message, seat: int) -> None:
        self._hear(news["entry"], news.get("events", []), seat)
        if "table" in news:
            self._look_at(news["table"], seat)

    def answered(self, message: Message) -> bool:
        """Whether this is the answer to the share; only one that was granted counts as given."""
        if self.wish is None or message.get("id") != self.wish["id"]:
            return False
        if message["type"] == "granted":
            self._by_match[self._match + 1].share = self.wish["share"]
        if not message.get("again"):  # else the same share is offered again
            self.wish = None
        return True

    def _look_at(self, table: Message, seat: int) -> None:
        """Add to the chance of the coming match, once its commitment is seen."""
        if table["phase"] == "playing":
            self.wish = None
        elif table["sealed"] and seat >= 0:  # whoever waits on the bench adds nothing
            coming = self._match + 1
            known = self._by_match.get(coming)
            if known is None or known.seat != seat:
                self._by_match[coming] = Promise(known.commitment if known else table["sealed"], seat, "")
                share, identity = sha256(secrets.token_bytes(32)).hexdigest(), f"{self._prefix}-share-{coming}-{seat}"
                self.wish = {"do": "share", "id": identity, "seat": seat, "share": share}

    def _hear(self, entry: Message, events: list[Message], seat: int) -> None:
        kind = entry["kind"]
        self._match += kind == "started"
        if kind not in ("started", "moved", "took_back"):
            return
        heard = self._by_match.setdefault(self._match, Promise("", seat, "")).heard
        if kind == "took_back":
            del heard[-1:]
        else:
            heard.append(summed_up([event for event in events if "to" not in event]))
