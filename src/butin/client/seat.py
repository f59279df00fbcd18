"""One device at a table, without a socket or a clock: what it says and knows, when it asks again and comes back.

Whoever has the socket sends what `connected` and `wish` give, hands in whatever comes (`received`), says what is `due`,
hangs up when the device is `astray`, and after every broken line waits as long as `lost` says.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import SystemRandom
from typing import Any

from butin.promises import Promises

RETRY_S = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
SOON_S = 2.0  # the first try waits no longer for others: it may be this line alone
AGAIN_S = 0.2  # after a refusal that is not a no
ENTER = "enter"
PARTINGS = ("broken", "no_place", "no_screen_here")  # of refusals without an id
CHANCE = SystemRandom()  # not that of the program whose device this is: it may have been seeded

Message = dict[str, Any]


def pause_s(tries: int, spread_s: float, pauses: tuple[float, ...] = RETRY_S) -> float:
    """How long to wait after so many tries in vain, in a house that needs some time for all who come back."""
    return max(pauses[min(tries, len(pauses) - 1)], CHANCE.random() * spread_s)


@dataclass
class Update:
    """Something that was heard."""

    message: Message
    new: bool  # an entry follows those that are known
    again: bool  # a refusal is not a no, and the same is asked for again

    @property
    def of_the_table(self) -> bool:
        """Whether it tells of the table; else it is an answer, or something by the way."""
        return self.new and self.message["type"] in ("hello", "news")

    @property
    def parting(self) -> bool:
        """Whether it is the last word of a table: it was removed, it broke, or it is looked at no longer from here."""
        kind = self.message.get("kind") if not self.message.get("id") else ""
        return self.message["type"] == "removed" or kind in PARTINGS

    def answers(self, identity: str) -> bool:
        """Whether it is the last word on a wish."""
        return self.message.get("id") == identity and self.message["type"] in ("granted", "refused") and not self.again


@dataclass
class Asked:
    """Something that is not answered yet."""

    words: bytes
    at: float | None  # when it is said again; else so long after the next look at the clock
    wait_s: float = inf


class Seat:
    """Enters a table, keeps what it hears in order, and gets an answer to all that it asks for."""

    asks_again = True
    patience_s = inf  # without an answer on a good line
    pauses: tuple[float, ...] = RETRY_S
    read: Callable[[bytes], Message] = staticmethod(json.loads)

    def __init__(
        self, place: dict[str, Any], number: int = -1, prefix: str = "", promises: Promises | None = None
    ) -> None:
        self.place = place  # a `table` or a `link`, a `secret`, and whether the `past` is wanted
        self.number = number  # the own seat; of several, the one that is played
        self.promises = promises
        self.n = 0  # the last entry that is known
        self.table: Message = {}
        self.views: dict[str, Any] = {}
        self.entered = False
        self.astray = False  # something is missing, or not as it was sent: only a new line helps
        self.pending: dict[str, Asked] = {}
        self.wishes = 0
        self.last = ""  # the id of the last wish
        self.next_at = inf  # when something is due
        self._prefix = prefix or secrets.token_hex(4)  # another run with the same secret makes other wishes
        self._shared = ""
        self._tries, self._spread_s = 0, 0.0

    def connected(self) -> bytes:
        """What to say on a new line."""
        since = {"since": self.n} if self.n else {}
        self.entered = self.astray = False
        self.pending[ENTER] = Asked(_json({"do": "enter", "id": ENTER, **self.place, **since}), None)
        return self.pending[ENTER].words

    def lost(self) -> float:
        """The line is broken: for how many seconds to wait before the next."""
        self.entered = False
        self.pending.pop(ENTER, None)
        self._tries += 1
        spread_s = self._spread_s if self._tries > 1 else min(self._spread_s, SOON_S)
        return pause_s(self._tries - 1, spread_s, self.pauses)

    def wish(self, do: str, **fields: Any) -> bytes:
        """Ask for something: what to say now, nothing before the table has been entered. It is granted once."""
        self.wishes += 1
        self.last = f"{self._prefix}-{self.wishes}"
        given = {name: value for name, value in fields.items() if value is not None}
        words = _json({"do": do, "id": self.last, **given})
        now = self.entered  # it may change meanwhile, in another thread
        self.pending[self.last] = Asked(words, None if now else 0.0, self.patience_s)
        return words if now else b""

    def due(self, now: float) -> list[bytes]:
        """What to say by now: what was not answered, or refused for a while. `next_at` is when to look again."""
        found, self.next_at = [], inf
        for identity, asked in list(self.pending.items()):
            if self.entered or identity == ENTER:
                at = now + asked.wait_s if asked.at is None else asked.at
                if at <= now:
                    found.append(asked.words)
                    at = now + (inf if identity == ENTER else self.patience_s)
                asked.at = at
                self.next_at = min(self.next_at, at)
        return found

    def received(self, data: bytes) -> list[Update]:
        """What a message says; nothing of what the device does by itself."""
        message = self.read(data)
        kind, new, again = message["type"], True, False
        self._spread_s = message.get("spread_ms", self._spread_s * 1000) / 1000
        if kind == "hello":
            self._greeted(message)
        elif kind == "news":
            new = self._told(message)
        elif kind in ("granted", "refused"):
            message["id"] = message["id"] or (ENTER if ENTER in self.pending else "")  # it could not be read
            again = self._put_off(message)
            if self.promises is not None and self.promises.answered(message):
                return []
        return [Update(message, new, again)]

    def _greeted(self, hello: Message) -> None:
        self._take_seat(hello)
        if self.promises is not None:
            gap = 0 < self.n < hello["n"] - len(hello["missed"])
            self.promises.greeted(hello, self.number, back=self.n > 0, gap=gap)
        self.n, self.views, self.table = hello["n"], hello["views"], hello["table"]
        self.entered, self._tries = True, 0
        self.pending.pop(ENTER, None)
        for asked in self.pending.values():
            asked.at = 0.0
        self._share()

    def _told(self, news: Message) -> bool:
        """Whether it follows what is known; what was heard before is dropped."""
        if news["n"] <= self.n:
            return False
        if news["n"] != self.n + 1:
            self.astray = True
            return False
        self._take_seat(news)
        self.n, self.table = news["n"], news.get("table", self.table)
        boxed = news["entry"]["kind"] == "boxed"  # what lay there before belongs to another game
        self.views = news.get("views") or ({} if boxed else self.views)
        if self.promises is not None:
            self.promises.told(news, self.number)
            self._share()
        return True

    def _put_off(self, answer: Message) -> bool:
        """Whether the same is asked for again later, because it was only refused for now."""
        identity = answer["id"]
        asked = self.pending.get(identity)
        if asked is None:
            return False
        if not answer.get("again") or not (self.asks_again or identity == ENTER):
            del self.pending[identity]
            return False
        seconds = answer["values"].get("seconds", 0) if answer["kind"] == "too_fast" else 0
        asked.wait_s, asked.at = max(AGAIN_S, seconds * (1 + CHANCE.random() * 0.2)), None
        return True

    def _share(self) -> None:
        """Add to the chance of the next match, or not any more once it has begun."""
        wish = None if self.promises is None else self.promises.wish
        identity = wish["id"] if wish else ""
        if identity != self._shared:
            self.pending.pop(self._shared, None)
            self._shared = identity
            if wish:
                self.pending[identity] = Asked(_json(wish), 0.0)

    def _take_seat(self, message: Message) -> None:
        """Whoever holds another chair than before sits there now; whoever waits on the bench has none."""
        own = message.get("you") or [int(seat) for seat in message.get("views", {}) if int(seat) >= 0]
        if own and self.number not in own:
            self.number = own[0]
        elif not own and message.get("bench"):
            self.number = -1


def _json(message: Message) -> bytes:
    return json.dumps(message).encode()
