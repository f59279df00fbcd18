"""The room under a simulated clock and network: anything in any order, and what always holds (witness.py)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from butin.core.errors import ButinError
from butin.room.deeds.all import DEEDS
from butin.room.entries import Entry
from butin.room.ports import Ports, Row
from butin.room.room import Room
from butin.room.table.rights import Asker
from butin.room.table.table import Table
from butin.room.telling.plain import write
from butin.room.wishes import Opening
from butin.testing.sim import GAMES, SimBus, SimClock, SimPool, SimStore, Told, digest, wish_of
from butin.testing.witness import HOSTS_THINGS, SEATS_THINGS, Page, Truth, insides
from tests.room.flags import Reader

HOST = "the host"
DEVICES = ["ana", "bo", "cy", "di"]
DAY_MS = 24 * 3600 * 1000

devices = st.sampled_from(DEVICES)
seats = st.integers(0, 3)
picks = st.integers(0, 1000)
settings_of_tables = st.fixed_dictionaries(
    {"watch_delay_s": st.sampled_from([0, 0, 30]), "away_s": st.sampled_from([60, 3600])},
    optional={"move_s": st.just(20), "purse_s": st.just(60)},
)


class OwnClock:
    """A server's share of the clock: when it is killed, nothing that it had in mind happens any more."""

    def __init__(self, clock: SimClock) -> None:
        self.clock, self.alive = clock, True

    def now(self) -> int:
        return self.clock.now()

    def exact(self) -> float:
        return self.clock.exact()

    def later(self, milliseconds: float, what: Callable[[], None]) -> Callable[[], None]:
        return self.clock.later(milliseconds, lambda: what() if self.alive else None)


class FarStore:
    """A store over a network: a request takes its time to get there, and the answer to come back."""

    def __init__(self, store: SimStore, clock: OwnClock, trip_ms: int) -> None:
        self.store, self.clock, self.trip_ms = store, clock, trip_ms
        self.alone, self.awake = store.alone, True

    def append(self, rows: Sequence[Row], done: Callable[[list[bool]], None]) -> None:
        self._go(lambda: self.store.append(rows, self._home(done)))

    def read(self, table: str, after: int, done: Callable[[list[Entry]], None]) -> None:
        self._go(lambda: self.store.read(table, after, self._home(done)))

    def find(self, link: str, now: int, done: Callable[[tuple[str, str] | None], None]) -> None:
        self._go(lambda: self.store.find(link, now, self._home(done)))

    def lent(self, table: str, now: int, done: Callable[[tuple[str, int]], None]) -> None:
        self._go(lambda: self.store.lent(table, now, self._home(done)))

    def lend(self, code: str, was: str, table: str, now: int, done: Callable[[bool], None]) -> None:
        self._go(lambda: self.store.lend(code, was, table, now, self._home(done)))

    def waiting(self, game: str, done: Callable[[list[dict[str, Any]]], None]) -> None:
        self._go(lambda: self.store.waiting(game, self._home(done)))

    def due(self, now: int, there: list[str], done: Callable[[list[tuple[str, str]]], None]) -> None:
        self._go(lambda: self.store.due(now, there, self._home(done)))

    def latest(self, tables: list[str], done: Callable[[dict[str, int]], None]) -> None:
        self._go(lambda: self.store.latest(tables, self._home(done)))

    def beat(self, server: str, gone_ms: int, done: Callable[[list[str]], None]) -> None:
        self._go(lambda: self.store.beat(server, gone_ms, self._home(done)))

    def remove(self, table: str, done: Callable[[bool], None], unplayed: bool = False) -> None:
        self._go(lambda: self.store.remove(table, self._home(done), unplayed))

    def untouched(self, before: int, done: Callable[[list[str]], None]) -> None:
        self._go(lambda: self.store.untouched(before, self._home(done)))

    def unplayed(self, before: int, done: Callable[[list[str]], None]) -> None:
        self._go(lambda: self.store.unplayed(before, self._home(done)))

    def rouse(self) -> bool:
        return False

    def _go(self, what: Callable[[], None]) -> None:
        self.clock.later(self.trip_ms, what)

    def _home(self, done: Callable[[Any], None]) -> Callable[[Any], None]:
        return lambda answer: self._go(lambda: done(answer))


