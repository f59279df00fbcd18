"""Tables to look at: opened and played over the wire, then handed to a browser as if it had played there."""

from __future__ import annotations

import json
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import butin
from kit.players import Player
from kit.servers import PATIENCE_S
from tests.page.browser import Visitor
from tests.page.journey import BOARDS


@dataclass
class Scene:
    """A table of which a browser may hold the first seat."""

    url: str
    game: str
    kept: dict[str, Any] = field(default_factory=dict)

    @property
    def table(self) -> str:
        return f"/table/{self.kept['table']}"

    @property
    def replay(self) -> str:
        return f"/replay/{self.kept['table']}"

    def ask(self, path: str, body: dict[str, object] | None = None) -> Any:
        """Over HTTP, with the secret of the seat."""
        headers = {"Content-Type": "application/json"}
        if self.kept:
            headers["Authorization"] = f"Bearer {self.kept['secret']}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, headers)
        with urllib.request.urlopen(request, timeout=PATIENCE_S) as answer:
            return json.load(answer)

    def give(self, visitor: Visitor) -> None:
        """Its browser keeps the seat from now on."""
        kept = {"game": self.game, "n": 0, "at": int(time.time() * 1000), "device": False, **self.kept}
        visitor.keep("butin.tables", [kept, *(visitor.kept("butin.tables") or [])])

    def advised(self, moves: int) -> None:
        """Make that many moves as the game's strongest bot would, or play to the end."""
        made = 0
        end = time.monotonic() + 4 * PATIENCE_S
        while made < moves and time.monotonic() < end:
            seen = self.ask(f"/api/tables/{self.kept['table']}")
            view = seen["views"]["0"]
            if view["scores"] is not None:
                return
            if not view["legal"]:
                time.sleep(0.02)
                continue
            move = self.ask(f"/api/tables/{self.kept['table']}/hint?seat=0")["move"]
            self.ask(f"/api/tables/{self.kept['table']}/wishes", {"do": "move", "seat": 0, "move": move})
            made += 1

    def finished(self) -> None:
        """Play whatever is legal until it is over."""
        player = Player([self.url], self.kept["table"], self.kept["secret"]).start()
        end = time.monotonic() + 4 * PATIENCE_S
        while not player.over and time.monotonic() < end:
            time.sleep(0.05)
        player.stop()
        assert player.over, f"{self.game} did not end"


def scene(url: str, game: str, *, seats: int = 0, started: bool = True, **more: object) -> Scene:
    """A table against bots, begun or still waiting for players."""
    seats = seats or BOARDS[game].pictured_seats
    bots = {str(seat): butin.game(game).usual for seat in range(1, seats)} if started else {}
    made = Scene(url, game)
    opened = made.ask(
        "/api/tables", {"game": game, "seats": seats, "bots": bots, "name": "Léa", "away_s": 3600, **more}
    )
    made.kept = {key: opened[key] for key in ("table", "secret", "join", "watch")}
    if started:
        made.ask(f"/api/tables/{opened['table']}/wishes", {"do": "start"})
    return made
