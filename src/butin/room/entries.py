"""Entries: what may stand in the journal of a table, each kind with its fields, and which of them everybody may know.

What is not `Open` is for nobody. A field that is not in every entry of its kind, since an older room wrote it or it is
not always there, is NotRequired. The order in which an entry is written is the order on disk.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    TypedDict,
    TypeVar,
    final,
    get_args,
    get_origin,
    get_type_hints,
)

T = TypeVar("T")
OPEN: Final = "everybody may know it"
Open = Annotated[T, OPEN]

By = Literal["person", "bot", "clock", "table"]
Asking = Literal["back", "again", "seat", "chair", "box", "screen", "pause"]


class SettingData(TypedDict):
    """The frame of a table, as it is written."""

    game: str
    seats: int
    options: dict[str, Any]
    public: NotRequired[bool]
    away_s: NotRequired[int]
    watch_delay_s: NotRequired[int]
    move_s: NotRequired[int]
    purse_s: NotRequired[int]
    hints: NotRequired[bool]


class Frame(TypedDict, total=False):
    """What a table was opened with besides: who begins, its day, and its delay where a race adds to it."""

    first: int
    day: str
    delay_s: int


class Host(TypedDict):
    """Whoever opened a table, on its first chair."""

    holder: str
    name: str


class Device(TypedDict):
    """A television that opened a table."""

    holder: str


class Tokens(TypedDict):
    """The hashes of the links to a table."""

    join: str
    watch: str


class StandIn(TypedDict):
    """A bot on a chair that would be empty."""

    bot: str
    name: str


class Measured(TypedDict):
    """A hand in a race: what its page said and what counted, in milliseconds after the own paint."""

    seat: int
    took: float
    measured: float
    flagged: bool


class Raced(TypedDict, total=False):
    """What the journal keeps of a race beside the move."""

    race: list[Measured]  # everybody's times
    seed: str
    log: dict[str, Any]
    habits: dict[str, Any]  # what it told about each seat


class Taker(TypedDict):
    """Who takes a box: somebody on a chair or on the bench, or a television."""

    seat: int
    bench: NotRequired[int]
    screen: NotRequired[int]
    name: str


WithFrom = TypedDict("WithFrom", {"from": list[int]})  # for each chair, which place its person comes from
PerhapsFrom = TypedDict("PerhapsFrom", {"from": NotRequired[list[int]]})


@final
class OpenedEntry(TypedDict):
    """The first of every journal."""

    kind: Literal["opened"]
    at: Open[int]
    first: NotRequired[int]
    day: NotRequired[str]  # whose deal is played
    delay_s: NotRequired[int]  # as it was wished for
    setting: SettingData
    tokens: Tokens
    bots: dict[str, str]
    host: NotRequired[Host]
    screen: NotRequired[Device]


@final
class BoxedEntry(WithFrom):
    """Another box."""

    kind: Literal["boxed"]
    at: Open[int]
    seat: Open[int]
    name: Open[str]
    setting: SettingData
    screen: NotRequired[Open[int]]
    bench: NotRequired[int]
    wish: NotRequired[str]


@final
class SatEntry(TypedDict):
    """Somebody has a chair."""

    kind: Literal["sat"]
    at: Open[int]
    seat: Open[int]
    holder: str
    name: Open[str]
    was: NotRequired[Open[str]]  # the bot that had it before
    bench: NotRequired[Open[int]]  # the place from where they come
    wish: NotRequired[str]


@final
class FreedEntry(TypedDict):
    """A chair is nobody's any more, or a bot's."""

    kind: Literal["freed"]
    at: Open[int]
    seat: Open[int]
    bot: Open[str]
    was: NotRequired[Open[str]]  # who had it before


@final
class ReseatedEntry(TypedDict):
    """A chair belongs to another device of its person, or to whoever had it before."""

    kind: Literal["reseated"]
    seat: Open[int]
    holder: str
    at: Open[int]


@final
class BenchedEntry(TypedDict):
    """Somebody waits."""

    kind: Literal["benched"]
    at: Open[int]
    holder: str
    name: Open[str]
    wish: NotRequired[str]


@final
class UnbenchedEntry(TypedDict):
    """Somebody waits no longer."""

    kind: Literal["unbenched"]
    at: Open[int]
    bench: Open[int]
    name: Open[str]


@final
class OfferedEntry(TypedDict):
    """A chair that was left is offered to somebody on the bench."""

    kind: Literal["offered"]
    at: Open[int]
    seat: Open[int]
    bench: Open[int]
    name: Open[str]


@final
class DeclinedEntry(TypedDict):
    """They would rather wait."""

    kind: Literal["declined"]
    at: Open[int]
    seat: Open[int]
    bench: Open[int]
    name: Open[str]


@final
class BotEntry(TypedDict):
    """A bot on a chair, or none."""

    kind: Literal["bot"]
    at: Open[int]
    seat: Open[int]
    bot: Open[str]
    name: str
    was: NotRequired[Open[str]]


@final
class FilledEntry(TypedDict):
    """Whether bots take the chairs that are empty when a match begins."""

    kind: Literal["filled"]
    at: Open[int]
    bots: Open[bool]


@final
class CalledEntry(TypedDict):
    """A bot plays for somebody who is away, from now on."""

    kind: Literal["called"]
    at: Open[int]
    seat: Open[int]


@final
class WaitedEntry(TypedDict):
    """Those at the table wait on for somebody who is away."""

    kind: Literal["waited"]
    at: Open[int]
    seat: Open[int]
    until: int


@final
class NamedEntry(TypedDict):
    """Another name, on a chair or on the bench."""

    kind: Literal["named"]
    at: Open[int]
    seat: NotRequired[Open[int]]
    bench: NotRequired[Open[int]]
    name: Open[str]
    was: NotRequired[Open[str]]
    wish: NotRequired[str]


@final
class FacedEntry(TypedDict):
    """Another face, on a chair or on the bench."""

    kind: Literal["faced"]
    at: Open[int]
    seat: NotRequired[Open[int]]
    bench: NotRequired[Open[int]]
    name: Open[str]
    face: Open[int]
    wish: NotRequired[str]


@final
class SaidEntry(TypedDict):
    """A preset phrase."""

    kind: Literal["said"]
    at: Open[int]
    seat: Open[int]
    phrase: Open[str]
    wish: NotRequired[str]


@final
class HostedEntry(TypedDict):
    """Another host."""

    kind: Literal["hosted"]
    at: Open[int]
    seat: Open[int]


@final
class ClosedEntry(TypedDict):
    """The last of a journal."""

    kind: Literal["closed"]
    at: Open[int]


@final
class FirstEntry(TypedDict):
    """Who begins the next match."""

    kind: Literal["first"]
    at: Open[int]
    seat: Open[int]


@final
class PickedEntry(TypedDict):
    """What somebody chose for the own seat."""

    kind: Literal["picked"]
    at: Open[int]
    seat: Open[int]
    option: Open[str]
    value: Open[str]
    wish: NotRequired[str]


@final
class StartedEntry(PerhapsFrom):
    """A match begins."""

    kind: Literal["started"]
    at: Open[int]
    rules: NotRequired[int]
    first: NotRequired[int]
    bots: dict[str, StandIn]
    picks: NotRequired[dict[str, list[str]]]
    shares: list[str]
    setting: NotRequired[SettingData]
    rotated: NotRequired[bool]  # in old journals everybody moved on one chair
    secret: NotRequired[str]  # in old journals
    screen: NotRequired[int]
    wish: NotRequired[str]


@final
class SealedEntry(TypedDict):
    """The secret of the next match."""

    kind: Literal["sealed"]
    secret: str
    at: Open[int]


@final
class SharedEntry(TypedDict):
    """What a seat adds to the chance."""

    kind: Literal["shared"]
    at: Open[int]
    seat: Open[int]
    share: str
    wish: NotRequired[str]


@final
class MovedEntry(TypedDict):
    """A move; where hands raced for it, with what is kept of the race."""

    kind: Literal["moved"]
    at: Open[int]
    seat: Open[int]
    move: str
    by: NotRequired[Open[By]]
    race: NotRequired[Open[list[Measured]]]
    seed: NotRequired[Open[str]]
    log: NotRequired[dict[str, Any]]
    habits: NotRequired[dict[str, Any]]
    wish: NotRequired[str]


@final
class TookBackEntry(TypedDict):
    """The last move was taken back."""

    kind: Literal["took_back"]
    seat: Open[int]
    at: Open[int]


@final
class PausedEntry(TypedDict):
    """The match stands still."""

    kind: Literal["paused"]
    at: Open[int]
    seat: Open[int]
    screen: NotRequired[Open[int]]  # the television that did it


@final
class WentOnEntry(TypedDict):
    """It goes on."""

    kind: Literal["went_on"]
    at: Open[int]
    seat: Open[int]  # -1 where nobody said so for too long
    screen: NotRequired[Open[int]]


@final
class AskedEntry(TypedDict):
    """Something that the others must agree to."""

    kind: Literal["asked"]
    at: Open[int]
    question: Open[Asking]
    seat: Open[int]
    name: NotRequired[Open[str]]
    game: NotRequired[Open[str]]
    way: NotRequired[str]
    holder: NotRequired[str]
    invited: NotRequired[bool]
    bench: NotRequired[int]
    box: NotRequired[SettingData]
    wish: NotRequired[str]


@final
class AnsweredEntry(TypedDict):
    """Yes or no."""

    kind: Literal["answered"]
    at: Open[int]
    seat: Open[int]
    yes: Open[bool]
    wish: NotRequired[str]


class Presence(TypedDict):
    """Which chairs, places on the bench and televisions."""

    seats: Open[list[int]]
    bench: NotRequired[Open[list[int]]]
    screens: NotRequired[Open[list[int]]]


@final
class CameEntry(Presence):
    """Some are here."""

    kind: Literal["came"]
    server: str
    at: Open[int]


@final
class WentEntry(Presence):
    """Some are away."""

    kind: Literal["went"]
    server: str  # that they were at; '' where it is gone
    at: Open[int]


@final
class ScreenedEntry(TypedDict):
    """A television is let in."""

    kind: Literal["screened"]
    at: Open[int]
    holder: str
    screen: NotRequired[Open[int]]  # whose place it has


@final
class UnscreenedEntry(TypedDict):
    """A television leaves."""

    kind: Literal["unscreened"]
    at: Open[int]
    screen: Open[int]


# each is named in both: of a union in a union mypy does not see that a key is missing
Entry = (
    OpenedEntry
    | BoxedEntry
    | SatEntry
    | FreedEntry
    | ReseatedEntry
    | BenchedEntry
    | UnbenchedEntry
    | OfferedEntry
    | DeclinedEntry
    | BotEntry
    | FilledEntry
    | CalledEntry
    | WaitedEntry
    | NamedEntry
    | FacedEntry
    | SaidEntry
    | HostedEntry
    | ClosedEntry
    | FirstEntry
    | PickedEntry
    | StartedEntry
    | SealedEntry
    | SharedEntry
    | MovedEntry
    | TookBackEntry
    | PausedEntry
    | WentOnEntry
    | AskedEntry
    | AnsweredEntry
    | CameEntry
    | WentEntry
    | ScreenedEntry
    | UnscreenedEntry
)
# those that may keep the id of the wish that became them
Granting = (
    BoxedEntry
    | SatEntry
    | BenchedEntry
    | NamedEntry
    | FacedEntry
    | SaidEntry
    | PickedEntry
    | StartedEntry
    | SharedEntry
    | MovedEntry
    | AskedEntry
    | AnsweredEntry
)


def kind_of(entry: type[Mapping[str, object]]) -> str:
    """By which an entry of this type is told from others."""
    word: str = get_args(get_type_hints(entry)["kind"])[0]
    return word


def open_fields(entry: type[Mapping[str, object]]) -> dict[str, Any]:
    """What everybody may know of it, with its types."""
    return {name: hint for name, hint in get_type_hints(entry, include_extras=True).items() if _is_open(hint)}


def _is_open(hint: Any) -> bool:
    if get_origin(hint) is NotRequired:
        hint = get_args(hint)[0]
    return OPEN in getattr(hint, "__metadata__", ())
