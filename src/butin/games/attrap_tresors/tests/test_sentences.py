"""Attrap'trésors: its manual has every move, and its sentences speak to people."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from butin.adapters.texts import LANGUAGES, Words
from butin.core.chance import FastChance
from butin.core.errors import IllegalMove
from butin.core.state import Event
from butin.games.attrap_tresors import GAME
from butin.games.attrap_tresors.notation import _TEXTS as MOVES
from butin.games.attrap_tresors.position import FIELDS
from butin.testing.evenings import evening

SOURCE = Path(__file__).parent.parent
MANUAL = (SOURCE / "SCENARIOS.md").read_text("utf-8")
PERSON = {"fr": "Toi", "en": "You", "de": "Du"}

ONE_NOW = [LANGUAGES[0], *(pytest.param(one, marks=pytest.mark.whole) for one in LANGUAGES[1:])]


@cache
def stories() -> tuple[list[Event], list[IllegalMove]]:
    """All that is told and refused in some evenings, at every kind of table."""
    told: list[Event] = []
    refused: list[IllegalMove] = []
    for seed in range(40):
        wanted: dict[str, object] = {"dice": "68"[seed // 5 % 2], "quiet_mode": seed % 4 == 0}
        wanted["tower_custom"] = ["column", "gem"] if seed % 8 > 5 else []
        seats = 2 + seed % 5
        state = GAME.deal(seats, GAME.settle(seats, wanted), FastChance(seed), told.append, 0)
        for number, _ in enumerate(evening(state, FastChance(seed), told.append)):
            if number % 5 == 0:
                asked = [state.refusal(seat, move) for seat in range(-1, seats) for move in range(-1, len(MOVES))]
                refused += [refusal for refusal in asked if refusal is not None]
    return told, refused


def test_every_field_that_is_written_is_a_field() -> None:
    written: set[str] = set()
    for seats, quiet in ((2, False), (3, True)):
        state = GAME.deal(seats, GAME.settle(seats, {"quiet_mode": quiet}), FastChance(1), None, 0)
        assert set(GAME.see(state, 0)) < set(GAME.write(state))
        written |= set(GAME.write(state))
    assert written == set(FIELDS)


def test_the_manual_has_every_move() -> None:
    moves = MANUAL.split("\n## Moves\n")[1].split("\n## ")[0]
    assert [move for move in MOVES if f"`{move}`" not in moves and not move.startswith("replace")] == []


@pytest.mark.parametrize("language", ONE_NOW)
def test_a_seat_that_is_called_you_is_spoken_to(language: str) -> None:
    """Nothing is said of that person as of others, and nothing changes for others."""
    you = PERSON[language]
    spoken = Words(GAME.package, language, [you, "Bo", "Cy", "Di", "Ed", "Flo"])
    plain = Words(GAME.package, language, ["Ana", "Bo", "Cy", "Di", "Ed", "Flo"])
    told, refused = stories()
    met = set()
    for event in told:
        named, said = plain.event(event), spoken.event(event)
        whom = [event.values.get(name) for name in ("seat", "seats", "winners")]
        if "Ana" not in named:
            assert said == named
        elif 0 in whom or [0] in whom:
            met.add(event.kind)
            assert said != named.replace("Ana", you) or (language, event.kind) == ("en", "revealed")
    assert len(met) > 18
    for error in refused:
        named, said = plain.refusal(error), spoken.refusal(error)
        if "Ana" in named and (error.values.get("seat") == 0 or error.values.get("seats") == [0]):
            assert said != named.replace("Ana", you)


@pytest.mark.parametrize(
    ("language", "event", "sentence"),
    [
        ("fr", Event("task_kept", "AT-20", {"seat": 0}), "Tu gardes ta mission."),
        ("en", Event("task_kept", "AT-20", {"seat": 0}), "You keep your task."),
        ("de", Event("task_kept", "AT-20", {"seat": 0}), "Du behältst deine Aufgabe."),
        ("en", Event("task_kept", "AT-20", {"seat": 1}), "Bo keeps the task."),
        (
            "fr",
            Event("too_late", "AT-14", {"seat": 1, "object": "lamp", "seats": [0]}),
            "Bo tend la main vers la lampe, mais trop tard. C’est toi qui l’as déjà.",
        ),
        (
            "de",
            Event("judged_wrong", "AT-8", {"seat": 0}),
            "Du hast falsch zugegriffen: Die Würfel haben dich nicht gerufen. Kein Gold für dich in dieser Runde.",
        ),
        (
            "fr",
            Event("tower_opened", "AT-11", {"objects": ["lamp", "gem", "gem"]}),
            "À prendre maintenant\u00a0: la lampe et deux gemmes.",
        ),
        (
            "en",
            Event("closed", "AT-A9", {"left": ["gem", "gem", "carpet"], "count": 3}),
            "The round is over. Nobody took: two gems and the flying carpet.",
        ),
        ("fr", Event("nothing_given_back", "AT-A13", {"seat": 0}), "Tu n’as pas d’or et tu ne rends rien."),
        (
            "en",
            Event("judged_right", "AT-6", {"seat": 1, "pattern": "three"}),
            "Bo was right to grab the column: at least three dice show the colour of the task.",
        ),
        (
            "fr",
            Event("paid", "AT-18", {"seat": 0, "object": "gem", "value": 1}),
            "Tu reçois 1 sac d’or pour une gemme.",
        ),
        (
            "de",
            Event("paid", "AT-16", {"seat": 0, "object": "column", "value": 5}),
            "Du bekommst 5 Goldsäcke für die Silbersäule.",
        ),
    ],
)
def test_the_second_person_sounds_right(language: str, event: Event, sentence: str) -> None:
    assert Words(GAME.package, language, [PERSON[language], "Bo"]).event(event) == sentence
