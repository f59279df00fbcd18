"""Holes in a position: the cards that nobody named, dealt so that every fitting world is as likely as the others."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.errors import BadPosition
from butin.core.reading import HOLE, is_whole, known_fields, listed, named, whole
from butin.games.schattendieb.cards import CARDS, COPIES, FIRST_LOCK, FIRST_THIEF, NAMES, NO_CARD, VALUES
from butin.games.schattendieb.hotel import Hotel

UNKNOWN: Final = -2


def cards_in(value: object, where: str) -> list[int]:
    """A list of cards and holes, a single one, or a number of unknown cards."""
    if isinstance(value, str):
        value = [value]
    if is_whole(value):
        return [UNKNOWN] * whole(value, where, 0, CARDS)
    return [
        UNKNOWN if card == HOLE else named(card, f"{where}[{i}]", NAMES) for i, card in enumerate(listed(value, where))
    ]


def pile_in(value: object, most: int) -> list[int]:
    """The draw pile: cards or a number as elsewhere, or what is drawn next, the first one first."""
    if not isinstance(value, dict):
        return cards_in(value, "pile")
    known_fields(value, ["next", "count"], "pile")
    following = cards_in(value.get("next", []), "pile.next")
    count = whole(value.get("count", most), "pile.count", len(following), CARDS)
    return [UNKNOWN] * (count - len(following)) + following[::-1]


def fill(hotel: Hotel, chance: Chance) -> None:
    """Only jewels go into safes and only fitting locks on them; the rest lies anywhere."""
    anywhere = [*hotel.hands, *hotel.fronts, hotel.pile, hotel.seen, hotel.unseen]
    pool = _unnamed([*anywhere, *hotel.safes, [lock for lock in hotel.locks if lock != NO_CARD]])
    chance.shuffle(pool)
    if UNKNOWN in hotel.locks:
        pool = _fill_locks(hotel, pool, chance)
    if any(UNKNOWN in safe for safe in hotel.safes):
        pool = _fill_safes(hotel, pool, chance)
    for cards in anywhere:
        for i, card in enumerate(cards):
            if card == UNKNOWN:
                cards[i] = pool.pop()


def _unnamed(places: list[list[int]]) -> list[int]:
    """The cards that no place names."""
    left = COPIES[:]
    for cards in places:
        for card in cards:
            if card != UNKNOWN:
                left[card] -= 1
    for card, count in enumerate(left):
        if count < 0:
            expected = f"expected at most {COPIES[card]}"
            raise BadPosition(f"there are {COPIES[card] - count} cards {NAMES[card]!r}: {expected}")
    return [card for card, count in enumerate(left) for _ in range(count)]


def _fill_locks(hotel: Hotel, pool: list[int], chance: Chance) -> list[int]:
    """Put locks on closed safes, drawing again until all are high enough (SD-21); what is left of the pool."""
    holes = [seat for seat, lock in enumerate(hotel.locks) if lock == UNKNOWN]
    locks = [card for card in pool if FIRST_LOCK <= card < FIRST_THIEF]
    for _ in range(10_000):
        chance.shuffle(locks)
        if len(holes) <= len(locks) and all(
            VALUES[lock] >= len(hotel.safes[seat]) for seat, lock in zip(holes, locks, strict=False)
        ):
            break
    else:
        raise BadPosition(f"locks: there are no locks left that could close the safes of {holes} (SD-21)")
    for seat, lock in zip(holes, locks, strict=False):
        hotel.locks[seat] = lock
        pool.remove(lock)
    return pool


def _fill_safes(hotel: Hotel, pool: list[int], chance: Chance) -> list[int]:
    """Put jewels into the safes; what is left of the pool."""
    jewels = [card for card in pool if card < FIRST_LOCK]
    for seat, safe in enumerate(hotel.safes):
        for i, card in enumerate(safe):
            if card == UNKNOWN:
                if not jewels:
                    raise BadPosition(f"safes[{seat}]: there are not so many jewels")
                safe[i] = jewels.pop()
    rest = [card for card in pool if card >= FIRST_LOCK] + jewels
    chance.shuffle(rest)
    return rest
