"""Step 4: whoever still has his jewel in front may add more of its kind; all decide in secret (SD-A9)."""

from __future__ import annotations

from typing import Final

from butin.core.state import Event, Tell
from butin.games.schattendieb.cards import FIRST_LOCK, HAND, HIGHEST, words
from butin.games.schattendieb.hotel import EXTRAS, UNDECIDED, Hotel

ADD: Final = 200  # a move that adds cards is this plus the cards, written as digits
_BASE: Final = FIRST_LOCK + 1  # a digit is a jewel plus one, the highest jewel last
LIMIT: Final = ADD + _BASE ** (HAND - 1)  # three cards at most: one of four lies in front


def code_of(cards: list[int]) -> int:
    """The move that adds these jewels, in whatever order they are named."""
    digits = 0
    for card in sorted(cards):
        digits = digits * _BASE + card + 1
    return ADD + digits


def cards_of(move: int) -> list[int]:
    """The jewels that a move adds, the highest first."""
    cards: list[int] = []
    digits = move - ADD
    while digits:
        cards.append(digits % _BASE - 1)
        digits //= _BASE
    return cards


def moves(hotel: Hotel, seat: int) -> list[int]:
    """Nothing, or any jewels of the same kind from the hand (SD-17)."""
    kind = hotel.fronts[seat][0] // HIGHEST
    codes = [0]
    for card in sorted(hotel.hands[seat]):
        if card < FIRST_LOCK and card // HIGHEST == kind:
            codes += [code * _BASE + card + 1 for code in codes]
    return [ADD + code for code in (sorted(set(codes)) if len(codes) > 2 else codes)]


def entitled(hotel: Hotel, seat: int) -> bool:
    """Whether a player is asked: by what all can see, so that nobody learns what his hand holds (SD-19)."""
    front = hotel.fronts[seat]
    return bool(front) and front[0] < FIRST_LOCK and bool(hotel.hands[seat])


def ask(hotel: Hotel) -> bool:
    """Whether anybody has to be asked."""
    hotel.waiting = [seat for seat in hotel.open if entitled(hotel, seat)]
    if hotel.waiting:
        hotel.phase = EXTRAS
    return bool(hotel.waiting)


def answer(hotel: Hotel, seat: int, move: int, tell: Tell | None) -> None:
    hotel.extras[seat] = move
    hotel.acted(seat)
    if tell is not None:
        tell(Event("decided", "SD-A9", {"seat": seat}))


def show(hotel: Hotel, tell: Tell | None) -> None:
    """All extra jewels are laid out together; nothing can happen to them any more (SD-18)."""
    for seat in hotel.open:
        move = hotel.extras[seat]
        if move == UNDECIDED:
            continue
        hotel.extras[seat] = UNDECIDED
        if move != ADD:
            cards = cards_of(move)
            for card in cards:
                hotel.hands[seat].remove(card)
            hotel.fronts[seat] += cards
            if tell is not None:
                tell(Event("added", "SD-17", {"seat": seat, "cards": words(cards)}))
