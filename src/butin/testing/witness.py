"""Who looks at the room from outside and believes only the journal: what must hold whatever happened."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from butin.core.journal import Journal
from butin.core.match import replay
from butin.core.views import WATCHER, frame, framed
from butin.room.deeds.all import fold, setting_of
from butin.room.entries import Entry
from butin.room.running.guest import Guest
from butin.room.table.seats import Device, Person
from butin.room.table.table import Table
from butin.room.telling.news import table_view
from butin.room.telling.record import record
from butin.testing.sim import GAMES, SimStore

HOSTS_THINGS = {
    "free": "freed",
    "bot": "bot",
    "fill": "filled",
    "host": "hosted",
    "first": "first",
    "start": "started",
    "close": "closed",
}
SEATS_THINGS = {
    "name": "named",
    "face": "faced",
    "pick": "picked",
    "share": "shared",
    "move": "moved",
    "say": "said",
    "again": "asked",
    "back": "asked",
    "go_on": "went_on",
    "answer": "answered",
}


def plain(value: object) -> Any:
    """As it would look on the wire."""
    return json.loads(json.dumps(value))


def insides(table: Table) -> dict[str, Any]:
    """Everything that a table is, to be compared."""
    apart = ("game", "games", "setting", "state", "seats", "bench", "screens", "asked", "pause", "offers")
    found = {name: getattr(table, name) for name in Table.__slots__ if name not in apart}
    found["setting"] = table.setting.plain()
    found["seats"] = [_inside(seat) for seat in table.seats]
    found["bench"] = [_inside(seat) for seat in table.bench]
    found["screens"] = [_inside(seat) for seat in table.screens]
    asked = table.asked
    found["asked"] = asked and [asked.kind, asked.number, asked.seat, asked.holder, asked.yes, asked.box]
    found["pause"] = table.pause and [table.pause.at, table.pause.seat, table.pause.screen]
    found["offers"] = {number: [one.holder, one.until, one.passed] for number, one in table.offers.items()}
    found["position"] = table.state and table.game.write(table.state)
    return found


def _inside(one: Device) -> dict[str, Any]:
    slots = [name for kind in type(one).__mro__ for name in getattr(kind, "__slots__", ())]
    found = {name: getattr(one, name) for name in slots}
    if "who" in found:
        found["who"] = {name: getattr(found["who"], name) for name in Person.__slots__}
    return found


class Truth:
    """A table as its journal tells it, with every step of the journal judged."""

    def __init__(self, identity: str, store: SimStore) -> None:
        self.id = identity
        self.store = store
        self.first = setting_of(self.entries(0)[0])
        self.table = self.fresh()
        # each entry, with the host's holder and all holders before it, those of the bench behind those of the chairs
        self.steps: list[tuple[Entry, str, list[str]]] = []
        self.ids: Counter[str] = Counter()  # of wishes

    def entries(self, after: int) -> list[Entry]:
        return [json.loads(entry) for entry in self.store.entries.get(self.id, [])[after:]]

    def fresh(self) -> Table:
        return Table(self.id, GAMES, self.first)

    def read_on(self) -> None:
        for entry in self.entries(self.table.n):
            self._judge(entry)

    def at(self, n: int) -> Table:
        """The table after entry n."""
        if n == self.table.n:
            return self.table
        past = self.fresh()
        for entry in self.entries(0)[:n]:
            fold(past, entry)
        return past

    def shown_to_watchers(self, now: int) -> int:
        """How many entries a watcher may know."""
        begun, delay_s = False, 0
        for number, entry in enumerate(self.entries(0)):
            begun = begun or entry["kind"] == "started"
            delay_s = entry["setting"]["watch_delay_s"] if "setting" in entry else delay_s
            if begun and delay_s and entry["at"] + delay_s * 1000 > now:
                return number
        return len(self.store.entries[self.id])

    def check_records(self) -> None:
        """Every match replays move by move, and the last one to the position on the table."""
        entries = self.entries(0)
        for match in range(1, self.table.matches + 1):
            journal = record(GAMES, self.id, entries, match)
            assert isinstance(journal, Journal)
            played = replay(GAMES[journal.game], journal)
        if self.table.matches and self.table.state is not None:
            assert played.position() == self.table.game.write(self.table.state)

    def _judge(self, entry: Entry) -> None:
        table = self.table
        holders = [seat.holder for seat in table.seats]
        everybody = [*holders, *(seat.holder for seat in table.bench)]
        self.steps.append((entry, holders[table.host], everybody))
        if "wish" in entry:
            self.ids[entry["wish"]] += 1
        asked = table.asked
        self._judge_pause(entry)
        if entry["kind"] == "moved":
            assert table.state is not None
            table.game.check_move(table.state, entry["seat"], entry["move"])  # the referee allows it
        elif entry["kind"] == "sat":
            assert not holders[entry["seat"]], "somebody sat on somebody's lap"
        elif entry["kind"] == "sealed":
            assert not table.sealed, "a sealed secret was exchanged"
        elif entry["kind"] == "started":
            assert table.sealed, "a match began without a sealed secret"
            old = [*(seat.share for seat in table.seats), *(seat.share for seat in table.bench), ""]
            assert entry["shares"] == [old[place] for place in entry.get("from", range(len(holders)))]
            for words in entry["picks"].values():
                assert len(set(words)) == len(words) == len(entry["shares"]), "two have picked the same"
        elif entry["kind"] == "reseated" and entry["holder"] != table.seats[entry["seat"]].former:  # not just back
            assert asked is not None
            assert (asked.kind, asked.seat, asked.holder) == ("seat", entry["seat"], entry["holder"])
            alone = [holder for holder in holders if holder] == [holders[entry["seat"]]]
            assert alone or any(holders[seat] not in ("", entry["holder"]) for seat in asked.yes), "a seat was stolen"
        elif entry["kind"] == "took_back":
            assert asked is not None
            assert asked.kind == "back"
            assert {seat for seat, holder in enumerate(holders) if holder} <= set(asked.yes)
        fold(table, entry)
        self._judge_people(entry, everybody)
        after = [seat.holder for seat in table.seats]
        if "from" in entry:
            assert table.setting.seats == len(after) == len(entry["from"])
        elif entry["kind"] == "sat" or entry["kind"] == "freed" or entry["kind"] == "reseated":
            changed = [seat for seat in range(len(after)) if after[seat] != holders[seat]]
            assert changed in ([], [entry["seat"]])
        elif entry["kind"] != "opened":
            assert after == holders, "a person lost a seat"
        assert all(not (seat.person and seat.bot) for seat in table.seats)
        assert table.seats[table.host].person or not table.persons()

    def _judge_pause(self, entry: Entry) -> None:
        """There is one only in a match and never in a race, and nothing moves in it."""
        table, kind, setting = self.table, entry["kind"], self.table.setting
        paused = table.pause is not None
        assert table.phase == "playing" or not paused
        assert kind != "went_on" or paused
        assert kind not in ("moved", "took_back", "paused", "called", "waited") or not paused, "something moved"
        if kind == "paused":
            assert table.phase == "playing"
            assert not table.stakes, "a race was cut in two"
            asked = table.asked is not None and table.asked.kind == "pause"
            assert asked == bool(setting.public or setting.move_s or setting.purse_s), "not everybody has agreed"

    def _judge_people(self, entry: Entry, before: list[str]) -> None:
        """Nobody is lost and nobody is in two places, whoever changes chairs; whoever leaves or comes is one."""
        table, kind = self.table, entry["kind"]
        places = [*table.seats, *table.bench]
        assert len({id(seat) for seat in places}) == len(places), "somebody is in two places"
        assert all(seat.person and not seat.bot for seat in table.bench)
        faces = [seat.face for seat in places if seat.face is not None]
        assert len(set(faces)) == len(faces), "two have the same face"
        assert all(seat.person for seat in places if seat.face is not None), "a bot has a person's face"
        screens = [seat.holder for seat in table.screens]
        assert len(set(screens)) == len(screens) <= 4
        assert not set(screens) & {seat.holder for seat in places}, "a television has a chair, or waits for one"
        assert not (screens and table.setting.public)
        after = sorted(seat.holder for seat in places if seat.holder)
        if kind in ("opened", "sat", "freed", "reseated", "benched", "unbenched"):
            assert abs(len(after) - sum(1 for holder in before if holder)) <= 1
        else:
            assert after == sorted(holder for holder in before if holder), "a person was lost"
        if kind == "boxed":
            assert (table.phase, table.state, table.secret) == ("waiting", None, "")


class Page:
    """A page at a table that trusts nothing: numbers must follow each other, and no secret may come along."""

    def __init__(self, server: int, truth: Truth, holder: str, since: int | None, secrets: list[str]) -> None:
        self.server, self.truth, self.holder = server, truth, holder
        self.n = since
        self.secrets = secrets
        self.guest: Guest | None = None
        self.open = True
        self.greeted = False
        self.sat = False
        self.views: Any = {}
        self.table: Any = None
        self.table_n = 0
        self.unsent = 0  # messages that wait for a flush

    def welcome(self, hello: bytes) -> None:
        self.send(hello)

    def flush(self) -> None:
        self.unsent = 0

    def end(self) -> None:
        self.open = False

    def send(self, data: bytes) -> None:
        assert self.open, "somebody spoke to a page that has left"
        self.unsent += 1
        text, message = data.decode(), json.loads(data)
        if message["type"] != "removed":
            self.truth.read_on()
            removed = self.truth.id not in self.truth.store.entries
            assert removed or message["n"] <= self.truth.table.n, "it was told before it was written"
            table = self.truth.table
            hidden = [secret for secret in (table.secret, table.sealed) if secret]
            hidden = hidden[1:] if table.played_out else hidden
            assert not [secret for secret in self.secrets + hidden if secret in text], "a secret was told"
        if message["type"] == "removed":
            self.open = False
            return
        if message["type"] == "hello":
            self._hello(message)
        else:
            assert self.greeted
            assert self.n is not None
            assert message["n"] == self.n + 1, f"after {self.n} came {message['n']}"
        self.n = message["n"]
        message = json.loads(text)
        if message.get("entry", {}).get("kind") == "boxed":
            self.views = {}
        if message.get("views"):
            self.views = message["views"]
            self.sat = self.sat or "-1" not in self.views
        if "table" in message:
            self.table, self.table_n = message["table"], message["n"]
        if self.truth.id in self.truth.store.entries:
            self.check()

    def _hello(self, message: dict[str, Any]) -> None:
        missed = [news["n"] for news in message["missed"]]
        assert missed == list(range(message["n"] - len(missed) + 1, message["n"] + 1))
        boxes = [n for n, entry in enumerate(self.truth.entries(0), 1) if entry["kind"] == "boxed"]
        delayed = self.truth.table.setting.watch_delay_s and not message["you"] and message["screen"] < 0
        if self.n is not None and not delayed and self.n >= max(boxes, default=0) - 1:
            assert len(missed) == message["n"] - self.n, f"{missed} were missed since {self.n}"
        self.greeted, self.views = True, {}

    def check(self) -> None:
        """What it shows is what the journal says for its seats, at the entry that it has come to."""
        if not self.greeted or self.n is None:
            return
        past = self.truth.at(self.n)
        seats = past.held_by(self.holder)
        if "-1" in self.views and seats and self._delayed(past):
            seats = []  # it had a seat then, but is a watcher now
        assert self.views == plain(views(past, seats))
        if self.table_n == self.n:
            assert self.table == plain(table_view(past))

    def _delayed(self, past: Table) -> bool:
        """Whether watchers of this box, or of one that has come since, hear of it later."""
        later = [entry["setting"] for entry in self.truth.entries(past.n) if "setting" in entry]
        return any([past.setting.watch_delay_s, *[setting["watch_delay_s"] for setting in later]])


def views(table: Table, seats: list[int]) -> dict[str, Any]:
    """The view of each of these seats, a watcher's if there is none: built plainly, field by field."""
    state, game = table.state, table.game
    if state is None:
        return {}
    found = {}
    for seat in seats or [WATCHER]:
        position = game.open(state) if seat == WATCHER else {**game.open(state), **game.own(state, seat)}
        found[str(seat)] = framed(game, state, seat, frame(game, state), position)
    return found
