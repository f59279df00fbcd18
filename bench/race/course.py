"""One simulated race for the column: the dice go out, pages paint and tick, people press, and the arbiter hears it all.

To be quick, the arbiter hears of pongs and ticks only those that can matter: the last ones before the first claim or
before the seat's own, and all after that. Told of all, it judges the same (a test holds it to that).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

from bench.race.cheats import HONEST, Cheat
from bench.race.lines import Net, Way, Wire, ways, wire
from bench.race.people import ADULT, LATE, NOTICED, Screen, Skill, reaction, screen
from butin.room.race.contest.arbiter import Contest, step
from butin.room.race.contest.entrant import Entrant, lead
from butin.room.race.contest.habit import Habit
from butin.room.race.contest.signals import (
    Claimed,
    Given,
    Outcome,
    Painted,
    Pinged,
    Ponged,
    Provisional,
    Rang,
    Sent,
    Signal,
    Ticked,
)

COLUMN = 0
T = 1000.0  # the common moment
GAP = 25.0
END = T + 6000.0
PONG, PAINT, TICK, CLAIM = 0, 1, 2, 3
Packet = tuple[float, int, float, int]  # when it came, its kind, when its ping or tick was sent, which ping


@dataclass(frozen=True)
class Fault:
    """A mistake that could be made in an arbiter, to see that the goals find it."""

    name: str = ""
    by_arrival: bool = False
    trusting: bool = False  # no proof: pongs are not looked at
    window: float = 0.0  # fixed, instead of patience up to 700 ms
    late_pongs: bool = False  # pongs that follow a claim are counted for it
    overtaking: bool = False  # pongs say how late it is for a seat, though its claim may still be on the line
    any_hold: bool = False  # whatever a page says of its paint is believed


NO_FAULT = Fault()


@dataclass
class Player:
    """Somebody at a table for the length of a match."""

    seat: int
    line: Wire
    screen: Screen
    skill: Skill = ADULT
    cheat: Cheat = HONEST
    habit: Habit = field(default_factory=Habit)

    def hand(self) -> Entrant:
        held = self.cheat.hold_pongs
        line = self.line
        return Entrant(
            self.seat,
            line.rtt_min + held,
            line.rtt_med + held,
            line.kernel_rtt,
            self.screen.resolution,
            habit=self.habit,
            skips=self.cheat.answers > 1,
        )


@dataclass
class Press:
    """What really happened at a seat, which the arbiter never learns."""

    seat: int
    truth: float  # ms from the true paint to the press
    sent: float
    received: float
    paint: float
    hold: float  # as the page tells it
    stamp: float  # of the paint, as the page tells it
    at: float  # of the press
    down: Way
    up: Way
    arrived: float = 0.0  # the claim alone, as a server without a ruler would see it


@dataclass
class Run:
    """A race and its outcome."""

    race: Contest
    presses: list[Press]
    out: list[Outcome]
    first: float  # when the first claim came
    by_arrival: bool = False

    @property
    def winner(self) -> int:
        if self.by_arrival:
            return min((press.arrived + T - press.sent, press.seat) for press in self.presses)[1]
        for one in self.out:
            if isinstance(one, Given):
                return one.seat
        return -1

    @property
    def provisional(self) -> int:
        for one in self.out:
            if isinstance(one, Provisional):
                return one.seat
        return -1


def seated(nets: list[Net], chance: Random, pool: list[float], skill: Skill = ADULT) -> list[Player]:
    return [Player(seat, wire(net, chance, pool), screen(chance), skill) for seat, net in enumerate(nets)]


def pressed(player: Player, hand: Entrant, truth: float, chance: Random, pool: list[float]) -> Press:
    """The dice reach a screen, and somebody presses."""
    shown = player.screen
    sent = T - lead(hand)
    down, up = ways(player.line, chance, pool, sent - 50.0, sent + 2500.0)
    received = down.carry(sent)
    wait = chance.random() * shown.frame
    late = chance.random() < LATE
    paint = received + wait + (shown.frame if late else 0.0)
    stamp = paint if not late or chance.random() < NOTICED else paint - shown.frame
    return Press(player.seat, truth, sent, received, paint, stamp - received, stamp, paint + truth, down, up)


def streamed(player: Player, press: Press, until: float, chance: Random) -> list[Packet]:
    """All that a seat's line brings to the server, in order, up to its claim or to a time of its own clock."""
    cheat, shown = player.cheat, player.screen
    up, down, held, answers, ticks = press.up.carry, press.down.carry, cheat.hold_pongs, cheat.answers, cheat.ticks
    gap = shown.frame if shown.frame > 14.0 else 2 * shown.frame
    stream: list[Packet] = []
    k, pinged, ponged = 0, press.sent, press.received + held
    tick = press.paint  # the news of the paint goes first
    claim = press.at + cheat.stall + 0.2 + chance.expovariate(1.0)
    stop = min(until, claim)
    kind = PAINT
    while True:
        if ponged <= tick and ponged <= stop:
            if k % answers == 0:
                stream.append((up(ponged), PONG, pinged, k))
            k += 1
            pinged += GAP
            ponged = down(pinged) + held
        elif tick <= stop:
            if kind == PAINT or (ticks and tick < press.at):
                stream.append((up(tick), kind, tick, 0))
            kind = TICK
            tick += gap
        else:
            break
    if claim <= until:
        stream.append((up(claim), CLAIM, 0.0, 0))
    return stream


