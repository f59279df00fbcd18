"""The match at a table, and what its entries do to it: dealt from sealed chance, played, taken back, played again."""

from __future__ import annotations

from butin.core.chance import SealedChance
from butin.core.game import LOT
from butin.core.state import TABLE as THE_TABLE
from butin.core.state import State, Tell
from butin.room.entries import MovedEntry, StartedEntry, TookBackEntry
from butin.room.evening import counted, rearranged
from butin.room.seating import NOBODY
from butin.room.table import OVER, PLAYING, Table


def started(table: Table, entry: StartedEntry, tell: Tell | None) -> None:
    """Another match: whoever sits there plays it, bots on the empty chairs."""
    rearranged(table, entry)
    for number, bot in entry["bots"].items():
        seat = table.seats[int(number)]
        seat.bot, seat.name = bot["bot"], bot["name"]
    for seat in table.seats:
        seat.name = seat.bot or seat.name  # who stood in for somebody in the last match is themselves in this one
    if entry.get("rotated"):  # in old journals everybody moved on one chair, so that another began
        table.seats = table.seats[-1:] + table.seats[:-1]
        table.host = (table.host + 1) % len(table.seats)
    _clear(table, entry)
    _choose(table, entry.get("picks", {}))
    _begin(table, entry.get("first", 0))
    if table.outdated:  # nobody knows how it went on: it is over, without a result
        table.phase, table.state = OVER, None
        return
    table.state = dealt(table, tell)
    for seat in table.seats:
        seat.since, seat.purse_ms = 0, table.setting.purse_s * 1000
    _wind_clocks(table, entry["at"])
    _look_whether_over(table)


def moved(table: Table, entry: MovedEntry, tell: Tell | None) -> None:
    table.ever_played = table.ever_played or entry.get("by", "person") == "person"
    if table.outdated:
        return
    state, number = table.state, entry["seat"]
    assert isinstance(state, State)
    if number != THE_TABLE:
        seat = table.seats[number]
        if seat.since:
            seat.purse_ms = max(0, seat.purse_ms - (entry["at"] - seat.since))
            seat.since = 0  # wound again below if it may act once more
    code = table.game.read_move(state, number, entry["move"])
    state.play(number, code, tell)
    table.played.extend((number, code))
    if "habits" in entry:
        table.habits = {**table.habits, **entry["habits"]}
    table.last_mover, table.since, table.settled = number, entry["at"], table.n
    if table.asked is not None and table.asked.kind == "back":
        table.asked = None  # another decision was made on top of it
    _wind_clocks(table, entry["at"])
    _look_whether_over(table)


def took_back(table: Table, entry: TookBackEntry, tell: Tell | None) -> None:
    if table.outdated:
        return
    table.state = before_last_move(table)
    del table.played[-2:]
    table.last_mover, table.since, table.asked = NOBODY, entry["at"], None
    for seat in table.seats:
        seat.since = 0
    _wind_clocks(table, entry["at"])


def dealt(table: Table, tell: Tell | None) -> State:
    """The match as it began."""
    first = LOT if table.lot else table.began
    state: State = table.game.start(table.setting.seats, table.options, _chance(table), first, tell)
    return state


def replayed(table: Table, moves: int) -> State:
    """The match as it was after so many moves."""
    state = dealt(table, None)
    for place in range(0, 2 * moves, 2):
        state.play(table.played[place], table.played[place + 1])
    return state


def before_last_move(table: Table) -> State:
    """The match played again without its last move, so that whatever follows is what a replay gives too."""
    return replayed(table, table.moves - 1)


def _clear(table: Table, entry: StartedEntry) -> None:
    """Nothing of the match before is left."""
    table.matches += 1
    table.starts.append(table.n)
    table.rules = entry.get("rules", 1)
    table.secret, table.shares = entry.get("secret", table.sealed), entry["shares"]
    table.phase, table.asked, table.begun_at = PLAYING, None, entry["at"]
    table.last_mover, table.since, table.settled = NOBODY, entry["at"], table.n
    table.habits, table.sealed = {}, ""
    table.hands = [(seat.holder, 1 << number) for number, seat in enumerate(table.seats) if seat.person]
    for seat in table.seats:
        seat.former = ""
    del table.played[:]


def _choose(table: Table, picks: dict[str, list[str]]) -> None:
    """What each seat plays with, also in the next match, unless its person chooses anew."""
    table.options = {**table.setting.options, **picks}
    for number, seat in enumerate(table.seats):
        seat.picks = {name: words[number] for name, words in picks.items()} if seat.person and picks else None


def _begin(table: Table, first: int) -> None:
    """Who begins; in the next match that is the next chair clockwise."""
    table.lot = first == LOT
    table.began = _chance(table).below(len(table.seats)) if table.lot else first
    table.first = (table.began + 1) % len(table.seats)


def _wind_clocks(table: Table, now: int) -> None:
    """Whoever may act from now on: their time runs."""
    acting = table.actors()
    for number, seat in enumerate(table.seats):
        if number not in acting:
            seat.since = 0
        elif not seat.since:
            seat.since = now


def _look_whether_over(table: Table) -> None:
    if table.state is not None and not table.state.actors():
        table.phase = OVER
        counted(table)


def _chance(table: Table) -> SealedChance:
    return SealedChance(bytes.fromhex(table.secret), table.shares)
