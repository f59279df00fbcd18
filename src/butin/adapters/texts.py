"""What people read: each game's words and rulebooks, from the game's own folder.

Ours have three languages. A package of others may have one: what it lacks in the reader's language is said in English,
or else in the first language that it has.
"""

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
_WORDS = re.compile(r"words\.([a-z]{2})\.ftl")
_ANCHOR = re.compile(r'<a id="([A-Z]+-A?\d+)"></a>')


class NoText(ButinError):
    """A game lacks something that people read."""


class Words:
    """The words of a game, or of another part, for a reader, with the names of those who sit at the table.

    `alone` is for judges: what is missing in that one language is said in no other.
    """

    def __init__(self, package: str, language: str, names: list[str], *, alone: bool = False) -> None:
        self.bundles = [_bundle(package, one) for one in ([language] if alone else _spoken(package, language))]
        self.language = language
        self.names = names
        self.whole = alone or package.startswith("butin.")

    def word(self, name: str) -> str:
        """A piece, a colour, a jewel as people call it."""
        return self.say(f"name-{name}") if self.has(f"name-{name}") else name

    def has(self, message: str) -> bool:
        return any(bundle.has_message(message) for bundle in self.bundles)

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
        """A sentence by its name. One of ours that is missing or incomplete is our fault and says so."""
        if not self.whole and not self.has(message):
            return message.partition("-")[2]  # `bot-mouse` is a mouse
        arguments = {name: self._shown(name, value) for name, value in (values or {}).items()}
        bundle = next((one for one in self.bundles if one.has_message(message)), self.bundles[0])
        pattern = bundle.get_message(message).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, arguments)
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
        return _AND.get(self.language, ", ").join(filter(None, [", ".join(parts[:-1]), *parts[-1:]]))

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
    there = [one for one in _chain(language, languages(game.package)) if _has(game.package, f"rulebook.{one}.md")]
    return _text(game.package, f"rulebook.{(there or [language])[0]}.md")


@cache
def languages(package: str) -> list[str]:
    """Those that a package has words in, ours first."""
    found = [named[1] for one in folder(package).iterdir() if (named := _WORDS.fullmatch(one.name))]
    return [*(one for one in LANGUAGES if one in found), *sorted(set(found) - set(LANGUAGES))]


def _spoken(package: str, language: str) -> list[str]:
    """Those in which a package speaks to a reader: where the first has no sentence, the next has."""
    found = _chain(language, languages(package))
    if not found:
        raise NoText(f"{package} has no words.{language}.ftl that can be read")
    return found


def _chain(language: str, there: list[str]) -> list[str]:
    return [one for one in dict.fromkeys([language, "en", *there[:1]]) if one in there]


def sentences(package: str, part: str, language: str = "") -> list[str]:
    """What a package has sentences for: `refusal` or `event` gives the kinds of these."""
    text = _text(package, f"words.{language or next(iter(languages(package)), LANGUAGES[0])}.ftl")
    return re.findall(rf"^{part}-(\w+) =", text, re.MULTILINE)


def title(game: AnyGame, language: str) -> str:
    """What a game is called; one of others perhaps in another language."""
    return next(game.titles[one] for one in (language, "en", *game.titles) if one in game.titles)


def pitch(package: str, language: str) -> str:
    """The sentence on a game's box. As a rule it is a plain line, for which a server need not read all words."""
    for one in _spoken(package, language):
        line = re.search(r"^pitch = ([^{\n]+)\n(?! )", _text(package, f"words.{one}.ftl"), re.MULTILINE)
        if line:
            return line[1]
    words = Words(package, language, [])
    return words.say("pitch") if words.has("pitch") else ""


def folder(package: str) -> Traversable:
    return files(package)


def _has(package: str, name: str) -> bool:
    return folder(package).joinpath(name).is_file()


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
