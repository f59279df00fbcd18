"""The rules of this game broken one by one."""

from __future__ import annotations

from butin.testing.planted import Fault

FAULTS = [
    Fault(
        "closing compares values instead of counts (SD-21)",
        "safes.py",
        "    return 1 <= len(hotel.safes[seat]) <= VALUES[lock]",
        "    return 1 <= worth(hotel, seat) <= VALUES[lock]",
    ),
    Fault(
        "an empty safe can be closed (SD-21)",
        "safes.py",
        "    return 1 <= len(hotel.safes[seat]) <= VALUES[lock]",
        "    return len(hotel.safes[seat]) <= VALUES[lock]",
    ),
    Fault(
        "locks cancel jewels of their value (SD-9)",
        "choice.py",
        "        if 0 <= card < FIRST_LOCK:  # locks",
        "        if 0 <= card < FIRST_LOCK + 7:  # locks",
        quick=True,
    ),
    Fault(
        "specialists act before the shadow (SD-12)",
        "thieves.py",
        "                order.insert(0, seat)\n",
        "                order.append(seat)\n",
        quick=True,
    ),
    Fault(
        "a robbed player may still add jewels (SD-19)",
        "extras.py",
        "    return bool(front) and front[0] < FIRST_LOCK and bool(hotel.hands[seat])",
        "    return (not front or front[0] < FIRST_LOCK) and bool(hotel.hands[seat])",
    ),
    Fault(
        "jewels of another kind may be added (SD-17)",
        "extras.py",
        "        if card < FIRST_LOCK and card // HIGHEST == kind:",
        "        if card < FIRST_LOCK:",
    ),
    Fault(
        "all close at once and keep their points (SD-31)",
        "safes.py",
        "    if len(wanting) == len(hotel.open):",
        "    if len(wanting) > len(hotel.open):",
    ),
    Fault(
        "a short pile is drawn up to four by the first (SD-27)",
        "draw.py",
        "    while need(hotel, level) > len(hotel.pile):",
        "    while False:",
    ),
    Fault(
        "the last lock closes after the cards ran out (SD-32)",
        "rules.py",
        "        if self.exhausted and self.nobody_holds_cards():",
        "        if False:",
    ),
    Fault(
        "whoever comes late reads the discards (SD-10)",
        "view.py",
        '        "discard_seen": len(state.seen),',
        '        "discard_seen": words(state.seen),',
    ),
    Fault(
        "a closer keeps his hand (SD-24)",
        "safes.py",
        "    hotel.hands[seat] = []\n",
        "    return\n",
    ),
]
