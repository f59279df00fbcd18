"""The moments of a match at which a screen is looked at, and tables that have come to them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from tests.page.cast import Cast

TRIES = 40  # matches


@dataclass(frozen=True)
class Moment:
    """As soon as the first seat may make such a move, after so many; with this tapped on its page."""

    move: str = "."
    after: int = 0
    tapped: str = ""
    behind: bool = False  # the others are quicker
    options: Mapping[str, object] = field(default_factory=dict)


QUESTION, AWAY, END = "question", "away", "end"
NEVER = "(?!)"
QUIET = {"quiet_mode": True}  # where hands that play over the wire would be too hasty
MOMENTS: dict[str, dict[str, Moment]] = {
    "attrap_tresors": {
        "dice": Moment("column", 1),
        "treasures": Moment("lamp|chest|gem", 1, behind=True),
        "paying": Moment("give", options=QUIET),
        "choosing": Moment("column", 2, options=QUIET),
        AWAY: Moment(),
        END: Moment(NEVER, options=QUIET),
    },
    "labyrinthe": {
        "aimed": Moment("[RC]", 4, ".can > [data-spot] >> nth=3"),
        "walking": Moment(r"\d", 4),
    },
    "schattendieb": {
        "chosen": Moment("[^a]", 4, "[data-spot^='card:'].open >> nth=1"),
        "adding": Moment("add (?!nothing)"),
        "stealing": Moment("take"),
    },
    "voleurs": {
        "middle": Moment(after=14),
        "chosen": Moment(after=14, tapped="[data-spot^='card:'][aria-disabled=false] >> nth=2"),
    },
}
ALWAYS = {"start": Moment(), QUESTION: Moment(), AWAY: Moment(after=4), END: Moment(NEVER)}


def scenes(game: str) -> dict[str, Moment]:
    return {**ALWAYS, **MOMENTS[game]}


def arranged(url: str, game: str, seats: int, names: str, scene: str) -> Cast:
    """A table at that moment; when a match does not come to it, another one."""
    for _ in range(TRIES):
        cast = Cast(url, game, seats, names, scenes(game)[scene].options)
        if _reached(cast, scene):
            return cast
        cast.left()
    raise AssertionError(f"no match of {game} with {seats} seats came to {scene}")


def _reached(cast: Cast, scene: str) -> bool:
    if scene == "start":
        return True
    if cast.seats > 1:
        cast.asked()
        if scene == QUESTION:
            return True
        cast.welcomed()
    moment = scenes(cast.scene.game)[scene]
    came = cast.played(moment.move, moment.after, behind=moment.behind)
    if scene == AWAY:
        cast.left()
    return came or scene == END
