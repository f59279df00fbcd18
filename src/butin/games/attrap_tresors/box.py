"""What is in the box, and how much of it a table uses: the one place to correct when somebody counts a real box."""

from __future__ import annotations

from typing import Final

from butin.core.errors import BadOption
from butin.core.options import Options

COLOURS: Final = ["red", "orange", "yellow", "green", "blue", "purple"]  # assumption: the printed names are lost
TASKS_PER_COLOUR: Final = 3  # assumption: 18 tasks, shared out evenly

OBJECTS: Final = ["column", "lamp", "chest", "gem", "carpet", "cushion"]
REPEATED: Final = {"gem": 2}  # the box holds one of each, but two gems
COLUMN: Final = 0

VALUES: Final = [1, 2, 4, 5]  # of gold-bag cards; the lists below follow this order
GOLD: Final = [40, 20, 12, 12]  # the split into fours and fives is an assumption: any with ten of each plays alike
WORTH: Final = [-1, 1, 1, 0, 0, 0]  # the card that an object pays, as a place in VALUES; the column's pay is judged
FOUR: Final = 2
FIVE: Final = 3
TWOS_IN_PLAY: Final = [0, 0, 10, 10, 10, 20, 20]  # by number of seats (AT-2, AT-26)

TOWERS: Final = [  # by number of seats (AT-1); the towers of three, four and five are assumptions (AT-A2)
    [],
    [],
    ["column", "lamp", "gem"],
    ["column", "lamp", "gem", "gem"],
    ["column", "lamp", "gem", "gem", "carpet"],
    ["column", "lamp", "chest", "gem", "gem", "carpet"],
    ["column", "lamp", "chest", "gem", "gem", "carpet", "cushion"],
]

DICE_FOR_TWO: Final = 8  # four each (AT-28); more seats use what the option says (AT-A1)
OPEN_TASKS: Final = 3  # with two players (AT-27)
MATCHING: Final = 3  # dice of the task's colour (AT-6)
ROUNDS: Final = 10
CAP: Final = 2  # objects a player, one for each hand (AT-13, AT-A18)

BAZAAR: Final = 240  # mm, the side of the square board, whose middle is 0, 0: an assumption, like the dice
DIE: Final = 16
# How far dice roll along either axis: nearly all within the first number, a few beyond it by up to the second.
SPREADS: Final = [[92, 48], [74, 46], [112, 90]]  # thrown plainly, gently, hard (AT-A21)

TASKS: Final = len(COLOURS) * TASKS_PER_COLOUR
ENDLESS: Final = 99  # a cap that nobody reaches


def tower_for(seats: int, options: Options) -> list[int]:
    """The objects of a round, the column first, equal ones side by side; BadOption if a custom tower cannot be."""
    custom = options["tower_custom"]
    assert isinstance(custom, list)
    if not custom:
        return [OBJECTS.index(word) for word in TOWERS[seats]]
    tower = sorted(OBJECTS.index(word) for word in custom)
    if tower.count(COLUMN) != 1:
        text = f"option tower_custom has {tower.count(COLUMN)} columns: expected exactly one"
        raise BadOption(text, "tower_columns", {"columns": tower.count(COLUMN)})
    most = cap_for(seats, options) * 2 - 1 if seats == 2 else CAP * (seats - 1)
    if len(tower) - 1 > most:
        text = f"option tower_custom has {len(tower) - 1} objects beside the column: {seats} seats take {most}"
        raise BadOption(text, "tower_high", {"players": seats, "most": most})
    return tower


def agree(seats: int, options: Options) -> None:
    """A custom tower must fit the table (AT-A2)."""
    tower_for(seats, options)


def cap_for(seats: int, options: Options) -> int:
    return ENDLESS if seats == 2 and options["two_player_cap"] == "none" else CAP


def dice_for(seats: int, options: Options) -> int:
    return DICE_FOR_TWO if seats == 2 else int(str(options["dice"]))


def gold_for(seats: int, tower: list[int]) -> list[int]:
    """The cards in play by value: enough twos for ten rounds, whatever the tower (AT-2)."""
    twos = ROUNDS * sum(1 for kind in tower if WORTH[kind] == 1)
    return [GOLD[0], max(TWOS_IN_PLAY[seats], twos), GOLD[2], GOLD[3]]
