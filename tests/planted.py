"""The faults of tests/test_planted.py: one line of one rule each."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """A rule broken by replacing one piece of its code."""

    game: str
    what: str
    file: str
    old: str
    new: str


FAULTS = [
    Fault(
        "voleurs",
        "a match does not take the pile (VO-5)",
        "rules.py",
        "            stack = stack & ~(7 << OWNER) | player + 1 << OWNER\n",
        "            pass\n",
    ),
    Fault(
        "voleurs",
        "covering takes the pile as well (VO-6)",
        "rules.py",
        "        else:\n            stack += motif - top\n",
        "        else:\n            stack = stack + motif - top & ~(7 << OWNER) | player + 1 << OWNER\n",
    ),
    Fault(
        "voleurs",
        "one's own piles may not be covered (VO-A5)",
        "rules.py",
        "        return moves\n",
        "        return [move for move in moves if self.owners[move % PILES] != seat]\n",
    ),
    Fault(
        "voleurs",
        "nobody draws (VO-11)",
        "rules.py",
        "        if not self.stock:  # on without drawing (VO-12)",
        "        if True:",
    ),
    Fault(
        "voleurs",
        "piles in the middle count for the last player (VO-14)",
        "rules.py",
        "                if owner != NOBODY:  # what is left",
        "                if True:  # what is left",
    ),
    Fault(
        "voleurs",
        "ties are never broken by piles (VO-A7)",
        "rules.py",
        'self.options["tie_break"] == "piles"',
        'self.options["tie_break"] == "never"',
    ),
    Fault(
        "voleurs",
        "the log is shown in the memory game (VO-A10)",
        "view.py",
        'bool(state.options["hide_log"])',
        "False",
    ),
    Fault(
        "schattendieb",
        "closing compares values instead of counts (SD-21)",
        "safes.py",
        "    return 1 <= len(table.safes[seat]) <= VALUES[lock]",
        "    return 1 <= worth(table, seat) <= VALUES[lock]",
    ),
    Fault(
        "schattendieb",
        "an empty safe can be closed (SD-21)",
        "safes.py",
        "    return 1 <= len(table.safes[seat]) <= VALUES[lock]",
        "    return len(table.safes[seat]) <= VALUES[lock]",
    ),
    Fault(
        "schattendieb",
        "locks cancel jewels of their value (SD-9)",
        "choice.py",
        "        if 0 <= card < FIRST_LOCK:  # locks",
        "        if 0 <= card < FIRST_LOCK + 7:  # locks",
    ),
    Fault(
        "schattendieb",
        "specialists act before the shadow (SD-12)",
        "thieves.py",
        "                order.insert(0, seat)\n",
        "                order.append(seat)\n",
    ),
    Fault(
        "schattendieb",
        "a robbed player may still add jewels (SD-19)",
        "extras.py",
        "    return bool(front) and front[0] < FIRST_LOCK and bool(table.hands[seat])",
        "    return (not front or front[0] < FIRST_LOCK) and bool(table.hands[seat])",
    ),
    Fault(
        "schattendieb",
        "jewels of another kind may be added (SD-17)",
        "extras.py",
        "        if card < FIRST_LOCK and card // HIGHEST == kind:",
        "        if card < FIRST_LOCK:",
    ),
    Fault(
        "schattendieb",
        "all close at once and keep their points (SD-31)",
        "safes.py",
        "    if len(wanting) == len(table.open):",
        "    if len(wanting) > len(table.open):",
    ),
    Fault(
        "schattendieb",
        "a short pile is drawn up to four by the first (SD-27)",
        "draw.py",
        "    while need(table, level) > len(table.pile):",
        "    while False:",
    ),
    Fault(
        "schattendieb",
        "the last lock closes after the cards ran out (SD-32)",
        "rules.py",
        "        if self.exhausted and self.nobody_holds_cards():",
        "        if False:",
    ),
    Fault(
        "schattendieb",
        "a closer keeps his hand (SD-24)",
        "safes.py",
        "    table.hands[seat] = []\n",
        "    return\n",
    ),
    Fault(
        "attrap_tresors",
        "two dice are enough (AT-6)",
        "box.py",
        "MATCHING: Final = 3",
        "MATCHING: Final = 2",
    ),
    Fault(
        "attrap_tresors",
        "dice beside the bazaar count (AT-5)",
        "table.py",
        "            if colour >= 0 and -INSIDE <= xs[die] <= INSIDE and -INSIDE <= ys[die] <= INSIDE:",
        "            if colour >= 0:",
    ),
    Fault(
        "attrap_tresors",
        "objects may be taken before the column (AT-11)",
        "refusals.py",
        "        if kind == COLUMN:\n            return None\n",
        "        return None\n",
    ),
    Fault(
        "attrap_tresors",
        "a wrong grab costs nothing (AT-17)",
        "judging.py",
        "    owned = table.owned(holder)\n",
        "    owned = table.owned(holder)[:0]\n",
    ),
    Fault(
        "attrap_tresors",
        "a wrong grab is paid (AT-17)",
        "judging.py",
        "    unpaid = NOBODY if chosen or everybody else holder\n",
        "    unpaid = NOBODY\n",
    ),
    Fault(
        "attrap_tresors",
        "a wrong grab only loses the column's pay (AT-17, AT-30)",
        "judging.py",
        "        if owner in (NOBODY, unpaid):",
        "        if owner == NOBODY or (slot == COLUMN and owner == unpaid):",
    ),
    Fault(
        "attrap_tresors",
        "a task is shown at an open roll (AT-16)",
        "judging.py",
        "    if table.seats > 2 and not everybody:",
        "    if table.seats > 2:",
    ),
    Fault(
        "attrap_tresors",
        "only the upper die of a stack is thrown again (AT-5)",
        "table.py",
        "overlapping(self.colours, self.xs, self.ys)",
        "[die for die, below in enumerate(self.ons) if below != NOTHING_UNDER]",
    ),
    Fault(
        "attrap_tresors",
        "of two dice under one, one is not thrown again (AT-5)",
        "table.py",
        "overlapping(self.colours, self.xs, self.ys)",
        "sorted({end for die, below in enumerate(self.ons) if below != NOTHING_UNDER for end in (die, below)})",
    ),
    Fault(
        "attrap_tresors",
        "a stack of two players' dice lets one throw all four again (AT-28)",
        "throwing.py",
        "        table.phase = STACKED if again else THROW",
        "        table.phase = THROW",
    ),
    Fault(
        "attrap_tresors",
        "an open roll pays four (AT-16)",
        "judging.py",
        "            value = FIVE if everybody else FOUR",
        "            value = FOUR",
    ),
    Fault(
        "attrap_tresors",
        "a right grab always costs the task (AT-20)",
        "judging.py",
        "    if not chosen:\n        if tell is not None and table.seats > 2:",
        "    if not chosen and not everybody:\n        if tell is not None and table.seats > 2:",
    ),
    Fault(
        "attrap_tresors",
        "the wrong grabber rolls next (AT-A7)",
        "judging.py",
        "table.owners[COLUMN] if right else (table.roller + 1) % table.seats",
        "table.owners[COLUMN]",
    ),
    Fault(
        "attrap_tresors",
        "ties go to fewer cards (AT-25)",
        "judging.py",
        "worth = (table.bags(seat), table.card_count(seat))",
        "worth = (table.bags(seat), 99 - table.card_count(seat))",
    ),
    Fault(
        "labyrinthe",
        "passing by the target would take it: any walk does (LA-14)",
        "rules.py",
        "        if self.cards[square] == self.places[self.pile_of(seat)[-1]]:",
        "        if self.square_of(self.pile_of(seat)[-1]) in way(self.sides, start, square):",
    ),
    Fault(
        "labyrinthe",
        "the same arrow is barred instead of the opposite (LA-7, LA-A9)",
        "maze.py",
        "for barred in [NO_ARROW] + [arrow ^ 1 for arrow in range(len(ARROWS))]",
        "for barred in [NO_ARROW] + [arrow for arrow in range(len(ARROWS))]",
    ),
    Fault(
        "labyrinthe",
        "a ghost that is pushed out stays at the far end (LA-10)",
        "maze.py",
        "        carried[square] = line[(place + 1) % SIZE]",
        "        carried[square] = line[min(place + 1, SIZE - 1)]",
    ),
    Fault(
        "labyrinthe",
        "one open side is enough for a way (LA-11)",
        "maze.py",
        "            if sides[beside] & door and not seen >> beside & 1:",
        "            if not seen >> beside & 1:",
    ),
    Fault(
        "labyrinthe",
        "the finder goes on and turns up the next disc (LA-16)",
        "rules.py",
        "        self.turn = 0 if seat + 1 == self.seats else seat + 1  # clockwise (LA-A13)",
        '        self.turn = seat if news == "LA-16" else 0 if seat + 1 == self.seats else seat + 1',
    ),
    Fault(
        "labyrinthe",
        "the secret form goes on after a whole pile (LA-21)",
        "rules.py",
        "        if not pile:\n",
        "        if not any(self.piles):\n",
    ),
    Fault(
        "labyrinthe",
        "strict walks bind while the target is on the spare (LA-A4)",
        "rules.py",
        "        if target == NOWHERE:  # on the spare",
        "        if not squares:",
    ),
    Fault(
        "labyrinthe",
        "strict walks may pass a target by (LA-A4)",
        "rules.py",
        "        if target == NOWHERE:  # on the spare",
        "        if target == NOWHERE or target in squares:",
    ),
    Fault(
        "labyrinthe",
        "others see a secret target (LA-A20)",
        "view.py",
        "known = mine and state.knows_target(holder)",
        "known = state.knows_target(holder)",
    ),
]
