"""The games of a match: how one begins, how it ends, and what comes after it."""

from __future__ import annotations

from butin.core.options import number_of
from butin.core.state import Event, Tell
from butin.games.schattendieb import choice
from butin.games.schattendieb.cards import DECK, FIRST_LOCK, FIRST_THIEF, HAND, NAMES, NO_CARD, words
from butin.games.schattendieb.safes import worth
from butin.games.schattendieb.table import OVER, UNDECIDED, Table, leaders


def playing(table: Table) -> list[int]:
    """Who takes part in the game that is due: everybody, or in an extra game the tied ones (SD-A20)."""
    if len(table.results) < number_of(table.options, "games"):
        return list(range(table.seats))
    return leaders(table.totals())


def another_due(table: Table) -> bool:
    """Whether a game is still to come: the agreed number, then perhaps one among the tied (SD-34, SD-A20)."""
    agreed = number_of(table.options, "games")
    if len(table.results) != agreed:
        return len(table.results) < agreed
    return table.options["tie_break"] == "extra_game" and len(leaders(table.totals())) > 1


def begin(table: Table, tell: Tell | None) -> None:
    """Collect and shuffle all cards, open the safes, deal (SD-1 to SD-3)."""
    if table.results:  # what lay open at the end may still be talked about
        table.last_safes, table.last_locks, table.last_fronts = table.safes, table.locks, table.fronts
    deck = DECK[:]
    table.chance.shuffle(deck)
    table.open = playing(table)
    table.hands = [[] for _ in range(table.seats)]
    for seat in table.open:
        table.hands[seat] = deck[-HAND:]
        del deck[-HAND:]
    table.pile = deck
    table.fronts = [[] for _ in range(table.seats)]
    table.safes = [[] for _ in range(table.seats)]
    table.locks = [NO_CARD] * table.seats
    table.seen = []
    table.unseen = []
    table.exhausted = False
    table.thieves = []
    table.extras = [UNDECIDED] * table.seats
    if tell is not None:
        _tell_beginning(table, tell)
    choice.ask(table, tell)


def run_out(table: Table, tell: Tell | None) -> None:
    """No card is left in any hand after step 4: steps 5 and 6 do not happen (SD-32)."""
    if tell is not None:
        for seat in table.open:
            for card in table.fronts[seat]:
                if FIRST_LOCK <= card < FIRST_THIEF:
                    tell(Event("lock_wasted", "SD-A16", {"seat": seat, "card": NAMES[card]}))
        tell(Event("cards_ran_out", "SD-32", {"seats": table.open}))
    end(table, tell)


def end(table: Table, tell: Tell | None) -> None:
    """Count the closed safes, the open ones are worth nothing (SD-30 to SD-33); then the next game or the end."""
    points = [worth(table, seat) if table.locks[seat] != NO_CARD else 0 for seat in range(table.seats)]
    counted = playing(table)
    table.results = [*table.results, points]
    if tell is not None:
        totals = table.totals()
        for seat in counted:
            tell(Event("scored", "SD-33", {"seat": seat, "points": points[seat], "total": totals[seat]}))
    if another_due(table):
        begin(table, tell)
        return
    table.phase = OVER
    table.waiting = []
    if tell is not None:
        tell(Event("ended", "SD-34", {"winners": table.winners()}))


def _tell_beginning(table: Table, tell: Tell) -> None:
    number, agreed = len(table.results) + 1, number_of(table.options, "games")
    if number > agreed:
        tell(Event("extra_game_begun", "SD-A20", {"seats": table.open}))
    else:
        tell(Event("game_begun", "SD-34", {"number": number, "games": agreed}))
    if number == 1 and table.seats == 2:
        tell(Event("few_seated", "SD-A1"))
    tell(Event("safes_opened", "SD-1", {"seats": table.open}))
    tell(Event("pile_laid", "SD-3", {"count": len(table.pile)}))
    for seat in table.open:
        tell(Event("dealt", "SD-3", {"seat": seat, "cards": words(sorted(table.hands[seat]))}, to=seat))
