"""Laws of the arbiter, and random logs to hold it to them: wild ones in which anything happens, and honest ones."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from butin.room.race.contest.arbiter import Contest, log, replay, step
from butin.room.race.contest.entrant import Entrant
from butin.room.race.contest.habit import HOLD, Habit
from butin.room.race.contest.signals import (
    Claimed,
    Given,
    Left,
    Outcome,
    Painted,
    Pinged,
    Ponged,
    Rang,
    Sent,
    Settled,
    Signal,
    Ticked,
    Wake,
)
from butin.room.race.contest.track import FLOOR

END = 1e7
Said = list[tuple[object, ...]]


@dataclass
class Log:
    """A race that may be run again."""

    hands: list[Entrant]
    lot: list[int]
    objects: dict[int, int] | None
    events: list[Signal]
    laying: float = 0.0

    def run(self) -> tuple[Contest, list[Outcome]]:
        race = Contest(self.hands, self.lot, self.objects, laying=self.laying)
        out: list[Outcome] = []
        for event in [*self.events, Rang(END)]:
            out += step(race, event)
        return race, out


def said(out: list[Outcome]) -> Said:
    return [tuple(one.plain()) for one in out if not isinstance(one, Wake)]


def finals(out: list[Outcome]) -> list[tuple[int, int]]:
    return [(one.seat, one.what) for one in out if isinstance(one, Given)]


def again(event: Signal, seat: int, at: float) -> Signal:
    """The same event of another seat or at another time."""
    if isinstance(event, (Pinged, Ponged)):
        return type(event)(at, seat, event.k)
    if isinstance(event, Painted):
        return Painted(at, seat, event.hold, event.frame)
    if isinstance(event, Ticked):
        return Ticked(at, seat, event.elapsed)
    if isinstance(event, Claimed):
        return Claimed(at, seat, event.what, event.took, event.hold, event.stamped)
    return type(event)(at, seat)


def wild(chance: Random) -> Log:
    """Seats that do anything at any time, in either phase."""
    seats = chance.sample(range(6), chance.randint(2, 5))
    hands = [_hand(seat, chance) for seat in seats]
    objects = None if chance.random() < 0.5 else {1: 1, 2: 2, 3: 1}
    events: list[Signal] = [Sent(1000 + chance.uniform(-150, 0), seat) for seat in seats if chance.random() < 0.97]
    for seat in seats:
        at, clock = 1000.0, 0.0
        for k in range(chance.randint(1, 12)):
            at += chance.choice([0.0, 10.0, 60.0, 150.0])
            clock = max(clock + chance.uniform(-20, 60), at - 1000 - chance.uniform(0, 200))
            events += _anything(seat, at, clock, k, chance)
    events.sort(key=lambda event: event.at)
    return Log(hands, chance.sample(seats, len(seats)), objects, events, chance.choice([0.0, 150.0]))


def honest(chance: Random) -> tuple[Log, dict[int, float]]:
    """Even lines, true pages, and who pressed when. Nobody's line is so long that patience would end."""
    seats = list(range(chance.randint(2, 5)))
    rtts = [chance.uniform(5, 200) for _ in seats]
    truth = {seat: round(chance.uniform(200, 700), 1) for seat in seats}
    hands = [Entrant(seat, rtt, rtt) for seat, rtt in zip(seats, rtts, strict=True)]
    events: list[Signal] = []
    for seat, rtt in zip(seats, rtts, strict=True):
        events += _true(seat, rtt, truth[seat], chance.uniform(0, 16))
    events.sort(key=lambda event: event.at)
    return Log(hands, chance.sample(seats, len(seats)), None, events), truth


def broken(chance: Random) -> str:
    """A law that some random log breaks, or nothing."""
    return _wild_laws(wild(chance), chance) or _honest_laws(*honest(chance), chance)


def _wild_laws(case: Log, chance: Random) -> str:
    race, out = case.run()
    spoken = said(out)
    if said(case.run()[1]) != spoken:
        return "the same log gives another verdict"
    again, outcomes = replay(log(race))
    if said(outcomes) != spoken or _plain(again) != _plain(race):
        return "the race as written gives another verdict"
    if not race.closed and race.claims:
        return "a claim was never decided"
    given = finals(out)
    for what in {what for _, what in given}:
        if sum(1 for _, one in given if one == what) > (case.objects or {what: 1}).get(what, 0):
            return "an object has two owners"
    for hand in case.hands:
        if sum(1 for seat, _ in given if seat == hand.seat) > (hand.may_take if case.objects else 1):
            return "a hand holds too much"
    if any(later - sooner < case.laying for sooner, later in _twice(case, out)):
        return "a hand takes something while it is full"
    if any(_too_low(case, one) for one in out if isinstance(one, Settled)):
        return "a claim counts for less than the proof or the floor"
    return _permuted(case, spoken, chance) or _doubled(case, given) or _ticked(case, given, chance)


def _twice(case: Log, out: list[Outcome]) -> list[tuple[float, float]]:
    """What each hand has got, and what next."""
    bots = {hand.seat for hand in case.hands if hand.bot}  # who promise one thing after another
    given = [one for one in out if isinstance(one, Given) and one.seat not in bots]
    return [
        (sooner.measured, later.measured)
        for n, sooner in enumerate(given)
        for later in [one for one in given[n + 1 :] if one.seat == sooner.seat][:1]
    ]


