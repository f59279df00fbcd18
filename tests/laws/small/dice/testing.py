"""A seat knows its own card until all are shown."""

from typing import Any

PLACES = ["cards"]
TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {})]


def known(whole: dict[str, Any], seat: int, options: dict[str, Any]) -> dict[str, Any]:
    if len(whole["done"]) == 3 * len(whole["cards"]):
        return whole
    return {**whole, "cards": [card if holder == seat else "?" for holder, card in enumerate(whole["cards"])]}
