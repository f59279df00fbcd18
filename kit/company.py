"""People at a table of a simulated house, who do whatever chance tells them; what is written and heard is kept."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from butin.room.room import Room
from butin.room.table.phrases import SAYABLE
from butin.room.wishes import Opening
from butin.testing.sim import GAMES, Page, SimClock, Told, asker, digest, wish_of
from butin.testing.stores import PageStore, SimStore
from kit.evenings import SHORT

PEOPLE = [f"person {number}" for number in range(4)]
SCREENS = [f"television {number}" for number in range(2)]
EVERYBODY = [*PEOPLE, "stranger", *SCREENS]
MOST = 4  # chairs of a box
STEPS = 200
Doing = Callable[["Company"], None]


@dataclass
class Kept:
    """All that an evening leaves behind."""

    journals: dict[str, list[str]] = field(default_factory=dict)
    heard: list[list[bytes]] = field(default_factory=list)  # page by page
    answers: list[list[object]] = field(default_factory=list)  # to wishes, in the order of asking
    granted: list[str] = field(default_factory=list)  # what was wished for and became an entry


class Ear(Page):
    """A page that keeps every byte it was ever sent."""

    def __init__(self, *where: Any, **how: Any) -> None:
        self.bytes: list[bytes] = []
        super().__init__(*where, **how)

    def send(self, data: bytes) -> None:
        self.bytes.append(data)
        super().send(data)


class Phone(Ear):
    """It shows the table."""

    def __init__(self, secret: str) -> None:
        super().__init__(secret)
        self.table: dict[str, Any] = {}

    def send(self, data: bytes) -> None:
        super().send(data)
        self.table = self.heard[-1].get("table", self.table)


class Company:
    """A few people with devices of their own, a stranger, two televisions, watchers, and perhaps bots."""

    def __init__(self, rooms: Callable[[], list[Room]], clock: SimClock, store: SimStore, seed: int) -> None:
        self.rooms, self.clock, self.store = rooms, clock, store
        self.chance = random.Random(seed)
        self.restart: Callable[[], None] | None = None
        self.kept = Kept(store.entries)
        self.pages: list[tuple[int, Phone]] = []  # of those who are here, with their servers
        self.known: dict[str, int] = {}  # what a device has seen of the table
        self.wishes = 0
        self.decks: list[list[str]] = [[], []]  # what is wished for next: between matches, and in one
        self.table = self._open()

    def evening(self) -> Kept:
        """Begin, go on for a while, and let everything settle; some close the table before they go."""
        for person in PEOPLE:
            self.wish(person, "come", name=person)
            self.come(person)
        self.clock.pass_ms(200)
        for _ in range(STEPS):
            doings = IN_A_MATCH if self.shown["phase"] == "playing" else BETWEEN
            (doing,) = self.chance.choices(list(doings), list(doings.values()))
            doing(self)
            self.clock.pass_ms(self.chance.choice((0, 0, 1, 7, 60, 700)))
        if self.chance.random() < 0.8:
            self.leave()
            for who in EVERYBODY:
                self.wish(who, "close")
        self.clock.pass_ms(10_000)
        return self.kept

    @property
    def shown(self) -> dict[str, Any]:
        """The table, as whoever is here and knows most of it sees it."""
        tables = [page.table for _, page in self.pages if page.table]
        return max(tables, key=lambda table: table["n"], default=NOTHING)

    def wish(self, secret: str, do: str, **fields: Any) -> None:
        self.wishes += 1
        (way,) = self.chance.choices(("join", "code", "watch", ""), (12, 1, 1, 1))
        wish = wish_of(do, **{"id": f"w{self.wishes}", **fields})
        for _ in range(self.chance.choices((1, 2), (30, 1))[0]):  # the answer to the first may have been lost
            self._room().wish(self.table, asker(secret, way), wish, self._answer(do))

    def come(self, secret: str, since: int | None = None) -> None:
        page, number = Phone(secret), self.chance.randrange(len(self.rooms()))
        self.kept.heard.append(page.bytes)
        self.pages.append((number, page))
        who, past = asker(secret, "join" if secret else "watch"), self.chance.random() < 0.1
        self.rooms()[number].enter(self.table, who, page, since, past=past).then(page.entered)

    def move(self) -> None:
        """Whatever is legal, for those who may, now and then until a match is over; and now and then nonsense."""
        for _ in range(self.chance.choice((1, 1, 1, 1, 1, 1, 40))):
            self.clock.pass_ms(self.chance.choice((1, 7)) if self._move() else 700)

    def _move(self) -> bool:
        for _, page in self.chance.sample(self.pages, len(self.pages)):
            for seat, view in page.views().items():
                if view["legal"] and page.secret:
                    text = self.chance.choice(view["legal"]) if self.chance.random() < 0.95 else "nonsense"
                    do = "move" if self.chance.random() < 0.95 else "grab"
                    self.wish(page.secret, do, seat=int(seat), move=text)
                    return True
        return False

    def leave(self) -> None:
        if self.pages:
            number, page = self.pages.pop(self.chance.randrange(len(self.pages)))
            self.known[page.secret] = page.n
            if page.guest is not None:
                self.rooms()[number].leave(page.guest)

    def come_back(self) -> None:
        if len(self.pages) > len(EVERYBODY):
            self.leave()
        secret = self.chance.choice(["", *EVERYBODY])
        self.come(secret, self.known.get(secret) if self.chance.random() < 0.7 else None)

    def ask(self) -> None:
        """Somebody wishes for something; often everybody tries, and sees whose it is to do. Then the others agree."""
        playing = self.shown["phase"] == "playing"
        deck = self.decks[playing]
        if not deck:
            deck += [*LAST[playing], *self.chance.sample(WISHED[playing], len(WISHED[playing]))]
        do = deck.pop()
        if do in OF_THE_AWAY:  # so that somebody is
            self.leave()
            self.clock.pass_ms(self.chance.choice((20, 40_000)))
        if do == "decline":
            self.make_room()
        fields = self._fields(do)
        for who in [self.chance.choice(ASKERS[do])] if do in ASKERS else self.chance.sample(EVERYBODY, len(EVERYBODY)):
            self.wish(who, do, **fields)
        self.clock.pass_ms(20)
        if self.shown["asked"]:
            self.agree(self.shown["asked"])
        if "pause" in self.shown:
            self.take_a_break()

    def make_room(self) -> None:
        """Somebody stands up while a stranger waits."""
        self.wish("stranger", "bench", name="Ida")
        self.come("stranger")
        self.clock.pass_ms(20)
        self.wish(self.chance.choice(PEOPLE), "stand")
        self.clock.pass_ms(20)

    def take_a_break(self) -> None:
        """Somebody may not wait for the end of a pause; then somebody goes on, or nobody for too long."""
        self.move()
        self.clock.pass_ms(self.chance.choice((20, 3_000, 40_000, 700_000)))
        for who in self.chance.sample(EVERYBODY, len(EVERYBODY)):
            self.wish(who, "go_on")
        self.clock.pass_ms(20)

    def agree(self, asked: dict[str, Any]) -> None:
        """Everybody says yes to what is asked, but for one now and then."""
        for who in EVERYBODY:
            self.wish(who, "answer", yes=self.chance.random() < 0.95, n=asked["n"])
        self.clock.pass_ms(20)
        if asked["question"] in ("screen", "seat", "chair"):
            self.come(self.chance.choice(SCREENS) if asked["question"] == "screen" else "stranger")

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

    def _fields(self, do: str) -> dict[str, Any]:
        """What belongs to a wish, often so that it can be granted."""
        draw, shown = self.chance.choice, self.shown
        chairs = dict(enumerate(shown["seats"] or [EMPTY]))
        seats = list(chairs)
        away = [number for number, chair in chairs.items() if chair["person"] and not chair["here"]]
        free = [number for number, chair in chairs.items() if not chair["person"]]
        since, place = draw(({}, {"since": shown["n"]})), draw(({}, {"bench": 0}))
        seat = {"seat": draw((free if do in ("sit", "bot") else away) or seats)}
        if do == "box":
            game = draw(sorted(GAMES))
            return {"game": game, "seats": draw(_seats(game)), "options": draw(({}, SHORT.get(game, {}))), **since}
        if do == "pick":
            option = draw([option for game in GAMES.values() for option in game.options if option.each])
            return {"option": option.name, "value": draw(["", *option.values])}
        fields: dict[str, dict[str, Any]] = {
            "name": {"name": draw(("Zoé", "Léo", "")), **place},
            "face": {"face": draw(range(6)), **place},
            "sit": draw(({}, seat)),
            "stand": place,
            "say": {"phrase": draw(SAYABLE)},
            "share": {"share": digest(f"share {self.wishes}")},
            "first": {"seat": draw((-1, *seats))},
            "fill": {"bots": draw((True, False))},
            "bot": {**seat, "bot": draw(("careless", "careless", "3", "", "nobody"))},
            "free": place or seat,
            "host": seat,
            "start": {"close_up": self.chance.random() < 0.3, **since},
            "unscreen": draw(({}, {"screen": 0})),
            "call_bot": seat,
            "wait": seat,
            "ask_seat": {"seat": draw([*away, *free] or seats), "name": draw(("", "Ida"))},
        }
        return fields.get(do, {})

    def _open(self) -> str:
        """With a box or without, by somebody who sits down or does not, or by a television."""
        draw = self.chance.choice
        name, how = draw(sorted(GAMES)), draw(("", "", "bots", "bare", "empty", "screen"))
        wish: dict[str, Any] = {"game": name, "seats": draw(_seats(name)), "options": SHORT.get(name, {})}
        wish |= {"watch_delay_s": draw((0, 0, 5)), "move_s": draw((0, 0, 20)), "purse_s": draw((0, 0, 60))}
        wish |= {"away_s": draw((5, 30)), "first": draw((None, 0)), "secret": PEOPLE[0]}
        wish["public"] = how not in ("bare", "screen") and self.chance.random() < 0.4
        if how == "bots" and wish["seats"] > 2:
            wish["bots"] = {str(wish["seats"] - 1): "careless"}
        elif how == "bare":
            wish["game"] = ""
        elif how == "empty":
            wish["sit"] = False
        elif how == "screen":
            wish |= {"screen": True, "secret": SCREENS[0]}
        opened: list[Any] = []
        self.rooms()[0].open(Opening(**wish)).then(lambda answer, error: opened.append(answer))
        while not opened:
            self.clock.pass_ms(1)
        table: str = opened[0]["table"]
        return table

    def _room(self) -> Room:
        return self.chance.choice(self.rooms())

    def _answer(self, do: str) -> Told:
        answer: list[object] = []
        self.kept.answers.append(answer)

        def told(n: int, error: Exception | None) -> None:
            answer.extend((n, getattr(error, "kind", ""), str(error or "")))
            self.kept.granted += [do] if error is None else []

        return Told(told)


def _seats(game: str) -> list[int]:
    return [number for number in GAMES[game].seats if 1 < number <= MOST]


# what a page shows before there is anything
EMPTY = {"person": False, "here": False}
NOTHING: dict[str, Any] = {"n": 0, "phase": "", "seats": [], "asked": None}
# what is wished for: between matches, and in one
ALWAYS = [
    "sit",
    "come",
    "bench",
    "stand",
    "free",
    "bot",
    "name",
    "face",
    "say",
    "host",
    "ask_seat",
    "screen",
    "unscreen",
]
WISHED = (
    [*ALWAYS, "sit", "bot", "again", "again", "box", "first", "fill", "pick", "pick", "share", "share"],
    [*ALWAYS, "call_bot", "wait", "back", "back", "back", "pause", "pause", "decline", "decline"],
)
OF_THE_AWAY = ("ask_seat", "call_bot", "wait")
LAST = (["start"], ["box"])  # when it has all been tried
ASKERS = dict.fromkeys(("sit", "come", "bench", "stand", "say", "share"), EVERYBODY)
ASKERS |= {"ask_seat": ["stranger"], "screen": SCREENS}  # for all else everybody tries
BETWEEN: dict[Doing, float] = {
    Company.ask: 30,
    Company.wait: 3,
    Company.leave: 5,
    Company.come_back: 8,
    Company.refuse: 1,
    Company.kill: 1,
}
IN_A_MATCH: dict[Doing, float] = {
    Company.move: 40,
    Company.ask: 25,
    Company.wait: 4,
    Company.leave: 6,
    Company.come_back: 9,
    Company.refuse: 2,
    Company.kill: 1,
}
