"""A load of real clients: crews of players who open a table over HTTP, sit down, play, and go on to the next table."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from hashlib import sha256
from http.client import HTTPException
from secrets import token_hex
from typing import Any, TextIO

from bench.room.crowd import until
from bench.trouble.player import Line, Player
from butin.client import RoomRefused, post

PATIENCE_S = 30.0


@dataclass(frozen=True)
class Plan:
    """What the load is."""

    server: str
    crews: list[tuple[str, int]]  # a game and its seats: one table at a time for each
    pace_s: float = 0.0  # between hearing and moving
    matches: int = 0  # after so many at a table, the crew opens another; 0 for never
    mischief: int = 0  # of a hundred moves, so many are nonsense


class Notebook:
    """Everything that all clients noted, in order; on request also as JSON lines in a file."""

    def __init__(self, file: TextIO | None = None) -> None:
        self.lines: list[Line] = []
        self.file = file

    def write(self, line: Line) -> None:
        self.lines.append(line)
        if self.file is not None:
            self.file.write(json.dumps(line) + "\n")


class Crew:
    """The players of a table, and of the next one when they have played enough there."""

    def __init__(self, plan: Plan, game: str, seats: int, number: int, book: Notebook) -> None:
        self.plan, self.game, self.seats, self.number, self.book = plan, game, seats, number, book
        self.players: list[Player] = []
        self.opened = 0
        self.moves = 0  # acknowledged at tables that were left
        self.moved_on = [0.0] * seats

    async def run(self) -> None:
        while True:
            try:
                self.players = await self._sit_down()
            except (OSError, HTTPException, RoomRefused, ValueError):
                await asyncio.sleep(0.1)  # the server is away, or we knock too often
                continue
            tasks = [asyncio.create_task(player.run()) for player in self.players]
            try:
                await until(self._had_enough, float("inf"))
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            self.moved_on = self.last_moves()
            self.moves += sum(player.moves for player in self.players)
            self.players = []

    def last_moves(self) -> list[float]:
        """How old the connection is on which each chair's last move was acknowledged, here or at the table before."""
        if not self.players:
            return self.moved_on
        return [max(before, player.moved_on) for before, player in zip(self.moved_on, self.players, strict=True)]

    def _had_enough(self) -> bool:
        """After enough matches, with nothing left unanswered."""
        enough = 0 < self.plan.matches < max((player.laid.get("match", 0) for player in self.players), default=0)
        for player in self.players:
            player.resting = player.resting or enough
        return enough and all(player.asked is None for player in self.players)

    async def _sit_down(self) -> list[Player]:
        self.opened += 1
        secrets = [token_hex(16) for _ in range(self.seats)]
        # nobody's chair is played by a bot, however long the server is away
        table = {"game": self.game, "seats": self.seats, "secret": secrets[0], "away_s": 3600}
        answer = await self._post("/api/tables", table)
        identity = answer["table"]
        players = [self._player(identity, secrets[0], 0)]
        for chair, secret in enumerate(secrets[1:], 1):
            await self._post("/api/join", {"link": answer["join"], "secret": secret})
            players.append(self._player(identity, secret, chair))
        return players

    def _player(self, table: str, secret: str, chair: int) -> Player:
        name = f"c{self.number}.{self.opened}.{chair}"
        player = Player(
            self.plan.server,
            table,
            secret,
            name,
            first=chair == 0,
            pace_s=self.plan.pace_s,
            mischief=self.plan.mischief,
            note=self.book.write,
        )
        player.note("seated", holder=sha256(secret.encode()).hexdigest())
        return player

    async def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        return await asyncio.to_thread(post, f"{self.plan.server}{path}", body)


class Load:
    """All crews on one server."""

    def __init__(self, plan: Plan, book: Notebook) -> None:
        self.crews = [Crew(plan, game, seats, number, book) for number, (game, seats) in enumerate(plan.crews)]
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(crew.run()) for crew in self.crews]

    async def stop(self, patience_s: float = PATIENCE_S) -> None:
        """Let everybody hear the answer to their last wish, then leave."""
        players = [player for crew in self.crews for player in crew.players]
        for player in players:
            player.resting = True
        await until(lambda: all(player.asked is None for player in players), patience_s)
        for task in self.tasks:
            task.cancel()
        ended = await asyncio.gather(*self.tasks, return_exceptions=True)
        for end in ended:
            if isinstance(end, Exception):
                raise end

    @property
    def moves(self) -> int:
        """Moves acknowledged so far."""
        return sum(crew.moves + sum(player.moves for player in crew.players) for crew in self.crews)

    def still_out(self, since: float) -> int:
        """How many chairs have had no move acknowledged on a connection made after that moment."""
        return sum(moved < since for crew in self.crews for moved in crew.last_moves())
