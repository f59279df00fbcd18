"""Every byte that a real server sent, held against the journal: nobody was told what they may not know."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from butin.core.game import WATCHER, AnyGame
from butin.core.state import Event
from butin.room.deeds.all import fold, setting_of
from butin.room.table.table import Table
from butin.testing.hidden import Position, known, shown
from butin.testing.sim import GAMES
from kit.served import serving
from tests.web.recorder import Device, Evening, spend_all_boxes, spend_an_evening

Known = Callable[[AnyGame, Position, int, Position], Position]

TABLES: list[tuple[str, int, Position]] = [
    ("voleurs", 3, {"hide_log": True}),
    ("schattendieb", 4, {"games": 1}),
    ("attrap_tresors", 3, {"patience_s": 1, "grab_window_s": 1}),
    ("attrap_tresors", 4, {"quiet_mode": True, "patience_s": 1, "grab_window_s": 1}),
    ("labyrinthe", 3, {"discs": 6, "stall_turns": 10}),
    ("labyrinthe", 3, {"variant": "secret", "discs": 6, "stall_turns": 10}),
]
# all at one table; the last is left before its end
BOXES: dict[str, Position] = {
    "voleurs": {"hide_log": True},
    "schattendieb": {"games": 1},
    "attrap_tresors": {"quiet_mode": True, "patience_s": 1, "grab_window_s": 1},
    "labyrinthe": {"variant": "secret", "discs": 6, "stall_turns": 10},
}
# what each entry of a journal may say of itself to everybody
SAYABLE = {
    "opened": set(),
    "boxed": {"seat", "name"},
    "benched": {"name"},
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
    "screened": set(),
}


@dataclass
class Moment:
    """The table after an entry, as only the journal knows it."""

    entry: Any
    whole: Position | None
    events: list[Event]
    holders: list[str]
    bench: list[str]
    screens: list[str]
    secrets: list[str]  # of the chance of the match that is on or was last, and of the next; '' where there is none
    over: bool
    game: str = ""
    options: Position = field(default_factory=dict)


def moments(db: str, identity: str) -> list[Moment]:
    """The journal from the server's file, entry by entry; the one before the first is empty."""
    with sqlite3.connect(db) as store:
        rows = store.execute('SELECT entry FROM entries WHERE "table" = ? ORDER BY n', (identity,)).fetchall()
    store.close()
    entries: list[Any] = [json.loads(row[0]) for row in rows]
    table = Table(identity, GAMES, setting_of(entries[0]))
    found = [Moment({}, None, [], [], [], [], ["", ""], over=False)]
    for entry in entries:
        events: list[Event] = []
        fold(table, entry, events.append)
        whole = None if table.state is None else json.loads(json.dumps(table.game.write(table.state)))
        holders, bench = [seat.holder for seat in table.seats], [seat.holder for seat in table.bench]
        screens = [seat.holder for seat in table.screens]
        secrets, box = [table.secret, table.sealed], (table.setting.game, table.setting.options)
        found.append(Moment(entry, whole, events, holders, bench, screens, secrets, table.phase == "over", *box))
    return found


def complaints(evening: Evening, journal: list[Moment]) -> list[str]:
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
            wrong = tried(content, holder, journal[n], evening) if content["type"] == "aim" else []
            wrong = wrong or leaks(content, holder, journal)
            found += [f"device {number} at {n}: {what}" for what in wrong]
        for body in device.bodies:
            found += [f"device {number} over HTTP: {what}" for what in words_in(body, words, journal, -1)]
            found += [f"device {number} over HTTP: {what}" for what in http_leaks(body, journal)]
    return found


def forbidden_words(evening: Evening, journal: list[Moment], device: Device) -> dict[str, str]:
    """What this device must never be sent, with what it is."""
    words = {evening.opened["join"]: "the link for players", evening.opened["watch"]: "the link for watchers"}
    if device is evening.opener:
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


def leaks(content: dict[str, Any], holder: str, journal: list[Moment]) -> list[str]:
    """What of a message on the socket does not fit what the holder's seats may know."""
    if content["type"] not in ("hello", "news"):
        plain = ("granted", "refused", "armed", "go", "hands", "early", "lines", "aim")
        return [] if content["type"] in plain else [f"a message of kind {content['type']}"]
    moment = journal[content["n"]]
    seats, places = held(moment.holders, holder), held(moment.bench, holder)
    found = [] if content.get("you", seats) == seats else ["seats of somebody else"]
    found += [] if content.get("bench", places) == places else ["places of somebody else"]
    screen = (*held(moment.screens, holder), WATCHER)[0]
    found += [] if content.get("screen", screen) == screen else ["somebody else's television"]
    if content["type"] == "hello":
        for missed in content["missed"]:
            then = journal[missed["n"]]
            found += told(missed, held(then.holders, holder), then)
        return found + seen(content["views"], seats, moment, shown)
    return found + told(content, seats, moment) + seen(content.get("views", {}), seats, moment, shown)