class Wished:
    """A wish and what became of it: the entry that granted it, 0 if it was refused, None while nobody knows."""

    def __init__(self, table: str, holder: str, wish: dict[str, Any]) -> None:
        self.table, self.holder, self.wish = table, holder, wish
        self.who = Asker(holder, "join")
        self.n: int | None = None
        self.server = 0
        self.repeated = False
        self.killed = False  # with the server that it was told to
        self.judged = False  # whether its entry was looked at: that stays as it is


class Doubted(Truth):
    """A table of which nothing is believed that is said of a kind of entry."""

    def __init__(self, identity: str, store: SimStore) -> None:
        super().__init__(identity, store)
        self.reader = Reader(self.fresh())
        self.looked = 0  # when it was last looked back

    def _judge(self, entry: Entry) -> None:
        super()._judge(entry)
        self.reader.read(entry)

    def look_back(self) -> None:
        """Somebody left before the last thing that was done, or a while before that."""
        if self.table.n > self.looked:
            for since in (self.looked, max(0, self.looked - 12)):
                for holder in sorted(self.reader.devices):
                    self.reader.look_back(since, holder)
            self.looked = self.table.n


class Rooms(RuleBasedStateMachine):
    """One server with its own store, or two that share one, and everything that people do to them."""

    @initialize(
        servers=st.sampled_from([1, 1, 2]),
        trip_ms=st.sampled_from([0, 2]),
        game=st.sampled_from(list(GAMES)),
        guests=st.integers(0, 2),
        begun=st.sampled_from([True, True, False]),
        moves=st.sampled_from([0, 1, 7, 30, 30, 400]),
        setting=settings_of_tables,
    )
    def build(
        self, servers: int, trip_ms: int, game: str, guests: int, begun: bool, moves: int, setting: dict[str, int]
    ) -> None:
        """Most evenings begin at a table with friends, some near the end of a match."""
        self.clock, self.bus = SimClock(), SimBus()
        self.store = SimStore(alone=servers == 1)
        self.trip_ms = trip_ms if servers == 2 else 0
        self.tokens = 0
        self.truths: dict[str, Doubted] = {}
        self.removed: set[str] = set()
        self.secrets: list[str] = [digest(device) for device in DEVICES]
        self.pages: list[Page] = []
        self.known: dict[tuple[str, str], int] = {}  # what a device has seen of a table
        self.wishes: list[Wished] = []
        self.bus_was_dead = False
        self.clocks = [OwnClock(self.clock) for _ in range(servers)]
        self.rooms = [self._server(clock) for clock in self.clocks]
        self.open(game, max(2, guests + 1), False, setting, 0)
        table = self._table(0)
        for number, device in enumerate(DEVICES[: guests + 1]):
            if number:
                self._wish(number, table, device, {"do": "sit"})
            self.enter(number, device, False, True)
        if begun:
            self._wish(0, table, DEVICES[0], {"do": "start"})
            self._settle()
            self.play(0, moves, True)

    def _server(self, clock: OwnClock) -> Room:
        store = FarStore(self.store, clock, self.trip_ms) if self.trip_ms else self.store
        return Room(Ports(GAMES, store, self.bus, SimPool(self.clock), clock, self._token, digest, write, pace_ms=500))

    def _token(self) -> str:
        self.tokens += 1
        return digest(f"token {self.tokens}")[:32]

    def _id(self) -> str:
        self.tokens += 1
        return f"w{self.tokens}"

    def _table(self, pick: int) -> str:
        return list(self.truths)[pick % len(self.truths)]

    def _device(self, table: str, seat: int) -> str:
        """Whose seat that is."""
        holder = self.truths[table].table.seats[seat].holder
        return next((device for device in DEVICES if digest(device) == holder), DEVICES[-1])

    def _server_number(self, pick: int) -> int:
        return pick % len(self.rooms)

    def _settle(self) -> None:
        self.clock.pass_ms(40)

    def _wish(self, pick: int, table: str, device: str, wish: dict[str, Any]) -> Wished:
        wished = Wished(table, digest(device), wish)
        wished.server = self._server_number(pick)
        self.wishes.append(wished)

        def done(n: int, error: ButinError | None) -> None:
            assert wished.n is None, "a wish was answered twice"
            assert bool(n) == (error is None)
            wished.n = n

        self.rooms[self._server_number(pick)].wish(table, wished.who, wish_of(**wish), Told(done))
        return wished

    def has_tables(self) -> bool:
        return bool(self.truths)

    @precondition(lambda self: len(self.truths) < 2)
    @rule(
        game=st.sampled_from(list(GAMES)),
        chairs=st.integers(2, 3),
        bot=st.booleans(),
        setting=settings_of_tables,
        pick=picks,
    )
    def open(self, game: str, chairs: int, bot: bool, setting: dict[str, int], pick: int) -> None:
        answers: list[Any] = []
        bots = {str(chairs - 1): "careless"} if bot else {}
        wish = Opening(game, chairs, secret="ana", bots=bots, **setting)  # type: ignore[arg-type]
        self.rooms[self._server_number(pick)].open(wish).then(lambda answer, error: answers.append((answer, error)))
        self._settle()
        answer, error = answers[0]
        assert error is None
        self.secrets += [answer["join"], answer["watch"], digest(answer["join"]), digest(answer["watch"])]
        self.truths[answer["table"]] = Doubted(answer["table"], self.store)

    @precondition(has_tables)
    @rule(
        pick=picks,
        device=devices | st.just(HOST),
        do=st.sampled_from(
            [
                "sit",
                "stand",
                "free",
                "bot",
                "fill",
                "name",
                "face",
                "host",
                "first",
                "pick",
                "share",
                "say",
                "close",
                "come",
                "bench",
                "decline",
            ]
        ),
        seat=st.none() | seats,
        bot=st.sampled_from(["", "careless", "nobody"]),
        phrase=st.sampled_from(["hello", "heart", "swear"]),
        wait=st.booleans(),
    )
    def wish(self, pick: int, device: str, do: str, seat: int | None, bot: str, phrase: str, wait: bool) -> None:
        table = self._table(pick)
        fields: dict[str, Any] = {"id": self._id()}
        if device == HOST:
            device = self._device(table, self.truths[table].table.host)
        if seat is not None:
            fields["seat"] = seat
        if do == "close" and pick % 5:
            return  # now and then is enough
        if do == "bot":
            fields["bot"] = bot
        if do == "face":
            fields["face"] = pick % 3
        if do == "fill":
            fields["bots"] = pick % 2 == 0
        if do in ("come", "bench"):
            fields = {"id": fields["id"], "name": f"{device} {pick % 2}"}
        if do in ("stand", "free", "name", "face") and pick % 3 == 0:
            fields["bench"] = fields.pop("seat", 0)
        if do == "say":
            fields["phrase"] = phrase
        if do == "pick":
            fields |= {"option": "ghosts", "value": ["red", "blue", "", "pink"][pick % 4]}
        if do == "share":
            fields["share"] = digest(f"share {pick}") if pick % 5 else "a word"
        self._wish(pick, table, device, {"do": do, **fields})
        if wait:
            self._settle()

    @precondition(has_tables)
    @rule(pick=picks, close_up=st.booleans(), wait=st.booleans())
    def start(self, pick: int, close_up: bool, wait: bool) -> None:
        """Everybody who sits there tries to, but it is the host's to do."""
        for device in DEVICES:
            self._wish(pick, self._table(pick), device, {"do": "start", "close_up": close_up})
        if wait:
            self._settle()

    @precondition(has_tables)
    @rule(
        pick=picks,
        device=devices | st.just(HOST),
        game=st.sampled_from([*GAMES, "chess"]),
        chairs=st.sampled_from([None, 2, 3, 9]),
        since=st.booleans(),
        wait=st.booleans(),
    )
    def box(self, pick: int, device: str, game: str, chairs: int | None, since: bool, wait: bool) -> None:
        """Somebody takes another box, or two at the same moment from two servers."""
        identity = self._table(pick)
        if device == HOST:
            device = self._device(identity, self.truths[identity].table.host)
        fields: dict[str, Any] = {"game": game} if chairs is None else {"game": game, "seats": chairs}
        if since:
            fields["since"] = self.truths[identity].table.n
        for server in range(1 + pick % 2):
            self._wish(pick + server, identity, device, {"do": "box", "id": self._id(), **fields})
        if wait:
            self._settle()

    @precondition(has_tables)
    @rule(pick=picks, moves=st.sampled_from([1, 2, 3, 12, 40]), wait=st.booleans())
    def play(self, pick: int, moves: int, wait: bool) -> None:
        """Whoever may act does something that they may do, or that they could have done a moment ago."""
        identity = self._table(pick)
        truth = self.truths[identity]
        for number in range(moves):
            truth.read_on()
            table = truth.table
            seat = next((one for one in table.actors() if table.seats[one].holder), None)
            if seat is None or table.state is None:
                return
            device = self._device(identity, seat)
            legal = table.state.legal(seat)
            text = table.game.write_move(table.state, seat, legal[pick % len(legal)]) if legal else "nothing"
            wish = {"do": "move", "seat": seat, "move": text, "id": self._id()}
            self._wish(pick + number, identity, device, wish)
            if wait:
                self._settle()

    @precondition(has_tables)
    @rule(pick=picks, device=devices, seat=seats, move=st.sampled_from(["", "crown>1", "ring7", "?"]))
    def play_nonsense(self, pick: int, device: str, seat: int, move: str) -> None:
        self._wish(pick, self._table(pick), device, {"do": "move", "seat": seat, "move": move})

    @precondition(has_tables)
    @rule(pick=picks, device=devices, seat=seats, wait=st.booleans())
    def ask_for_a_seat(self, pick: int, device: str, seat: int, wait: bool) -> None:
        self._wish(pick, self._table(pick), device, {"do": "ask_seat", "seat": seat})
        if wait:
            self._settle()

    @precondition(has_tables)
    @rule(pick=picks, device=devices, leave=st.booleans(), yes=st.booleans(), wait=st.booleans())
    def show(self, pick: int, device: str, leave: bool, yes: bool, wait: bool) -> None:
        """A device asks to be a television, and somebody on a chair answers; or it leaves, or is sent away."""
        identity = self._table(pick)
        if leave and pick % 3 == 0:
            fields: dict[str, Any] = {"screen": pick % 2} if pick % 4 else {}
            self._wish(pick, identity, self._screen(identity, device), {"do": "unscreen", **fields})
            return
        self._wish(pick, identity, device, {"do": "screen", "way": "join"})
        if wait:
            self._settle()
        n = self.truths[identity].table.n
        for seat in range(len(self.truths[identity].table.seats)) if yes else ():
            holder = self._device(identity, seat)
            self._wish(pick + seat, identity, holder, {"do": "answer", "seat": seat, "yes": True, "n": n})
        if wait:
            self._settle()
            self.enter(pick, device, True, True)

    @precondition(has_tables)
    @rule(
        pick=picks,
        device=devices,
        do=st.sampled_from(["again", "box", "start", "bot", "fill", "first"]),
        wait=st.booleans(),
    )
    def use_the_remote(self, pick: int, device: str, do: str, wait: bool) -> None:
        """Whoever is a television chooses; the others try."""
        fields: dict[str, Any] = {"game": list(GAMES)[pick % 4]} if do == "box" else {"id": self._id()}
        fields |= {"seat": pick % 3, "bot": "careless"} if do in ("bot", "first") else {"id": self._id()}
        identity = self._table(pick)
        self._wish(pick, identity, self._screen(identity, device), {"do": do, **fields})
        if wait:
            self._settle()

    def _screen(self, table: str, device: str) -> str:
        """A television, where there is one; else that device."""
        holders = [seat.holder for seat in self.truths[table].table.screens]
        return next((one for one in DEVICES if digest(one) in holders), device)

    @precondition(has_tables)
    @rule(pick=picks, do=st.sampled_from(["back", "again"]), number=picks, wait=st.booleans())
    def ask(self, pick: int, do: str, number: int, wait: bool) -> None:
        """Whoever moved last asks to take it back, or somebody offers a rematch."""
        identity = self._table(pick)
        table = self.truths[identity].table
        seat = table.last_mover if do == "back" else number % len(table.seats)
        self._wish(pick, identity, self._device(identity, seat), {"do": do, "seat": seat, "id": self._id()})
        if wait:
            self._settle()

    @precondition(has_tables)
    @rule(pick=picks, device=devices, do=st.sampled_from(["pause", "go_on"]), screen=st.booleans(), wait=st.booleans())
    def pause(self, pick: int, device: str, do: str, screen: bool, wait: bool) -> None:
        """Somebody who sits there, or a television, pauses the match, or goes on."""
        identity = self._table(pick)
        self._wish(pick, identity, self._screen(identity, device) if screen else device, {"do": do, "id": self._id()})
        if wait:
            self._settle()

    @precondition(lambda self: any(truth.table.asked for truth in self.truths.values()))
    @rule(pick=picks, yes=st.sampled_from([True, True, True, False]), wait=st.booleans())
    def answer(self, pick: int, yes: bool, wait: bool) -> None:
        """Everybody answers what is being asked."""
        for identity, truth in self.truths.items():
            for seat in range(len(truth.table.seats)) if truth.table.asked else ():
                assert truth.table.asked is not None
                wish = {"do": "answer", "seat": seat, "yes": yes, "n": truth.table.asked.number}
                self._wish(pick + seat, identity, self._device(identity, seat), wish)
        if wait:
            self._settle()

    @precondition(lambda self: bool(self.wishes))
    @rule(pick=picks)
    def send_again(self, pick: int) -> None:
        """The last wish of somebody comes once more, because its answer was lost."""
        once = [one for one in self.wishes if one.wish.get("id") and DEEDS[one.wish["do"]].once]
        sent = {(one.table, one.holder): one for one in once}
        if sent:
            last = list(sent.values())[pick % len(sent)]
            self.wishes.append(again := Wished(last.table, last.holder, last.wish))
            again.server = self._server_number(pick)
            last.repeated = again.repeated = True
            room = self.rooms[again.server]
            room.wish(last.table, last.who, wish_of(**last.wish), Told(lambda n, error: setattr(again, "n", n)))

    @precondition(has_tables)
    @rule(pick=picks, device=devices | st.just(""), since=st.booleans(), wait=st.booleans())
    def enter(self, pick: int, device: str, since: bool, wait: bool) -> None:
        identity, server = self._table(pick), self._server_number(pick)
        truth = self.truths[identity]
        known = self.known.get((identity, device)) if since and device else None
        page = Page(server, truth, digest(device) if device else "", known, self.secrets)
        self.pages.append(page)
        deferred = self.rooms[server].enter(identity, Asker(page.holder, "watch"), page, known)
        deferred.then(lambda guest, error: self._entered(page, guest))
        if wait:
            self._settle()

    def _entered(self, page: Page, guest: Any) -> None:
        page.guest = guest
        page.open = page.open and guest is not None

    @precondition(lambda self: any(page.guest for page in self.pages))
    @rule(pick=picks)
    def leave(self, pick: int) -> None:
        here = [page for page in self.pages if page.guest]
        page = here[pick % len(here)]
        assert page.guest is not None
        self.rooms[page.server].leave(page.guest)
        self._gone(page)

    def _gone(self, page: Page) -> None:
        self.pages.remove(page)
        page.open = False
        for device in DEVICES:
            if page.holder == digest(device) and page.greeted and page.n is not None:
                self.known[page.truth.id, device] = page.n

    @rule(milliseconds=st.sampled_from([1, 600, 5_000, 25_000, 65_000, 65_000]))
    def pass_time(self, milliseconds: int) -> None:
        self.clock.pass_ms(milliseconds)

    @precondition(lambda self: len(self.wishes) > 60)
    @rule()
    def sleep_for_a_month(self) -> None:
        """The machine sleeps: what was due happens when it wakes, and old tables are removed."""
        self._settle()
        self.clock.sleep_ms(31 * DAY_MS)
        self._settle()

    @precondition(lambda self: len(self.truths) > 1)
    @rule(pick=picks, device=devices)
    def remove(self, pick: int, device: str) -> None:
        room = self.rooms[self._server_number(pick)]
        room.remove(self._table(pick), digest(device))
        self._settle()

    @rule(pick=picks)
    def kill(self, pick: int) -> None:
        """kill -9, and a new process on the same store; its pages know what they had seen."""
        number = self._server_number(pick)
        self.bus.ears.remove(self.rooms[number].tables.heard)
        self.store.servers = [one for one in self.store.servers if one != self.rooms[number].server]
        self.clocks[number].alive = False
        for page in [page for page in self.pages if page.server == number]:
            self._gone(page)
        for wished in self.wishes:
            wished.killed = wished.killed or wished.server == number
        self.clocks[number] = OwnClock(self.clock)
        self.rooms[number] = self._server(self.clocks[number])

    @precondition(lambda self: len(self.rooms) == 2)
    @rule(dead=st.booleans())
    def bus_dies_or_comes_back(self, dead: bool) -> None:
        self.bus.dead = dead
        self.bus_was_dead = self.bus_was_dead or dead

    @invariant()
    def everything_holds(self) -> None:
        for identity in [one for one in self.truths if one not in self.store.entries]:
            self._forget(identity)
        for truth in self.truths.values():
            truth.read_on()
            truth.look_back()
        self._every_room_has_the_same_tables()
        for page in self.pages:
            if page.open:
                page.check()
        self._wishes_are_granted_once()

    def _forget(self, identity: str) -> None:
        del self.truths[identity]
        self.pages = [page for page in self.pages if page.truth.id != identity]
        self.wishes = [wished for wished in self.wishes if wished.table != identity]

    def _every_room_has_the_same_tables(self) -> None:
        for room in self.rooms:
            for identity, live in room.live.items():
                if identity in self.truths and not live.writing:
                    assert insides(live.table) == insides(self.truths[identity].at(live.table.n))

    def _wishes_are_granted_once(self) -> None:
        """A granted wish stands in the journal once, a refused one never, one without an answer at most once."""
        for wished in self.wishes:
            truth, do, identity = self.truths[wished.table], wished.wish["do"], wished.wish.get("id")
            if identity and DEEDS[do].once:
                written = truth.ids[identity]
                assert written <= 1
                assert written or not wished.n
                assert not written or wished.n != 0 or wished.repeated
            if wished.n and not wished.judged:
                self._granted_to_the_right_one(wished, truth)
                wished.judged = True

    def _granted_to_the_right_one(self, wished: Wished, truth: Truth) -> None:
        assert wished.n
        do = wished.wish["do"]
        entry, host, holders = truth.steps[wished.n - 1]
        before = truth.at(wished.n - 1)
        chairs, screens = len(before.seats), [seat.holder for seat in before.screens]
        if wished.holder in screens:
            self._done_by_a_television(do, entry, before)
        elif do in HOSTS_THINGS:
            assert entry["kind"] == HOSTS_THINGS[do] or (do == "free" and entry["kind"] == "unbenched")
            assert host == wished.holder, f"somebody else than the host did {do}"
        elif do in ("box", "stand", "pause", *SEATS_THINGS):
            kinds = {"box": ("boxed", "asked"), "stand": ("freed", "unbenched"), "pause": ("paused", "asked")}
            assert entry["kind"] in kinds.get(do, (SEATS_THINGS.get(do),))
            assert wished.holder in _doers(entry, holders, chairs), f"somebody did {do} for somebody else"

    def _done_by_a_television(self, do: str, entry: Entry, before: Table) -> None:
        """It has no hand, and in a match can only leave or pause."""
        kinds = {
            "box": "boxed",
            "again": "started",
            "start": "started",
            "bot": "bot",
            "first": "first",
            "fill": "filled",
        }
        kinds |= {"unscreen": "unscreened", "pause": "asked" if entry["kind"] == "asked" else "paused"}
        assert entry["kind"] == {**kinds, "go_on": "went_on"}.get(do), f"a television did {do}"
        assert before.phase != "playing" or do in ("unscreen", "pause", "go_on")

    def teardown(self) -> None:
        if not hasattr(self, "rooms"):
            return
        self.clock.pass_ms(5_000)
        self.everything_holds()
        assert all(wished.n is not None or wished.killed for wished in self.wishes), "a wish was not answered"
        for truth in self.truths.values():
            truth.check_records()
        if not self.bus_was_dead:
            self._everybody_is_up_to_date()

    def _everybody_is_up_to_date(self) -> None:
        """With the time that it needs, everybody has heard everything that they may hear."""
        for _ in range(20):  # a bot may just have moved, and its entry be on its way
            if any(live.writing for room in self.rooms for live in room.live.values()):
                self.clock.pass_ms(5)
        self.everything_holds()
        for page in self.pages:
            table = page.truth.table
            assert page.greeted
            assert not page.unsent, "something was left lying"
            assert page.n is not None
            if table.held_by(page.holder):
                assert page.n == table.n
            elif table.screen_of(page.holder) >= 0:  # where hands race elsewhere it may be later
                assert page.n == table.n or table.by_speed
            else:  # whoever has stood up may know more than other watchers
                shown = page.truth.shown_to_watchers(self.clock.now())
                assert page.n == shown or (page.sat and page.n > shown)
        for room in self.rooms:
            assert not any(live.waiting or live.writing for live in room.live.values())


