"""Whether a position could lie on a table: each phase with what it needs."""

from __future__ import annotations

from butin.core.errors import BadPosition
from butin.games.attrap_tresors.box import COLUMN, ROUNDS
from butin.games.attrap_tresors.dice import NOTHING_UNDER, UNTHROWN
from butin.games.attrap_tresors.souk import (
    CHOOSE,
    GIVE_BACK,
    LOOT,
    NOBODY,
    NOTHING,
    OVER,
    PHASES,
    RACE,
    REPLACE,
    STACKED,
    THROW,
    UNCHOSEN,
    Souk,
)


def fits(souk: Souk) -> bool:
    """Whether these tasks can lie as they do, given the options and what is being decided."""
    holder = souk.owners[COLUMN]
    if souk.seats == 2 and souk.options["distinct_open_tasks"] and len(set(souk.tasks)) < len(souk.tasks):
        return False
    if souk.phase == GIVE_BACK and holder != NOBODY:
        return not souk.right(holder)
    if souk.phase == REPLACE and holder != NOBODY and souk.seats == 2:
        return len(souk.fulfilled(souk.counts())) > 1
    return True


def check(souk: Souk) -> None:
    """Raise BadPosition with the field that cannot be."""
    _check_round(souk)
    _check_dice(souk)
    _check_taken(souk)
    _check_answers(souk)
    _check_choices(souk)


def _check_round(souk: Souk) -> None:
    phase = souk.phase
    if (phase == OVER) != (souk.paid == ROUNDS):
        raise BadPosition(f"paid_rounds is {souk.paid} in phase {PHASES[phase]!r}: it is over after {ROUNDS} (AT-23)")
    if len(souk.aside) == ROUNDS:
        raise BadPosition(f"set_aside has {ROUNDS} tasks: the last round sets none aside (AT-23)")
    if souk.quiet and phase in (RACE, LOOT):
        raise BadPosition(f"phase is {PHASES[phase]!r}, but quiet mode has no race: expected 'choose' (AT-A24)")
    if not souk.quiet and phase == CHOOSE:
        raise BadPosition("phase is 'choose', but the table does not play in quiet mode (AT-A24)")
    if phase == REPLACE and souk.seats > 2:
        raise BadPosition("phase is 'replace', which only two players have (AT-A17)")


def _check_dice(souk: Souk) -> None:
    phase = souk.phase
    thrown = [colour != UNTHROWN for colour in souk.colours]
    half = len(thrown) // 2
    halves = [thrown[:half], thrown[half:]]
    if phase == THROW:
        if all(thrown) or (souk.seats > 2 and any(thrown)) or any(any(part) != all(part) for part in halves):
            wanted = "all of one player's dice or none" if souk.seats == 2 else "none"
            raise BadPosition(f"dice lie on the table in phase 'throw': expected {wanted}")
    elif phase != OVER:
        picked_up = phase == STACKED and souk.seats == 2 and any(all(part) for part in halves)
        if not all(thrown) and not picked_up:
            raise BadPosition(f"dice has unthrown ones in phase {PHASES[phase]!r}: expected {len(thrown)} that lie")
        if (max(souk.ons) != NOTHING_UNDER or not all(thrown)) != (phase == STACKED):
            raise BadPosition("dice lie on others, or were picked up with such, exactly in phase 'stacked' (AT-5)")


def _check_taken(souk: Souk) -> None:
    holder = souk.owners[COLUMN]
    taken = [owner for owner in souk.owners[1:] if owner != NOBODY]
    for seat in range(souk.seats):
        most = 0 if seat == holder and souk.seats > 2 else souk.cap - (1 if seat == holder else 0)
        if taken.count(seat) > most:
            raise BadPosition(
                f"taken[{seat}] has {taken.count(seat)} objects beside the column: expected at most {most}"
            )
    if taken and holder == NOBODY:
        raise BadPosition("taken has objects, but nobody has the column yet (AT-11)")
    if holder != NOBODY and souk.phase in (THROW, STACKED, RACE):
        raise BadPosition(f"taken has the column in phase {PHASES[souk.phase]!r}: the round would be on")
    if holder == NOBODY and souk.phase in (LOOT, GIVE_BACK, REPLACE):
        raise BadPosition(f"taken has no column in phase {PHASES[souk.phase]!r}: somebody must hold it")
    if souk.phase in (LOOT, CHOOSE) and NOBODY not in souk.owners:
        raise BadPosition("taken has every object: the round would be over (AT-15)")


def _check_answers(souk: Souk) -> None:
    holder = souk.owners[COLUMN]
    if souk.phase != GIVE_BACK:
        return
    if len(souk.owned(holder)) < 2:
        raise BadPosition(f"cards[{holder}] leave nothing to choose in phase 'give_back': expected two values (AT-17)")
    if souk.seats > 2 and not souk.shown[holder]:
        raise BadPosition(f"shown lacks seat {holder}, whose task was shown before he gives back (AT-16)")


def _check_choices(souk: Souk) -> None:
    made = [seat for seat in range(souk.seats) if souk.choices[seat] != UNCHOSEN]
    if souk.phase != CHOOSE:
        if made:
            raise BadPosition("choices are made only in phase 'choose' (AT-A24)")
        return
    asked = souk.asked()
    for seat in made:
        if seat not in asked:
            raise BadPosition(f"choices[{seat}] is given, but seat {seat} may take nothing more")
        if souk.choices[seat] < NOTHING and souk.slot(souk.choices[seat]) < 0:
            raise BadPosition(f"choices[{seat}] is an object that is not there")
    if len(made) == len(asked):
        raise BadPosition("choices has one for every seat that is asked: they would be uncovered")
