"""What a table is opened with, and the checks on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from butin.core.game import AnyGame
from butin.core.options import Options
from butin.room.entries import SettingData
from butin.room.errors import Refused

LONGEST_AWAY: Final = 3600
LONGEST_DELAY: Final = 600
RACE_DELAY: Final = 3  # seconds: whoever watches a race cannot help a friend in it
LONGEST_CLOCK: Final = 7 * 24 * 3600


class Setting:
    """The frame of a table: the box that lies on it, for how many, and what stays whichever box it is."""

    __slots__ = ("away_s", "game", "hints", "move_s", "options", "public", "purse_s", "seats", "watch_delay_s")

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options,
        public: bool = False,
        away_s: int = 60,
        watch_delay_s: int = 0,
        move_s: int = 0,
        purse_s: int = 0,
        hints: bool = True,
    ) -> None:
        self.game: str = game
        self.seats: int = seats
        self.options: Options = options
        self.public: bool = public
        self.away_s: int = away_s  # after so long without its person, a bot plays the seat
        self.watch_delay_s: int = watch_delay_s
        self.move_s: int = move_s  # a clock for each move, 0 for none
        self.purse_s: int = purse_s  # a purse of time for each game, 0 for none
        self.hints: bool = hints

    def plain(self) -> SettingData:
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "public": self.public,
            "away_s": self.away_s,
            "watch_delay_s": self.watch_delay_s,
            "move_s": self.move_s,
            "purse_s": self.purse_s,
            "hints": self.hints,
        }


def checked(game: AnyGame, seats: int, options: Options | None, wish: Mapping[str, object]) -> Setting:
    """A setting from somebody's wish, or Refused with what was expected."""
    settled = game.settle(seats, options)
    fast = game.speed is not None and game.speed.on(settled)
    return new_setting(game.name, seats, settled, wish, RACE_DELAY if fast else 0)


def new_setting(game: str, seats: int, options: Options, wish: Mapping[str, object], delay_s: int = 0) -> Setting:
    """What belongs to the table, round a box that was checked; watchers are so many seconds late at least."""
    return Setting(
        game,
        seats,
        options,
        bool(wish.get("public", False)),
        _seconds(wish, "away_s", 60, 5, LONGEST_AWAY),
        max(_seconds(wish, "watch_delay_s", 0, 0, LONGEST_DELAY), delay_s),
        _seconds(wish, "move_s", 0, 0, LONGEST_CLOCK),
        _seconds(wish, "purse_s", 0, 0, LONGEST_CLOCK),
        bool(wish.get("hints", True)),
    )


def _seconds(wish: Mapping[str, object], name: str, default: int, low: int, high: int) -> int:
    value = wish.get(name, default)
    if isinstance(value, bool) or not isinstance(value, int) or not (low <= value <= high or value == default):
        raise Refused("bad_setting", f"{name} cannot be {value!r}: expected {low} to {high} seconds", {"name": name})
    return value
