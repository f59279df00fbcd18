"""A table full of people with names of any length, played over the wire; a page may hold its first seat."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any
from urllib.error import HTTPError

import butin
from butin.room.table.names import LONGEST
from kit.players import Player
from kit.servers import PATIENCE_S
from tests.page.journey import BOARDS
from tests.page.scenes import Scene

NAMES = {"short": [*"ABCDEFG"], "long": [f"Wilhelmina-Marguerite {number:02}" for number in range(7)]}
assert {len(name) for name in NAMES["long"]} == {LONGEST}
# with which more is to be seen, and so long that a picture can be taken
OPTIONS: dict[str, dict[str, object]] = {
    "attrap_tresors": {"grab_window_s": 60, "patience_s": 1},
    "schattendieb": {"steal_optional": True},
}
KEEN = {0: "thief"}  # what a seat does rather than anything else
ENDLESS = 600  # moves
BLINK_S = 0.02
AWAY_S = 300


class Cast:
    """Somebody on every chair; the last one is a bot's until a newcomer has asked for it."""

    def __init__(
        self, url: str, game: str, seats: int, names: str, options: Mapping[str, object], *, started: bool = True
    ) -> None:
        self.scene, self.seats, self.names = Scene(url, game), seats, NAMES[names]
        self.chance = random.Random(f"{game} {seats} {names}")
        self.secrets: dict[int, str] = {}
        self.players: dict[int, Player] = {}  # those who are here
        last = {str(seats - 1): butin.game(game).usual} if seats > 1 else {}
        chosen = {**BOARDS[game].options, **OPTIONS.get(game, {}), **options}
        opening = {"game": game, "seats": seats, "bots": last, "options": chosen, "first": 0, "away_s": AWAY_S}
        opened = self.scene.ask("/api/tables", {**opening, "name": self.names[0]})
        self.scene.kept = {key: opened[key] for key in ("table", "secret", "join", "watch")}
        self.secrets[0] = opened["secret"]
        for seat in range(1, seats - 1):
            self._joined(seat)
        if started:
            self.wish(0, do="start")

    def wish(self, seat: int, **wish: object) -> None:
        self._as(seat).ask(f"/api/tables/{self.scene.kept['table']}/wishes", {"seat": seat, **wish})

    def view(self, seat: int) -> Any:
        return self._as(seat).ask(f"/api/tables/{self.scene.kept['table']}")["views"][str(seat)]

    def asked(self) -> None:
        """A newcomer would like to have the bot's chair."""
        seat = self.seats - 1
        link = self.scene.kept["join"]
        self.secrets[seat] = "newcomer" * 4
        self.wish(seat, do="ask_seat", link=link, name=self.names[seat])

    def welcomed(self) -> None:
        """And gets it."""
        asked = self._as(0).ask(f"/api/tables/{self.scene.kept['table']}")["table"]["asked"]
        for seat in range(self.seats - 1):
            self.wish(seat, do="answer", yes=True, n=asked["n"])
        self._here(self.seats - 1)

    def played(self, wanted: str, least: int = 0, *, behind: bool = False) -> bool:
        """Play on until the first seat may make such a move, or to the end; whether it came to that.

        Where several may act somebody does; with `behind` the first seat is the slowest.
        """
        for made in range(ENDLESS):
            view = self.view(0)
            if view["scores"] is not None:
                return False
            if made >= least and any(re.match(wanted, move) for move in view["legal"]):
                return True
            actors = self.chance.sample(view["actors"], len(view["actors"]))
            self._move(sorted(actors, key=lambda seat: behind and seat == 0))
        raise AssertionError(f"{self.scene.game} does not end")

    def left(self) -> None:
        """All but the first seat are away."""
        for player in self.players.values():
            player.stop()
        self.players.clear()

    def _move(self, actors: list[int]) -> None:
        """Whatever is legal, of the first who can; where the faster hand decides, it may be too early."""
        for seat in actors:
            moves = self.chance.sample(legal := self.view(seat)["legal"], len(legal))
            for move in sorted(moves, key=lambda move: not move.startswith(KEEN.get(seat, "\n"))):
                with suppress(HTTPError):
                    self.wish(seat, do="move", move=move)
                    return
        time.sleep(BLINK_S)

    def _joined(self, seat: int) -> None:
        sit = {"link": self.scene.kept["join"], "seat": seat, "name": self.names[seat]}
        self.secrets[seat] = Scene(self.scene.url, self.scene.game).ask("/api/join", sit)["secret"]
        self._here(seat)

    def _here(self, seat: int) -> None:
        self.players[seat] = player = Player([self.scene.url], self.scene.kept["table"], self.secrets[seat])
        player.holding.set()
        player.start().greeted.wait(PATIENCE_S)

    def _as(self, seat: int) -> Scene:
        return Scene(self.scene.url, self.scene.game, {"secret": self.secrets[seat]})
