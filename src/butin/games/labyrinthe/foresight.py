"""Looking ahead in the maze: every push, every square within reach, and what the rivals may push after it.

A worth is in discs: what one may hope to take next, less what the rivals may.
"""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.games.labyrinthe.corridors import (
    ALLOWED,
    MOVED,
    SPARE,
    Corridors,
    carried,
    carried_back,
    code_of,
    corridors,
    nearest,
    whereabouts,
)
from butin.games.labyrinthe.maze import SQUARES, distance
from butin.games.labyrinthe.rules import SHIFT, WALKS, Labyrinthe

# The temper of whoever looks so far, found by play.
_HALF_OPEN: Final = 0.3  # what a door that a rival may close is worth beside one that nobody can
_SLOPPY: Final = 0.2  # how often a rival leaves a door open to the next one
_LATER: Final = 0.6  # how much of a door is left after each further rival's push
_NEXT: Final = 0.5  # what a door to the next treasure is worth
_DENY: Final = 0.7  # in the secret form: what it is worth to keep a rival from a disc
_LAST: Final = 3.0  # and so many times as much if it is his last
_SAMPLES: Final = 160  # of what several rivals may do to the maze
_PATIENCE: Final = 4  # turns of each seat without a capture before one thinks less of the rivals
_TAKEN: Final = 5.0  # a disc in hand comes before all else
_NEVER: Final = -99.0


class Prospect:
    """What a seat seeks and fears: its goal, what may come after it, and what the rivals are after."""

    def __init__(self, state: Labyrinthe, seat: int, pool: list[int], guesses: list[list[float]]) -> None:
        seats = state.seats
        order = [(seat + step) % seats for step in range(1, seats)]
        self.seat: int = seat
        self.pool: list[int] = pool  # the discs that may be sought next
        self.guesses: list[list[float]] = guesses  # in the secret form: how likely each rival seeks each disc
        self.goal: int = state.pile_of(seat)[-1]
        self.rivals: list[int] = [state.ghosts[rival] for rival in order]  # in the order of their turns
        self.fears: list[float] = []  # what a disc for each of them costs
        self.strict: bool = state.agreed.strict_nearest
        self.secret: bool = state.agreed.secret
        tired = state.since_capture - _PATIENCE * seats
        calm = 1.0 if tired < 0 else max(0.0, 1.0 - tired / (_PATIENCE * seats))
        for rival in order:
            left = len(state.pile_of(rival))
            fear = _DENY * (_LAST if left == 1 else 1.0) if self.secret else 1.0
            self.fears.append(calm * fear / len(order))


def choose(state: Labyrinthe, seat: int, prospect: Prospect, chance: Chance) -> int:
    """The push or the walk with the best outlook."""
    maze = corridors(state)
    places = whereabouts(state)
    here = state.ghosts[seat]
    if state.phase != SHIFT:
        worths = _worths(prospect, maze, places, here, prospect.rivals, chance)
        return WALKS + _best(worths, chance)
    goal = places[prospect.goal]
    pushes: list[int] = []
    taking: list[int] = []
    for arrow in ALLOWED[maze.arrow + 1]:
        target = MOVED[arrow][goal]
        start = carried(arrow, 1 << here).bit_length() - 1
        for sides in maze.turns:
            push = arrow * 16 + sides
            pushes.append(push)
            if target != SPARE and maze.pushed(arrow, sides).reach(start) >> target & 1:
                taking.append(push)
    found: list[float] = []
    for push in taking or pushes:
        arrow = push >> 4
        start = carried(arrow, 1 << here).bit_length() - 1
        rivals = [carried(arrow, 1 << rival).bit_length() - 1 for rival in prospect.rivals]
        moved = [MOVED[arrow][place] for place in places]
        found.append(max(_worths(prospect, maze.pushed(arrow, push & 15), moved, start, rivals, chance)))
    push = (taking or pushes)[_best(found, chance)]
    return code_of(push >> 4, push & 15)


def _best(worths: list[float], chance: Chance) -> int:
    """The place of the greatest worth; one of them, if there are several."""
    most = max(worths) - 1e-9
    return chance.pick([i for i, worth in enumerate(worths) if worth >= most])


def _worths(
    prospect: Prospect, maze: Corridors, places: list[int], here: int, rivals: list[int], chance: Chance
) -> list[float]:
    """What each square is worth to end on, after the push; NEVER where one may not."""
    goal = places[prospect.goal]
    reached = maze.reach(here)
    nexts = [places[disc] for disc in prospect.pool]
    worths = [_NEVER] * SQUARES
    if goal != SPARE and reached >> goal & 1:  # whoever can take it does
        worths[goal] = _TAKEN + _after_taking(prospect, maze, goal, nexts, rivals, places, chance)
        return worths
    if prospect.secret or not rivals:
        hopes = _alone(maze, goal, len(rivals), chance)
        lost = _threat(prospect, maze, rivals, places)
    else:
        hopes, lost = _race(prospect, maze, goal, rivals, nexts)
    for square in nearest(reached, goal) if prospect.strict else range(SQUARES):
        if reached >> square & 1:
            worths[square] = hopes[square] - lost
    return worths


