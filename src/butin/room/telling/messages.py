"""Bodies, messages and answers, described once, as wishes are in room/wishes.py and entries in room/entries.py.

The reader of JSON is made from this (adapters/web/strict.py), and so are the description of the HTTP side (openapi.py)
and the page's types (typescript.py); docs/protocol.md is the manual. What comes in is a dataclass, what goes out a
dictionary.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from butin.core.roles import Role, Touch
from butin.room.entries import Entry
from butin.room.fields import Limits, Name, Number, OptionValue, Secret, Text, Word

Chance = Annotated[float, Limits(0, 1)]
Dialled = Annotated[float, Limits(0, 15)]  # beyond 10 are those who are off the dial
Margin = Annotated[float, Limits(-1, 1)]
Apart = Annotated[float, Limits(-10, 10)]
Phase = Literal["waiting", "playing", "over", "closed"]


class Event(TypedDict):
    """Something that happened in a match, and what belongs to its kind; `to` whom, where it is for one seat alone."""

    kind: str
    rule: str
    seat: NotRequired[int]
    to: NotRequired[int]


OPEN = [Event]  # has further fields, besides those that are named


@dataclass(slots=True)
class Joining:
    """Sit down by a link, or by a code."""

    link: Word
    name: Name = ""
    seat: Number | None = None
    secret: Secret = ""
    bench: bool = False  # to wait there, where no chair is free
    screen: bool = False  # not to sit: to be a television, if somebody on a chair says yes


@dataclass(slots=True)
class Lending:
    """The code of an evening, as it is; or another, which ends this one."""

    new: bool = False


@dataclass(slots=True)
class Learning:
    """How far a learner has come: the moves so far, one for each step of the lesson."""

    moves: Annotated[list[Text], Limits(most=40)] = field(default_factory=list)


@dataclass(slots=True)
class Played:
    """A game that somebody played with bots: their dials in the order of turns after the own, and how it ended."""

    dials: Annotated[list[Dialled], Limits(most=6)]
    share: Chance
    margin: Margin
    place: Annotated[int, Limits(0, 6)] = 0
    weight: Chance = 1.0


@dataclass(slots=True)
class Sizing:
    """The last games of one person, the oldest first; `apart` is how far the next bots are from their middle."""

    game: Word
    seats: Number
    games: Annotated[list[Played], Limits(most=30)] = field(default_factory=list)
    apart: Annotated[list[Apart], Limits(most=6)] = field(default_factory=list)


class Setting(TypedDict):
    """The frame of a table."""

    game: str
    seats: int
    options: dict[str, OptionValue]
    public: bool
    away_s: int
    watch_delay_s: int
    move_s: int
    purse_s: int
    hints: bool


class Offer(TypedDict):
    """Who on the bench may have a chair that was left, and until when."""

    bench: int
    until: int


class Seat(TypedDict):
    """A chair as everybody sees it."""

    name: str
    bot: str  # '' for a person; of another name than its seat where it stands in for somebody who left
    animal: int  # by which a bot here is called, in every language: animal-1 ...
    shape: int  # 0 to 6: its colour and form, which go along with its person to every box
    face: NotRequired[int]  # 0 to 11, if its person has chosen one
    won: int  # matches that its person has won this evening
    played: int  # of so many
    picks: dict[str, str]  # of the options that each seat chooses
    shared: bool  # whether it has added to the chance of the next match
    person: bool
    theirs: bool  # only for whoever had it before: left, or given to another device
    offer: NotRequired[Offer]  # where it was left, and somebody on the bench may have it
    here: bool
    gone_at: int
    bot_at: int  # when a bot plays for a person who is away; 0 for others
    since: int
    purse_ms: int


class Benched(TypedDict):
    """Somebody who waits for a chair, as everybody sees them."""

    name: str
    shape: int
    face: NotRequired[int]
    won: int
    played: int
    here: bool


class Screen(TypedDict):
    """A television at the table, as everybody sees it."""

    here: bool
    gone_at: int


class Asked(TypedDict):
    """Something that the others must agree to."""

    n: int  # the entry that asked: an answer names it
    question: Literal["back", "again", "seat", "chair", "box", "screen", "pause"]
    seat: int  # -1: somebody on the bench asks, or a television
    name: str  # of whoever asks for a chair, if they said one; or of the bench
    game: str  # the box that is asked for
    yes: list[int]
    missing: list[int]


class Pause(TypedDict):
    """The match stands still: nobody moves, and no time passes."""

    at: int  # since when
    until: int  # when it goes on by itself
    seat: int  # who said so; -1: a television
    screen: NotRequired[int]  # which one


class Table(TypedDict):
    """The table as everybody sees it."""

    id: str
    n: int
    phase: Phase
    host: int
    match: int
    setting: Setting
    first: int | None  # who begins, or began; -1: the lot; null: nobody does
    day: NotRequired[str]  # whose deal is played: it is not sealed, and counts for nobody's size
    fill: bool | None  # whether bots take the chairs that are empty when a match begins; null: nobody has said so
    outdated: bool  # the last match follows rules that are not known any more
    sealed: str  # commitment to the secret of the next match
    commitment: str  # to that of the match that is on, or was last
    shares: list[str]
    secret: str
    seats: list[Seat]
    bench: list[Benched]  # who waits for a chair, in the order in which they came
    screens: list[Screen]
    bots_won: int  # matches
    finished: int  # the number of the last match that came to its end, 0 if none did
    asked: Asked | None
    pause: NotRequired[Pause]  # while there is one


class View(TypedDict):
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


class Missed(TypedDict):
    """An entry that a guest was not here for."""

    n: int
    entry: Entry  # what everybody may know of it
    events: list[Event]


class Hello(TypedDict):
    """The first message at a table."""

    type: Literal["hello"]
    n: int
    you: list[int]
    bench: list[int]  # your places there
    screen: int  # which television you are; -1: none
    table: Table
    views: dict[str, View]
    missed: list[Missed]
    spread_ms: int


class Race(TypedDict):
    """A race begins with this message."""

    id: str
    nonce: str
    phase: int


class News(TypedDict):
    """One entry, as this guest may know it."""

    type: Literal["news"]
    n: int
    entry: Entry  # what everybody may know of it
    table: NotRequired[Table]
    you: NotRequired[list[int]]  # where people have moved: your seats, and your places on the bench
    bench: NotRequired[list[int]]
    screen: NotRequired[int]  # where a television has come or gone: which one you are
    events: NotRequired[list[Event]]
    views: NotRequired[dict[str, View]]
    race: NotRequired[Race]


class Armed(TypedDict):
    """A throw is on its way: it will be on all screens at one moment. `commit` fixes what is drawn for the race."""

    type: Literal["armed"]
    race: str
    commit: str


class Go(TypedDict):
    """A race begins anew with what is on the table."""

    type: Literal["go"]
    race: Race


class Hands(TypedDict):
    """Whose hand seems to be first; the verdict may still be another."""

    type: Literal["hands"]
    race: str
    seat: int
    what: str


class Early(TypedDict):
    """Your hand was there before there was anything to see: it rests for a moment of this throw."""

    type: Literal["early"]
    race: str
    lock_ms: float


class Lines(TypedDict):
    """How far away each seat is, in milliseconds there and back, as far as it is measured."""

    type: Literal["lines"]
    lines: dict[str, int]


class Aim(TypedDict):
    """What somebody on a chair tries out, for televisions; '' when they stop."""

    type: Literal["aim"]
    seat: int
    move: str


class Lamp(TypedDict):
    """A lamp is lit, on the phone of whoever measures or on the televisions, to tell how late these are."""

    type: Literal["lamp"]
    on: Literal["hand", "screen"]


class Late(TypedDict):
    """By how many milliseconds the televisions are shown a throw ahead; 0: not at all."""

    type: Literal["late"]
    ms: float


class Granted(TypedDict):
    """A wish came true with entry `n`."""

    type: Literal["granted"]
    id: str
    n: int


class Refused(TypedDict):
    """Why a wish did not come true, on the socket and over HTTP."""

    type: Literal["refused"]
    id: str
    kind: str
    clause: str
    text: str
    values: dict[str, Any]
    again: NotRequired[bool]  # not a no: not now, ask for the same again


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    id: str
    spread_ms: int


class Removed(TypedDict):
    """The last message of a table that was removed."""

    type: Literal["removed"]


class Waiting(TypedDict):
    """A public table that waits for players."""

    id: str
    game: str
    free: int
    seats: int
    touched: int


class Lobby(TypedDict):
    """The public tables, again whenever they change."""

    type: Literal["lobby"]
    game: str
    tables: list[Waiting]


Message = (
    Hello | News | Granted | Refused | Pong | Removed | Lobby | Armed | Go | Hands | Early | Lines | Aim | Lamp | Late
)


class Seats(TypedDict):
    """How many can play."""

    min: int
    max: int
    best_from: int


class GameOption(TypedDict):
    """Something that a table may agree on."""

    name: str
    clause: str
    default: OptionValue
    expected: str
    values: list[str]
    most: dict[str, int]  # how often a word may be named, where that is more than once
    low: int
    high: int
    each: bool  # every seat chooses for itself, no two the same


class Game(TypedDict):
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
    lesson: bool  # there is one
    dial: dict[str, float]  # where the bots with a name are on the dial; nothing where the game has none


class Brought(TypedDict):
    """What a game's package brings for a page: `contract` says how a board of its own is spoken to."""

    contract: int
    files: dict[str, str]  # with the digest of each: what is asked for with `?v=` and that lasts
    langs: list[str]
    pieces: list[str]  # that pieces.svg has a symbol for
    roles: dict[str, Role]  # of the position's fields
    moves: list[Touch]