def lean(stream: list[Packet], first: float) -> list[Packet]:
    """Without pongs and ticks that a later one of the same seat covers, before anything can come of them."""
    found: list[Packet] = []
    pong: Packet | None = None
    tick: Packet | None = None
    ponged = False
    for place, packet in enumerate(stream):
        kind = packet[1]
        if packet[0] >= first or kind == CLAIM:
            found += [old for old in (pong, tick) if old is not None]
            return found + stream[place:]
        if kind == TICK:
            tick = packet
        elif kind == PONG and ponged:
            pong = packet
        else:
            ponged = ponged or kind == PONG
            found.append(packet)
    return found + [old for old in (pong, tick) if old is not None]


def told(player: Player, press: Press, stream: list[Packet], chance: Random) -> list[Signal]:
    """What the server makes of it."""
    cheat, stamp, seat = player.cheat, player.screen.stamp, player.seat
    hold, lie = press.hold + cheat.late_paint, cheat.late_paint
    zero = stamp(press.stamp)
    events: list[Signal] = [Sent(press.sent, seat)]
    for at, kind, value, k in stream:
        if kind == PONG:
            events.append(Pinged(value, seat, k))
            events.append(Ponged(at, seat, k))
        elif kind == TICK:
            events.append(Ticked(at, seat, stamp(value) - zero - lie))
        elif kind == PAINT:
            events.append(Painted(at, seat, hold, player.screen.frame))
        else:
            took = (stamp(press.at) - zero) * player.screen.skew
            events.append(Claimed(at, seat, COLUMN, cheat.claims(took, chance) - lie, hold))
    return events


def run(
    players: list[Player],
    chance: Random,
    pool: list[float],
    fault: Fault = NO_FAULT,
    whole: bool = False,
    truths: list[float] | None = None,
) -> Run:
    """A race; everybody's habits go on to the next. People react in their own time, unless `truths` says in which."""
    hands = [player.hand() for player in players]
    truths = truths or [reaction(player.skill, chance) for player in players]
    presses = [
        pressed(player, hand, truth, chance, pool) for player, hand, truth in zip(players, hands, truths, strict=True)
    ]
    best = sorted([press.truth for press in presses])[1]  # the very best may be held up
    streams, first = [], END
    for player, press in zip(players, presses, strict=True):
        stream = streamed(player, press, press.stamp + best + 60.0, chance)
        press.arrived = stream[-1][0]
        if stream[-1][1] == CLAIM:
            first = min(first, press.arrived)
        else:
            press.arrived = press.up.carry(press.at + 1.0)
        streams.append(disturbed(stream, press, fault))
    events: list[Signal] = []
    for player, press, stream in zip(players, presses, streams, strict=True):
        events += told(player, press, stream if whole or fault.name else lean(stream, first), chance)
    events.sort(key=_time)
    lot = list(range(len(players)))
    chance.shuffle(lot)
    race = Contest(hands, lot, None, fault.window)
    out: list[Outcome] = []
    for event in events:
        out += step(race, event)
        if fault.any_hold and isinstance(event, Painted):
            race.tracks[event.seat].hold = event.hold
        if race.closed:
            break
    out += step(race, Rang(END))
    for player in players:
        player.habit = race.tracks[player.seat].habit
    return Run(race, presses, out, first, fault.by_arrival)


def disturbed(stream: list[Packet], press: Press, fault: Fault) -> list[Packet]:
    """What a faulty arbiter makes of a stream."""
    if fault.trusting:
        return [packet for packet in stream if packet[1] != PONG]
    if not (fault.late_pongs or fault.overtaking):
        return stream
    pongs = [packet for packet in stream if packet[1] == PONG]
    rest = [packet for packet in stream if packet[1] != PONG]
    last, _, pinged, k = pongs[-1]
    for later in range(1, 30):  # those that were sent after the claim
        at = last + later * GAP
        if fault.late_pongs and rest[-1][1] == CLAIM and at <= rest[-1][0] + 60.0:
            at = min(at, rest[-1][0])
            pongs.append((at, PONG, pinged + later * GAP, k + later))
        elif fault.overtaking:
            at = press.sent + press.up.base + press.down.base + (k + later) * GAP
            pongs.append((max(last, at), PONG, pinged + later * GAP, k + later))
    return sorted(pongs + rest, key=lambda packet: (packet[0], packet[1]))


def _time(event: Signal) -> float:
    return event.at
