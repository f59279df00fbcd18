"""The room: wishes come in, entries are written, news go out. An acknowledgement means that the entry is kept.

Everything that waits is a callback, so that the whole room also runs on a simulated clock and network.
"""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Any, Final

from butin.core.chance import commitment
from butin.core.errors import ButinError
from butin.core.game import AnyGame
from butin.room import chairs
from butin.room.desk import Desk, Done
from butin.room.errors import Refused, broken, not_saved, too_busy
from butin.room.fold import Entry
from butin.room.folded import Folded
from butin.room.guest import Guest
from butin.room.keeper import Keeper
from butin.room.live_table import LiveTable, shown_to_watchers
from butin.room.log import broke
from butin.room.opening import drawn, opening
from butin.room.ports import Bus, Clock, Connection, Echo, Pool, Store
from butin.room.race.racing import Racing
from butin.room.resting import not_ready, rest_left
from butin.room.rights import Wish
from butin.room.servers import Servers
from butin.room.table import CLOSED, Table
from butin.room.tables import Tables
from butin.room.upkeep import home_of
from butin.room.wishes import ONCE, WISHES

TRIES: Final = 20  # how often a wish is decided anew when another process was faster
PARKED: Final = 100  # wishes that may wait at a table while an entry is on its way
SWEEP_MS: Final = 1000
TIDY_MS: Final = 3600 * 1000
DAY_MS: Final = 24 * 3600 * 1000
KEEP_MS: Final = 30 * DAY_MS
KEEP_UNPLAYED_MS: Final = 14 * DAY_MS
MANY: Final = 100  # tables that are removed at a time


