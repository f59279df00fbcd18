"""What may be said to a room, each with its own fields: wishes at a table, reports of a race, asides for televisions.

All fields have defaults: what is missing is refused by the table, with its reason. A reader tells them apart by `do`,
and what it reads is no instance of these classes (web/wire.py): ask `do`, never isinstance.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from butin.room.fields import Count, Milliseconds, Name, Number, OptionValue, Secret, Share, Text, Word


@dataclass(slots=True, kw_only=True)
class Said:
    """Anything that is said: the answer, if there is one, has its `id`."""

    id: Word = ""


@dataclass(slots=True, kw_only=True)
class OfASeat(Said):
    """Whatever is about a seat: one's own may be left out where a device has one."""

    seat: Number | None = None


@dataclass(slots=True, kw_only=True)
class SitWish(OfASeat):
    """Take a chair."""

    do: Literal["sit"] = "sit"
    name: Name = ""
    link: Word = ""  # by which somebody comes, over HTTP; on the socket they have entered by one


@dataclass(slots=True, kw_only=True)
class ComeWish(OfASeat):
    """Take a chair that is free, else a place on the bench."""

    do: Literal["come"] = "come"
    name: Name = ""
    link: Word = ""


@dataclass(slots=True, kw_only=True)
class BenchWish(Said):
    """Wait on the bench."""

    do: Literal["bench"] = "bench"
    name: Name = ""
    link: Word = ""


@dataclass(slots=True, kw_only=True)
class DeclineWish(OfASeat):
    """Leave a chair that one is offered to the next."""

    do: Literal["decline"] = "decline"


@dataclass(slots=True, kw_only=True)
class AskSeatWish(OfASeat):
    """Ask for a chair that cannot just be taken."""

    do: Literal["ask_seat"] = "ask_seat"
    name: Name = ""
    link: Word = ""


@dataclass(slots=True, kw_only=True)
class StandWish(OfASeat):
    """Give a seat back, or a place on the bench."""

    do: Literal["stand"] = "stand"
    bench: Number | None = None


@dataclass(slots=True, kw_only=True)
class FreeWish(OfASeat):
    """Free a seat, or a place on the bench."""

    do: Literal["free"] = "free"
    bench: Number | None = None


@dataclass(slots=True, kw_only=True)
class BoxWish(OfASeat):
    """Take another box, or ask for it."""

    do: Literal["box"] = "box"
    game: Word = ""
    seats: Number | None = None
    options: dict[str, OptionValue] | None = None
    since: Count | None = None  # the last entry that was seen


@dataclass(slots=True, kw_only=True)
class BotWish(OfASeat):
    """Put a bot on a seat; '' takes it away."""

    do: Literal["bot"] = "bot"
    bot: Word = ""


@dataclass(slots=True, kw_only=True)
class FillWish(Said):
    """Say whether bots take the empty chairs, or these are put away."""

    do: Literal["fill"] = "fill"
    bots: bool = True


@dataclass(slots=True, kw_only=True)
class CallBotWish(OfASeat):
    """Let a bot play now for somebody who is away."""

    do: Literal["call_bot"] = "call_bot"


@dataclass(slots=True, kw_only=True)
class WaitWish(OfASeat):
    """Wait on for somebody who is away."""

    do: Literal["wait"] = "wait"


@dataclass(slots=True, kw_only=True)
class NameWish(OfASeat):
    """Another name for a seat, or for a place on the bench."""

    do: Literal["name"] = "name"
    bench: Number | None = None
    name: Name = ""


@dataclass(slots=True, kw_only=True)
class FaceWish(OfASeat):
    """A face for a seat, or for a place on the bench."""

    do: Literal["face"] = "face"
    bench: Number | None = None
    face: Number | None = None


@dataclass(slots=True, kw_only=True)
class SayWish(OfASeat):
    """Say a preset phrase."""

    do: Literal["say"] = "say"
    phrase: Word = ""


@dataclass(slots=True, kw_only=True)
class HostWish(OfASeat):
    """Hand over the host's role."""

    do: Literal["host"] = "host"


@dataclass(slots=True, kw_only=True)
class CloseWish(Said):
    """Close the table for good."""

    do: Literal["close"] = "close"


@dataclass(slots=True, kw_only=True)
class FirstWish(OfASeat):
    """Say who begins the next match; -1 is the lot."""

    do: Literal["first"] = "first"


@dataclass(slots=True, kw_only=True)
class PickWish(OfASeat):
    """Choose for a seat what no two can have."""

    do: Literal["pick"] = "pick"
    option: Word = ""
    value: Word = ""


@dataclass(slots=True, kw_only=True)
class ShareWish(OfASeat):
    """Add to the chance of the next match."""

    do: Literal["share"] = "share"
    share: Share = ""


@dataclass(slots=True, kw_only=True)
class StartWish(Said):
    """Begin the match."""

    do: Literal["start"] = "start"
    close_up: bool = False  # where nobody has said whether bots take the empty chairs
    since: Count | None = None  # the last entry that was seen


@dataclass(slots=True, kw_only=True)
class AgainWish(OfASeat):
    """Offer a rematch."""

    do: Literal["again"] = "again"


@dataclass(slots=True, kw_only=True)
class MoveWish(OfASeat):
    """Make a move."""

    do: Literal["move"] = "move"
    move: Text = ""


