"""Opening a table: the first entry, and what its host gets in return."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from butin.core.game import AnyGame
from butin.room.errors import Refused
from butin.room.names import called
from butin.room.rights import Wish, bots_of
from butin.room.setting import checked
from butin.room.table import Entry


def opening(
    games: dict[str, AnyGame], wish: Wish, now: int, token: Callable[[], str], digest: Callable[[str], str]
) -> tuple[Entry, dict[str, Any]]:
    """Links and the host's secret leave the house here; what is kept of them are hashes."""
    name = str(wish.get("game", ""))
    if name not in games:
        text = f"there is no game {name[:40]!r}: expected one of {', '.join(games)}"
        raise Refused("no_such_game", text, {"game": name[:40]})
    game = games[name]
    setting = checked(game, wish.get("seats", game.best_from), wish.get("options"), wish)
    join, watch, secret = token(), token(), str(wish.get("secret") or token())
    holder = digest(secret)
    host_name = called(str(wish.get("name", "")), bots_of(game), int(holder[:8], 16))
    first = {} if wish.get("first") is None else {"first": game.first(setting.seats, setting.options, wish["first"])}
    entry = {
        "kind": "opened",
        "at": now,
        **first,
        "setting": setting.plain(),
        "tokens": {"join": digest(join), "watch": digest(watch)},
        "host": {"holder": holder, "name": host_name},
        "bots": _bots(game, setting.seats, wish.get("bots", {})),
    }
    answer = {"table": token(), "join": join, "watch": watch, "seat": 0, "secret": secret, "name": host_name}
    return entry, answer


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
