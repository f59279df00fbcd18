"""What may be sent to us, by HTTP or by the socket, with the sizes of everything."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

Word = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(max_length=100)]  # cut to what fits a chair
Text = Annotated[str, Meta(max_length=200)]  # a move, as people write it
Number = Annotated[int, Meta(ge=-(2**31), le=2**31 - 1)]
Milliseconds = Annotated[float, Meta(ge=0, le=1e7)]
Share = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]  # there is no free text in the room
# one that a device brings along must not be guessed by a neighbour; '' has one made up
Secret = Annotated[str, Meta(pattern="^([!-~]{16,128})?$")]


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """What a table is opened with; everything but the game may be left out."""

    game: Word
    seats: Number | None = None
    options: dict[str, Any] = {}
    public: bool = False
    bots: dict[str, Word] = {}
    name: Name = ""
    secret: Secret = ""
    away_s: Number = 60
    watch_delay_s: Number = 0
    move_s: Number = 0
    purse_s: Number = 0
    hints: bool = True
    first: Number | None = None


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Sit down by a link."""

    link: Word
    name: Name = ""
    seat: Number | None = None
    secret: Secret = ""


class Learning(msgspec.Struct, forbid_unknown_fields=True):
    """How far a learner has come: the moves so far, one for each step of the lesson."""

    moves: Annotated[list[Text], Meta(max_length=40)] = []


class Doing(msgspec.Struct, forbid_unknown_fields=True):
    """A wish without a socket: the same fields as on the socket."""

    do: Word
    id: Word = ""
    seat: Number | None = None
    move: Text = ""
    name: Name = ""
    bot: Word = ""
    phrase: Word = ""
    yes: bool = False
    option: Word = ""
    value: Word = ""
    share: Share = ""
    link: Word = ""


class Wish(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Anything that can be asked for by the socket: `do` says what, the other fields belong to it."""

    do: Word
    id: Word = ""
    table: Word = ""
    secret: Secret = ""
    link: Word = ""
    since: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    seat: Number | None = None
    move: Text = ""
    name: Name = ""
    bot: Word = ""
    phrase: Word = ""
    yes: bool = False
    option: Word = ""
    value: Word = ""
    share: Share = ""
    n: Annotated[int, Meta(ge=0, le=2**53)] = 0
    game: Word = ""
    race: Word = ""
    took: Milliseconds = 0.0
    hold: Milliseconds = 0.0
    frame: Milliseconds = 0.0
    elapsed: Milliseconds = 0.0
    grain: Milliseconds = 0.0
