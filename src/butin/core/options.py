"""Table options: what a table may agree on, with the sheet's rule as the default."""

from __future__ import annotations

from butin.core.errors import BadOption, nearest, unknown

Options = dict[str, object]


class Option:
    """One thing that a table may set. `values` are the words it may take, `low` and `high` bound a number.

    `several` takes a list of words, each once, or as often as `most` says. `each` takes one word for every seat, no
    two the same: whoever sits there chooses it.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        default: object,
        values: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        several: bool = False,
        most: dict[str, int] | None = None,
        each: bool = False,
    ) -> None:
        self.name: str = name
        self.rule: str = rule
        self.default: object = default
        self.values: list[str] = values or []
        self.low: int = low
        self.high: int = high
        self.several: bool = several
        self.most: dict[str, int] = most or {}
        self.each: bool = each

    def check(self, value: object) -> object:
        """The value as the game wants it, also from the text of a command line."""
        if isinstance(self.default, bool):
            return self._flag(value)
        if self.several or self.each:
            return self._words(value)
        if self.values:
            return self._word(value)
        return self._number(value)

    def expected(self) -> str:
        """What it takes, in words."""
        if isinstance(self.default, bool):
            return "true or false"
        if self.each:
            return f"a different one of {', '.join(self.values)} for each seat"
        if self.several:
            return f"words from {', '.join(self._at_most(word) for word in self.values)}"
        if self.values:
            return f"one of {', '.join(self.values)}"
        return f"a whole number from {self.low} to {self.high}"

    def bad(self, why: str) -> BadOption:
        """What is wrong with it, for whoever has set it."""
        return BadOption(f"option {self.name} {why}", values={"option": self.name})

    def _flag(self, value: object) -> bool:
        word = str(value).lower()
        if word in ("true", "yes", "on", "1"):
            return True
        if word in ("false", "no", "off", "0"):
            return False
        raise self._wrong(value)

    def _number(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise self._wrong(value)
        try:
            number = int(value)
        except ValueError:
            raise self._wrong(value) from None
        if not self.low <= number <= self.high:
            raise self._wrong(value)
        return number

    def _word(self, value: object) -> str:
        if str(value) not in self.values:
            raise self.bad(f"cannot be {value!r}{nearest(str(value), self.values)}")
        return str(value)

    def _words(self, value: object) -> list[str]:
        if isinstance(value, str):
            value = value.replace(",", " ").split()
        if not isinstance(value, list):
            raise self._wrong(value)
        words = [self._word(word) for word in value]
        for word in words:
            if words.count(word) > self.most.get(word, 1):
                often = f"{words.count(word)} times, expected at most {self.most.get(word, 1)}"
                raise self.bad(f"names {word!r} {often}")
        return words

    def _at_most(self, word: str) -> str:
        return f"{word} (up to {self.most[word]})" if word in self.most else word

    def _wrong(self, value: object) -> BadOption:
        return self.bad(f"cannot be {value!r}: expected {self.expected()}")


def settle(known: list[Option], given: Options | None, seats: int) -> Options:
    """All options of a game, with defaults for those that nobody set."""
    given = given or {}
    names = [option.name for option in known]
    wished: list[object] = list(given)  # whatever somebody wrote there
    for name in wished:
        if name not in names:
            raise unknown("option", name, names)
    settled = {o.name: o.check(given[o.name]) if o.name in given else o.default for o in known}
    for option in known:
        words = settled[option.name]
        if option.each and isinstance(words, list) and len(words) < seats:
            raise option.bad(f"names {len(words)} for {seats} seats: expected {option.expected()}")
    return settled


def dealt_out(option: Option, settled: Options, picked: list[str]) -> list[str]:
    """One word a seat, for an option that each chooses: what was picked, and for the others what is left, in order."""
    usual = settled[option.name]
    assert isinstance(usual, list)
    order = [word for word in [*usual, *option.values] if word not in picked]
    left = list(dict.fromkeys(order))
    found: list[str] = []
    for seat, word in enumerate(picked):
        if not word:
            word = usual[seat] if seat < len(usual) and usual[seat] in left else left[0]  # noqa: PLW2901
            left.remove(word)
        found.append(word)
    return found


def number_of(options: Options, name: str) -> int:
    """An option that is a number, as one."""
    value = options[name]
    assert isinstance(value, int)
    return value
