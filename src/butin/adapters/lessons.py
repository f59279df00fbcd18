"""Lessons: scenarios with something to say. The learner makes every move of the first seat, others play by heart."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from butin.adapters.scenarios import parse_scenarios
from butin.adapters.texts import folder
from butin.core.game import AnyGame
from butin.core.match import Match
from butin.core.scenario import begin, numbered
from butin.core.state import TABLE, Event
from butin.room.errors import Refused

LEARNER = 0


@dataclass
class Idea:
    """One thing to learn: what is said, the moves that fit it, and what the others do afterwards."""

    say: str
    moves: list[str] = field(default_factory=list)  # none: the last words
    any: bool = False
    others: list[tuple[int, str]] = field(default_factory=list)

    def fitting(self, match: Match) -> list[str]:
        """The moves that go on with the lesson, the one that it has in mind first."""
        legal = match.legal(LEARNER) if self.any else []
        return [*self.moves, *(move for move in legal if move not in self.moves)]


class Lesson:
    """A game's lesson, played as far as the learner has come."""

    def __init__(self, game: AnyGame, scenario: dict[str, Any]) -> None:
        self.game = game
        self.scenario = numbered(scenario)
        self.ideas = _ideas(self.scenario["when"])

    def play(self, moves: list[str]) -> dict[str, Any]:
        """The lesson after these moves of the learner: what to do next, and what the last move brought."""
        if len(moves) >= len(self.ideas):
            raise Refused("lesson_over", "the lesson has no more moves: it is over")
        match = begin(self.game, self.scenario)
        turns: list[dict[str, Any]] = []
        for idea, move in zip(self.ideas, moves, strict=False):
            turns = [self._turn(match, LEARNER, _wanted(match, idea, move))]
            turns += [self._turn(match, seat, other) for seat, other in idea.others]
        idea = self.ideas[len(moves)]
        place = {"step": len(moves), "steps": len(self.ideas), "say": idea.say, "moves": idea.fitting(match)}
        return {**place, "view": match.view(LEARNER), "turns": turns}

    def _turn(self, match: Match, seat: int, move: str) -> dict[str, Any]:
        told: list[Event] = match.play(seat, move)
        events = [event.plain() for event in told if event.seen_by(LEARNER)]
        return {"seat": seat, "events": events, "view": match.view(LEARNER)}


@cache
def lesson(game: AnyGame) -> Lesson:
    """A game's lesson, from its folder."""
    file = folder(game.package).joinpath("lesson.yaml")
    if not file.is_file():
        raise Refused("no_such_lesson", f"there is no lesson of {game.name}", {"game": game.name})
    scenario = parse_scenarios(file.read_text("utf-8"), "lesson.yaml")[0]
    return Lesson(game, scenario)


def _wanted(match: Match, idea: Idea, move: str) -> str:
    """The move as it is written, if it fits; the referee refuses what is against the rules."""
    code = match.game.check_move(match.state, LEARNER, move)
    written = match.game.write_move(match.state, LEARNER, code)
    if written not in idea.fitting(match):
        raise Refused("not_the_lesson", "the rules allow this, but the lesson shows something else")
    return written


def _ideas(steps: list[dict[Any, Any]]) -> list[Idea]:
    ideas: list[Idea] = []
    for step in steps:
        moves = [(seat, str(move)) for seat, move in step.items() if seat not in ("say", "or", "then")]
        if "say" in step:
            other = step.get("or", [])
            more = [] if other == "any" else [str(move) for move in other]
            ideas.append(Idea(step["say"], [move for _, move in moves] + more, other == "any"))
        else:
            ideas[-1].others += [(TABLE if seat == "table" else seat, move) for seat, move in moves]
    return ideas
