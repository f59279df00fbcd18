"""A game as the house knows it: what it is called, what a table may set, and its functions around the position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, TypeVar

from butin.core.chance import Chance
from butin.core.character import DEBUTANT, HABITUE, LEVELS, Character, Dealer, Policy
from butin.core.dial import EXPECTED, Dial, dialled
from butin.core.errors import BadOption, BadSeats
from butin.core.journal import LOT
from butin.core.options import Option, Options, settle
from butin.core.reading import Position, is_whole
from butin.core.speed import Speed
from butin.core.state import State, Tell
from butin.core.views import WATCHER, View, frame, framed

S = TypeVar("S", bound=State)

__all__ = ["LOT", "WAIT", "WATCHER", "AnyGame", "Character", "Game", "Policy", "View"]

WAIT: Final = -1  # what a policy answers in a race when its hand stays where it is


def _never(state: Any) -> bool:
    return False


def _to_the_end(state: Any, seat: int) -> bool:
    return False


def _nobody(seats: int, options: Options) -> str:
    return ""


def _agreed(seats: int, options: Options) -> None:
    """Whatever each option may be, all together may be, too."""


def _nothing(state: Any) -> Position:
    return {}


def _at_once(state: Any, seat: int, move: int, chance: Chance) -> int:
    return 0


def _no_dealer(state: Any, seat: int) -> Dealer | None:
    return None


@dataclass(frozen=True, eq=False, repr=False)
class Game(Generic[S]):
    """One game, S being its kind of position. `package` holds its texts: rulebooks, words, scenarios."""

    name: str
    package: str
    prefix: str  # of its clauses: VO for VO-5
    version: int  # of its rules; records keep it
    seats: range
    best_from: int  # fewer may play, but from here on it is better
    minutes: int
    age: int
    titles: dict[str, str]
    credit: str
    options: list[Option]
    characters: dict[str, Character]  # by name, the weakest first; `careless` comes with every game

    # a new position with the seat that begins; the options are complete
    deal: Callable[[int, Options, Chance, Tell | None, int], S]
    # the whole position as data, hidden things included
    write: Callable[[S], Position]
    # what lies open for everybody, built up from nothing: a position with holes
    open: Callable[[S], Position]
    # what a seat sees besides: fields in the place of the open ones
    own: Callable[[S, int], Position]
    # set up a position; chance fills the holes, each fitting world as likely as the others
    read: Callable[[Position, int, Options, Chance], S]
    # a move as people write it, and back; IllegalMove if it cannot be read
    write_move: Callable[[S, int, int], str]
    read_move: Callable[[S, int, str], int]
    # the gentle move for somebody whose clock ran out
    absent: Callable[[S, int, Chance], int]
    # BadOption where options that are fine by themselves cannot be had together, or by so many
    agree: Callable[[int, Options], None] = field(default=_agreed)
    # the clause that says who begins; '' where nobody does, because all act at once
    begins: Callable[[int, Options], str] = field(default=_nobody)
    # whether something was just settled that everybody should have seen before anybody goes on
    rests: Callable[[S], bool] | None = None
    # whether a seat has nothing more to do in the round that is on, or in the match, however long it takes the others
    through: Callable[[S, int], bool] = field(default=_to_the_end)
    # whether the faster hand decides now, so that every actor must be asked before one moves
    racing: Callable[[S], bool] = field(default=_never)
    # whether what somebody tries out before a move may be shown to everybody: it must not tell what only they know
    aims: Callable[[S], bool] = field(default=_never)
    # the milliseconds after which the table makes its own move, if nobody has acted; 0 for never
    window: Callable[[S], int] | None = None
    # in a race: the milliseconds before a bot's hand makes this move
    pause: Callable[[S, int, int, Chance], int] = field(default=_at_once)
    # a cheap way to imagine many worlds for a seat, each fitting one as likely; None where there is none
    dealer: Callable[[S, int], Dealer | None] = field(default=_no_dealer)
    # what everybody saw earlier and may remember: further fields, for those who were not there
    past: Callable[[S], Position] = field(default=_nothing)
    # what an arbiter of its races must know; None where nothing is decided by speed
    speed: Speed | None = None
    # bots of any strength by a number from 0 to 10; None where there are only those with names
    dial: Dial | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "__module__", self.package)  # where pickle looks for it

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> str:
        """Copies and pickles are the game itself, the GAME of its package."""
        return "GAME"

    def levels(self) -> dict[str, str]:
        """The level of every bot by name: the careless one first, then the usual one, at last the strongest."""
        found = {"careless": DEBUTANT, self.usual: HABITUE}
        for level in LEVELS:
            found.update({name: level for name, character in self.characters.items() if character.level == level})
        return found

    def has_bot(self, text: str) -> bool:
        """Whether a text means a bot of this game: a character, or a number on the dial."""
        return text in self.levels() or (self.dial is not None and dialled(text) is not None)

    def expected_bots(self) -> str:
        """What such a text may be, for whoever wrote another."""
        names = f"one of {', '.join(self.levels())}"
        return names if self.dial is None else f"{EXPECTED}, or {names}"

    @property
    def usual(self) -> str:
        """Who sits down when nobody says who should: the first regular."""
        return next(name for name, character in self.characters.items() if character.level == HABITUE)

    @property
    def strongest(self) -> str:
        """Who gives hints and looks back at matches."""
        return list(self.characters)[-1]

    def view(self, state: S, seat: int) -> View:
        """Everything that a seat or WATCHER may know, with the moves open to it; enough to imagine a world from."""
        return framed(self, state, seat, frame(self, state), self.see(state, seat))

    def see(self, state: S, seat: int) -> Position:
        """What a seat or WATCHER may see: a position with holes."""
        own = {} if seat == WATCHER else self.own(state, seat)
        return {**self.open(state), **own, **self.past(state)}

    def imagine(self, view: View, chance: Chance) -> S:
        """A whole world that fits what a seat has seen, made from the view alone."""
        return self.read(view["position"], view["seats"], view["options"], chance)

    def settle(self, seats: int, options: Options | None) -> Options:
        """Check seats and options, and complete the options."""
        if not is_whole(seats) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            raise BadSeats(f"{self.name} cannot have {seats!r} seats: expected {low} to {high}")
        if options is not None and not isinstance(options, dict):
            raise BadOption(f"options are {options!r}: expected names with values, {{}} for the sheet's rules")
        settled = settle(self.options, options, seats)
        self.agree(seats, settled)
        return settled

    def first(self, seats: int, options: Options, seat: object) -> int:
        """The seat that is to begin, or LOT; BadSeats if it cannot."""
        last = seats - 1
        if not is_whole(seat) or not (seat == LOT or 0 <= seat <= last):
            raise BadSeats(f"seat {seat!r} cannot begin: seats are 0 to {last}, and {LOT} is the lot")
        if seat and not self.begins(seats, options):
            raise BadSeats(f"nobody begins in {self.name} with {seats} seats: all act at once")
        return seat

    def start(self, seats: int, options: Options, chance: Chance, first: int, tell: Tell | None = None) -> S:
        """Deal, after the lot has been drawn where it decides who begins."""
        return self.deal(seats, options, chance, tell, chance.below(seats) if first == LOT else first)

    def check_move(self, state: S, seat: int, text: str) -> int:
        """The move that a text means, or IllegalMove with the clause that forbids it."""
        move = self.read_move(state, seat, text)
        refusal = state.refusal(seat, move)
        if refusal is not None:
            raise refusal
        return move


AnyGame = Game[Any]
