"""The piles of a position, as people write them: in full, or only what is known of them."""

from __future__ import annotations

from typing import Final

from butin.core.errors import BadPosition
from butin.core.reading import HOLE, Position, is_whole, known_fields, listed, mapped, named, whole
from butin.games.voleurs.holes import UNKNOWN
from butin.games.voleurs.rules import CARDS, MOTIFS, NOBODY, PILES

Play = tuple[int, int, int]  # seat, motif, pile

_CODES: Final = {HOLE: UNKNOWN, **{name: motif for motif, name in enumerate(MOTIFS)}}


def read_piles(position: Position, seats: int, plays: list[Play]) -> tuple[list[list[int]], list[int], list[int]]:
    """The eight piles with their holes, their owners, and the numbers of those whose height nobody said."""
    given = position.get("piles", [])
    if isinstance(given, dict):
        for number in given:
            whole(number, "a pile in piles", 0, PILES - 1)
        given = [given.get(number, HOLE) for number in range(PILES)]
    given = listed(given, "piles")
    if len(given) > PILES:
        raise BadPosition(f"piles has {len(given)} entries: expected at most {PILES} (VO-8)")
    piles: list[list[int]] = []
    owners: list[int] = []
    growing: list[int] = []
    for number in range(PILES):
        where = f"piles[{number}]"
        fields = _pile_fields(given[number] if number < len(given) else HOLE, where)
        log = [play for play in plays if play[2] == number]
        piles.append(_read_pile(fields, where, seats, log))
        owners.append(_read_owner(fields, where, seats, piles[number], log))
        if "cards" not in fields and "height" not in fields:
            growing.append(number)
    return piles, owners, growing


def part_twins(piles: list[list[int]], growing: list[int]) -> None:
    """Piles may show the same motif (VO-10), but not both as the card that was laid out (VO-1): one is higher."""
    bottoms = [pile[0] for number, pile in enumerate(piles) if number not in growing]
    for number in growing:
        pile = piles[number]
        if pile[0] != UNKNOWN and pile[0] in bottoms:
            pile.insert(0, UNKNOWN)
        bottoms.append(pile[0])


def _pile_fields(value: object, where: str) -> Position:
    """A pile may be written short: its cards, its height, its top card, or nothing at all."""
    if isinstance(value, list | int):
        return {"cards": value}
    if isinstance(value, str):
        return {} if value == HOLE else {"top": value}
    fields = mapped(value, where)
    known_fields(fields, ["cards", "top", "height", "owner"], where)
    return fields


def _read_pile(fields: Position, where: str, seats: int, log: list[Play]) -> list[int]:
    """The cards of a pile as far as they are known, from `cards`, `top` and the log."""
    cards = read_cards(fields["cards"], f"{where}.cards") if "cards" in fields else []
    owned = whole(fields.get("owner", NOBODY), f"{where}.owner", NOBODY, seats - 1) != NOBODY
    lowest = max(2 if owned else 1, len(log) + 1)  # an owned pile was matched (VO-5), below the log lies a card (VO-1)
    stated = fields.get("height", len(cards) if "cards" in fields else lowest)
    height = whole(stated, f"{where}.height", lowest, CARDS)
    if "cards" in fields and len(cards) != height:
        raise BadPosition(f"{where}.cards has {len(cards)} cards: expected {height}")
    cards = cards or [UNKNOWN] * height
    if "top" in fields:
        _know(cards, height - 1, named(fields["top"], f"{where}.top", MOTIFS), where)
    for i, play in enumerate(log, height - len(log)):
        _know(cards, i, play[1], where)
    if owned and height == 2 and UNKNOWN in cards and ("height" in fields or "cards" in fields):
        return [max(cards)] * 2  # only a pair can have been taken with two cards
    return cards


def _know(cards: list[int], place: int, motif: int, where: str) -> None:
    """Two fields may name the same card, but not differently."""
    if cards[place] not in (UNKNOWN, motif):
        raise BadPosition(f"{where}: card {place} is {MOTIFS[cards[place]]!r}, but top or log says {MOTIFS[motif]!r}")
    cards[place] = motif


def _read_owner(fields: Position, where: str, seats: int, cards: list[int], log: list[Play]) -> int:
    """Whose pile it is: as the log has it, if that reaches down to the card that was laid out."""
    taker = NOBODY
    for i, play in enumerate(log, len(cards) - len(log)):
        if cards[i - 1] == play[1]:
            taker = play[0]
    owner = whole(fields.get("owner", taker), f"{where}.owner", NOBODY, seats - 1)
    complete = len(log) == len(cards) - 1 and cards[0] != UNKNOWN
    if owner != taker and (complete or taker != NOBODY):
        raise BadPosition(f"{where}.owner is {owner}: by the log it is {taker} (VO-5)")
    return owner


def read_cards(value: object, where: str) -> list[int]:
    """A list of motifs and holes, or a number of unknown cards."""
    if is_whole(value):
        return [UNKNOWN] * whole(value, where, 0, CARDS)
    cards: list[int] = []
    for card in listed(value, where):
        code = _CODES.get(card) if isinstance(card, str) else None
        cards.append(named(card, f"{where}[{len(cards)}]", MOTIFS) if code is None else code)
    return cards
