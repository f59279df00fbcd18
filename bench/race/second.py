"""The second phase: four grabbers, six treasures, everybody sees what is gone and reaches for the best of the rest.

Each race is run five times with the same people, and the lines change hands, so that luck does not look like a line's.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from heapq import heappop, heappush
from random import Random

from bench.race.course import GAP, Player, T, seated
from bench.race.lines import NETS, noise, ways
from bench.race.people import reaction
from butin.room.race.contest.arbiter import Contest, step
from butin.room.race.contest.entrant import lead, playout
from butin.room.race.contest.signals import (
    Claimed,
    Given,
    Outcome,
    Painted,
    Pinged,
    Ponged,
    Rang,
    Sent,
    Settled,
    Signal,
    Ticked,
)
from kit.parallel import spread

VALUES = {1: 2, 2: 2, 3: 1, 4: 1, 5: 1}
OBJECTS = {1: 1, 2: 1, 3: 1, 4: 1, 5: 2}  # lamp, chest, carpet, cushion, two gems
LONG = 3000.0
SEEN = 130.0  # ms before a press its aim is taken
FIRST = (350.0, 50.0, 100.0)
NEXT = (360.0, 50.0, 80.0)  # from one press to the next, as long as a hand needs


@dataclass
class Loot:
    """What each kind of line has got, and how many grabs slipped."""

    races: int = 0
    value: dict[str, float] = field(default_factory=lambda: {net.name: 0.0 for net in NETS})
    played: dict[str, int] = field(default_factory=lambda: {net.name: 0 for net in NETS})
    grabs: dict[str, int] = field(default_factory=lambda: {net.name: 0 for net in NETS})
    slips: dict[str, int] = field(default_factory=lambda: {net.name: 0 for net in NETS})

    def merge(self, other: Loot) -> None:
        self.races += other.races
        for net in self.value:
            self.value[net] += other.value[net]
            self.played[net] += other.played[net]
            self.grabs[net] += other.grabs[net]
            self.slips[net] += other.slips[net]

    def index(self, net: str) -> float:
        """What a seat on this line gets, beside all; 1 is fair."""
        return self.value[net] / self.played[net] * sum(self.played.values()) / sum(self.value.values())

    def slipped(self, net: str) -> float:
        return 100.0 * self.slips[net] / max(1, self.grabs[net])


class Grabber:
    """Somebody in the second phase, with own times and an own screen."""

    def __init__(self, scene: Scene, player: Player, chance: Random) -> None:
        self.scene, self.player, self.chance, self.seat = scene, player, chance, player.seat
        self.down, self.up = ways(player.line, scene.chance, scene.pool, T - 200.0, T + LONG)
        self.gone = dict.fromkeys(OBJECTS, 0)  # as its screen shows
        self.pending: list[int] = []
        self.owned = 0
        self.paint = self.hold = 0.0
        self.aim = 0

    def begin(self, sent: float) -> None:
        received = self.down.carry(sent)
        self.paint = received + self.scene.chance.random() * self.player.screen.frame
        self.scene.at(sent, lambda: self.scene.hear(Sent(sent, self.seat)))
        self._ping(sent, 0, received)
        self.hold = self.paint - received
        self.scene.at(self.paint, lambda: self._say(lambda at: Painted(at, self.seat, self.hold, 16.7)))
        self.scene.at(self.paint + 33.0, self._tick)
        self._press_after(self.paint + reaction(FIRST, self.chance))

    def shown(self, what: int, seat: int, given: bool) -> None:
        """The screen shows a verdict."""
        self.gone[what] += given
        if seat != self.seat:
            return
        self.pending.remove(what)
        self.owned += given
        if not given and len(self.pending) + self.owned == 1:
            self._press_after(self.scene.now + reaction(NEXT, self.chance))

    def _ping(self, sent: float, k: int, received: float) -> None:
        def answer() -> None:
            self._say(lambda at: Ponged(at, self.seat, k))

        self.scene.at(sent, lambda: self.scene.hear(Pinged(sent, self.seat, k)))
        self.scene.at(received, answer)
        later = sent + GAP
        if later < T + LONG:
            self.scene.at(later, lambda: self._ping(later, k + 1, self.down.carry(later)))

    def _tick(self) -> None:
        elapsed = self.scene.now - self.paint
        self._say(lambda at: Ticked(at, self.seat, elapsed))
        if elapsed < LONG:
            self.scene.at(self.scene.now + 33.4, self._tick)

    def _press_after(self, at: float) -> None:
        self.scene.at(at - SEEN, self._take_aim)
        self.scene.at(at, self._press)

    def _take_aim(self) -> None:
        free = [what for what in OBJECTS if self.gone[what] < OBJECTS[what] and what not in self.pending]
        best = max([VALUES[what] for what in free], default=0)
        self.aim = self.chance.choice([what for what in free if VALUES[what] == best]) if free else 0

    def _press(self) -> None:
        if self.aim == 0 or self.owned + len(self.pending) >= 2:
            return
        what, took, hold = self.aim, self.scene.now - self.paint, self.hold
        self.pending.append(what)
        self.scene.loot.grabs[self.player.line.net.name] += 1
        self._say(lambda at: Claimed(at, self.seat, what, took, hold))
        if self.owned + len(self.pending) < 2:
            self._press_after(self.scene.now + max(260.0, reaction(NEXT, self.chance)))

    def _say(self, event: Callable[[float], Signal]) -> None:
        at = self.up.carry(self.scene.now)
        self.scene.at(at, lambda: self.scene.hear(event(at)))


class Scene:
    """One race for the treasures, in the order of time."""

    def __init__(self, players: list[Player], people: str, chance: Random, pool: list[float], fair: bool) -> None:
        self.chance, self.pool, self.fair = chance, pool, fair
        self.loot = Loot()
        self.queue: list[tuple[float, int, Callable[[], None]]] = []
        self.now = 0.0
        self.count = 0
        hands = [player.hand() for player in players]
        lot = [player.seat for player in players]
        chance.shuffle(lot)
        self.race = Contest(hands, lot, OBJECTS)
        self.delay = playout(hands)
        self.left = dict(OBJECTS)
        self.grabbers = {one.seat: Grabber(self, one, Random(f"{people}:{one.seat}")) for one in players}  # noqa: S311
        for hand in hands:
            self.grabbers[hand.seat].begin(T - (lead(hand) if fair else 0.0))

    def at(self, time: float, then: Callable[[], None]) -> None:
        self.count += 1
        heappush(self.queue, (time, self.count, then))

    def play(self) -> Loot:
        while self.queue and self.now < T + LONG and any(self.left.values()):
            self.now, _, then = heappop(self.queue)
            then()
        self.loot.races = 1
        for grabber in self.grabbers.values():
            self.loot.played[grabber.player.line.net.name] += 1
        return self.loot

    def hear(self, event: Signal) -> None:
        if self.fair:
            self._tell(step(self.race, event))
            if self.race.due > self.now:
                due = self.race.due
                self.at(due, lambda: self._tell(step(self.race, Rang(due))))
        elif isinstance(event, Claimed):
            kind = Given if self.left[event.what] else Settled
            self._tell([kind(event.seat, event.what, event.took, event.took)])

    def _tell(self, out: list[Outcome]) -> None:
        for one in out:
            if not isinstance(one, Settled):
                continue
            given = isinstance(one, Given)
            net = self.grabbers[one.seat].player.line.net.name
            self.left[one.what] -= given
            self.loot.value[net] += VALUES[one.what] * given
            self.loot.slips[net] += not given
            for grabber in self.grabbers.values():
                if given or grabber.seat == one.seat:
                    self._show(grabber, one, given)

    def _show(self, grabber: Grabber, one: Settled, given: bool) -> None:
        """On every screen at the same time of its own watch, or as soon as it is there."""
        at = grabber.down.carry(self.now)
        if self.fair:
            at = max(at, grabber.paint + one.measured + self.delay)
        self.at(at, lambda: grabber.shown(one.what, one.seat, given))


@dataclass(frozen=True)
class Round:
    """Some races of the second phase."""

    seed: str
    races: int
    fair: bool = True


def looted(task: Round) -> Loot:
    chance = Random(task.seed)  # noqa: S311
    pool = noise(chance)
    loot = Loot()
    for number in range(task.races // 5):
        players = seated(NETS, chance, pool)
        lines = [(player.line, player.screen) for player in players]
        for turn in range(5):
            for seat, player in enumerate(players):
                player.line, player.screen = lines[(seat + turn) % 5]
            loot.merge(Scene(players[:4], f"{task.seed}:{number}", chance, pool, task.fair).play())
    return loot


def all_looted(races: int, seed: int, fair: bool = True) -> Loot:
    loot = Loot()
    size = min(500, races)
    for part in spread(looted, [Round(f"{seed}:{n}", size, fair) for n in range(0, races, size)]):
        loot.merge(part)
    return loot
