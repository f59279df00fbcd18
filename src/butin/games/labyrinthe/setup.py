"""Setting the table out: the maze, the treasures, the discs, the ghosts."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.options import Options
from butin.core.state import Event, Tell
from butin.games.labyrinthe.components import DISCS, NAMES, STARTS, TREASURES
from butin.games.labyrinthe.maze import CARDS, FIXED_AT, FIXED_SIDES, FREE, LOOSE_CARDS, SHAPE, SQUARES, TURNS, reach
from butin.games.labyrinthe.rules import Labyrinthe

HOMES: Final = [CARDS.index(place) for place in TREASURES.values()]  # the card with each treasure, as printed
_CORNERS: Final = list(STARTS.values())
PLACES: Final = [card for card, name in enumerate(CARDS) if name not in _CORNERS]  # treasures are on no start corner


def deal(seats: int, options: Options, chance: Chance, tell: Tell | None = None, first: int = 0) -> Labyrinthe:
    """A new game. Who begins is the youngest, or whom the lot has named (LA-A12)."""
    state = Labyrinthe()
    state.begin(seats, options, chance)
    state.turn = first
    scatter_treasures(state)
    again = lay_out(state)
    share_out(state)
    state.ghosts = state.agreed.starts[:]
    if tell is not None:
        _tell_setting(state, again, tell)
    state.begin_turn(tell)
    if tell is not None and not state.agreed.secret:
        state.turn_up("LA-4", tell)
    return state


def scatter_treasures(state: Labyrinthe) -> None:
    """As printed, or on any twelve cards and squares but the start corners (LA-A2)."""
    state.places = HOMES
    if state.agreed.random_treasures:
        places = PLACES[:]
        state.chance.shuffle(places)
        state.places = places[:DISCS]


def lay_out(state: Labyrinthe) -> int:
    """Loose cards at random on the free squares, the last is the spare (LA-1); how often that had to be redone."""
    again = 0
    _lay_cards(state)
    while state.agreed.reshuffle_if_open and opens_everything(state):
        _lay_cards(state)
        again += 1
    return again


def opens_everything(state: Labyrinthe) -> bool:
    """Whether a ghost, from its corner and before any push, gets to every treasure on the board (LA-A23)."""
    wanted = {state.cards.index(card) for card in state.places if card != state.spare}
    return any(wanted <= set(reach(state.sides, start)) for start in state.agreed.starts)


def share_out(state: Labyrinthe) -> None:
    """Shuffle the discs and put them in one pile (LA-2), or in a pile for each seat (LA-18)."""
    discs = list(range(DISCS))
    state.chance.shuffle(discs)
    used = state.agreed.discs
    piles = state.seats if state.agreed.secret else 1
    each = used // piles
    state.piles = [discs[pile * each : pile * each + each] for pile in range(piles)]
    state.put_under = [0] * piles
    state.aside = discs[used:]


def _lay_cards(state: Labyrinthe) -> None:
    chance = state.chance
    loose = list(range(LOOSE_CARDS))
    chance.shuffle(loose)
    state.cards = [FIXED_AT.get(square, 0) for square in range(SQUARES)]
    state.sides = [FIXED_SIDES.get(square, 0) for square in range(SQUARES)]
    for square in FREE:
        card = loose.pop()
        state.cards[square] = card
        state.sides[square] = chance.pick(TURNS[SHAPE[card]])
    state.spare = loose.pop()
    state.spare_sides = chance.pick(TURNS[SHAPE[state.spare]])


def _tell_setting(state: Labyrinthe, again: int, tell: Tell) -> None:
    agreed = state.agreed
    if agreed.random_treasures:
        places: list[object] = [CARDS[card] for card in state.places]
        tell(Event("treasures_scattered", "LA-A2", {"treasures": NAMES[:], "places": places}))
    if again:
        tell(Event("laid_again", "LA-A23", {"times": again}))
    tell(Event("laid_out", "LA-1", {"spare": CARDS[state.spare]}))
    each, aside = len(state.piles[0]), len(state.aside)
    if agreed.secret:
        tell(Event("discs_dealt", "LA-A21" if aside else "LA-18", {"each": each, "aside": aside}))
    else:
        tell(Event("discs_shuffled", "LA-A16" if aside else "LA-2", {"discs": each, "aside": aside}))
    for seat, colour in enumerate(agreed.colours):
        tell(Event("placed", "LA-3", {"seat": seat, "ghost": colour, "square": STARTS[colour]}))
    tell(Event("begun", "LA-A12", {"seat": state.turn}))