def _honest_laws(case: Log, truth: dict[int, float], chance: Random) -> str:
    winner = finals(case.run()[1])[0][0]
    if truth[winner] > min(truth.values()) + 0.2:
        return "an honest race goes to another than the fastest"
    late, seat = chance.uniform(0, 300), chance.choice(list(truth))
    moved: list[Signal] = []
    for event in case.events:
        held = event.seat == seat and not isinstance(event, (Sent, Pinged))
        moved.append(again(event, event.seat, event.at + (late if held else 0.0)))
    moved.sort(key=lambda event: event.at)
    if finals(Log(case.hands, case.lot, None, moved).run()[1])[0][0] != winner:
        return "a slower line up changes the winner"
    return ""


def _permuted(case: Log, spoken: Said, chance: Random) -> str:
    seats = [hand.seat for hand in case.hands]
    other = dict(zip(seats, chance.sample(range(6), len(seats)), strict=True))
    hands = [Entrant.read({**hand.plain(), "seat": other[hand.seat]}) for hand in case.hands]
    events = [again(event, other[event.seat], event.at) for event in case.events]
    chance.shuffle(hands)
    out = replace(case, hands=hands, lot=[other[seat] for seat in case.lot], events=events).run()[1]
    expected = [_renamed(one, other) for one in spoken]
    return "" if said(out) == expected else "other seats get another verdict"


def _renamed(one: tuple[object, ...], other: dict[int, int]) -> tuple[object, ...]:
    return (one[0], other[one[1]], *one[2:]) if isinstance(one[1], int) else one


def _doubled(case: Log, given: list[tuple[int, int]]) -> str:
    bots = {hand.seat for hand in case.hands if hand.bot}
    events: list[Signal] = []
    for event in case.events:
        events.append(event)
        if isinstance(event, Claimed) and event.seat not in bots:
            events.append(again(event, event.seat, event.at))
    out = replace(case, events=events).run()[1]
    return "" if finals(out) == given else "a claim made twice changes a verdict"


def _ticked(case: Log, given: list[tuple[int, int]], chance: Random) -> str:
    if case.objects is not None:
        return ""
    seat, at = chance.choice(case.hands).seat, chance.uniform(1000, 1800)
    tick = Ticked(at, seat, chance.uniform(0, 900))
    place = sum(1 for event in case.events if event.at <= at)
    out = Log(case.hands, case.lot, None, [*case.events[:place], tick, *case.events[place:]]).run()[1]
    gained = (seat in [one for one, _ in finals(out)]) > (seat in [one for one, _ in given])
    return "a tick helps who sent it" if gained else ""


def _too_low(case: Log, one: Settled) -> bool:
    """Counted anew from the log: what the pongs before the claim prove."""
    hand = next(hand for hand in case.hands if hand.seat == one.seat)
    if one.measured < FLOOR or hand.bot:
        return one.measured < FLOOR
    pings: dict[int, float] = {}
    first, last, rtt, k = -1.0, 0.0, hand.rtt_min, -1
    for event in case.events:
        if event.seat != one.seat:
            continue
        if isinstance(event, Pinged):
            pings[event.k] = event.at
        elif isinstance(event, Ponged) and event.k > k and event.k in pings:
            if k < 0:
                first, rtt = event.at, min(rtt, event.at - pings[event.k])
            k, last = event.k, pings[event.k]
        elif isinstance(event, Claimed) and event.what == one.what and event.took == one.took:
            tolerance = max(2.0, 0.25 * (hand.rtt_med - hand.rtt_min)) + 5.0
            return k >= 0 and one.measured < last - first + rtt - tolerance - HOLD - 1e-6
    return False


def _plain(race: Contest) -> list[object]:
    return [habit.plain() for habit in race.habits().values()]


def _hand(seat: int, chance: Random) -> Entrant:
    rtt, habit = chance.uniform(5, 350), Habit()
    habit.ys = [chance.gauss(-5, 10) for _ in range(chance.randrange(12))]
    habit.flagged = chance.random() < 0.1
    habit.patience_left = chance.choice([0.0, 300.0, 2000.0])
    habit.stall_left = chance.choice([0.0, 1000.0])
    kernel, grain = chance.choice([0.0, rtt, rtt / 2]), chance.choice([0.1, 1.0, 16.7])
    bot, reach = chance.random() < 0.15, chance.randint(1, 2)
    return Entrant(seat, rtt, rtt * chance.uniform(1, 1.5), kernel, grain, bot, habit, reach, chance.random() < 0.05)


def _anything(seat: int, at: float, clock: float, k: int, chance: Random) -> list[Signal]:
    kind = chance.random()
    if kind < 0.4:
        return [Pinged(at - chance.uniform(0, 200), seat, k), Ponged(at, seat, chance.choice([k, k, k, k + 1]))]
    if kind < 0.5:
        return [Painted(at, seat, chance.uniform(-1, 60), 16.7)]
    if kind < 0.7:
        return [Ticked(at, seat, clock)]
    if kind < 0.98:
        took = chance.choice([clock, clock, 130.0, -5.0, float("nan"), 1e9])
        return [Claimed(at, seat, chance.randint(1, 3), took, chance.uniform(0, 30), chance.random() < 0.9)]
    return [Left(at, seat)]


def _true(seat: int, rtt: float, press: float, hold: float) -> list[Signal]:
    """What comes from an honest page whose throw arrives at 1,000."""
    sent, back = 1000.0 - min(rtt / 2, 150.0), rtt / 2
    paint = sent + rtt / 2 + hold
    events: list[Signal] = [Sent(sent, seat), Painted(paint + back, seat, hold, 16.7)]
    for k in range(30):
        events += [Pinged(sent + 25 * k, seat, k), Ponged(sent + 25 * k + rtt, seat, k)]
    for tick in range(1, int(press // 16.7) + 1):
        events.append(Ticked(paint + 16.7 * tick + back, seat, 16.7 * tick))
    events.append(Claimed(paint + press + back, seat, 1, press, hold))
    return events
