"""Positions as data: written in full, read with holes that chance fills."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.errors import BadPosition
from butin.core.options import Options, number_of
from butin.core.reading import HOLE, Position, by_seat, flag, known_fields, listed, named, whole, wholes
from butin.games.schattendieb import extras, thieves
from butin.games.schattendieb.cards import (
    CARDS,
    DECK,
    FIRST_LOCK,
    FIRST_THIEF,
    HAND,
    NAMES,
    NO_CARD,
    VALUES,
    word_or_none,
    words,
)
from butin.games.schattendieb.games import another_due, playing
from butin.games.schattendieb.holes import UNKNOWN, cards_in, fill, pile_in
from butin.games.schattendieb.hotel import CHOOSE, EXTRAS, OVER, PHASES, STEAL, UNDECIDED
from butin.games.schattendieb.memory import last_game, read_memory, shown
from butin.games.schattendieb.possible import check_answers, check_points, check_table
from butin.games.schattendieb.rules import Schattendieb

FIELDS: Final = [
    "phase",
    "results",
    "hands",
    "fronts",
    "safes",
    "locks",
    "pile",
    "discard_seen",
    "discard_unseen",
    "exhausted",
    "thieves",
    "extras",
    "shown",
    "last_game",
]
_LACK: Final = [
    "a player with cards in hand (SD-5)",
    "a thief in front who can choose; if he cannot, leave phase out (SD-13)",
    "a jewel in front of a player with cards in hand (SD-17)",
]
_MOST_POINTS: Final = sum(VALUES[card] for card in DECK if card < FIRST_LOCK)


def write(state: Schattendieb) -> Position:
    """Everything, hidden things included. The next card of the pile is the last."""
    return {
        "phase": PHASES[state.phase],
        "results": [points[:] for points in state.results],
        "hands": [words(sorted(hand)) for hand in state.hands],
        "fronts": [words(front) for front in state.fronts],
        "safes": [words(safe) for safe in state.safes],
        "locks": [word_or_none(lock) for lock in state.locks],
        "pile": words(state.pile),
        "discard_seen": words(state.seen),
        "discard_unseen": words(state.unseen),
        "exhausted": state.exhausted,
        "thieves": state.thieves[:],
        "extras": [None if move == UNDECIDED else words(extras.cards_of(move)) for move in state.extras],
        "shown": shown(state),
        "last_game": last_game(state),
    }


def read(position: Position, seats: int, options: Options, chance: Chance) -> Schattendieb:
    """Set a position up. A `?` is an unknown card, a number so many of them; what is missing is dealt."""
    known_fields(position, FIELDS)
    state = Schattendieb()
    state.begin(seats, options, chance)
    _read_results(position, state)
    _read_phase(position, state)
    _read_seats(position, state)
    _read_piles(position, state)
    fill(state, chance)
    _read_thieves(position, state)
    check_table(state)
    if state.phase == OVER and "locks" in position:
        check_points(state.results[-1], state.safes, state.locks)
    _read_answers(position, state, chance)
    read_memory(position, state)
    _wait(state)
    return state


def _read_results(position: Position, state: Schattendieb) -> None:
    """The points of the games so far, which also tell who plays now."""
    agreed = number_of(state.options, "games")
    given = listed(position.get("results", []), "results")
    for number, points in enumerate(given):
        where = f"results[{number}]"
        if number >= agreed and not another_due(state):
            raise BadPosition(f"results has {len(given)} games: expected {agreed} at most")
        earned = wholes(points, where, state.seats, 0, _MOST_POINTS)
        idle = [seat for seat in range(state.seats) if seat not in playing(state)]
        if any(earned[seat] for seat in idle):
            raise BadPosition(f"{where}: a seat that sat out has points: expected 0 for seats {idle} (SD-A20)")
        if min(earned[seat] for seat in playing(state)) > 0 or sum(earned) > _MOST_POINTS:
            raise BadPosition(
                f"{where} is {earned}: somebody stays open and has 0, all have {_MOST_POINTS} at most (SD-30 to SD-33)"
            )
        state.results = [*state.results, earned]


def _read_phase(position: Position, state: Schattendieb) -> None:
    """The step that waits for an answer; when all games are played it is over."""
    going_on = another_due(state)
    state.phase = named(position.get("phase", PHASES[CHOOSE if going_on else OVER]), "phase", PHASES)
    if going_on == (state.phase == OVER):
        expected = "not be over yet" if going_on else "be over"
        raise BadPosition(f"results has {len(state.results)} games, so that the match should {expected} (SD-34)")


def _read_seats(position: Position, state: Schattendieb) -> None:
    """What lies before each seat and what it holds; a fresh deal where nothing is said."""
    seats = state.seats
    locks = by_seat(position.get("locks", {}), "locks", seats, None)
    state.locks = [_lock(lock, f"locks[{seat}]") for seat, lock in enumerate(locks)]
    takes_part = list(range(seats)) if state.phase == OVER else playing(state)
    state.open = [seat for seat in takes_part if state.locks[seat] == NO_CARD]
    for seat, front in enumerate(by_seat(position.get("fronts", {}), "fronts", seats, None)):
        state.fronts.append(cards_in([] if front is None else front, f"fronts[{seat}]"))
        if state.phase in (STEAL, EXTRAS) and UNKNOWN in state.fronts[seat]:
            raise BadPosition(
                f"fronts[{seat}] is unknown, but all cards are turned up before {PHASES[state.phase]!r} (SD-7)"
            )
    for seat, safe in enumerate(by_seat(position.get("safes", {}), "safes", seats, None)):
        usual = 0 if state.locks[seat] == NO_CARD else 1  # nobody can lock an empty one (SD-21)
        state.safes.append(cards_in(usual if safe is None else safe, f"safes[{seat}]"))
    for seat, hand in enumerate(by_seat(position.get("hands", {}), "hands", seats, None)):
        played = state.phase in (STEAL, EXTRAS) or bool(state.fronts[seat])
        usual = 0 if seat not in state.open else HAND - 1 if played else HAND
        state.hands.append(cards_in(usual if hand is None else hand, f"hands[{seat}]"))


def _lock(value: object, where: str) -> int:
    if value is None:
        return NO_CARD
    return UNKNOWN if value == HOLE else named(value, where, NAMES[FIRST_LOCK:FIRST_THIEF]) + FIRST_LOCK


def _read_piles(position: Position, state: Schattendieb) -> None:
    """The draw pile and the discards. What nobody mentions lies in the pile, or aside when that one is known."""
    state.seen = cards_in(position.get("discard_seen", []), "discard_seen")
    state.unseen = cards_in(position.get("discard_unseen", []), "discard_unseen")
    places = [*state.hands, *state.fronts, *state.safes, state.seen, state.unseen]
    left = CARDS - sum(len(cards) for cards in places) - sum(1 for lock in state.locks if lock != NO_CARD)
    emptied = flag(position.get("exhausted", False), "exhausted")
    state.pile = pile_in(position.get("pile", 0 if emptied else max(0, left)), max(0, left))
    left -= len(state.pile)
    if left < 0 or (left > 0 and "discard_unseen" in position):
        raise BadPosition(f"there are {CARDS - left} cards in all: expected {CARDS}")
    state.unseen += [UNKNOWN] * left
    state.exhausted = flag(position.get("exhausted", not state.pile), "exhausted")
    if state.exhausted == bool(state.pile):
        raise BadPosition(f"exhausted is {state.exhausted}, but the pile has {len(state.pile)} cards (SD-29)")


def _read_thieves(position: Position, state: Schattendieb) -> None:
    """The thieves that have yet to act: all in front of players, less those that have acted already."""
    order = thieves.in_order(state) if state.phase == STEAL else []
    given = listed(position.get("thieves", order), "thieves")
    state.thieves = [whole(seat, f"thieves[{i}]", 0, state.seats - 1) for i, seat in enumerate(given)]
    if len(state.thieves) > len(order) or state.thieves != order[len(order) - len(state.thieves) :]:
        raise BadPosition(f"thieves is {given}: expected {order} or the end of it, the shadow first (SD-12, SD-13)")


def _read_answers(position: Position, state: Schattendieb, chance: Chance) -> None:
    """Answers of step 4. An unknown one is any that the hand allows: a hand's cards do not depend on it."""
    state.extras = [UNDECIDED] * state.seats
    for seat, given in enumerate(by_seat(position.get("extras", {}), "extras", state.seats, None)):
        if given is None:
            continue
        where = f"extras[{seat}]"
        check_answers(state, seat, where)
        if given == HOLE:
            state.extras[seat] = chance.pick(extras.moves(state, seat))
            continue
        cards = [named(card, where, NAMES[:FIRST_LOCK]) for card in listed(given, where)]
        state.extras[seat] = extras.code_of(cards)
        if state.extras[seat] not in extras.moves(state, seat):
            raise BadPosition(f"{where} is {given}: expected jewels from that hand, of the kind in front (SD-17)")


def _wait(state: Schattendieb) -> None:
    """Whom the table waits for. If all have laid their cards these are turned up, as they would be at once."""
    if state.phase == CHOOSE:
        state.waiting = [seat for seat in state.open if state.hands[seat] and not state.fronts[seat]]
        if not state.waiting and any(state.fronts):
            state.turn_up()
            return
    elif state.phase == EXTRAS:
        asked = [seat for seat in state.open if extras.entitled(state, seat)]
        state.waiting = [seat for seat in asked if state.extras[seat] == UNDECIDED]
    elif state.phase == STEAL and state.thieves:
        thief = state.thieves[0]
        if thieves.real_choice(state, thieves.loot(state, state.fronts[thief][0])):
            state.waiting = [thief]
    if not state.waiting and state.phase != OVER:
        raise BadPosition(
            f"phase is {PHASES[state.phase]!r}, but nobody has anything to decide: expected {_LACK[state.phase]}"
        )
