"""People at a table of a simulated house, who do whatever chance tells them; what is written and heard is kept."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from butin.room.room import Room
from butin.testing.sim import GAMES, Page, SimClock, Told, digest
from butin.testing.stores import PageStore, SimStore

PEOPLE = 4
STEPS = 120
Doing = Callable[["Company"], None]


@dataclass
class Kept:
    """All that an evening leaves behind."""

    journals: dict[str, list[str]] = field(default_factory=dict)
    heard: list[list[bytes]] = field(default_factory=list)  # page by page
    answers: list[list[object]] = field(default_factory=list)  # to wishes, in the order of asking


class Ear(Page):
    """A page that keeps every byte it was ever sent."""

    def __init__(self, *where: Any, **how: Any) -> None:
        self.bytes: list[bytes] = []
        super().__init__(*where, **how)

    def send(self, data: bytes) -> None:
        self.bytes.append(data)
        super().send(data)


class Company:
    """Up to four people with devices of their own, watchers, and perhaps a bot."""

    def __init__(self, rooms: Callable[[], list[Room]], clock: SimClock, store: SimStore, seed: int) -> None:
        self.rooms, self.clock, self.store = rooms, clock, store
        self.chance = random.Random(seed)
        self.restart: Callable[[], None] | None = None
        self.kept = Kept(store.entries)
        self.pages: list[tuple[int, Ear]] = []  # of those who are here, with their servers
        self.known: dict[str, int] = {}  # what a device has seen of the table
        self.wishes = 0
        self.table = self._open()

    def evening(self) -> Kept:
        """Begin, go on for a while, and let everything settle."""
        for seat in range(1, PEOPLE):
            self.wish(f"person {seat}", "sit")
        for seat in range(PEOPLE):
            self.come(f"person {seat}")
        self.clock.pass_ms(200)
        self.wish("person 0", "start")
        for _ in range(STEPS):
            (doing,) = self.chance.choices(list(DOINGS), list(DOINGS.values()))
            doing(self)
            self.clock.pass_ms(self.chance.choice((0, 0, 1, 7, 60, 700)))
        self.clock.pass_ms(10_000)
        return self.kept

    def wish(self, secret: str, do: str, **fields: Any) -> None:
        self.wishes += 1
        wish = {"do": do, "way": "join", "id": f"w{self.wishes}", **fields}
        self._room().wish(self.table, digest(secret), wish, self._answer())

    def come(self, secret: str, since: int | None = None) -> None:
        page, number = Ear(secret), self.chance.randrange(len(self.rooms()))
        self.kept.heard.append(page.bytes)
        self.pages.append((number, page))
        holder, way = (digest(secret), "join") if secret else ("", "watch")
        self.rooms()[number].enter(self.table, holder, page, since, way=way).hear(page.entered)

    def move(self) -> None:
        """Whatever is legal, for one of those who may; now and then nonsense."""
        for _, page in self.chance.sample(self.pages, len(self.pages)):
            for seat, view in page.views().items():
                if view["legal"] and page.secret:
                    text = self.chance.choice(view["legal"]) if self.chance.random() < 0.95 else "nonsense"
                    self.wish(page.secret, "move", seat=int(seat), move=text)
                    return

    def leave(self) -> None:
        if self.pages:
            number, page = self.pages.pop(self.chance.randrange(len(self.pages)))
            self.known[page.secret] = page.n
            if page.guest is not None:
                self.rooms()[number].leave(page.guest)

    def come_back(self) -> None:
        secret = self.chance.choice(["", *[f"person {number}" for number in range(PEOPLE)]])
        self.come(secret, self.known.get(secret) if self.chance.random() < 0.7 else None)

    def ask(self) -> None:
        do = self.chance.choice(("back", "back", "again", "say", "name", "stand", "sit", "first", "ask_seat"))
        more: dict[str, dict[str, object]] = {
            "say": {"phrase": "hello"},
            "name": {"name": "Zoé"},
            "first": {"first": 1},
        }
        who = "stranger" if do == "ask_seat" else f"person {self.chance.randrange(PEOPLE)}"
        self.wish(who, do, **more.get(do, {"seat": self.chance.randrange(2)} if do == "ask_seat" else {}))

    def agree(self) -> None:
        """Everybody says yes, but for one now and then."""
        self.ask()
        self.clock.pass_ms(20)
        live = self._room().live.get(self.table)
        asked = live.table.asked if live is not None else None
        for number in range(PEOPLE):
            yes, n = self.chance.random() < 0.9, asked.number if asked is not None else 0
            self.wish(f"person {number}", "answer", yes=yes, n=n)

    def refuse(self) -> None:
        """A store in a page may not keep what comes next."""
        if isinstance(self.store, PageStore):
            self.store.refuses = self.chance.choice((1, 2))

    def wait(self) -> None:
        self.clock.pass_ms(self.chance.choice((500, 2500, 40_000)))

    def kill(self) -> None:
        """Where a server can be killed, all who were there come back to the next one."""
        if self.restart is not None:
            secrets = [(page.secret, page.n) for _, page in self.pages]
            self.restart()
            self.pages.clear()
            for secret, n in secrets:
                self.come(secret, n)

    def _open(self) -> str:
        game = GAMES[self.chance.choice(sorted(GAMES))]
        seats = self.chance.choice([number for number in game.seats if number <= PEOPLE])
        wish: dict[str, Any] = {"game": game.name, "secret": "person 0", "seats": seats, "first": 0}
        wish |= {"watch_delay_s": self.chance.choice((0, 0, 5)), "move_s": self.chance.choice((0, 0, 20))}
        wish |= {"away_s": 30, "public": self.chance.random() < 0.5}
        if seats > 2 and self.chance.random() < 0.5:
            wish["bots"] = {str(seats - 1): "careless"}
        opened: list[Any] = []
        self.rooms()[0].open(wish).hear(lambda answer, error: opened.append(answer))
        while not opened:
            self.clock.pass_ms(1)
        table: str = opened[0]["table"]
        return table

    def _room(self) -> Room:
        return self.chance.choice(self.rooms())

    def _answer(self) -> Told:
        answer: list[object] = []
        self.kept.answers.append(answer)
        return Told(lambda n, error: answer.extend((n, getattr(error, "kind", ""), str(error or ""))))


DOINGS: dict[Doing, float] = {
    Company.move: 60,
    Company.wait: 6,
    Company.leave: 5,
    Company.come_back: 8,
    Company.ask: 8,
    Company.agree: 5,
    Company.refuse: 2,
    Company.kill: 1,
}
