"""44 cards, four of each motif, always on eight piles, in hands or in the stock."""

from __future__ import annotations

from typing import Any

from butin.games.voleurs.rules import CARDS, COPIES, MOTIFS, PILES, Voleurs

Position = dict[str, Any]
PLACES = ["hands", "stock"]  # where hidden things may lie
TABLES: list[tuple[int, Position]] = [(3, {}), (2, {"hide_heights": True})]  # at which secrets are looked for
TRIED = ["crown>1", "cow>0", "wine>7", "crown>9", "x"]  # by a hand that reaches for everything


def conserved(state: Voleurs) -> None:
    assert len(state.tops) == len(state.heights) == len(state.owners) == PILES
    piles = state.piles()
    assert len({pile[0] for pile in piles}) == PILES  # eight different motifs were laid out
    assert [len(pile) for pile in piles] == state.heights
    assert [pile[-1] for pile in piles] == state.tops
    cards = [motif for place in [*piles, *state.hands, state.stock] for motif in place]
    assert len(cards) == CARDS
    assert all(cards.count(motif) == COPIES for motif in range(len(MOTIFS)))


def known(whole: Position, seat: int, options: Position) -> Position:
    """What a seat may know of a written position: from the rules, and not from the view."""
    heights_hidden = options["hide_heights"] and not whole["done"]
    log_hidden = heights_hidden or (options["hide_log"] and not whole["done"])
    known = {name: value for name, value in whole.items() if name != "log" or not log_hidden}
    known["hands"] = _own(whole["hands"], seat)
    known["stock"] = len(whole["stock"])
    known["piles"] = [
        {
            "top": pile["cards"][-1],
            "owner": pile["owner"],
            **({} if heights_hidden else {"height": len(pile["cards"])}),
            **({} if log_hidden else {"cards": pile["cards"]}),
        }
        for pile in whole["piles"]
    ]
    return known


def _own(hands: list[Any], seat: int) -> list[Any]:
    return [hand if holder == seat else len(hand) for holder, hand in enumerate(hands)]


def without_the_past(position: Position) -> Position:
    """What is sent to those who hear of everything."""
    position = {name: value for name, value in position.items() if name != "log"}
    position["piles"] = [{name: pile[name] for name in pile if name != "cards"} for pile in position["piles"]]
    return position
