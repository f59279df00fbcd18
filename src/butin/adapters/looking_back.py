"""Judging decisions in worker processes, for the command line and for the room: a view goes there, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from butin import library
from butin.bots.review import ITERATIONS, Decision, decisions, judge
from butin.core.chance import FastChance
from butin.core.game import AnyGame
from butin.core.journal import Journal


@dataclass(slots=True)
class Question:
    """What was that move worth?"""

    game: str
    number: int
    view: dict[str, Any]
    move: str
    iterations: int


def questions(
    game: AnyGame, journal: Journal, iterations: int = ITERATIONS, first: int = 1, last: int = 0
) -> list[Question]:
    """One for every decision of these moves of a match."""
    found = decisions(game, journal, first, last)
    return [Question(game.name, one.number, one.view, one.move, iterations) for one in found]


def answer(question: Question) -> dict[str, Any]:
    """The chances to win with the move that was made and with the best one, as that seat could know them."""
    decision = Decision(question.number, question.view, question.move)
    found = judge(library.game(question.game), decision, FastChance(question.number), question.iterations)
    return {
        "move": question.number,
        "seat": question.view["seat"],
        "made": question.move,
        "best": found.best,
        "chance": round(found.chance, 4),
        "best_chance": round(found.best_chance, 4),
    }
