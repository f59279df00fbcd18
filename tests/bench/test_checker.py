"""The checker finds what is wrong, and nothing where nothing is."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any
from zlib import crc32

import msgspec
import pytest

from bench.trouble.checker import Line, Rows, check
from butin.testing.sim import GAMES, Page, World, asker, digest

_sorted = msgspec.json.Encoder(order="sorted").encode


class Noting(Page):
    """A page that notes what it says and hears, as a client of the load does."""

    def __init__(self, world: World, table: str, secret: str, lines: list[Line]) -> None:
        super().__init__(secret)
        self.world, self.table, self.lines = world, table, lines
        self.note("seated", holder=digest(secret))
        self.come()

    def come(self, since: int | None = None) -> None:
        self.world.room.enter(self.table, asker(self.secret, ""), self, since).then(self.entered)
        self.world.clock.pass_ms(0)

    def note(self, what: str, **values: Any) -> None:
        self.lines.append(
            {"t": len(self.lines), "client": self.secret, "table": self.table, "what": what, **deepcopy(values)}
        )

    def send(self, data: bytes) -> None:
        super().send(data)
        message = self.heard[-1]
        seen = {seat: f"{crc32(_sorted(view)):08x}" for seat, view in message.get("views", {}).items()}
        sums = {"seen": seen} if seen else {}
        if message["type"] == "hello":
            missed = [[one["n"], one["entry"]] for one in message["missed"]]
            self.note("hello", n=message["n"], you=message["you"], missed=missed, **sums)
        else:
            self.note("news", n=message["n"], entry=message["entry"], **sums)

    def play(self, identity: str, move: str) -> None:
        seat = int(next(iter(self.views())))
        self.note("wish", id=identity, do="move", seat=seat, move=move)
        n, error = self.world.wish(self.table, self.secret, "move", seat=seat, move=move, id=identity)
        if error is None:
            self.note("granted", id=identity, n=n)
        else:
            self.note("refused", id=identity, kind="illegal")


def an_evening() -> tuple[str, Rows, list[Line]]:
    """A table of two with a dozen moves, a refusal and somebody who went and came back."""
    world = World()
    lines: list[Line] = []
    opened = world.open(game="voleurs", seats=2, secret="ann")
    table = opened["table"]
    world.wish(table, "bea", "sit")
    pages = [Noting(world, table, name, lines) for name in ("ann", "bea")]
    world.wish(table, "ann", "start")
    pages[0].play("ann-bad", "nonsense")
    for number in range(12):
        page = pages[number % 2]
        if number == 7:
            world.leave(pages[0])
        page.play(f"{page.secret}-{number}", next(iter(page.views().values()))["legal"][0])
        if number == 7:
            pages[0].come(pages[0].n)
    entries: list[Any] = []
    world.store.read(table, 0, entries.extend)
    return table, list(enumerate(entries, 1)), lines


def kinds(table: str, rows: Rows, lines: list[Line]) -> set[str]:
    return {violation.kind for violation in check(GAMES, {table: rows}, lines)}


def first(lines: list[Line], what: str, **fields: object) -> Line:
    return next(
        line for line in lines if line["what"] == what and all(line[name] == value for name, value in fields.items())
    )


def test_an_honest_evening_has_no_violation() -> None:
    table, rows, lines = an_evening()
    assert {line["what"] for line in lines} == {"seated", "hello", "news", "wish", "granted", "refused"}
    assert check(GAMES, {table: rows}, lines) == []


def a_move_is_lost(rows: Rows, lines: list[Line]) -> None:
    del rows[-1]


def a_move_is_doubled(rows: Rows, lines: list[Line]) -> None:
    n = rows[-1][0]
    rows += [(n + 1, dict(rows[-2][1])), (n + 2, dict(rows[-1][1]))]


def a_move_is_granted_elsewhere(rows: Rows, lines: list[Line]) -> None:
    first(lines, "granted")["n"] += 1


def news_change_places(rows: Rows, lines: list[Line]) -> None:
    heard = [line for line in lines if line["what"] == "news" and line["client"] == "bea"][-2:]
    heard[0]["n"], heard[1]["n"] = heard[1]["n"], heard[0]["n"]
    heard[0]["entry"], heard[1]["entry"] = heard[1]["entry"], heard[0]["entry"]


def a_piece_of_news_is_missing(rows: Rows, lines: list[Line]) -> None:
    lines.remove([line for line in lines if line["what"] == "news" and line["client"] == "bea"][-3])


def a_piece_of_news_is_missing_on_coming_back(rows: Rows, lines: list[Line]) -> None:
    [line for line in lines if line["what"] == "hello"][-1]["missed"].pop()


def nothing_is_told_on_coming_back(rows: Rows, lines: list[Line]) -> None:
    [line for line in lines if line["what"] == "hello"][-1]["missed"] = []


def a_piece_of_news_comes_twice(rows: Rows, lines: list[Line]) -> None:
    lines.append(dict([line for line in lines if line["what"] == "news"][-1]))


def news_of_something_that_never_was(rows: Rows, lines: list[Line]) -> None:
    last = [line for line in lines if line["what"] == "news"][-1]
    lines.append({**last, "n": last["n"] + 1})


def a_table_goes_back_in_time(rows: Rows, lines: list[Line]) -> None:
    hello = [line for line in lines if line["what"] == "hello"][-1]
    lines.append({**hello, "t": 1000, "n": 3, "missed": []})
    hello.pop("seen")


def a_piece_of_news_is_another(rows: Rows, lines: list[Line]) -> None:
    line = first(lines, "news", client="bea")
    line["entry"]["at"] += 1


def a_view_is_wrong(rows: Rows, lines: list[Line]) -> None:
    line = [line for line in lines if "seen" in line][-1]
    line["seen"] = dict.fromkeys(line["seen"], "00000000")


def a_view_of_another_s_seat(rows: Rows, lines: list[Line]) -> None:
    own = [line for line in lines if "seen" in line and line["client"] == "bea"][-1]
    other = next(line for line in lines if "seen" in line and line["client"] == "ann" and line["n"] == own["n"])
    own["seen"] = other["seen"]


def a_refused_wish_is_kept(rows: Rows, lines: list[Line]) -> None:
    line = first(lines, "granted")
    line["what"], line["kind"] = "refused", "not_your_turn"


def a_move_that_nobody_wished(rows: Rows, lines: list[Line]) -> None:
    lines.remove(first(lines, "wish", id="ann-0"))


def another_move_than_the_wished(rows: Rows, lines: list[Line]) -> None:
    first(lines, "wish", id="ann-0")["move"] = "crown>7"


def a_later_wish_comes_first(rows: Rows, lines: list[Line]) -> None:
    first(lines, "wish", id="ann-0")["t"] = 1000
    first(lines, "granted", id="ann-0")["t"] = 1001


def a_hole_in_the_journal(rows: Rows, lines: list[Line]) -> None:
    del rows[6]


def the_table_is_gone(rows: Rows, lines: list[Line]) -> None:
    rows.clear()


@pytest.mark.parametrize(
    ("fault", "kind"),
    [
        (a_move_is_lost, "lost"),
        (a_move_is_doubled, "doubled"),
        (a_move_is_granted_elsewhere, "misplaced"),
        (news_change_places, "reordered"),
        (a_piece_of_news_is_missing, "gap"),
        (a_piece_of_news_is_missing_on_coming_back, "gap"),
        (nothing_is_told_on_coming_back, "gap"),
        (a_piece_of_news_comes_twice, "reordered"),
        (news_of_something_that_never_was, "phantom"),
        (a_table_goes_back_in_time, "vanished"),
        (a_piece_of_news_is_another, "different"),
        (a_view_is_wrong, "wrong_view"),
        (a_view_of_another_s_seat, "wrong_seat"),
        (a_refused_wish_is_kept, "kept"),
        (a_move_that_nobody_wished, "unasked"),
        (another_move_than_the_wished, "unasked"),
        (a_later_wish_comes_first, "order"),
        (a_hole_in_the_journal, "torn"),
        (the_table_is_gone, "gone"),
    ],
)
def test_the_checker_finds(fault: Callable[[Rows, list[Line]], None], kind: str) -> None:
    table, rows, lines = an_evening()
    rows, lines = deepcopy(rows), deepcopy(lines)
    fault(rows, lines)
    assert kind in kinds(table, rows, lines)
