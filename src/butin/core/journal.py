"""The journal: a readable record of one match, a header and then a line for every accepted move.

One JSON object a line. The header names the game and seals its chance; the secret stands in the last line.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Final

from butin.core.chance import SCHEME, commitment, secret_of_the_day
from butin.core.errors import BadRecord
from butin.core.native import mypyc_attr
from butin.core.reading import is_whole
from butin.core.state import EVERYBODY, Event

FORMAT: Final = 1
MOST_SEATS: Final = 99
LATEST: Final = 1 << 53  # milliseconds
DEEPEST: Final = 30  # lists in lists in a line; what we write has three or four
LOT: Final = -1  # in the place of the seat that begins: the first draw of the match decides


@mypyc_attr(allow_interpreted_subclasses=True)
class Played:
    """An accepted move: whose, which, and when (milliseconds since the match began); and a sum of what all heard."""

    def __init__(self, seat: int, move: str, at: int, told: str = "") -> None:
        self.seat: int = seat
        self.move: str = move
        self.at: int = at
        self.told: str = told  # '' where nobody summed it up

    def plain(self) -> dict[str, object]:
        line: dict[str, object] = {"seat": self.seat, "move": self.move, "at": self.at}
        return {**line, "told": self.told} if self.told else line


@mypyc_attr(allow_interpreted_subclasses=True)
class Journal:
    """What is needed to play a match again, move by move, for ever."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: dict[str, object],
        secret: bytes,
        shares: list[str],
        position: dict[str, object] | None = None,
        names: list[str] | None = None,
        first: int = 0,
    ) -> None:
        self.game: str = game
        self.version: int = version
        self.seats: int = seats
        self.options: dict[str, object] = options
        self.secret: bytes = secret
        self.shares: list[str] = shares
        self.position: dict[str, object] | None = position  # where it began, if not with a fresh deal
        self.names: list[str] = names or [""] * seats  # who sat there, if that is known
        self.first: int = first  # the seat that begins, or LOT
        self.table: str = ""  # the table of a room at which it was played
        self.day: str = ""  # of which it is the deal; '' for one that was sealed
        self.told: str = ""  # what all heard of the deal, summed up; '' where nobody did
        self.entries: list[Played] = []

    def clone(self) -> Journal:
        """An independent copy."""
        begun = self.game, self.version, self.seats, dict(self.options), self.secret, self.shares[:]
        copy = Journal(*begun, self.position, self.names[:], self.first)
        copy.table, copy.day, copy.told, copy.entries = self.table, self.day, self.told, self.entries[:]
        return copy

    def header(self) -> dict[str, object]:
        """What may be published before the first card."""
        header: dict[str, object] = {
            "butin": FORMAT,
            "game": self.game,
            "rules": self.version,
            "seats": self.seats,
            "names": self.names,
            "options": self.options,
            "chance": {"scheme": SCHEME, "commitment": commitment(self.secret), "shares": self.shares},
        }
        if self.table:
            header["table"] = self.table
        if self.day:
            header["day"] = self.day
        if self.first:
            header["first"] = self._begins()
        if self.told:
            header["agreed"], header["told"] = self.sum_of_agreed(), self.told
        if self.position is not None:
            header["position"] = self.position
        return header

    def sum_of_agreed(self) -> str:
        """A short sum of what was agreed before the first card."""
        options = dict(sorted(self.options.items()))
        return _sum([self.game, self.version, self.seats, options, self._begins()])

    def _begins(self) -> int | str:
        return "lot" if self.first == LOT else self.first

    def save(self) -> str:
        """The whole record as text, secret included."""
        lines = [self.header()]
        lines += [entry.plain() for entry in self.entries]
        lines.append({"secret": self.secret.hex()})
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def summed(events: list[Event]) -> str:
    """A short sum of what everybody was told."""
    return summed_up([event.plain() for event in events if event.to == EVERYBODY])


def summed_up(told: list[dict[str, object]]) -> str:
    """The same of events that are data already."""
    return _sum(told)


def _sum(value: object) -> str:
    return sha256(json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()).hexdigest()[:16]


