"""What the page weighs."""

from __future__ import annotations

import pytest

import butin
from bench.page import page
from bench.report import FAIL, PASS, Report


def weighed() -> list[str]:
    report = Report("page")
    assert page.weigh(report), "the page is built"
    return [goal.status for goal in report.goals]


def test_the_first_visit_and_every_board_are_light() -> None:
    assert weighed() == [PASS] * (1 + len(butin.games()))


def test_what_is_too_heavy_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "FIRST_LOAD_KB", 60)
    monkeypatch.setattr(page, "BOARD_KB", 9)
    assert weighed() == [FAIL] * (1 + len(butin.games()))
