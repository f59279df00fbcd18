"""The front door, used as somebody would who has just installed it."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, assert_type

import pytest

import butin
from butin.core.errors import BadOption, BadPosition, BadRecord, BadSeats, UnknownName
from butin.core.game import AnyGame
from butin.testing.ours import GAMES, NAMES
from tests.laws.alike import answer, calls


def played(seed: int, moves: int = 10) -> butin.Match:
    match = butin.new("voleurs", seats=3, seed=seed)
    for number in range(moves):
        seat = match.actors[0]
        match.play(seat, match.legal(seat)[0], at=number * 1500)
    return match


def test_the_same_seed_gives_the_same_match_and_none_a_new_one() -> None:
    assert butin.new("voleurs", 3, seed=4).position() == butin.new("voleurs", 3, seed=4).position()
    assert butin.new("voleurs", 3).position() != butin.new("voleurs", 3).position()


def test_a_share_changes_the_deal_but_not_the_commitment() -> None:
    plain, shared = butin.new("voleurs", 2, seed=1), butin.new("voleurs", 2, seed=1, shares=["a", "b"])
    assert plain.position() != shared.position()
    commitments = {str(json.loads(m.save().splitlines()[0])["chance"]["commitment"]) for m in (plain, shared)}
    assert len(commitments) == 1


def test_a_match_can_be_left_and_taken_up_again() -> None:
    match = played(3)
    again = butin.load(match.save())
    assert again.position() == match.position()
    assert [entry.at for entry in again.journal.entries] == [number * 1500 for number in range(10)]


def test_a_position_can_be_set_up_and_saved() -> None:
    match = butin.set_up("voleurs", played(3).position(), seats=3, seed=9)
    assert match.position() == played(3).position()
    match.play(match.actors[0], match.legal(match.actors[0])[0])
    assert butin.load(match.save()).position() == match.position()


def test_a_refused_move_changes_nothing() -> None:
    match = played(3)
    before = match.save(), match.position(), len(match.story)
    wishes: list[tuple[Any, Any]] = [(0, "crown>9"), (1, "nonsense"), (2, "crown>1"), (7, "crown>1"), (-1, "crown>1")]
    for seat, move in [*wishes, (1, None), (1, 3), ("1", "crown>1"), (True, "crown>1")]:
        with pytest.raises(butin.IllegalMove):
            match.play(seat, move)
    with pytest.raises(butin.IllegalMove, match="seats are 0 to 2"):
        match.legal(3)
    with pytest.raises(butin.IllegalMove, match="seats are 0 to 2"):
        match.view(-2)
    assert before == (match.save(), match.position(), len(match.story))


@pytest.mark.parametrize(
    ("call", "error", "text"),
    [
        (lambda: butin.new("voleur", 2), UnknownName, "did you mean 'voleurs'?"),
        (lambda: butin.new("voleurs", 7), BadSeats, "expected 2 to 6"),
        (lambda: butin.new("voleurs", True), BadSeats, "expected 2 to 6"),
        (lambda: butin.new("voleurs", 2, options={"game": 2}), UnknownName, "did you mean 'games'?"),
        (lambda: butin.new("voleurs", 2, options={"games": 0}), BadOption, "a whole number from 1 to 7"),
        (lambda: butin.new("voleurs", 2, options={"games": 2.5}), BadOption, "a whole number from 1 to 7"),
        (lambda: butin.new("voleurs", 2, options={"tie_break": "share"}), BadOption, "did you mean 'shared'?"),
        (lambda: butin.new("voleurs", 2, options={"hide_log": "maybe"}), BadOption, "true or false"),
        (lambda: butin.set_up("voleurs", {"pile": []}, 2), BadPosition, "did you mean 'piles'?"),
        (lambda: butin.set_up("voleurs", {"hands": [["crown"] * 5, 5]}, 2), BadPosition, "at most 4"),
        (lambda: butin.set_up("voleurs", {"turn": 2}, 2), BadPosition, "turn is 2"),
        (lambda: butin.set_up("voleurs", None, 2), BadPosition, "position is None: expected fields with values"),  # type: ignore[arg-type]
        (lambda: butin.new("voleurs", 2, seed="x"), butin.ButinError, "seed is 'x': expected a whole number"),  # type: ignore[arg-type]
        (lambda: butin.new("voleurs", 2, shares="ab"), butin.ButinError, "shares are 'ab': expected a list of texts"),  # type: ignore[arg-type]
        (lambda: butin.new("voleurs", 2, options=[]), BadOption, "options are []: expected names with values"),  # type: ignore[arg-type]
        (lambda: butin.new(7, 2), UnknownName, "unknown game 7"),  # type: ignore[arg-type]
        (lambda: butin.load(3), BadRecord, "a record is a text, not 3: save() gives one"),  # type: ignore[arg-type]
        (lambda: played(3).play(0, 7), butin.IllegalMove, "a move is a text, not 7: legal(0) lists them"),  # type: ignore[arg-type]
        (lambda: played(3).view(None), butin.IllegalMove, "there is no seat None: seats are 0 to 2"),  # type: ignore[arg-type]
        (lambda: played(3).play(1, "crown>1", at="x"), butin.IllegalMove, "at is 'x': expected a whole number"),  # type: ignore[arg-type]
        (lambda: butin.load(""), BadRecord, "line 1"),
        (lambda: butin.load("{}"), BadRecord, "line 1"),
        (lambda: butin.load("not json"), BadRecord, "line 1 is not JSON"),
        (lambda: butin.load("[1]"), BadRecord, "not an object"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(call: Callable[[], object], error: type[Exception], text: str) -> None:
    with pytest.raises(error) as caught:
        call()
    assert text in str(caught.value)
    assert "\n" not in str(caught.value)


def test_whatever_the_library_is_handed_it_answers_or_refuses_in_one_line() -> None:
    answers = [f"{name} -> {answer(call)}" for name, call in calls()]
    assert len(answers) > 2000
    assert [line for line in answers if "BROKEN" in line or "\n" in line] == []


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_clone_goes_its_own_way_and_the_same_moves_lead_to_the_same_position(game: AnyGame) -> None:
    match = butin.new(game.name, seats=2, seed=5)
    before = match.save(), match.position(), list(match.story)
    clone, other = match.clone(), match.clone()
    while not clone.over and len(clone.journal.entries) < 40:
        seat = clone.actors[-1]
        move = clone.legal(seat)[0]
        assert repr(other.play(seat, move)) == repr(clone.play(seat, move))
    assert (match.save(), match.position(), match.story) == before
    assert (other.save(), other.position()) == (clone.save(), clone.position())
    assert clone.position() != match.position()


def test_a_match_says_where_it_stands() -> None:
    assert repr(played(3)) == "Match(voleurs, 3 seats, 10 moves, seat 1 to act)"
    assert repr(butin.new("labyrinthe", 1, seed=1)) == "Match(labyrinthe, 1 seat, 0 moves, seat 0 to act)"
    assert (
        repr(butin.new("schattendieb", 3, seed=1)) == "Match(schattendieb, 3 seats, 0 moves, seats 0, 1 and 2 to act)"
    )
    match = played(3, 36)
    assert match.over
    assert repr(match) == f"Match(voleurs, 3 seats, 36 moves, seat {match.winners[0]} won)"


def test_an_altered_record_does_not_load() -> None:
    lines = played(3).save().splitlines()
    broken = {
        "no secret": lines[:-1],
        "another secret": [*lines[:-1], '{"secret": "00"}'],
        "no hexadecimal secret": [*lines[:-1], '{"secret": "xyz"}'],
        "a move doubled": [*lines[:3], lines[2], *lines[3:]],
        "a move left out": [*lines[:2], *lines[3:]],
        "an unknown move": [*lines[:2], '{"seat": 0, "move": "crown>9", "at": 0}', *lines[2:]],
        "a move without a seat": [*lines[:2], '{"move": "crown>1"}', *lines[2:]],
        "another game": [lines[0].replace('"voleurs"', '"voleurses"'), *lines[1:]],
        "another format": [lines[0].replace('"butin": 1', '"butin": 9'), *lines[1:]],
        "other rules": [lines[0].replace('"rules": 1', '"rules": 9'), *lines[1:]],
        "other seats": [lines[0].replace('"seats": 3', '"seats": 9'), *lines[1:]],
        "other chance": [lines[0].replace('"sealed-1"', '"dice"'), *lines[1:]],
    }
    for what, record in broken.items():
        with pytest.raises(butin.ButinError) as caught:
            butin.load("\n".join(record))
        assert "\n" not in str(caught.value), what


def test_events_read_like_sentences_and_cite_their_clause() -> None:
    match = butin.set_up(
        "voleurs", {"piles": [["crown"]], "hands": {0: ["crown", "?", "?", "?", "?"]}}, seats=2, seed=1
    )
    told = match.play(0, "crown>0")
    assert repr(told[0]) == "taken(seat=0, motif=crown, pile=0, height=2, from=-1) VO-5"
    assert told[0].plain() == {
        "kind": "taken",
        "rule": "VO-5",
        "seat": 0,
        "motif": "crown",
        "pile": 0,
        "height": 2,
        "from": -1,
    }


def test_games_is_the_package_and_lists_what_is_in_it() -> None:
    import butin.games.voleurs.rules as rules  # noqa: PLC0415, PLR0402

    assert butin.games is sys.modules["butin.games"]

    assert butin.games() == sorted(butin.games())
    assert set(NAMES) <= set(butin.games())
    assert sorted(path.parent.name for path in Path(rules.__file__).parents[1].glob("*/__init__.py")) == NAMES
    assert butin.games.voleurs.rules is rules


def test_a_type_checker_knows_what_the_library_gives_and_takes() -> None:
    """mypy reads this, too: it passes what is right, and above it refuses whatever needs an `ignore`."""
    match = butin.new("voleurs", seats=2, seed=1)
    assert_type(butin.games(), list[str])
    assert_type(butin.games.voleurs, ModuleType)
    assert_type(match, butin.Match)
    assert_type(match.clone(), butin.Match)
    assert_type(match.legal(0), list[str])
    assert_type(match.play(0, match.legal(0)[0], at=5), list[butin.Event])
    assert_type(match.scores, list[int] | None)
    assert isinstance(butin.games, ModuleType)
