"""Every byte that a real server sent, held against the journal: nobody was told what they may not know."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import pytest

import butin
from butin.core.game import WATCHER, AnyGame
from butin.core.state import Event
from butin.room.fold import fold, setting_of
from butin.room.table import Entry, Table
from butin.testing.hidden import Position, known, shown
from butin.testing.sim import GAMES
from kit.served import serving
from tests.web.recorder import Device, Evening, spend_an_evening

Known = Callable[[AnyGame, Position, int, Position], Position]

TABLES: list[tuple[str, int, Position]] = [
    ("voleurs", 3, {"hide_log": True}),
    ("schattendieb", 4, {"games": 1}),
    ("attrap_tresors", 3, {"patience_s": 1, "grab_window_s": 1}),
    ("attrap_tresors", 4, {"quiet_mode": True, "patience_s": 1, "grab_window_s": 1}),
    ("labyrinthe", 3, {"discs": 6, "stall_turns": 10}),
    ("labyrinthe", 3, {"variant": "secret", "discs": 6, "stall_turns": 10}),
]
# what each entry of a journal may say of itself to everybody
SAYABLE = {
    "opened": set(),
    "sat": {"seat", "name", "was"},
    "came": {"seats"},
    "went": {"seats"},
    "started": set(),
    "sealed": set(),
    "shared": {"seat"},
    "moved": {"seat", "by"},
    "said": {"seat", "phrase"},
    "asked": {"question", "seat"},
    "answered": {"seat", "yes"},
}


@dataclass
class Moment:
    """The table after an entry, as only the journal knows it."""

    entry: Entry
    whole: Position | None
    events: list[Event]
    holders: list[str]
    secrets: list[str]  # of the chance of the match that is on or was last, and of the next; '' where there is none
    over: bool


def moments(db: str, game: str, identity: str) -> list[Moment]:
    """The journal from the server's file, entry by entry; the one before the first is empty."""
    with sqlite3.connect(db) as store:
        rows = store.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY n', (identity,)).fetchall()
    store.close()
    entries: list[Entry] = [json.loads(row[0]) for row in rows]
    table = Table(identity, GAMES, setting_of(entries[0]))
    found = [Moment({}, None, [], [], ["", ""], over=False)]
    for entry in entries:
        events: list[Event] = []
        fold(table, entry, events.append)
        whole = None if table.state is None else json.loads(json.dumps(table.game.write(table.state)))
        holders = [seat.holder for seat in table.seats]
        found.append(Moment(entry, whole, events, holders, [table.secret, table.sealed], table.phase == "over"))
    return found


def complaints(evening: Evening, journal: list[Moment], game: str, options: Position) -> list[str]:
    """Everything that somebody was told and should not have been."""
    found: list[str] = []
    for number, device in enumerate(evening.devices):
        holder = sha256(device.secret.encode()).hexdigest() if device.secret else ""
        words = forbidden_words(evening, journal, device)
        n = 0
        for message in device.frames:
            content = json.loads(message)
            if content["type"] in ("hello", "news"):
                n = content["n"]
            found += [f"device {number} at {n}: {what}" for what in words_in(message, words, journal, n)]
            found += [f"device {number} at {n}: {what}" for what in leaks(content, holder, journal, game, options)]
        for body in device.bodies:
            found += [f"device {number} over HTTP: {what}" for what in words_in(body, words, journal, -1)]
            found += [f"device {number} over HTTP: {what}" for what in http_leaks(body, journal, game, options)]
    return found


def forbidden_words(evening: Evening, journal: list[Moment], device: Device) -> dict[str, str]:
    """What this device must never be sent, with what it is."""
    words = {evening.opened["join"]: "the link for players", evening.opened["watch"]: "the link for watchers"}
    if device is evening.host:
        words = {}  # it was given both
    for other in evening.seated:
        words[sha256(other.secret.encode()).hexdigest()] = "a hash of a secret"
        if other is not device:
            words[other.secret] = "another device's secret"
    for link in ("join", "watch"):
        words[sha256(evening.opened[link].encode()).hexdigest()] = "a hash of a link"
    for moment in journal[1:]:
        if moment.entry.get("server"):
            words[moment.entry["server"]] = "the name of a server"
    return words


def words_in(message: bytes, words: dict[str, str], journal: list[Moment], n: int) -> list[str]:
    found = [what for word, what in words.items() if word.encode() in message]
    known = journal if n < 0 else journal[: n + 1]
    told = {moment.secrets[0] for moment in known if moment.over}  # told when a match is over, not before
    secrets = {secret for moment in journal for secret in moment.secrets if secret}
    return found + ["the secret of the chance" for secret in secrets - told if secret.encode() in message]


def leaks(content: dict[str, Any], holder: str, journal: list[Moment], game: str, options: Position) -> list[str]:
    """What of a message on the socket does not fit what the holder's seats may know."""
    if content["type"] not in ("hello", "news"):
        plain = ("granted", "refused", "armed", "go", "hands", "early", "lines")
        return [] if content["type"] in plain else [f"a message of kind {content['type']}"]
    seats = held(journal[content["n"]], holder)
    if content["type"] == "hello":
        found = [] if content["you"] == seats else ["seats of somebody else"]
        for missed in content["missed"]:
            then = journal[missed["n"]]
            found += told(missed, held(then, holder), then)
        return found + seen(content["views"], seats, journal[content["n"]], shown, game, options)
    moment = journal[content["n"]]
    return told(content, seats, moment) + seen(content.get("views", {}), seats, moment, shown, game, options)


