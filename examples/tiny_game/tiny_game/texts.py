"""Moves and positions as people write them, and what a seat may see of a position."""

from __future__ import annotations

from butin.core.chance import Chance
from butin.core.errors import BadPosition, IllegalMove
from butin.core.options import Options
from butin.core.reading import HOLE, Position, by_seat, known_fields, listed, whole

from .rules import CARDS, HAND, Tiny

FIELDS = ["first", "hands", "pile", "stock", "coins"]


def write_move(state: Tiny, seat: int, move: int) -> str:
    return str(move)


def read_move(state: Tiny, seat: int, text: str) -> int:
    written = {str(card): card for card in CARDS}
    if text.strip() not in written:
        raise IllegalMove("unreadable", "TI-2", f"cannot read {text!r}: expected a card, 1 to 12", {"text": text})
    return written[text.strip()]


def write(state: Tiny) -> Position:
    hands = [sorted(hand) for hand in state.hands]
    return {**_table(state), "hands": hands, "stock": state.stock[:]}


def lies_open(state: Tiny) -> Position:
    hands = [len(hand) for hand in state.hands]
    return {**_table(state), "hands": hands, "stock": len(state.stock)}


def _table(state: Tiny) -> Position:
    """What is never hidden; coins are counted from the pile."""
    return {"first": state.first, "pile": state.pile[:], "coins": state.coins()}


def own(state: Tiny, seat: int) -> Position:
    """One's own hand, and how many cards the others hold."""
    return {"hands": [sorted(hand) if seat == holder else len(hand) for holder, hand in enumerate(state.hands)]}


def read(position: Position, seats: int, options: Options, chance: Chance) -> Tiny:
    """Set a position up. `?` is an unknown card, a number so many of them; chance fills them in. Coins follow."""
    known_fields(position, FIELDS)
    state = Tiny()
    state.seats, state.options, state.chance = seats, options, chance
    state.first = whole(position.get("first", 0), "first", 0, seats - 1)
    state.pile = _cards(position.get("pile", []), "pile")
    given = by_seat(position.get("hands", {}), "hands", seats, None)
    laid = [len(range((seat - state.first) % seats, len(state.pile), seats)) for seat in range(seats)]
    state.hands = [_cards(HAND - laid[seat] if hand is None else hand, "hands") for seat, hand in enumerate(given)]
    state.stock = _cards(position.get("stock", len(CARDS) - HAND * seats), "stock")
    for seat, hand in enumerate(state.hands):
        whole(len(hand) + laid[seat], f"cards held and laid by seat {seat}", HAND, HAND)
    _fill([state.pile, *state.hands, state.stock], chance)
    return state


def _cards(given: object, where: str) -> list[int]:
    """Cards by their numbers; 0 is one that is not known."""
    if not isinstance(given, list):
        return [0] * whole(given, where, 0, len(CARDS))
    return [0 if card == HOLE else whole(card, where, CARDS[0], CARDS[-1]) for card in listed(given, where)]


def _fill(places: list[list[int]], chance: Chance) -> None:
    known = [card for place in places for card in place if card]
    if len(set(known)) < len(known) or sum(len(place) for place in places) != len(CARDS):
        raise BadPosition(f"there are the cards {sorted(known)}: expected each of 1 to 12 once")
    unknown = [card for card in CARDS if card not in known]
    chance.shuffle(unknown)
    for place in places:
        for nth, card in enumerate(place):
            place[nth] = card or unknown.pop()
