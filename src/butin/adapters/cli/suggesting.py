"""What a shell may suggest while somebody types: games, bots, options with their values, clauses."""

from __future__ import annotations

from click import Context, Parameter

import butin
from butin.adapters.texts import clauses
from butin.core.game import AnyGame
from butin.core.options import Option

MOST = 20  # values of a number that are listed


def games(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    return [name for name in butin.games() if name.startswith(incomplete)]


def bots(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    """The one after the last comma."""
    return _listed(incomplete, [name for game in _games(ctx) for name in game.levels()])


def options(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    """NAME=VALUE, of a list the one after the last comma."""
    name, sign, value = incomplete.partition("=")
    known = [option for game in _games(ctx) for option in game.options]
    meant = [one for one in known if (one.name == name if sign else one.name.startswith(name))]
    return list(dict.fromkeys(f"{option.name}={one}" for option in meant for one in _values(option, value)))


def numbers(ctx: Context, param: Parameter, incomplete: str) -> list[str]:
    """Of clauses."""
    known = [number for game in _games(ctx) for number in clauses(game, "en")]
    return [number for number in known if number.startswith(incomplete.upper())]


def _games(ctx: Context) -> list[AnyGame]:
    """The game that the line names; all of them where it names none."""
    name = ctx.params.get("game") or next(iter(ctx.args), "")  # where an option lacks its value, click stops reading
    return [butin.game(name)] if name in butin.games() else [butin.game(one) for one in butin.games()]


def _values(option: Option, begun: str) -> list[str]:
    if isinstance(option.default, bool):
        known = ["true", "false"]
    elif option.values:
        known = option.values
    else:
        few = option.high - option.low < MOST
        known = [str(number) for number in range(option.low, option.high + 1)] if few else [str(option.default)]
    if option.several or option.each:
        return _listed(begun, known)
    return [value for value in known if value.startswith(begun)]


def _listed(begun: str, known: list[str]) -> list[str]:
    before, comma, last = begun.rpartition(",")
    return list(dict.fromkeys(f"{before}{comma}{name}" for name in known if name.startswith(last)))
