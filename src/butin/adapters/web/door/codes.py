"""Codes at the front desk: lent to those who are at a table, and looked for by those who typed one.

Whoever guesses is soon stopped, and learns nothing before.
"""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from butin.adapters.web.door.limits import HOUR_S, Address
from butin.room.errors import Refused, no_table, not_saved, too_busy
from butin.room.log import WARNING, note
from butin.room.ports import Clock, Store
from butin.room.running.deferred import Deferred, Walk
from butin.room.table import codes
from butin.room.table.rights import CODE

TRIES = 10  # to lend one: of a thousand that are drawn another table has one
MANY = 500  # wrong ones in an hour, of all addresses together: somebody should know


class Codes:
    """Those of the whole house, as the store has them; what is counted is of this server alone."""

    def __init__(self, store: Store, clock: Clock, token: Callable[[], str]) -> None:
        self.store = store
        self.clock = clock
        self.token = token
        self.wrong = 0  # since the server started
        self.in_hour = 0
        self.hour_ends = 0.0

    def lend(self, table: str, *, new: bool) -> Walk[str]:
        """The code of a table, which lives on; or another, if it has none or `new` asks for one."""
        now, first = self.clock.now(), ""
        for number in range(TRIES):
            if not self.store.awake:
                raise not_saved()
            was, living = yield from self._lent(table, now)
            first = first if number else was
            lasting = bool(was) and not (new and was == first)  # else somebody else was faster, with a new one
            code = was if lasting else codes.new_code(self.token, codes.letters_for(living))
            if (lasting or code != was) and (yield from self._taken(code, was, table, now)):
                return code
        raise too_busy()

    def find(self, code: str, address: Address) -> Walk[tuple[str, str]]:
        """The table with this code, and that it is one; there is one refusal for whatever is wrong with it."""
        if not address.guesses.take(monotonic()):
            seconds = address.guesses.wait_s(monotonic())
            text = f"too many wrong codes came from your address: try again in {seconds} seconds"
            raise Refused("guessed_enough", text, {"seconds": seconds})
        hit: Deferred[tuple[str, str] | None] = Deferred()
        self.store.find(code, self.clock.now(), hit.resolve)
        found = yield from hit
        address.guesses.answered(monotonic(), right=found is not None)
        if found is None:
            self._count(monotonic())
            raise no_table()
        return found[0], CODE

    def _count(self, now: float) -> None:
        if now >= self.hour_ends:
            self.hour_ends, self.in_hour = now + HOUR_S, 0
        self.wrong += 1
        self.in_hour += 1
        if self.in_hour == MANY + 1:
            note(WARNING, "codes_guessed", tries=self.in_hour)

    def _lent(self, table: str, now: int) -> Walk[tuple[str, int]]:
        lent: Deferred[tuple[str, int]] = Deferred()
        self.store.lent(table, now, lent.resolve)
        return (yield from lent)

    def _taken(self, code: str, was: str, table: str, now: int) -> Walk[bool]:
        taken: Deferred[bool] = Deferred()
        self.store.lend(code, was, table, now, taken.resolve)
        return (yield from taken)
