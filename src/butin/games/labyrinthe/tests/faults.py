"""The rules of this game broken one by one."""

from __future__ import annotations

from butin.testing.planted import Fault

FAULTS = [
    Fault(
        "passing by the target would take it: any walk does (LA-14)",
        "rules.py",
        "        if self.cards[square] == self.places[self.pile_of(seat)[-1]]:",
        "        if self.square_of(self.pile_of(seat)[-1]) in way(self.sides, start, square):",
    ),
    Fault(
        "the same arrow is barred instead of the opposite (LA-7, LA-A9)",
        "maze.py",
        "for barred in [NO_ARROW] + [arrow ^ 1 for arrow in range(len(ARROWS))]",
        "for barred in [NO_ARROW] + [arrow for arrow in range(len(ARROWS))]",
    ),
    Fault(
        "a ghost that is pushed out stays at the far end (LA-10)",
        "maze.py",
        "        carried[square] = line[(place + 1) % SIZE]",
        "        carried[square] = line[min(place + 1, SIZE - 1)]",
        quick=True,
    ),
    Fault(
        "one open side is enough for a way (LA-11)",
        "maze.py",
        "            if sides[beside] & door and not seen >> beside & 1:",
        "            if not seen >> beside & 1:",
    ),
    Fault(
        "the finder goes on and turns up the next disc (LA-16)",
        "rules.py",
        "        self.turn = 0 if seat + 1 == self.seats else seat + 1  # clockwise (LA-A13)",
        '        self.turn = seat if news == "LA-16" else 0 if seat + 1 == self.seats else seat + 1',
    ),
    Fault(
        "the secret form goes on after a whole pile (LA-21)",
        "rules.py",
        "        if not pile or early:\n",
        "        if not any(self.piles) or early:\n",
    ),
    Fault(
        "every end is told as the last treasure (LA-21, LA-A18)",
        "rules.py",
        "        rule = self._ending()\n",
        '        rule = "LA-17"\n',
    ),
    Fault(
        "a table without a limit changes the treasure at once (LA-A19)",
        "rules.py",
        "            if self.since_capture == self.agreed.stall_turns and",
        "            if self.since_capture >= self.agreed.stall_turns and",
    ),
    Fault(
        "strict walks bind while the target is on the spare (LA-A4)",
        "rules.py",
        "        if target == NOWHERE:  # on the spare",
        "        if not squares:",
    ),
    Fault(
        "strict walks may pass a target by (LA-A4)",
        "rules.py",
        "        if target == NOWHERE:  # on the spare",
        "        if target == NOWHERE or target in squares:",
    ),
    Fault(
        "others see a secret target (LA-A20)",
        "view.py",
        "known = mine and state.knows_target(holder)",
        "known = state.knows_target(holder)",
    ),
]
