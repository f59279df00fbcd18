"""A bot of your own: `.venv/bin/python examples/bot.py LINK` sits down at the table and plays whatever game is on.

It asks the game's own character what to do with the view. Write something better.
"""

import sys

import butin
from butin.bots.policy import policy_named
from butin.client import RoomRefused, join
from butin.core.chance import FastChance


def choose(view: dict) -> str:
    """A move for this view, or '' to wait. The view is all there is: imagine a world that fits it."""
    game = butin.game(view["game"])
    chance = FastChance(len(str(view)))
    world = game.imagine(view, chance)
    policy = policy_named(game, game.usual)
    move = policy(world, view["seat"], chance)
    return game.write_move(world, view["seat"], move) if move >= 0 else ""


table = join(sys.argv[1], name="Example bot")
for update in table:
    if update.legal and (move := choose(update.view)):
        try:
            update.move(move)
        except RoomRefused as error:
            print("refused:", error)
print("over:", update.view["scores"], "winners:", update.view["winners"])
