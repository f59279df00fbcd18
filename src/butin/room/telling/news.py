"""What each may know of an entry, built up from nothing and written: what lies open once, what is one's own for each.

Only names that never change are written by hand here; every value goes through `write`, which is handed in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from butin.core.chance import commitment
from butin.core.game import AnyGame
from butin.core.state import Event, State
from butin.core.views import WATCHER
from butin.room.deeds.all import KINDS
from butin.room.deeds.deed import Kind
from butin.room.deeds.questions import needed_answers
from butin.room.entries import Entry
from butin.room.table.chairs import theirs
from butin.room.table.names import animals
from butin.room.table.offers import may_take
from butin.room.table.pause import Pause
from butin.room.table.question import Question
from butin.room.table.seats import NOBODY, Seat
from butin.room.table.table import PLAYING, Table

Write = Callable[[object], bytes]  # as JSON


def public_entry(entry: Entry) -> dict[str, Any]:
    """What everybody may know of it."""
    kind, said = entry["kind"], cast("dict[str, Any]", entry)
    return {"kind": kind, "at": entry["at"], **{name: said[name] for name in KINDS[kind].open if name in said}}


def seen_events(events: list[Event], seats: list[int]) -> list[dict[str, object]]:
    """Those events that one of these seats, or everybody, may know; what is for one seat alone says `to` whom."""
    seen = [event for event in events if event.to == WATCHER or event.to in seats]
    return [event.plain() if event.to == WATCHER else {**event.plain(), "to": event.to} for event in seen]


def table_view(table: Table) -> dict[str, Any]:
    """The table as everybody sees it."""
    asked = table.asked
    called = animals(table.game, [seat.bot for seat in table.seats])
    view = {
        "id": table.id,
        "n": table.n,
        "phase": table.phase,
        "host": table.host,
        "match": table.matches,
        "setting": table.setting.plain(),
        "first": table.begins,
        "fill": table.fill,
        "outdated": table.outdated,
        "sealed": "" if table.day else _committed(table.sealed),
        "commitment": "" if table.day else _committed(table.secret),
        "shares": table.shares,
        "secret": table.secret if table.played_out else "",
        "seats": [_seat_view(table, number, animal) for number, animal in enumerate(called)],
        "bench": [_bench_view(seat) for seat in table.bench],
        "screens": [{"here": bool(one.server), "gone_at": one.gone_at} for one in table.screens],
        "bots_won": table.bots_won,
        "finished": table.finished,
        "asked": None if asked is None else _question_view(table, asked),
    }
    if table.day:
        view["day"] = table.day
    return view if table.pause is None else {**view, "pause": _pause_view(table.pause)}


def _seat_view(table: Table, number: int, animal: int) -> dict[str, Any]:
    seat = table.seats[number]
    return {
        "name": seat.name,
        "bot": seat.bot,
        "animal": animal,
        "shape": seat.shape,
        **chosen_face(seat),
        "won": seat.who.won,
        "played": seat.who.played,
        "picks": seat.picks or {},
        "shared": bool(seat.share),
        "person": seat.person,
        "theirs": theirs(table, number),
        **(_offer_view(table, number) if table.offers else {}),
        "here": bool(seat.server),
        "gone_at": seat.gone_at,
        "bot_at": table.bot_at(seat),
        "since": seat.since,
        "purse_ms": seat.purse_ms,
    }


def _offer_view(table: Table, number: int) -> dict[str, Any]:
    """Who may take a chair that was left; nothing where nobody may."""
    for place, seat in enumerate(table.bench if table.phase == PLAYING else []):
        if may_take(table, number, seat.holder, table.touched):
            return {"offer": {"bench": place, "until": table.offers[number].until}}
    return {}


def _bench_view(seat: Seat) -> dict[str, Any]:
    who = seat.who
    score = {"won": who.won, "played": who.played}
    return {"name": seat.name, "shape": seat.shape, **chosen_face(seat), **score, "here": bool(seat.server)}


def chosen_face(seat: Seat) -> dict[str, int]:
    """The face that somebody has chosen; those who have not have none."""
    return {} if seat.face is None else {"face": seat.face}


def _pause_view(pause: Pause) -> dict[str, int]:
    view = {"at": pause.at, "until": pause.until, "seat": pause.seat}
    return view if pause.screen == NOBODY else {**view, "screen": pause.screen}


def _question_view(table: Table, asked: Question) -> dict[str, Any]:
    return {
        "n": asked.number,
        "question": asked.kind,
        "seat": asked.seat,
        "name": asked.name,
        "game": "" if asked.box is None else asked.box["game"],
        "yes": list(asked.yes),
        "missing": needed_answers(table, table.touched),
    }


def _committed(secret: str) -> str:
    """What fixes a secret without telling it."""
    return commitment(bytes.fromhex(secret)) if secret else ""


def placed(table: Table, holder: str) -> bool:
    """Whether a device without a chair is known at a table: it waits on the bench, or is a television."""
    return bool(table.benched_by(holder)) or table.screen_of(holder) >= 0


class News:
    """An entry, for each who may hear of it: the game as they see it, and the table where it has changed.

    Nothing that is written here is kept beyond the entry.
    """

    __slots__ = (
        "_events",
        "_game_changed",
        "_head",
        "_moves_screens",
        "_open_events",
        "_table",
        "_views",
        "_write",
        "moves_people",
    )

    def __init__(self, table: Table, entry: Entry, kind: Kind, events: list[Event], write: Write) -> None:
        head: dict[str, Any] = {"type": "news", "n": table.n, "entry": public_entry(entry)}
        plain_move = entry["kind"] == "moved" and table.phase == PLAYING
        if not plain_move or table.setting.move_s or table.setting.purse_s:
            head["table"] = table_view(table)
        self._head: bytes = write(head)
        self._table: Table = table
        self._events: list[Event] = events
        self._write: Write = write
        self._game_changed: bool = table.state is not None and (kind.position or kind.hands)
        self.moves_people: bool = kind.places or kind.screens
        self._moves_screens: bool = kind.screens
        self._views: Views | None = None
        self._open_events: bytes = b""  # where nothing is for one seat alone, all hear the same

    def told_to(self, holder: str, seats: list[int], past: bool) -> bytes:
        """What a holder with these seats hears; whoever wants the past sees what there is to remember as well."""
        if not self.moves_people:
            return self._changed(self._head, seats, past)
        you: dict[str, Any] = {"you": seats, "bench": self._table.benched_by(holder)}
        if self._moves_screens:
            you["screen"] = self._table.screen_of(holder)
        return self._changed(joined(self._head, self._write(you)), seats, past)

    def _changed(self, head: bytes, seats: list[int], past: bool) -> bytes:
        state = self._table.state
        if state is None or not self._game_changed:
            return head
        if self._views is None:
            self._views = Views(self._table.game, state, self._write)
            if all(event.to == WATCHER for event in self._events):
                self._open_events = self._write(seen_events(self._events, []))
        events = self._open_events or self._write(seen_events(self._events, seats))
        views = {seat: self._views.seen_from(seat, past) for seat in seats or [WATCHER]}
        return b'%b,"events":%b,"views":%b}' % (head[:-1], events, by_seat(views))


class Views:
    """The view of each seat, without what those who hear of every entry remember; what all see is written once."""

    __slots__ = ("_game", "_mine", "_open", "_rest", "_shared", "_state", "_write")

    def __init__(self, game: AnyGame, state: State, write: Write) -> None:
        self._game: AnyGame = game
        self._state: State = state
        self._write: Write = write
        self._open: dict[str, Any] = game.open(state)
        self._mine: list[str] | None = None  # the fields that are one's own
        self._rest: bytes = b"{}"  # those that lie open and are nobody's own
        frame = {
            "game": game.name,
            "seats": state.seats,
            "options": state.options,
            "actors": state.actors(),
            "scores": state.scores(),
            "winners": state.winners(),
        }
        self._shared: bytes = write(frame)

    def seen_from(self, seat: int, past: bool = False) -> bytes:
        if past:
            return self._write(self._game.view(self._state, seat))
        if seat == WATCHER:
            return self._view(seat, self._write(self._open), b"[]")
        mine = self._game.own(self._state, seat)
        if list(mine) != self._mine:
            self._mine = list(mine)
            self._rest = self._write({name: value for name, value in self._open.items() if name not in mine})
        legal = [self._game.write_move(self._state, seat, move) for move in self._state.legal(seat)]
        return self._view(seat, joined(self._rest, self._write(mine)), self._write(legal))

    def _view(self, seat: int, position: bytes, legal: bytes) -> bytes:
        return b'%b,"seat":%d,"position":%b,"legal":%b}' % (self._shared[:-1], seat, position, legal)


def joined(one: bytes, other: bytes) -> bytes:
    """Two objects as one; no name may be in both."""
    if one == b"{}":
        return other
    return one if other == b"{}" else b"%b,%b" % (one[:-1], other[1:])


def by_seat(written: dict[int, bytes]) -> bytes:
    return b"{%b}" % b",".join([b'"%d":%b' % (seat, data) for seat, data in written.items()])
