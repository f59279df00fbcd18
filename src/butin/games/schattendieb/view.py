"""What a seat may see: its own hand and answers, all that lies open, and what once lay open and is remembered."""

from __future__ import annotations

from butin.core.game import WATCHER
from butin.core.reading import HOLE, Position
from butin.games.schattendieb.cards import word_or_none, words
from butin.games.schattendieb.extras import cards_of
from butin.games.schattendieb.hotel import CHOOSE, PHASES, UNDECIDED
from butin.games.schattendieb.memory import last_game, shown
from butin.games.schattendieb.rules import Schattendieb


def lies_open(state: Schattendieb) -> Position:
    """A position with holes: numbers of cards, or `?` where something was chosen in secret."""
    return {
        "phase": PHASES[state.phase],
        "results": [points[:] for points in state.results],
        **own(state, WATCHER),
        "safes": [words(safe) for safe in state.safes],  # face up (SD-A22)
        "locks": [word_or_none(lock) for lock in state.locks],
        "pile": len(state.pile),
        "discard_seen": len(state.seen),  # face down, and nobody may look through it (SD-10)
        "discard_unseen": len(state.unseen),
        "exhausted": state.exhausted,
        "thieves": state.thieves[:],
        "last_game": last_game(state),
    }


def own(state: Schattendieb, seat: int) -> Position:
    """One's own hand, the card that one has chosen and one's answer about extra jewels."""
    return {
        "hands": [
            words(sorted(hand)) if holder == seat else len(hand)  # how many cards each holds is public
            for holder, hand in enumerate(state.hands)
        ],
        "fronts": [
            words(front) if holder == seat or state.phase != CHOOSE else [HOLE] * len(front)  # face down (SD-5)
            for holder, front in enumerate(state.fronts)
        ],
        "extras": [_answer(move, holder == seat) for holder, move in enumerate(state.extras)],
    }


def past(state: Schattendieb) -> Position:
    """The cards last turned up, and the discards that all saw go; nobody knows those that went unseen (SD-27)."""
    return {"shown": shown(state), "discard_seen": words(state.seen)}


def _answer(move: int, mine: bool) -> object:
    if move == UNDECIDED:
        return None
    return words(cards_of(move)) if mine else HOLE  # secret until all have answered (SD-A9)