def held(moment: Moment, holder: str) -> list[int]:
    return [seat for seat, owner in enumerate(moment.holders) if holder and owner == holder]


def told(message: dict[str, Any], seats: list[int], moment: Moment) -> list[str]:
    """An entry and its events."""
    entry = message["entry"]
    more = {"race", "seed"} if "race" in moment.entry and entry["kind"] == "moved" else set()
    if entry.get("question") in ("seat", "chair"):  # who asks for a chair may say a name
        more = {"name"}
    found = [] if set(entry) - more == {"kind", "at"} | SAYABLE[entry["kind"]] else [f"more of an entry: {entry}"]
    own = {seat: {"to": seat} for seat in seats}  # what is for one seat alone says so
    allowed = [
        {**event.plain(), **own.get(event.to, {})} for event in moment.events if event.to == WATCHER or event.to in own
    ]
    if "events" in message and message["events"] != json.loads(json.dumps(allowed)):
        found.append(f"other events: {message['events']}")
    return found


def seen(
    views: dict[str, Any], seats: list[int], moment: Moment, allowed: Known, game: str, options: Position
) -> list[str]:
    """The views: those of one's own seats or a watcher's, each with what that seat may know and nothing else."""
    if not views:
        return []
    found = [] if set(views) == {str(seat) for seat in seats or [WATCHER]} else [f"views of {list(views)}"]
    assert moment.whole is not None
    for seat, view in views.items():
        if view["position"] != allowed(butin.game(game), moment.whole, int(seat), options):
            found.append(f"more than seat {seat} may know: {view['position']}")
        if set(view) != {"game", "seat", "seats", "options", "position", "actors", "legal", "scores", "winners"}:
            found.append(f"more in a view: {list(view)}")
    return found


def http_leaks(body: bytes, journal: list[Moment], game: str, options: Position) -> list[str]:
    try:
        content = json.loads(body)
    except ValueError:
        return []  # a record, after the match
    if "views" not in content:
        return []
    return seen(content["views"], content["you"], journal[content["table"]["n"]], known, game, options)


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[Evening, list[Moment]]]:
    """All tables on one server at the same time, each to the end of its match; then the server's file is opened."""
    with (
        serving(tmp_path_factory.mktemp("secrets"), "--pace", "0") as server,
        ThreadPoolExecutor(len(TABLES)) as people,
    ):
        spent = list(
            people.map(lambda table: spend_an_evening(server, table[0], table[1], table[2], moves=3000), TABLES)
        )
    return [
        (evening, moments(server.db, table[0], evening.opened["table"]))
        for table, evening in zip(TABLES, spent, strict=True)
    ]


@pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda number: str(TABLES[number]))
def test_nobody_is_told_what_they_may_not_know(evenings: list[tuple[Evening, list[Moment]]], number: int) -> None:
    game, seats, options = TABLES[number]
    evening, journal = evenings[number]
    assert complaints(evening, journal, game, butin.game(game).settle(seats, options)) == []
    assert all(len(device.frames) > 8 for device in evening.devices)
    assert [moment.entry["kind"] for moment in journal[1:]].count("started") == 2


LEAKY = """
import json
from butin.room.telling import missed, news
news.PUBLIC["moved"].append("move")
news.PUBLIC["sat"].append("holder")
views, table_view, seen_from = missed.views, news.table_view, news.Views.seen_from
news.Views.seen_from = lambda self, seat, past=False: self._write(
    {**json.loads(seen_from(self, seat, past)), "position": self._game.write(self._state)}
)
missed.views = lambda table, seats, past, write: {**views(table, seats, past, write), **views(table, [0], past, write)}
news.seen_events = missed.seen_events = lambda events, seats: [event.plain() for event in events]
news.table_view = missed.table_view = lambda table: {**table_view(table), "secret": table.secret}
"""


@pytest.fixture(scope="module")
def leaky(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What is found in an evening at a server that tells too much of everything."""
    with serving(tmp_path_factory.mktemp("leaky"), "--pace", "0", changed=LEAKY) as server:
        evening = spend_an_evening(server, "voleurs", 3, {}, moves=5)
    journal = moments(server.db, "voleurs", evening.opened["table"])
    return complaints(evening, journal, "voleurs", butin.game("voleurs").settle(3, {}))


@pytest.mark.parametrize(
    "what",
    [
        "more of an entry: {'kind': 'moved'",
        "more of an entry: {'kind': 'sat'",
        "other events: ",
        "more than seat 1 may know: ",
        "more than seat -1 may know: ",
        "views of ",
        "the secret of the chance",
        "a hash of a secret",
    ],
)
def test_a_planted_leak_is_found(leaky: list[str], what: str) -> None:
    assert any(what in complaint for complaint in leaky)
