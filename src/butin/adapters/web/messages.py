"""Every message that the server sends, as types. The page's `wire.ts` is made from them by `wire_types.py`."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Phase = Literal["waiting", "playing", "over", "closed"]
Event = dict[str, Any]  # kind, rule, and what belongs to the kind


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """Nothing but what is named."""


class Setting(Struct):
    """The frame of a table."""

    game: str
    seats: int
    options: dict[str, Any]
    public: bool
    away_s: int
    watch_delay_s: int
    move_s: int
    purse_s: int
    hints: bool


class Seat(Struct):
    """A chair as everybody sees it."""

    name: str
    bot: str
    picks: dict[str, str]  # of the options that each seat chooses
    shared: bool  # whether it has added to the chance of the next match
    person: bool
    theirs: bool  # only for whoever had it before: left, or given to another device
    here: bool
    gone_at: int
    since: int
    purse_ms: int


class Asked(Struct):
    """Something that the others must agree to."""

    question: Literal["back", "again", "seat", "chair"]
    seat: int
    name: str  # of whoever asks for a chair, if they said one
    yes: list[int]
    missing: list[int]


class Table(Struct):
    """The table as everybody sees it."""

    id: str
    n: int
    phase: Phase
    host: int
    match: int
    setting: Setting
    first: int | None  # who begins, or began; -1: the lot; null: nobody does
    outdated: bool  # the last match follows rules that are not known any more
    sealed: str  # commitment to the secret of the next match
    commitment: str  # to that of the match that is on, or was last
    shares: list[str]
    secret: str
    seats: list[Seat]
    asked: Asked | None


class View(Struct):
    """What a seat may know of the match, with the moves open to it."""

    game: str
    seat: int
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]
    actors: list[int]
    legal: list[str]
    scores: list[int] | None
    winners: list[int]


class Measured(Struct):
    """A hand in a race: what its page said and what counted, in milliseconds after the own paint."""

    seat: int
    took: float
    measured: float
    flagged: bool


class Entry(Struct, omit_defaults=True):
    """What everybody may know of an entry; which fields are there depends on its kind."""

    kind: str
    at: int
    seat: int | msgspec.UnsetType = msgspec.UNSET
    seats: list[int] | msgspec.UnsetType = msgspec.UNSET
    name: str | msgspec.UnsetType = msgspec.UNSET
    bot: str | msgspec.UnsetType = msgspec.UNSET
    by: Literal["person", "bot", "clock", "table"] | msgspec.UnsetType = msgspec.UNSET
    option: str | msgspec.UnsetType = msgspec.UNSET
    value: str | msgspec.UnsetType = msgspec.UNSET
    question: Literal["back", "again", "seat", "chair"] | msgspec.UnsetType = msgspec.UNSET
    yes: bool | msgspec.UnsetType = msgspec.UNSET
    phrase: str | msgspec.UnsetType = msgspec.UNSET
    race: list[Measured] | msgspec.UnsetType = msgspec.UNSET
    seed: str | msgspec.UnsetType = msgspec.UNSET


class Missed(Struct):
    """An entry that a guest was not here for."""

    n: int
    entry: Entry
    events: list[Event]


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message at a table."""

    n: int
    you: list[int]
    table: Table
    views: dict[str, View]
    missed: list[Missed]
    spread_ms: int
    hashes: dict[str, str] | msgspec.UnsetType = msgspec.UNSET


class Race(Struct):
    """A race begins with this message."""

    id: str
    nonce: str
    phase: int


class News(Struct, tag_field="type", tag="news"):
    """One entry, as this guest may know it."""

    n: int
    entry: Entry
    table: Table | msgspec.UnsetType = msgspec.UNSET
    events: list[Event] | msgspec.UnsetType = msgspec.UNSET
    views: dict[str, View] | msgspec.UnsetType = msgspec.UNSET
    hashes: dict[str, str] | msgspec.UnsetType = msgspec.UNSET
    race: Race | msgspec.UnsetType = msgspec.UNSET


class Armed(Struct, tag_field="type", tag="armed"):
    """A throw is on its way: it will be on all screens at one moment. `commit` fixes what is drawn for the race."""

    race: str
    commit: str


class Go(Struct, tag_field="type", tag="go"):
    """A race begins anew with what is on the table."""

    race: Race


