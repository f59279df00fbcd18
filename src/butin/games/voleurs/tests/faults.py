"""The rules of this game broken one by one."""

from __future__ import annotations

from butin.testing.planted import Fault

FAULTS = [
    Fault(
        "a match does not take the pile (VO-5)",
        "rules.py",
        "            stack = stack & ~(7 << OWNER) | player + 1 << OWNER\n",
        "            pass\n",
        quick=True,
    ),
    Fault(
        "covering takes the pile as well (VO-6)",
        "rules.py",
        "        else:\n            stack += motif - top\n",
        "        else:\n            stack = stack + motif - top & ~(7 << OWNER) | player + 1 << OWNER\n",
    ),
    Fault(
        "one's own piles may not be covered (VO-A5)",
        "rules.py",
        "        return moves\n",
        "        return [move for move in moves if self.owners[move % PILES] != seat]\n",
    ),
    Fault(
        "nobody draws (VO-11)",
        "rules.py",
        "        if not self.stock:  # on without drawing (VO-12)",
        "        if True:",
    ),
    Fault(
        "piles in the middle count for the last player (VO-14)",
        "rules.py",
        "                if owner != NOBODY:  # what is left",
        "                if True:  # what is left",
    ),
    Fault(
        "ties are never broken by piles (VO-A7)",
        "rules.py",
        'self.options["tie_break"] == "piles"',
        'self.options["tie_break"] == "never"',
    ),
    Fault(
        "the log is shown in the memory game (VO-A10)",
        "view.py",
        'bool(state.options["hide_log"])',
        "False",
    ),
]
