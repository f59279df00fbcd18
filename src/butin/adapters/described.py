"""A game as programs read it: the same on the command line and over HTTP."""

from __future__ import annotations

from butin.adapters.texts import LANGUAGES, folder, pitch, title
from butin.core.game import AnyGame
from butin.core.options import Option


def described_game(game: AnyGame) -> dict[str, object]:
    return {
        "name": game.name,
        "titles": {language: title(game, language) for language in LANGUAGES},
        "pitches": {language: pitch(game.package, language) for language in LANGUAGES},
        "seats": {"min": game.seats[0], "max": game.seats[-1], "best_from": game.best_from},
        "minutes": game.minutes,
        "age": game.age,
        "rules": game.version,
        "begins": {str(seats): game.begins(seats, game.settle(seats, None)) for seats in game.seats},
        "credit": game.credit,
        "options": [_option(option) for option in game.options],
        "bots": list(game.levels()),
        "levels": game.levels(),
        "lesson": folder(game.package).joinpath("lesson.yaml").is_file(),
        "dial": {} if game.dial is None else game.dial.places,
    }


def _option(option: Option) -> dict[str, object]:
    return {
        "name": option.name,
        "clause": option.rule,
        "default": option.default,
        "expected": option.expected(),
        "values": option.values,
        "most": option.most,
        "low": option.low,
        "high": option.high,
        "each": option.each,
    }
