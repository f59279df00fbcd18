"""People who spend an evening at one table in a simulated room: they come, take boxes, play, wait and leave."""

from __future__ import annotations

import json
from typing import Any

from butin.core.chance import FastChance
from butin.core.errors import ButinError
from butin.room.table.table import Table
from butin.testing.sim import Page, World, digest

# matches that are soon over, and without a race, which needs lines that can be measured
SHORT: dict[str, dict[str, Any]] = {
    "schattendieb": {"games": 1},
    "attrap_tresors": {"quiet_mode": True, "patience_s": 1, "grab_window_s": 1},
    "labyrinthe": {"discs": 6, "stall_turns": 10},
}


class Evening:
    """One table and everybody who ever came there, each with a page; the first is the host."""

    def __init__(self, *people: str, world: World | None = None, **wish: Any) -> None:
        self.world = world or World()
        self.pages: dict[str, Page] = {}
        self.chance = FastChance(5)
        opening = {"game": "voleurs", "seats": max(2, len(people)), **wish}
        secret = people[0] if people and opening.get("sit", True) else "whoever opened"
        self.opened = self.world.open(**{"secret": secret, "name": secret, **opening})
        self.id: str = self.opened["table"]
        for name in people:
            if name != secret:
                assert self.do(name, "sit", name=name) is None
            self.come(name)

    def come(self, name: str, since: int | None = None, way: str = "join") -> Page:
        self.pages[name] = self.world.enter(self.id, name, since, way)
        return self.pages[name]

    def go(self, name: str) -> Page:
        page = self.pages.pop(name)
        self.world.leave(page)
        return page

    def do(self, device: str, do: str, **fields: Any) -> str | None:
        """None if it was granted, or the kind of the refusal."""
        error: ButinError | None = self.world.wish(self.id, device, do, **fields)[1]
        self.world.clock.pass_ms(1)
        return None if error is None else str(error.kind or error)

    def box(self, device: str, game: str, **fields: Any) -> str | None:
        return self.do(device, "box", game=game, options=SHORT.get(game, {}), **fields)

    @property
    def table(self) -> Table:
        return self.world.room.live[self.id].table

    @property
    def entries(self) -> list[Any]:
        return [json.loads(entry) for entry in self.world.store.entries[self.id]]

    @property
    def kinds(self) -> list[str]:
        return [entry["kind"] for entry in self.entries]

    def where(self, name: str) -> tuple[list[int], list[int]]:
        """The chairs, and the places on the bench, of a device."""
        return self.table.held_by(digest(name)), self.table.benched_by(digest(name))

    def seated(self) -> list[str]:
        return [seat.name if seat.person else "" for seat in self.table.seats]

    def waiting(self) -> list[str]:
        return [seat.name for seat in self.table.bench]

    def play(self, moves: int = 3000) -> None:
        """So many moves of those who sit there, by hands that choose at random; bots and the clock make theirs."""
        devices = {digest(name): name for name in self.pages}
        for _ in range(moves):
            table = self.table
            if table.phase != "playing":
                return
            acting = [seat for seat in table.actors() if table.seats[seat].holder in devices]
            if not acting or table.state is None:
                self.world.clock.pass_ms(600)
                continue
            seat = self.chance.pick(acting)
            move = table.game.write_move(table.state, seat, self.chance.pick(table.state.legal(seat)))
            if self.do(devices[table.seats[seat].holder], "move", seat=seat, move=move) is not None:
                self.world.clock.pass_ms(600)
        assert moves < 3000, "it does not end"

    def match(self, **fields: Any) -> None:
        """Begin a match, and play it to its end."""
        host = next(name for name in self.pages if self.table.host in self.where(name)[0])
        assert self.do(host, "start", **fields) is None
        self.play()
