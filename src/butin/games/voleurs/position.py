"""Positions as data: written in full, read with holes that chance fills. SCENARIOS.md lists the fields."""

from __future__ import annotations

from typing import Final

from butin.core.chance import Chance
from butin.core.errors import BadPosition
from butin.core.options import Options, number_of
from butin.core.reading import HOLE, Position, by_seat, flag, known_fields, listed, named, whole, wholes
from butin.games.voleurs.holes import UNKNOWN, fill
from butin.games.voleurs.piles import Play, part_twins, read_cards, read_piles
from butin.games.voleurs.rules import CARDS, HAND, MOTIFS, PILES, Voleurs, packed, stacked

FIELDS: Final = ["turn", "games_left", "piles", "hands", "stock", "log", "earned", "piles_won", "tallest", "done"]


def write(state: Voleurs) -> Position:
    """Everything, hidden things included. The next card of the stock is the last."""
    return {
        "turn": state.turn,
        "games_left": state.games_left,
        "piles": [
            {"cards": [MOTIFS[motif] for motif in pile], "owner": owner}
            for pile, owner in zip(state.piles(), state.owners, strict=True)
        ],
        "hands": [sorted(MOTIFS[motif] for motif in hand) for hand in state.hands],
        "stock": [MOTIFS[motif] for motif in state.stock],
        "log": [[seat, MOTIFS[motif], pile] for seat, motif, pile in state.plays()],
        "earned": state.earned[:],
        "piles_won": state.piles_won[:],
        "tallest": state.tallest[:],
        "done": state.done,
    }


def read(position: Position, seats: int, options: Options, chance: Chance) -> Voleurs:
    """Set a position up. A `?` is an unknown card, a number so many of them; what is missing is dealt."""
    known_fields(position, FIELDS)
    state = Voleurs()
    state.begin(seats, options, chance)
    plays = _read_log(position, seats)
    state.log = [(seat * len(MOTIFS) + motif) * PILES + pile for seat, motif, pile in plays]
    after_log = (plays[-1][0] + 1) % seats if plays else 0
    state.turn = whole(position.get("turn", after_log), "turn", 0, seats - 1)
    if plays and state.turn != after_log:
        raise BadPosition(f"turn is {state.turn}: after the last play of the log it is {after_log} (VO-3)")

    piles, owners, growing = read_piles(position, seats, plays)
    stock, stated = _read_stock(position)
    hands = _read_hands(position, state, sum(len(pile) for pile in piles) + len(stock))
    if not stated and all(len(hand) == HAND for hand in hands):  # then the piles are as low as can be
        part_twins(piles, growing)
        stock = [UNKNOWN] * (CARDS - sum(len(cards) for cards in [*piles, *hands, stock])) + stock
    fill(piles, hands, stock, growing, chance)

    state.held, state.stock = [packed(hand) for hand in hands], stock
    state.stacks = [stacked(pile[-1], owner, len(pile)) for pile, owner in zip(piles, owners, strict=True)]
    played = [sum(1 for play in plays if play[2] == number) for number in range(PILES)]
    state.laid = [pile[: len(pile) - played[number]] for number, pile in enumerate(piles)]
    _check_hands(state)
    _read_standing(position, state)
    return state


def _read_log(position: Position, seats: int) -> list[Play]:
    plays: list[Play] = []
    for i, entry in enumerate(listed(position.get("log", []), "log")):
        where = f"log[{i}]"
        seat, motif, pile = listed(entry, where, 3)
        code = named(motif, where, MOTIFS)
        plays.append((whole(seat, where, 0, seats - 1), code, whole(pile, where, 0, PILES - 1)))
        if i and plays[i][0] != (plays[i - 1][0] + 1) % seats:
            raise BadPosition(f"{where} is a play of seat {seat}: expected the seat after {plays[i - 1][0]} (VO-3)")
    return plays


def _read_stock(position: Position) -> tuple[list[int], bool]:
    """Its cards, the next one last, and whether these are all: `next` and no `count` names only those drawn next."""
    given = position.get("stock", HOLE)
    if given == HOLE:
        return [], False
    if not isinstance(given, dict):
        return read_cards(given, "stock"), True
    known_fields(given, ["count", "next"], "stock")
    known = read_cards(given.get("next", []), "stock.next")
    count = whole(given.get("count", len(known)), "stock.count", len(known), CARDS)
    return [UNKNOWN] * (count - len(known)) + known[::-1], "count" in given


def _read_hands(position: Position, state: Voleurs, elsewhere: int) -> list[list[int]]:
    """A hand that is left out is as large as the one before it, as far as there are cards for it."""
    given = by_seat(position.get("hands", {}), "hands", state.seats, HOLE)
    hands = [[] if hand == HOLE else read_cards(hand, f"hands[{seat}]") for seat, hand in enumerate(given)]
    order = [(state.turn + place) % state.seats for place in range(state.seats)]
    left = CARDS - elsewhere - sum(len(hand) for hand in hands)
    missing = given.count(HOLE)
    size = next((len(hands[seat]) for seat in order if given[seat] != HOLE), HAND)
    if position.get("done") is True:
        size = 0
    for seat in order:
        if given[seat] != HOLE:
            size = len(hands[seat])
            continue
        hands[seat] = [UNKNOWN] * max(0, min(size, -(-left // missing)))
        left -= len(hands[seat])
        missing -= 1
    return hands


def _check_hands(state: Voleurs) -> None:
    """Nobody may run out of cards before the others: five each, or counted down in seat order (VO-11, VO-12)."""
    hands = state.hands
    sizes = [len(hands[(state.turn + place) % state.seats]) for place in range(state.seats)]
    if max(sizes) > HAND:
        raise BadPosition(f"hands: one has {max(sizes)} cards: expected at most {HAND} (VO-2)")
    if state.stock and min(sizes) < HAND:
        raise BadPosition(f"hands: one has {min(sizes)} cards while the stock has some: expected {HAND} (VO-11)")
    if sizes != sorted(sizes, reverse=True) or sizes[0] - sizes[-1] > 1:
        raise BadPosition(
            f"hands: from seat {state.turn} on they have {sizes} cards: "
            "expected as many each, or one fewer from some seat on (VO-12)"
        )


def _read_standing(position: Position, state: Voleurs) -> None:
    """Games to come, totals of those that are over, and whether it all is."""
    games = number_of(state.options, "games")
    over = not state.held[state.turn]
    done = flag(position.get("done", over), "done")
    if done != over:
        raise BadPosition(f"done is {done}: it is {over} when {'no card is' if over else 'cards are'} left (VO-13)")
    if done:
        state.count_up()  # what a finished game gives, unless the position says otherwise
    state.done = done
    left = games - 1 if not done else 0
    state.games_left = whole(position.get("games_left", left), "games_left", 0, left)
    finished = games - state.games_left - (0 if done else 1)
    state.earned = wholes(position.get("earned", state.earned), "earned", state.seats, 0, CARDS * games)
    state.piles_won = wholes(position.get("piles_won", state.piles_won), "piles_won", state.seats, 0, PILES * games)
    state.tallest = wholes(position.get("tallest", state.tallest), "tallest", state.seats, 0, CARDS)
    if sum(state.earned) > CARDS * finished:
        raise BadPosition(f"earned is {state.earned}: expected at most {CARDS} a game, and {finished} are finished")
