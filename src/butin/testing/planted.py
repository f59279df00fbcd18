"""Planted faults: one line of one rule each, which the game's own tests must notice."""

from __future__ import annotations

from typing import NamedTuple


class Fault(NamedTuple):
    """A rule broken by replacing one piece of its code."""

    what: str
    file: str
    old: str
    new: str
    quick: bool = False  # one of the few that are tried while one writes
