"""Golden playthroughs: one readable evening a game, and one record for each version of its rules.

`./butin test --golden` writes the playthroughs and the samples for the boards' tests anew and adds records of new
versions; old records are never touched.
"""

from __future__ import annotations

import json
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from rich.text import Text

import butin
from butin.adapters.texts import Words
from butin.bots.policy import next_act, policies
from butin.core.chance import FastChance
from butin.core.game import AnyGame
from butin.core.match import Match
from butin.core.state import EVERYBODY
from butin.testing.ours import GAMES, place

SEATS = 3
NAMES = ["Ana", "Bo", "Cy"]


def full_match(game: AnyGame, seed: int) -> Match:
    """Careless and sensible bots in turn, so that much happens."""
    match = butin.new(game.name, seats=SEATS, seed=seed)
    match.journal.names = NAMES
    bots = [policies(game)[name] for name in ("careless", game.usual)]
    chance = FastChance(seed)
    while not match.over:
        seat, move = next_act(game, match.state, [bots[s % len(bots)] for s in range(SEATS)], chance)
        match.play(seat, game.write_move(match.state, seat, move), at=1000 * len(match.journal.entries))
    return match


def playthrough(game: AnyGame) -> str:
    """A match as one reads it: moves, what was told with its clause, and now and then the board."""
    whole = full_match(game, 1)
    words = Words(game.package, "en", NAMES)
    draw = import_module(f"{game.package}.terminal").draw
    match = butin.new(game.name, seats=SEATS, seed=1)
    lines = [json.dumps(match.journal.header()), ""]
    shown = 0
    for number, entry in enumerate(whole.journal.entries):
        if number % 12 == 0:
            board = draw(match.view(0), words.word, NAMES)
            lines += [f"| {Text.from_markup(line).plain}".rstrip() for line in board]
        lines.append(f"{number + 1}. {words.seat(entry.seat)}: {entry.move}")
        match.play(entry.seat, entry.move, entry.at)
        for event in match.story[shown:]:
            only = "" if event.to == EVERYBODY else f" (only {NAMES[event.to]})"
            lines.append(f"     {words.event(event)} [{event.rule}]{only}")
        shown = len(match.story)
    lines += ["", f"scores {match.scores}, winners {match.winners}"]
    return "\n".join(lines) + "\n"


def outcome_of(match: Match) -> dict[str, object]:
    """What a record must lead to, for ever."""
    position = sha256(json.dumps(match.position(), sort_keys=True).encode()).hexdigest()
    return {"scores": match.scores, "winners": match.winners, "position": position}


def golden_file(game: AnyGame) -> Path:
    return place(game) / "golden" / "playthrough.txt"


def records(game: AnyGame) -> list[Path]:
    """One for each version of the rules; beside each lies where it leads, under the same name and .json."""
    return sorted((place(game) / "golden").glob("record-*.jsonl"))


def newest_record(game: AnyGame) -> Path:
    """The one of the rules as they are."""
    return place(game) / "golden" / f"record-{game.version}.jsonl"


def samples_file(game: AnyGame) -> Path:
    return place(game) / "board" / "samples.json"


def has_samples(game: AnyGame) -> bool:
    """Whether the tests of its board look at real views and events."""
    return find_spec(f"{game.package}.tests.samples") is not None


def samples(game: AnyGame) -> str:
    """Those views and events, a line each."""
    made = import_module(f"{game.package}.tests.samples").samples()
    if isinstance(made, list):
        return _lines(made) + "\n"
    parts = [f"{_line(name)}:{_lines(part) if isinstance(part, list) else _line(part)}" for name, part in made.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _lines(made: list[object]) -> str:
    return "[\n" + ",\n".join(_line(one) for one in made) + "\n]"


def _line(made: object) -> str:
    return json.dumps(made, separators=(",", ":"))


def main() -> None:
    for game in GAMES:
        golden_file(game).parent.mkdir(exist_ok=True)
        golden_file(game).write_text(playthrough(game), "utf-8")
        if has_samples(game):
            samples_file(game).write_text(samples(game), "utf-8")
        if not newest_record(game).exists():
            match = full_match(game, 2)
            newest_record(game).write_text(match.save(), "utf-8")
            newest_record(game).with_suffix(".json").write_text(
                json.dumps(outcome_of(match), sort_keys=True) + "\n", "utf-8"
            )


if __name__ == "__main__":
    main()
