"""The table in a terminal."""

from collections.abc import Callable

from butin.core.game import View


def draw(view: View, word: Callable[[str], str], names: list[str]) -> list[str]:
    position = view["position"]
    held = [f"{name}: {hand}" for name, hand in zip(names, position["hands"], strict=False)]
    return [" ".join(map(str, position["pile"])) or "-", *held]
