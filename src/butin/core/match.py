"""A match: a position, its journal, and the door through which every move goes."""

from __future__ import annotations

from butin.core.chance import SealedChance
from butin.core.errors import BadRecord, ButinError, IllegalMove
from butin.core.game import WATCHER, AnyGame, View
from butin.core.journal import Journal, Played
from butin.core.options import Options
from butin.core.reading import Position
from butin.core.state import TABLE, Event, State


class Match:
    """One game being played. Seats are numbers from 0, moves are texts; what is refused changes nothing."""

    def __init__(self, game: AnyGame, journal: Journal) -> None:
        self.game: AnyGame = game
        self.journal: Journal = journal
        self.story: list[Event] = []  # everything told so far, secrets included: filter it with `seen_by`
        chance = SealedChance(journal.secret, journal.shares)
        if journal.position is None:
            first, tell = journal.first, self.story.append
            self.state: State = game.start(journal.seats, journal.options, chance, first, tell)
        else:
            self.state = game.read(journal.position, journal.seats, journal.options, chance)

    @property
    def seats(self) -> int:
        return self.journal.seats

    @property
    def options(self) -> Options:
        return self.journal.options

    @property
    def actors(self) -> list[int]:
        """The seats that may act now. In some games that is everybody at once."""
        return self.state.actors()

    @property
    def over(self) -> bool:
        return not self.state.actors()

    @property
    def scores(self) -> list[int] | None:
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        return self.state.winners()

    def legal(self, seat: int) -> list[str]:
        """Every move open to a seat (or to the TABLE itself), as it is written."""
        if seat != TABLE:
            self._check_seat(seat)
        return [self.game.write_move(self.state, seat, move) for move in self.state.legal(seat)]

    def play(self, seat: int, move: str, at: int = 0) -> list[Event]:
        """Make a move and return what happened, or raise IllegalMove. `at` is kept in the journal."""
        if seat != TABLE:
            self._check_seat(seat)
        if not isinstance(move, str):
            raise IllegalMove("unreadable", "", f"a move is a text, not {move!r}: legal({seat}) lists them")
        code = self.game.check_move(self.state, seat, move)
        text = self.game.write_move(self.state, seat, code)
        before = len(self.story)
        self.state.play(seat, code, self.story.append)
        self.journal.entries.append(Played(seat, text, at))
        return self.story[before:]

    def view(self, seat: int) -> View:
        """What a seat may know: a position with holes, who may act, and the moves open to that seat."""
        if seat != WATCHER:
            self._check_seat(seat)
        return self.game.view(self.state, seat)

    def position(self) -> Position:
        """The whole position as data, hidden things included: `butin.set_up` takes it back."""
        return self.game.write(self.state)

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise IllegalMove("no_such_seat", "", f"there is no seat {seat!r}: seats are 0 to {self.seats - 1}")

    def save(self) -> str:
        """The record of this match, JSON lines. `butin.load` takes it back."""
        return self.journal.save()


def other_rules(game: AnyGame, version: int) -> str:
    """Why a match of another version of the rules cannot be looked at: nothing here knows how it went on."""
    return (
        f"this match follows rules {version} of {game.name}, and this Butin knows rules {game.version}: begin a new one"
    )


def replay(game: AnyGame, journal: Journal, moves: int | None = None) -> Match:
    """Play a record again, all of it or the first `moves` moves."""
    if journal.version != game.version:
        raise BadRecord(other_rules(game, journal.version))
    fresh = Journal(
        journal.game,
        journal.version,
        journal.seats,
        game.settle(journal.seats, journal.options),
        journal.secret,
        journal.shares,
        journal.position,
        journal.names,
        game.first(journal.seats, journal.options, journal.first),
    )
    match = Match(game, fresh)
    for number, entry in enumerate(journal.entries[:moves], 1):
        try:
            match.play(entry.seat, entry.move, entry.at)
        except ButinError as error:
            raise BadRecord(f"move {number} of the record cannot be played: {error}") from None
    return match
