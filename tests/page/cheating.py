"""Servers that cheat with sealed chance, each in one way: faults to plant in the room before it opens.

`serving(folder, changed=planting("another secret"))` starts one; everything else about it is the real thing.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from secrets import token_hex
from typing import Any

from butin.core.chance import SealedChance
from butin.core.game import AnyGame
from butin.core.journal import Journal, summed
from butin.core.match import replay
from butin.core.state import State, Tell
from butin.games.voleurs.rules import BITS
from butin.room.deeds import agreeing, starting
from butin.room.entries import Entry, StartedEntry
from butin.room.running import upkeep
from butin.room.running.live_table import LiveTable
from butin.room.table import match
from butin.room.table.table import Table
from butin.room.telling import record


def planting(fault: str) -> str:
    """Python that plants a fault in the process that runs it."""
    here = str(Path(__file__).parent)
    return f"import sys\nsys.path.insert(0, {here!r})\nimport cheating\ncheating.FAULTS[{fault!r}]()"


def _another_secret() -> None:
    _begin_with(lambda entry: entry.update({"secret": token_hex(32)}))


def _share_left_out() -> None:
    _begin_with(lambda entry: entry["shares"].__setitem__(0, ""))


def _share_of_another_seat() -> None:
    _begin_with(lambda entry: entry["shares"].reverse())


def _begin_with(change: Callable[[StartedEntry], None]) -> None:
    honest = starting.started_entry

    def cheated(table: Table, now: int, *, close_up: bool = False) -> StartedEntry:
        entry = honest(table, now, close_up=close_up)
        change(entry)
        return entry

    vars(starting)["started_entry"] = vars(agreeing)["started_entry"] = cheated


def _sealed_again() -> None:
    """When all have given their shares, another secret is drawn, in the hope for other ones."""
    honest = upkeep.Upkeep.seal
    again: list[str] = []

    def seal(self: upkeep.Upkeep, live: LiveTable) -> None:
        table = live.table
        if table.id not in again and len(table.persons()) == sum(bool(seat.share) for seat in table.seats):
            again.append(table.id)
            self.pipeline.by_itself(live, {"kind": "sealed", "secret": token_hex(32), "at": table.touched})
        honest(self, live)

    upkeep.Upkeep.seal = seal  # type: ignore[method-assign]


def _card_exchanged() -> None:
    """Between the hands of two seats: sooner or later somebody lays a card that they never had."""
    honest = match.dealt

    def dealt(table: Table, tell: Tell | None) -> State:
        state: Any = honest(table, tell)
        mine, theirs = state.hands[0], state.hands[1]
        give = next((card for card in mine if card not in theirs), mine[0])
        take = next(card for card in theirs if card != give)
        for seat, gone, come in ((0, give, take), (1, take, give)):
            state.held[seat] += (1 << BITS * come) - (1 << BITS * gone)
        return state  # type: ignore[no-any-return]

    vars(starting)["dealt"] = dealt


def _draw_skipped() -> None:
    honest = match.chance_of

    def chance(table: Table) -> SealedChance:
        stream = honest(table)
        stream.below(2)
        return stream

    vars(match)["chance_of"] = vars(starting)["chance_of"] = chance


def _other_order_of_seats() -> None:
    backwards = lambda table: SealedChance(bytes.fromhex(table.secret), table.shares[::-1])  # noqa: E731
    vars(match)["chance_of"] = vars(starting)["chance_of"] = backwards


def _entry_dropped() -> None:
    def drop(journal: Journal, game: AnyGame) -> Journal:
        del journal.entries[5]
        return journal

    _write_down(drop)


def _another_match_written_down() -> None:
    """With the same secret and the same shares, so that the record holds by itself."""

    def invent(journal: Journal, game: AnyGame) -> Journal:
        match = replay(game, journal, 0)
        match.journal.told = journal.told
        while not match.over:
            seat = match.actors[0]
            told = match.play(seat, match.legal(seat)[-1])
            match.journal.entries[-1].told = summed(told)
        return match.journal

    _write_down(invent)


def _write_down(change: Callable[[Journal, AnyGame], Journal]) -> None:
    honest = record.recorded

    def written(games: record.Games, identity: str, entries: list[Entry], match: int) -> record.Recorded | None:
        found = honest(games, identity, entries, match)
        if found is not None:
            found.journal = change(found.journal, games[found.journal.game])
        return found

    record.recorded = written


FAULTS: dict[str, Callable[[], None]] = {
    "none": lambda: None,
    "another secret after the shares": _another_secret,
    "sealed again after the shares": _sealed_again,
    "a share left out": _share_left_out,
    "the share of another seat": _share_of_another_seat,
    "one card exchanged": _card_exchanged,
    "one draw skipped": _draw_skipped,
    "dealt for another order of seats": _other_order_of_seats,
    "an entry dropped from the record": _entry_dropped,
    "another match in the record": _another_match_written_down,
}
