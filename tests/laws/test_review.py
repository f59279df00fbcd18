"""Looking back at a match: what each decision was worth, from what its seat knew."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

import butin
from butin.bots.review import Decision, decisions, judge
from butin.core.chance import FastChance
from butin.core.journal import load_journal
from butin.core.match import Match
from butin.testing.golden import newest_record
from butin.testing.ours import NAMES


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_of_a_record_is_judged_from_its_seat_s_own_view(name: str) -> None:
    game = butin.game(name)
    journal = load_journal(newest_record(game).read_text("utf-8"))
    found = list(decisions(game, journal))
    assert bool(found) == (game.speed is None)  # hands decide a race, and nobody can think about that afterwards
    for decision in found[:: max(1, len(found) // 4)]:
        entry = journal.entries[decision.number - 1]
        assert (decision.view["seat"], decision.move) == (entry.seat, entry.move)
        judged = judge(game, decision, FastChance(1), 6)
        assert 0 <= judged.chance <= judged.best_chance <= 1
        world = game.imagine(decision.view, FastChance(2))
        assert world.refusal(entry.seat, game.read_move(world, entry.seat, judged.best)) is None


def test_a_part_of_a_match_is_the_same_decisions() -> None:
    game = butin.game("schattendieb")
    journal = load_journal(newest_record(game).read_text("utf-8"))
    whole = {one.number: one.view for one in decisions(game, journal)}
    parts = [
        one for first in range(1, len(journal.entries) + 1, 7) for one in decisions(game, journal, first, first + 6)
    ]
    assert {one.number: one.view for one in parts} == whole


def ends_after(match: Match, seat: int, move: str) -> set[tuple[int, ...]]:
    """Who may win after this move, the last but one, by every answer that there is."""
    ends = set()
    state = match.state.clone()
    state.play(seat, match.game.read_move(state, seat, move))
    for answer in state.legal(1 - seat):
        end = state.clone()
        end.play(1 - seat, answer)
        ends.add(tuple(end.winners()))
    return ends


def test_throwing_a_won_match_away_is_seen() -> None:
    """One move wins whatever comes after it, another one loses."""
    for seed in range(100):
        match, chance = butin.new("voleurs", seats=2, seed=seed), FastChance(seed)
        while len(match.journal.entries) < 34:
            legal = match.legal(match.actors[0])
            match.play(match.actors[0], legal[chance.below(len(legal))])
        seat = match.actors[0]
        outcomes = {move: ends_after(match, seat, move) for move in match.legal(seat)}
        winning = [move for move, ends in outcomes.items() if ends == {(seat,)}]
        losing = [move for move, ends in outcomes.items() if ends == {(1 - seat,)}]
        if winning and losing:
            break
    view = match.game.view(match.state, seat)
    won = judge(match.game, Decision(35, view, winning[0]), FastChance(3), 400)
    lost = judge(match.game, Decision(35, view, losing[0]), FastChance(3), 400)
    assert (won.chance, lost.chance, lost.best_chance) == (1, 0, 1)
    assert lost.best in winning


@pytest.mark.slow
def test_the_command_line_names_the_moves_that_gave_most_away() -> None:
    record = str(newest_record(butin.game("voleurs")))
    command = [sys.executable, "-m", "butin", "review", record, "--iterations", "20"]
    told = subprocess.run([*command, "--lang", "en"], capture_output=True, text=True, check=True).stdout
    assert "Moves that gave most away" in told
    found = json.loads(subprocess.run([*command, "--json"], capture_output=True, text=True, check=True).stdout)
    assert [one["move"] for one in found["decisions"]] == list(range(1, 37))
    nothing = subprocess.run([*command[:4], "nothing.jsonl"], capture_output=True, text=True, check=False)
    assert (nothing.returncode, nothing.stderr[:6]) == (2, "butin:")