class Hands(Struct, tag_field="type", tag="hands"):
    """Whose hand seems to be first; the verdict may still be another."""

    race: str
    seat: int
    what: str


class Early(Struct, tag_field="type", tag="early"):
    """Your hand was there before there was anything to see: it rests for a moment of this throw."""

    race: str
    lock_ms: float


class Lines(Struct, tag_field="type", tag="lines"):
    """How far away each seat is, in milliseconds there and back, as far as it is measured."""

    lines: dict[str, int]


class Granted(Struct, tag_field="type", tag="granted"):
    """A wish came true with entry `n`."""

    id: str
    n: int


class Refused(Struct, tag_field="type", tag="refused"):
    """Why a wish did not come true, on the socket and over HTTP."""

    id: str
    kind: str
    clause: str
    text: str
    values: dict[str, Any]


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to a ping."""

    id: str
    spread_ms: int


class Removed(Struct, tag_field="type", tag="removed"):
    """The last message of a table that was removed."""


class Waiting(Struct):
    """A public table that waits for players."""

    id: str
    game: str
    free: int
    seats: int
    touched: int


class Lobby(Struct, tag_field="type", tag="lobby"):
    """The public tables, again whenever they change."""

    game: str
    tables: list[Waiting]


Message = Hello | News | Granted | Refused | Pong | Removed | Lobby | Armed | Go | Hands | Early | Lines


class Seats(Struct):
    """How many can play."""

    min: int
    max: int
    best_from: int


class GameOption(Struct):
    """Something that a table may agree on."""

    name: str
    clause: str
    default: Any
    expected: str
    values: list[str]
    most: dict[str, int]  # how often a word may be named, where that is more than once
    low: int
    high: int
    each: bool  # every seat chooses for itself, no two the same


class Game(Struct):
    """A box on the shelf."""

    name: str
    titles: dict[str, str]
    pitches: dict[str, str]
    seats: Seats
    minutes: int
    age: int
    rules: int
    begins: dict[str, str]  # by number of seats, as the sheet has it: the clause that says who begins; '' for nobody
    credit: str
    options: list[GameOption]
    bots: list[str]
    levels: dict[str, str]  # debutant, habitue or expert, for every bot


class Opened(Struct):
    """For the host alone."""

    table: str
    join: str
    watch: str
    seat: int
    secret: str
    name: str
    sealed: str


class Joined(Struct):
    """For whoever sat down."""

    table: str
    seat: int
    secret: str
    name: str


class Linked(Struct):
    """What is behind a link."""

    kind: Literal["join", "watch"]
    table: Table


class Looked(Struct):
    """A table from one's own seats."""

    you: list[int]
    table: Table
    views: dict[str, View]


class Done(Struct):
    """A wish over HTTP came true with entry `n`."""

    n: int


class Moment(Struct):
    """A moment of a finished match."""

    move: int
    moves: int
    view: View
    events: list[Event]


class Told(Struct):
    """What one move brought, as a seat may know it; move 0 is the deal."""

    move: int
    seat: int
    at: int
    events: list[Event]


class Retold(Struct):
    """A finished match from its first card to its last."""

    match: int
    moves: int
    names: list[str]
    scores: list[int]
    winners: list[int]
    told: list[Told]


class Turn(Struct):
    """A move in a lesson: what it brought, and how the table looks afterwards."""

    seat: int
    events: list[Event]
    view: View


class Taught(Struct):
    """Where a learner is: what is said now, the moves that fit (the first is the one meant), and what was done last."""

    step: int
    steps: int
    say: str
    moves: list[str]
    view: View
    turns: list[Turn]


class Judged(Struct):
    """A decision of a finished match: the chances to win with it and with the best move, as that seat could know."""

    move: int
    seat: int
    made: str
    best: str
    chance: float
    best_chance: float


class Reviewed(Struct):
    """Some decisions of a finished match; `next` is the move to go on from, 0 when all are done."""

    moves: int
    next: int
    decisions: list[Judged]


class Hint(Struct):
    """A move that a strong bot would make; '' where it would wait."""

    move: str


ANSWERS: list[type[Struct]] = [
    Game,
    GameOption,
    Waiting,
    Opened,
    Joined,
    Linked,
    Looked,
    Done,
    Moment,
    Told,
    Retold,
    Taught,
    Judged,
    Reviewed,
    Hint,
]
