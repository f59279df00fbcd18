"""Which of many cases every commit passes; the others are for the whole lane."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def in_turn(cases: Iterable[Any], nth: int) -> list[ParameterSet]:
    """All cases; only the nth is in every lane, so that tests that differ in it go round all of them together."""
    found = list(cases)
    return [_case(case, kept=place == nth % len(found)) for place, case in enumerate(found)]


def _case(case: Any, *, kept: bool) -> ParameterSet:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=() if kept else pytest.mark.whole)
