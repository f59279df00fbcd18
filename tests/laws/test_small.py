"""Laws about secrets in the smallest games: the honest ones hold, and each broken one is told what is wrong with it."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from butin.core.game import AnyGame
from butin.testing import secret_laws, twins, varying
from butin.testing.case import Case
from butin.testing.laws import BROKEN, LAWS, OK, SKIPPED, held

SMALL = Path(__file__).parent / "small"
RULES, STATED = "__init__.py", "testing.py"

Hold = Callable[[Case], None]
Change = tuple[str, str, str]  # a file, and what is replaced in it by what

ABOUT_SECRETS: list[Hold] = [
    secret_laws.imagines,
    secret_laws.events_are_discreet,
    secret_laws.shows_what_is_known,
    varying.varies,
    twins.same_bytes,
]
HONEST: dict[str, tuple[str, list[Change]]] = {
    "six cards": ("dice", []),
    "three cards": ("dice", [(RULES, "CARDS = range(1, 7)", "CARDS = range(1, 4)")]),
    "one who sees all": (
        "dice",
        [
            (RULES, "if holder == seat or", "if seat == 0 or holder == seat or"),
            (STATED, "if holder == seat else", "if seat == 0 or holder == seat else"),
        ],
    ),
    "a number": ("number", []),
    "one of two numbers": (
        "number",
        [
            (RULES, "NUMBERS = range(1, 4)", "NUMBERS = range(1, 3)"),
            (RULES, "1 + chance.below(3)", "1 + chance.below(2)"),
        ],
    ),
}
TO_DRAW = "from the chance that `read` is given"
SHOWN, TOLD, SENT = secret_laws.shows_what_is_known, secret_laws.events_are_discreet, twins.same_bytes
BREAKS: list[tuple[str, Change, dict[Hold, str]]] = [
    (
        "dice",
        (RULES, "left.pop(chance.below(len(left)))", "left.pop()"),
        {varying.varies: f"`imagine` always gives the same world; draw what is hidden (cards) {TO_DRAW}"},
    ),
    (
        "dice",
        (RULES, "left.pop(chance.below(len(left)))", "left.pop(chance.below(max(1, len(left) - 1)))"),
        {varying.varies: "`imagine` never lays 6 in cards[0], which fits as well; draw"},
    ),
    (
        "dice",
        (RULES, "else [HOLE] * state.seats", "else [HOLE, *state.cards[1:]]"),
        {SHOWN: "seat -1 is shown something else than it may know", SENT: "is sent as message"},
    ),
    (
        "dice",
        (RULES, "if holder == seat or", "if holder >= seat or"),
        {SHOWN: "seat 0 is shown something else than it may know", SENT: "seat 0 is sent as message"},
    ),
    (
        "dice",
        (RULES, '"die": self.done[-1]}', '"die": self.done[-1], "low": min(self.cards)}'),
        {TOLD: "in a world that it cannot tell from this one", SENT: "is sent as message"},
    ),
    (
        "number",
        (RULES, "chance.pick(left)", "left[0]"),
        {varying.varies: f"`imagine` always gives the same world; draw what is hidden (number) {TO_DRAW}"},
    ),
    (
        "number",
        (RULES, "if state.over() else HOLE", "if state.over() or state.done else HOLE"),
        {SHOWN: "is shown something else than it may know: {'number'", SENT: "is sent as message"},
    ),
    (
        "number",
        (RULES, '"right": move == self.number}', '"right": move == self.number, "off": move - self.number}'),
        {TOLD: "in a world that it cannot tell from this one", SENT: "is sent as message"},
    ),
    (
        "steps",
        (RULES, '"steps": move}', '"steps": move, "luck": self.chance.clone().below(100)}'),
        {TOLD: "in a world that it cannot tell from this one"},
    ),
]
HIDES_NOTHING = "it hides nothing: PLACES of its testing.py names no field"
NOTHING_VARIES: list[tuple[list[Change], dict[Hold, str]]] = [
    ([], {varying.varies: HIDES_NOTHING, SENT: HIDES_NOTHING}),
    (
        [(STATED, "PLACES: list[str] = []", 'PLACES = ["done"]')],
        {
            varying.varies: "no other world was found that fits what any seat knows of done",
            SENT: "with 2 seats and {}, no other world was found that fits what seat -1 knows",
        },
    ),
]


def game_of(name: str, changes: list[Change], folder: Path, plant: pytest.MonkeyPatch) -> AnyGame:
    """The small game in a package of its own, with these lines of it changed."""
    package = f"small_{folder.name}"
    copy = shutil.copytree(SMALL / name, folder / package, ignore=shutil.ignore_patterns("__pycache__"))
    for file, old, new in changes:
        text = (copy / file).read_text("utf-8")
        assert text.count(old) == 1, "the fault must hit exactly one place"
        (copy / file).write_text(text.replace(old, new), "utf-8")
    plant.syspath_prepend(str(folder))
    game: AnyGame = import_module(package).GAME
    return game


@pytest.mark.parametrize("what", HONEST)
def test_a_small_game_that_hides_what_it_should_keeps_every_law_about_secrets(
    what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = game_of(*HONEST[what], tmp_path, monkeypatch)
    verdicts = [held(law, game) for law in LAWS if law.hold in ABOUT_SECRETS]
    assert [str(verdict) for verdict in verdicts if verdict.kind != OK] == []
    assert len(verdicts) == len(ABOUT_SECRETS)


@pytest.mark.parametrize(("name", "change", "said"), BREAKS)
def test_a_small_game_that_is_broken_is_told_what_is_wrong(
    name: str, change: Change, said: dict[Hold, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_told(BROKEN, said, game_of(name, [change], tmp_path, monkeypatch))


@pytest.mark.parametrize(("changes", "said"), NOTHING_VARIES)
def test_where_nothing_can_vary_the_laws_are_skipped_and_say_why(
    changes: list[Change], said: dict[Hold, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert_told(SKIPPED, said, game_of("steps", changes, tmp_path, monkeypatch))


def assert_told(kind: str, said: dict[Hold, str], game: AnyGame) -> None:
    for law in (law for law in LAWS if law.hold in said):
        verdict = held(law, game)
        assert (verdict.kind, said[law.hold] in verdict.why) == (kind, True), verdict
