"""A bot of your own: `.venv/bin/python examples/bot.py LINK` sits down at the table and plays whatever game is on.

It asks the game's own character what to do with the view. Write something better. When the match is over it stays for
the next one, also of another box; a game that it does not know it sits out.
"""

import sys
from typing import Any
from zlib import crc32

import butin
from butin.bots.policy import choose, pause_of, policy_named
from butin.client import RoomRefused, TableClient, Update, join
from butin.core.chance import FastChance

AGAIN_S = 0.1  # before it tries again what could not be done yet


def seed(view: dict[str, Any]) -> int:
    """The same view is answered by the same move."""
    return crc32(repr(view).encode())


def decide(view: dict[str, Any]) -> tuple[str, float]:
    """A move for this view, or '' to wait, and the seconds that a hand takes for it in a race.

    The view is all there is: `choose` imagines a world that fits it and asks the policy.
    """
    game, seat = butin.game(view["game"]), view["seat"]
    policy, chance = policy_named(game, game.usual), FastChance(seed(view))
    move = choose(game, policy, view, chance)
    if move < 0:
        return "", 0.0
    world = game.imagine(view, chance)
    pause = pause_of(game, policy)(world, seat, move, chance) if game.racing(world) else 0
    return game.write_move(world, seat, move), pause / 1000


def play(table: TableClient, update: Update) -> None:
    """Make a move, unless something happens before; only what the rules forbid is not tried again."""
    move, wait_s = decide(update.view) if update.view else ("", 0.0)
    while move and table.quiet(wait_s):
        try:
            update.move(move)
            move = ""
        except RoomRefused as error:
            if error.clause:
                print("refused:", error)
                move = ""
            wait_s = AGAIN_S


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("bot.py: expected the link for friends that the table's page shows: bot.py LINK", file=sys.stderr)
        return 2
    try:
        table = join(arguments[0], name="Example bot", bench=True)
    except butin.ButinError as error:
        print(f"bot.py: {error}", file=sys.stderr)
        return 2
    told = 0  # the last match whose end it has told
    for update in table.evening():
        if update.legal and update.game in butin.games():
            play(table, update)
        if update.over and update.view and update.match > told:
            told = update.match
            print("over:", update.view["scores"], "winners:", update.view["winners"], flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
