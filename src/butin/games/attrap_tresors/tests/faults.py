"""The rules of this game broken one by one."""

from __future__ import annotations

from butin.testing.planted import Fault

FAULTS = [
    Fault(
        "two dice are enough (AT-6)",
        "box.py",
        "MATCHING: Final = 3",
        "MATCHING: Final = 2",
        quick=True,
    ),
    Fault(
        "dice beside the bazaar count (AT-5)",
        "souk.py",
        "            if colour >= 0 and -INSIDE <= xs[die] <= INSIDE and -INSIDE <= ys[die] <= INSIDE:",
        "            if colour >= 0:",
    ),
    Fault(
        "objects may be taken before the column (AT-11)",
        "refusals.py",
        "        if kind == COLUMN:\n            return None\n",
        "        return None\n",
        quick=True,
    ),
    Fault(
        "a wrong grab costs nothing (AT-17)",
        "judging.py",
        "    owned = souk.owned(holder)\n",
        "    owned = souk.owned(holder)[:0]\n",
    ),
    Fault(
        "a wrong grab is paid (AT-17)",
        "judging.py",
        "    unpaid = NOBODY if chosen or everybody else holder\n",
        "    unpaid = NOBODY\n",
    ),
    Fault(
        "a wrong grab only loses the column's pay (AT-17, AT-30)",
        "judging.py",
        "        if owner in (NOBODY, unpaid):",
        "        if owner == NOBODY or (slot == COLUMN and owner == unpaid):",
    ),
    Fault(
        "a task is shown at an open roll (AT-16)",
        "judging.py",
        "    if souk.seats > 2 and not everybody:",
        "    if souk.seats > 2:",
    ),
    Fault(
        "only the upper die of a stack is thrown again (AT-5)",
        "souk.py",
        "overlapping(self.colours, self.xs, self.ys)",
        "[die for die, below in enumerate(self.ons) if below != NOTHING_UNDER]",
    ),
    Fault(
        "of two dice under one, one is not thrown again (AT-5)",
        "souk.py",
        "overlapping(self.colours, self.xs, self.ys)",
        "sorted({end for die, below in enumerate(self.ons) if below != NOTHING_UNDER for end in (die, below)})",
    ),
    Fault(
        "a stack of two players' dice lets one throw all four again (AT-28)",
        "throwing.py",
        "        souk.phase = STACKED if again else THROW",
        "        souk.phase = THROW",
    ),
    Fault(
        "an open roll pays four (AT-16)",
        "judging.py",
        "            value = FIVE if everybody else FOUR",
        "            value = FOUR",
    ),
    Fault(
        "a right grab always costs the task (AT-20)",
        "judging.py",
        "    if not chosen:\n        if tell is not None and souk.seats > 2:",
        "    if not chosen and not everybody:\n        if tell is not None and souk.seats > 2:",
    ),
    Fault(
        "the wrong grabber rolls next (AT-A7)",
        "judging.py",
        "souk.owners[COLUMN] if right else (souk.roller + 1) % souk.seats",
        "souk.owners[COLUMN]",
    ),
    Fault(
        "a task is still replaced after the last round (AT-23)",
        "judging.py",
        "    if souk.paid == ROUNDS:  # nothing follows",
        "    if souk.paid == ROUNDS and not chosen:  # nothing follows",
    ),
    Fault(
        "two players have two hands (AT-30, AT-A25)",
        "race.py",
        "    return LAYING_MS if state.seats == 2 else 0",
        "    return 0",
    ),
    Fault(
        "ties go to fewer cards (AT-25)",
        "judging.py",
        "worth = (souk.bags(seat), souk.card_count(seat))",
        "worth = (souk.bags(seat), 99 - souk.card_count(seat))",
    ),
]
