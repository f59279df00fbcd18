"""What people read: each game's words and rulebooks, in three languages, from the game's own folder."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from butin.core.errors import ButinError, unknown
from butin.core.game import AnyGame
from butin.core.state import Event
from butin.room.table.names import BOTS, animals

LANGUAGES = ["fr", "en", "de"]

_ONE_SEAT = ("seat", "from")
_MANY_SEATS = ("seats", "winners")
_AND = {"fr": " et ", "en": " and ", "de": " und "}
_ANCHOR = re.compile(r'<a id="([A-Z]+-A?\d+)"></a>')


class NoText(ButinError):
    """A game lacks something that people read."""


class Words:
    """The words of a game, or of another part, in one language, with the names of those who sit at the table."""

    def __init__(self, package: str, language: str, names: list[str]) -> None:
        self.bundle = _bundle(package, language)
        self.language = language
        self.names = names

    def word(self, name: str) -> str:
        """A piece, a colour, a jewel as people call it."""
        return self.say(f"name-{name}") if self.has(f"name-{name}") else name

    def has(self, message: str) -> bool:
        return bool(self.bundle.has_message(message))

    def event(self, event: Event) -> str:
        return self.say(f"event-{event.kind}", event.values)

    def entry(self, entry: dict[str, Any]) -> str:
        """What happened at a table beside the game: a public entry of its journal."""
        values = {name: value for name, value in entry.items() if name not in ("kind", "at")}
        if "phrase" in values:
            values["phrase"] = self.say(f"phrase-{values['phrase']}")
        return self.say(f"entry-{entry['kind']}", values)

    def refusal(self, error: ButinError) -> str:
        return self.say(f"refusal-{error.kind}", error.values)

    def say(self, message: str, values: dict[str, object] | None = None) -> str:
        """A sentence by its name. A sentence that is missing or incomplete is our fault and says so."""
        arguments = {name: self._shown(name, value) for name, value in (values or {}).items()}
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, arguments)
        if errors:
            raise LookupError(f"{message}: {errors[0]}")
        return str(text)

    def _shown(self, name: str, value: object) -> object:
        if name in _ONE_SEAT and isinstance(value, int):
            return self.seat(value)
        if name in _MANY_SEATS and isinstance(value, list):
            return self._listed([self.seat(seat) for seat in value])
        if isinstance(value, list):
            return self._listed([str(self._shown("", one)) for one in self._counted(value)])
        return self.word(value or "nobody") if isinstance(value, str) else value

    def _counted(self, things: list[object]) -> list[object]:
        """Two of a kind are one word where there is one: two gems."""
        pairs = {one for one in things if things.count(one) == 2 and self.has(f"name-two-{one}")}
        return [
            f"two-{one}" if one in pairs else one
            for n, one in enumerate(things)
            if one not in things[:n] or one not in pairs
        ]

    def _listed(self, parts: list[str]) -> str:
        return _AND[self.language].join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))

    def seat(self, seat: int) -> str:
        return self.names[seat] if seat >= 0 else self.word("nobody")


def seat_names(game: AnyGame, names: list[str], language: str) -> list[str]:
    """What everybody at a table is called: people by their names, each bot by an animal that nobody else is."""
    words = Words("butin.room", language, [])
    found = [*names]
    bots = [name if game.has_bot(name) else "" for name in names]
    for seat, animal in enumerate(animals(game, bots)):
        if bots[seat]:
            found[seat] = _free_name(words, animal, [other.casefold() for other in found])
    return found


def _free_name(words: Words, animal: int, taken: list[str]) -> str:
    """This animal's, or the next one's where somebody is called like it."""
    while (called := words.say(f"animal-{animal}")).casefold() in taken:
        animal = 1 + animal % BOTS
    return called


def clauses(game: AnyGame, language: str) -> dict[str, str]:
    """Every clause of a rulebook with its text."""
    found: dict[str, str] = {}
    for paragraph in rulebook(game, language).split("\n\n"):
        anchor = _ANCHOR.search(paragraph)
        if anchor:
            found[anchor[1]] = _ANCHOR.sub("", paragraph).strip()
    return found


def clause(game: AnyGame, number: str, language: str) -> str:
    found = clauses(game, language)
    if number.upper() not in found:
        raise unknown(f"clause of {game.name}", number, list(found))
    return found[number.upper()]


@cache
def rulebook(game: AnyGame, language: str) -> str:
    return _text(game.package, f"rulebook.{language}.md")


def sentences(package: str, part: str, language: str = LANGUAGES[0]) -> list[str]:
    """What a package has sentences for: `refusal` or `event` gives the kinds of these."""
    text = _text(package, f"words.{language}.ftl")
    return re.findall(rf"^{part}-(\w+) =", text, re.MULTILINE)


def pitch(package: str, language: str) -> str:
    """The sentence on a game's box. As a rule it is a plain line, for which a server need not read all words."""
    text = _text(package, f"words.{language}.ftl")
    line = re.search(r"^pitch = ([^{\n]+)\n(?! )", text, re.MULTILINE)
    return line[1] if line else Words(package, language, []).say("pitch")


def folder(package: str) -> Traversable:
    return files(package)


def _text(package: str, name: str) -> str:
    try:
        return folder(package).joinpath(name).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        raise NoText(f"{package} has no {name} that can be read") from None


@cache
def _bundle(package: str, language: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  a server that opens does without

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(_text(package, f"words.{language}.ftl")))
    return bundle
