"""Whether a position could lie on a table: each phase with what it needs."""

from __future__ import annotations

from butin.core.errors import BadPosition
from butin.games.attrap_tresors.box import COLUMN, ROUNDS
from butin.games.attrap_tresors.dice import NOTHING_UNDER, UNTHROWN
from butin.games.attrap_tresors.table import (
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
    Table,
)


def fits(table: Table) -> bool:
    """Whether these tasks can lie as they do, given the options and what is being decided."""
    holder = table.owners[COLUMN]
    if table.seats == 2 and table.options["distinct_open_tasks"] and len(set(table.tasks)) < len(table.tasks):
        return False
    if table.phase == GIVE_BACK and holder != NOBODY:
        return not table.right(holder)
    if table.phase == REPLACE and holder != NOBODY and table.seats == 2:
        return len(table.fulfilled(table.counts())) > 1
    return True


def check(table: Table) -> None:
    """Raise BadPosition with the field that cannot be."""
    _check_round(table)
    _check_dice(table)
    _check_taken(table)
    _check_answers(table)
    _check_choices(table)


def _check_round(table: Table) -> None:
    phase = table.phase
    if (phase == OVER) != (table.paid == ROUNDS) and phase != REPLACE:
        raise BadPosition(f"paid_rounds is {table.paid} in phase {PHASES[phase]!r}: it is over after {ROUNDS} (AT-23)")
    if table.quiet and phase in (RACE, LOOT):
        raise BadPosition(f"phase is {PHASES[phase]!r}, but quiet mode has no race: expected 'choose' (AT-A24)")
    if not table.quiet and phase == CHOOSE:
        raise BadPosition("phase is 'choose', but the table does not play in quiet mode (AT-A24)")
    if phase == REPLACE and table.seats > 2:
        raise BadPosition("phase is 'replace', which only two players have (AT-A17)")


def _check_dice(table: Table) -> None:
    phase = table.phase
    thrown = [colour != UNTHROWN for colour in table.colours]
    half = len(thrown) // 2
    halves = [thrown[:half], thrown[half:]]
    if phase == THROW:
        if all(thrown) or (table.seats > 2 and any(thrown)) or any(any(part) != all(part) for part in halves):
            wanted = "all of one player's dice or none" if table.seats == 2 else "none"
            raise BadPosition(f"dice lie on the table in phase 'throw': expected {wanted}")
    elif phase != OVER:
        picked_up = phase == STACKED and table.seats == 2 and any(all(part) for part in halves)
        if not all(thrown) and not picked_up:
            raise BadPosition(f"dice has unthrown ones in phase {PHASES[phase]!r}: expected {len(thrown)} that lie")
        if (max(table.ons) != NOTHING_UNDER or not all(thrown)) != (phase == STACKED):
            raise BadPosition("dice lie on others, or were picked up with such, exactly in phase 'stacked' (AT-5)")


def _check_taken(table: Table) -> None:
    holder = table.owners[COLUMN]
    taken = [owner for owner in table.owners[1:] if owner != NOBODY]
    for seat in range(table.seats):
        most = 0 if seat == holder and table.seats > 2 else table.cap - (1 if seat == holder else 0)
        if taken.count(seat) > most:
            raise BadPosition(
                f"taken[{seat}] has {taken.count(seat)} objects beside the column: expected at most {most}"
            )
    if taken and holder == NOBODY:
        raise BadPosition("taken has objects, but nobody has the column yet (AT-11)")
    if holder != NOBODY and table.phase in (THROW, STACKED, RACE):
        raise BadPosition(f"taken has the column in phase {PHASES[table.phase]!r}: the round would be on")
    if holder == NOBODY and table.phase in (LOOT, GIVE_BACK, REPLACE):
        raise BadPosition(f"taken has no column in phase {PHASES[table.phase]!r}: somebody must hold it")
    if table.phase in (LOOT, CHOOSE) and NOBODY not in table.owners:
        raise BadPosition("taken has every object: the round would be over (AT-15)")


def _check_answers(table: Table) -> None:
    holder = table.owners[COLUMN]
    if table.phase != GIVE_BACK:
        return
    if len(table.owned(holder)) < 2:
        raise BadPosition(f"cards[{holder}] leave nothing to choose in phase 'give_back': expected two values (AT-17)")
    if table.seats > 2 and not table.shown[holder]:
        raise BadPosition(f"shown lacks seat {holder}, whose task was shown before he gives back (AT-16)")


def _check_choices(table: Table) -> None:
    made = [seat for seat in range(table.seats) if table.choices[seat] != UNCHOSEN]
    if table.phase != CHOOSE:
        if made:
            raise BadPosition("choices are made only in phase 'choose' (AT-A24)")
        return
    asked = table.asked()
    for seat in made:
        if seat not in asked:
            raise BadPosition(f"choices[{seat}] is given, but seat {seat} may take nothing more")
        if table.choices[seat] < NOTHING and table.slot(table.choices[seat]) < 0:
            raise BadPosition(f"choices[{seat}] is an object that is not there")
    if len(made) == len(asked):
        raise BadPosition("choices has one for every seat that is asked: they would be uncovered")
