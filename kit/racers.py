"""People at a race on the simulated clock: each behind a line of its own, with a screen and a hand of known speed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from butin.room.running.guest import Guest
from butin.testing.sim import Page, Told, World, asker, wish_of

FRAME = 16.0


Reaction = Callable[["Racer", dict[str, Any]], list[tuple[float, str]]]  # to a race: what is grabbed after how long


class Racer(Page):
    """A page whose messages take their time, and a person who reacts to what is on its screen."""

    def __init__(self, world: World, table: str, secret: str, rtt: float = 20.0, asymmetry: float = 0.5) -> None:
        super().__init__(secret)
        self.world, self.table = world, table
        self.there, self.back = rtt * asymmetry, rtt * (1 - asymmetry)
        self.seen: list[tuple[float, dict[str, Any]]] = []  # with the time at which it came
        self.reacts: Reaction = lambda racer, race: []
        self.answers: list[tuple[int, Any]] = []
        self.paints = True
        self.cut = False  # nothing comes through, in either direction
        self.race: dict[str, Any] = {}
        self.painted_at = 0.0
        self.pressed = False
        self.rtt = rtt
        world.room.enter(table, asker(secret, ""), self, None, self).then(self.entered)
        world.clock.pass_ms(0)

    def start(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def least(self) -> float:
        return self.rtt

    def middle(self) -> float:
        return self.rtt

    def kernel(self) -> float:
        return self.rtt

    def skips(self) -> bool:
        return False

    def ping(self, payload: bytes) -> None:
        self._later(self.there, lambda: self.up(lambda: self.world.room.ponged(self.at_the_table, payload)))

    def send(self, data: bytes) -> None:
        self._later(self.there, lambda: self._arrived(data))

    def up(self, what: Callable[[], None]) -> None:
        self._later(self.back, what)

    def say(self, do: str, **fields: Any) -> None:
        """Something that no answer comes to."""
        self.up(lambda: self.world.room.reported(self.at_the_table, wish_of(do, **fields)))

    def wish(self, do: str, **fields: Any) -> None:
        wish = wish_of(do, **fields)
        answered = Told(lambda n, error: self.answers.append((n, error)))
        self.up(lambda: self.world.room.wish(self.table, asker(self.secret), wish, answered))

    def grab(self, move: str, took: float, **more: Any) -> None:
        self.wish("grab", race=self.race["id"], move=move, took=took, hold=8.0, **more)

    @property
    def seat(self) -> int:
        return int(next(iter(self.views())))

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.views()[str(self.seat)]
        return found

    @property
    def at_the_table(self) -> Guest:
        assert self.guest is not None
        return self.guest

    def _later(self, milliseconds: float, what: Callable[[], None]) -> None:
        self.world.clock.later(milliseconds, lambda: None if self.cut else what())

    def _arrived(self, data: bytes) -> None:
        super().send(data)
        message = self.heard[-1]
        self.seen.append((self.world.clock.time, message))
        race = message.get("race")
        if isinstance(race, dict):
            self.race, self.pressed = race, False
            if self.paints:
                self._later(8.0, lambda: self._paint(race))

    def _paint(self, race: dict[str, Any]) -> None:
        self.painted_at = self.world.clock.time
        self.say("painted", race=race["id"], hold=8.0, frame=FRAME)
        self._tick(race, 1)
        for took, move in self.reacts(self, race):
            self._later(took, partial(self._press, race, took, move))

    def _press(self, race: dict[str, Any], took: float, move: str) -> None:
        if race is self.race:
            self.pressed = race["phase"] == 1
            self.grab(move, took)

    def _tick(self, race: dict[str, Any], nth: int) -> None:
        def tick() -> None:
            if race is self.race and not self.pressed and nth < 200:
                self.say("tick", race=race["id"], elapsed=nth * FRAME)
                self._tick(race, nth + 1)

        self._later(FRAME, tick)


def at_a_table(world: World, rtts: list[float], kind: type[Racer] = Racer, **wish: Any) -> tuple[str, list[Racer]]:
    """People behind such lines at a table that has begun; it is seat 0's to throw. No die comes to lie on another."""
    options = {"tidy_dice": True, **wish.pop("options", {})}
    opened = world.open(game="attrap_tresors", seats=max(2, wish.pop("seats", len(rtts))), options=options, **wish)
    table = opened["table"]
    secrets = [opened["secret"]] + [f"secret of seat {seat}" for seat in range(1, len(rtts))]
    for seat, secret in enumerate(secrets[1:], 1):
        world.wish(table, secret, "sit", seat=seat)
    racers = [kind(world, table, secret, rtt) for secret, rtt in zip(secrets, rtts, strict=True)]
    world.wish(table, opened["secret"], "start")
    world.clock.pass_ms(400)
    return table, racers


def throw(world: World, racers: list[Racer]) -> None:
    """Whoever is to throw does, until dice lie."""
    for _ in range(40):
        for racer in racers:
            if (
                any(move.startswith("throw") for move in racer.view["legal"])
                and racer.view["position"]["phase"] != "race"
            ):
                racer.wish("move", move="throw")
        world.clock.pass_ms(200)
        if any(message["type"] == "armed" for racer in racers for message in racer.heard[-3:]):
            return
    raise AssertionError("no dice")
