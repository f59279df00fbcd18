"""Which games can be offered: all of ours, and those of other packages that have what people read."""

from __future__ import annotations

import json
from warnings import warn

import butin
from butin.adapters.described import described_game
from butin.adapters.texts import LANGUAGES, Words, rulebook
from butin.core.game import AnyGame
from butin.library import in_one_line, left_out


def offered() -> tuple[dict[str, AnyGame], dict[str, str]]:
    """The games, and why others are left out: whatever a package lacks keeps nothing else away."""
    games, without = {}, {}
    for name in butin.games():
        game = butin.game(name)
        why = "" if of_the_house(game) else _lacks(game, name)
        if why:
            without[name] = why
            warn(f"the game {name!r} is left out, {why}", stacklevel=1)
        else:
            games[name] = game
    return games, {**left_out(), **without}


def of_the_house(game: AnyGame) -> bool:
    """Whether the page, which is built from the games of the house, has its cover and its board."""
    return game.package.startswith("butin.games.")


def _lacks(game: AnyGame, name: str) -> str:
    """What is missing in a game of others; '' where nothing is."""
    try:
        if game.name != name:
            return f"it calls itself {game.name!r}"
        json.dumps(described_game(game))
        wanted = ["pitch", *(f"option-{one.name}" for one in game.options), *(f"bot-{bot}" for bot in game.levels())]
        for language in LANGUAGES:
            words = Words(game.package, language, [])
            missing = [] if language in game.titles and rulebook(game, language) else ["a title or a rulebook"]
            missing += [word for word in wanted if not words.has(word)]
            if missing:
                return f"it lacks {missing[0]} in {language}"
    except Exception as error:  # noqa: BLE001  whatever others may have written
        return f"it gives {in_one_line(error)}"
    return ""
