"""Roles: what a game says of its position and its moves, as data; and the law that judges whether it is enough."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

import msgspec
import pytest

from butin.adapters.drawn import drawn
from butin.core.roles import COUNT, OWNER, TOP, TURN, UNSEEN, grid, guessed, hand, pile, reading, roles_of, row, touch
from butin.testing import role_laws
from butin.testing.case import Broken, Case, Skipped
from butin.testing.ours import GAMES
from tests.others import dice_game, frogs_game
from tests.others.dice_game import shapes as dice_shapes
from tests.others.frogs_game import shapes as frogs_shapes

DICE, FROGS = dice_game.GAME, frogs_game.GAME


class Heap(TypedDict):
    """A record."""

    card: Annotated[str, TOP]
    whose: Annotated[int, OWNER]
    high: NotRequired[Annotated[int, COUNT]]


class Lying(TypedDict):
    """A position."""

    turn: int
    phase: Literal["one", "two"]
    heaps: Annotated[list[Heap], pile()]
    hands: NotRequired[Annotated[list[list[int] | int], hand()]]
    dice: list[int]
    kept: list[list[str]]
    stakes: list[int | str]
    done: bool


class Less(TypedDict):
    """Of a pond nothing but its squares."""

    board: Annotated[list[str], grid("disc", empty=".", square="{letter}{row}")]


def test_roles_stand_beside_types_and_are_data() -> None:
    found = roles_of(Lying)
    assert list(found) == ["heaps", "hands"]
    assert found["heaps"].parts == {"top": "card", "owner": "whose", "count": "high"}
    assert (found["hands"].form, found["hands"].each, found["hands"].own) == ("row", True, True)
    assert msgspec.to_builtins(found)["hands"]["look"] == "card"


def test_without_roles_types_tell_what_they_can() -> None:
    found = guessed(Lying)
    assert (found["turn"], found["done"], found["dice"]) == (TURN, UNSEEN, row())
    assert (found["phase"].form, found["kept"], found["stakes"]) == ("phase", row(each=True), hand())


@pytest.mark.parametrize(
    ("text", "holes", "move", "named"),
    [
        ("{card}", {"card": "hands"}, "7", {"hands": ["7"]}),
        ("{card}", {"card": "hands"}, "7 8", None),
        ("{a}-{b}", {"a": "board", "b": "board"}, "a1-b2", {"board": ["a1", "b2"]}),
        ("keep {dice*}", {"dice": "dice"}, "keep 3 5 5", {"dice": ["3", "5", "5"]}),
        ("keep {dice*}", {"dice": "dice"}, "keep", None),
        ("{card}>{pile}", {"card": "hands", "pile": "piles"}, "keg>3", {"hands": ["keg"], "piles": ["3"]}),
        ("(why?)", {}, "(why?)", {}),
        ("a.b", {}, "axb", None),
    ],
)
def test_a_move_is_read_by_its_text_with_holes(text: str, holes: Any, move: str, named: Any) -> None:
    assert touch(text, **holes).read(move) == named


def test_the_first_kind_that_fits_reads_a_move() -> None:
    moves = [touch("throw"), touch("{card}", card="hands")]
    assert (reading(moves, "throw"), reading(moves, "7"), reading(moves, "a b")) == ({}, {"hands": ["7"]}, None)


@pytest.mark.parametrize(("text", "holes"), [("{card}", {}), ("throw", {"card": "hands"}), ("{a} {b}", {"a": "x"})])
def test_every_hole_wants_its_field(text: str, holes: Any) -> None:
    with pytest.raises(ValueError, match="expected a field for each"):
        touch(text, **holes)


@pytest.mark.parametrize("game", [DICE, FROGS], ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_the_roles_of_small_games_are_enough(game: Any, seed: int) -> None:
    role_laws.roles_are_enough(Case(game, seed))


@pytest.mark.parametrize(
    ("game", "shapes", "moves", "why"),
    [
        (DICE, dice_shapes, dice_shapes.MOVES[:-1], r"no touch\(\) of MOVES reads the move 'keep \d'"),
        (DICE, dice_shapes, [touch("{any*}", any="dice")], r"the move '.*' names .*, and seat \d sees .* in dice"),
        (DICE, dice_shapes, [touch("{any*}", any="cups")], "MOVES fill a hole with cups, which no position has"),
        (FROGS, frogs_shapes, [touch("{a}-{b}", a="board", b="eaten")], r"names .*, and seat \d sees .* in eaten"),
    ],
)
def test_what_is_not_enough_is_said(
    game: Any, shapes: Any, moves: list[Any], why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shapes, "MOVES", moves)
    with pytest.raises(Broken, match=why):
        role_laws.roles_are_enough(Case(game, 1))


def test_a_move_that_nothing_reads_may_have_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_shapes, "MOVES", dice_shapes.MOVES[1:])
    role_laws.roles_are_enough(Case(DICE, 1))


def test_a_field_without_a_role_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frogs_shapes, "Position", Less)
    with pytest.raises(Broken, match=r"eaten, moves, turn of the position has no role in shapes\.py"):
        role_laws.roles_are_enough(Case(FROGS, 1))


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_a_game_with_a_board_need_not_say_how_it_lies(game: Any) -> None:
    if not drawn(game).said:
        with pytest.raises(Skipped, match="guessed from its types"):
            role_laws.roles_are_enough(Case(game, 1))
