"""Patience: with how many points somebody locks up, by what he has left open and what he has locked in this match."""

from __future__ import annotations

from typing import Final

from butin.games.schattendieb.cards import VALUES
from butin.games.schattendieb.rules import Schattendieb

KINDS: Final = [2, 5, 8, 12, 17]  # points for every other open safe; the owl's are eight
_BEFORE: Final = [0.1, 0.15, 0.4, 0.2, 0.15]  # how many players are like that
_LEFT_OPEN: Final = 0.7  # for each card that came into a safe which was rich enough: perhaps there was no lock
_USUAL: Final = 0.75  # part of the rivals that are still open when somebody locks up
_MORE: Final = 4  # points beyond those that were enough, as it happens
_DOUBT, _LEAST = 40.0, 0.1


def patience(state: Schattendieb, seat: int) -> list[float]:
    """How likely a player is of each kind."""
    found = _BEFORE[:]
    rivals = len(state.open) - 1
    if seat in state.open:
        points = 0
        for card in state.safes[seat]:
            points += VALUES[card]
            for i, each in enumerate(KINDS):
                if points >= each * rivals:
                    found[i] *= _LEFT_OPEN
    for earned in state.results:
        for i, each in enumerate(KINDS):
            if earned[seat]:
                off = abs(earned[seat] - _MORE - each * _USUAL * (state.seats - 1))
                found[i] *= max(_LEAST, 1 - off / _DOUBT)
    whole = sum(found)
    return [one / whole for one in found]
