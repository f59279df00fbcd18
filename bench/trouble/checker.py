"""A checker in the Jepsen manner: does one order, the journal's, explain all that every client said and heard?

Pure: it reads what the clients of a table noted (player.py) and its journal, and answers with what does not fit.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import msgspec

from butin.core.game import WATCHER, AnyGame
from butin.room.deeds.all import fold, setting_of
from butin.room.table.table import Table
from butin.room.telling.news import public_entry
from butin.testing.witness import views

Line = dict[str, Any]
Rows = list[tuple[int, Any]]  # a journal as it lies in the store, with its numbers

# what a granted wish must have become
BECOMES = {"move": "moved", "start": "started", "again": "asked", "answer": "answered", "say": "said"}

_encode = msgspec.json.Encoder(order="sorted").encode


@dataclass(frozen=True)
class Violation:
    """Something that no order of the journal explains."""

    kind: str
    table: str
    text: str


class TableCheck:
    """One table: its journal, the lines of its clients, and what was found."""

    def __init__(self, table: str, rows: Rows, lines: list[Line]) -> None:
        self.table = table
        self.rows = rows
        self.entries = dict(rows)
        self.lines = lines
        self.found: list[Violation] = []

    def all(self, games: dict[str, AnyGame]) -> list[Violation]:
        if not self.rows:
            self._add("gone", "the table was opened and has no journal")
            return self.found
        if [n for n, _ in self.rows] != list(range(1, len(self.rows) + 1)):
            self._add("torn", "the journal's numbers are not 1, 2, 3 and so on")
        self._moves_are_once()
        self._answers_hold()
        self._time_and_order_agree()
        clients: dict[str, list[Line]] = defaultdict(list)
        for line in self.lines:
            clients[line["client"]].append(line)
        for name, lines in clients.items():
            self._news_are_the_journal(name, lines)
        self._views_are_right(games)
        return self.found

    def _add(self, kind: str, text: str) -> None:
        self.found.append(Violation(kind, self.table, text))

    def _moves_are_once(self) -> None:
        """Every person's move was wished for, as it is, and is there once."""
        wished = {line["id"]: line for line in self.lines if line["what"] == "wish"}
        counts = Counter(entry["wish"] for entry in self.entries.values() if "wish" in entry)
        for identity, count in counts.items():
            if count > 1:
                self._add("doubled", f"wish {identity} was granted {count} times")
        for n, entry in self.rows:
            if entry["kind"] != "moved" or entry["by"] != "person":
                continue
            wish = wished.get(entry.get("wish", ""))
            if wish is None or (wish["seat"], wish["move"]) != (entry["seat"], entry["move"]):
                self._add("unasked", f"entry {n} is a move that nobody wished for: {entry['move']}")

    def _answers_hold(self) -> None:
        """What was granted is there, at its number; what was refused is not."""
        does = {line["id"]: line["do"] for line in self.lines if line["what"] == "wish"}
        places = {entry["wish"]: n for n, entry in self.rows if "wish" in entry}
        for line in self.lines:
            if line["what"] == "granted":
                self._granted_holds(line["id"], line["n"], does.get(line["id"], ""), places)
            elif line["what"] == "refused" and line["id"] in places:
                self._add("kept", f"wish {line['id']} was refused and is entry {places[line['id']]}")

    def _granted_holds(self, identity: str, n: int, do: str, places: dict[str, int]) -> None:
        if not do:
            self._add("unasked", f"wish {identity} was granted and never made")
        elif do != "move":
            if self.entries.get(n, {}).get("kind") != BECOMES[do]:
                self._add("lost", f"{do} {identity} was granted as entry {n}, which it is not")
        elif identity not in places:
            self._add("lost", f"move {identity} was granted as entry {n} and is not in the journal")
        elif places[identity] != n:
            self._add("misplaced", f"move {identity} was granted as entry {n} and is entry {places[identity]}")

    def _time_and_order_agree(self) -> None:
        """A move that was wished for after another had been granted comes after it."""
        begun: dict[str, int] = {}
        highest = 0
        for line in sorted(self.lines, key=lambda line: line["t"]):  # a stable sort: equal times stay as noted
            if line["what"] == "wish":
                begun.setdefault(line["id"], highest)
            elif line["what"] == "granted":
                if line["n"] <= begun.get(line["id"], 0):
                    self._add(
                        "order", f"wish {line['id']} became entry {line['n']}, before one that was already granted"
                    )
                highest = max(highest, line["n"])

    def _news_are_the_journal(self, name: str, lines: list[Line]) -> None:
        """A gapless ascending part of the one order, entry by entry the same."""
        last = 0  # nothing heard yet
        for line in lines:
            if line["what"] == "hello":
                heard = [(n, entry) for n, entry in line["missed"]]
                if line["n"] < last:
                    self._add("vanished", f"{name} had seen entry {last}; on coming back the table was at {line['n']}")
                if (heard and heard[-1][0] != line["n"]) or (not heard and last and line["n"] > last):
                    self._add("gap", f"{name} came back to entry {line['n']} and was not told all up to it")
                if not last and not heard:
                    last = line["n"]
            elif line["what"] == "news":
                heard = [(line["n"], line["entry"])]
            else:
                continue
            for n, entry in heard:
                if last and n > last + 1:
                    self._add("gap", f"{name} heard entry {n} after entry {last}")
                elif n <= last:
                    self._add("reordered", f"{name} heard entry {n} after entry {last}")
                self._same(name, n, entry)
                last = max(last, n)

    def _same(self, name: str, n: int, entry: Any) -> None:
        if n not in self.entries:
            self._add("phantom", f"{name} heard entry {n}, which is not in the journal")
        elif public_entry(self.entries[n]) != entry:
            self._add("different", f"{name} heard another entry {n} than the journal's: {entry}")

    def _views_are_right(self, games: dict[str, AnyGame]) -> None:
        """Every view that was shown is that seat's at that moment, worked out anew from the journal."""
        holders = {line["client"]: line["holder"] for line in self.lines if line["what"] == "seated"}
        shown: dict[int, list[Line]] = defaultdict(list)
        for line in self.lines:
            if "seen" in line:
                shown[line["n"]].append(line)
        table = Table(self.table, games, setting_of(self.rows[0][1]))
        for n, entry in self.rows:
            try:
                fold(table, entry)
            except Exception as error:  # noqa: BLE001  (whatever it is: this journal cannot be played)
                self._add("unplayable", f"entry {n} does not follow from those before: {error!r}")
                return
            sums: dict[int, str] = {}
            for line in shown[n]:
                self._shown_is_right(line, table, table.held_by(holders.get(line["client"], "")), sums)

    def _shown_is_right(self, line: Line, table: Table, held: list[int], sums: dict[int, str]) -> None:
        name, n = line["client"], line["n"]
        seats = [int(seat) for seat in line["seen"]]
        if seats != (held or [WATCHER]):
            self._add("wrong_seat", f"{name} was shown seats {seats} at entry {n} and held {held}")
        for seat in seats:
            if seat not in sums:
                sums[seat] = f"{crc32(_encode(views(table, [seat]).get(str(seat)))):08x}"
            if line["seen"][str(seat)] != sums[seat]:
                self._add(
                    "wrong_view", f"{name} was shown another view of seat {seat} at entry {n} than the journal gives"
                )


def check(games: dict[str, AnyGame], journals: dict[str, Rows], lines: list[Line]) -> list[Violation]:
    """All tables that the clients speak of, against the journals in the store."""
    tables: dict[str, list[Line]] = defaultdict(list)
    for line in lines:
        tables[line["table"]].append(line)
    return [
        violation
        for table, own in tables.items()
        for violation in TableCheck(table, journals.get(table, []), own).all(games)
    ]
