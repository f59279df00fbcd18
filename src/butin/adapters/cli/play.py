"""`butin play`: a game in the terminal against bots."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from time import monotonic

import click
from rich.markup import escape

import butin
from butin.adapters.cli.arguments import bots_named, game_named, language, options, read_bots, read_options, read_record
from butin.adapters.cli.keys import is_terminal, key_within
from butin.adapters.cli.scene import Scene
from butin.adapters.private import private_folder
from butin.adapters.texts import seat_names
from butin.bots.policy import choose, pause_of, policies, policy_named
from butin.core.chance import Chance, FastChance
from butin.core.errors import BadRecord, BadSeats, ButinError, IllegalMove
from butin.core.game import LOT, WAIT, AnyGame
from butin.core.match import Match
from butin.core.match import replay as play_again
from butin.core.state import TABLE

YOU = 0  # the human's seat

_WHY = ("why", "why?", "pourquoi", "warum", "?")
_HINT = ("hint", "conseil", "tipp")
_QUIT = ("quit", "quitter", "ende", "q")
_HELP = ("help", "aide", "hilfe", "h")
_RULES = ("rules", "rule", "règle", "regle", "regel")


class Quit(Exception):
    """The human wants to go on another day."""


@click.command()
@game_named
@click.option("--seats", type=int, help="How many play, you included.")
@bots_named(help="Who sits on the other seats; see butin games.")
@click.option("--seed", type=int, help="The same seed deals the same game.")
@click.option(
    "--first",
    default="0",
    metavar="SEAT",
    help="Who begins: a seat, 0 being you, or lot. Where the rules ask for the youngest, you know who that is.",
)
@click.option("--resume", is_flag=True, help="Go on with the game that you left.")
@options
@language
def play(
    game: str,
    seats: int | None,
    bots: str | None,
    seed: int | None,
    first: str,
    resume: bool,
    given: tuple[str, ...],
    lang: str,
) -> None:
    """Play in the terminal against bots. What you leave is kept, and --resume takes it up again."""
    found = butin.game(game)
    match = _kept(found) if resume else _fresh(found, seats, bots, seed, given, _seat(first))
    evening = Evening(match, lang, FastChance(secrets.randbits(62) if seed is None else seed))
    try:
        evening.run()
    except (Quit, EOFError, KeyboardInterrupt, click.Abort):
        _keep(found, match)
        evening.scene.console.print("\n" + evening.scene.own.say("saved", {"game": game}))
    else:
        kept_file(found).unlink(missing_ok=True)


def kept_file(game: AnyGame) -> Path:
    """Where a game that was left waits."""
    home = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "butin" / f"{game.name}.jsonl"


def _keep(game: AnyGame, match: Match) -> None:
    """Written beside and moved over, so that a game kept before is there until this one is whole."""
    file = kept_file(game)
    private_folder(file.parent)
    beside = file.with_suffix(".new")
    beside.write_text(match.save(), "utf-8")
    beside.replace(file)


def _kept(game: AnyGame) -> Match:
    if not kept_file(game).exists():
        raise BadRecord(f"there is no game of {game.name} to resume: begin one with butin play {game.name}")
    match = play_again(game, read_record(str(kept_file(game))))
    others = [name for seat, name in enumerate(match.journal.names) if seat != YOU]
    if not all(map(game.has_bot, others)):
        raise BadRecord(f"cannot go on with {kept_file(game)}: somebody plays there who is no bot")
    return match


def _seat(text: str) -> int:
    """Who begins, as it was written."""
    if text == "lot":
        return LOT
    if not text.isdecimal():
        raise BadSeats(f"{text!r} cannot begin: expected the number of a seat, 0 being you, or lot")
    return int(text)


def _fresh(
    game: AnyGame, seats: int | None, bots: str | None, seed: int | None, given: tuple[str, ...], first: int
) -> Match:
    seats = max(game.best_from, 2) if seats is None else seats
    game.settle(seats, None)
    names = [name for name, _ in read_bots(game, bots, seats - 1, game.usual)]
    match = butin.new(game.name, seats, seed, read_options(given), first=first)
    match.journal.names = ["", *names]
    return match


class Evening:
    """You and the bots, until it is over or you leave."""

    def __init__(self, match: Match, lang: str, chance: Chance) -> None:
        self.match = match
        self.game: AnyGame = match.game
        self.chance = chance
        named = enumerate(match.journal.names)
        self.bots = {seat: policy_named(match.game, name) for seat, name in named if match.game.has_bot(name)}
        self.scene = Scene(match, YOU, lang, [])
        self.scene.names[:] = self._names()
        self.shown = 0  # how much of the story has been printed
        self.last: list[str] = []  # the clauses behind what was printed last
        self.start = monotonic() - (match.journal.entries[-1].at / 1000 if match.journal.entries else 0)

    def run(self) -> None:
        self.scene.console.print(escape(self.scene.own.say("bots-made", {"names": ", ".join(self.scene.names)})))
        while not self.match.over:
            self._tell()
            if self.game.racing(self.match.state):
                self._race()
            elif YOU in self.match.actors:
                self._ask()
            else:
                seat = self.match.actors[0]
                self._do(seat, self._bot_move(seat))
        self._tell()
        self.scene.board()
        self.scene.ending()

    def _ask(self) -> None:
        """Show everything and take one decision."""
        legal = self.match.legal(YOU)
        self.scene.board()
        self.scene.prompt()
        self.scene.moves(legal)
        self.scene.console.print(f"[dim]{self.scene.own.say('commands')}[/]")
        while not self._answered(self.scene.console.input(self.scene.own.say("ask")).strip(), legal):
            pass

    def _answered(self, text: str, legal: list[str]) -> bool:
        """Do what a line says; True if it was a move."""
        word, _, rest = text.partition(" ")
        if not text or word.lower() in _HELP:
            self.scene.console.print(self.scene.own.say("help"))
        elif word.lower() in _WHY:
            self._why()
        elif word.lower() in _HINT:
            self._hint()
        elif word.lower() in _RULES:
            self._try_clause(rest)
        elif word.lower() in _QUIT:
            raise Quit
        else:
            number = int(text) if text.isdecimal() else 0
            try:
                self._do_text(YOU, legal[number - 1] if 0 < number <= len(legal) else text)
            except IllegalMove as error:
                self.scene.refusal(error)
                return False
            return True
        return False

    def _race(self) -> None:
        """The faster hand moves: bots' hands have their times, yours is timed by its key."""
        state, pauses = self.match.state, []
        for seat in self.match.actors:
            if seat in self.bots:
                move = self._bot_move(seat)
                if move != WAIT:
                    pause = pause_of(self.game, self.bots[seat])
                    pauses.append((pause(state, seat, move, self.chance), seat, move))
        fastest = min(pauses, default=None)
        if YOU in self.match.actors and self._grabbed(fastest[0] / 1000 if fastest else None):
            return
        if fastest is not None:
            self._do(fastest[1], fastest[2])
        elif state.legal(TABLE):
            self._do(TABLE, state.legal(TABLE)[0])
        else:
            self._do(YOU, self.game.absent(state, YOU, self.chance))

    def _grabbed(self, seconds: float | None) -> bool:
        """Whether your hand was there first, and then it has moved."""
        legal = self.match.legal(YOU)
        if not is_terminal():
            self.scene.board()
            self.scene.moves(legal)
            while text := self.scene.console.input(self.scene.own.say("ask")).strip():
                if self._answered(text, legal):
                    return True
            return False
        keys = {str(number % 10): move for number, move in enumerate(legal[:10], 1)}
        self.scene.board()
        listed = " ".join(f"{key}={move}" for key, move in keys.items())
        self.scene.console.print(f"[yellow]{escape(self.scene.own.say('race-keys', {'keys': listed}))}[/]")
        left = 30.0 if seconds is None else seconds
        while left > 0:
            key, took = key_within(left)
            left -= took
            if key == "q":
                raise Quit
            if key in keys:
                self._do_text(YOU, keys[key])
                return True
            if key == " ":
                return False
        return False

    def _bot_move(self, seat: int) -> int:
        return choose(self.game, self.bots[seat], self.game.view(self.match.state, seat), self.chance)

    def _do(self, seat: int, move: int) -> None:
        self._do_text(seat, self.game.write_move(self.match.state, seat, move))

    def _do_text(self, seat: int, move: str) -> None:
        self.match.play(seat, move, at=int((monotonic() - self.start) * 1000))

    def _tell(self) -> None:
        news = [event for event in self.match.story[self.shown :] if event.seen_by(YOU)]
        self.shown = len(self.match.story)
        self.scene.story(news)
        if news:
            self.last = list(dict.fromkeys(event.rule for event in news))

    def _why(self) -> None:
        if not self.last:
            self.scene.console.print(self.scene.own.say("no-story"))
        for rule in self.last:
            self.scene.clause(rule)

    def _try_clause(self, number: str) -> None:
        try:
            self.scene.clause(number.strip())
        except ButinError as error:
            self.scene.console.print(f"[red]{escape(str(error))}[/]")

    def _hint(self) -> None:
        name = self.game.usual
        policy = policies(self.game)[name]
        move = choose(self.game, policy, self.game.view(self.match.state, YOU), self.chance)
        text = self.scene.own.say("wait") if move == WAIT else self.game.write_move(self.match.state, YOU, move)
        said = self.scene.words.say(f"bot-{name}").split(",")[0]
        self.scene.console.print(escape(self.scene.own.say("hint", {"bot": said, "move": text})))

    def _names(self) -> list[str]:
        """Yours, and an animal for every bot."""
        journal = self.match.journal
        return [self.scene.own.say("you"), *seat_names(self.game, journal.names, self.scene.language)[1:]]
