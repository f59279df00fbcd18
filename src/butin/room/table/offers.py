"""Offers: a chair that its person has left in a match goes to those who wait on the bench, to one after another.

Whoever takes it has its hand from then on; until then whoever left may come back. Nobody is offered a chair who has
seen a hand of the match, nor the same one twice.
"""

from __future__ import annotations

from hmac import compare_digest
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from butin.room.table.table import Table

LASTS_MS: Final = 20_000


class Offer:
    """A chair that was left, and who may have it now."""

    __slots__ = ("holder", "passed", "until")

    def __init__(self, at: int) -> None:
        self.holder: str = ""  # of whoever may take it; '' where nobody may
        self.until: int = at  # from then on it is the next one's
        self.passed: list[str] = []  # all who were offered it


NO_OFFERS: Final[dict[int, Offer]] = {}  # of all tables where nobody has left: they are never changed, but made anew


def may_take(table: Table, number: int, holder: str, now: int) -> bool:
    """Whether somebody is offered this chair now."""
    offer = table.offers.get(number)
    own = offer is not None and bool(offer.holder) and compare_digest(offer.holder, holder)
    return offer is not None and own and table.time(now) < offer.until


def next_offer(table: Table, number: int) -> tuple[int, int] | None:
    """When a chair is offered next, and to which place on the bench; None while nobody is there for it."""
    offer, found = table.offers[number], None
    for place, seat in enumerate(table.bench):
        passed = any(compare_digest(one, seat.holder) for one in offer.passed)
        if seat.server and not passed and not table.hands_of(seat.holder):
            others = [one.until for one in table.offers.values() if compare_digest(one.holder, seat.holder)]
            at = max([offer.until, *others])
            if found is None or at < found[0]:
                found = at, place
    return found


def withdraw(table: Table, holder: str, now: int) -> None:
    """Somebody wants no chair any more."""
    for offer in table.offers.values():
        if compare_digest(offer.holder, holder):
            offer.holder, offer.until = "", now
