"""Steps 5 and 6: jewels go into the safes, locks close them."""

from __future__ import annotations

from butin.core.state import Event, Tell
from butin.games.schattendieb.cards import FIRST_LOCK, MOST_CARDS, NAMES, VALUES, words
from butin.games.schattendieb.hotel import Hotel


def put_in(hotel: Hotel, seat: int, cards: list[int], rule: str, tell: Tell | None) -> None:
    """Lay jewels on a safe, face up (SD-A22), where they stay for the rest of this game (SD-20)."""
    safe = hotel.safes[seat]
    before = len(safe)
    safe += cards
    if tell is not None:
        tell(Event("stored", rule, {"seat": seat, "cards": words(cards), "count": len(safe)}))
        if before <= MOST_CARDS < len(safe):
            tell(Event("safe_too_full", "SD-A19", {"seat": seat, "count": len(safe)}))


def fill(hotel: Hotel, tell: Tell | None) -> None:
    """Whatever jewels lie in front of a player go into his safe (SD-20)."""
    for seat in hotel.open:
        front = hotel.fronts[seat]
        if front and front[0] < FIRST_LOCK:
            put_in(hotel, seat, front, "SD-20", tell)
            front.clear()


def fits(hotel: Hotel, seat: int, lock: int) -> bool:
    """A lock is as high as the number of cards in the safe, or higher, and the safe not empty (SD-21, SD-A8)."""
    return 1 <= len(hotel.safes[seat]) <= VALUES[lock]


def close(hotel: Hotel, tell: Tell | None) -> bool:
    """Close the safes that can be closed; whether the game ends with it. Only locks are left in front."""
    laid = [seat for seat in hotel.open if hotel.fronts[seat]]
    valid = [seat for seat in laid if fits(hotel, seat, hotel.fronts[seat][0])]
    wanting = laid if hotel.options["all_close_counts_intent"] else valid  # SD-A15
    if len(wanting) == len(hotel.open):  # all at once: nobody closes (SD-23, SD-31)
        if tell is not None:
            tell(Event("all_locked_at_once", "SD-31" if len(valid) == len(laid) else "SD-A15", {"seats": laid}))
        return True
    for seat in laid:
        if seat in valid:
            _lock(hotel, seat, tell)
        else:
            _fail(hotel, seat, tell)
    if not valid:
        return False
    hotel.open = [seat for seat in hotel.open if seat not in valid]
    if len(hotel.open) > 1:
        return False
    if tell is not None:
        tell(Event("last_one_left", "SD-30", {"seat": hotel.open[0]}))
    return True


def worth(hotel: Hotel, seat: int) -> int:
    """The sum of the jewels in a safe (SD-33)."""
    return sum([VALUES[card] for card in hotel.safes[seat]])


def _lock(hotel: Hotel, seat: int, tell: Tell | None) -> None:
    lock = hotel.fronts[seat].pop()
    hotel.locks[seat] = lock
    if tell is not None:
        count = len(hotel.safes[seat])
        values: dict[str, object] = {"seat": seat, "card": NAMES[lock], "count": count, "points": worth(hotel, seat)}
        tell(Event("closed", "SD-24", values))
    _give_up_hand(hotel, seat, tell)


def _give_up_hand(hotel: Hotel, seat: int, tell: Tell | None) -> None:
    """The hand goes under the pile, shuffled (SD-A14); aside when nothing is drawn any more (SD-A12)."""
    hand = hotel.hands[seat]
    if not hand:
        return
    hotel.hands[seat] = []
    if hotel.exhausted:
        hotel.unseen += hand
    else:
        hotel.chance.shuffle(hand)
        hotel.pile[:0] = hand  # so it counts when the others draw in step 7 (SD-A13)
    if tell is not None and hotel.exhausted:
        tell(Event("hand_set_aside", "SD-A12", {"seat": seat, "count": len(hand)}))
    elif tell is not None:
        tell(Event("hand_returned", "SD-24", {"seat": seat, "count": len(hand)}))


def _fail(hotel: Hotel, seat: int, tell: Tell | None) -> None:
    """A lock that is too low, or on an empty safe, is discarded; the player stays open (SD-22)."""
    lock = hotel.fronts[seat].pop()
    hotel.seen.append(lock)
    if tell is not None:
        tell(Event("lock_failed", "SD-22", {"seat": seat, "card": NAMES[lock], "count": len(hotel.safes[seat])}))
