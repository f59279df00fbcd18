"""Which games can be offered: all of ours, and those of other packages that have something for people to read."""

from __future__ import annotations

import json
from warnings import warn

import butin
from butin.adapters.described import described_game
from butin.adapters.texts import Words, folder, languages
from butin.core.game import AnyGame
from butin.library import in_one_line, left_out


def offered() -> tuple[dict[str, AnyGame], dict[str, str]]:
    """The games, and why others are left out: whatever a package lacks keeps nothing else away."""
    games, without = {}, {}
    for name in butin.games():
        game = butin.game(name)
        why = "" if of_the_house(game) else _unfit(game, name)
        if why:
            without[name] = why
            warn(f"the game {name!r} is left out, {why}", stacklevel=1)
        else:
            games[name] = game
    return games, {**left_out(), **without}


def of_the_house(game: AnyGame) -> bool:
    """Whether the page, which is built from the games of the house, has its words and its board."""
    return game.package.startswith("butin.games.")


def lacks(game: AnyGame) -> str:
    """What else stands in for in a game of others, in each language that it has; '' where nothing is missing."""
    wanted = ["pitch", *(f"option-{one.name}" for one in game.options), *(f"bot-{bot}" for bot in game.levels())]
    found = []
    for language in languages(game.package):
        words = Words(game.package, language, [], alone=True)
        missing = [word for word in wanted if not words.has(word)]
        missing += [] if language in game.titles else ["a title"]
        missing += [] if folder(game.package).joinpath(f"rulebook.{language}.md").is_file() else ["a rulebook"]
        found += [f"{', '.join(missing)} in {language}"] if missing else []
    return "; ".join(found)


def _unfit(game: AnyGame, name: str) -> str:
    """Why a game of others cannot be offered; '' where it can."""
    try:
        if game.name != name:
            return f"it calls itself {game.name!r}"
        if not languages(game.package):
            return "it has words in no language"
        if not game.titles:
            return "it has no title"
        lacks(game)  # whatever cannot be read is noticed here
        json.dumps(described_game(game))
    except Exception as error:  # noqa: BLE001  whatever others may have written
        return f"it gives {in_one_line(error)}"
    return ""
