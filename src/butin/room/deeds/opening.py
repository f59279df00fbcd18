"""Opening a table: the first entry, and what its host gets in return."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from butin.core.game import AnyGame
from butin.core.state import Tell
from butin.room.deeds.deed import Kind, kind
from butin.room.entries import Frame, OpenedEntry
from butin.room.errors import Refused
from butin.room.table.day import checked_day
from butin.room.table.names import name_for
from butin.room.table.no_box import NO_BOX, no_box
from butin.room.table.rights import bots_of, known_game, no_public_screen
from butin.room.table.seats import NOBODY, Screen
from butin.room.table.setting import Setting, checked, new_setting
from butin.room.table.table import Table
from butin.room.wishes import Opening


def opening(
    games: dict[str, AnyGame], wish: Opening, now: int, token: Callable[[], str], digest: Callable[[str], str]
) -> tuple[OpenedEntry, dict[str, Any]]:
    """Links and the host's secret leave the house here, or a television's; what is kept of them are hashes."""
    if wish.screen:
        no_public_screen(public=wish.public)
    game, setting = _box(games, wish)
    join, watch, secret = token(), token(), wish.secret or token()
    holder = digest(secret)
    frame: Frame = {}
    if wish.first is not None and setting.game:
        frame["first"] = game.first(setting.seats, setting.options, wish.first)
    if wish.day:
        frame["day"] = checked_day(wish, now)
    if wish.watch_delay_s != setting.watch_delay_s:  # a race adds to it, as long as its box is on the table
        frame["delay_s"] = wish.watch_delay_s
    entry: OpenedEntry = {
        "kind": "opened",
        "at": now,
        **frame,  # type: ignore[typeddict-item]
        "setting": setting.plain(),
        "tokens": {"join": digest(join), "watch": digest(watch)},
        "bots": _bots(game, setting.seats, wish.bots) if setting.game else {},
    }
    answer = {"table": token(), "join": join, "watch": watch, "seat": NOBODY, "secret": secret, "name": ""}
    if wish.screen:
        entry["screen"] = {"holder": holder}
    elif wish.sit:  # else whoever sits down first is the host
        host_name = name_for(wish.name, bots_of(game), int(holder[:8], 16))
        entry["host"] = {"holder": holder, "name": host_name}
        answer |= {"seat": 0, "name": host_name}
    return entry, answer


def _box(games: dict[str, AnyGame], wish: Opening) -> tuple[AnyGame, Setting]:
    """The box that a table is opened with; without one there are chairs for the largest of the shelf."""
    if not wish.game:
        if wish.public or wish.bots:
            raise no_box()  # strangers and bots come for a game
        return NO_BOX, new_setting("", max(game.seats[-1] for game in games.values()), {}, _terms(wish))
    game = known_game(games, wish.game)
    return game, checked(game, game.best_from if wish.seats is None else wish.seats, {**wish.options}, _terms(wish))


def _terms(wish: Opening) -> dict[str, object]:
    """What stays the table's, whichever box lies on it."""
    clocks = {"away_s": wish.away_s, "move_s": wish.move_s, "purse_s": wish.purse_s}
    return {**clocks, "public": wish.public, "watch_delay_s": wish.watch_delay_s, "hints": wish.hints}


def _bots(game: AnyGame, seats: int, bots: object) -> dict[str, str]:
    """Bots by seat; the first seat is the host's."""
    places = [str(place) for place in range(1, seats)]
    expected = f"expected seats from 1 to {seats - 1} with {game.expected_bots()}"
    if not isinstance(bots, dict):
        raise Refused("no_such_bot", f"bots are {str(bots)[:40]!r}: {expected}")
    for seat, bot in bots.items():
        if not (isinstance(bot, str) and game.has_bot(bot)) or str(seat) not in places:
            raise Refused("no_such_bot", f"there is no bot {str(bot)[:40]!r} for seat {str(seat)[:8]!r}: {expected}")
    return {str(seat): bot for seat, bot in bots.items()}


def opened(table: Table, entry: OpenedEntry, tell: Tell | None) -> None:
    table.first, table.day = entry.get("first"), entry.get("day", "")
    table.delay_s = entry.get("delay_s", table.delay_s)
    if "host" in entry:
        host = table.seats[0]
        host.holder, host.name, host.gone_at = entry["host"]["holder"], entry["host"]["name"], entry["at"]
        host.sat = table.n
    if "screen" in entry:
        table.screens = [Screen(entry["screen"]["holder"], entry["at"])]
    for number, bot in entry["bots"].items():
        seat = table.seats[int(number)]
        seat.bot, seat.name = bot, bot


KINDS: Final[list[Kind]] = [kind(OpenedEntry, opened, cuts=True)]
