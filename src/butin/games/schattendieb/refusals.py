"""Why a seat may not do what it asks for: the reason, its clause, and what could be done instead."""

from __future__ import annotations

from butin.core.errors import IllegalMove
from butin.games.schattendieb.cards import FIRST_LOCK, HIGHEST, KINDS, NAMES, NO_CARD, SHADOW, TYPES
from butin.games.schattendieb.extras import ADD, LIMIT, cards_of, code_of
from butin.games.schattendieb.hotel import CHOOSE, EXTRAS, OVER, STEAL, Hotel
from butin.games.schattendieb.thieves import DECLINE, TAKE, loot


def refusal(hotel: Hotel, seat: int, move: int) -> IllegalMove | None:
    if hotel.phase == OVER:
        return IllegalMove("over", "SD-34", "the match is over")
    if seat not in hotel.waiting:
        return _not_asked(hotel, seat)
    if hotel.phase == CHOOSE:
        return _choice(hotel, seat, move)
    return _theft(hotel, seat, move) if hotel.phase == STEAL else _extras(hotel, seat, move)


def _not_asked(hotel: Hotel, seat: int) -> IllegalMove:
    if not 0 <= seat < hotel.seats:
        return IllegalMove("not_seated", "SD-5", f"seat {seat} holds no cards: seats are 0 to {hotel.seats - 1}")
    if hotel.locks[seat] != NO_CARD:
        return IllegalMove("safe_closed", "SD-24", "your safe is closed: you take no further part in this game")
    if seat not in hotel.open:
        return IllegalMove("not_tied", "SD-A20", "this game is only for those who are tied")
    if hotel.phase == STEAL:
        clause = "SD-12" if hotel.fronts[hotel.waiting[0]] == [SHADOW] else "SD-13"
        text = f"seat {hotel.waiting[0]}'s thief chooses now"
        return IllegalMove("thief_chooses", clause, text, {"seat": hotel.waiting[0]})
    if hotel.phase == CHOOSE and hotel.fronts[seat]:
        return IllegalMove("already_chosen", "SD-7", "your card lies on the table: a choice cannot be changed")
    if hotel.phase == EXTRAS and hotel.extras[seat] >= ADD:
        return IllegalMove("already_decided", "SD-A9", "you have decided on your extra jewels: wait for the others")
    if hotel.phase == EXTRAS and (not hotel.fronts[seat] or hotel.fronts[seat][0] >= FIRST_LOCK):
        return IllegalMove("no_jewel_in_front", "SD-19", "you have no jewel in front of you to add others to")
    clause = "SD-A17" if hotel.phase == CHOOSE else "SD-17"
    return IllegalMove("no_cards", clause, "you hold no cards, so there is nothing to lay")


def _choice(hotel: Hotel, seat: int, move: int) -> IllegalMove | None:
    if move >= TYPES or move < 0:
        return _another_step("SD-5", "now everybody lays one card, such as ring7 or lock6")
    if move not in hotel.hands[seat]:
        return _not_in_hand(move, "SD-5")
    return None


def _theft(hotel: Hotel, seat: int, move: int) -> IllegalMove | None:
    card = move - TAKE
    if move != DECLINE and not 0 <= card < FIRST_LOCK:
        return _another_step("SD-14", "now your thief takes a jewel, such as: take ring9")
    if move == DECLINE:
        if hotel.options["steal_optional"]:
            return None
        return IllegalMove("must_steal", "SD-14", "your thief has to take a jewel if he can")
    if card not in loot(hotel, SHADOW):
        text = f"no {NAMES[card]} lies in front of a player"
        return IllegalMove("not_loot", "SD-11", text, {"card": NAMES[card]})
    thief = hotel.fronts[seat][0]
    if card not in loot(hotel, thief):
        text = f"{NAMES[thief]} cannot take {NAMES[card]}: a specialist steals only his kind"
        return IllegalMove("wrong_kind", "SD-13", text, {"card": NAMES[card], "thief": NAMES[thief]})
    return None


def _extras(hotel: Hotel, seat: int, move: int) -> IllegalMove | None:
    cards = cards_of(move) if ADD <= move < LIMIT else [NO_CARD]
    if min(cards, default=0) < 0 or code_of(cards) != move:
        return _another_step("SD-17", "now you may add jewels, such as: add ring8, or: add nothing")
    kind = hotel.fronts[seat][0] // HIGHEST
    for card in cards:
        if cards.count(card) > hotel.hands[seat].count(card):
            return _not_in_hand(card, "SD-17")
    for card in cards:
        if card // HIGHEST != kind:
            text = f"{NAMES[card]} is of another kind: expected {KINDS[kind]}"
            return IllegalMove("other_kind", "SD-17", text, {"card": NAMES[card], "expected": KINDS[kind]})
    return None


def _not_in_hand(card: int, clause: str) -> IllegalMove:
    return IllegalMove("not_in_hand", clause, f"there is no {NAMES[card]} in your hand", {"card": NAMES[card]})


def _another_step(clause: str, text: str) -> IllegalMove:
    return IllegalMove("another_step", clause, text)
