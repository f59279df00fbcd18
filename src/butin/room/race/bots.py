"""Bots in a race: they look before anybody sees the throw, and how long their hands take is drawn then, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from butin.core.errors import ButinError
from butin.room.bots import ask
from butin.room.later import start
from butin.room.ports import Pool
from butin.room.race.contest.signals import Given, Outcome, Slipped
from butin.room.race.grab import Grab
from butin.room.race.heat import IDLE, Heat
from butin.room.race.verdicts import Verdicts

AGAIN_MS: Final = 100.0  # a bot that wants to throw waits so long for hands that are out


class Bots:
    """Asks the pool, and puts in what it answers."""

    def __init__(
        self,
        pool: Pool,
        token: Callable[[], str],
        verdicts: Verdicts,
    ) -> None:
        self.pool = pool
        self.token = token
        self.verdicts = verdicts

    def think(self, heat: Heat) -> None:
        """Every seat that a bot plays looks at what is to come."""
        table = heat.live.table
        for seat in table.actors():
            if table.played_by_bot(seat, heat.clock.now()) and heat.speed.reach(table.state, seat) > 0:
                self._think(heat, seat, 0.0)

    def think_on(self, heat: Heat, outcomes: list[Outcome]) -> None:
        """A bot whose hand is free again looks for the next thing."""
        table = heat.live.table
        for outcome in outcomes:
            if isinstance(outcome, (Given, Slipped)) and heat.second and heat.live.heat is heat:
                seat = outcome.seat
                if table.played_by_bot(seat, heat.clock.now()) and heat.speed.reach(table.state, seat) > 0:
                    self._think(heat, seat, heat.now() - heat.zero)

    def _think(self, heat: Heat, seat: int, since: float) -> None:
        start(self._thought(heat, seat, since), self.verdicts.tables, heat.live.table.id)

    async def _thought(self, heat: Heat, seat: int, since: float) -> None:
        text, pause = await ask(self.pool, self.token, heat.live.table, seat, heat.on)
        if text and heat.on():
            self._decided(heat, seat, text, since + pause)

    def _decided(self, heat: Heat, seat: int, text: str, took: float) -> None:
        table = heat.live.table
        assert table.state is not None
        try:
            code = table.game.check_move(table.state, seat, text)
        except ButinError:
            return  # it is gone
        if code in heat.speed.stakes(table.state):
            heat.promise(Grab(seat, code, "bot"), took)
        elif heat.race is None:
            heat.plans.append((seat, text, took))
        else:
            heat.later(heat.zero + took, lambda: self._move(heat, seat, text))

    def set_off(self, heat: Heat) -> None:
        """It is known when the race begins: what bots do then if nobody grabs."""
        for seat, text, took in heat.plans:
            self._plan(heat, seat, text, took)

    def _plan(self, heat: Heat, seat: int, text: str, took: float) -> None:
        heat.later(heat.zero + took, lambda: self._move(heat, seat, text))

    def _move(self, heat: Heat, seat: int, text: str) -> None:
        """Not while hands are out; and when nobody races any more, the keeper thinks for it."""
        live = heat.live
        if heat.contested or live.owed or live.writing:
            heat.later(heat.now() + AGAIN_MS, lambda: self._move(heat, seat, text))
        elif heat.stage != IDLE and live.heat is heat:
            self.verdicts.move(live, seat, text)
