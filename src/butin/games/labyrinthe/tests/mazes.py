"""Mazes to begin with."""

from __future__ import annotations

from fluent.runtime import FluentBundle, FluentResource

import butin
from butin.adapters.texts import folder
from butin.core.chance import FastChance
from butin.core.match import Match
from butin.core.options import Options
from butin.games.labyrinthe.rules import Labyrinthe

GAME = butin.game("labyrinthe")
NAMES = ["Ana", "Bo", "Cy", "Di"]
BOARD_X = [
    "F ES   | T5 NES | F ESW | L3 SW  | F SW",
    "T4 ESW | I2 EW  | I5 NS | I1 EW  | I3 EW",
    "F NES  | L5 NE  | F EW  | T1 NSW | F NSW",
    "L6 NW  | L4 SW  | I4 NS | T2 ESW | L2 NW",
    "F NE   | L1 NE  | F NEW | T3 NSW | F NW",
]


def deal(seats: int, seed: int, **options: object) -> Labyrinthe:
    state: Labyrinthe = GAME.deal(seats, GAME.settle(seats, options), FastChance(seed), None, 0)
    return state


def board_x(seats: int = 2, options: Options | None = None, **fields: object) -> Match:
    return butin.set_up("labyrinthe", {"board": BOARD_X, "spare": "T6", **fields}, seats, seed=1, options=options)


def bundle(language: str) -> FluentBundle:
    words = FluentBundle([language], use_isolating=False)
    words.add_resource(FluentResource(folder(GAME.package).joinpath(f"words.{language}.ftl").read_text("utf-8")))
    return words
