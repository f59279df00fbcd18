"""The games of a match: how one begins, how it ends, and what comes after it."""

from __future__ import annotations

from butin.core.options import number_of
from butin.core.state import Event, Tell
from butin.games.schattendieb import choice
from butin.games.schattendieb.cards import DECK, FIRST_LOCK, FIRST_THIEF, HAND, NAMES, NO_CARD, words
from butin.games.schattendieb.hotel import OVER, UNDECIDED, Hotel, leaders
from butin.games.schattendieb.safes import worth


def playing(hotel: Hotel) -> list[int]:
    """Who takes part in the game that is due: everybody, or in an extra game the tied ones (SD-A20)."""
    if len(hotel.results) < number_of(hotel.options, "games"):
        return list(range(hotel.seats))
    return leaders(hotel.totals())


def through(hotel: Hotel, seat: int) -> bool:
    """Whose safe is closed, or who has no part in an extra game, waits for the next one (SD-24, SD-A20)."""
    return seat not in hotel.open


def another_due(hotel: Hotel) -> bool:
    """Whether a game is still to come: the agreed number, then perhaps one among the tied (SD-34, SD-A20)."""
    agreed = number_of(hotel.options, "games")
    if len(hotel.results) != agreed:
        return len(hotel.results) < agreed
    return hotel.options["tie_break"] == "extra_game" and len(leaders(hotel.totals())) > 1


def begin(hotel: Hotel, tell: Tell | None) -> None:
    """Collect and shuffle all cards, open the safes, deal (SD-1 to SD-3)."""
    if hotel.results:  # what lay open at the end may still be talked about
        hotel.last_safes, hotel.last_locks, hotel.last_fronts = hotel.safes, hotel.locks, hotel.fronts
    deck = DECK[:]
    hotel.chance.shuffle(deck)
    hotel.open = playing(hotel)
    hotel.hands = [[] for _ in range(hotel.seats)]
    for seat in hotel.open:
        hotel.hands[seat] = deck[-HAND:]
        del deck[-HAND:]
    hotel.pile = deck
    hotel.fronts = [[] for _ in range(hotel.seats)]
    hotel.safes = [[] for _ in range(hotel.seats)]
    hotel.locks = [NO_CARD] * hotel.seats
    hotel.seen = []
    hotel.unseen = []
    hotel.exhausted = False
    hotel.thieves = []
    hotel.extras = [UNDECIDED] * hotel.seats
    if tell is not None:
        _tell_beginning(hotel, tell)
    choice.ask(hotel, tell)


def run_out(hotel: Hotel, tell: Tell | None) -> None:
    """No card is left in any hand after step 4: steps 5 and 6 do not happen (SD-32)."""
    if tell is not None:
        for seat in hotel.open:
            for card in hotel.fronts[seat]:
                if FIRST_LOCK <= card < FIRST_THIEF:
                    tell(Event("lock_wasted", "SD-A16", {"seat": seat, "card": NAMES[card]}))
        tell(Event("cards_ran_out", "SD-32", {"seats": hotel.open}))
    end(hotel, tell)


def end(hotel: Hotel, tell: Tell | None) -> None:
    """Count the closed safes, the open ones are worth nothing (SD-30 to SD-33); then the next game or the end."""
    points = [worth(hotel, seat) if hotel.locks[seat] != NO_CARD else 0 for seat in range(hotel.seats)]
    counted = playing(hotel)
    hotel.results = [*hotel.results, points]
    if tell is not None:
        totals = hotel.totals()
        for seat in counted:
            tell(Event("scored", "SD-33", {"seat": seat, "points": points[seat], "total": totals[seat]}))
    if another_due(hotel):
        begin(hotel, tell)
        return
    hotel.phase = OVER
    hotel.waiting = []
    if tell is not None:
        tell(Event("ended", "SD-34", {"winners": hotel.winners()}))


def _tell_beginning(hotel: Hotel, tell: Tell) -> None:
    number, agreed = len(hotel.results) + 1, number_of(hotel.options, "games")
    if number > agreed:
        tell(Event("extra_game_begun", "SD-A20", {"seats": hotel.open}))
    else:
        tell(Event("game_begun", "SD-34", {"number": number, "games": agreed}))
    if number == 1 and hotel.seats == 2:
        tell(Event("few_seated", "SD-A1"))
    tell(Event("safes_opened", "SD-1", {"seats": hotel.open}))
    tell(Event("pile_laid", "SD-3", {"count": len(hotel.pile)}))
    for seat in hotel.open:
        tell(Event("dealt", "SD-3", {"seat": seat, "cards": words(sorted(hotel.hands[seat]))}, to=seat))