def load_journal(text: str) -> Journal:
    """Read a record, or say which line is broken and how."""
    lines = [_line(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines or "butin" not in lines[0][1]:
        raise BadRecord("line 1 is not the header of a Butin record: expected an object with 'butin', 'game', 'seats'")
    if len(lines) < 2 or "secret" not in lines[-1][1]:
        raise BadRecord("the record ends without its secret: the last line should be an object with 'secret'")
    journal = _header(lines[0][1], _secret(lines[-1]))
    for number, entry in lines[1:-1]:
        seat, move, at, told = entry.get("seat"), entry.get("move"), entry.get("at", 0), entry.get("told", "")
        if not is_whole(seat) or not isinstance(move, str) or not is_whole(at) or abs(at) > LATEST:
            raise BadRecord(f"line {number} is not a move: expected 'seat' (a number), 'move' (a text) and 'at'")
        journal.entries.append(Played(seat, move, at, str(told)))
    return journal


def _line(number: int, text: str) -> tuple[int, dict[str, object]]:
    try:
        value = json.loads(text)
        json.dumps(value, ensure_ascii=False).encode()  # half a letter can be written in JSON, and nowhere else
    except ValueError:
        raise BadRecord(f"line {number} is not JSON: {text[:40]!r}") from None
    except RecursionError:  # how deep that is, is another number for every Python
        raise _too_deep(number, text) from None
    if _depth(value) > DEEPEST:
        raise _too_deep(number, text)
    if not isinstance(value, dict):
        raise BadRecord(f"line {number} is not an object: {text[:40]!r}")
    return number, value


def _depth(value: object) -> int:
    """How deep it is nested; it is not looked at further than is asked."""
    depth, layer = 0, [value]
    while layer and depth <= DEEPEST:
        lists = [one for one in layer if isinstance(one, list)]
        objects = [one.values() for one in layer if isinstance(one, dict)]
        layer = [inner for outer in [*lists, *objects] for inner in outer]
        depth += 1
    return depth


def _too_deep(number: int, text: str) -> BadRecord:
    return BadRecord(f"line {number} is nested too deep: {text[:40]!r}")


def _secret(line: tuple[int, dict[str, object]]) -> bytes:
    try:
        return bytes.fromhex(str(line[1]["secret"]))
    except ValueError:
        raise BadRecord(f"line {line[0]}: the secret is not written in hexadecimal digits") from None


def _header(header: dict[str, object], secret: bytes) -> Journal:
    chance, options, position = header.get("chance"), header.get("options"), header.get("position")
    game, version, seats = header.get("game"), header.get("rules"), header.get("seats")
    if header["butin"] != FORMAT or not is_whole(header["butin"]):
        raise BadRecord(f"the record has format {header['butin']!r}: this Butin reads format {FORMAT}")
    if not isinstance(game, str) or not is_whole(version) or not is_whole(seats) or not 0 < seats <= MOST_SEATS:
        raise BadRecord(f"the header lacks 'game' (a name), 'rules' (a version) or 'seats' (1 to {MOST_SEATS})")
    if not isinstance(options, dict) or not isinstance(chance, dict):
        raise BadRecord("the header lacks 'options' or 'chance'")
    if position is not None and not isinstance(position, dict):
        raise BadRecord("the header's 'position' is not an object")
    shares = _shares(chance, secret)
    names = _texts(header.get("names", [""] * seats), "names")
    if len(names) != seats:
        raise BadRecord(f"the header has {len(names)} names: expected one for each of {seats} seats")
    journal = Journal(game, version, seats, options, secret, shares, position, names, _first(header, seats))
    journal.table, journal.told = str(header.get("table", "")), str(header.get("told", ""))
    journal.day = str(header.get("day", ""))
    if journal.day and secret != secret_of_the_day(journal.day, game, version):
        raise BadRecord(f"paragraph 6 of docs/chance.md does not hold: this is not the deal of {journal.day[:20]}")
    if str(header.get("agreed", "")) != (journal.sum_of_agreed() if journal.told else ""):
        what = "rules, seats, options or who begins are not what was agreed"
        raise BadRecord(f"paragraph 5 of docs/chance.md does not hold: {what}")
    return journal


def _shares(chance: dict[str, object], secret: bytes) -> list[str]:
    """What the seats added to the secret, if that is the one that was committed to."""
    if chance.get("scheme") != SCHEME:
        raise BadRecord(f"the record's chance is {chance.get('scheme')!r}: this Butin knows {SCHEME!r}")
    if chance.get("commitment") != commitment(secret):
        raise BadRecord(
            "paragraph 1 of docs/chance.md does not hold: the secret does not fit the commitment in the header"
        )
    return _texts(chance.get("shares"), "shares")


def _first(header: dict[str, object], seats: int) -> int:
    """Who began; seat 0, where a record does not say so."""
    first = header.get("first", 0)
    if first == "lot":
        return LOT
    if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < seats:
        raise BadRecord(f"the header's 'first' is {first!r}: expected a seat from 0 to {seats - 1}, or 'lot'")
    return first


def _texts(value: object, what: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise BadRecord(f"the header's '{what}' are not a list of texts")
    return value
