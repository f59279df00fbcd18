"""A table: its box, seats, bench, televisions, match and what is being asked, as the journal's entries left them.

Everything here follows from the entries alone (`fold.py`), so a table can be put away and read back at any time.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from hmac import compare_digest
from typing import Any, Final

from butin.core.game import LOT, AnyGame
from butin.core.options import Options
from butin.core.state import State
from butin.room.table.no_box import NO_BOX
from butin.room.table.offers import NO_OFFERS, Offer
from butin.room.table.pause import Pause
from butin.room.table.question import Question
from butin.room.table.seats import NO_BENCH, NO_SCREENS, NOBODY, Screen, Seat
from butin.room.table.setting import Setting

WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
NOTHING: Final[Mapping[Any, Any]] = {}  # of all tables that have none: what is seldom there is made anew by a change


class Table:
    """One table. `n` is the number of its last entry."""

    __slots__ = (
        "asked",
        "began",
        "begun_at",
        "bench",
        "bots_won",
        "boxed",
        "day",
        "dealt",
        "delay_s",
        "ever_played",
        "fill",
        "finished",
        "first",
        "game",
        "games",
        "habits",
        "host",
        "id",
        "last_mover",
        "lot",
        "matches",
        "n",
        "noes",
        "offers",
        "options",
        "pause",
        "phase",
        "played",
        "rules",
        "said",
        "screens",
        "sealed",
        "seats",
        "secret",
        "setting",
        "settled",
        "shares",
        "shown",
        "since",
        "started",
        "state",
        "touched",
    )

    def __init__(self, identity: str, games: Mapping[str, AnyGame], setting: Setting) -> None:
        self.id: str = identity
        self.games: Mapping[str, AnyGame] = games
        self.game: AnyGame = games[setting.game] if setting.game else NO_BOX
        self.setting: Setting = setting  # it changes with the box
        self.delay_s: int = setting.watch_delay_s  # as it was opened; a race adds to it
        self.n: int = 0
        self.phase: str = WAITING
        self.host: int = 0
        self.seats: list[Seat] = [Seat(number) for number in range(setting.seats)]
        self.bench: list[Seat] = NO_BENCH  # people who wait for a chair, in the order in which they came
        self.screens: list[Screen] = NO_SCREENS  # televisions; none has a chair, and none waits for one
        self.boxed: int = 0  # the entry with which this box was taken; 0 for the first
        self.bots_won: int = 0
        self.matches: int = 0  # how many matches have begun
        self.finished: int = 0  # the number of the last one that came to its end
        self.started: int = 0  # the entry with which the last match began; 0 before the first
        self.rules: int = 0  # the version that the last match follows
        self.options: Options = setting.options  # of this match, with what each seat chose
        self.day: str = ""  # whose deal is played; '' where it is sealed
        self.fill: bool | None = None  # whether bots take the empty chairs, or nobody has said so yet
        self.first: int | None = None  # who begins the next match, LOT, or nobody has chosen yet
        self.began: int = 0  # who began this one
        self.lot: bool = False  # whether the lot decided that
        self.sealed: str = ""  # the secret of the next match; nothing shows it before that one is over
        self.secret: str = ""  # of the chance of this match; never told before it is over
        self.state: State | None = None
        self.shares: list[str] = []  # what the seats added to it
        self.played: array[int] = array("q")  # seat and move, seat and move ..., of this match
        self.last_mover: int = NOBODY  # whose decision the last move was
        self.asked: Question | None = None
        self.pause: Pause | None = None  # while nothing moves
        self.noes: Mapping[str, int] = NOTHING  # when somebody was not let in last, by the way they came
        self.offers: dict[int, Offer] = NO_OFFERS  # chairs that their persons have left in this match
        self.dealt: tuple[str, ...] = ()  # by seat: the device to which its hand was dealt in this match, if any
        self.shown: tuple[tuple[int, str], ...] = ()  # seats with further devices that have seen their hands in it
        self.habits: Mapping[str, Any] = NOTHING  # what earlier races of the match have told about each seat
        self.begun_at: int = 0
        self.ever_played: bool = False  # whether a person has made a move here, in any match
        self.said: int = 0  # until when what was said at it counts (phrases.py)
        self.touched: int = 0
        self.since: int = 0  # when the last move was made
        self.settled: int = 0  # the entry of it, or that began the match

    def persons(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.person]

    def present(self) -> list[int]:
        """Seats whose person is here."""
        return [number for number, seat in enumerate(self.seats) if seat.person and seat.server]

    def held_by(self, holder: str) -> list[int]:
        """The seats of a device; several, where a family passes one phone round. Compared in constant time."""
        return [n for n, seat in enumerate(self.seats) if holder and compare_digest(seat.holder, holder)]

    def benched_by(self, holder: str) -> list[int]:
        """The places on the bench of a device. Compared in constant time."""
        if not self.bench:
            return []
        return [n for n, seat in enumerate(self.bench) if holder and compare_digest(seat.holder, holder)]

    def screen_of(self, holder: str) -> int:
        """Which television a device is; NOBODY if it is none. Compared in constant time."""
        for number, seat in enumerate(self.screens):
            if holder and compare_digest(seat.holder, holder):
                return number
        return NOBODY

    def hands_of(self, holder: str) -> list[int]:
        """The seats whose hands a device has seen in this match. Compared in constant time."""
        seen = (*enumerate(self.dealt), *self.shown)
        return [n for n, one in seen if holder and compare_digest(one, holder)]

    def owner_of(self, number: int) -> str:
        """Whose a hand is in this match: of whoever was dealt it, or was first to be given it; '' where nobody was."""
        return self.dealt[number] or next((one for n, one in self.shown if n == number), "")

    @property
    def outdated(self) -> bool:
        """Whether the last match follows rules that are not known any more: it ended without a result."""
        return self.matches > 0 and self.rules != self.game.version

    @property
    def turned(self) -> int:
        """The last entry after which this is another match, or another box."""
        return max(self.boxed, self.started)

    @property
    def begins(self) -> int | None:
        """Who begins, or began where a match is on: a seat, LOT, or None where all act at once."""
        if not self.game.begins(self.setting.seats, self.setting.options):
            return None
        if self.phase == PLAYING:
            return self.began
        if self.first is not None and not self.day:
            return self.first
        return LOT if self.day or len(self.persons()) > 1 else 0

    @property
    def played_out(self) -> bool:
        """Whether the last match came to its end, so that nothing about it is secret any more."""
        return self.state is not None and self.phase != PLAYING and not self.state.actors()

    @property
    def by_speed(self) -> bool:
        """Whether the faster hand decides at this table, now and then."""
        speed = self.game.speed
        return speed is not None and speed.on(self.setting.options)

    @property
    def stakes(self) -> dict[int, int]:
        """While the faster hand decides: the moves that are grabs, and how many hands each can still serve."""
        speed = self.game.speed
        if speed is None or self.state is None or self.phase != PLAYING or not speed.on(self.setting.options):
            return {}
        return speed.stakes(self.state)

    @property
    def moves(self) -> int:
        """How many moves this match has seen."""
        return len(self.played) // 2

    def actors(self) -> list[int]:
        return self.state.actors() if self.state is not None and self.phase == PLAYING else []

    def time(self, now: int) -> int:
        """The time as it passes here: in a pause it stands."""
        return now if self.pause is None else min(now, self.pause.at)

    def played_by_bot(self, number: int, now: int) -> bool:
        """A bot's own seat, or one whose person has been away for too long."""
        seat = self.seats[number]
        return bool(seat.bot) or (bool(seat.gone_at) and now >= self.bot_at(seat))

    def bot_at(self, seat: Seat) -> int:
        """When a bot plays for a person who is away; 0 for whoever is not."""
        if not seat.person or not seat.gone_at:
            return 0
        return seat.bot_at or seat.gone_at + self.setting.away_s * 1000
