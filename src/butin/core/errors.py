"""What can be wrong, in one line: what is, what was expected, the cure."""

from __future__ import annotations

from typing import Any


class ButinError(Exception):
    """Somebody asked for something that cannot be. Nothing was changed.

    `text` is for whoever reads English; kind and values say the same in any language, clause is the rule that forbids
    it. `again` is not a no: not now, ask for the same again.
    """

    kind: str = "bad_request"
    again: bool = False

    def __init__(
        self,
        text: str,
        kind: str = "",
        values: dict[str, object] | None = None,
        clause: str = "",
        *,
        again: bool = False,
    ) -> None:
        super().__init__(f"{text} ({clause})" if clause else text)
        self.text = text
        self.kind = kind or self.kind
        self.values = values or {}
        self.clause = clause
        self.again = again

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), str(self)), self.__dict__  # whatever its own constructor takes


def _again(kind: type[ButinError], text: str) -> ButinError:
    """An error that comes from another process."""
    error = kind.__new__(kind, text)
    error.args = (text,)
    return error


class UnknownName(ButinError):
    """A game, bot, clause, option or scenario field that does not exist."""


class BadSeats(ButinError):
    """More or fewer seats than the game has chairs."""


class BadOption(ButinError):
    """An option with a value that it cannot take."""

    kind = "bad_option"


class BadPosition(ButinError):
    """A position that could not lie on a table."""


class BadRecord(ButinError):
    """A record that cannot be read or that does not replay."""


class BadScenario(ButinError):
    """A scenario that cannot be run: it does not say what it should."""


class IllegalMove(ButinError):
    """A move that the rules forbid."""

    def __init__(self, kind: str, clause: str, text: str, values: dict[str, object] | None = None) -> None:
        super().__init__(text, kind, values, clause)


def unknown(what: str, word: object, words: list[str]) -> UnknownName:
    """`unknown game 'voleur', did you mean 'voleurs'?`, or the whole list when nothing is near."""
    return UnknownName(f"unknown {what} {word!r}{nearest(word, words)}")


def nearest(word: object, words: list[str]) -> str:
    """The cure behind a wrong word, ready to be put after it."""
    from difflib import get_close_matches  # noqa: PLC0415  most programs ask for nothing that is not there

    by_small_letters = {known.lower(): known for known in words}
    near = get_close_matches(str(word).lower(), list(by_small_letters), n=1, cutoff=0.5)
    if near:
        return f", did you mean {by_small_letters[near[0]]!r}?"
    if not words:
        return ": there are none"
    return f": expected {words[0]!r}" if len(words) == 1 else f": expected one of {', '.join(words)}"