class Opened(TypedDict):
    """For the host alone."""

    table: str
    join: str
    watch: str
    seat: int
    secret: str
    name: str
    sealed: str


class Joined(TypedDict):
    """For whoever sat down, or waits."""

    table: str
    seat: int  # -1: on the bench
    secret: str
    name: str


class Brief(TypedDict):
    """What a code tells of its table: nobody's name."""

    id: str
    game: str
    phase: Phase
    seats: int
    free: int


class Linked(TypedDict):
    """What is behind a link, or behind a code."""

    kind: Literal["join", "watch", "code"]
    table: NotRequired[Table]  # of a link
    brief: NotRequired[Brief]  # of a code


class Lent(TypedDict):
    """The code by which people find a table, while it lives."""

    code: str


class Looked(TypedDict):
    """A table from one's own seats."""

    you: list[int]
    bench: list[int]
    table: Table
    views: dict[str, View]


class Done(TypedDict):
    """A wish over HTTP came true with entry `n`."""

    n: int


class Player(TypedDict):
    """Who had a chair at the end of a match."""

    name: str
    bot: str
    animal: int
    shape: int
    face: NotRequired[int]


class Ended(TypedDict):
    """A match of the evening that came to its end."""

    match: int
    game: str
    seats: list[Player]
    scores: list[int]
    winners: list[int]
    moves: int
    began: int
    ended: int
    you: list[int]  # the seats that were yours then


