"""Laws that every game keeps, at any number of seats, with any options."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from butin.bots.policy import careless, policies
from butin.core.chance import FastChance, secret_from_seed
from butin.core.errors import IllegalMove
from butin.core.game import WAIT, WATCHER, AnyGame
from butin.core.journal import Journal, load_journal
from butin.core.match import Match, replay
from butin.core.state import Event, State
from butin.testing.evenings import any_deal, evening, moments
from butin.testing.ours import GAMES
from butin.testing.stated import stated

ROOT = Path(__file__).parents[2]
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
seeds = st.integers(min_value=0, max_value=2**32)
few = settings(max_examples=25, deadline=None, derandomize=True)
fewest = settings(max_examples=10, deadline=None, derandomize=True)
some = settings(max_examples=60, deadline=None, derandomize=True)


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("part", range(4))
def test_two_thousand_random_games_end_and_keep_their_pieces(game: AnyGame, part: int) -> None:
    many = [
        sys.executable,
        "-m",
        "tests.laws.thousands",
        game.name,
        str(part * 500),
        "500",
    ]  # compiled, where that can be
    done = subprocess.run(many, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "500 games\n"), done.stderr


@every_game
@some
@given(seed=seeds)
def test_actors_have_moves_and_nobody_else_has(game: AnyGame, seed: int) -> None:
    for state in moments(game, seed, every=5):
        for seat in range(state.seats):
            assert bool(state.legal(seat)) == (seat in state.actors())
            assert len(set(state.legal(seat))) == len(state.legal(seat))


@every_game
@some
@given(seed=seeds, code=st.integers(min_value=-3, max_value=600))
def test_what_is_not_legal_is_refused(game: AnyGame, seed: int, code: int) -> None:
    for state in moments(game, seed, every=11):
        before = game.write(state)
        for seat in range(state.seats):
            refusal = state.refusal(seat, code)
            assert (code not in state.legal(seat)) or refusal is None
            if refusal is None and code not in state.legal(seat):
                told: list[Event] = []  # it only came too late: told, and nothing else changes
                state.play(seat, code, told.append)
                assert [event.kind for event in told] == ["too_late"]
            if refusal is not None:
                assert refusal.kind and refusal.text and refusal.clause.startswith(game.prefix)
        assert game.write(state) == before


@every_game
@few
@given(seed=seeds, text=st.text(max_size=12))
def test_a_text_that_is_no_move_is_refused_and_changes_nothing(game: AnyGame, seed: int, text: str) -> None:
    state = any_deal(game, seed)
    before = game.write(state)
    for seat in range(state.seats):
        try:
            move = game.check_move(state, seat, text)
        except IllegalMove as error:
            assert error.clause.startswith(game.prefix)
        else:
            assert move in state.legal(seat)
    assert game.write(state) == before


@every_game
@some
@given(seed=seeds)
def test_nothing_is_open_when_it_is_over(game: AnyGame, seed: int) -> None:
    state = any_deal(game, seed)
    codes = {move for _, move in evening(state, FastChance(seed))}
    for seat in range(state.seats):
        assert state.legal(seat) == []
        assert all(state.refusal(seat, code) is not None for code in codes)


@every_game
@few
@given(seed=seeds)
def test_a_clone_is_independent_and_goes_the_same_way(game: AnyGame, seed: int) -> None:
    state = any_deal(game, seed)
    kept: list[tuple[State, dict[str, object]]] = []
    twin = state.clone()
    for number, (seat, move) in enumerate(evening(state, FastChance(seed + 1))):
        if number % 10 == 0:
            assert game.write(twin) == game.write(state)
            kept.append((state.clone(), game.write(state)))
        twin.play(seat, move)
    assert game.write(twin) == game.write(state)
    for clone, written in kept:
        assert game.write(clone) == written


@every_game
@few
@given(seed=seeds)
def test_a_record_replays_to_the_same_position(game: AnyGame, seed: int) -> None:
    dealt = any_deal(game, seed)
    journal = Journal(game.name, game.version, dealt.seats, dealt.options, secret_from_seed(seed), ["a share"])
    match = Match(game, journal)
    chance = FastChance(seed)
    halfway: tuple[int, dict[str, object]] = (0, match.position())
    while not match.over:
        seat = chance.pick(match.actors)
        moves = match.legal(seat)
        match.play(seat, moves[chance.below(len(moves))], at=len(journal.entries))
        if chance.below(20) == 0:
            halfway = (len(journal.entries), match.position())
    again = replay(game, load_journal(match.save()))
    assert again.position() == match.position()
    assert [repr(event) for event in again.story] == [repr(event) for event in match.story]
    assert again.save() == match.save()
    assert replay(game, load_journal(match.save()), halfway[0]).position() == halfway[1]


@every_game
@some
@given(seed=seeds)
def test_moves_and_positions_read_back_what_was_written(game: AnyGame, seed: int) -> None:
    for state in moments(game, seed, every=6):
        written = game.write(state)
        again = game.read(json.loads(json.dumps(written)), state.seats, state.options, FastChance(seed))
        assert game.write(again) == written
        assert again.actors() == state.actors()
        assert again.scores() == state.scores() and again.winners() == state.winners()
        for seat in range(state.seats):
            assert sorted(again.legal(seat)) == sorted(state.legal(seat))
            texts = [game.write_move(state, seat, move) for move in state.legal(seat)]
            assert [game.read_move(state, seat, text) for text in texts] == state.legal(seat)
            assert len(set(texts)) == len(texts)


@every_game
@fewest
@given(seed=seeds)
def test_a_seat_cannot_tell_the_world_from_an_imagined_one(game: AnyGame, seed: int) -> None:
    box = stated(game)
    assert box is not None
    for state in moments(game, seed, every=6):
        for seat in range(WATCHER, state.seats):
            view = game.view(state, seat)
            world = game.imagine(json.loads(json.dumps(view)), FastChance(seed))
            box.conserved(world)
            assert game.view(world, seat) == view
            assert world.actors() == state.actors()
            assert seat == WATCHER or sorted(world.legal(seat)) == sorted(state.legal(seat))


@every_game
@fewest
@given(seed=seeds)
def test_events_tell_a_seat_nothing_that_its_view_hides(game: AnyGame, seed: int) -> None:
    for number, state in enumerate(moments(game, seed, every=4)):
        if not state.actors():
            return
        for seat in range(WATCHER, state.seats):
            world = game.imagine(game.view(state, seat), FastChance(seed + number))
            chance = FastChance(seed - number)
            actor = chance.pick(state.actors())
            both = [move for move in state.legal(actor) if move in world.legal(actor)]
            if not both:
                continue
            move = chance.pick(both)
            here, there = state.clone(), world.clone()
            told_here: list[Event] = []
            told_there: list[Event] = []
            here.play(actor, move, told_here.append)
            there.play(actor, move, told_there.append)
            if game.view(here, seat) == game.view(there, seat):
                seen_here = [repr(event) for event in told_here if event.seen_by(seat)]
                assert seen_here == [repr(event) for event in told_there if event.seen_by(seat)]


@every_game
def test_what_is_hidden_really_varies(game: AnyGame) -> None:
    state = any_deal(game, 5)
    view = game.view(state, 0)
    worlds = {json.dumps(game.write(game.imagine(view, FastChance(seed)))) for seed in range(30)}
    assert len(worlds) > 20


@every_game
@fewest
@given(seed=seeds)
def test_bots_and_the_absent_look_at_nothing_hidden(game: AnyGame, seed: int) -> None:
    for state in moments(game, seed, every=31):
        for seat in state.actors():
            view = game.view(state, seat)
            worlds = [game.imagine(view, FastChance(seed + world)) for world in range(3)]
            for policy in [*policies(game, 12).values(), game.absent]:
                choices = {policy(world, seat, FastChance(seed)) for world in worlds}
                assert len(choices) == 1
                assert choices <= {*state.legal(seat), WAIT}
                assert policy is not careless or WAIT not in choices or game.racing(state)


@every_game
@few
@given(seed=seeds)
def test_what_is_told_cites_a_clause_of_the_game(game: AnyGame, seed: int) -> None:
    told: list[Event] = []
    state = any_deal(game, seed, told.append)
    for _ in evening(state, FastChance(seed), told.append):
        pass
    assert all(event.rule.startswith(game.prefix + "-") for event in told)
    json.dumps([event.plain() for event in told])