def tried(aim: dict[str, Any], holder: str, moment: Moment, evening: Evening) -> list[str]:
    """What somebody tries out is for televisions, in the open labyrinthe alone, and only as a phone sent it."""
    if not held(moment.screens, holder):
        return ["an aim for somebody else than a television"]
    if moment.game != "labyrinthe" or moment.options["variant"] != "common":
        return [f"an aim in {moment.game}"]
    return [] if (aim["seat"], aim["move"]) in evening.aims else ["an aim that nobody had"]


def held(holders: list[str], holder: str) -> list[int]:
    return [place for place, owner in enumerate(holders) if holder and owner == holder]


def told(message: dict[str, Any], seats: list[int], moment: Moment) -> list[str]:
    """An entry and its events."""
    entry = message["entry"]
    more = {"race", "seed"} if "race" in moment.entry and entry["kind"] == "moved" else set()
    if entry.get("question") in ("seat", "chair"):  # who asks for a chair may say a name
        more = {"name"}
    if entry.get("question") == "box":
        more = {"name", "game"}
    if entry["kind"] in ("sat", "came", "went"):
        more = {"bench", "screens"}
    if entry["kind"] == "boxed":
        more = {"screen"}
    found = [] if set(entry) - more == {"kind", "at"} | SAYABLE[entry["kind"]] else [f"more of an entry: {entry}"]
    own = {seat: {"to": seat} for seat in seats}  # what is for one seat alone says so
    allowed = [
        {**event.plain(), **own.get(event.to, {})} for event in moment.events if event.to == WATCHER or event.to in own
    ]
    if "events" in message and message["events"] != json.loads(json.dumps(allowed)):
        found.append(f"other events: {message['events']}")
    return found


def seen(views: dict[str, Any], seats: list[int], moment: Moment, allowed: Known) -> list[str]:
    """The views: those of one's own seats or a watcher's, each with what that seat may know and nothing else."""
    if not views:
        return []
    found = [] if set(views) == {str(seat) for seat in seats or [WATCHER]} else [f"views of {list(views)}"]
    assert moment.whole is not None
    for seat, view in views.items():
        if view["position"] != allowed(GAMES[moment.game], moment.whole, int(seat), moment.options):
            found.append(f"more than seat {seat} may know: {view['position']}")
        if set(view) != {"game", "seat", "seats", "options", "position", "actors", "legal", "scores", "winners"}:
            found.append(f"more in a view: {list(view)}")
    return found


def http_leaks(body: bytes, journal: list[Moment]) -> list[str]:
    try:
        content = json.loads(body)
    except ValueError:
        return []  # a record, after the match
    if "views" not in content:
        return []
    return seen(content["views"], content["you"], journal[content["table"]["n"]], known)


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
    return [(evening, moments(server.db, evening.opened["table"])) for evening in spent]


@pytest.mark.parametrize("number", range(len(TABLES)), ids=lambda number: str(TABLES[number]))
def test_nobody_is_told_what_they_may_not_know(evenings: list[tuple[Evening, list[Moment]]], number: int) -> None:
    evening, journal = evenings[number]
    assert complaints(evening, journal) == []
    assert all(len(device.frames) > 8 for device in evening.devices)
    assert [moment.entry["kind"] for moment in journal[1:]].count("started") == 2
    (screen,) = [device for device in evening.devices if device.secret.startswith("the-secret-of-the-television")]
    aims = sum(b'"type":"aim"' in frame for frame in screen.frames)
    assert (aims > 10) == (TABLES[number][0] == "labyrinthe" and "variant" not in TABLES[number][2])


def test_whoever_watches_or_waits_is_told_no_hidden_byte_in_an_evening_of_all_boxes(tmp_path: Path) -> None:
    with serving(tmp_path, "--pace", "0") as server:
        evening = spend_all_boxes(server, BOXES)
    journal = moments(server.db, evening.opened["table"])
    assert complaints(evening, journal) == []
    assert [moment.game for moment in journal if moment.entry.get("kind") == "started"] == list(BOXES)
    screen, waited = evening.devices[0], evening.devices[4]
    for device in (screen, waited):
        assert sum(b'"views":{"-1"' in frame for frame in device.frames) > 20, "whoever waits watches"
    assert not any(b'"type":"aim"' in frame for device in evening.devices for frame in device.frames)


LEAKY = """
import json
from butin.room.deeds.all import KINDS
from butin.room.telling import missed, news
KINDS["moved"].open.append("move")
KINDS["sat"].open.append("holder")
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
    return complaints(evening, moments(server.db, evening.opened["table"]))


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
