"""The lobby: public tables that wait for players, shown to whoever looks, and again whenever they change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from butin.adapters.web.guest import SocketGuest
    from butin.room.ports import Store

EVERY_MS = 1000


class Lobby:
    """Looks at the shelf now and then while somebody looks at it, and tells what is new."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lookers: dict[SocketGuest, tuple[str, list[dict[str, Any]] | None]] = {}

    def enter(self, guest: SocketGuest, game: str) -> None:
        self.lookers[guest] = (game, None)
        self._look(game)

    def leave(self, guest: SocketGuest) -> None:
        self.lookers.pop(guest, None)

    def look(self) -> None:
        if not self.store.awake:
            return
        for game in {game for game, _ in self.lookers.values()}:
            self._look(game)

    def _look(self, game: str) -> None:
        self.store.waiting(game, lambda tables: self._tell(game, tables))

    def _tell(self, game: str, tables: list[dict[str, Any]]) -> None:
        message = {"type": "lobby", "game": game, "tables": tables}
        for guest, (wanted, known) in list(self.lookers.items()):
            if wanted == game and known != tables:
                self.lookers[guest] = (game, tables)
                guest.send(message)
