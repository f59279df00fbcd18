"""Characters: who sits in the empty chairs, how well they play, and what a search must know to play for them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from butin.core.chance import Chance
from butin.core.native import mypyc_attr

Policy = Callable[[Any, int, Chance], int]
Pause = Callable[[Any, int, int, Chance], int]  # in a race: the milliseconds before a hand makes this move

DEBUTANT, HABITUE, EXPERT = "debutant", "habitue", "expert"
LEVELS: Final = [DEBUTANT, HABITUE, EXPERT]
THINK: Final = -2  # what `Guide.reflex` answers when the move is worth a search


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Deals what one seat cannot see anew, as often as a search wants worlds. Made once for a position."""

    @abstractmethod
    def deal(self, state: Any, chance: Chance) -> None:
        """Change a clone of that position into a world that gives the seat the same view.

        What it deals may depend only on the view: the hidden part of the position must not shine through.
        """


class Guide:
    """What a search should know of a game besides its contract. All but the policy may be left out."""

    def __init__(
        self,
        policy: Policy,
        *,
        rivals: Policy | None = None,
        finish: Callable[[Any, Chance], None] | None = None,
        dealer: Callable[[Any, int], Dealer | None] | None = None,
        reward: Callable[[Any], list[float]] | None = None,
        value: Callable[[Any], list[float]] | None = None,
        depth: int = 0,
        narrow: Callable[[Any, int], list[int]] | None = None,
        reflex: Policy | None = None,
        horizon: Callable[[Any], None] | None = None,
        explore: float = 0.3,
        win: float = 0.5,
        widen: float = 1.0,
        trust: bool = False,
        adapt: Callable[[Any, int], Guide] | None = None,
        iterations: int = 20_000,
        ms: int = 300,
    ) -> None:
        self.policy: Policy = policy  # a fast one, for playouts; the worlds are imagined, so it may look at all of one
        self.rivals: Policy | None = rivals  # how the others choose in the tree; else they search for themselves, too
        self.finish: Callable[[Any, Chance], None] | None = (
            finish  # plays a state to its end at once, if that is faster
        )
        self.dealer: Callable[[Any, int], Dealer | None] | None = dealer  # likely worlds; else the game's, else imagine
        self.reward: Callable[[Any], list[float]] | None = reward  # at the end, from 0 to 1; else wins and score shares
        self.value: Callable[[Any], list[float]] | None = value  # the same for a position that goes on, for a cut-off
        self.depth: int = depth  # moves of a playout before the cut-off; 0 for none
        self.narrow: Callable[[Any, int], list[int]] | None = narrow  # the moves worth thinking about; else all legal
        self.reflex: Policy | None = reflex  # a move that needs no thought, or THINK
        self.horizon: Callable[[Any], None] | None = (
            horizon  # cuts off, on a clone, what is too far away to think about
        )
        self.explore: float = explore
        self.win: float = win  # the weight of winning; the rest is the share of the scores
        self.widen: float = widen  # below the root a node of n visits has at most 1 + widen * sqrt(n) moves
        self.trust: bool = trust  # rivals move as the policy says in each world; else the tree chooses for them, too
        self.adapt: Callable[[Any, int], Guide] | None = adapt  # a guide for this position, by what the others did
        self.iterations: int = iterations
        self.ms: int = ms  # of CPU time; 0 for no bound


class Character:
    """Somebody to play against: a level; a policy, or a guide for those who search; perhaps a pace in races."""

    def __init__(self, level: str, mind: Policy | Guide, pause: Pause | None = None) -> None:
        self.pause: Pause | None = pause
        self.level: str = level
        self.policy: Policy | None = None if isinstance(mind, Guide) else mind
        self.guide: Guide | None = mind if isinstance(mind, Guide) else None