class Evening(TypedDict):
    """What was played at a table, and what is left of it: nothing goes beyond the table."""

    matches: list[Ended]
    bots_won: int


class Moment(TypedDict):
    """A moment of a finished match."""

    move: int
    moves: int
    view: View
    events: list[Event]


class Told(TypedDict):
    """What one move brought, as a seat may know it; move 0 is the deal."""

    move: int
    seat: int
    at: int
    events: list[Event]


class Seated(TypedDict):
    """Who has a chair after so many moves, until somebody else does."""

    move: int
    seat: int
    name: str
    bot: str


class Retold(TypedDict):
    """A finished match from its first card to its last."""

    match: int
    moves: int
    names: list[str]
    scores: list[int]
    winners: list[int]
    seated: list[Seated]
    told: list[Told]


class Turn(TypedDict):
    """A move in a lesson: what it brought, and how the table looks afterwards."""

    seat: int
    events: list[Event]
    view: View


class Taught(TypedDict):
    """Where a learner is: what is said now, the moves that fit (the first is the one meant), and what was done last."""

    step: int
    steps: int
    say: str
    moves: list[str]
    view: View
    turns: list[Turn]


class Judged(TypedDict):
    """A decision of a finished match: the chances to win with it and with the best move, as that seat could know."""

    move: int
    seat: int
    made: str
    best: str
    chance: Chance
    best_chance: Chance


class Reviewed(TypedDict):
    """Some decisions of a finished match; `next` is the move to go on from, 0 when all are done."""

    moves: int
    next: int
    decisions: list[Judged]


class Back(TypedDict):
    """Whether one's own last move can be taken back; if not, the kind of the refusal."""

    back: bool
    kind: str


class Hint(TypedDict):
    """A move that a strong bot would make; '' where it would wait."""

    move: str


class Sized(TypedDict):
    """Who should come next, as a place on the dial, and how strong the person seems."""

    dial: float
    size: float