@dataclass(slots=True, kw_only=True)
class GrabWish(OfASeat):
    """A hand in a race."""

    do: Literal["grab"] = "grab"
    move: Text = ""
    race: Word = ""
    took: Milliseconds = 0.0
    hold: Milliseconds = 0.0


@dataclass(slots=True, kw_only=True)
class BackWish(OfASeat):
    """Ask to take the last move back."""

    do: Literal["back"] = "back"


@dataclass(slots=True, kw_only=True)
class PauseWish(OfASeat):
    """Let the match stand still, or ask for it."""

    do: Literal["pause"] = "pause"


@dataclass(slots=True, kw_only=True)
class GoOnWish(OfASeat):
    """Go on after a pause."""

    do: Literal["go_on"] = "go_on"


@dataclass(slots=True, kw_only=True)
class AnswerWish(OfASeat):
    """Say yes or no to what is being asked."""

    do: Literal["answer"] = "answer"
    yes: bool = False
    n: Count = 0  # the entry that asked


@dataclass(slots=True, kw_only=True)
class ScreenWish(Said):
    """Ask to be a television."""

    do: Literal["screen"] = "screen"
    link: Word = ""


@dataclass(slots=True, kw_only=True)
class UnscreenWish(Said):
    """A television leaves, or is sent away."""

    do: Literal["unscreen"] = "unscreen"
    screen: Number | None = None


@dataclass(slots=True, kw_only=True)
class PaintedReport(Said):
    """A page shows the throw."""

    do: Literal["painted"] = "painted"
    race: Word = ""
    hold: Milliseconds = 0.0
    frame: Milliseconds = 0.0


@dataclass(slots=True, kw_only=True)
class TickReport(Said):
    """Nobody has pressed yet."""

    do: Literal["tick"] = "tick"
    race: Word = ""
    elapsed: Milliseconds = 0.0


@dataclass(slots=True, kw_only=True)
class AwayReport(Said):
    """A page is hidden; `grain` is how finely its clock tells the time."""

    do: Literal["away"] = "away"
    grain: Milliseconds = 0.0


@dataclass(slots=True, kw_only=True)
class BackHereReport(Said):
    """A page is seen again."""

    do: Literal["back_here"] = "back_here"
    grain: Milliseconds = 0.0


@dataclass(slots=True, kw_only=True)
class AimAside(OfASeat):
    """A move that is tried out; '' when it is not any more."""

    do: Literal["aim"] = "aim"
    move: Text = ""


@dataclass(slots=True, kw_only=True)
class LampAside(OfASeat):
    """Light a lamp."""

    do: Literal["lamp"] = "lamp"
    value: Word = ""  # where


@dataclass(slots=True, kw_only=True)
class LateAside(OfASeat):
    """How late the televisions are."""

    do: Literal["late"] = "late"
    ms: Milliseconds = 0.0


@dataclass(slots=True, kw_only=True)
class EnterWish(Said):
    """Look at a table from now on."""

    do: Literal["enter"] = "enter"
    table: Word = ""
    secret: Secret = ""
    link: Word = ""
    since: Count | None = None  # the last entry that was seen
    past: bool = False


@dataclass(slots=True, kw_only=True)
class PingWish(Said):
    """Is anybody there? `within` so many milliseconds the next one comes."""

    do: Literal["ping"] = "ping"
    within: Milliseconds = 0.0


@dataclass(slots=True, kw_only=True)
class LobbyWish(Said):
    """Look at the public tables from now on."""

    do: Literal["lobby"] = "lobby"
    game: Word = ""


@dataclass(slots=True, kw_only=True)
class SeenWish(Said):
    """A page has shown everything up to entry `n`."""

    do: Literal["seen"] = "seen"
    n: Count = 0


@dataclass(slots=True, kw_only=True)
class OtherWish(Said):
    """One that nobody knows here: `what` was said in the place of `do`."""

    do: Literal[""] = ""
    what: Word = ""


@dataclass(slots=True)
class Opening:
    """What a table is opened with; everything but the game may be left out. '' is a table without a box."""

    game: Word
    seats: Number | None = None
    options: dict[str, OptionValue] = field(default_factory=dict)
    public: bool = False
    bots: dict[str, Word] = field(default_factory=dict)
    name: Name = ""
    secret: Secret = ""
    away_s: Number = 60
    watch_delay_s: Number = 0
    move_s: Number = 0
    purse_s: Number = 0
    hints: bool = True
    first: Number | None = None
    sit: bool = True  # else whoever sits down first is the host
    screen: bool = False  # whoever opens it is its television: the secret is that, and nobody's chair
    day: Word = ""  # alone, for the deal of that day, which is the same for everybody
    key: Word = ""  # of the house, where it asks for one


TableWish = (
    SitWish
    | ComeWish
    | BenchWish
    | DeclineWish
    | AskSeatWish
    | StandWish
    | FreeWish
    | BoxWish
    | BotWish
    | FillWish
    | CallBotWish
    | WaitWish
    | NameWish
    | FaceWish
    | SayWish
    | HostWish
    | CloseWish
    | FirstWish
    | PickWish
    | ShareWish
    | StartWish
    | AgainWish
    | MoveWish
    | GrabWish
    | BackWish
    | PauseWish
    | GoOnWish
    | AnswerWish
    | ScreenWish
    | UnscreenWish
)
Report = PaintedReport | TickReport | AwayReport | BackHereReport
Aside = AimAside | LampAside | LateAside
Wish = TableWish | Report | Aside | EnterWish | PingWish | LobbyWish | SeenWish  # an OtherWish is none
