"""People around a television who come and play over the wire: they are quick, and there may be many of them."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError

from kit.players import Player
from kit.servers import PATIENCE_S
from tests.page.scenes import Scene

LONG = [f"Wilhelmina-Marguerite {number:02}" for number in range(12)]
BLINK_S = 0.02


class Guests:
    """Whoever has scanned its code; they look on until they are told to play."""

    def __init__(self, url: str, kept: dict[str, Any]) -> None:
        self.url, self.kept = url, kept  # by the television
        self.players: list[Player] = []

    def come(self, *names: str) -> None:
        """On chairs while there are any, then on the bench."""
        for name in names:
            sit = {"link": self.kept["join"], "name": name, "bench": True}
            player = Player([self.url], self.kept["table"], self._ask("/api/join", sit)["secret"])
            player.holding.set()
            player.start().greeted.wait(PATIENCE_S)
            self.players.append(player)

    def wish(self, **wish: object) -> None:
        """As the television may."""
        self._ask(f"{self._table}/wishes", wish, self.kept["secret"])

    @property
    def seen(self) -> dict[str, Any]:
        """The table as the television sees it, with the view of those who look on."""
        return dict(self._ask(self._table, None, self.kept["secret"]))

    def box(self, game: str, **options: object) -> None:
        self.wish(do="box", game=game, options=options)

    def start(self) -> None:
        """Empty chairs are put away."""
        self.wish(do="start", close_up=True)

    def move(self, moves: int) -> None:
        """So many, whatever is legal, by those who may; fewer where the match ends."""
        made, end = 0, time.monotonic() + PATIENCE_S
        while made < moves and time.monotonic() < end and not any(player.over for player in self.players):
            made += sum(self._moved(player) for player in self.players)

    def finish(self) -> None:
        """To the end of the match."""
        for player in self.players:
            player.holding.clear()
        end = time.monotonic() + 4 * PATIENCE_S
        while self.seen["table"]["phase"] == "playing" and time.monotonic() < end:
            time.sleep(BLINK_S)
        for player in self.players:
            player.holding.set()
        assert self.seen["table"]["phase"] == "over"

    def part(self, *which: int) -> None:
        """Their phones are lost, all of them if none is named; nobody gives up a chair."""
        for player in [self.players[number] for number in which or range(len(self.players))]:
            player.stop()

    def back(self, which: int) -> None:
        self.players[which].start().greeted.wait(PATIENCE_S)

    def _moved(self, player: Player) -> bool:
        for seat, view in self._ask(self._table, None, player.seat.place["secret"])["views"].items():
            for move in player.chance.sample(view["legal"], len(view["legal"])):
                with suppress(HTTPError):  # a hand that is too early
                    wish = {"do": "move", "seat": int(seat), "move": move}
                    self._ask(f"{self._table}/wishes", wish, player.seat.place["secret"])
                    return True
        return False

    @property
    def _table(self) -> str:
        return f"/api/tables/{self.kept['table']}"

    def _ask(self, path: str, body: dict[str, object] | None, secret: str = "") -> Any:
        return Scene(self.url, "", {"secret": secret} if secret else {}).ask(path, body)
