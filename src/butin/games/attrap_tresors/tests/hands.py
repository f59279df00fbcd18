"""What hands are asked in whole matches, whoever sits there: each phase with each number of moves, once."""

from __future__ import annotations

import butin
from butin.core.chance import FastChance
from butin.testing.seen import Seen, view

TABLES = [(2, False), (3, True), (4, False), (6, False), (2, True), (6, True)]


def asked() -> list[Seen]:
    found: dict[tuple[object, ...], Seen] = {}
    for nth, (seats, quiet) in enumerate(TABLES):
        chance = FastChance(nth)
        match = butin.new("attrap_tresors", seats, nth, {"quiet_mode": quiet})
        while not match.over:
            for seat in match.actors:
                seen = view(match, seat)
                key = (seats == 2, quiet, seen["position"]["phase"], len(seen["legal"]))
                found.setdefault(key, seen)
            seat = chance.pick(match.actors)
            legal = match.legal(seat)
            match.play(seat, legal[chance.below(len(legal))])
    return list(found.values())
