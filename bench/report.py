"""The frame of all benches: figures, and goals that are passed, failed or not run."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

PASS, FAIL, NOT_RUN = "PASS", "FAIL", "NOT RUN"


@dataclass(frozen=True)
class Goal:
    """Something we aim at: what it should be, what it is."""

    name: str
    target: str
    value: str
    status: str
    reason: str = ""  # why it was not run


@dataclass
class Report:
    """What a bench found."""

    bench: str
    figures: dict[str, object] = field(default_factory=dict)
    goals: list[Goal] = field(default_factory=list)

    def at_least(self, name: str, target: float, value: float, unit: str = "") -> None:
        self._goal(name, f"at least {_number(target)}{unit}", f"{_number(value)}{unit}", value >= target)

    def at_most(self, name: str, target: float, value: float, unit: str = "") -> None:
        self._goal(name, f"at most {_number(target)}{unit}", f"{_number(value)}{unit}", value <= target)

    def not_run(self, name: str, target: str, reason: str) -> None:
        self.goals.append(Goal(name, target, "", NOT_RUN, reason))

    @property
    def failed(self) -> bool:
        return any(goal.status == FAIL for goal in self.goals)

    def _goal(self, name: str, target: str, value: str, reached: bool) -> None:
        self.goals.append(Goal(name, target, value, PASS if reached else FAIL))


Bench = Callable[[bool], Report]


def _number(value: float) -> str:
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"
