"""Chance, always handed in: a sealed stream for real tables, a fast one for search.

Both give the same numbers for the same seed on every Python, compiled or not.
docs/chance.md describes the sealed scheme for a second implementation.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from butin.core.native import mypyc_attr

if TYPE_CHECKING:
    from mypy_extensions import i64  # what the compiler may keep in a register; interpreted, it is an int

SCHEME: Final = "sealed-1"

_LOW32: Final = 0xFFFFFFFF
_LOW30: Final = 0x3FFFFFFF
_MULTIPLIER: Final = 1071739662  # with base 2**30, the period is about 2**59


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(ABC):
    """Where every draw of a game comes from."""

    @abstractmethod
    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""

    @abstractmethod
    def clone(self) -> Chance:
        """An independent copy that will draw the same numbers from here on."""

    def shuffle(self, things: list[int]) -> None:
        """Put the list in a random order, in place (Fisher-Yates from the end)."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def pick(self, things: list[int]) -> int:
        """One element, each as likely as the others."""
        return things[self.below(len(things))]


class FastChance(Chance):
    """Multiply-with-carry in one small integer: for search and simulation, never for real tables.

    >>> chance = FastChance(7)
    >>> [chance.below(6) for _ in range(8)]
    [4, 0, 2, 5, 3, 4, 3, 5]
    """

    def __init__(self, seed: int | None = None) -> None:
        self.word: i64 = 1
        if seed is not None:
            digest = sha256(b"butin-fast-1:" + str(seed).encode()).digest()
            self.word = int.from_bytes(digest[:8], "big") % ((_MULTIPLIER << 30) - 2) + 1

    def below(self, n: int) -> int:
        size: i64 = n
        word: i64 = _MULTIPLIER * (self.word & _LOW30) + (self.word >> 30)
        self.word = word
        return (word & _LOW30) % size

    def shuffle(self, things: list[int]) -> None:
        word: i64 = self.word
        left: i64 = 0
        i: i64 = len(things)
        while i > 1:
            i -= 1
            if i & 1 or left == 0:
                word = _MULTIPLIER * (word & _LOW30) + (word >> 30)
                left = word & _LOW30
            n: i64 = i + 1
            j: i64 = left % n
            left //= n  # what is left of a draw serves a second time
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
        self.word = word

    def clone(self) -> Chance:
        copy = FastChance()
        copy.word = self.word
        return copy


class SealedChance(Chance):
    """A hash stream whose secret was committed to before the first card, and that every seat had a hand in.

    >>> chance = SealedChance(b"a secret that nobody saw")
    >>> [chance.below(6) for _ in range(8)]
    [4, 2, 5, 5, 2, 0, 2, 0]
    """

    def __init__(self, secret: bytes = b"", shares: list[str] | None = None) -> None:
        self.key: bytes = sealed_key(secret, shares or []) if secret else b""
        self.used: int = 0  # words of 32 bits drawn so far
        self.block: bytes = b""

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        limit = (_LOW32 + 1) // n * n
        while True:
            word = self._word()
            if word < limit:
                return word % n

    def clone(self) -> Chance:
        copy = SealedChance()
        copy.key = self.key
        copy.used = self.used
        copy.block = self.block
        return copy

    def _word(self) -> int:
        place = self.used % 8
        if place == 0:
            self.block = sha256(self.key + (self.used // 8).to_bytes(8, "big")).digest()
        self.used += 1
        return int.from_bytes(self.block[place * 4 : place * 4 + 4], "big")


def commitment(secret: bytes) -> str:
    """What a table publishes before the first card: it fixes the secret without telling it."""
    return sha256(b"butin-commit-1:" + secret).hexdigest()


def sealed_key(secret: bytes, shares: list[str]) -> bytes:
    """The key of the stream: the secret first, then what each seat added, in seat order."""
    text = b"butin-key-1:" + len(secret).to_bytes(4, "big") + secret
    for share in shares:
        added = share.encode()
        text += len(added).to_bytes(4, "big") + added
    return sha256(text).digest()


def secret_of_the_day(day: str, game: str, version: int) -> bytes:
    """The secret of a deal that is the same for everybody on a day, and no secret: anybody can make it."""
    return sha256(f"butin-day-1:{day}:{game}:{version}".encode()).digest()


def secret_from_seed(seed: int) -> bytes:
    """A secret for games that must come out the same again, such as examples and tests."""
    return sha256(b"butin-seed-1:" + str(seed).encode()).digest()
