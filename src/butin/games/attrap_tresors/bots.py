"""Who sits in the empty chairs, and how quick their hands are (AT-A23)."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.character import THINK
from butin.core.game import WAIT
from butin.core.options import number_of
from butin.games.attrap_tresors.box import COLUMN, MATCHING, WORTH
from butin.games.attrap_tresors.race import laying, patience_applies
from butin.games.attrap_tresors.rules import AttrapTresors
from butin.games.attrap_tresors.souk import CHOOSE, LOOT, NOBODY, NOTHING, RACE, THROW, THROWS

# Milliseconds: the middle of the bell, half its width, the mean of the slow tail; first to see the dice, then to reach.
HANDS: Final = [  # a child's, an easy one, a usual one, a hard one
    [[750, 140, 300], [680, 100, 200]],
    [[600, 100, 200], [560, 80, 160]],
    [[460, 60, 140], [450, 60, 100]],
    [[360, 45, 90], [360, 45, 70]],
]
SPEEDS: Final = {"slow": 1, "normal": 2, "quick": 3}  # the hand of a regular; beginners and experts are a step from it
FASTEST: Final = 180  # no hand is quicker
GLANCE: Final = 1500  # before the dice are picked up when everybody sees that nobody may grab
JUDGED: Final = 5200  # before the first throw of a round: people are still looking who was paid for the last one
SLIPS: Final = 40  # one in so many tempting rolls fools the bot
GULPS, DABBLES = 12, 8  # of so many rolls that are its own it sees so many; as many tempting ones fool it once
SWOOPS: Final = 60  # an expert is fooled once in so many
TWITCHES: Final = 8  # a careless hand goes for the column once in so many rolls, whatever they show


def pie(state: AttrapTresors, seat: int, chance: Chance) -> int:
    """The magpie: snatches the column when it is hers, else what glitters most; seldom fooled."""
    phase = state.phase
    if phase == RACE:
        if state.right(seat) or (tempting(state, seat) and chance.below(SLIPS) == 0):
            return COLUMN
        return throw_or_wait(state, seat)
    if phase == LOOT:
        return dearest(state, state.free(), chance)
    if phase == CHOOSE:
        return _choice(state, seat, chance)
    return state.legal(seat)[0]  # a plain throw, the smallest card, the first of two tasks


def epervier(state: AttrapTresors, seat: int, chance: Chance) -> int:
    """The sparrowhawk: hardly ever wrong about the column; where it has time to think, it answers THINK."""
    if state.phase == CHOOSE and not state.right(seat):
        return NOTHING if state.owners[COLUMN] == NOBODY and state.undecided() else THINK
    if state.phase == RACE and not state.right(seat):
        fooled = tempting(state, seat) and chance.below(SWOOPS) == 0
        return COLUMN if fooled else throw_or_wait(state, seat)
    return pie(state, seat, chance)


def caneton(state: AttrapTresors, seat: int, chance: Chance) -> int:
    """The duckling: often sees too late that the column is its own, is easily fooled, and likes any treasure."""
    if state.phase == RACE:
        odds = DABBLES if state.right(seat) else 1 if tempting(state, seat) else 0
        return COLUMN if chance.below(GULPS) < odds else throw_or_wait(state, seat)
    if state.phase == LOOT:
        return chance.pick(state.free())
    return chance.pick(state.legal(seat))


def careless(state: AttrapTresors, seat: int, chance: Chance) -> int:
    """Anything at all; but a hand that always reached out at once would leave no dice to be thrown again."""
    if state.phase == RACE and chance.below(TWITCHES):
        return throw_or_wait(state, seat)
    return chance.pick(state.legal(seat))


def absent(state: AttrapTresors, seat: int, chance: Chance) -> int:
    """For somebody who is away: throw when it is up to them, grab nothing, give the smallest card (AT-A8, AT-A9)."""
    if state.phase == RACE:
        return throw_or_wait(state, seat)
    if state.phase == LOOT:
        return WAIT
    return NOTHING if state.phase == CHOOSE else state.legal(seat)[0]


def pause(state: AttrapTresors, seat: int, move: int, chance: Chance) -> int:
    """How long a bot's hand takes: a bell with a slow tail, as people's do."""
    return _pause(state, seat, move, SPEEDS[str(state.options["bot_speed"])], chance)


def slower(state: AttrapTresors, seat: int, move: int, chance: Chance) -> int:
    """A beginner's hand."""
    return _pause(state, seat, move, SPEEDS[str(state.options["bot_speed"])] - 1, chance)


def quicker(state: AttrapTresors, seat: int, move: int, chance: Chance) -> int:
    """An expert's hand; none is quicker than a hard one."""
    return _pause(state, seat, move, min(SPEEDS[str(state.options["bot_speed"])] + 1, len(HANDS) - 1), chance)


def _pause(state: AttrapTresors, seat: int, move: int, hand: int, chance: Chance) -> int:
    if state.phase == THROW or move >= THROWS:
        return roller_waits(state)
    middle, width, tail = HANDS[hand][0 if move == COLUMN else 1]
    pause = middle - 2 * width + sum([chance.below(width + 1) for _ in range(4)])
    step = tail // 8
    while chance.below(8):
        pause += step
    return full(state, seat) + max(FASTEST, pause + chance.below(step))


def full(state: AttrapTresors, seat: int) -> int:
    """How long a hand that has taken something lays it down before it reaches again (AT-A25)."""
    return laying(state) if seat in state.owners else 0


def roller_waits(state: AttrapTresors) -> int:
    """Before a throw: until people have seen who was paid, or until those who may grab had their time."""
    if state.phase == THROW:
        return JUDGED if state.paid else GLANCE
    return number_of(state.options, "patience_s") * 1000 if patience_applies(state) else GLANCE


def throw_or_wait(state: AttrapTresors, seat: int) -> int:
    return THROWS if seat == state.roller or state.seats == 2 else WAIT


def tempting(state: AttrapTresors, seat: int) -> bool:
    """One die short of a right grab."""
    counts = state.counts()
    tasks = state.tasks if state.seats == 2 else [state.tasks[seat]]
    return counts.count(0) == 1 or any(counts[task] == MATCHING - 1 for task in tasks)


def dearest(state: AttrapTresors, kinds: list[int], chance: Chance) -> int:
    best = max(WORTH[kind] for kind in kinds)
    return chance.pick([kind for kind in kinds if WORTH[kind] == best])


def _choice(state: AttrapTresors, seat: int, chance: Chance) -> int:
    """Quiet mode: the column if it is hers, else something beside it."""
    if state.owners[COLUMN] == NOBODY and state.right(seat):
        return COLUMN
    kinds = state.free()
    return beside(state, seat, kinds, chance) if kinds else NOTHING


def beside(state: AttrapTresors, seat: int, kinds: list[int], chance: Chance) -> int:
    """Gold if she comes first, or on a whim; or any ruby."""
    if (state.owners[COLUMN] != NOBODY and state.token == seat) or chance.below(2):
        return dearest(state, kinds, chance)
    return chance.pick(kinds)