class Room:
    """All tables of one process. The journal in the store is the truth; what is here is a cache of it."""

    def __init__(
        self,
        games: dict[str, AnyGame],
        store: Store,
        bus: Bus,
        pool: Pool,
        clock: Clock,
        token: Callable[[], str],
        digest: Callable[[str], str],
        pace_ms: int = 900,
    ) -> None:
        self.games = games
        self.store = store
        self.clock = clock
        self.token = token
        self.digest = digest
        self.server = token()
        self.came = 0
        self.returned = 0
        self.tables = Tables(games, store, clock, self._after, self._ours)
        self.live = self.tables.live
        self.past = Folded(store)  # as watchers know them where they see everything later
        self.desk = Desk(store, bus, clock, self._after, self.tables.read_anew, self.tables.stop)
        self.racing = Racing(self.desk, self.tables, pool, clock, token, digest, self.server, pace_ms, self._after)
        self.desk.folded, self.desk.told = self.racing.folded, self.racing.told
        self.keeper = Keeper(
            self.desk, store, pool, clock, token, pace_ms, self.tables.lost, self._ours, self.tables.guard, self.server
        )
        self.servers = Servers(store, clock, self.server, self._after_the_roll)
        self.servers.call()
        bus.listen(self.tables.heard)
        clock.later(SWEEP_MS, self._sweep)
        clock.later(TIDY_MS, self._tidy)

    def open(self, wish: Wish, done: Callable[[dict[str, Any] | None, ButinError | None], None]) -> None:
        """Open a table with its host on the first seat, bots where they were wished for."""
        if not self.store.awake:
            done(None, not_saved())
            return
        try:
            entry, answer = opening(self.games, wish, self.clock.now(), self.token, self.digest)
        except ButinError as error:
            done(None, error)
            return
        sealed = {"kind": "sealed", "at": entry["at"], "secret": drawn(self.token)}
        answer["sealed"] = commitment(bytes.fromhex(sealed["secret"]))
        opened = lambda n, error: done(None if error else answer, error)  # noqa: E731
        live = self.tables.lay(answer["table"], entry)
        try:
            self.desk.take(live, entry, lambda n, error: None, lambda: None)
            self.desk.take(live, sealed, opened, lambda: done(None, not_saved()))
        except Exception as error:  # noqa: BLE001
            done(None, broken())
            self.tables.stop(answer["table"], error)

    def wish(self, identity: str, holder: str, wish: Wish, done: Done) -> None:
        """Do something at a table, in the name of the device with that holder."""
        decide = lambda live: self._decide(live, holder, wish, done, TRIES)  # noqa: E731
        self.tables.use(identity, decide, lambda: done(0, self.tables.why_missing(identity)))

    def enter(
        self,
        identity: str,
        holder: str,
        connection: Connection,
        since: int | None,
        done: Callable[[Guest | None], None],
        echo: Echo | None = None,
        way: str = "",
        past: bool = False,
    ) -> None:
        """Look at a table from now on; first comes a hello with what was missed since entry `since`.

        `way` is the kind of the link that somebody came by; without one it takes a chair or a hand here. With `past`
        every view holds also what could be remembered.
        """

        def settled(live: LiveTable) -> None:
            if not chairs.may_enter(live.laid, holder, way):
                done(None)
                self.tables.put_away(live)
                return
            guest = Guest(connection, holder, live, self.clock, echo, past)
            live.guests.append(guest)
            self.racing.entered(guest)
            live.people_changed = True
            self.returned += since is not None
            self.tables.greet(guest, since)
            seats = live.laid.seats
            self._give_back(live, holder)
            self._come(live, [seat for seat in live.laid.held_by(holder) if seats[seat].server != self.server])
            done(guest)

        self._settled(identity, settled, lambda: done(None))

    def leave(self, guest: Guest) -> None:
        """A connection is gone."""
        live = guest.live
        if guest in live.guests:
            if live.heat is not None:
                self.tables.guard(live.laid.id, lambda: self.racing.left(guest))
            live.guests.remove(guest)
            guest.leave()
            if live.table is not None:  # else it is being read anew, and afterwards looked at anyway
                self.tables.guard(live.laid.id, lambda: self._see_who_is_here(live))
                self.tables.put_away(live)

    def ponged(self, guest: Guest, payload: bytes) -> None:
        """An echo from a connection, in order with its messages."""
        if guest.live.heat is not None:
            self.tables.guard(guest.live.laid.id, lambda: self.racing.ponged(guest, payload))

    def reported(self, guest: Guest, do: str, wish: Wish) -> None:
        """What a page says of itself during a race: painted, tick, away, back_here."""
        if guest.live.table is not None:
            self.tables.guard(guest.live.laid.id, lambda: self.racing.reported(guest, do, wish))

    def seen(self, guest: Guest, n: int) -> None:
        """A page says how far it has shown what happened: perhaps all are ready now."""
        live = guest.live
        if live.table is not None and guest.seen < n <= live.table.n:
            guest.seen = n
            if live.table.settled == n:
                self._after(live)

    def peek(self, identity: str, done: Callable[[Table | None], None]) -> None:
        """The table as it is now, to be looked at only."""

        def settled(live: LiveTable) -> None:
            done(live.laid)
            self.tables.put_away(live)

        self._settled(identity, settled, lambda: done(None))

    def watchers_table(self, identity: str, done: Callable[[Table | None], None]) -> None:
        """The table as watchers may know it now."""

        def peeked(table: Table | None) -> None:
            if table is None or not table.setting.watch_delay_s:
                done(table)
            else:
                self.past.read(identity, lambda *found: shown(table, *found))

        def shown(table: Table, past: Table | None, entries: list[Entry], after: int) -> None:
            if not entries:
                done(None)
                return
            past = past or Table(table.id, table.game, table.setting)
            done(shown_to_watchers(past, entries, after, self.clock.now()))
            self.past.put(past)

        self.peek(identity, peeked)

    def remove(self, identity: str, holder: str, done: Done) -> None:
        """The host deletes the table now."""

        def ready(live: LiveTable) -> None:
            table = live.laid
            if table.host not in table.held_by(holder):
                done(0, Refused("not_host", "only the host can do that", {"seat": table.host}))
                return
            self.desk.flush()  # nothing of it may be written after it is gone
            self._remove(identity, live, done)

        self.tables.use(identity, ready, lambda: done(0, self.tables.why_missing(identity)))

    def attended(self, identity: str) -> bool:
        """Whether somebody looks at a table from here."""
        live = self.live.get(identity)
        return live is not None and bool(live.guests)

    def let_go(self, identity: str, done: Callable[[bool], None]) -> None:
        """Remove a table at which nobody has ever played and nobody is. `done` hears whether it is still such a one."""

        def ready(live: LiveTable) -> None:
            table = live.laid
            if table.ever_played or live.guests or live.writing or table.present():
                done(not table.ever_played)
                self.tables.put_away(live)
            else:
                self._remove(identity, live, lambda n, error: done(error is not None), unplayed=True)

        self.tables.use(identity, ready, lambda: done(False))

    def stop(self) -> None:
        """Write what is on its way."""
        self.desk.flush()

    def _remove(self, identity: str, live: LiveTable | None, done: Done, unplayed: bool = False) -> None:
        """From the disk first: whoever is there hears of it when it is so."""

        def removed(gone: bool) -> None:
            if gone and live is not None:
                self.tables.gone(live)
            done(0, None if gone else not_saved())

        if self.store.awake:
            self.store.remove(identity, removed, unplayed)
        else:
            done(0, not_saved())

    def _settled(self, identity: str, then: Callable[[LiveTable], None], missing: Callable[[], None]) -> None:
        def guarded(live: LiveTable) -> None:
            try:
                then(live)
            except Exception as error:  # noqa: BLE001
                self.tables.stop(identity, error)
                missing()

        self.tables.use(identity, lambda live: self.tables.settle(live, guarded, missing), missing)

    def _decide(self, live: LiveTable, holder: str, wish: Wish, done: Done, tries: int) -> None:
        table, do = live.laid, str(wish.get("do", ""))
        before = _granted_before(table, holder, wish)
        if not before and self.racing.takes(live, holder, wish, done):
            return
        if do == "start":
            self.keeper.seal(live)
        if self.desk.busy(live) or (before and live.writing):  # what was granted before may not be written yet
            later = lambda other: self._decide(other, holder, wish, done, tries)  # noqa: E731
            self._park(live, later, done)
            return
        if before:
            done(before, None)
            return
        if not self.store.awake:
            done(0, not_saved())
            return
        rest = rest_left(live, self.server, self.clock.now()) if do == "move" else 0
        if rest:
            done(0, not_ready(rest))
            return

        def again() -> None:
            fresh = lambda other: self._decide(other, holder, wish, done, tries - 1)  # noqa: E731
            self.tables.use(table.id, fresh, lambda: done(0, self.tables.why_missing(table.id)))

        try:
            entry = self._entry(table, holder, do, wish, tries)
        except ButinError as error:
            self._refuse(live, error, done, again if tries else None)
            return
        except Exception as error:  # noqa: BLE001
            self._mend(live, do, error, done)
            return
        if do in ONCE and wish.get("id"):
            entry["wish"] = str(wish["id"])
        try:
            self.desk.take(live, entry, done, again)
        except Exception as error:  # noqa: BLE001
            self._mend(live, do, error, done)

    def _entry(self, table: Table, holder: str, do: str, wish: Wish, tries: int) -> Entry:
        if do not in WISHES:
            text = f"there is no wish {do[:40]!r}: expected one of {', '.join(WISHES)}"
            raise Refused("no_such_wish", text, {"do": do[:40]})
        if tries == 0:
            raise too_busy()
        return WISHES[do](table, holder, wish, self.clock.now())

    def _mend(self, live: LiveTable, do: str, error: Exception, done: Done) -> None:
        """A wish broke something of ours: it is refused, and the table is again what its journal says."""
        self.tables.read_anew(live, self.desk.flush)
        done(0, broken())
        broke("wish_broke", error, table=live.laid.id, do=do)

    def _park(self, live: LiveTable, later: Callable[[LiveTable], None], done: Done) -> None:
        """Let a wish wait for what is on its way."""
        if len(live.parked) + len(live.settling) >= PARKED:
            done(0, too_busy())
            return
        missing = lambda: done(0, self.tables.why_missing(live.laid.id))  # noqa: E731
        if self.desk.busy(live):
            live.parked.append((later, missing))
        else:
            self.tables.settle(live, later, missing)

    def _refuse(self, live: LiveTable, error: ButinError, done: Done, again: Callable[[], None] | None) -> None:
        """Say no, once it is sure that this was decided on the table as it is."""

        def known(moved_on: bool) -> None:
            if moved_on and again is not None:
                again()
            else:
                done(0, error)

        if self.store.alone:
            known(False)
        else:
            self.tables.catch_up(live, known)

    def _after(self, live: LiveTable) -> None:
        """What follows from an entry by itself, then those who waited."""
        if not self.tables.lost(live):
            self.tables.guard(live.laid.id, lambda: self._follow(live))

    def _follow(self, live: LiveTable) -> None:
        self.tables.settled(live)
        if live.announced > live.laid.n:
            self.tables.heard(live.laid.id, live.announced)
        if live.people_changed:
            self._see_who_is_here(live)
        self.racing.look(live)
        self.keeper.look(live)
        while live.parked and not self.desk.busy(live):
            live.parked.pop(0)[0](live)
        self.tables.put_away(live)

    def _see_who_is_here(self, live: LiveTable) -> None:
        """Write down who came and who went, where the journal does not know it yet."""
        if self.tables.lost(live) or live.laid.phase == CLOSED:
            return
        seats, holders = live.laid.seats, {guest.holder for guest in live.guests}
        back = [holder for holder in holders if self._give_back(live, holder)]
        left = [n for n, seat in enumerate(seats) if seat.server == self.server and seat.holder not in holders]
        if left:
            self.keeper.enter(live, {"kind": "went", "seats": left, "server": self.server})
        lost = [n for n, seat in enumerate(seats) if seat.server and self.servers.gone(seat.server)]
        if lost:
            self.keeper.enter(live, {"kind": "went", "seats": lost, "server": ""})
        here = [n for n, seat in enumerate(seats) if seat.person and not seat.server and seat.holder in holders]
        self._come(live, here)
        live.people_changed = bool(back or left or lost or here)

    def _give_back(self, live: LiveTable, holder: str) -> bool:
        """Whoever returns with the old secret has the own chair again; whether something was given back."""
        back = chairs.returning(live.laid, holder)
        for number in back:
            self.keeper.enter(live, {"kind": "reseated", "seat": number, "holder": holder})
        return bool(back)

    def _come(self, live: LiveTable, seats: list[int]) -> None:
        if seats and live.laid.phase != CLOSED and not self.desk.shut:
            self.came += 1
            self.keeper.enter(live, {"kind": "came", "seats": seats, "server": self.server})

    def _after_the_roll(self) -> None:
        """A server came or went, or the disk is back: perhaps there is something to look after everywhere."""
        for live in list(self.live.values()):
            live.people_changed = True
            self._after(live)
        self._look_round()

    def _ours(self, live: LiveTable) -> bool:
        return self.servers.looks_after(live.laid.id, home_of(live.laid, self.servers.gone))

    def _sweep(self) -> None:
        self.clock.later(SWEEP_MS, self._sweep)
        if not self.store.awake and self.store.rouse():
            self._after_the_roll()
        else:
            self._look_round()

    def _look_round(self) -> None:
        """Look after tables that are due although nobody here looks at them."""
        if not self.store.awake or not self.servers.alive:
            return
        self.store.due(self.clock.now(), sorted(self.servers.alive), self._wake)
        shown = [] if self.store.alone else [identity for identity, live in self.live.items() if live.guests]
        if shown:
            self.store.latest(shown, self.tables.compare)

    def _wake(self, due: list[tuple[str, str]]) -> None:
        for identity, keeper in due:
            if identity not in self.live and self.servers.looks_after(identity, keeper):
                self.tables.use(identity, lambda live: None, lambda: None)

    def _tidy(self) -> None:
        """Remove tables that were forgotten for long, and put away those that nobody needs any more."""
        self.clock.later(TIDY_MS, self._tidy)
        self._look_for_old()
        for live in list(self.live.values()):
            self.tables.put_away(live)

    def _look_for_old(self) -> None:
        if self.store.awake:
            now = self.clock.now()
            self.store.untouched(now - KEEP_MS, self._remove_old)
            self.store.unplayed(now - KEEP_UNPLAYED_MS, lambda found: self._remove_old(found, unplayed=True))

    def _remove_old(self, identities: list[str], unplayed: bool = False) -> None:
        for identity in identities:
            live = self.live.get(identity)
            if live is None or (live.table is not None and not live.writing and not (unplayed and live.guests)):
                self._remove(identity, live, lambda n, error: None, unplayed)
        if len(identities) >= MANY:  # there may be more
            self.clock.later(SWEEP_MS, self._look_for_old)


def _granted_before(table: Table, holder: str, wish: Wish) -> int:
    """The entry of a wish that comes a second time, because its acknowledgement was lost on the way; else 0."""
    identity = wish.get("id")
    if wish.get("do") not in ONCE or not identity:
        return 0
    for seat in table.seats:
        for known, n in seat.wishes:
            if known == identity and compare_digest(seat.holder, holder):
                return n
    return 0
