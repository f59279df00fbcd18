"""Opening a table: the first entry, and what its host gets in return."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.game import AnyGame
from butin.room.entries import Frame, OpenedEntry
from butin.room.errors import Refused
from butin.room.names import called
from butin.room.no_box import NO_BOX, no_box
from butin.room.rights import Wish, bots_of, known_game
from butin.room.screens import private
from butin.room.seating import NOBODY
from butin.room.setting import Setting, checked, framed


def opening(
    games: dict[str, AnyGame], wish: Wish, now: int, token: Callable[[], str], digest: Callable[[str], str]
) -> tuple[OpenedEntry, dict[str, Any]]:
    """Links and the host's secret leave the house here, or a television's; what is kept of them are hashes."""
    if wish.get("screen"):
        private(public=bool(wish.get("public")))
    game, setting = _box(games, wish)
    join, watch, secret = token(), token(), str(wish.get("secret") or token())
    holder = digest(secret)
    frame: Frame = {}
    if wish.get("first") is not None and setting.game:
        frame["first"] = game.first(setting.seats, setting.options, wish["first"])
    delay_s = wish.get("watch_delay_s", 0)
    if delay_s != setting.watch_delay_s:  # a race adds to it, as long as its box is on the table
        frame["delay_s"] = delay_s
    entry: OpenedEntry = {
        "kind": "opened",
        "at": now,
        **frame,  # type: ignore[typeddict-item]
        "setting": setting.plain(),
        "tokens": {"join": digest(join), "watch": digest(watch)},
        "bots": _bots(game, setting.seats, wish.get("bots", {})) if setting.game else {},
    }
    answer = {"table": token(), "join": join, "watch": watch, "seat": NOBODY, "secret": secret, "name": ""}
    if wish.get("screen"):
        entry["screen"] = {"holder": holder}
    elif wish.get("sit", True):  # else whoever sits down first is the host
        host_name = called(str(wish.get("name", "")), bots_of(game), int(holder[:8], 16))
        entry["host"] = {"holder": holder, "name": host_name}
        answer |= {"seat": 0, "name": host_name}
    return entry, answer


def _box(games: dict[str, AnyGame], wish: Wish) -> tuple[AnyGame, Setting]:
    """The box that a table is opened with; without one there are chairs for the largest of the shelf."""
    if wish.get("game", "") == "":
        if wish.get("public") or wish.get("bots"):
            raise no_box()  # strangers and bots come for a game
        return NO_BOX, framed("", max(game.seats[-1] for game in games.values()), {}, wish)
    game = known_game(games, wish)
    return game, checked(game, wish.get("seats", game.best_from), wish.get("options"), wish)


def drawn(token: Callable[[], str]) -> str:
    """The secret of a match: 32 bytes that nobody can guess."""
    return token() + token()


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
