"""What can be wrong, in one line: what is, what was expected, the cure."""

from __future__ import annotations


class ButinError(Exception):
    """Somebody asked for something that cannot be. Nothing was changed."""


class UnknownName(ButinError):
    """A game, bot, clause, option or scenario field that does not exist."""


class BadSeats(ButinError):
    """More or fewer seats than the game has chairs."""


class BadOption(ButinError):
    """An option with a value that it cannot take: kind and values say so in any language."""

    def __init__(self, text: str, kind: str = "bad_option", values: dict[str, object] | None = None) -> None:
        super().__init__(text)
        self.kind: str = kind
        self.values: dict[str, object] = values or {}


class BadPosition(ButinError):
    """A position that could not lie on a table."""


class BadRecord(ButinError):
    """A record that cannot be read or that does not replay."""


class BadScenario(ButinError):
    """A scenario that cannot be run: it does not say what it should."""


class IllegalMove(ButinError):
    """A move that the rules forbid: its kind and values say why in any language, its clause is the reason."""

    def __init__(self, kind: str, clause: str, text: str, values: dict[str, object] | None = None) -> None:
        super().__init__(f"{text} ({clause})" if clause else text)
        self.kind: str = kind
        self.clause: str = clause
        self.text: str = text
        self.values: dict[str, object] = values or {}


def unknown(what: str, word: str, words: list[str]) -> UnknownName:
    """`unknown game 'voleur', did you mean 'voleurs'?`, or the whole list when nothing is near."""
    return UnknownName(f"unknown {what} {word!r}{nearest(word, words)}")


def nearest(word: str, words: list[str]) -> str:
    """The cure behind a wrong word, ready to be put after it."""
    from difflib import get_close_matches  # noqa: PLC0415  most programs ask for nothing that is not there

    by_small_letters = {known.lower(): known for known in words}
    near = get_close_matches(str(word).lower(), list(by_small_letters), n=1, cutoff=0.5)
    if near:
        return f", did you mean {by_small_letters[near[0]]!r}?"
    if not words:
        return ": there are none"
    return f": expected {words[0]!r}" if len(words) == 1 else f": expected one of {', '.join(words)}"
