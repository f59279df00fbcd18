"""What everybody remembers: the cards last turned up, and how the game before this one ended."""

from __future__ import annotations

from butin.core.errors import BadPosition
from butin.core.reading import Position, by_seat, known_fields, listed, mapped, named
from butin.games.schattendieb.cards import FIRST_LOCK, FIRST_THIEF, NAMES, NO_CARD, word_or_none, words
from butin.games.schattendieb.hotel import EXTRAS, OVER, STEAL, Hotel
from butin.games.schattendieb.possible import check_points


def shown(hotel: Hotel) -> list[str | None]:
    """What each seat last turned up, wherever that lies now."""
    return [word_or_none(card) for card in hotel.shown]


def last_game(hotel: Hotel) -> Position | None:
    """What lay open when the game before this one ended."""
    if not hotel.last_safes:
        return None
    return {
        "safes": [words(safe) for safe in hotel.last_safes],
        "locks": [word_or_none(lock) for lock in hotel.last_locks],
        "fronts": [words(front) for front in hotel.last_fronts],
    }


def read_memory(position: Position, hotel: Hotel) -> None:
    """Nothing has to be remembered; what is must not contradict the table."""
    turned_up = hotel.phase in (STEAL, EXTRAS)
    usual = [word_or_none(front[0]) if front and turned_up else None for front in hotel.fronts]
    for seat, card in enumerate(by_seat(position.get("shown", usual), "shown", hotel.seats, None)):
        hotel.shown[seat] = NO_CARD if card is None else named(card, f"shown[{seat}]", NAMES)
        if turned_up and hotel.fronts[seat] and hotel.fronts[seat][0] != hotel.shown[seat]:
            raise BadPosition(f"shown[{seat}] is {card!r}, but {words(hotel.fronts[seat])} lies in front (SD-7)")
    if position.get("last_game") is not None:
        _read_last_game(mapped(position["last_game"], "last_game"), hotel)


def _read_last_game(game: Position, hotel: Hotel) -> None:
    known_fields(game, ["safes", "locks", "fronts"], "last_game")
    before = hotel.results[:-1] if hotel.phase == OVER else hotel.results  # the last game itself still lies there
    if not before:
        raise BadPosition("last_game is given, but results has no game before this one")
    seats = hotel.seats
    for safe in by_seat(game.get("safes", {}), "last_game.safes", seats, []):
        hotel.last_safes.append([named(c, "last_game.safes", NAMES[:FIRST_LOCK]) for c in listed(safe, "a safe")])
    for lock in by_seat(game.get("locks", {}), "last_game.locks", seats, None):
        place = named(lock, "last_game.locks", NAMES[FIRST_LOCK:FIRST_THIEF]) if lock is not None else NO_CARD
        hotel.last_locks.append(place if lock is None else place + FIRST_LOCK)
    for front in by_seat(game.get("fronts", {}), "last_game.fronts", seats, []):
        hotel.last_fronts.append([named(c, "last_game.fronts", NAMES) for c in listed(front, "a front")])
    check_points(before[-1], hotel.last_safes, hotel.last_locks)
