"""What each address of the house costs: CPU on the loop, on which everybody waits, beside `/healthz` of the same run.

Whatever is made once and kept is asked for anew each time, as somebody would who wants it to be made again.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import closing
from http import HTTPStatus
from http.client import HTTPConnection
from itertools import count, cycle, islice, repeat
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import butin
from bench.report import Report
from butin.adapters.lessons import lesson
from butin.core.errors import ButinError
from kit.proc import cpu_s, loop_s
from kit.served import Served, serving

TIMES, QUICK_TIMES = 100, 40
FEW = 6  # of what bots think about, elsewhere
LONG_S = 0.5
MATCHES, QUICK_MATCHES = 20, 3  # at the table that is looked at: a long evening
COSTLIEST = 20  # times /healthz
SECRET = "of-whoever-sits-at-all-seats"  # noqa: S105

Asking = tuple[str, str, Any]  # method, path, body


class Line:
    """A connection of a visitor with the secret, from an address of this machine."""

    def __init__(self, server: Served, address: str) -> None:
        self.connection = HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=(address, 0))

    def ask(self, method: str, path: str, body: Any = None) -> bytes:
        headers = {"Authorization": f"Bearer {SECRET}", "Content-Type": "application/json"}
        self.connection.request(method, path, None if body is None else json.dumps(body), headers)
        with self.connection.getresponse() as response:
            answer = response.read()
        if response.status >= HTTPStatus.BAD_REQUEST:
            raise Unexpected(f"{method} {path}: {response.status} {answer[:200].decode()}")
        return answer

    def json(self, method: str, path: str, body: Any = None) -> Any:
        return json.loads(self.ask(method, path, body))


class Unexpected(ButinError):
    """A request that should have been answered was refused."""


class Evening:
    """A server with a table of one device at which many matches were played, and one at which a match is on."""

    def __init__(self, server: Served, matches: int) -> None:
        self.server = server
        self.lines: list[Line] = []
        self.addresses = (f"127.0.{number // 250}.{number % 250 + 1}" for number in count(500))
        self.line = self.fresh()
        self.old, self.young = self._opened(public=True), self._opened(public=False)
        for match in range(matches):
            self.line = self.fresh()
            self._wish(self.old, "again" if match else "start")
            while self._move():
                pass
        self._wish(self.young, "start")

    def idle_s(self) -> float:
        """What the loop takes of a second if nobody asks for anything; more on a crowded machine."""
        before = loop_s(self.server.pid)[0]
        sleep(1)
        return loop_s(self.server.pid)[0] - before

    def fresh(self) -> Line:
        """From an address that has asked for nothing yet: it is what things cost that is measured, not who may ask."""
        self.lines.append(Line(self.server, next(self.addresses)))
        return self.lines[-1]

    def close(self) -> None:
        for line in self.lines:
            line.connection.close()

    def _opened(self, *, public: bool) -> dict[str, Any]:
        wish = {"game": "voleurs", "seats": 2, "secret": SECRET, "first": 0, "away_s": 600, "public": public}
        opened: dict[str, Any] = self.line.json("POST", "/api/tables", wish)
        self.line.ask("POST", "/api/join", {"link": opened["join"], "secret": SECRET})
        return opened

    def _move(self) -> bool:
        views = self.line.json("GET", f"/api/tables/{self.old['table']}")["views"]
        for seat, view in views.items():
            if view["legal"]:
                self._wish(self.old, "move", seat=int(seat), move=view["legal"][0])
                return True
        return False

    def _wish(self, table: dict[str, Any], do: str, **values: Any) -> None:
        self.line.ask("POST", f"/api/tables/{table['table']}/wishes", {"do": do, **values})


def measure_routes(quick: bool) -> Report:
    """Ask for everything, each for itself, and compare."""
    times, matches = (QUICK_TIMES, QUICK_MATCHES) if quick else (TIMES, MATCHES)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        closing(Evening(server, matches)) as evening,
    ):
        rows = [_row(evening, name, asked, times) for name, asked in routes(evening, matches).items()]
    calm = rows[0]["loop_ms"]
    for row in rows:
        row["times_healthz"] = row["loop_ms"] / calm
    report = Report("routes")
    report.figures["matches_at_the_table_that_is_looked_at"] = matches
    report.figures["cpu_of_one_request"] = rows
    dearest = max(rows, key=lambda row: float(row["times_healthz"]))
    report.at_most(f"on the loop the dearest ({dearest['route']})", COSTLIEST, dearest["times_healthz"], " x /healthz")
    return report


def routes(evening: Evening, matches: int) -> dict[str, Iterator[Asking]]:
    """Every address of the house with what is asked there, never twice the same where answers are kept."""
    old, young = f"/api/tables/{evening.old['table']}", f"/api/tables/{evening.young['table']}"
    moments = ((match, seat, move) for move in count() for match in range(1, matches + 1) for seat in (-1, 0, 1))
    opening = {"game": "schattendieb", "seats": 4, "bots": {"1": "hibou"}}
    lessons = cycle([(name, moves) for name in butin.games() for moves in _learnt(name)])
    return {
        "GET /healthz": repeat(("GET", "/healthz", None)),
        "GET /readyz": repeat(("GET", "/readyz", None)),
        "GET /metrics": repeat(("GET", "/metrics", None)),
        "GET /": repeat(("GET", "/", None)),
        "GET /openapi.json": repeat(("GET", "/openapi.json", None)),
        "GET /api/games": repeat(("GET", "/api/games", None)),
        "GET /api/tables": repeat(("GET", "/api/tables", None)),
        "POST /api/tables": repeat(("POST", "/api/tables", opening)),
        "GET /api/links/LINK": repeat(("GET", f"/api/links/{evening.old['watch']}", None)),
        "GET /api/tables/TABLE": repeat(("GET", old, None)),
        "POST .../code": repeat(("POST", f"{young}/code", {})),
        "POST .../wishes": repeat(("POST", f"{young}/wishes", {"do": "name", "name": "Ida", "seat": 0})),
        "GET .../record": (("GET", f"{old}/record?match={match % matches + 1}", None) for match in count()),
        "GET .../replay": (("GET", f"{old}/replay?match={m}&seat={s}&move={n % 37}", None) for m, s, n in moments),
        "GET .../story": (("GET", f"{old}/story?match={n // 3 % matches + 1}&seat={n % 3 - 1}", None) for n in count()),
        "GET .../review": (("GET", f"{old}/review?match={n % matches + 1}", None) for n in range(FEW)),
        "GET .../hint": (("GET", f"{young}/hint", None) for _ in range(FEW)),
        "POST /api/lessons/GAME": (("POST", f"/api/lessons/{name}", {"moves": moves}) for name, moves in lessons),
        "GET /games/GAME/": repeat(("GET", "/games/voleurs/", None)),
        "GET /games/GAME/FILE": repeat(("GET", "/games/voleurs/rulebook.en.md", None)),
        "GET /api/qr": (("GET", f"/api/qr?text=https%3A//{n:083}.example.org/j/{'x' * 14}", None) for n in count()),
    }


def _row(evening: Evening, name: str, asked: Iterator[Asking], times: int) -> dict[str, Any]:
    line, pid = evening.fresh(), evening.server.pid
    line.ask(*next(asked))  # connect, and what is only done once
    begun, before_s, all_s, done = monotonic(), loop_s(pid)[0], cpu_s(pid), 0
    for asking in islice(asked, times):
        line.ask(*asking)
        done += 1
    waited_s, took_s, all_s = monotonic() - begun, loop_s(pid)[0] - before_s, cpu_s(pid) - all_s
    if waited_s > LONG_S:  # bots think for a while, and the loop has more to do meanwhile
        took_s -= waited_s * evening.idle_s()
    return {"route": name, "loop_ms": took_s / done * 1000, "everywhere_ms": all_s / done * 1000}


def _learnt(name: str) -> list[list[str]]:
    """The moves of a lesson as far as each of its ideas."""
    ideas = lesson(butin.game(name)).ideas[:-1]
    return [[idea.moves[0] for idea in ideas[:far]] for far in range(len(ideas) + 1)]