def _doers(entry: Any, holders: list[str], chairs: int) -> list[str]:
    """Whose doing an entry is: of a chair, or of a place on the bench."""
    if entry.get("seat", -1) >= 0:
        return [holders[entry["seat"]]]
    return [holders[chairs + entry["bench"]]]


def test_whoever_lost_a_chair_by_a_box_with_a_delay_is_a_watcher_of_the_one_before() -> None:
    rooms = Rooms()
    rooms.build(1, 0, "labyrinthe", 2, True, 0, {"watch_delay_s": 0, "away_s": 3600})
    rooms.kill(0)
    rooms.box(0, "ana", "attrap_tresors", 2, False, True)
    rooms.everything_holds()
    rooms.answer(0, True, True)
    rooms.enter(0, "cy", False, True)
    assert list(rooms.pages[-1].views) == ["-1"]
    rooms.teardown()


def test_whoever_comes_back_to_a_chair_that_was_given_away_asks_nobody() -> None:
    rooms = Rooms()
    rooms.build(1, 0, "voleurs", 0, False, 0, {"watch_delay_s": 0, "away_s": 60})
    rooms.kill(0)
    rooms.pass_time(65000)
    rooms.ask_for_a_seat(0, "bo", 0, True)
    rooms.enter(0, "ana", False, True)
    (truth,) = rooms.truths.values()
    assert [entry["kind"] for entry, _, _ in truth.steps][-3:] == ["reseated", "reseated", "came"]
    rooms.teardown()


TestRooms = pytest.mark.slow(Rooms.TestCase)
TestRooms.settings = settings(
    max_examples=100,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)