def _after_taking(
    prospect: Prospect,
    maze: Corridors,
    goal: int,
    nexts: list[int],
    rivals: list[int],
    places: list[int],
    chance: Chance,
) -> float:
    if prospect.secret or not rivals:
        return _NEXT * _chances(maze, goal, nexts, len(rivals), chance) - _threat(prospect, maze, rivals, places)
    total = 0.0
    for following in nexts:
        hopes, lost = _race(prospect, maze, following, rivals, [])
        total += hopes[goal] - lost
    return total / max(1, len(nexts))


def _race(
    prospect: Prospect, maze: Corridors, goal: int, rivals: list[int], nexts: list[int]
) -> tuple[list[float], float]:
    """All seek the treasure on `goal` and the first rival is to push: what to hope on each square, and what to fear."""
    count = len(rivals)
    opens = [0.0] * SQUARES
    if maze.takers(goal) >> rivals[0] & 1:
        if nexts:
            opens = [_NEXT * share / count**3 for share in _doors(maze, nexts)]
        return opens, prospect.fears[0]
    threats = [0.0] * count
    total = 0.0
    for reply in maze.replies():
        arrow = reply >> 4
        from_here = carried_back(arrow, maze.pushed(arrow, reply & 15).takers(MOVED[arrow][goal]))
        weight = _SLOPPY if count > 1 and from_here >> rivals[1] & 1 else 1.0
        total += weight
        for square in range(SQUARES):
            if from_here >> square & 1:
                opens[square] += weight
        for i in range(1, count):
            if from_here >> rivals[i] & 1:
                threats[i] += weight
    left, lost = 1.0, 0.0
    for i in range(1, count):
        taken = left * threats[i] / total * (1.0 if i == 1 else _LATER)
        lost += taken * prospect.fears[i]
        left = (left - taken) * _LATER
    for square in range(SQUARES):
        share = opens[square] / total
        opens[square] = (1.0 if share > 0.999 else _HALF_OPEN * share) * left
    return opens, lost


def _alone(maze: Corridors, goal: int, rivals: int, chance: Chance) -> list[float]:
    """How likely the next push leads to the goal, from each square, when nobody hinders but by accident."""
    now = maze.takers(goal)
    hopes = [0.0] * SQUARES
    for square in range(SQUARES):
        far = 0 if goal == SPARE else distance(square, goal)
        hopes[square] = (now >> square & 1) * (0.1 if rivals else 1.0) - far / 1000
    walks = _disturbances(maze, rivals, chance)
    for arrows, after in walks:
        place = goal
        for arrow in arrows:
            place = MOVED[arrow][place]
        from_here = after.takers(place)
        for arrow in reversed(arrows):
            from_here = carried_back(arrow, from_here)
        for square in range(SQUARES):
            if from_here >> square & 1:
                hopes[square] += 1.0 / len(walks)
    return hopes


def _disturbances(maze: Corridors, rivals: int, chance: Chance) -> list[tuple[list[int], Corridors]]:
    """What the rivals may do to the maze before one's next push: all that one can do, or some of what several can."""
    if rivals == 1:
        return [([reply >> 4], maze.pushed(reply >> 4, reply & 15)) for reply in maze.replies()]
    found: list[tuple[list[int], Corridors]] = []
    for _ in range(_SAMPLES if rivals else 0):
        arrows: list[int] = []
        after = maze
        for _ in range(rivals):
            arrow = chance.pick(ALLOWED[after.arrow + 1])
            after = after.pushed(arrow, chance.pick(after.turns))
            arrows.append(arrow)
        found.append((arrows, after))
    return found


def _chances(maze: Corridors, here: int, nexts: list[int], rivals: int, chance: Chance) -> float:
    """The share of these treasures that one's next push leads to, from this square."""
    if not nexts:
        return 0.0
    caught = 0
    walks = _disturbances(maze, rivals, chance) if rivals > 1 else [([], maze)]
    for arrows, after in walks:
        square = 1 << here
        for arrow in arrows:
            square = carried(arrow, square)
        catches = after.catches(square.bit_length() - 1)
        for goal in nexts:
            place = goal
            for arrow in arrows:
                place = MOVED[arrow][place]
            caught += catches >> place & 1
    return caught / len(nexts) / len(walks)


def _threat(prospect: Prospect, maze: Corridors, rivals: list[int], places: list[int]) -> float:
    """What the rivals may take with their next push, as far as one can guess what they seek."""
    total, later = 0.0, 1.0
    for i, rival in enumerate(rivals):
        caught = maze.catches(rival)
        for disc, likely in enumerate(prospect.guesses[i]):
            if likely > 0.0 and caught >> places[disc] & 1:
                total += likely * prospect.fears[i] * later
        later *= _LATER
    return total


def _doors(maze: Corridors, goals: list[int]) -> list[float]:
    """The share of these treasures that one push leads to, from each square."""
    found = [0.0] * SQUARES
    for goal in goals:
        takers = maze.takers(goal)
        for square in range(SQUARES):
            if takers >> square & 1:
                found[square] += 1.0 / len(goals)
    return found
