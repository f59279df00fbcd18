"""What Attrap'trésors tells: every kind of event with its values."""

from __future__ import annotations

from typing import Final

from butin.core.events import NUMBER, NUMBERS, SEAT, SEATS, Kinds, Sort, number, word, words
from butin.games.attrap_tresors.box import COLOURS, OBJECTS, ROUNDS, VALUES
from butin.games.attrap_tresors.quiet import CHOICES
from butin.games.attrap_tresors.throwing import STRENGTHS

_OBJECT: Final = word(OBJECTS)
_TASK: Final = word(COLOURS)
_BAGS: Final = number(VALUES[0], VALUES[-1])
_THROW: Final[dict[str, Sort]] = {"seat": SEAT, "strength": word(STRENGTHS), "colours": words(COLOURS)}
_DICE: Final[dict[str, Sort]] = {"seat": SEAT, "colours": words(COLOURS)}
_ROUNDS: Final[dict[str, Sort]] = {"paid": number(0, ROUNDS), "of": number(ROUNDS, ROUNDS)}

EVENTS: Final[Kinds] = {
    "tower_built": {"objects": words(OBJECTS)},
    "gold_sorted": {f"of_{value}": NUMBER for value in VALUES},
    "tasks_dealt": {"left": NUMBER},
    "tasks_opened": {"tasks": words(COLOURS)},
    "task_seen": {"seat": SEAT, "task": _TASK},
    "roller_named": {"seat": SEAT},
    "thrown": _THROW,
    "rethrown": _THROW,
    "on_edge": _DICE,
    "beside": _DICE,
    "stacked": _DICE,
    "thrown_again": {"seat": SEAT},
    "column_taken": {"seat": SEAT},
    "tower_opened": {"objects": words(OBJECTS)},
    "taken": {"seat": SEAT, "object": _OBJECT},
    "too_late": {"seat": SEAT, "object": _OBJECT, "seats": SEATS},
    "closed": {"left": words(OBJECTS), "count": NUMBER},
    "task_shown": {"seat": SEAT, "task": _TASK},
    "judged_right": {"seat": SEAT, "pattern": word(["three", "six", "both"])},
    "judged_wrong": {"seat": SEAT},
    "nothing_given_back": {"seat": SEAT},
    "given_back": {"seat": SEAT, "value": _BAGS},
    "paid": {"seat": SEAT, "object": _OBJECT, "value": _BAGS},
    "round_counted": _ROUNDS,
    "round_not_counted": _ROUNDS,
    "task_kept": {"seat": SEAT},
    "task_set_aside": {"seat": SEAT, "task": _TASK},
    "task_drawn": {"seat": SEAT},
    "task_opened": {"task": _TASK},
    "tower_rebuilt": {"objects": words(OBJECTS)},
    "chosen": {"seat": SEAT},
    "revealed": {"seat": SEAT, "choice": word(CHOICES)},
    "voided": {"seats": SEATS},
    "column_left": {},
    "missed": {"seat": SEAT, "object": _OBJECT, "seats": SEATS},
    "token_passed": {"seat": SEAT},
    "ended": {"winners": SEATS, "bags": NUMBERS, "cards": NUMBERS},
}
